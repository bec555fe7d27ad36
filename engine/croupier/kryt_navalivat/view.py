"""What a seat, or a spectator, may know of Kryt'-navalivat', built up field by field."""

from msgspec.structs import replace

from croupier.cards import Card
from croupier.game import Direction
from croupier.kryt_navalivat.deal import indicator_of
from croupier.kryt_navalivat.events import KrytDealt, KrytDrew, KrytEvent, KrytPickedUp
from croupier.kryt_navalivat.pile import to_pick_up
from croupier.kryt_navalivat.scoring import last_card
from croupier.kryt_navalivat.state import KrytAnswering, KrytOver, KrytState, KrytView

DIRECTION = Direction.CLOCKWISE


def view(state: KrytState, seat: int | None) -> KrytView:
    """Return what a seat, or for None a spectator, may see."""
    phase = state.phase
    return KrytView(
        seat=seat,
        players=len(state.hands),
        direction=DIRECTION,
        options=state.options,
        deal=state.deal,
        dealer=state.dealer,
        trumps=state.trumps,
        indicator=indicator_of(state),
        hand=None if seat is None else state.hands[seat],
        hand_counts=tuple(map(len, state.hands)),
        stock_count=len(state.stock),
        pile_count=len(state.pile),
        pile_top=_pile_top(state, seat),
        losses=state.losses,
        phase=phase,
        last_card=last_card(state, phase.result) if isinstance(phase, KrytOver) else None,
    )


def _pile_top(state: KrytState, seat: int | None) -> tuple[Card, ...]:
    """Return the top card, or for the seat that has to answer it all that K13 lets it look at."""
    answers = isinstance(state.phase, KrytAnswering) and state.phase.turn == seat
    return state.pile[-(to_pick_up(state.pile, state.trumps) + 1) :] if answers else state.pile[-1:]


def witness(event: KrytEvent, seat: int | None) -> KrytEvent:
    """Return an event as a seat, or for None a spectator, knows it."""
    match event:
        case KrytDealt():
            hands = tuple(hand if hand.seat == seat else replace(hand, cards=None) for hand in event.hands)
            return replace(event, hands=hands)
        case KrytDrew() | KrytPickedUp() if event.seat != seat:
            return replace(event, cards=None)
        case _:
            return event
