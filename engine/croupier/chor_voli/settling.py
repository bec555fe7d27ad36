"""What several parts of Chor Voli share: a list by seat that changes, and how a deal is settled."""

from collections.abc import Sequence
from typing import TypeVar

from msgspec.structs import replace

from croupier.chor_voli.events import ChorVoliEvent, ChorVoliPaid, ChorVoliSettled
from croupier.chor_voli.scoring import lines, result, settlement
from croupier.chor_voli.state import ChorVoliOver, ChorVoliState
from croupier.payments import Pot, balances_after, into, net

T = TypeVar("T")

Played = tuple[ChorVoliState, tuple[ChorVoliEvent, ...]]


def with_seat(by_seat: Sequence[T], seat: int, value: T) -> tuple[T, ...]:
    """Return a list by seat with one entry changed."""
    return (*by_seat[:seat], value, *by_seat[seat + 1 :])


def settled(state: ChorVoliState, events: tuple[ChorVoliEvent, ...], pot: int) -> Played:
    """Return the deal as it is settled, and its events; ``pot`` is what a four of a kind takes from the pool."""
    payments = settlement(state, pot)
    after = replace(
        state,
        balances=balances_after(state.balances, payments),
        pool=state.pool + into(Pot.POOL, payments),
        phase=ChorVoliOver(pot),
    )
    returns = net(lines(after), len(after.hands))
    told = ChorVoliSettled(0, result(after), returns, after.balances, after.pool)
    return after, (*events, *(ChorVoliPaid(0, payment) for payment in payments), told)
