"""The chance `croupier/1`, a second time: written from docs/chance.md alone and in the plainest way."""

import hashlib
import hmac
from collections.abc import Iterator
from typing import TypedDict

RANKS = "23456789TJQKA"
SUITS = "CDHS"


class Lot(TypedDict):
    """The first dealer drawn for a number of players."""

    players: int
    dealer: int


class Vector(TypedDict):
    """What is put in, what it is made from, and what comes out."""

    seed: str
    deal: int
    pack: int
    key: str
    words: list[int]
    dropped: int
    deck: list[str]
    cut: int
    lots: list[Lot]


def pack(size: int) -> list[str]:
    """Return the pack of so many cards in canonical order: suits C D H S, in each low to high, aces high."""
    ranks = RANKS[len(RANKS) - size // len(SUITS) :]
    return [rank + suit for suit in SUITS for rank in ranks]


def mac(key: bytes, text: str) -> bytes:
    """Return HMAC-SHA256 of an ASCII text: 32 bytes."""
    return hmac.new(key, text.encode("ascii"), hashlib.sha256).digest()


def deal_key(seed: str, deal: int) -> bytes:
    """Return the key from which all chance of one deal comes."""
    return mac(seed.encode("ascii"), f"croupier/1/deal/{deal}")


def words(key: bytes, purpose: str) -> Iterator[int]:
    """Yield the words of a purpose without end: eight a block, four bytes each, the highest byte first."""
    block = 0
    while True:
        digest = mac(key, f"{purpose}/{block}")
        for start in range(0, 32, 4):
            yield int.from_bytes(digest[start : start + 4], "big")
        block += 1


def below(source: Iterator[int], n: int) -> int:
    """Return an index from 0 to n - 1, each as likely as the others.

    >>> below(iter([4294967295, 5]), 3)
    2
    """
    bound = 2**32 - 2**32 % n
    word = next(source)
    while word >= bound:
        word = next(source)
    return word % n


def shuffle(cards: list[str], seed: str, deal: int) -> list[str]:
    """Return the deck made of the cards, which stand in canonical order; deck[0] is dealt first."""
    deck = list(cards)
    source = words(deal_key(seed, deal), "deck")
    for i in range(len(deck) - 1, 0, -1):
        j = below(source, i + 1)
        deck[i], deck[j] = deck[j], deck[i]
    return deck


def cut(size: int, seed: str, deal: int) -> int:
    """Return how many of so many cards are lifted off and put below the rest: 1 to size - 1."""
    return 1 + below(words(deal_key(seed, deal), "cut"), size - 1)


def lot(seed: str, players: int) -> int:
    """Return the seat that deals first."""
    return below(words(seed.encode("ascii"), "croupier/1/lot"), players)


def dropped(size: int, seed: str, deal: int) -> int:
    """Return how many words the shuffle of so many cards drops."""
    source = words(deal_key(seed, deal), "deck")
    count = 0
    for n in range(size, 1, -1):
        while next(source) >= 2**32 - 2**32 % n:
            count += 1
    return count


def vector(seed: str, deal: int, size: int) -> Vector:
    """Return all that comes of a seed, a deal and a pack, with what it is made from."""
    key = deal_key(seed, deal)
    source = words(key, "deck")
    return {
        "seed": seed,
        "deal": deal,
        "pack": size,
        "key": key.hex(),
        "words": [next(source) for _ in range(10)],
        "dropped": dropped(size, seed, deal),
        "deck": shuffle(pack(size), seed, deal),
        "cut": cut(size, seed, deal),
        "lots": [{"players": players, "dealer": lot(seed, players)} for players in range(2, 8)],
    }
