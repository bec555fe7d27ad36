"""The best ways to divide a hand into combinations, found exactly.

A set of combinations packs a hand if no card is in two of them. Whether so many pack it is decided card by card: the
lowest card still free is in one of its combinations, or is left out, and so many cards may be left out. What is left
after that is a set of cards and how many combinations are still to be taken out of it, and each such pair is looked at
once: for 17 cards at most 2^17 sets and five counts, in practice some hundreds. The greatest total is found along the
same sets, at most ten thousand of them in the hands that were tried; most are left early, since they cannot lead to
more than what is known.
"""

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import inf

from croupier.cards import Card
from croupier.chor_voli.combinations import Combination

Packed = tuple[Combination, ...]

_Worth = tuple[int, tuple[int, ...]]
"""What strengths come to, and they themselves, the weakest first."""
_Way = tuple[_Worth, Packed]
"""Combinations taken on the way through the places of a hand, and their worth."""


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


def greatest_total(hand: Hand) -> Packed:
    """Return the arrangement of as many combinations as the hand packs whose strengths come to the most.

    Of several with the same total it is the one that is best from the last showdown to the first.
    """
    found = best_from_last(hand)
    best: _Way = (_worth(found), found)
    by_lowest = _by_lowest(hand)
    ceilings = _ceilings(hand)
    ways: list[dict[tuple[int, int], _Way]] = [{} for _ in by_lowest]
    ways[0][hand.everything, len(found)] = (_worth(()), ())
    for place, reached in enumerate(ways):
        for (free, count), way in reached.items():
            for left, taken, longer in _steps(1 << place, by_lowest[place], free, way):
                to_come = count - taken
                if not to_come:
                    best = _better(best, longer)
                elif longer[0][0] + _most_to_come(ceilings, left, to_come) >= best[0][0]:
                    after = ways[_lowest(left)]
                    after[left, to_come] = _better(after.get((left, to_come), longer), longer)
    return tuple(sorted(best[1], key=lambda combination: (-combination.strength, combination.cards)))


def _worth(packed: Packed) -> _Worth:
    return sum(combination.strength for combination in packed), _from_last(packed)


def _lowest(mask: int) -> int:
    return (mask & -mask).bit_length() - 1


def _by_lowest(hand: Hand) -> list[list[tuple[int, Combination]]]:
    """Return for each place the combinations whose lowest place it is."""
    by_lowest: list[list[tuple[int, Combination]]] = [[] for _ in range(hand.everything.bit_length())]
    for mask, combination in zip(hand.masks, hand.combinations, strict=True):
        by_lowest[_lowest(mask)].append((mask, combination))
    return by_lowest


def _ceilings(hand: Hand) -> list[tuple[int, int]]:
    """Return for each place, as a bit, the strength of the strongest combination that it is in, the highest first."""
    ceilings = dict[int, int]()
    for mask, combination in zip(hand.masks, hand.combinations, strict=True):
        for place in range(hand.everything.bit_length()):
            if mask >> place & 1:
                ceilings.setdefault(1 << place, combination.strength)
    return sorted(((strength, bit) for bit, strength in ceilings.items()), reverse=True)


def _most_to_come(ceilings: list[tuple[int, int]], free: int, count: int) -> float:
    """Return what so many combinations out of free places cannot come to more than: each place brings a third."""
    strengths = [strength for strength, bit in ceilings if bit & free][: 3 * count]
    return sum(strengths) / 3 if len(strengths) == 3 * count else -inf


def _steps(lowest: int, found: list[tuple[int, Combination]], free: int, way: _Way) -> Iterator[tuple[int, int, _Way]]:
    """Give what is left free, how many combinations were taken, and the way, where the lowest free place goes on."""
    yield free ^ lowest, 0, way
    (total, strengths), packed = way
    for mask, combination in found:
        if mask & free == mask:
            worth = (total + combination.strength, tuple(sorted((combination.strength, *strengths))))
            yield free ^ mask, 1, (worth, (*packed, combination))


def _better(one: _Way, other: _Way) -> _Way:
    return other if other[0] > one[0] else one
