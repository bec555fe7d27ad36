"""What has happened in Nap, in the past tense; ``view.py`` says who may know it."""

from typing import Annotated, TypeAlias

from msgspec import Meta

from croupier.cards import Card, Cards, Suit
from croupier.nap.contracts import NapContract
from croupier.nap.state import Looked, NapResult, NapState, PurchaseCount, TrickCards
from croupier.payments import Balances, Payment, UnitsHeld
from croupier.seats import MOST_SEATS, Seat
from croupier.wire import CardCount, DealNumber, Event, Value


class NapDealtHand(Value, frozen=True):
    """The cards that one seat was dealt."""

    seat: Seat
    """Seat that got them."""
    count: CardCount
    """How many."""
    cards: Cards | None
    """Which; null for all but that seat."""


class NapDealt(Event, frozen=True, tag="dealt"):
    """A deal was dealt (N3, N23)."""

    deal: DealNumber
    """Number of the deal, from 0."""
    dealer: Seat
    """Seat that dealt."""
    hands: Annotated[tuple[NapDealtHand, ...], Meta(max_length=MOST_SEATS)]
    """What each seat was dealt."""
    stock: CardCount
    """Undealt cards, without the floater."""
    floater: bool
    """Whether a floater lies in the middle."""


class NapPaid(Event, frozen=True, tag="paid"):
    """Units changed hands."""

    payment: Payment
    """Who paid whom, and what for."""


class NapStood(Event, frozen=True, tag="stood"):
    """A seat purchased nothing (N20)."""

    seat: Seat
    """Seat that stood."""


class NapPurchased(Event, frozen=True, tag="purchased"):
    """A seat exchanged cards (N20)."""

    seat: Seat
    """Seat that purchased."""
    count: PurchaseCount
    """How many cards."""
    discard: Cards | None
    """What it discarded; null for all but that seat."""
    drawn: Cards | None
    """What it got for them; null for all but that seat."""


class NapPassed(Event, frozen=True, tag="passed"):
    """A seat passed (N5)."""

    seat: Seat
    """Seat that passed."""


class NapCalled(Event, frozen=True, tag="called"):
    """A seat bid a contract (N5)."""

    seat: Seat
    """Seat that bid."""
    contract: NapContract
    """The contract."""
    floater: bool
    """With the floater."""


class NapLooked(Event, frozen=True, tag="looked"):
    """A seat looked at the floater (N24)."""

    seat: Seat
    """Seat that looked."""
    card: Card | None
    """The floater; null for all but that seat."""


class NapTookFloater(Event, frozen=True, tag="took_floater"):
    """The declarer took the floater (N27)."""

    seat: Seat
    """The declarer."""
    looked: Looked
    """Seats that had looked at it before."""
    card: Card | None
    """The floater; null for all but these seats and the declarer."""


class NapLeftFloater(Event, frozen=True, tag="left_floater"):
    """The declarer left the floater where it lies (N27)."""

    seat: Seat
    """The declarer."""


class NapDiscarded(Event, frozen=True, tag="discarded"):
    """The declarer laid a card aside for the floater (N27)."""

    seat: Seat
    """The declarer."""
    card: Card | None
    """The card; null for all but that seat."""


class NapAnnounced(Event, frozen=True, tag="announced"):
    """The declarer announced trumps (N28)."""

    seat: Seat
    """The declarer."""
    trumps: Suit
    """The suit."""


class NapPlayed(Event, frozen=True, tag="played"):
    """A card was played to the trick."""

    seat: Seat
    """Seat that played it."""
    card: Card
    """The card."""
    trumps: Suit | None
    """Suit that it made trumps, as the first card led (N14); else null."""


class NapTookTrick(Event, frozen=True, tag="took_trick"):
    """A trick was complete, and a seat took it (N6)."""

    seat: Seat
    """Seat that took it."""
    cards: TrickCards
    """Its cards, in the order played."""


class NapSettled(Event, frozen=True, tag="settled"):
    """The deal is over, and all is paid."""

    result: NapResult
    """How it ended."""
    returns: Balances
    """Net result of the deal by seat."""
    balances: Balances
    """Units won so far, by seat."""
    kitty: UnitsHeld
    """Units in the kitty."""
    pool: UnitsHeld
    """Units in the pool."""


NapEvent: TypeAlias = Annotated[
    NapDealt
    | NapPaid
    | NapStood
    | NapPurchased
    | NapPassed
    | NapCalled
    | NapLooked
    | NapTookFloater
    | NapLeftFloater
    | NapDiscarded
    | NapAnnounced
    | NapPlayed
    | NapTookTrick
    | NapSettled,
    Meta(description="Something that has happened.", extra={"component": "NapEvent"}),
]

Outcome: TypeAlias = tuple[NapState, tuple[NapEvent, ...]]
"""What an action leads to: the state after it, and its events."""
