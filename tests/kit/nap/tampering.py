"""One thing in a state of Nap changed by chance: what a client might get wrong, or try."""

from collections.abc import Callable
from random import Random

from msgspec.structs import replace

from croupier.cards import Card, Suit
from croupier.nap import state as nap
from croupier.nap.contracts import NapContract
from croupier.nap.variants import NapVariant
from kit.nap.knowing import rows, with_rows
from kit.nap.options import any_options


def tampered(state: nap.NapState, rng: Random) -> nap.NapState:
    """Return a state after one change."""
    return rng.choice(CHANGES)(state, rng)


def _phase(state: nap.NapState, rng: Random) -> nap.NapState:
    """Put another phase in place of the one there is; the cards of an open trick return to their seats."""
    seat, players = rng.randrange(len(state.hands)), len(state.hands)
    hands = list(state.hands)
    if isinstance(state.phase, nap.NapPlaying):
        for i, card in enumerate(state.phase.cards):
            hands[(state.phase.leader + i) % players] += (card,)
    phases: tuple[nap.NapPhase, ...] = (
        nap.NapPurchasing(),
        nap.NapBidding(),
        nap.NapTakingFloater(),
        nap.NapDiscarding(),
        nap.NapAnnouncing(),
        nap.NapPlaying(seat, ()),
        nap.NapOver(rng.choice((0, 0, 1, 5))),
    )
    return replace(state, hands=tuple(hands), phase=rng.choice(phases))


def _calls(state: nap.NapState, rng: Random) -> nap.NapState:
    said = nap.NapCall(rng.choice((None, *NapContract)), rng.random() < 0.3)
    calls = list(state.calls)
    if calls and rng.random() < 0.5:
        calls[rng.randrange(len(calls))] = said
    elif len(calls) < len(state.hands) and rng.random() < 0.5:
        calls.append(said)
    else:
        calls = calls[:-1]
    return replace(state, calls=tuple(calls))


def _purchases(state: nap.NapState, rng: Random) -> nap.NapState:
    counts = rng.choices((0, 0, 1, 2, 5), k=rng.randint(0, len(state.hands)))
    return replace(state, purchases=tuple(counts))


def _looked(state: nap.NapState, rng: Random) -> nap.NapState:
    seats = rng.sample(range(len(state.hands)), rng.randint(0, 2))
    return replace(state, looked=tuple(seats))


def _dealer(state: nap.NapState, rng: Random) -> nap.NapState:
    return replace(state, dealer=rng.randrange(7))


def _deal(state: nap.NapState, rng: Random) -> nap.NapState:
    return replace(state, deal=rng.choice((0, 1, 3, 9_999)))


def _trumps(state: nap.NapState, rng: Random) -> nap.NapState:
    return replace(state, trumps=rng.choice((None, *Suit)))


def _count(state: nap.NapState, rng: Random) -> nap.NapState:
    return replace(state, actions=max(state.actions + rng.choice((-2, -1, 1, 2)), 0))


def _options(state: nap.NapState, rng: Random) -> nap.NapState:
    return replace(state, options=any_options(rng.choice(tuple(NapVariant)), len(state.hands), rng))


def _units(state: nap.NapState, rng: Random) -> nap.NapState:
    """Move a unit from a seat to another, or to a pot."""
    balances = list(state.balances)
    unit = rng.choice((-1, 1, 1, 5, 2**31 - 1))
    name = rng.choice(("seat", "seat", "kitty", "pool"))
    balances[rng.randrange(len(balances))] -= unit
    pots = {"kitty": state.kitty, "pool": state.pool}
    if name == "seat":
        balances[rng.randrange(len(balances))] += unit
    else:
        pots[name] = max(pots[name] + unit, 0)
    return replace(state, balances=tuple(balances), **pots)


def _cards(state: nap.NapState, rng: Random) -> nap.NapState:
    """Swap two cards that lie somewhere."""
    changed = rows(state)
    places = [(row, i) for row, cards in changed.items() for i in range(len(cards))]
    (row, i), (other, j) = rng.sample(places, 2)
    changed[row][i], changed[other][j] = changed[other][j], changed[row][i]
    return with_rows(state, changed)


def _card(state: nap.NapState, rng: Random) -> nap.NapState:
    """Move a card somewhere else."""
    changed: dict[tuple[str, int], list[Card]] = rows(state)
    source, target = rng.sample(sorted(changed), 2)
    if changed[source] and (target[0] != "floater" or not changed[target]):
        changed[target].append(changed[source].pop())
    return with_rows(state, changed)


CHANGES: tuple[Callable[[nap.NapState, Random], nap.NapState], ...] = (
    _phase,
    _calls,
    _purchases,
    _looked,
    _dealer,
    _deal,
    _trumps,
    _count,
    _options,
    _units,
    _cards,
    _cards,
    _card,
)
