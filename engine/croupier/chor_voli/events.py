"""What has happened in Chor Voli, in the past tense; ``view.py`` says who may know it."""

from typing import Annotated, TypeAlias

from msgspec import Meta

from croupier.cards import Card, Cards
from croupier.chor_voli.combinations import ChorVoliKind
from croupier.chor_voli.showdowns import ChorVoliWhy
from croupier.chor_voli.state import MOST_COMBINATIONS, ChorVoliResult, Triple
from croupier.payments import Balances, Payment, UnitsHeld
from croupier.seats import MOST_SEATS, Seat
from croupier.wire import CardCount, DealNumber, Event, Value


class ChorVoliDealtHand(Value, frozen=True):
    """The cards that one seat was dealt."""

    seat: Seat
    """Seat that got them."""
    count: CardCount
    """How many."""
    cards: Cards | None
    """Which; null for all but that seat."""


class ChorVoliShown(Value, frozen=True):
    """A combination that was shown."""

    seat: Seat
    """Seat that showed it."""
    cards: Triple
    """Its cards, highest rank first."""
    kind: ChorVoliKind
    """Its kind."""


class ChorVoliDealt(Event, frozen=True, tag="dealt"):
    """A deal was dealt (C6, C16)."""

    deal: DealNumber
    """Number of the deal, from 0."""
    dealer: Seat
    """Seat that dealt."""
    hands: Annotated[tuple[ChorVoliDealtHand, ...], Meta(max_length=MOST_SEATS)]
    """What each seat was dealt."""
    table_card: Card | None
    """The card left over, face up; null where there is none."""


class ChorVoliPaid(Event, frozen=True, tag="paid"):
    """Chips changed hands."""

    payment: Payment
    """Who paid whom, and what for."""


class ChorVoliCombined(Event, frozen=True, tag="combined"):
    """The seat laid down a combination; nobody else learns of it (C9a)."""

    seat: Seat
    """Seat that laid it down."""
    cards: Triple
    """Its cards, highest rank first."""
    kind: ChorVoliKind
    """Its kind."""


class ChorVoliStoodUp(Event, frozen=True, tag="stood"):
    """A seat has finished arranging (C10)."""

    seat: Seat
    """Seat that has."""


class ChorVoliTookTableCard(Event, frozen=True, tag="took_table_card"):
    """A seat took the table card for the two of diamonds (C16)."""

    seat: Seat
    """Seat that took it."""
    card: Card
    """The card taken."""


class ChorVoliCalled(Event, frozen=True, tag="called"):
    """The showdowns were called (C10a)."""

    seat: Seat
    """Seat that called them."""


class ChorVoliShowdownHeld(Event, frozen=True, tag="showdown"):
    """A showdown was held (C11)."""

    number: Annotated[int, Meta(ge=1, le=MOST_COMBINATIONS)]
    """Number of the showdown, from 1."""
    shown: Annotated[tuple[ChorVoliShown, ...], Meta(max_length=MOST_SEATS)]
    """What was shown, in order."""
    winner: Seat
    """Seat that won it."""
    why: ChorVoliWhy
    """Why."""


class ChorVoliSettled(Event, frozen=True, tag="settled"):
    """The deal is over, and all is paid."""

    result: ChorVoliResult
    """How it ended."""
    returns: Balances
    """Net result of the deal by seat."""
    balances: Balances
    """Chips won so far, by seat."""
    pool: UnitsHeld
    """Chips in the pool."""


ChorVoliEvent: TypeAlias = Annotated[
    ChorVoliDealt
    | ChorVoliPaid
    | ChorVoliCombined
    | ChorVoliStoodUp
    | ChorVoliTookTableCard
    | ChorVoliCalled
    | ChorVoliShowdownHeld
    | ChorVoliSettled,
    Meta(description="Something that has happened.", extra={"component": "ChorVoliEvent"}),
]
