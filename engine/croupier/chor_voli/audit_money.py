"""The laws of chips in Chor Voli: nothing comes from nowhere (C7, C8, C11, C18)."""

from collections.abc import Iterator

from croupier.chor_voli.options import hand_size
from croupier.chor_voli.rulebook import ChorVoliRule
from croupier.chor_voli.scoring import ANTE, lines
from croupier.chor_voli.state import ChorVoliOver, ChorVoliState
from croupier.faults import Fault
from croupier.payments import Pot, into, net


def money(state: ChorVoliState) -> Iterator[Fault]:
    """List the laws that balances and pool break."""
    total = sum(state.balances) + state.pool
    if total:
        yield ChorVoliRule.ZERO_SUM.fault("/balances", sum=total)
    most = (state.deal + 1) * largest(state)
    amounts = [(f"/balances/{seat}", balance) for seat, balance in enumerate(state.balances)]
    for pointer, amount in (*amounts, ("/pool", state.pool)):
        if abs(amount) > most:
            yield ChorVoliRule.LARGEST.fault(pointer, amount=amount)
    yield from _pool(state)
    yield from _first_deal(state)


def largest(state: ChorVoliState) -> int:
    """Return the most that a balance can change by in a deal, or that it can add to the pool.

    Without a pool that is every showdown won, from every opponent; with one, the chips of all seats, which can also
    come from deals before.
    """
    players = len(state.hands)
    if state.options.has_pool:
        return players * ANTE
    return (players - 1) * sum(range(1, hand_size(players) // 3 + 1))


def _pool(state: ChorVoliState) -> Iterator[Fault]:
    """The pool has what this deal brought and left of it, and a four of a kind takes it all (C7, C8, C11)."""
    pot = state.phase.pot if isinstance(state.phase, ChorVoliOver) else 0
    players = len(state.hands)
    unplayed = isinstance(state.phase, ChorVoliOver) and not state.stood
    if not state.options.has_pool:
        fits_pool, fits_pot = state.pool == 0, pot == 0
    elif unplayed:
        fits_pool, fits_pot = state.pool == 0, pot >= players * ANTE
    else:
        fits_pool, fits_pot = state.pool >= into(Pot.POOL, lines(state)), pot == 0
    if not fits_pool:
        yield ChorVoliRule.POOL.fault("/pool", pool=state.pool)
    if not fits_pot:
        yield ChorVoliRule.POT.fault("/phase/pot", pot=pot)


def _first_deal(state: ChorVoliState) -> Iterator[Fault]:
    """In the first deal every chip is accounted for."""
    if state.deal:
        return
    for seat, due in enumerate(net(lines(state), len(state.hands))):
        if state.balances[seat] != due:
            yield ChorVoliRule.FIRST_DEAL.fault(f"/balances/{seat}", seat=seat, due=due)
