"""Leading a card: to the empty pile, on top after beating, or free (K6, K8, K16)."""

from croupier.cards import without
from croupier.faults import TableRule, Violation
from croupier.game import Judge
from croupier.kryt_navalivat.events import KrytLed
from croupier.kryt_navalivat.options import MOST_PLAYERS, PACK
from croupier.kryt_navalivat.rulebook import KrytRule
from croupier.kryt_navalivat.state import (
    KrytAction,
    KrytAnswering,
    KrytCovering,
    KrytExchangeSix,
    KrytFreeLeading,
    KrytLead,
    KrytLeading,
    KrytState,
)
from croupier.kryt_navalivat.turn import AtAnyTime, Played, end_turn

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


def judge(state: KrytState, seat: int, at_any_time: AtAnyTime) -> Judge[KrytAction]:
    """Return what finds the first rule that an action of the seat on turn breaks."""
    hand = state.hands[seat]

    def check(action: KrytAction) -> Violation | None:
        if type(action) is KrytLead:
            return None if action.card in hand else TableRule.HOLD_CARD.broken(seat=seat, card=action.card)
        return at_any_time(state, action) if type(action) is KrytExchangeSix else DUE[type(state.phase)].broken()

    return check


def apply(state: KrytState, action: KrytLead) -> Played:
    """Put the card on the pile; the next seat still in has to answer it."""
    seat, card = action.seat, action.card
    hand = without(state.hands[seat], (card,))
    return end_turn(state, seat, hand, (*state.pile, card), KrytLed(0, seat, card), then=KrytAnswering)
