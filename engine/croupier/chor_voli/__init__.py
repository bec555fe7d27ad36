"""Chor Voli and Ramchi: hands are divided into combinations, which meet in showdowns, strongest first."""

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import NamedTuple

from croupier.chor_voli import arranging, calling, dealing
from croupier.chor_voli.audit import audit
from croupier.chor_voli.deal import first_deal
from croupier.chor_voli.events import ChorVoliEvent
from croupier.chor_voli.hints import ChorVoliCombinationsAnswer, ChorVoliCombinationsRequest, combinations
from croupier.chor_voli.options import MOST_PLAYERS, ChorVoliOptions, ChorVoliOverrides, pack, unplayable
from croupier.chor_voli.rulebook import ChorVoliRule
from croupier.chor_voli.scoring import scoring, to_act
from croupier.chor_voli.sealed import SEALED
from croupier.chor_voli.settling import Played
from croupier.chor_voli.state import (
    ChorVoliAction,
    ChorVoliArranging,
    ChorVoliCalling,
    ChorVoliCombine,
    ChorVoliDeal,
    ChorVoliOver,
    ChorVoliScoring,
    ChorVoliShow,
    ChorVoliStand,
    ChorVoliState,
    ChorVoliTakeTableCard,
)
from croupier.chor_voli.telling import telling
from croupier.chor_voli.variants import VARIANTS, ChorVoliVariant
from croupier.chor_voli.view import DIRECTION, ChorVoliView, view, witness
from croupier.faults import TableRule
from croupier.game import Extra, Game, GameName, Judge, refusing


class _Phase(NamedTuple):
    """What a phase lets a seat that is to act ask for, and how it judges that."""

    candidates: Callable[[ChorVoliState, int], Iterable[ChorVoliAction]]
    judge: Callable[[ChorVoliState, int], Judge[ChorVoliAction]]


_PHASES: Mapping[type, _Phase] = {
    ChorVoliArranging: _Phase(arranging.candidates, arranging.judge),
    ChorVoliCalling: _Phase(calling.candidates, calling.judge),
}


def _candidates(state: ChorVoliState, seat: int) -> Iterable[ChorVoliAction]:
    if isinstance(state.phase, ChorVoliOver):
        return dealing.candidates(state, seat)
    return _PHASES[type(state.phase)].candidates(state, seat) if seat in to_act(state) else ()


def _judge(state: ChorVoliState, seat: int) -> Judge[ChorVoliAction]:
    if seat >= len(state.hands):
        return refusing(TableRule.SEAT_EXISTS.broken(seat=seat, last=len(state.hands) - 1))
    if isinstance(state.phase, ChorVoliOver):
        return partial(dealing.check, state)
    waiting = to_act(state)
    if seat not in waiting:
        return refusing(TableRule.YOUR_TURN.broken(seat=seat, turn=", ".join(map(str, waiting))))
    return _PHASES[type(state.phase)].judge(state, seat)


def _apply(state: ChorVoliState, action: ChorVoliAction) -> Played:
    match action:
        case ChorVoliCombine():
            return arranging.combine(state, action)
        case ChorVoliStand():
            return arranging.stand(state, action)
        case ChorVoliTakeTableCard():
            return arranging.take_table_card(state, action)
        case ChorVoliShow():
            return calling.show(state, action)
        case ChorVoliDeal():
            return dealing.apply(state, action)


CHOR_VOLI: Game[ChorVoliOptions, ChorVoliState, ChorVoliAction, ChorVoliEvent, ChorVoliScoring, ChorVoliView] = Game(
    id="chor-voli",
    prefix="ChorVoli",
    names=(GameName("en", "Chor Voli"), GameName("en", "Ramchi"), GameName("fa", "چور وولی"), GameName("fa", "رمچی")),
    direction=DIRECTION,
    fewest=3,
    most=MOST_PLAYERS,
    rulebook=ChorVoliRule,
    variants=VARIANTS,
    telling=telling,
    variant_type=ChorVoliVariant,
    options_type=ChorVoliOptions,
    overrides_type=ChorVoliOverrides,
    state_type=ChorVoliState,
    action_type=ChorVoliAction,
    event_type=ChorVoliEvent,
    scoring_type=ChorVoliScoring,
    view_type=ChorVoliView,
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
    extras=(
        Extra(
            "combinations",
            ChorVoliCombinationsRequest,
            ChorVoliCombinationsAnswer,
            "Find the combinations and the best arrangements of a hand",
            combinations,
            can_be_unsound=True,
        ),
    ),
)
