"""What stands in a deal of Nap, read off its state: turns, the contract, tricks."""

from collections.abc import Iterator

from croupier.nap.auction import highest, row_of
from croupier.nap.contracts import Contract
from croupier.nap.options import HAND
from croupier.nap.state import NapBidding, NapOver, NapPlaying, NapPurchasing, NapState
from croupier.seats import after
from croupier.tricks import winning_place
from croupier.wire import MOST_DEALS


def first_seat(state: NapState) -> int:
    """Return the seat after the dealer, which begins (S2)."""
    return after(state.dealer, len(state.hands))


def nth_seat(state: NapState, n: int) -> int:
    """Return the seat that is ``n`` places after the first."""
    return (state.dealer + 1 + n) % len(state.hands)


def has_bid(state: NapState) -> bool:
    """Tell whether anybody has bid."""
    return highest(state.calls) is not None


def declarer(state: NapState) -> int:
    """Return the seat of the highest bid; there is one (N5)."""
    return nth_seat(state, _standing(state))


def contract(state: NapState) -> Contract:
    """Return the highest bid; there is one (N5)."""
    return row_of(state.options, state.calls[_standing(state)])


def _standing(state: NapState) -> int:
    place = highest(state.calls)
    assert place is not None  # noqa: S101 - nobody asks before somebody has bid
    return place


def tricks_by_seat(state: NapState) -> Iterator[tuple[int, int]]:
    """Give leader and winner of each complete trick (N6)."""
    leader = declarer(state) if state.tricks else 0
    for cards in state.tricks:
        winner = (leader + winning_place(cards, state.trumps)) % len(state.hands)
        yield leader, winner
        leader = winner


def tricks_won(state: NapState, seat: int) -> int:
    """Return how many tricks a seat has won."""
    return sum(winner == seat for _, winner in tricks_by_seat(state))


def is_decided(row: Contract, won: int, left: int) -> bool:
    """Tell whether a contract is certain to be made or to fail with so many tricks left (N8)."""
    made = row.fewest <= won and won + left <= row.most
    failed = won > row.most or won + left < row.fewest
    return made or failed


def is_made(state: NapState) -> bool:
    """Tell whether the declarer of a finished deal has made the contract; somebody has bid."""
    row = contract(state)
    return row.fewest <= tricks_won(state, declarer(state)) <= row.most


def has_made_all_five(state: NapState) -> bool:
    """Tell whether all five tricks of a finished deal were bid and made: that wins the pot (N20, N30)."""
    return has_bid(state) and contract(state).all_five and is_made(state)


def has_ended(state: NapState) -> bool:
    """Tell whether the last trick of the deal is complete (N8)."""
    left = HAND - len(state.tricks)
    if not left:
        return True
    return state.options.stop_when_decided and is_decided(contract(state), tricks_won(state, declarer(state)), left)


def deals(state: NapState) -> int:
    """Return how many deals the match has (S4)."""
    return state.options.deals or MOST_DEALS


def to_act(state: NapState) -> tuple[int, ...]:
    """Return the seats that the game waits for."""
    phase = state.phase
    if isinstance(phase, NapPlaying):
        return ((phase.leader + len(phase.cards)) % len(state.hands),)
    if isinstance(phase, NapPurchasing):
        return (nth_seat(state, len(state.purchases)),)
    if isinstance(phase, NapBidding):
        return (nth_seat(state, len(state.calls)),)
    if isinstance(phase, NapOver):
        return () if state.deal + 1 >= deals(state) else (first_seat(state),)
    return (declarer(state),)
