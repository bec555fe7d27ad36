"""Kryt'-navalivat' ("cover and pile up"): a relative of Durak with one pile, and no winner, only a loser."""

from collections.abc import Callable
from functools import partial

from croupier.faults import TableRule, Violation
from croupier.game import Game, GameName
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
from croupier.kryt_navalivat.state import (
    KrytAction,
    KrytAnswering,
    KrytBeat,
    KrytDeal,
    KrytExchangeSix,
    KrytLead,
    KrytOver,
    KrytPickUp,
    KrytScoring,
    KrytState,
    KrytView,
)
from croupier.kryt_navalivat.telling import telling
from croupier.kryt_navalivat.turn import Played, within_limit
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


def _judge(state: KrytState, seat: int) -> Callable[[KrytAction], Violation | None]:
    phase = state.phase
    if seat >= len(state.hands):
        return partial(_no_such_seat, state)
    if type(phase) is KrytOver:
        return partial(dealing.check, state, phase)
    if seat != phase.turn:
        return partial(_out_of_turn, state, phase.turn)
    return answering.judge(state, seat) if type(phase) is KrytAnswering else leading.judge(state, seat)


def _no_such_seat(state: KrytState, action: KrytAction) -> Violation:
    return TableRule.SEAT_EXISTS.broken(seat=action.seat, last=len(state.hands) - 1)


def _out_of_turn(state: KrytState, turn: int, action: KrytAction) -> Violation | None:
    if type(action) is KrytExchangeSix:
        return exchange.check(state, action)
    return TableRule.YOUR_TURN.broken(seat=action.seat, turn=turn)


def _check(state: KrytState, action: KrytAction) -> Violation | None:
    return _judge(state, action.seat)(action)


def _apply(state: KrytState, action: KrytAction) -> Played:
    return within_limit(*_played(state, action))


def _played(state: KrytState, action: KrytAction) -> Played:
    match action:
        case KrytLead():
            return leading.apply(state, action)
        case KrytBeat():
            return answering.beat(state, action)
        case KrytPickUp():
            return answering.pick_up(state, action)
        case KrytExchangeSix():
            return exchange.apply(state, action)
        case KrytDeal():
            return dealing.apply(state, action)


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
    check=_check,
    judge=_judge,
    apply=_apply,
    to_act=to_act,
    scoring=scoring,
    view=view,
    witness=witness,
)
