"""The best ways to divide a hand into combinations, found exactly.

A set of combinations packs a hand if no card is in two of them. Whether so many pack it is decided card by card: the
lowest card still free is in one of its combinations, or is left out, and so many cards may be left out. What is left
after that is a set of cards and how many combinations are still to be taken out of it, and each such pair is looked at
once: for 17 cards at most 2^17 sets and five counts, in practice some hundreds.
"""

from bisect import bisect_left
from collections.abc import Sequence
from functools import partial
from itertools import pairwise

from croupier.cards import Card
from croupier.chor_voli.combinations import Combination

Packed = tuple[Combination, ...]


class Hand:
    """A hand, and its combinations as sets of places in it, strongest first."""

    def __init__(self, cards: Sequence[Card], combinations: Sequence[Combination]) -> None:
        places = {card: 1 << place for place, card in enumerate(cards)}
        self.everything = (1 << len(cards)) - 1
        self.combinations = tuple(combinations)
        self.masks = [sum(places[card] for card in each.cards) for each in combinations]
        changes = (
            i for i, (one, other) in enumerate(pairwise(combinations), start=1) if one.strength != other.strength
        )
        self.ends = [*changes, len(combinations)] if combinations else []
        """Where each strength ends: one behind its last combination."""
        self.best: dict[tuple[int, int, int], Packed] = {}
        """Arrangements found so far, by free places, how many combinations, and where they start."""

    def most(self) -> int:
        """Return how many combinations at most the hand packs."""
        size = self.everything.bit_count() // 3
        return next(count for count in range(size, -1, -1) if self.packs(self.everything, count, 0, len(self.masks)))

    def packs(self, free: int, count: int, start: int, stop: int) -> bool:
        """Tell whether combinations from ``start`` up to ``stop`` pack ``count`` times into free places."""
        by_lowest: dict[int, list[int]] = {}
        reached = 0
        for mask in self.masks[start:stop]:
            if mask & free == mask:
                reached |= mask
                by_lowest.setdefault(mask & -mask, []).append(mask)
        spare = reached.bit_count() - 3 * count
        return spare >= 0 and _packs(reached, count, spare, by_lowest, set())


def _packs(free: int, count: int, spare: int, by_lowest: dict[int, list[int]], failed: set[tuple[int, int]]) -> bool:
    if not count:
        return True
    # The same cards can be left after fewer combinations and more cards left out, and then not be enough.
    if spare < 0 or (free, count) in failed:
        return False
    lowest = free & -free
    for mask in by_lowest.get(lowest, ()):
        if mask & free == mask and _packs(free ^ mask, count - 1, spare, by_lowest, failed):
            return True
    if _packs(free ^ lowest, count, spare - 1, by_lowest, failed):
        return True
    failed.add((free, count))
    return False


def best_from_last(hand: Hand) -> Packed:
    """Return the arrangement that is best at the last showdown, then at the one before, up to the first.

    Being there at all comes before being strong, so it has as many combinations as the hand packs.
    """
    return _best(hand, hand.everything, hand.most(), 0)


def _best(hand: Hand, free: int, count: int, start: int) -> Packed:
    """Return the best arrangement of ``count`` combinations, none before ``start``, that free places pack."""
    if not count:
        return ()
    if (free, count, start) not in hand.best:
        hand.best[free, count, start] = _searched(hand, free, count, start)
    return hand.best[free, count, start]


def _searched(hand: Hand, free: int, count: int, start: int) -> Packed:
    stop = hand.ends[bisect_left(hand.ends, True, key=lambda end: hand.packs(free, count, start, end))]
    weakest = hand.combinations[stop - 1].strength
    # With more places free the others cannot be worse: once they are as good, no other choice can be better.
    ideal = _from_last(_best(hand, free, count - 1, start))
    best: Packed = ()
    for mask, combination in zip(hand.masks[start:stop], hand.combinations[start:stop], strict=True):
        if combination.strength == weakest and mask & free == mask and hand.packs(free ^ mask, count - 1, start, stop):
            others = _best(hand, free ^ mask, count - 1, start)
            if not best or _from_last(others) > _from_last(best[:-1]):
                best = (*others, combination)
            if _from_last(others) == ideal:
                break
    return best


def _from_last(arranged: Packed) -> tuple[int, ...]:
    return tuple(combination.strength for combination in reversed(arranged))


def most_even(hand: Hand) -> Packed:
    """Return the arrangement of as many combinations as the hand packs with the least drop from first to last.

    Of several with the same drop it is the one that is best from the last showdown to the first.
    """
    count = hand.most()
    arranged = [_best(hand, hand.everything, count, start) for start in _narrowest(hand, count)] if count else []
    return max(arranged, key=_from_last, default=())


def _narrowest(hand: Hand, count: int) -> list[int]:
    """Return where the ranges of strength start that pack the hand with the least drop."""
    least, found = hand.combinations[0].strength, list[int]()
    for start in (0, *hand.ends[:-1]):
        strongest = hand.combinations[start].strength
        packs = partial(hand.packs, hand.everything, count, start)
        # Wider ranges than the narrowest so far need not be looked at.
        ends = [end for end in hand.ends if end > start and strongest - hand.combinations[end - 1].strength <= least]
        if not packs(ends[-1]):
            continue
        drop = strongest - hand.combinations[ends[bisect_left(ends, True, key=packs)] - 1].strength
        if drop < least:
            least, found = drop, []
        found.append(start)
    return found
