"""The laws that a finished deal must keep: its result follows from the cards (K17, K18, K23, K24)."""

from collections.abc import Iterator

from croupier.faults import Fault
from croupier.kryt_navalivat.deal import HAND
from croupier.kryt_navalivat.pile import is_ace_of_trumps, may_have_beaten
from croupier.kryt_navalivat.rulebook import KrytRule
from croupier.kryt_navalivat.scoring import action_limit, can_draw, holders
from croupier.kryt_navalivat.state import KrytResult, KrytState


def over(state: KrytState, result: KrytResult) -> Iterator[Fault]:
    """List the laws that a finished deal breaks."""
    if (result.loser is not None) + result.draw + result.broken_off != 1:
        yield KrytRule.RESULT.fault("/phase/result")
    elif result.broken_off:
        yield from _broken_off(state)
    else:
        yield from _decided(state, result)
    if result.honour and not _honourable(state, result):
        yield KrytRule.HONOUR.fault("/phase/result/honour")


def _broken_off(state: KrytState) -> Iterator[Fault]:
    limit = action_limit(state.options)
    if state.actions != limit:
        yield KrytRule.BROKEN_OFF.fault("/actions", actions=state.actions, limit=limit)
    holding = len(holders(state.hands))
    if holding < 2:
        yield KrytRule.DEAL_DECIDED.fault("/hands", holding=holding)
    # One hand may lack a card: the deal can end between a beat and its lead.
    short = [seat for seat, hand in enumerate(state.hands) if len(hand) < HAND]
    for seat in short:
        if state.stock and (len(short) > 1 or len(state.hands[seat]) < HAND - 1):
            yield KrytRule.HAND_FILLED.fault(f"/hands/{seat}", seat=seat, fewest=HAND - 1)


def _decided(state: KrytState, result: KrytResult) -> Iterator[Fault]:
    left = holders(state.hands)
    if state.stock or len(left) != 1 or not state.pile or result.loser not in (None, left[0]):
        yield KrytRule.LOSER_HOLDS.fault("/hands")
        return
    could_draw = can_draw(state, left[0])
    if result.draw and not could_draw:
        yield KrytRule.DRAW.fault("/phase/result/draw")
    if not result.draw and could_draw and not may_have_beaten(state.pile, state.options, state.trumps):
        yield KrytRule.NO_DRAW.fault("/phase/result/draw", card=state.hands[left[0]][0])


def _honourable(state: KrytState, result: KrytResult) -> bool:
    return (
        result.loser is not None
        and len(state.hands) == 2
        and len(state.pile) > 2
        and is_ace_of_trumps(state.pile[-1], state.trumps)
        and may_have_beaten(state.pile[:-1], state.options, state.trumps)
    )
