"""The auction: who may call what, and which contract stands at its end (N5, N12, N24-N26)."""

from collections.abc import Iterator

from croupier.faults import Violation
from croupier.nap.actions import NapAction, NapBid, NapLook, NapPass
from croupier.nap.auction import bid_broken
from croupier.nap.contracts import ladder
from croupier.nap.events import NapCalled, NapEvent, NapLooked, NapPaid, NapPassed
from croupier.nap.rulebook import NapRule
from croupier.nap.scoring import look as look_payment
from croupier.nap.scoring import with_payments
from croupier.nap.standing import contract, declarer, has_bid
from croupier.nap.state import NapAnnouncing, NapCall, NapPhase, NapPlaying, NapState, NapTakingFloater
from croupier.nap.turn import Played, acted, settled


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
            return _check_look(state, action)
        case _:
            return NapRule.CALL_DUE.broken()


def _check_look(state: NapState, action: NapLook) -> Violation | None:
    if not state.options.has_floater:
        return NapRule.NO_FLOATER.broken()
    return NapRule.LOOK_ONCE.broken(seat=action.seat) if action.seat in state.looked else None


def call(state: NapState, action: NapPass | NapBid) -> Played:
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
    return acted(state, calls=after.calls, phase=first_phase(after)), (event,)


def first_phase(state: NapState) -> NapPhase:
    """Return what is due of the declarer once the bidding is over (N6, N27, N28)."""
    row = contract(state)
    if row.floater:
        return NapTakingFloater()
    if row.trumps and not state.options.first_lead_makes_trumps:
        return NapAnnouncing()
    return NapPlaying(declarer(state), ())


def look(state: NapState, action: NapLook) -> Played:
    """Pay one unit into the kitty, and see the floater (N24)."""
    seat = action.seat
    paid = look_payment(seat)
    after = acted(state, looked=(*state.looked, seat))
    return with_payments(after, (paid,)), (NapLooked(0, seat, state.floater), NapPaid(0, paid))
