"""Leading a card: to the empty pile, on top after beating, or free (K6, K8, K16)."""

from croupier.cards import without
from croupier.faults import TableRule, Violation
from croupier.kryt_navalivat.events import KrytLed
from croupier.kryt_navalivat.options import MOST_PLAYERS, PACK
from croupier.kryt_navalivat.rulebook import KrytRule
from croupier.kryt_navalivat.state import (
    KrytAction,
    KrytAnswering,
    KrytCovering,
    KrytFreeLeading,
    KrytLead,
    KrytLeading,
    KrytState,
)
from croupier.kryt_navalivat.turn import Played, end_turn

DUE: dict[type, KrytRule] = {
    KrytLeading: KrytRule.LEAD_TO_EMPTY,
    KrytCovering: KrytRule.LEAD_AFTER_BEAT,
    KrytFreeLeading: KrytRule.FREE_LEAD,
}
"""Which rule says that a card is to be led."""


_LEADS = tuple({card: KrytLead(seat, card) for card in PACK} for seat in range(MOST_PLAYERS))


def candidates(state: KrytState, seat: int) -> list[KrytAction]:
    """Return every card in hand as a lead."""
    return [*map(_LEADS[seat].__getitem__, state.hands[seat])]


def check(state: KrytState, action: KrytAction) -> Violation | None:
    """Find the first rule that an action of the seat on turn breaks."""
    if type(action) is not KrytLead:
        return DUE[type(state.phase)].broken()
    if action.card not in state.hands[action.seat]:
        return TableRule.HOLD_CARD.broken(seat=action.seat, card=action.card)
    return None


def apply(state: KrytState, action: KrytLead) -> Played:
    """Put the card on the pile; the next seat still in has to answer it."""
    seat, card = action.seat, action.card
    hand = without(state.hands[seat], (card,))
    return end_turn(state, seat, hand, (*state.pile, card), KrytLed(0, seat, card), then=KrytAnswering)
