"""Playing the tricks (N6-N8, N14, N29)."""

from collections.abc import Iterator

from msgspec.structs import replace

from croupier.cards import SUIT, Card, Suit, without
from croupier.faults import TableRule, Violation
from croupier.nap.actions import NapAction, NapPlay
from croupier.nap.bound import lead_broken
from croupier.nap.events import NapPlayed, NapTookTrick, Outcome
from croupier.nap.rulebook import NapRule
from croupier.nap.standing import contract, has_ended
from croupier.nap.state import NapPlaying, NapState
from croupier.nap.turn import acted, settled, with_hand
from croupier.tricks import may_follow, winning_place


def candidates(state: NapState, seat: int) -> Iterator[NapAction]:
    """Give every card in hand."""
    return (NapPlay(seat, card) for card in state.hands[seat])


def check(state: NapState, action: NapAction) -> Violation | None:
    """Find the first rule that an action of the seat on turn breaks."""
    if not isinstance(action, NapPlay):
        return NapRule.PLAY_DUE.broken()
    hand, card = state.hands[action.seat], action.card
    if card not in hand:
        return TableRule.HOLD_CARD.broken(seat=action.seat, card=card)
    trick = _trick(state).cards
    if trick:
        led = trick[0]
        return None if may_follow(card, hand, led) else NapRule.FOLLOW_SUIT.broken(suit=SUIT[led])
    return None if state.tricks else lead_broken(contract(state).first_lead, hand, card, state.trumps)


def _trick(state: NapState) -> NapPlaying:
    assert isinstance(state.phase, NapPlaying)  # noqa: S101 - the record asks this phase only then
    return state.phase


def apply(state: NapState, action: NapPlay) -> Outcome:
    """Put the card on the trick, and take the trick up when it is complete."""
    phase, seat, card = _trick(state), action.seat, action.card
    made_trumps = _trumps_made(state, phase, card)
    trick = (*phase.cards, card)
    after = acted(
        state,
        hands=with_hand(state, seat, without(state.hands[seat], (card,))),
        trumps=made_trumps or state.trumps,
        phase=replace(phase, cards=trick),
    )
    event = NapPlayed(0, seat, card, made_trumps)
    if len(trick) < len(state.hands):
        return after, (event,)
    winner = (phase.leader + winning_place(trick, after.trumps)) % len(state.hands)
    after = replace(after, tricks=(*state.tricks, trick), phase=NapPlaying(winner, ()))
    events = (event, NapTookTrick(0, winner, trick))
    return settled(after, events) if has_ended(after) else (after, events)


def _trumps_made(state: NapState, phase: NapPlaying, card: Card) -> Suit | None:
    # The first card led makes trumps, so it is judged before there is a trump suit (N14).
    if state.tricks or phase.cards or not state.options.first_lead_makes_trumps:
        return None
    return SUIT[card] if contract(state).trumps else None
