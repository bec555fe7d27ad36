"""The choices that a state of Chor Voli or Ramchi carries, by form.

What a rule reads of a form stands on the form's own struct: how many play, which straights there are and in which
order, what is paid, and whether four of a kind ends a deal.
"""

from collections.abc import Iterator
from enum import StrEnum
from typing import Annotated, ClassVar, TypeAlias

from msgspec import UNSET, Meta, UnsetType

from croupier.cards import Card, pack_from
from croupier.chor_voli.rulebook import ChorVoliRule
from croupier.faults import Fault
from croupier.wire import Deals, Value

PACK = pack_from(2)

_DOWN_FROM_ACE = tuple("AKQJT98765432"[i : i + 3] for i in range(11))

STRAIGHTS = (_DOWN_FROM_ACE[0], "32A", *_DOWN_FROM_ACE[1:])
"""Ranks of the straights of Chor Voli, the best first (C4)."""

RAMCHI_STRAIGHTS = ("A23", "235", *_DOWN_FROM_ACE)
"""Ranks of the straights of Ramchi, the best first; 2-3-5 is the ramchi (C15)."""


class ChorVoliTies(StrEnum):
    """Which of equal combinations wins."""

    FIRST = "first"
    LAST = "last"


class ChorVoliShowdownLeader(StrEnum):
    """Who shows first in a showdown."""

    FIRST_SEAT = "first_seat"
    PREVIOUS_WINNER = "previous_winner"


def _note(rule: str, description: str) -> Meta:
    return Meta(description=description, extra={"rule": rule})


ThreesHigh: TypeAlias = Annotated[bool, _note("C3", "Three threes beat three aces.")]
FoursHigh: TypeAlias = Annotated[bool, _note("C8", "Four fours beat four aces.")]
Ties: TypeAlias = Annotated[ChorVoliTies, _note("C12", "Which of equal combinations wins: shown first or last.")]
ShowdownLeader: TypeAlias = Annotated[ChorVoliShowdownLeader, _note("C12", "Who shows first in a showdown.")]
FourOfAKind: TypeAlias = Annotated[bool, _note("C17", "Four of a kind ends a deal.")]


class ChorVoliPlain(Value, frozen=True, kw_only=True, tag_field="form", tag="chor-voli"):
    """Chor Voli: four players, a pool, one chip a showdown."""

    threes_high: ThreesHigh
    fours_high: FoursHigh
    ties: Ties
    showdown_leader: ShowdownLeader
    deals: Deals | None

    fewest_players: ClassVar[int] = 4
    wrong_players: ClassVar[ChorVoliRule] = ChorVoliRule.PLAYERS
    has_pool: ClassVar[bool] = True
    four_of_a_kind: ClassVar[bool] = True
    straights: ClassVar[tuple[str, ...]] = STRAIGHTS


class ChorVoliRamchi(Value, frozen=True, kw_only=True, tag_field="form", tag="ramchi"):
    """Ramchi: three or four players, and every opponent pays."""

    threes_high: ThreesHigh
    ties: Ties
    showdown_leader: ShowdownLeader
    four_of_a_kind: FourOfAKind
    fours_high: FoursHigh
    deals: Deals | None

    fewest_players: ClassVar[int] = 3
    wrong_players: ClassVar[ChorVoliRule] = ChorVoliRule.RAMCHI_PLAYERS
    has_pool: ClassVar[bool] = False
    straights: ClassVar[tuple[str, ...]] = RAMCHI_STRAIGHTS


MOST_PLAYERS = 4

ChorVoliOptions: TypeAlias = Annotated[
    ChorVoliPlain | ChorVoliRamchi,
    Meta(description="Every choice of rules, by form.", extra={"component": "ChorVoliOptions"}),
]


class ChorVoliOverrides(Value, frozen=True, kw_only=True):
    """Options that differ from the variant's; one that its form does not have is refused."""

    threes_high: ThreesHigh | UnsetType = UNSET
    fours_high: FoursHigh | UnsetType = UNSET
    ties: Ties | UnsetType = UNSET
    showdown_leader: ShowdownLeader | UnsetType = UNSET
    four_of_a_kind: FourOfAKind | UnsetType = UNSET
    deals: Deals | UnsetType = UNSET


def unplayable(options: ChorVoliOptions, players: int) -> Iterator[Fault]:
    """List why nothing can be played with these options by so many players (C6, C16, C19)."""
    allowed = range(options.fewest_players, MOST_PLAYERS + 1)
    if players not in allowed:
        yield options.wrong_players.fault("/players", allowed=" or ".join(map(str, allowed)), players=players)


def pack(_options: ChorVoliOptions, _players: int) -> tuple[Card, ...]:
    """Return the pack, the same for all options (C6)."""
    return PACK


def hand_size(players: int) -> int:
    """Return how many cards each seat is dealt: 13 of four, 17 of three, with one card left over (C6, C16)."""
    return len(PACK) // players
