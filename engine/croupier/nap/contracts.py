"""Contracts: rows of a table, one ladder a form. No rule names a contract; rules read what a row says."""

from collections.abc import Callable, Mapping, Sequence
from enum import Enum, StrEnum, auto
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from croupier.nap.options import (
    HAND,
    NapFloater,
    NapFloaterAylesbury,
    NapFloaterDorset,
    NapFloaterTeesside,
    NapOptions,
    NapStakes,
    NapStandard,
)
from croupier.nap.rulebook import NapRule


class NapContract(StrEnum):
    """What a declarer undertakes."""

    TWO = "two"
    THREE = "three"
    MISERE = "misere"
    FOUR = "four"
    NAP = "nap"
    BONAPARTE = "bonaparte"
    NAPOLEON = "napoleon"
    WELLINGTON = "wellington"
    BLUCHER = "blucher"


class FirstLead(Enum):
    """How the first lead is bound (N29)."""

    FREE = auto()
    LOWEST_TRUMP = auto()
    LOWEST_PLAIN = auto()


class Need(NamedTuple):
    """The contract that another player has to have bid before, and the rule that says so."""

    contract: NapContract
    rule: NapRule


class Contract(msgspec.Struct, frozen=True):
    """A row of a ladder: the tricks that make it (both ends belong), and what is paid by or to each other player."""

    name: NapContract
    fewest: int
    made: int
    failed: int
    most: int = HAND
    floater: bool = False
    trumps: bool = True
    needs: Need | None = None
    first_lead: FirstLead = FirstLead.FREE

    @property
    def all_five(self) -> bool:
        """Tell whether it is for all five tricks: its stakes are raised, and it wins the pot (N19, N20, N30)."""
        return self.fewest == HAND


def _row(name: NapContract, fewest: int, value: int, **more: Any) -> Contract:
    return Contract(name, fewest, made=value, failed=value, **more)


TWO = _row(NapContract.TWO, 2, 2)
THREE = _row(NapContract.THREE, 3, 3)
MISERE = _row(NapContract.MISERE, 0, 3, most=0)
FOUR = _row(NapContract.FOUR, 4, 4)
NAP = _row(NapContract.NAP, 5, 5)
WELLINGTON = _row(NapContract.WELLINGTON, 5, 10, needs=Need(NapContract.NAP, NapRule.WELLINGTON))
BLUCHER = _row(NapContract.BLUCHER, 5, 20, needs=Need(NapContract.WELLINGTON, NapRule.BLUCHER))

TEESSIDE = (
    replace(WELLINGTON, needs=Need(NapContract.NAP, NapRule.TEESSIDE_NEEDS)),
    replace(BLUCHER, needs=Need(NapContract.WELLINGTON, NapRule.TEESSIDE_NEEDS)),
)
FLOATER = (
    _row(NapContract.FOUR, 4, 2),
    NAP,
    _row(NapContract.BONAPARTE, 5, 10, first_lead=FirstLead.LOWEST_TRUMP),
    _row(NapContract.WELLINGTON, 5, 20, first_lead=FirstLead.LOWEST_PLAIN),
)
AYLESBURY = (*FLOATER[:2], _row(NapContract.NAPOLEON, 5, 10, first_lead=FirstLead.LOWEST_TRUMP))
DORSET = (_row(NapContract.THREE, 3, 1), _row(NapContract.FOUR, 4, 2))

RAISED: Mapping[NapStakes, Callable[[Contract], Contract]] = {
    NapStakes.SINGLE: lambda row: row,
    NapStakes.DOUBLE_WHEN_MADE: lambda row: replace(row, made=2 * row.made),
    NapStakes.DOUBLE: lambda row: replace(row, made=2 * row.made, failed=2 * row.failed),
}
"""What is done to the stakes of contracts of all five tricks (N19)."""


def _with_and_without(*rows: Contract) -> tuple[Contract, ...]:
    """Return each row with the floater and, immediately above, without (N25)."""
    return tuple(replace(row, floater=floater) for row in rows for floater in (True, False))


def _standard(options: NapStandard) -> tuple[Contract, ...]:
    offered = {TWO: options.two, MISERE: options.misere, BLUCHER: options.blucher}
    rows = (TWO, THREE, MISERE, FOUR, NAP, WELLINGTON, BLUCHER)
    return tuple(_at_this_table(row, options) for row in rows if offered.get(row, True))


def _at_this_table(row: Contract, options: NapStandard) -> Contract:
    if row.most == 0:
        return replace(row, trumps=options.misere_trumps)
    return RAISED[options.five_trick_stakes](row) if row.all_five else row


def _teesside(options: NapFloaterTeesside) -> tuple[Contract, ...]:
    misere = replace(MISERE, trumps=options.misere_trumps)
    return _with_and_without(TWO, THREE, misere, FOUR, NAP, *TEESSIDE)


_LADDERS: Mapping[type, Callable[[Any], tuple[Contract, ...]]] = {
    NapStandard: _standard,
    NapFloater: lambda _: _with_and_without(*FLOATER),
    NapFloaterTeesside: _teesside,
    NapFloaterAylesbury: lambda _: _with_and_without(*AYLESBURY),
    NapFloaterDorset: lambda _: (*_with_and_without(*DORSET), NAP),
}


@lru_cache(maxsize=1_024)
def ladder(options: NapOptions) -> tuple[Contract, ...]:
    """Return the contracts that may be bid, in ascending order (N12, N16-N19, N26, N32-N34)."""
    return _LADDERS[type(options)](options)


def height(rows: Sequence[Contract], name: NapContract | None, *, floater: bool) -> int | None:
    """Return the place of a bid on a ladder, from 0; None if it is not there."""
    for place, row in enumerate(rows):
        if row.name is name and row.floater is floater:
            return place
    return None
