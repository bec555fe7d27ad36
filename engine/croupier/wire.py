"""What the values of every game have in common on the wire: their base, and the bounds of what they count."""

from collections.abc import Sequence
from typing import Annotated, Protocol, TypeAlias

import msgspec
from msgspec import Meta

from croupier.cards import Card

MOST_DEALS = 10_000
"""Deals after which a match is over, whatever its options say."""

MOST_ACTIONS = 1_000_000
"""Actions after which a deal is broken off, whatever its options say."""


LONGEST_SEALED_SEED = "f" * 64
"""A seed as long as the seeds of sealed tables, which are SHA-256 in hexadecimal."""


class Value(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A value on the wire: frozen, nothing unknown let in, and never part of a cycle."""


Version: TypeAlias = Annotated[int, Meta(ge=1, le=65_535)]
# Python's $ would let a newline pass at the end; the document writes the end of a pattern as JSON Schema does.
Seed: TypeAlias = Annotated[str, Meta(min_length=1, max_length=128, pattern=r"^[!-~]{1,128}\Z")]
DealNumber: TypeAlias = Annotated[int, Meta(ge=0, le=MOST_DEALS - 1)]
ActionCount: TypeAlias = Annotated[int, Meta(ge=0, le=MOST_ACTIONS)]
ActionIndex: TypeAlias = Annotated[int, Meta(ge=0, le=9_999)]
CardCount: TypeAlias = Annotated[int, Meta(ge=0, le=52)]
Deals: TypeAlias = Annotated[
    int, Meta(ge=1, le=1_000, description="Deals after which the match is over.", extra={"rule": "S4"})
]


class Frame(Protocol):
    """What the machinery reads of every state."""

    @property
    def version(self) -> int:
        """Version of the state's layout."""
        ...

    @property
    def hands(self) -> Sequence[Sequence[Card]]:
        """A hand for each seat."""
        ...


class Action(Protocol):
    """What the machinery reads of every action."""

    @property
    def seat(self) -> int:
        """Seat that acts."""
        ...


class Event(Value, frozen=True):
    """Something that has happened."""

    action: ActionIndex
    """Index of the action in the request, from 0; for who does not learn of every action, of those that are known."""
