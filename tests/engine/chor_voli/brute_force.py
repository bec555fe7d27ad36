"""The best arrangements of a hand by brute force: every way to divide it, compared as the naive rules compare."""

from collections.abc import Iterator, Sequence
from functools import cache, cmp_to_key
from itertools import combinations

from msgspec.structs import asdict

from croupier.cards import Card
from croupier.chor_voli.hints import ChorVoliMeasure
from croupier.chor_voli.options import PACK, ChorVoliOptions
from kit.chor_voli.laid import in_order
from naive import chor_voli_cards as naive

Triple = tuple[Card, ...]
Packing = list[int]
"""Heights of the combinations of an arrangement, from first to last."""
ByFirst = list[list[tuple[int, int]]]
"""For each place in a hand the combinations whose first card stands there: their places as bits, and their height."""


@cache
def heights(options: ChorVoliOptions) -> dict[Triple, int]:
    """Return for each combination of the pack how many are weaker, equal ones counted as one."""
    chosen = asdict(options) | {"form": str(options.__struct_config__.tag)}
    by_ranks: dict[tuple[str | None, str], list[Triple]] = {}
    for triple in combinations(PACK, 3):
        by_ranks.setdefault((naive.kind(triple, chosen["form"]), naive.ranks(triple)), []).append(in_order(triple))

    def compared(one: tuple[str | None, str], other: tuple[str | None, str]) -> int:
        return naive.compare(by_ranks[one][0], by_ranks[other][0], chosen)

    ordered = sorted([each for each in by_ranks if each[0] is not None], key=cmp_to_key(compared))
    return {triple: height for height, each in enumerate(ordered) for triple in by_ranks[each]}


def by_brute_force(hand: Sequence[Card], options: ChorVoliOptions) -> dict[ChorVoliMeasure, Packing]:
    """Return the heights of the best arrangement by each measure."""
    every = heights(options)
    found = {triple: every[triple] for triple in map(in_order, combinations(hand, 3)) if triple in every}
    for count in range(len(hand) // 3, 0, -1):
        packed = list(packings(found, hand, count))
        if packed:
            return {
                ChorVoliMeasure.BEST_FROM_LAST: max(packed, key=lambda each: each[::-1]),
                ChorVoliMeasure.GREATEST_TOTAL: max(packed, key=lambda each: (sum(each), each[::-1])),
            }
    return {measure: [] for measure in ChorVoliMeasure}


def packings(found: dict[Triple, int], hand: Sequence[Card], count: int) -> Iterator[Packing]:
    """Give the heights, strongest first, of every way to take so many combinations out of a hand."""
    first: ByFirst = [[] for _ in (*hand, None)]
    for triple, height in found.items():
        places = sorted(hand.index(card) for card in triple)
        first[places[0]].append((sum(1 << place for place in places), height))
    for packed in _packed(first, 0, len(hand) - 3 * count, count, 0):
        yield sorted(packed, reverse=True)


def _packed(first: ByFirst, place: int, spare: int, count: int, used: int) -> Iterator[Packing]:
    """Give what so many combinations can be from a place on; so many cards may be left over."""
    if not count:
        yield []
        return
    place = next(i for i in range(place, len(first)) if not used >> i & 1)
    for mask, height in first[place]:
        if not mask & used:
            for rest in _packed(first, place + 1, spare, count - 1, used | mask):
                yield [height, *rest]
    if spare:
        yield from _packed(first, place + 1, spare - 1, count, used)
