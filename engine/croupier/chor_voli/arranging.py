"""Arranging a hand: laying down combinations, taking the table card, standing (C9, C10, C16)."""

from collections.abc import Set as AbstractSet
from functools import cache

from msgspec.structs import replace

from croupier.cards import Card, without
from croupier.chor_voli.combinations import Combination, Table, table
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
from croupier.game import Judge

TWO_OF_DIAMONDS = Card.TWO_OF_DIAMONDS


@cache
def _combines(every: Table, seat: int) -> tuple[ChorVoliCombine, ...]:
    """Return the laying down of every combination by a seat, in the order of the table: made once, and often listed."""
    return tuple([ChorVoliCombine(seat, combination.cards) for combination in every.ranked])


def candidates(state: ChorVoliState, seat: int) -> list[ChorVoliAction]:
    """Return every combination in hand, strongest first, the table card for who may want it, and standing."""
    every = table(state.options)
    combines = _combines(every, seat)
    found: list[ChorVoliAction] = [combines[place - 1] for place in every.places_among(state.hands[seat])]
    if state.table_card is not None and TWO_OF_DIAMONDS in state.hands[seat]:
        found.append(ChorVoliTakeTableCard(seat))
    found.append(ChorVoliStand(seat))
    return found


def judge(state: ChorVoliState, seat: int) -> Judge[ChorVoliAction]:
    """Return what finds the first rule that an action of a seat that still arranges breaks."""
    hand, every = frozenset(state.hands[seat]), table(state.options)
    holds_all, as_written, in_any_order = hand.issuperset, every.places.get, every.place
    laid = state.combinations[seat]
    earliest = every.first_as_strong_as(laid[-1]) if laid else 1

    def check(action: ChorVoliAction) -> Violation | None:
        # Exact types are asked for, since isinstance() on a Struct costs more than the rules themselves.
        if type(action) is not ChorVoliCombine:
            return _check_other(state, action)
        cards = action.cards
        place = as_written(cards) or in_any_order(cards)
        if place is None or not holds_all(cards):
            return _held_once(hand, action) or ChorVoliRule.COMBINATION.broken(cards=" ".join(cards))
        if place < earliest:
            return ChorVoliRule.STRONGEST_FIRST.broken(cards=" ".join(action.cards))
        return None

    return check


def _check_other(state: ChorVoliState, action: ChorVoliAction) -> Violation | None:
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


def _held_once(hand: AbstractSet[Card], action: ChorVoliCombine) -> Violation | None:
    for i, card in enumerate(action.cards):
        if card not in hand:
            return TableRule.HOLD_CARD.broken(seat=action.seat, card=card)
        if card in action.cards[:i]:
            return TableRule.CARD_ONCE.broken(card=card)
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
