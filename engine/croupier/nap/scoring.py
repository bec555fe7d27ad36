"""What the table pays, line by line, and what a deal comes to."""

from collections.abc import Iterator, Sequence
from enum import Enum

from msgspec.structs import replace

from croupier.nap.standing import (
    contract,
    declarer,
    first_seat,
    has_bid,
    has_made_all_five,
    is_made,
    nth_seat,
    tricks_won,
)
from croupier.nap.state import NapAllPassed, NapOver, NapPlayedOut, NapResult, NapScoring, NapState
from croupier.payments import Payment, Pot, balances_after, into, net
from croupier.seats import round_from

ANTE = 1
LOOK = 1


class Reason(Enum):
    """What is paid for: the rule that asks for it, and a code; with a kitty other rules ask than without."""

    ANTE = ("N22", "nap.ante")
    LOOK = ("N24", "nap.look")
    PURCHASE = ("N20", "nap.purchase")
    MADE = ("N15", "nap.made")
    FAILED = ("N15", "nap.failed")
    POOL_WON = ("N20", "nap.pot")
    MADE_WITH_KITTY = ("N30", "nap.made")
    FAILED_INTO_KITTY = ("N30", "nap.failed")
    KITTY_WON = ("N30", "nap.pot")

    def payment(self, amount: int, *, payer: int | None, payee: int | None, pot: Pot | None = None) -> Payment:
        """Return a payment for this reason."""
        rule, reason = self.value
        return Payment(rule, reason, amount, payer, payee, pot)


def ante(seat: int) -> Payment:
    """Return what every seat pays before a deal with a floater (N22)."""
    return Reason.ANTE.payment(ANTE, payer=seat, payee=None, pot=Pot.KITTY)


def look(seat: int) -> Payment:
    """Return what a look at the floater costs (N24)."""
    return Reason.LOOK.payment(LOOK, payer=seat, payee=None, pot=Pot.KITTY)


def purchase(seat: int, stake: int) -> Payment:
    """Return what a purchase costs, however many cards it brings (N20)."""
    return Reason.PURCHASE.payment(stake, payer=seat, payee=None, pot=Pot.POOL)


def paid_so_far(state: NapState) -> tuple[Payment, ...]:
    """Return the payments of a deal before its settlement, in order."""
    antes = [ante(seat) for seat in round_from(first_seat(state), len(state.hands)) if state.options.has_floater]
    stake = state.options.purchase_stake
    purchases = [purchase(nth_seat(state, i), stake) for i, count in enumerate(state.purchases) if count]
    return (*antes, *purchases, *map(look, state.looked))


def result(state: NapState) -> NapResult:
    """Return how a finished deal ended."""
    if not has_bid(state):
        return NapAllPassed()
    row, seat = contract(state), declarer(state)
    return NapPlayedOut(seat, row.name, row.floater, row.fewest, tricks_won(state, seat), is_made(state))


def pot_to_win(state: NapState) -> int:
    """Return what the declarer of a finished deal takes from kitty or pool (N20, N30)."""
    return state.kitty + state.pool if has_made_all_five(state) else 0


def settlement(state: NapState, pot: int) -> tuple[Payment, ...]:
    """Return the payments at the end of a deal (N15, N20, N30); ``pot`` is what the declarer takes from the middle."""
    if not has_bid(state):
        return ()
    row, seat = contract(state), declarer(state)
    others = round_from(seat, len(state.hands))[1:]
    if not is_made(state):
        return tuple(_failed(state, row.failed, seat, others))
    reason = Reason.MADE_WITH_KITTY if state.options.has_floater else Reason.MADE
    made = [reason.payment(row.made, payer=other, payee=seat) for other in others]
    return (*made, *_from_pot(state, pot, seat))


def _failed(state: NapState, value: int, seat: int, others: Sequence[int]) -> Iterator[Payment]:
    if state.options.has_floater:
        amount = value * len(state.hands)
        yield Reason.FAILED_INTO_KITTY.payment(amount, payer=seat, payee=None, pot=Pot.KITTY)
        return
    for other in others:
        yield Reason.FAILED.payment(value, payer=seat, payee=other)


def _from_pot(state: NapState, pot: int, seat: int) -> Iterator[Payment]:
    if not pot:
        return
    if state.options.has_floater:
        yield Reason.KITTY_WON.payment(pot, payer=None, payee=seat, pot=Pot.KITTY)
    else:
        yield Reason.POOL_WON.payment(pot, payer=None, payee=seat, pot=Pot.POOL)


def lines(state: NapState) -> tuple[Payment, ...]:
    """Return every payment of a deal so far, in order."""
    phase = state.phase
    return (*paid_so_far(state), *(settlement(state, phase.pot) if isinstance(phase, NapOver) else ()))


def with_payments(state: NapState, payments: Sequence[Payment]) -> NapState:
    """Return the state after some payments."""
    return replace(
        state,
        balances=balances_after(state.balances, payments),
        kitty=state.kitty + into(Pot.KITTY, payments),
        pool=state.pool + into(Pot.POOL, payments),
    )


def scoring(state: NapState) -> NapScoring:
    """Return what the match has come to."""
    told = lines(state)
    over = isinstance(state.phase, NapOver)
    return NapScoring(
        state.balances,
        state.kitty,
        state.pool,
        told,
        result(state) if over else None,
        net(told, len(state.hands)) if over else None,
    )
