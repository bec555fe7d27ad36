"""What of Nap goes over the wire: state, phases and scoring."""

from typing import Annotated, TypeAlias, final

from msgspec import Meta

from croupier.cards import Card, Cards, Suit
from croupier.nap.contracts import NapContract
from croupier.nap.options import HAND, NapOptions
from croupier.payments import Balances, Payments, UnitsHeld
from croupier.seats import MOST_SEATS, Seat
from croupier.wire import ActionCount, DealNumber, Seed, Value, Version

TrickCards: TypeAlias = Annotated[tuple[Card, ...], Meta(max_length=MOST_SEATS)]
PurchaseCount: TypeAlias = Annotated[int, Meta(ge=0, le=HAND)]
Purchases: TypeAlias = Annotated[tuple[PurchaseCount, ...], Meta(max_length=MOST_SEATS)]
Looked: TypeAlias = Annotated[tuple[Seat, ...], Meta(max_length=MOST_SEATS)]
Tricks: TypeAlias = Annotated[int, Meta(ge=0, le=HAND)]


class NapCall(Value, frozen=True):
    """What a seat said in the bidding."""

    contract: NapContract | None
    """Contract that was bid; null for a pass."""
    floater: bool
    """Whether with the floater."""


Calls: TypeAlias = Annotated[tuple[NapCall, ...], Meta(max_length=MOST_SEATS)]


class NapAllPassed(Value, frozen=True, tag="all_passed"):
    """Nobody bid; nothing was played."""


class NapPlayedOut(Value, frozen=True, tag="played"):
    """A contract was played."""

    declarer: Seat
    """Seat that played it."""
    contract: NapContract
    """The contract."""
    floater: bool
    """Whether with the floater."""
    needed: Tricks
    """Fewest tricks that make it; in misère 0, which are also the most."""
    won: Tricks
    """Tricks that the declarer won."""
    made: bool
    """Whether it was made."""


NapResult: TypeAlias = Annotated[
    NapAllPassed | NapPlayedOut, Meta(description="How a deal ended.", extra={"component": "NapResult"})
]


@final
class NapPurchasing(Value, frozen=True, tag="purchasing"):
    """Seats purchase or stand, in turn (N20)."""


@final
class NapBidding(Value, frozen=True, tag="bidding"):
    """Seats bid or pass, in turn (N5)."""


@final
class NapTakingFloater(Value, frozen=True, tag="taking_floater"):
    """The declarer takes the floater or leaves it (N27)."""


@final
class NapDiscarding(Value, frozen=True, tag="discarding"):
    """The declarer has taken the floater, and discards a card for it (N27)."""


@final
class NapAnnouncing(Value, frozen=True, tag="announcing"):
    """The declarer announces trumps (N28)."""


@final
class NapPlaying(Value, frozen=True, tag="playing"):
    """A trick is being played (N6)."""

    leader: Seat
    """Seat that leads to it."""
    cards: TrickCards
    """Cards played to it, in order."""


@final
class NapOver(Value, frozen=True, tag="over"):
    """The deal is over."""

    pot: UnitsHeld
    """What the declarer took from the kitty or the pool."""


NapPhase: TypeAlias = Annotated[
    NapPurchasing | NapBidding | NapTakingFloater | NapDiscarding | NapAnnouncing | NapPlaying | NapOver,
    Meta(description="What is due.", extra={"component": "NapPhase"}),
]


class NapState(Value, frozen=True, kw_only=True, tag_field="game", tag="nap"):
    """A match of Nap, hidden cards included."""

    version: Version
    """Version of this layout; 1 is known."""
    options: NapOptions
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
    """Each seat's cards in the order gained, less what was played or discarded."""
    stock: Cards
    """Undealt cards, drawn from the first on."""
    floater: Card | None
    """The card in the middle; null where there is none, and once it is taken."""
    discards: Cards
    """Cards discarded, in order: those purchased away, or the one laid aside for the floater."""
    purchases: Purchases
    """Cards purchased, seat by seat from the first; 0 where the seat stood."""
    looked: Looked
    """Seats that have looked at the floater, in order."""
    calls: Calls
    """Calls, seat by seat from the first."""
    trumps: Suit | None
    """Suit of trumps; null while there is none."""
    tricks: Annotated[tuple[TrickCards, ...], Meta(max_length=HAND)]
    """Complete tricks, each in the order its cards were played."""
    balances: Balances
    """Units won, by seat."""
    kitty: UnitsHeld
    """Units in the kitty."""
    pool: UnitsHeld
    """Units in the pool."""
    phase: NapPhase
    """What is due."""


class NapScoring(Value, frozen=True):
    """What the match has come to."""

    balances: Balances
    """Units won, by seat."""
    kitty: UnitsHeld
    """Units in the kitty."""
    pool: UnitsHeld
    """Units in the pool."""
    lines: Payments
    """Every payment of this deal so far, in order."""
    result: NapResult | None
    """How the deal ended; null while it is played."""
    returns: Balances | None
    """Net result of the deal by seat; null while it is played."""
