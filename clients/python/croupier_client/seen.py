"""What a seat has seen of decks, to be held against them once they are revealed."""

from collections.abc import Iterator, Sequence
from typing import Any, TypeAlias

from msgspec.structs import replace

from croupier_client.base import Model
from croupier_client.models import (
    Card,
    ChorVoliDealt,
    ChorVoliTable,
    KrytDealt,
    KrytDrew,
    KrytExchangedSix,
    KrytTable,
    KrytView,
    NapDealt,
    NapLooked,
    NapPurchased,
    NapTable,
    NapTookFloater,
)

Table: TypeAlias = KrytTable | NapTable | ChorVoliTable


class SeenDeal(Model, frozen=True, kw_only=True):
    """What a seat has seen of the deck of a deal."""

    deal: int
    """Number of the deal, from 0."""
    dealer: int
    """Seat that dealt."""
    hand: Sequence[Card]
    """The hand that the seat was dealt."""
    drawn: Sequence[Card] = ()
    """Cards that it drew later, in order."""
    face_up: Card | None = None
    """The indicator of Kryt'-navalivat', the table card of Ramchi."""
    last: Card | None = None
    """The last card of the stock of Kryt'-navalivat': the indicator, or the six that was exchanged for it."""
    floater: Card | None = None
    """The floater of Nap."""


def noted(deals: Sequence[SeenDeal], table: Table) -> tuple[SeenDeal, ...]:
    """Return the deals that a seat has seen with what an answer shows, of a move that is new to it."""
    every = (*deals, *_seen_deals(table))
    if not every or every[-1].deal != table.view.deal:
        return every
    *before, now = every
    # What comes before a deal in one move shows nothing of a deck.
    for event in table.events:
        now = _with_event(now, event, table.seat)
    if isinstance(table.view, KrytView) and table.view.indicator is not None:
        now = replace(now, last=table.view.indicator)
    return (*before, now)


def _seen_deals(table: Table) -> Iterator[SeenDeal]:
    for event in table.events:
        if not isinstance(event, KrytDealt | NapDealt | ChorVoliDealt):
            continue
        hand = next((hand.cards for hand in event.hands if hand.seat == table.seat), None)
        indicator = event.indicator if isinstance(event, KrytDealt) else None
        face_up = event.table_card if isinstance(event, ChorVoliDealt) else indicator
        if hand is not None:
            yield SeenDeal(deal=event.deal, dealer=event.dealer, hand=hand, face_up=face_up, last=indicator)


def _with_event(seen: SeenDeal, event: Any, seat: int | None) -> SeenDeal:
    match event:
        case KrytExchangedSix(six=six):
            return replace(seen, last=six)
        case NapLooked(card=card) | NapTookFloater(card=card) if card is not None:
            return replace(seen, floater=card)
        case KrytDrew(cards=cards) | NapPurchased(drawn=cards) if event.seat == seat and cards is not None:
            return replace(seen, drawn=(*seen.drawn, *cards))
        case _:
            return seen
