"""Between deals: the next dealer deals (K3)."""

from msgspec import UNSET

from croupier.faults import TableRule, Violation
from croupier.kryt_navalivat.deal import dealt
from croupier.kryt_navalivat.options import PACK
from croupier.kryt_navalivat.rulebook import KrytRule
from croupier.kryt_navalivat.scoring import deals, next_dealer, to_act
from croupier.kryt_navalivat.state import KrytAction, KrytDeal, KrytOver, KrytState
from croupier.kryt_navalivat.turn import Played
from croupier.opening import deck_faults
from croupier.shuffle import shuffled


def candidates(state: KrytState, phase: KrytOver, seat: int) -> list[KrytAction]:
    """Give the next deal to its dealer."""
    return [KrytDeal(seat)] if seat == next_dealer(state, phase.result) else []


def check(state: KrytState, phase: KrytOver, action: KrytAction) -> Violation | None:
    """Find the first rule that an action breaks once a deal is over."""
    if not to_act(state):
        return TableRule.MATCH_OVER.broken(deals=deals(state.options))
    dealer = next_dealer(state, phase.result)
    if not isinstance(action, KrytDeal):
        return KrytRule.DEAL_OVER.broken(dealer=dealer)
    if action.seat != dealer:
        return TableRule.YOUR_TURN.broken(seat=action.seat, turn=dealer)
    if action.deck is UNSET:
        return None
    return next((Violation(fault.rule, fault.values) for fault in deck_faults(PACK, action.deck)), None)


def apply(state: KrytState, action: KrytDeal) -> Played:
    """Deal the next deal, from the named deck or the shuffle of the match's seed."""
    deal = state.deal + 1
    deck = shuffled(PACK, state.seed, deal) if action.deck is UNSET else action.deck
    return dealt(state.options, action.seat, state.seed, deck, deal=deal, losses=state.losses)
