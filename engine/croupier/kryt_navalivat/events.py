"""What has happened in Kryt'-navalivat', in the past tense, and who may know it."""

from typing import Annotated, TypeAlias

from msgspec import Meta

from croupier.cards import Card, Cards, Suit
from croupier.kryt_navalivat.state import KrytResult, Losses, Returns
from croupier.seats import MOST_SEATS, Seat
from croupier.wire import CardCount, DealNumber, Event, Value


class KrytDealtHand(Value, frozen=True):
    """The cards that one seat was dealt."""

    seat: Seat
    """Seat that got them."""
    count: CardCount
    """How many."""
    cards: Cards | None
    """Which; null for all but that seat."""


class KrytDealt(Event, frozen=True, tag="dealt"):
    """A deal was dealt (K4, K5)."""

    deal: DealNumber
    """Number of the deal, from 0."""
    dealer: Seat
    """Seat that dealt."""
    trumps: Suit
    """Suit of trumps."""
    indicator: Card | None
    """The card turned face up; null where none is turned."""
    hands: Annotated[tuple[KrytDealtHand, ...], Meta(max_length=MOST_SEATS)]
    """What each seat was dealt."""
    stock: CardCount
    """Cards left to draw, the indicator among them."""


class KrytLed(Event, frozen=True, tag="led"):
    """A card was led to the pile."""

    seat: Seat
    """Seat that led."""
    card: Card
    """Card led."""


class KrytBeaten(Event, frozen=True, tag="beaten"):
    """The top card was beaten."""

    seat: Seat
    """Seat that beat it."""
    card: Card
    """Card that beats."""
    top: Card
    """Card that was beaten."""


class KrytPickedUp(Event, frozen=True, tag="picked_up"):
    """Cards were picked up from the pile (K11)."""

    seat: Seat
    """Seat that picked up."""
    count: CardCount
    """How many cards."""
    top: Card
    """The top card, which all saw."""
    cards: Cards | None
    """Which cards, the top one first; null for all but that seat."""


class KrytExchangedSix(Event, frozen=True, tag="exchanged_six"):
    """The six of trumps was exchanged for the indicator (K14)."""

    seat: Seat
    """Seat that exchanged."""
    six: Card
    """The six, now the last card of the stock."""
    indicator: Card
    """The former indicator, now in that seat's hand."""


class KrytDrew(Event, frozen=True, tag="drew"):
    """A hand was filled up from the stock (K10)."""

    seat: Seat
    """Seat that drew."""
    count: CardCount
    """How many cards."""
    cards: Cards | None
    """Which cards, in the order drawn; null for all but that seat."""
    indicator: Card | None
    """The indicator, if it was among them; all saw it."""


class KrytWentOut(Event, frozen=True, tag="went_out"):
    """A seat has no cards left, and there are none to draw (K15)."""

    seat: Seat
    """Seat that is out."""


class KrytSettled(Event, frozen=True, tag="settled"):
    """The deal is over (K17-K19, K23, K24)."""

    result: KrytResult
    """How it ended."""
    returns: Returns
    """Net result of the deal by seat."""
    losses: Losses
    """Deals lost so far, by seat."""
    last_card: Card | None
    """In a draw the last player's only card; else null (K18)."""


KrytEvent: TypeAlias = Annotated[
    KrytDealt | KrytLed | KrytBeaten | KrytPickedUp | KrytExchangedSix | KrytDrew | KrytWentOut | KrytSettled,
    Meta(description="Something that has happened.", extra={"component": "KrytEvent"}),
]
