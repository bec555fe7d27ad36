"""What a declarer does before the first lead: the floater, and trumps (N27-N29)."""

from collections.abc import Mapping

from croupier.cards import Suit, without
from croupier.faults import TableRule, Violation
from croupier.nap.actions import NapAction, NapAnnounce, NapDiscard, NapLeaveFloater, NapTakeFloater
from croupier.nap.bound import announcement_broken
from croupier.nap.events import NapAnnounced, NapDiscarded, NapLeftFloater, NapTookFloater, Outcome
from croupier.nap.rulebook import NapRule
from croupier.nap.standing import contract
from croupier.nap.state import NapAnnouncing, NapDiscarding, NapPlaying, NapState, NapTakingFloater
from croupier.nap.turn import acted, before_lead, with_hand


def candidates(state: NapState, seat: int) -> tuple[NapAction, ...]:
    """Give taking and leaving the floater, every card as a discard, or every suit as trumps."""
    match state.phase:
        case NapTakingFloater():
            return NapTakeFloater(seat), NapLeaveFloater(seat)
        case NapDiscarding():
            return tuple(NapDiscard(seat, card) for card in state.hands[seat])
        case _:
            return tuple(NapAnnounce(seat, suit) for suit in Suit)


def check(state: NapState, action: NapAction) -> Violation | None:
    """Find the first rule that an action of the declarer breaks."""
    match state.phase, action:
        case NapTakingFloater(), NapTakeFloater() | NapLeaveFloater():
            return None
        case NapDiscarding(), NapDiscard(seat=seat, card=card):
            return None if card in state.hands[seat] else TableRule.HOLD_CARD.broken(seat=seat, card=card)
        case NapAnnouncing(), NapAnnounce(seat=seat, trumps=trumps):
            return announcement_broken(contract(state).first_lead, state.hands[seat], trumps)
        case phase, _:
            return DUE[type(phase)].broken()


DUE: Mapping[type, NapRule] = {
    NapTakingFloater: NapRule.TAKE_DUE,
    NapDiscarding: NapRule.DISCARD_DUE,
    NapAnnouncing: NapRule.ANNOUNCE_DUE,
}
"""Which rule says what is due."""


def take(state: NapState, action: NapTakeFloater) -> Outcome:
    """Take the floater to the end of the hand."""
    seat, card = action.seat, state.floater
    assert card is not None  # noqa: S101 - it lies there while it may be taken
    hands = with_hand(state, seat, (*state.hands[seat], card))
    return acted(state, hands=hands, floater=None, phase=NapDiscarding()), (
        NapTookFloater(0, seat, state.looked, card),
    )


def leave(state: NapState, action: NapLeaveFloater) -> Outcome:
    """Leave the floater where it lies."""
    return acted(state, phase=before_lead(state)), (NapLeftFloater(0, action.seat),)


def discard(state: NapState, action: NapDiscard) -> Outcome:
    """Lay a card aside for the floater."""
    seat, card = action.seat, action.card
    hands = with_hand(state, seat, without(state.hands[seat], (card,)))
    after = acted(state, hands=hands, discards=(*state.discards, card), phase=before_lead(state))
    return after, (NapDiscarded(0, seat, card),)


def announce(state: NapState, action: NapAnnounce) -> Outcome:
    """Announce trumps; the first lead is due."""
    seat, trumps = action.seat, action.trumps
    return acted(state, trumps=trumps, phase=NapPlaying(seat, ())), (NapAnnounced(0, seat, trumps),)
