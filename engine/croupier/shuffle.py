"""Chance ``croupier/1``: from a seed to a deck, a cut and a lot, the same in every language.

Each deal draws on a key of its own, so that one deal can be opened without opening the next.
"""

import hmac
from collections.abc import Iterator, Sequence
from typing import TypeVar

CHANCE = "croupier/1"

T = TypeVar("T")


def shuffled(pack: Sequence[T], seed: str, deal: int) -> tuple[T, ...]:
    """Return the deck of a deal: the pack, in canonical order, shuffled; ``deck[0]`` leaves the dealer's hand first."""
    deck = list(pack)
    words = _words(_deal_key(seed, deal), "deck")
    for i in range(len(deck) - 1, 0, -1):
        j = _index_below(i + 1, words)
        deck[i], deck[j] = deck[j], deck[i]
    return tuple(deck)


def cut_at(size: int, seed: str, deal: int) -> int:
    """Return how many cards of a deck of ``size`` (2 or more) the cut takes off the top: 1 to ``size - 1``."""
    return 1 + _index_below(size - 1, _words(_deal_key(seed, deal), "cut"))


def lot(players: int, seed: str) -> int:
    """Return the first dealer, drawn by lot from the match's seed (S5)."""
    return _index_below(players, _words(seed.encode(), f"{CHANCE}/lot"))


def _deal_key(seed: str, deal: int) -> bytes:
    return hmac.digest(seed.encode(), f"{CHANCE}/deal/{deal}".encode(), "sha256")


def _words(key: bytes, purpose: str) -> Iterator[int]:
    block = 0
    while True:
        digest = hmac.digest(key, f"{purpose}/{block}".encode(), "sha256")
        yield from (int.from_bytes(digest[i : i + 4], "big") for i in range(0, len(digest), 4))
        block += 1


def _index_below(n: int, words: Iterator[int]) -> int:
    # Words above the last whole multiple of n would favour small remainders.
    limit = 2**32 - 2**32 % n
    return next(word for word in words if word < limit) % n
