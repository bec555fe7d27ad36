"""Arranging a hand: laying down combinations, taking the table card, standing (C9, C10, C16)."""

from collections.abc import Iterator

from msgspec.structs import replace

from croupier.cards import Card, without
from croupier.chor_voli.combinations import Combination, table
from croupier.chor_voli.events import ChorVoliCombined, ChorVoliStoodUp, ChorVoliTookTableCard
from croupier.chor_voli.rulebook import ChorVoliRule
from croupier.chor_voli.settling import Played, with_seat
from croupier.chor_voli.state import (
    ChorVoliAction,
    ChorVoliArranging,
    ChorVoliCalling,
    ChorVoliCombine,
    ChorVoliStand,
    ChorVoliState,
    ChorVoliTakeTableCard,
)
from croupier.faults import TableRule, Violation

TWO_OF_DIAMONDS = Card.TWO_OF_DIAMONDS


def candidates(state: ChorVoliState, seat: int) -> Iterator[ChorVoliAction]:
    """Give every combination in hand, strongest first, the table card to who may want it, and standing."""
    for combination in table(state.options).among(state.hands[seat]):
        yield ChorVoliCombine(seat, combination.cards)
    if state.table_card is not None and TWO_OF_DIAMONDS in state.hands[seat]:
        yield ChorVoliTakeTableCard(seat)
    yield ChorVoliStand(seat)


def check(state: ChorVoliState, action: ChorVoliAction) -> Violation | None:
    """Find the first rule that an action of a seat that still arranges breaks."""
    if type(action) is ChorVoliCombine:
        return _held_once(state.hands[action.seat], action) or _check_combination(state, action)
    if type(action) is ChorVoliTakeTableCard:
        return _check_table_card(state, action)
    return None if type(action) is ChorVoliStand else ChorVoliRule.ARRANGE.broken()


def _check_table_card(state: ChorVoliState, action: ChorVoliTakeTableCard) -> Violation | None:
    if state.table_card is None:
        return ChorVoliRule.NO_TABLE_CARD.broken()
    if state.table_card is TWO_OF_DIAMONDS:
        return ChorVoliRule.TWO_TURNED.broken()
    if TWO_OF_DIAMONDS not in state.hands[action.seat]:
        return TableRule.HOLD_CARD.broken(seat=action.seat, card=TWO_OF_DIAMONDS)
    return None


def _held_once(hand: tuple[Card, ...], action: ChorVoliCombine) -> Violation | None:
    for i, card in enumerate(action.cards):
        if card not in hand:
            return TableRule.HOLD_CARD.broken(seat=action.seat, card=card)
        if card in action.cards[:i]:
            return TableRule.CARD_ONCE.broken(card=card)
    return None


def _check_combination(state: ChorVoliState, action: ChorVoliCombine) -> Violation | None:
    find = table(state.options).find
    combination = find(action.cards)
    if combination is None:
        return ChorVoliRule.COMBINATION.broken(cards=" ".join(action.cards))
    laid = state.combinations[action.seat]
    before = find(laid[-1]) if laid else None
    if before is not None and combination.strength > before.strength:
        return ChorVoliRule.STRONGEST_FIRST.broken(cards=" ".join(action.cards))
    return None


def combine(state: ChorVoliState, action: ChorVoliCombine) -> Played:
    """Lay a combination down, in front of those to come."""
    seat = action.seat
    combination = _found(state, action)
    after = replace(
        state,
        actions=state.actions + 1,
        hands=with_seat(state.hands, seat, without(state.hands[seat], combination.cards)),
        combinations=with_seat(state.combinations, seat, (*state.combinations[seat], combination.cards)),
    )
    return after, (ChorVoliCombined(0, seat, combination.cards, combination.kind),)


def _found(state: ChorVoliState, action: ChorVoliCombine) -> Combination:
    combination = table(state.options).find(action.cards)
    assert combination is not None  # noqa: S101 - check() has let it pass
    return combination


def take_table_card(state: ChorVoliState, action: ChorVoliTakeTableCard) -> Played:
    """Take the table card to the end of the hand, and lay the two of diamonds in its place."""
    seat, card = action.seat, state.table_card
    assert card is not None  # noqa: S101 - check() has let it pass
    hand = (*without(state.hands[seat], (TWO_OF_DIAMONDS,)), card)
    after = replace(
        state,
        actions=state.actions + 1,
        hands=with_seat(state.hands, seat, hand),
        table_card=TWO_OF_DIAMONDS,
    )
    return after, (ChorVoliTookTableCard(0, seat, card),)


def stand(state: ChorVoliState, action: ChorVoliStand) -> Played:
    """Discard the rest; once all have, the showdowns are to be called."""
    seat = action.seat
    stood = (*state.stood, seat)
    after = replace(
        state,
        actions=state.actions + 1,
        hands=with_seat(state.hands, seat, ()),
        discards=with_seat(state.discards, seat, state.hands[seat]),
        stood=stood,
        phase=ChorVoliCalling() if len(stood) == len(state.hands) else ChorVoliArranging(),
    )
    return after, (ChorVoliStoodUp(0, seat),)
