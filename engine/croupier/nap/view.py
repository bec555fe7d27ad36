"""What a seat, or a spectator, may know of Nap, built up field by field (N35)."""

from typing import Annotated

from msgspec import Meta
from msgspec.structs import replace

from croupier.cards import Card, Cards, Suit
from croupier.game import Direction
from croupier.nap.events import NapDealt, NapDiscarded, NapEvent, NapLooked, NapPurchased, NapTookFloater
from croupier.nap.options import HAND, NapOptions
from croupier.nap.standing import declarer, nth_seat, tricks_by_seat
from croupier.nap.state import Calls, Looked, NapPhase, NapState, Purchases, TrickCards
from croupier.payments import Balances, UnitsHeld
from croupier.seats import MOST_SEATS, Seat
from croupier.wire import CardCount, DealNumber, Value

DIRECTION = Direction.CLOCKWISE


class NapTrick(Value, frozen=True):
    """A complete trick."""

    leader: Seat
    """Seat that led."""
    cards: TrickCards
    """Its cards, in the order played."""
    winner: Seat
    """Seat that took it."""


class NapView(Value, frozen=True, kw_only=True):
    """What a seat, or a spectator, may see of a match (N35)."""

    seat: Seat | None
    """Seat that looks; null for spectators."""
    players: Annotated[int, Meta(ge=3, le=7)]
    """Number of players."""
    direction: Direction
    """Which way play goes."""
    options: NapOptions
    """Every choice of rules."""
    deal: DealNumber
    """Number of this deal, from 0."""
    dealer: Seat
    """Seat that dealt."""
    hand: Cards | None
    """Own cards in the order gained; null for spectators."""
    hand_counts: Annotated[tuple[CardCount, ...], Meta(max_length=MOST_SEATS)]
    """Cards held, by seat."""
    stock_count: CardCount
    """Undealt cards."""
    floater_there: bool
    """Whether the floater lies in the middle."""
    floater: Card | None
    """The floater, for those who have looked at it and while it lies there; else null."""
    discard_count: CardCount
    """Cards discarded by all."""
    own_discards: Cards | None
    """Cards that the seat has discarded, in order; null for spectators."""
    purchases: Purchases
    """Cards purchased, seat by seat from the first; 0 where the seat stood."""
    looked: Looked
    """Seats that have looked at the floater, in order."""
    calls: Calls
    """Calls, seat by seat from the first."""
    trumps: Suit | None
    """Suit of trumps; null while there is none."""
    tricks: Annotated[tuple[NapTrick, ...], Meta(max_length=HAND)]
    """Complete tricks."""
    balances: Balances
    """Units won, by seat."""
    kitty: UnitsHeld
    """Units in the kitty."""
    pool: UnitsHeld
    """Units in the pool."""
    phase: NapPhase
    """What is due."""


def view(state: NapState, seat: int | None) -> NapView:
    """Return what a seat, or for None a spectator, may see."""
    tricks = zip(tricks_by_seat(state), state.tricks, strict=True)
    return NapView(
        seat=seat,
        players=len(state.hands),
        direction=DIRECTION,
        options=state.options,
        deal=state.deal,
        dealer=state.dealer,
        hand=None if seat is None else state.hands[seat],
        hand_counts=tuple(map(len, state.hands)),
        stock_count=len(state.stock),
        floater_there=state.floater is not None,
        floater=state.floater if seat in state.looked else None,
        discard_count=len(state.discards),
        own_discards=None if seat is None else _own_discards(state, seat),
        purchases=state.purchases,
        looked=state.looked,
        calls=state.calls,
        trumps=state.trumps,
        tricks=tuple(NapTrick(leader, cards, winner) for (leader, winner), cards in tricks),
        balances=state.balances,
        kitty=state.kitty,
        pool=state.pool,
        phase=state.phase,
    )


def _own_discards(state: NapState, seat: int) -> tuple[Card, ...]:
    if state.options.has_floater:
        return state.discards if state.discards and seat == declarer(state) else ()
    own: tuple[Card, ...] = ()
    start = 0
    for place, count in enumerate(state.purchases):
        if nth_seat(state, place) == seat:
            own = state.discards[start : start + count]
        start += count
    return own


def witness(event: NapEvent, seat: int | None) -> NapEvent:
    """Return an event as a seat, or for None a spectator, knows it."""
    match event:
        case NapDealt():
            hands = tuple(hand if hand.seat == seat else replace(hand, cards=None) for hand in event.hands)
            return replace(event, hands=hands)
        case NapPurchased() if event.seat != seat:
            return replace(event, discard=None, drawn=None)
        case NapTookFloater() if seat in event.looked:
            return event
        case NapLooked() | NapTookFloater() | NapDiscarded() if event.seat != seat:
            return replace(event, card=None)
        case _:
            return event
