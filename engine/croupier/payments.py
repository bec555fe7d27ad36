"""Units that change hands, and what they come to."""

from collections.abc import Sequence
from enum import StrEnum
from typing import Annotated, TypeAlias

from msgspec import Meta

from croupier.seats import MOST_SEATS, Seat
from croupier.wire import Value

MOST_UNITS = 2**31 - 1

Units: TypeAlias = Annotated[int, Meta(ge=-MOST_UNITS, le=MOST_UNITS)]
UnitsHeld: TypeAlias = Annotated[int, Meta(ge=0, le=MOST_UNITS)]
Balances: TypeAlias = Annotated[tuple[Units, ...], Meta(max_length=MOST_SEATS)]


class Pot(StrEnum):
    """What lies in the middle, to be won."""

    KITTY = "kitty"
    POOL = "pool"


class Payment(Value, frozen=True):
    """Units that changed hands."""

    rule: str
    """Id of the rule that asks for them."""
    reason: str
    """What for."""
    amount: Annotated[int, Meta(ge=1, le=MOST_UNITS)]
    """How many."""
    payer: Seat | None
    """Seat that paid; null if they came out of the pot."""
    payee: Seat | None
    """Seat that got them; null if they went into the pot."""
    pot: Pot | None
    """The pot, where it paid or got them; else null."""


Payments: TypeAlias = Annotated[tuple[Payment, ...], Meta(max_length=100)]


def net(payments: Sequence[Payment], players: int) -> tuple[int, ...]:
    """Return what payments come to, by seat."""
    units = [0] * players
    for payment in payments:
        if payment.payer is not None:
            units[payment.payer] -= payment.amount
        if payment.payee is not None:
            units[payment.payee] += payment.amount
    return tuple(units)


def into(pot: Pot, payments: Sequence[Payment]) -> int:
    """Return what payments bring a pot; less than nothing if they take out more."""
    return sum(
        payment.amount if payment.payee is None else -payment.amount for payment in payments if payment.pot is pot
    )


def balances_after(balances: Sequence[int], payments: Sequence[Payment]) -> tuple[int, ...]:
    """Return the balances after some payments."""
    return tuple(balance + gain for balance, gain in zip(balances, net(payments, len(balances)), strict=True))
