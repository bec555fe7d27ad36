"""Calling the showdowns, by the seat after the last to stand (C10a-C13)."""

from msgspec.structs import replace

from croupier.chor_voli.events import ChorVoliCalled, ChorVoliShowdownHeld, ChorVoliShown
from croupier.chor_voli.rulebook import ChorVoliRule
from croupier.chor_voli.settling import Played, settled
from croupier.chor_voli.showdowns import Showdown, showdowns
from croupier.chor_voli.state import ChorVoliAction, ChorVoliShow, ChorVoliState
from croupier.game import Judge


def candidates(_state: ChorVoliState, seat: int) -> tuple[ChorVoliAction, ...]:
    """Give the call."""
    return (ChorVoliShow(seat),)


def judge(_state: ChorVoliState, _seat: int) -> Judge[ChorVoliAction]:
    """Return what finds the first rule that an action of the caller breaks."""
    return lambda action: None if isinstance(action, ChorVoliShow) else ChorVoliRule.CALL_DUE.broken()


def show(state: ChorVoliState, action: ChorVoliShow) -> Played:
    """Hold all showdowns, and settle the deal."""
    after = replace(state, actions=state.actions + 1)
    return settled(after, (ChorVoliCalled(0, action.seat), *map(_held, showdowns(after))), pot=0)


def _held(showdown: Showdown) -> ChorVoliShowdownHeld:
    shown = tuple(ChorVoliShown(seat, combination.cards, combination.kind) for seat, combination in showdown.shown)
    return ChorVoliShowdownHeld(0, showdown.number, shown, showdown.winner, showdown.why)
