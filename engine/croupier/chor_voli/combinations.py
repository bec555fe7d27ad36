"""Combinations of three cards: one table a form says what is one, of which kind, and how strong (C1-C5, C15)."""

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


class Combination(msgspec.Struct, frozen=True):
    """Three cards, highest rank first, and how strong they are: equal numbers are equally strong."""

    cards: tuple[Card, ...]
    kind: ChorVoliKind
    strength: int


Key = tuple[int, ...]

_BIT = {card: 1 << place for place, card in enumerate(Card)}


class Table:
    """All combinations of a form: a total preorder of strength."""

    def __init__(self, straights: Sequence[str], *, threes_high: bool) -> None:
        self._straights = {frozenset(ranks): -place for place, ranks in enumerate(straights)}
        self._threes_high = threes_high
        keys = {cards: key for cards in combinations(Card, 3) if (key := self._key(cards)) is not None}
        heights = {key: height for height, key in enumerate(sorted(set(keys.values())))}
        kinds = tuple(ChorVoliKind)
        self._by_mask = {
            _mask(cards): Combination(_in_order(cards), kinds[-key[0]], heights[key]) for cards, key in keys.items()
        }

    def find(self, cards: Sequence[Card]) -> Combination | None:
        """Return the combination that three different cards make; None if they make none (C2)."""
        return self._by_mask.get(_mask(cards))

    def among(self, hand: Sequence[Card]) -> list[Combination]:
        """Return all combinations among some cards, strongest first, equal ones in the order of their cards."""
        table = self._by_mask
        bits = [_BIT[card] for card in hand]
        found = [table[mask] for a, b, c in combinations(bits, 3) if (mask := a | b | c) in table]
        return sorted(found, key=lambda combination: (-combination.strength, combination.cards))

    def all(self) -> Mapping[int, Combination]:
        """Return every combination of the pack."""
        return self._by_mask

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


def _mask(cards: Sequence[Card]) -> int:
    mask = 0
    for card in cards:
        mask |= _BIT[card]
    return mask


def _in_order(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple(sorted(cards, key=lambda card: (-RANK[card], SUIT[card])))


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
