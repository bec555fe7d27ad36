"""What a seat, or a spectator, may know of Chor Voli, built up field by field (C9a)."""

from typing import Annotated

from msgspec import Meta
from msgspec.structs import replace

from croupier.cards import Card, Cards
from croupier.chor_voli.combinations import ChorVoliKind
from croupier.chor_voli.events import ChorVoliCombined, ChorVoliDealt, ChorVoliEvent
from croupier.chor_voli.options import ChorVoliOptions
from croupier.chor_voli.showdowns import laid_down
from croupier.chor_voli.state import (
    MOST_COMBINATIONS,
    ChorVoliOver,
    ChorVoliPhase,
    ChorVoliState,
    Stood,
    Triple,
)
from croupier.game import Direction
from croupier.payments import Balances, UnitsHeld
from croupier.seats import MOST_SEATS, Seat
from croupier.wire import DealNumber, Value

DIRECTION = Direction.COUNTERCLOCKWISE


class ChorVoliLaid(Value, frozen=True):
    """A combination that was laid down."""

    cards: Triple
    """Its cards, highest rank first."""
    kind: ChorVoliKind
    """Its kind."""


LaidDown = Annotated[tuple[ChorVoliLaid, ...], Meta(max_length=MOST_COMBINATIONS)]


class ChorVoliView(Value, frozen=True, kw_only=True):
    """What a seat, or a spectator, may see of a match."""

    seat: Seat | None
    """Seat that looks; null for spectators."""
    players: Annotated[int, Meta(ge=3, le=4)]
    """Number of players."""
    direction: Direction
    """Which way play goes; seats are numbered in the order of play."""
    options: ChorVoliOptions
    """Every choice of rules."""
    deal: DealNumber
    """Number of this deal, from 0."""
    dealer: Seat
    """Seat that dealt."""
    hand: Cards | None
    """Own cards that are still held, in the order gained; null for spectators."""
    table_card: Card | None
    """The card that lies face up; null where there is none."""
    own_combinations: LaidDown | None
    """Combinations that the seat has laid down, in order; null for spectators."""
    own_discards: Cards | None
    """Cards that the seat has discarded; null for spectators."""
    stood: Stood
    """Seats that have finished arranging, by number."""
    combinations: Annotated[tuple[LaidDown, ...], Meta(max_length=MOST_SEATS)] | None
    """Combinations that each seat has shown; null until the showdowns."""
    balances: Balances
    """Chips won, by seat."""
    pool: UnitsHeld
    """Chips in the pool."""
    phase: ChorVoliPhase
    """What is due."""


def view(state: ChorVoliState, seat: int | None) -> ChorVoliView:
    """Return what a seat, or for None a spectator, may see."""
    players = len(state.hands)
    shown = isinstance(state.phase, ChorVoliOver) and state.stood
    return ChorVoliView(
        seat=seat,
        players=players,
        direction=DIRECTION,
        options=state.options,
        deal=state.deal,
        dealer=state.dealer,
        hand=None if seat is None else state.hands[seat],
        table_card=state.table_card,
        own_combinations=None if seat is None else _laid(state, seat),
        own_discards=None if seat is None else state.discards[seat],
        stood=tuple(sorted(state.stood)),
        combinations=tuple(_laid(state, other) for other in range(players)) if shown else None,
        balances=state.balances,
        pool=state.pool,
        phase=state.phase,
    )


def _laid(state: ChorVoliState, seat: int) -> tuple[ChorVoliLaid, ...]:
    return tuple(ChorVoliLaid(combination.cards, combination.kind) for combination in laid_down(state, seat))


def witness(event: ChorVoliEvent, seat: int | None) -> ChorVoliEvent | None:
    """Return an event as a seat, or for None a spectator, knows it; None if it learns nothing of it."""
    match event:
        case ChorVoliDealt():
            hands = tuple(hand if hand.seat == seat else replace(hand, cards=None) for hand in event.hands)
            return replace(event, hands=hands)
        case ChorVoliCombined() if event.seat != seat:
            return None
        case _:
            return event
