"""What the phases of Nap share: a hand that changes, an action that counts, what comes next, how a deal is settled."""

from typing import Any

from msgspec.structs import replace

from croupier.cards import Card
from croupier.nap.events import NapEvent, NapPaid, NapSettled, Outcome
from croupier.nap.scoring import paid_so_far, pot_to_win, result, settlement, with_payments
from croupier.nap.standing import contract, declarer
from croupier.nap.state import NapAnnouncing, NapOver, NapPhase, NapPlaying, NapState
from croupier.payments import net


def acted(state: NapState, **changes: Any) -> NapState:
    """Return the state after an action that makes some changes."""
    return replace(state, actions=state.actions + 1, **changes)


def with_hand(state: NapState, seat: int, hand: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
    """Return the hands with one of them changed."""
    return (*state.hands[:seat], hand, *state.hands[seat + 1 :])


def before_lead(state: NapState) -> NapPhase:
    """Return what is due of the declarer when there is no floater to take: trumps, or the first lead (N6, N28)."""
    announces = contract(state).trumps and not state.options.first_lead_makes_trumps
    return NapAnnouncing() if announces else NapPlaying(declarer(state), ())


def settled(state: NapState, events: tuple[NapEvent, ...]) -> Outcome:
    """Return the deal as it is settled, and its events (N13, N15, N30)."""
    pot = pot_to_win(state)
    payments = settlement(state, pot)
    after = replace(with_payments(state, payments), phase=NapOver(pot))
    returns = net((*paid_so_far(state), *payments), len(state.hands))
    told = NapSettled(0, result(after), returns, after.balances, after.kitty, after.pool)
    return after, (*events, *(NapPaid(0, payment) for payment in payments), told)
