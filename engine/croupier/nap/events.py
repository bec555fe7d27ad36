"""What has happened in Nap, in the past tense; ``view.py`` says who may know it."""

from typing import Annotated, TypeAlias

from msgspec import Meta

from croupier.cards import Card, Cards, Suit
from croupier.nap.contracts import NapContract
from croupier.nap.state import Balances, Held, NapPayment, NapResult, PurchaseCount, TrickCards
from croupier.seats import MOST_SEATS, Seat
from croupier.wire import ActionIndex, CardCount, DealNumber, Value


class NapDealtHand(Value, frozen=True):
    """The cards that one seat was dealt."""

    seat: Seat
    """Seat that got them."""
    count: CardCount
    """How many."""
    cards: Cards | None
    """Which; null for all but that seat."""


class NapDealt(Value, frozen=True, tag="dealt"):
    """A deal was dealt (N3, N23)."""

    action: ActionIndex
    """Index of the action in the request."""
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


class NapPaid(Value, frozen=True, tag="paid"):
    """Units changed hands."""

    action: ActionIndex
    """Index of the action in the request."""
    payment: NapPayment
    """Who paid whom, and what for."""


class NapStood(Value, frozen=True, tag="stood"):
    """A seat purchased nothing (N20)."""

    action: ActionIndex
    """Index of the action in the request."""
    seat: Seat
    """Seat that stood."""


class NapPurchased(Value, frozen=True, tag="purchased"):
    """A seat exchanged cards (N20)."""

    action: ActionIndex
    """Index of the action in the request."""
    seat: Seat
    """Seat that purchased."""
    count: PurchaseCount
    """How many cards."""
    discard: Cards | None
    """What it discarded; null for all but that seat."""
    drawn: Cards | None
    """What it got for them; null for all but that seat."""


class NapPassed(Value, frozen=True, tag="passed"):
    """A seat passed (N5)."""

    action: ActionIndex
    """Index of the action in the request."""
    seat: Seat
    """Seat that passed."""


class NapCalled(Value, frozen=True, tag="called"):
    """A seat bid a contract (N5)."""

    action: ActionIndex
    """Index of the action in the request."""
    seat: Seat
    """Seat that bid."""
    contract: NapContract
    """The contract."""
    floater: bool
    """With the floater."""


class NapLooked(Value, frozen=True, tag="looked"):
    """A seat looked at the floater (N24)."""

    action: ActionIndex
    """Index of the action in the request."""
    seat: Seat
    """Seat that looked."""
    card: Card | None
    """The floater; null for all but that seat."""


class NapTookFloater(Value, frozen=True, tag="took_floater"):
    """The declarer took the floater (N27)."""

    action: ActionIndex
    """Index of the action in the request."""
    seat: Seat
    """The declarer."""
    card: Card | None
    """The floater; null for all but that seat."""


class NapLeftFloater(Value, frozen=True, tag="left_floater"):
    """The declarer left the floater where it lies (N27)."""

    action: ActionIndex
    """Index of the action in the request."""
    seat: Seat
    """The declarer."""


class NapDiscarded(Value, frozen=True, tag="discarded"):
    """The declarer laid a card aside for the floater (N27)."""

    action: ActionIndex
    """Index of the action in the request."""
    seat: Seat
    """The declarer."""
    card: Card | None
    """The card; null for all but that seat."""


class NapAnnounced(Value, frozen=True, tag="announced"):
    """The declarer announced trumps (N28)."""

    action: ActionIndex
    """Index of the action in the request."""
    seat: Seat
    """The declarer."""
    trumps: Suit
    """The suit."""


class NapCardPlayed(Value, frozen=True, tag="played"):
    """A card was played to the trick."""

    action: ActionIndex
    """Index of the action in the request."""
    seat: Seat
    """Seat that played it."""
    card: Card
    """The card."""
    trumps: Suit | None
    """Suit that it made trumps, as the first card led (N14); else null."""


class NapTookTrick(Value, frozen=True, tag="took_trick"):
    """A trick was complete, and a seat took it (N6)."""

    action: ActionIndex
    """Index of the action in the request."""
    seat: Seat
    """Seat that took it."""
    cards: TrickCards
    """Its cards, in the order played."""


class NapSettled(Value, frozen=True, tag="settled"):
    """The deal is over, and all is paid."""

    action: ActionIndex
    """Index of the action in the request."""
    result: NapResult
    """How it ended."""
    returns: Balances
    """Net result of the deal by seat."""
    balances: Balances
    """Units won so far, by seat."""
    kitty: Held
    """Units in the kitty."""
    pool: Held
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
    | NapCardPlayed
    | NapTookTrick
    | NapSettled,
    Meta(description="Something that has happened.", extra={"component": "NapEvent"}),
]
