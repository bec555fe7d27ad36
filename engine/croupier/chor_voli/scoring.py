"""What the table pays, line by line, and who deals next (C7, C8, C11, C14, C17-C19)."""

from collections.abc import Iterator, Sequence
from enum import Enum

from croupier.chor_voli.options import ChorVoliOptions
from croupier.chor_voli.showdowns import four_of_a_kind, showdowns
from croupier.chor_voli.state import (
    ChorVoliArranging,
    ChorVoliCalling,
    ChorVoliFourOfAKind,
    ChorVoliOver,
    ChorVoliResult,
    ChorVoliScoring,
    ChorVoliShowdowns,
    ChorVoliState,
)
from croupier.payments import Payment, Pot, net
from croupier.seats import after, round_from
from croupier.wire import MOST_DEALS

ANTE = CHIP = 1


class Reason(Enum):
    """What is paid for: the rule that asks for it, and a code."""

    ANTE = ("C7", "chor-voli.ante")
    POOL_WON = ("C8", "chor-voli.four-of-a-kind")
    CHIP_WON = ("C11", "chor-voli.showdown")
    FOUR_OF_A_KIND = ("C17", "chor-voli.four-of-a-kind")
    SHOWDOWN_OF_THREE = ("C18", "chor-voli.showdown")
    SHOWDOWN_OF_FOUR = ("C19", "chor-voli.showdown")

    def payment(self, amount: int, *, payer: int | None, payee: int | None, pot: Pot | None = None) -> Payment:
        """Return a payment for this reason."""
        rule, reason = self.value
        return Payment(rule, reason, amount, payer, payee, pot)


def antes(options: ChorVoliOptions, first: int, players: int) -> tuple[Payment, ...]:
    """Return what every seat pays before a deal, where there is a pool (C7)."""
    seats = round_from(first, players) if options.has_pool else ()
    return tuple(Reason.ANTE.payment(ANTE, payer=seat, payee=None, pot=Pot.POOL) for seat in seats)


def settlement(state: ChorVoliState, pot: int) -> tuple[Payment, ...]:
    """Return the payments at the end of a deal; ``pot`` is what a four of a kind takes from the pool."""
    return tuple(_for_showdowns(state) if state.stood else _for_four_of_a_kind(state, pot))


def _for_showdowns(state: ChorVoliState) -> Iterator[Payment]:
    players = len(state.hands)
    reason = Reason.SHOWDOWN_OF_THREE if players == 3 else Reason.SHOWDOWN_OF_FOUR
    for showdown in showdowns(state):
        if state.options.has_pool:
            yield Reason.CHIP_WON.payment(CHIP, payer=None, payee=showdown.winner, pot=Pot.POOL)
        else:
            yield from _by_each(reason, showdown.number, showdown.winner, players)


def _for_four_of_a_kind(state: ChorVoliState, pot: int) -> Iterator[Payment]:
    found = four_of_a_kind(state.options, state.hands)
    if found is None:
        return
    if state.options.has_pool:
        yield Reason.POOL_WON.payment(pot, payer=None, payee=found[0], pot=Pot.POOL)
    else:
        yield from _by_each(Reason.FOUR_OF_A_KIND, CHIP, found[0], len(state.hands))


def _by_each(reason: Reason, amount: int, winner: int, players: int) -> Iterator[Payment]:
    """Give a payment by each opponent, in the order of play from the seat after the winner."""
    return (reason.payment(amount, payer=seat, payee=winner) for seat in round_from(winner, players)[1:])


def result(state: ChorVoliState) -> ChorVoliResult:
    """Return how a finished deal ended."""
    found = None if state.stood else four_of_a_kind(state.options, state.hands)
    if found is not None:
        return ChorVoliFourOfAKind(*found)
    winners = tuple(showdown.winner for showdown in showdowns(state))
    return ChorVoliShowdowns(len(winners), winners)


def next_dealer(state: ChorVoliState) -> int:
    """Return who deals after a finished deal: its last winner, or the next seat where nobody has won (C14)."""
    match result(state):
        case ChorVoliFourOfAKind(winner=winner) | ChorVoliShowdowns(winners=(*_, winner)):
            return winner
        case _:
            return after(state.dealer, len(state.hands))


def lines(state: ChorVoliState) -> Sequence[Payment]:
    """Return every payment of a deal so far, in order."""
    players = len(state.hands)
    paid = antes(state.options, after(state.dealer, players), players)
    phase = state.phase
    return (*paid, *settlement(state, phase.pot)) if isinstance(phase, ChorVoliOver) else paid


def scoring(state: ChorVoliState) -> ChorVoliScoring:
    """Return what the match has come to."""
    told = tuple(lines(state))
    over = isinstance(state.phase, ChorVoliOver)
    return ChorVoliScoring(
        state.balances,
        0,
        state.pool,
        told,
        result(state) if over else None,
        net(told, len(state.hands)) if over else None,
    )


def deals(options: ChorVoliOptions) -> int:
    """Return how many deals a match has (S4)."""
    return options.deals or MOST_DEALS


def to_act(state: ChorVoliState) -> tuple[int, ...]:
    """Return the seats that the game waits for: all that still arrange, then the caller, then the next dealer."""
    players = len(state.hands)
    match state.phase:
        case ChorVoliArranging():
            return tuple(seat for seat in range(players) if seat not in state.stood)
        case ChorVoliCalling():
            return (after(state.stood[-1], players),)
        case ChorVoliOver():
            return (next_dealer(state),) if state.deal + 1 < deals(state.options) else ()
