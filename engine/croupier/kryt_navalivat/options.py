"""The choices that a state of Kryt'-navalivat' carries, by form.

What a rule reads of a form stands on the form's own struct: whether an indicator is turned, what trumps are, and
which suit no trump beats.
"""

from collections.abc import Iterator
from typing import Annotated, ClassVar, TypeAlias

import msgspec
from msgspec import UNSET, Meta, UnsetType

from croupier.cards import Card, Suit, pack_from
from croupier.faults import Fault
from croupier.kryt_navalivat.rulebook import KrytRule

FEWEST_PLAYERS, MOST_PLAYERS = 2, 6

MOST_ACTIONS = 1_000_000
MOST_DEALS = 10_000

PACK = pack_from(6)
"""The 36 cards of K1."""

ActionLimit: TypeAlias = Annotated[
    int, Meta(ge=1, le=MOST_ACTIONS, description="Actions after which a deal is broken off.", extra={"rule": "K23"})
]
Deals: TypeAlias = Annotated[
    int, Meta(ge=1, le=1_000, description="Deals after which the match is over.", extra={"rule": "S4"})
]


class KrytStandard(msgspec.Struct, frozen=True, tag_field="form", tag="standard", forbid_unknown_fields=True):
    """The game with an indicator, whose suit is trumps (K5)."""

    action_limit: ActionLimit | None
    deals: Deals | None

    fixed_trumps: ClassVar[Suit | None] = None
    anti_trumps: ClassVar[Suit | None] = None


class KrytDiamondsAndSpades(
    msgspec.Struct, frozen=True, tag_field="form", tag="diamonds-and-spades", forbid_unknown_fields=True
):
    """The game in which diamonds are always trumps and no trump beats a spade (K20, K21)."""

    action_limit: ActionLimit | None
    deals: Deals | None

    fixed_trumps: ClassVar[Suit | None] = Suit.DIAMONDS
    anti_trumps: ClassVar[Suit | None] = Suit.SPADES


KrytOptions: TypeAlias = Annotated[KrytStandard | KrytDiamondsAndSpades, Meta(extra={"component": "KrytOptions"})]


class KrytOverrides(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Options that differ from the variant's."""

    action_limit: ActionLimit | UnsetType = UNSET
    deals: Deals | UnsetType = UNSET


def unplayable(_options: KrytOptions, players: int) -> Iterator[Fault]:
    """List why nothing can be played with these options by so many players (K2)."""
    if not FEWEST_PLAYERS <= players <= MOST_PLAYERS:
        yield KrytRule.PLAYERS.fault("/players", players=players)


def pack(_options: KrytOptions, _players: int) -> tuple[Card, ...]:
    """Return the pack, the same for all options (K1)."""
    return PACK
