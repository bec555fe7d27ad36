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
    rows = ladder(options)
    rung = height(rows, name, floater=floater)
    if rung is None:
        # What is offered, but not as it was asked for, is offered without the floater only.
        offered = any(row.name is name for row in rows)
        return (options.without_rule if offered else options.ladder_rule).broken(contract=name)
    # It is too low if the bid that stands is on this rung or above it.
    standing = highest(calls)
    if standing is not None and _is_on(rows[rung:], calls[standing]):
        return (NapRule.BID_HIGHER_WITH if floater else NapRule.BID_HIGHER).broken(contract=name)
    return _unmet(rows[rung], calls)


def _is_on(rows: Sequence[Contract], call: NapCall) -> bool:
    return height(rows, call.contract, floater=call.floater) is not None


def _unmet(row: Contract, calls: Sequence[NapCall]) -> Violation | None:
    # A seat calls once, so whatever was bid before was bid by another player.
    if row.needs is None or any(call.contract is row.needs.contract for call in calls):
        return None
    return row.needs.rule.broken(contract=row.name, needs=row.needs.contract)


def highest(calls: Sequence[NapCall]) -> int | None:
    """Return the place of the highest bid, which is the last one; None if nobody has bid."""
    return next((i for i in range(len(calls) - 1, -1, -1) if calls[i].contract is not None), None)


def row_of(options: NapOptions, call: NapCall) -> Contract:
    """Return the row of the ladder that a call names; it is a bid, and there."""
    rows = ladder(options)
    place = height(rows, call.contract, floater=call.floater)
    assert place is not None  # noqa: S101 - bids that are not there are refused
    return rows[place]
