"""Chor Voli and Ramchi, a second time: the best ways to divide a hand, found by trying all of them."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cmp_to_key
from itertools import combinations

from naive import chance
from naive.chor_voli_cards import Options, compare, kind, laid, ranks

Triple = tuple[str, ...]


def heights(options: Options) -> Mapping[Triple, int]:
    """Return for each combination of the pack how many strengths are below its own."""
    alike: dict[tuple[str, str], list[Triple]] = {}
    for cards in combinations(chance.pack(52), 3):
        found = kind(cards, options["form"])
        if found is not None:
            alike.setdefault((found, ranks(cards)), []).append(tuple(laid(cards)))

    def compared(one: list[Triple], other: list[Triple]) -> int:
        return compare(one[0], other[0], options)

    groups = sorted(alike.values(), key=cmp_to_key(compared))
    levels: dict[Triple, int] = {}
    level = 0
    for i, group in enumerate(groups):
        level += i > 0 and compare(group[0], groups[i - 1][0], options) > 0
        levels.update(dict.fromkeys(group, level))
    return levels


def found_in(hand: Sequence[str], levels: Mapping[Triple, int]) -> dict[Triple, int]:
    """Return every combination of a hand, with its height."""
    triples = (tuple(laid(cards)) for cards in combinations(hand, 3))
    return {triple: levels[triple] for triple in triples if triple in levels}


def divisions(hand: Sequence[str], found: Mapping[Triple, int], count: int) -> Iterator[list[int]]:
    """Give the heights of so many combinations without a card in common, strongest first, in every way."""
    if count == 0:
        yield []
        return
    if len(hand) < 3 * count:
        return
    first, rest = hand[0], hand[1:]
    for triple, height in found.items():
        if first in triple and set(triple) <= set(hand):
            for others in divisions([card for card in rest if card not in triple], found, count - 1):
                yield sorted([height, *others], reverse=True)
    yield from divisions(rest, found, count)


def best(hand: Sequence[str], levels: Mapping[Triple, int]) -> dict[str, list[int]]:
    """Return the heights of the best arrangement by each measure; both have as many combinations as can be.

    `best_from_last` is best at the last showdown, then at the one before; of `greatest_total` the heights come to the
    most, and of several such it is best from the last.
    """
    found = found_in(hand, levels)
    for count in range(len(hand) // 3, 0, -1):
        every = list(divisions(hand, found, count))
        if every:
            return {
                "best_from_last": max(every, key=lambda each: each[::-1]),
                "greatest_total": max(every, key=lambda each: (sum(each), each[::-1])),
            }
    return {"best_from_last": [], "greatest_total": []}
