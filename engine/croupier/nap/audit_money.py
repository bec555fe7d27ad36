"""The laws of units in Nap: nothing comes from nowhere (N9, N20, N22, N30)."""

from collections.abc import Iterator

from croupier.faults import Fault
from croupier.nap.contracts import ladder
from croupier.nap.rulebook import NapRule
from croupier.nap.scoring import ANTE, LOOK, lines, paid_so_far, wins_pot
from croupier.nap.state import NapOver, NapState
from croupier.payments import Pot, into, net


def money(state: NapState) -> Iterator[Fault]:
    """List the laws that balances, kitty and pool break."""
    total = sum(state.balances) + state.kitty + state.pool
    if total:
        yield NapRule.ZERO_SUM.fault("/balances", sum=total)
    yield from _sizes(state)
    yield from _pots(state)
    yield from _first_deal(state)


def largest(state: NapState) -> int:
    """Return more than any balance or pot can change by in a deal.

    A contract pays or costs its value for every seat, and before it every seat pays its ante, a look or a purchase;
    the same units can come to a seat a second time, out of the pot.
    """
    value = max(max(row.made, row.failed) for row in ladder(state.options))
    return 2 * len(state.hands) * (value + ANTE + LOOK + state.options.purchase_stake)


def _sizes(state: NapState) -> Iterator[Fault]:
    most = (state.deal + 1) * largest(state)
    amounts = [(f"/balances/{seat}", balance) for seat, balance in enumerate(state.balances)]
    for pointer, amount in (*amounts, ("/kitty", state.kitty), ("/pool", state.pool)):
        if abs(amount) > most:
            yield NapRule.LARGEST.fault(pointer, amount=amount)


def _pots(state: NapState) -> Iterator[Fault]:
    """There is a pot where the form has one, with what this deal brought it; who wins it takes it all (N20, N30)."""
    over = state.phase if isinstance(state.phase, NapOver) else None
    won = over is not None and wins_pot(state)
    brought = paid_so_far(state) if won else lines(state)
    for pot, there, is_played, rule in (
        (Pot.KITTY, state.kitty, state.options.has_floater, NapRule.KITTY),
        (Pot.POOL, state.pool, state.options.purchase, NapRule.POOL),
    ):
        least = 0 if won else into(pot, brought)
        if there < least or (there and (won or not is_played)):
            yield rule.fault(f"/{pot}", least=least, **{str(pot): there})
    taken = over.pot if over else 0
    least = into(Pot.KITTY, brought) + into(Pot.POOL, brought) if won else 0
    has_pot = state.options.has_floater or state.options.purchase
    if taken < least or (taken and not (won and has_pot)):
        yield NapRule.POT.fault("/phase/pot", pot=taken)


def _first_deal(state: NapState) -> Iterator[Fault]:
    """In the first deal every unit is accounted for."""
    if state.deal:
        return
    for seat, due in enumerate(net(lines(state), len(state.hands))):
        if state.balances[seat] != due:
            yield NapRule.FIRST_DEAL.fault(f"/balances/{seat}", seat=seat, due=due)
