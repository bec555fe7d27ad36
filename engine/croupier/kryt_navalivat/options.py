"""The choices that a state of Kryt'-navalivat' carries, by form.

What a rule reads of a form stands on the form's own struct: whether an indicator is turned, what trumps are, and
which suit no trump beats.
"""

from collections.abc import Iterator
from typing import Annotated, ClassVar, TypeAlias

from msgspec import UNSET, Meta, UnsetType

from croupier.cards import Card, Suit, pack_from
from croupier.faults import Fault
from croupier.kryt_navalivat.rulebook import KrytRule
from croupier.wire import MOST_ACTIONS, Deals, Value

FEWEST_PLAYERS, MOST_PLAYERS = 2, 6

PACK = pack_from(6)
"""The 36 cards of K1."""

ActionLimit: TypeAlias = Annotated[
    int, Meta(ge=1, le=MOST_ACTIONS, description="Actions after which a deal is broken off.", extra={"rule": "K23"})
]


class KrytStandard(Value, frozen=True, tag_field="form", tag="standard"):
    """The game with an indicator, whose suit is trumps (K5)."""

    action_limit: ActionLimit | None
    deals: Deals | None

    fixed_trumps: ClassVar[Suit | None] = None
    anti_trumps: ClassVar[Suit | None] = None


class KrytDiamondsAndSpades(Value, frozen=True, tag_field="form", tag="diamonds-and-spades"):
    """The game in which diamonds are always trumps and no trump beats a spade (K20, K21)."""

    action_limit: ActionLimit | None
    deals: Deals | None

    fixed_trumps: ClassVar[Suit | None] = Suit.DIAMONDS
    anti_trumps: ClassVar[Suit | None] = Suit.SPADES


KrytOptions: TypeAlias = Annotated[
    KrytStandard | KrytDiamondsAndSpades,
    Meta(description="Every choice of rules, by form.", extra={"component": "KrytOptions"}),
]


class KrytOverrides(Value, frozen=True, kw_only=True):
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
