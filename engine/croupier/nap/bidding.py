"""The auction: who may call what, and which contract stands at its end (N5, N12, N24-N26)."""

from collections.abc import Iterator

from msgspec.structs import replace

from croupier.faults import Violation
from croupier.nap.actions import NapAction, NapBid, NapLook, NapPass
from croupier.nap.auction import bid_broken
from croupier.nap.contracts import ladder
from croupier.nap.events import NapCalled, NapEvent, NapLooked, NapPaid, NapPassed, Outcome
from croupier.nap.rulebook import NapRule
from croupier.nap.scoring import look as look_payment
from croupier.nap.scoring import with_payments
from croupier.nap.standing import contract, has_bid
from croupier.nap.state import NapCall, NapState, NapTakingFloater
from croupier.nap.turn import acted, before_lead, settled


def candidates(state: NapState, seat: int) -> Iterator[NapAction]:
    """Give a pass, every bid of the ladder, and a look where there is a floater."""
    yield NapPass(seat)
    for row in ladder(state.options):
        yield NapBid(seat, row.name, row.floater)
    if state.options.has_floater:
        yield NapLook(seat)


def check(state: NapState, action: NapAction) -> Violation | None:
    """Find the first rule that an action of the seat on turn breaks."""
    match action:
        case NapPass():
            return None
        case NapBid():
            return bid_broken(state.options, state.calls, action.contract, floater=action.floater)
        case NapLook():
            return _look_broken(state, action.seat)
        case _:
            may_look = _look_broken(state, action.seat) is None
            return (NapRule.CALL_OR_LOOK_DUE if may_look else NapRule.CALL_DUE).broken()


def _look_broken(state: NapState, seat: int) -> Violation | None:
    if not state.options.has_floater:
        return NapRule.NO_FLOATER.broken()
    return NapRule.LOOK_ONCE.broken(seat=seat) if seat in state.looked else None


def call(state: NapState, action: NapPass | NapBid) -> Outcome:
    """Add a call; after the last one the highest bid is played, or nothing is (N5, N13, N31)."""
    if isinstance(action, NapBid):
        said = NapCall(action.contract, action.floater)
        event: NapEvent = NapCalled(0, action.seat, action.contract, action.floater)
    else:
        said, event = NapCall(None, floater=False), NapPassed(0, action.seat)
    after = acted(state, calls=(*state.calls, said))
    if len(after.calls) < len(after.hands):
        return after, (event,)
    if not has_bid(after):
        return settled(after, (event,))
    return replace(after, phase=NapTakingFloater() if contract(after).floater else before_lead(after)), (event,)


def look(state: NapState, action: NapLook) -> Outcome:
    """Pay one unit into the kitty, and see the floater (N24)."""
    seat = action.seat
    paid = look_payment(seat)
    after = acted(state, looked=(*state.looked, seat))
    return with_payments(after, (paid,)), (NapLooked(0, seat, state.floater), NapPaid(0, paid))
