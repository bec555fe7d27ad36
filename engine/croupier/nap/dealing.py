"""Between deals: the deal passes to the next seat (N1)."""

from msgspec import UNSET

from croupier.faults import TableRule, Violation
from croupier.nap.actions import NapAction, NapDeal
from croupier.nap.deal import dealt, next_deck
from croupier.nap.events import Outcome
from croupier.nap.options import pack
from croupier.nap.rulebook import NapRule
from croupier.nap.standing import deals, first_seat, to_act
from croupier.nap.state import NapState
from croupier.opening import deck_faults


def candidates(state: NapState, seat: int) -> tuple[NapAction, ...]:
    """Give the next deal to its dealer."""
    return (NapDeal(seat),) if seat == first_seat(state) else ()


def check(state: NapState, action: NapAction) -> Violation | None:
    """Find the first rule that an action breaks once a deal is over."""
    dealer = first_seat(state)
    if not to_act(state):
        return TableRule.MATCH_OVER.broken(deals=deals(state))
    if not isinstance(action, NapDeal):
        return NapRule.DEAL_OVER.broken(dealer=dealer)
    if action.seat != dealer:
        return TableRule.YOUR_TURN.broken(seat=action.seat, turn=dealer)
    if action.deck is UNSET:
        return None
    faults = deck_faults(pack(state.options, len(state.hands)), action.deck)
    return next((Violation(fault.rule, fault.values) for fault in faults), None)


def apply(state: NapState, action: NapDeal) -> Outcome:
    """Deal the next deal, from the named deck or from the cards as they are shuffled, or gathered and cut."""
    deck = next_deck(state) if action.deck is UNSET else action.deck
    return dealt(
        state.options,
        action.seat,
        state.seed,
        deck,
        deal=state.deal + 1,
        balances=state.balances,
        kitty=state.kitty,
        pool=state.pool,
    )
