"""Kryt'-navalivat' ("cover and pile up"): a relative of Durak with one pile, and no winner, only a loser."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from croupier.faults import TableRule, Violation
from croupier.game import Game, GameName, Judge, refusing
from croupier.kryt_navalivat import answering, dealing, exchange, leading
from croupier.kryt_navalivat.audit import audit
from croupier.kryt_navalivat.deal import first_deal
from croupier.kryt_navalivat.events import KrytEvent
from croupier.kryt_navalivat.options import (
    FEWEST_PLAYERS,
    MOST_PLAYERS,
    KrytOptions,
    KrytOverrides,
    pack,
    unplayable,
)
from croupier.kryt_navalivat.rulebook import KrytRule
from croupier.kryt_navalivat.scoring import scoring, to_act
from croupier.kryt_navalivat.sealed import SEALED
from croupier.kryt_navalivat.state import (
    KrytAction,
    KrytAnswering,
    KrytBeat,
    KrytCovering,
    KrytDeal,
    KrytExchangeSix,
    KrytFreeLeading,
    KrytLead,
    KrytLeading,
    KrytOver,
    KrytPickUp,
    KrytScoring,
    KrytState,
    KrytView,
)
from croupier.kryt_navalivat.telling import telling
from croupier.kryt_navalivat.turn import AtAnyTime, Played, within_limit
from croupier.kryt_navalivat.variants import VARIANTS, KrytVariant
from croupier.kryt_navalivat.view import DIRECTION, view, witness


# Exact types are asked for, since isinstance() on a Struct costs more than the rules themselves.
def _candidates(state: KrytState, seat: int) -> list[KrytAction]:
    phase = state.phase
    if type(phase) is KrytOver:
        return dealing.candidates(state, phase, seat)
    exchanges = exchange.candidates(state, seat)
    if seat != phase.turn:
        return exchanges
    plays = answering.candidates if type(phase) is KrytAnswering else leading.candidates
    return plays(state, seat) + exchanges


_JUDGES: Mapping[type, Callable[[KrytState, int, AtAnyTime], Judge[KrytAction]]] = {
    KrytLeading: leading.judge,
    KrytAnswering: answering.judge,
    KrytCovering: leading.judge,
    KrytFreeLeading: leading.judge,
}


def _judge(state: KrytState, seat: int) -> Judge[KrytAction]:
    phase = state.phase
    # What nearly every call asks comes first: whoever is on turn is at the table, and the deal is not over.
    if type(phase) is not KrytOver and seat == phase.turn:
        return _JUDGES[type(phase)](state, seat, exchange.check)
    if seat >= len(state.hands):
        return refusing(TableRule.SEAT_EXISTS.broken(seat=seat, last=len(state.hands) - 1))
    if type(phase) is KrytOver:
        return partial(dealing.check, state, phase)
    return partial(_check_out_of_turn, state, phase.turn)


def _check_out_of_turn(state: KrytState, turn: int, action: KrytAction) -> Violation | None:
    if type(action) is KrytExchangeSix:
        return exchange.check(state, action)
    return TableRule.YOUR_TURN.broken(seat=action.seat, turn=turn)


_PLAYED: Mapping[type, Callable[[KrytState, Any], Played]] = {
    KrytLead: leading.apply,
    KrytBeat: answering.beat,
    KrytPickUp: answering.pick_up,
    KrytExchangeSix: exchange.apply,
    KrytDeal: dealing.apply,
}


def _apply(state: KrytState, action: KrytAction) -> Played:
    return within_limit(*_PLAYED[type(action)](state, action))


KRYT_NAVALIVAT: Game[KrytOptions, KrytState, KrytAction, KrytEvent, KrytScoring, KrytView] = Game(
    id="kryt-navalivat",
    prefix="Kryt",
    names=(GameName("en", "Kryt'-navalivat'"), GameName("ru", "Крыть-наваливать")),
    direction=DIRECTION,
    fewest=FEWEST_PLAYERS,
    most=MOST_PLAYERS,
    rulebook=KrytRule,
    variants=VARIANTS,
    telling=telling,
    variant_type=KrytVariant,
    options_type=KrytOptions,
    overrides_type=KrytOverrides,
    state_type=KrytState,
    action_type=KrytAction,
    event_type=KrytEvent,
    scoring_type=KrytScoring,
    view_type=KrytView,
    pack=pack,
    unplayable=unplayable,
    deal=first_deal,
    audit=audit,
    candidates=_candidates,
    judge=_judge,
    apply=_apply,
    to_act=to_act,
    scoring=scoring,
    view=view,
    witness=witness,
    sealed=SEALED,
)
