"""Between deals: the winner of the last showdown deals the next (C14)."""

from msgspec import UNSET

from croupier.chor_voli.deal import dealt
from croupier.chor_voli.options import PACK
from croupier.chor_voli.rulebook import ChorVoliRule
from croupier.chor_voli.scoring import deals, next_dealer, to_act
from croupier.chor_voli.settling import Played
from croupier.chor_voli.state import ChorVoliAction, ChorVoliDeal, ChorVoliState
from croupier.faults import TableRule, Violation
from croupier.opening import deck_faults
from croupier.shuffle import shuffled


def candidates(state: ChorVoliState, seat: int) -> tuple[ChorVoliAction, ...]:
    """Give the next deal to its dealer."""
    return (ChorVoliDeal(seat),) if seat == next_dealer(state) else ()


def check(state: ChorVoliState, action: ChorVoliAction) -> Violation | None:
    """Find the first rule that an action breaks once a deal is over."""
    if not to_act(state):
        return TableRule.MATCH_OVER.broken(deals=deals(state.options))
    dealer = next_dealer(state)
    if not isinstance(action, ChorVoliDeal):
        return ChorVoliRule.DEAL_OVER.broken(dealer=dealer)
    if action.seat != dealer:
        return TableRule.YOUR_TURN.broken(seat=action.seat, turn=dealer)
    if action.deck is UNSET:
        return None
    return next((Violation(fault.rule, fault.values) for fault in deck_faults(PACK, action.deck)), None)


def apply(state: ChorVoliState, action: ChorVoliDeal) -> Played:
    """Deal the next deal, from the named deck or the shuffle of the match's seed."""
    deal = state.deal + 1
    deck = shuffled(PACK, state.seed, deal) if action.deck is UNSET else action.deck
    return dealt(state.options, action.seat, state.seed, deck, deal=deal, balances=state.balances, pool=state.pool)
