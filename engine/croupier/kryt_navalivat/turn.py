"""What ends a turn: drawing, going out, and whose turn is next or how the deal ends."""

from collections.abc import Callable
from typing import TypeAlias

from msgspec.structs import replace

from croupier.cards import Card
from croupier.faults import Violation
from croupier.kryt_navalivat.deal import HAND, indicator_of
from croupier.kryt_navalivat.events import KrytDrew, KrytEvent, KrytLed, KrytSettled, KrytWentOut
from croupier.kryt_navalivat.scoring import (
    BROKEN_OFF,
    action_limit,
    decided,
    holders,
    last_card,
    returns,
    with_loss,
)
from croupier.kryt_navalivat.state import (
    KrytAnswering,
    KrytCovering,
    KrytExchangeSix,
    KrytFreeLeading,
    KrytLeading,
    KrytOver,
    KrytResult,
    KrytState,
)
from croupier.seats import next_holding

Played = tuple[KrytState, tuple[KrytEvent, ...]]

AtAnyTime: TypeAlias = Callable[[KrytState, KrytExchangeSix], Violation | None]
"""Finds the first rule that is broken by what may be done at any time, in turn or out of it (K14)."""


def with_hand(state: KrytState, seat: int, hand: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
    """Return the hands with one of them changed."""
    return (*state.hands[:seat], hand, *state.hands[seat + 1 :])


def end_turn(
    state: KrytState,
    seat: int,
    hand: tuple[Card, ...],
    pile: tuple[Card, ...],
    event: KrytEvent,
    *,
    then: type[KrytLeading | KrytAnswering | KrytFreeLeading],
) -> Played:
    """Return the state after a turn that left a hand and a pile (K10, K12, K15-K17).

    ``then`` is the phase that the next seat still in finds. A free lead follows a card that only beat; before any
    other phase the last card played was led, or cards were picked up.
    """
    events: tuple[KrytEvent, ...] = (event,)
    stock = state.stock
    if stock and len(hand) < HAND:
        missing = HAND - len(hand)
        drawn, stock = stock[:missing], stock[missing:]
        hand += drawn
        events = (event, KrytDrew(0, seat, len(drawn), drawn, None if stock else indicator_of(state)))
    hands = with_hand(state, seat, hand)
    turn = next_holding(hands, seat)
    after = replace(state, actions=state.actions + 1, hands=hands, stock=stock, pile=pile, phase=then(turn))
    if hand:
        return after, events
    events = (*events, KrytWentOut(0, seat))
    if len(holders(hands)) > 1:
        return after, events
    covering = type(state.phase) is KrytCovering
    return _settled(after, events, decided(after, turn, led=type(event) is KrytLed, covering=covering))


def within_limit(state: KrytState, events: tuple[KrytEvent, ...]) -> Played:
    """Return the deal after an action, broken off if it has reached its limit undecided (K23)."""
    if state.actions < action_limit(state.options) or type(state.phase) is KrytOver:
        return state, events
    return _settled(state, events, BROKEN_OFF)


def _settled(state: KrytState, events: tuple[KrytEvent, ...], result: KrytResult) -> Played:
    losses = with_loss(state.losses, result)
    settled = KrytSettled(0, result, returns(result, len(state.hands)), losses, last_card(state, result))
    return replace(state, losses=losses, phase=KrytOver(result)), (*events, settled)
