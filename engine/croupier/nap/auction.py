"""Which bids may be made after some calls (N5, N12, N18, N25, N26, N32-N34)."""

from collections.abc import Sequence

from croupier.faults import Violation
from croupier.nap.contracts import Contract, NapContract, height, ladder
from croupier.nap.options import NapOptions
from croupier.nap.rulebook import NapRule
from croupier.nap.state import NapCall


def bid_broken(options: NapOptions, calls: Sequence[NapCall], name: NapContract, *, floater: bool) -> Violation | None:
    """Find the first rule that a bid after some calls breaks.

    It is on the ladder, it is higher than every bid before, and what it needs was bid.
    """
    said = f"{name} with the floater" if floater else str(name)
    rung = height(options, name, floater=floater)
    if rung is None:
        return options.ladder_rule.broken(contract=said)
    standing = highest(calls)
    if standing is not None and rung <= ladder(options).index(row_of(options, calls[standing])):
        return NapRule.BID_HIGHER.broken(contract=said)
    return _unmet(ladder(options)[rung], calls)


def _unmet(row: Contract, calls: Sequence[NapCall]) -> Violation | None:
    # A seat calls once, so whatever was bid before was bid by another player.
    if row.needs_rule is None or any(call.contract is row.needs for call in calls):
        return None
    return row.needs_rule.broken(contract=row.name, needs=str(row.needs))


def highest(calls: Sequence[NapCall]) -> int | None:
    """Return the place of the highest bid, which is the last one; None if nobody has bid."""
    return next((i for i in range(len(calls) - 1, -1, -1) if calls[i].contract is not None), None)


def row_of(options: NapOptions, call: NapCall) -> Contract:
    """Return the row of the ladder that a call names; it is a bid, and there."""
    return next(row for row in ladder(options) if row.name is call.contract and row.floater is call.floater)
