"""What is said in a deal of Nap that nobody has played: purchases, calls, and what the declarer chooses."""

from collections.abc import Sequence
from random import Random

from msgspec.structs import replace

from croupier.cards import SUIT, Suit
from croupier.nap import state as nap
from croupier.nap.contracts import Contract, FirstLead, ladder
from croupier.nap.standing import contract, declarer, has_bid, nth_seat


def with_purchases(state: nap.NapState, seats: int, rng: Random) -> nap.NapState:
    """Return a deal after the purchases of so many seats; the cards that went away are as good as any."""
    for _ in range(seats):
        count = rng.randint(0, min(5, len(state.stock)))
        state = replace(
            state,
            purchases=(*state.purchases, count),
            discards=state.discards + state.stock[:count],
            stock=state.stock[count:],
        )
    return state


def with_calls(state: nap.NapState, seats: int, rng: Random) -> nap.NapState:
    """Return a deal after the calls of so many seats and their looks at the floater."""
    calls = _calls(ladder(state.options), seats, rng)
    callers = [nth_seat(state, i) for i in range(min(seats + 1, len(state.hands)))]
    looked = [seat for seat in callers if state.options.has_floater and rng.random() < 0.3]
    return replace(state, calls=calls, looked=tuple(looked), phase=nap.NapBidding())


def _calls(rows: Sequence[Contract], seats: int, rng: Random) -> tuple[nap.NapCall, ...]:
    calls = list[nap.NapCall]()
    height, eagerness = -1, rng.choice((0.1, 0.5, 0.9))
    for _ in range(seats):
        higher = [i for i, row in enumerate(rows) if i > height and _is_allowed(row, calls)]
        if higher and rng.random() < eagerness:
            height = rng.choice(higher)
            calls.append(nap.NapCall(rows[height].name, rows[height].floater))
        else:
            calls.append(nap.NapCall(None, floater=False))
    return tuple(calls)


def _is_allowed(row: Contract, calls: Sequence[nap.NapCall]) -> bool:
    return row.needs is None or any(call.contract is row.needs.contract for call in calls)


def declaring(state: nap.NapState, rng: Random) -> nap.NapState:
    """Return a deal in which the declarer is to choose something, if there is anything."""
    if not has_bid(state):
        return replace(state, phase=nap.NapOver(0))
    row = contract(state)
    if row.floater and rng.random() < 0.6:
        return replace(state, phase=nap.NapTakingFloater()) if rng.random() < 0.5 else _with_six(state)
    return replace(with_floater(state, rng), phase=nap.NapAnnouncing())


def _with_six(state: nap.NapState) -> nap.NapState:
    """Return a deal in which the declarer has just taken the floater."""
    seat = declarer(state)
    assert state.floater is not None
    hand = (*state.hands[seat], state.floater)
    hands = (*state.hands[:seat], hand, *state.hands[seat + 1 :])
    return replace(state, hands=hands, floater=None, phase=nap.NapDiscarding())


def with_floater(state: nap.NapState, rng: Random) -> nap.NapState:
    """Return a deal after the declarer has left the floater, or taken it and laid a card aside."""
    if state.floater is None or not contract(state).floater or rng.random() < 0.4:
        return state
    return replace(state, floater=None, discards=(state.floater,))


def with_trumps(state: nap.NapState, rng: Random) -> nap.NapState:
    """Return a deal with trumps announced, where they are."""
    row, hand = contract(state), state.hands[declarer(state)]
    if not row.trumps or state.options.first_lead_makes_trumps:
        return state
    held = {SUIT[card] for card in hand}
    suits = {
        FirstLead.FREE: set(Suit),
        FirstLead.LOWEST_TRUMP: held,
        FirstLead.LOWEST_PLAIN: set(Suit) - held if len(held) == 1 else set(Suit),
    }
    return replace(state, trumps=rng.choice(sorted(suits[row.first_lead])))
