"""What of Chor Voli goes over the wire: state, phases, actions and scoring."""

from typing import Annotated, TypeAlias, final

from msgspec import UNSET, Meta, UnsetType

from croupier.cards import Card, Cards
from croupier.chor_voli.options import ChorVoliOptions
from croupier.payments import Balances, Payments, UnitsHeld
from croupier.seats import MOST_SEATS, Seat
from croupier.wire import ActionCount, DealNumber, Seed, Value, Version

MOST_COMBINATIONS = 5

Triple: TypeAlias = Annotated[tuple[Card, ...], Meta(min_length=3, max_length=3)]
Laid: TypeAlias = Annotated[tuple[Triple, ...], Meta(max_length=MOST_COMBINATIONS)]
Stood: TypeAlias = Annotated[tuple[Seat, ...], Meta(max_length=MOST_SEATS)]


class ChorVoliFourOfAKind(Value, frozen=True, tag="four_of_a_kind"):
    """A seat was dealt four of a kind; nothing was played (C8)."""

    winner: Seat
    """Seat that was dealt the highest."""
    rank: Annotated[str, Meta(min_length=1, max_length=1)]
    """Their rank."""


class ChorVoliShowdowns(Value, frozen=True, tag="showdowns"):
    """The combinations met (C11)."""

    held: Annotated[int, Meta(ge=0, le=MOST_COMBINATIONS)]
    """Number of showdowns that were held."""
    winners: Annotated[tuple[Seat, ...], Meta(max_length=MOST_COMBINATIONS)]
    """Seat that won each one."""


ChorVoliResult: TypeAlias = Annotated[
    ChorVoliFourOfAKind | ChorVoliShowdowns,
    Meta(description="How a deal ended.", extra={"component": "ChorVoliResult"}),
]


@final
class ChorVoliArranging(Value, frozen=True, tag="arranging"):
    """Seats lay down combinations and stand, in any order among themselves (C9)."""


@final
class ChorVoliCalling(Value, frozen=True, tag="calling"):
    """All have stood; the seat after the last to stand calls the showdowns (C10a)."""


@final
class ChorVoliOver(Value, frozen=True, tag="over"):
    """The deal is over."""

    pot: UnitsHeld
    """What a four of a kind took from the pool; 0 after showdowns."""


ChorVoliPhase: TypeAlias = Annotated[
    ChorVoliArranging | ChorVoliCalling | ChorVoliOver,
    Meta(description="What is due.", extra={"component": "ChorVoliPhase"}),
]


class ChorVoliState(Value, frozen=True, kw_only=True, tag_field="game", tag="chor-voli"):
    """A match of Chor Voli or Ramchi, hidden cards included."""

    version: Version
    """Version of this layout; 1 is known."""
    options: ChorVoliOptions
    """Every choice of rules."""
    seed: Seed
    """Source of all chance in later deals."""
    deal: DealNumber
    """Number of this deal, from 0."""
    dealer: Seat
    """Seat that dealt; the one after it is the first."""
    actions: ActionCount
    """Actions taken in this deal."""
    hands: Annotated[tuple[Cards, ...], Meta(max_length=MOST_SEATS)]
    """Cards that each seat still holds, in the order gained."""
    table_card: Card | None
    """The card that lies face up; null where none is left over."""
    combinations: Annotated[tuple[Laid, ...], Meta(max_length=MOST_SEATS)]
    """Combinations that each seat has laid down, in order."""
    discards: Annotated[tuple[Cards, ...], Meta(max_length=MOST_SEATS)]
    """Cards that each seat has discarded."""
    stood: Stood
    """Seats that have finished arranging, in order."""
    balances: Balances
    """Chips won, by seat."""
    pool: UnitsHeld
    """Chips in the pool."""
    phase: ChorVoliPhase
    """What is due."""


@final
class ChorVoliCombine(Value, frozen=True, tag="combine"):
    """Lay down a combination, no stronger than the one before (C10)."""

    seat: Seat
    """Seat that acts."""
    cards: Triple
    """Three cards from its hand, in any order."""


@final
class ChorVoliStand(Value, frozen=True, tag="stand"):
    """Discard what is left, and finish arranging (C10)."""

    seat: Seat
    """Seat that acts."""


@final
class ChorVoliTakeTableCard(Value, frozen=True, tag="take_table_card"):
    """Take the table card for the two of diamonds (C16)."""

    seat: Seat
    """Seat that acts."""


@final
class ChorVoliShow(Value, frozen=True, tag="show"):
    """Call the showdowns (C10a)."""

    seat: Seat
    """Seat that acts."""


@final
class ChorVoliDeal(Value, frozen=True, tag="deal"):
    """Deal the next deal once one is over (C14)."""

    seat: Seat
    """The next dealer."""
    deck: Cards | UnsetType = UNSET
    """Deck of this deal, exactly the pack, in place of the shuffle (S10)."""


ChorVoliAction: TypeAlias = Annotated[
    ChorVoliCombine | ChorVoliStand | ChorVoliTakeTableCard | ChorVoliShow | ChorVoliDeal,
    Meta(description="One thing that one seat does.", extra={"component": "ChorVoliAction"}),
]


class ChorVoliScoring(Value, frozen=True):
    """What the match has come to."""

    balances: Balances
    """Chips won, by seat."""
    kitty: UnitsHeld
    """Always 0: these games have a pool, or neither."""
    pool: UnitsHeld
    """Chips in the pool."""
    lines: Payments
    """Every payment of this deal so far, in order."""
    result: ChorVoliResult | None
    """How the deal ended; null while it is played."""
    returns: Balances | None
    """Net result of the deal by seat; null while it is played."""
