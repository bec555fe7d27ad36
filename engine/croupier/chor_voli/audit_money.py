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
    yield from _pool(state)
    yield from _earlier_deals(state) if state.deal else _first_deal(state)


def most_lost(state: ChorVoliState) -> int:
    """Return the most that a seat can lose in a deal: its ante, or else every showdown to others."""
    return ANTE if state.options.has_pool else sum(range(1, hand_size(len(state.hands)) // 3 + 1))


def _earlier_deals(state: ChorVoliState) -> Iterator[Fault]:
    """Before this deal no seat had lost more than it can in so many; so none had won more than all others lost."""
    least = -state.deal * most_lost(state)
    for seat, gain in enumerate(net(lines(state), len(state.hands))):
        if state.balances[seat] - gain < least:
            yield ChorVoliRule.LARGEST.fault(f"/balances/{seat}", amount=state.balances[seat])


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
    for seat, due in enumerate(net(lines(state), len(state.hands))):
        if state.balances[seat] != due:
            yield ChorVoliRule.FIRST_DEAL.fault(f"/balances/{seat}", seat=seat, due=due)
