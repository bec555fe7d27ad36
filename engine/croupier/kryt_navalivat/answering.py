"""Answering the top card: beating it, or picking up (K7, K9, K11)."""

from msgspec.structs import replace

from croupier.cards import without
from croupier.faults import TableRule, Violation
from croupier.game import Judge
from croupier.kryt_navalivat.events import KrytBeaten, KrytPickedUp
from croupier.kryt_navalivat.options import MOST_PLAYERS, PACK
from croupier.kryt_navalivat.pile import to_pick_up, verdicts
from croupier.kryt_navalivat.rulebook import KrytRule
from croupier.kryt_navalivat.state import (
    KrytAction,
    KrytAnswering,
    KrytBeat,
    KrytCovering,
    KrytExchangeSix,
    KrytFreeLeading,
    KrytLeading,
    KrytPickUp,
    KrytState,
)
from croupier.kryt_navalivat.turn import AtAnyTime, Played, end_turn, with_hand

_BEATS = tuple({card: KrytBeat(seat, card) for card in PACK} for seat in range(MOST_PLAYERS))
_PICK_UPS = tuple(map(KrytPickUp, range(MOST_PLAYERS)))


def candidates(state: KrytState, seat: int) -> list[KrytAction]:
    """Return every card in hand as a beat, then picking up."""
    return [*map(_BEATS[seat].__getitem__, state.hands[seat]), _PICK_UPS[seat]]


def judge(state: KrytState, seat: int, at_any_time: AtAnyTime) -> Judge[KrytAction]:
    """Return what finds the first rule that an action of the seat on turn breaks."""
    hand, top = state.hands[seat], state.pile[-1]
    verdict = verdicts(state.options, state.trumps, top)

    def check(action: KrytAction) -> Violation | None:
        if type(action) is KrytBeat:
            card = action.card
            return verdict[card] if card in hand else TableRule.HOLD_CARD.broken(seat=seat, card=card)
        if type(action) is KrytExchangeSix:
            return at_any_time(state, action)
        return None if type(action) is KrytPickUp else KrytRule.ANSWER.broken(top=top)

    return check


def beat(state: KrytState, action: KrytBeat) -> Played:
    """Beat the top card; the same seat leads next, unless that was its only card (K8, K16)."""
    seat, card = action.seat, action.card
    event = KrytBeaten(0, seat, card, state.pile[-1])
    hand = without(state.hands[seat], (card,))
    pile = (*state.pile, card)
    if not hand:
        return end_turn(state, seat, hand, pile, event, then=KrytFreeLeading)
    hands = with_hand(state, seat, hand)
    return replace(state, actions=state.actions + 1, hands=hands, pile=pile, phase=KrytCovering(seat)), (event,)


def pick_up(state: KrytState, action: KrytPickUp) -> Played:
    """Take cards from the top of the pile; the next seat faces what is left (K12)."""
    seat = action.seat
    left = len(state.pile) - to_pick_up(state.pile, state.trumps)
    taken = state.pile[left:][::-1]
    hand = (*state.hands[seat], *taken)
    event = KrytPickedUp(0, seat, len(taken), taken[0], taken)
    return end_turn(state, seat, hand, state.pile[:left], event, then=KrytAnswering if left else KrytLeading)
