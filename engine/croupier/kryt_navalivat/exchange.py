"""Exchanging the six of trumps for the indicator, at any time (K14)."""

from msgspec.structs import replace

from croupier.cards import Card, Suit, without
from croupier.faults import TableRule, Violation
from croupier.kryt_navalivat.deal import indicator_of
from croupier.kryt_navalivat.events import KrytExchangedSix
from croupier.kryt_navalivat.rulebook import KrytRule
from croupier.kryt_navalivat.state import KrytAction, KrytExchangeSix, KrytState
from croupier.kryt_navalivat.turn import Played, with_hand

SIX = {suit: Card("6" + suit) for suit in Suit}


def candidates(state: KrytState, seat: int) -> list[KrytAction]:
    """Give the exchange to the seat that holds the six of trumps, where there is an indicator at all."""
    if state.options.fixed_trumps is None and SIX[state.trumps] in state.hands[seat]:
        return [KrytExchangeSix(seat)]
    return []


def check(state: KrytState, action: KrytExchangeSix) -> Violation | None:
    """Find the first rule that an exchange breaks, in turn or out of it."""
    if state.options.fixed_trumps is not None:
        return KrytRule.NO_INDICATOR.broken()
    six = SIX[state.trumps]
    indicator = indicator_of(state)
    if indicator is None:
        return KrytRule.INDICATOR_DRAWN.broken()
    if indicator is six:
        return KrytRule.SIX_TURNED.broken()
    if six not in state.hands[action.seat]:
        return TableRule.HOLD_CARD.broken(seat=action.seat, card=six)
    return None


def apply(state: KrytState, action: KrytExchangeSix) -> Played:
    """Lay the six in the indicator's place; no turn is used up."""
    six, seat = SIX[state.trumps], action.seat
    indicator = state.stock[-1]
    hand = (*without(state.hands[seat], (six,)), indicator)
    hands = with_hand(state, seat, hand)
    after = replace(state, actions=state.actions + 1, hands=hands, stock=(*state.stock[:-1], six))
    return after, (KrytExchangedSix(0, seat, six, indicator),)
