"""Purchasing cards before the bidding (N20)."""

from collections.abc import Iterator
from itertools import combinations

from croupier.cards import Card, without
from croupier.faults import TableRule, Violation
from croupier.nap.actions import NapAction, NapPurchase, NapStand
from croupier.nap.events import NapPaid, NapPurchased, NapStood, Outcome
from croupier.nap.options import HAND
from croupier.nap.rulebook import NapRule
from croupier.nap.scoring import purchase, with_payments
from croupier.nap.state import NapBidding, NapPhase, NapPurchasing, NapState
from croupier.nap.turn import acted, with_hand


def candidates(state: NapState, seat: int) -> Iterator[NapAction]:
    """Give standing, and every set of cards from the hand as a discard."""
    yield NapStand(seat)
    for size in range(1, HAND + 1):
        yield from (NapPurchase(seat, cards) for cards in combinations(state.hands[seat], size))


def check(state: NapState, action: NapAction) -> Violation | None:
    """Find the first rule that an action of the seat on turn breaks."""
    if isinstance(action, NapStand):
        return None
    if not isinstance(action, NapPurchase):
        return NapRule.PURCHASE_DUE.broken()
    return _held_once(state.hands[action.seat], action) or _too_few_or_many(state, len(action.discard))


def _held_once(hand: tuple[Card, ...], action: NapPurchase) -> Violation | None:
    for i, card in enumerate(action.discard):
        if card not in hand:
            return TableRule.HOLD_CARD.broken(seat=action.seat, card=card)
        if card in action.discard[:i]:
            return TableRule.CARD_ONCE.broken(card=card)
    return None


def _too_few_or_many(state: NapState, count: int) -> Violation | None:
    if not state.stock:
        return NapRule.NOTHING_UNDEALT.broken()
    most = min(HAND, len(state.stock))
    return None if 1 <= count <= most else NapRule.PURCHASE_COUNT.broken(most=most, count=count)


def stand(state: NapState, action: NapStand) -> Outcome:
    """Keep the cards as dealt."""
    purchases = (*state.purchases, 0)
    return acted(state, purchases=purchases, phase=_next_phase(state)), (NapStood(0, action.seat),)


def apply(state: NapState, action: NapPurchase) -> Outcome:
    """Pay the stake into the pool, and replace the discards from the undealt cards."""
    seat, count = action.seat, len(action.discard)
    drawn, stock = state.stock[:count], state.stock[count:]
    after = acted(
        state,
        hands=with_hand(state, seat, without(state.hands[seat], action.discard) + drawn),
        stock=stock,
        discards=state.discards + action.discard,
        purchases=(*state.purchases, count),
        phase=_next_phase(state),
    )
    paid = purchase(seat, state.options.purchase_stake)
    return with_payments(after, (paid,)), (NapPurchased(0, seat, count, action.discard, drawn), NapPaid(0, paid))


def _next_phase(state: NapState) -> NapPhase:
    return NapBidding() if len(state.purchases) + 1 == len(state.hands) else NapPurchasing()
