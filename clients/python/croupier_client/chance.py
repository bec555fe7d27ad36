"""The algorithm of chance, ``croupier/1``, as docs/chance.md describes it."""

import hmac
from collections.abc import Iterator, Sequence
from typing import TypeVar

C = TypeVar("C")

_WORDS = 2**32
_WORD_BYTES = 4


def shuffled(pack: Sequence[C], seed: str, deal: int) -> list[C]:
    """Return a pack, given in canonical order, as the seed of a match shuffles it for a deal."""
    row = _words(_deal_key(seed, deal), "deck")
    deck = list(pack)
    for i in range(len(deck) - 1, 0, -1):
        j = _below(row, i + 1)
        deck[i], deck[j] = deck[j], deck[i]
    return deck


def cut_at(cards: int, seed: str, deal: int) -> int:
    """Return how many of some cards the cut of a deal takes off the top."""
    return 1 + _below(_words(_deal_key(seed, deal), "cut"), cards - 1)


def first_dealer(players: int, seed: str) -> int:
    """Return the dealer of the first deal as the lot draws it."""
    return _below(_words(seed.encode(), "croupier/1/lot"), players)


def _deal_key(seed: str, deal: int) -> bytes:
    return hmac.digest(seed.encode(), f"croupier/1/deal/{deal}".encode(), "sha256")


def _words(key: bytes, purpose: str) -> Iterator[int]:
    block = 0
    while True:
        digest = hmac.digest(key, f"{purpose}/{block}".encode(), "sha256")
        for at in range(0, len(digest), _WORD_BYTES):
            yield int.from_bytes(digest[at : at + _WORD_BYTES], "big")
        block += 1


def _below(row: Iterator[int], n: int) -> int:
    bound = _WORDS - _WORDS % n
    # Words from the bound on would make the small indices a little more likely.
    return next(word for word in row if word < bound) % n
