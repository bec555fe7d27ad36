"""Combinations of three cards: one table a form says what is one, of which kind, and how strong (C1-C5, C15)."""

from bisect import bisect_left
from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum
from functools import lru_cache
from itertools import combinations

import msgspec

from croupier.cards import RANK, SUIT, Card
from croupier.chor_voli.options import ChorVoliOptions

THREE, THREES_OVER_ACES = 3, 15


class ChorVoliKind(StrEnum):
    """What three cards make together, the strongest kind first."""

    THREE_OF_A_KIND = "three_of_a_kind"
    STRAIGHT_FLUSH = "straight_flush"
    STRAIGHT = "straight"
    FLUSH = "flush"
    UNRELATED = "unrelated"


class Combination(msgspec.Struct, frozen=True, gc=False):
    """Three cards, highest rank first, and how strong they are: equal numbers are equally strong."""

    cards: tuple[Card, ...]
    """As they are written: the highest rank first, equal ranks by suit."""
    kind: ChorVoliKind
    strength: int
    """How many strengths of the table are weaker."""


Key = tuple[int, ...]

_WRITTEN = sorted(Card, key=lambda card: (-RANK[card], SUIT[card]))
_ORDER = {card: place for place, card in enumerate(_WRITTEN)}.__getitem__
"""In which order the cards of a combination are written."""


def _weakness(combination: Combination) -> int:
    return -combination.strength


class Table:
    """All combinations of a form: a total preorder of strength."""

    def __init__(self, straights: Sequence[str], *, threes_high: bool) -> None:
        self._straights = {frozenset(ranks): -place for place, ranks in enumerate(straights)}
        self._threes_high = threes_high
        keys = {cards: key for cards in combinations(_WRITTEN, 3) if (key := self._key(cards)) is not None}
        heights = {key: height for height, key in enumerate(sorted(set(keys.values())))}
        kinds = tuple(ChorVoliKind)
        ranked = sorted((-heights[key], cards, kinds[-key[0]]) for cards, key in keys.items())
        self.ranked = tuple([Combination(cards, kind, -low) for low, cards, kind in ranked])
        """Every combination of the pack, strongest first, equal ones in the order of their cards."""
        self.places: Mapping[tuple[Card, ...], int] = {each.cards: i for i, each in enumerate(self.ranked, start=1)}
        """Their places in that order, from 1, by their cards as they are written."""

    def place(self, cards: Sequence[Card]) -> int | None:
        """Return the place of the combination that three cards make, in any order; None if they make none (C2)."""
        return self.places.get(tuple(sorted(cards, key=_ORDER)))

    def find(self, cards: Sequence[Card]) -> Combination | None:
        """Return the combination that three cards make, in any order; None if they make none (C2)."""
        place = self.place(cards)
        return None if place is None else self.ranked[place - 1]

    def first_as_strong_as(self, cards: Sequence[Card]) -> int:
        """Return the first place of those that are as strong as the combination that three cards make."""
        combination = self.find(cards)
        return 1 if combination is None else 1 + bisect_left(self.ranked, -combination.strength, key=_weakness)

    def places_among(self, hand: Sequence[Card]) -> list[int]:
        """Return the places of all combinations among some cards, in order."""
        return sorted(filter(None, map(self.places.get, combinations(sorted(hand, key=_ORDER), 3))))

    def among(self, hand: Sequence[Card]) -> list[Combination]:
        """Return all combinations among some cards, in the order of the table."""
        return [self.ranked[place - 1] for place in self.places_among(hand)]

    def _key(self, cards: tuple[Card, ...]) -> Key | None:
        """Return what three cards compare by, the kind first; None if they are no combination."""
        for place, (is_kind, compared) in enumerate(_KINDS):
            if is_kind(self, cards):
                return (-place, *compared(self, cards))
        return None

    def is_straight(self, cards: tuple[Card, ...]) -> bool:
        """Tell whether the ranks are consecutive, as the form has it."""
        return frozenset(card[0] for card in cards) in self._straights

    def straight_height(self, cards: tuple[Card, ...]) -> Key:
        """Return what straights compare by: their place in the form's list."""
        return (self._straights[frozenset(card[0] for card in cards)],)

    def rank_height(self, cards: tuple[Card, ...]) -> Key:
        """Return what three of a kind compare by: their rank, where threes may be highest (C3)."""
        rank = RANK[cards[0]]
        return (THREES_OVER_ACES if rank == THREE and self._threes_high else rank,)

    def card_heights(self, cards: tuple[Card, ...]) -> Key:
        """Return what flushes and unrelated cards compare by: the highest card, then the next (C5)."""
        return tuple(sorted((RANK[card] for card in cards), reverse=True))


def _ranks(cards: tuple[Card, ...]) -> int:
    return len({card[0] for card in cards})


def _suits(cards: tuple[Card, ...]) -> int:
    return len({card[1] for card in cards})


_KINDS: tuple[tuple[Callable[[Table, tuple[Card, ...]], bool], Callable[[Table, tuple[Card, ...]], Key]], ...] = (
    (lambda _, cards: _ranks(cards) == 1, Table.rank_height),
    (lambda table, cards: table.is_straight(cards) and _suits(cards) == 1, Table.straight_height),
    (lambda table, cards: table.is_straight(cards), Table.straight_height),
    (lambda _, cards: _suits(cards) == 1, Table.card_heights),
    (lambda _, cards: _suits(cards) == 3 and _ranks(cards) == 3, Table.card_heights),
)
"""What makes a kind and what it compares by, in the order of ChorVoliKind."""


@lru_cache(maxsize=4)
def _table(straights: tuple[str, ...], *, threes_high: bool) -> Table:
    return Table(straights, threes_high=threes_high)


def table(options: ChorVoliOptions) -> Table:
    """Return the table of combinations for some options."""
    return _table(options.straights, threes_high=options.threes_high)
