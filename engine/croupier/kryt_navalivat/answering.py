"""Answering the top card: beating it, or picking up (K7, K9, K11)."""

from msgspec.structs import replace

from croupier.cards import without
from croupier.faults import TableRule, Violation
from croupier.kryt_navalivat.events import KrytBeaten, KrytPickedUp
from croupier.kryt_navalivat.options import MOST_PLAYERS, PACK
from croupier.kryt_navalivat.pile import to_pick_up, verdicts
from croupier.kryt_navalivat.rulebook import KrytRule
from croupier.kryt_navalivat.state import (
    KrytAction,
    KrytAnswering,
    KrytBeat,
    KrytCovering,
    KrytFreeLeading,
    KrytLeading,
    KrytPickUp,
    KrytState,
)
from croupier.kryt_navalivat.turn import Played, end_turn, with_hand

_BEATS = tuple({card: KrytBeat(seat, card) for card in PACK} for seat in range(MOST_PLAYERS))
_PICK_UPS = tuple(map(KrytPickUp, range(MOST_PLAYERS)))


def candidates(state: KrytState, seat: int) -> list[KrytAction]:
    """Return every card in hand as a beat, then picking up."""
    return [*map(_BEATS[seat].__getitem__, state.hands[seat]), _PICK_UPS[seat]]


def check(state: KrytState, action: KrytAction) -> Violation | None:
    """Find the first rule that an action of the seat on turn breaks."""
    if type(action) is KrytBeat:
        card = action.card
        if card not in state.hands[action.seat]:
            return TableRule.HOLD_CARD.broken(seat=action.seat, card=card)
        return verdicts(state.options, state.trumps, state.pile[-1])[card]
    return None if type(action) is KrytPickUp else KrytRule.ANSWER.broken(top=state.pile[-1])


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
