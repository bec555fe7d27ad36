"""Nap: the highest bidder plays alone against the table for as many tricks as were bid."""

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Any, NamedTuple

from croupier.faults import TableRule, Violation
from croupier.game import Game, GameName, Judge, refusing
from croupier.nap import bidding, dealing, declaring, playing, purchasing
from croupier.nap.actions import (
    NapAction,
    NapAnnounce,
    NapBid,
    NapDeal,
    NapDiscard,
    NapLeaveFloater,
    NapLook,
    NapPass,
    NapPlay,
    NapPurchase,
    NapStand,
    NapTakeFloater,
)
from croupier.nap.audit import audit
from croupier.nap.deal import first_deal
from croupier.nap.events import NapEvent, Outcome
from croupier.nap.options import FEWEST_PLAYERS, MOST_PLAYERS, NapOptions, NapOverrides, pack, unplayable
from croupier.nap.rulebook import NapRule
from croupier.nap.scoring import scoring
from croupier.nap.sealed import SEALED
from croupier.nap.standing import to_act
from croupier.nap.state import (
    NapAnnouncing,
    NapBidding,
    NapDiscarding,
    NapOver,
    NapPlaying,
    NapPurchasing,
    NapScoring,
    NapState,
    NapTakingFloater,
)
from croupier.nap.telling import telling
from croupier.nap.variants import VARIANTS, NapVariant
from croupier.nap.view import DIRECTION, NapView, view, witness


class _Phase(NamedTuple):
    """What a phase lets the seat on turn ask for, and how it judges that."""

    candidates: Callable[[NapState, int], Iterable[NapAction]]
    check: Callable[[NapState, NapAction], Violation | None]


_DECLARING = _Phase(declaring.candidates, declaring.check)
_PHASES: Mapping[type, _Phase] = {
    NapPurchasing: _Phase(purchasing.candidates, purchasing.check),
    NapBidding: _Phase(bidding.candidates, bidding.check),
    NapTakingFloater: _DECLARING,
    NapDiscarding: _DECLARING,
    NapAnnouncing: _DECLARING,
    NapPlaying: _Phase(playing.candidates, playing.check),
}

_APPLY: Mapping[type, Callable[[NapState, Any], Outcome]] = {
    NapPurchase: purchasing.apply,
    NapStand: purchasing.stand,
    NapPass: bidding.call,
    NapBid: bidding.call,
    NapLook: bidding.look,
    NapTakeFloater: declaring.take,
    NapLeaveFloater: declaring.leave,
    NapDiscard: declaring.discard,
    NapAnnounce: declaring.announce,
    NapPlay: playing.apply,
    NapDeal: dealing.apply,
}
"""What each action does."""


def _candidates(state: NapState, seat: int) -> Iterable[NapAction]:
    if isinstance(state.phase, NapOver):
        return dealing.candidates(state, seat)
    return _PHASES[type(state.phase)].candidates(state, seat) if seat in to_act(state) else ()


def _judge(state: NapState, seat: int) -> Judge[NapAction]:
    if seat >= len(state.hands):
        return refusing(TableRule.SEAT_EXISTS.broken(seat=seat, last=len(state.hands) - 1))
    if isinstance(state.phase, NapOver):
        return partial(dealing.check, state)
    (turn,) = to_act(state)
    if seat != turn:
        return refusing(TableRule.YOUR_TURN.broken(seat=seat, turn=turn))
    return partial(_PHASES[type(state.phase)].check, state)


def _apply(state: NapState, action: NapAction) -> Outcome:
    return _APPLY[type(action)](state, action)


NAP: Game[NapOptions, NapState, NapAction, NapEvent, NapScoring, NapView] = Game(
    id="nap",
    prefix="Nap",
    names=(GameName("en", "Nap"),),
    direction=DIRECTION,
    fewest=FEWEST_PLAYERS,
    most=MOST_PLAYERS,
    rulebook=NapRule,
    variants=VARIANTS,
    telling=telling,
    variant_type=NapVariant,
    options_type=NapOptions,
    overrides_type=NapOverrides,
    state_type=NapState,
    action_type=NapAction,
    event_type=NapEvent,
    scoring_type=NapScoring,
    view_type=NapView,
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
