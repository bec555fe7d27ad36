"""Cards, suits and packs (S1).

A card is two characters, rank then suit. Ranks and suits are read from tables: the rules look at them far too often
for arithmetic on enum members.

>>> SUIT[Card("TD")]
<Suit.DIAMONDS: 'D'>
>>> RANK[Card.ACE_OF_SPADES] > RANK[Card.KING_OF_SPADES]
True
"""

from collections.abc import Iterable, Mapping
from enum import StrEnum
from typing import Annotated, TypeAlias

from msgspec import Meta


class Suit(StrEnum):
    """A suit, in the canonical order of a pack."""

    CLUBS = "C"
    DIAMONDS = "D"
    HEARTS = "H"
    SPADES = "S"


class Rank(StrEnum):
    """A rank, lowest first; the first character of a card."""

    TWO = "2"
    THREE = "3"
    FOUR = "4"
    FIVE = "5"
    SIX = "6"
    SEVEN = "7"
    EIGHT = "8"
    NINE = "9"
    TEN = "T"
    JACK = "J"
    QUEEN = "Q"
    KING = "K"
    ACE = "A"


class Card(StrEnum):
    """A card: its rank (23456789TJQKA), then its suit (CDHS); in canonical order."""

    TWO_OF_CLUBS = "2C"
    THREE_OF_CLUBS = "3C"
    FOUR_OF_CLUBS = "4C"
    FIVE_OF_CLUBS = "5C"
    SIX_OF_CLUBS = "6C"
    SEVEN_OF_CLUBS = "7C"
    EIGHT_OF_CLUBS = "8C"
    NINE_OF_CLUBS = "9C"
    TEN_OF_CLUBS = "TC"
    JACK_OF_CLUBS = "JC"
    QUEEN_OF_CLUBS = "QC"
    KING_OF_CLUBS = "KC"
    ACE_OF_CLUBS = "AC"
    TWO_OF_DIAMONDS = "2D"
    THREE_OF_DIAMONDS = "3D"
    FOUR_OF_DIAMONDS = "4D"
    FIVE_OF_DIAMONDS = "5D"
    SIX_OF_DIAMONDS = "6D"
    SEVEN_OF_DIAMONDS = "7D"
    EIGHT_OF_DIAMONDS = "8D"
    NINE_OF_DIAMONDS = "9D"
    TEN_OF_DIAMONDS = "TD"
    JACK_OF_DIAMONDS = "JD"
    QUEEN_OF_DIAMONDS = "QD"
    KING_OF_DIAMONDS = "KD"
    ACE_OF_DIAMONDS = "AD"
    TWO_OF_HEARTS = "2H"
    THREE_OF_HEARTS = "3H"
    FOUR_OF_HEARTS = "4H"
    FIVE_OF_HEARTS = "5H"
    SIX_OF_HEARTS = "6H"
    SEVEN_OF_HEARTS = "7H"
    EIGHT_OF_HEARTS = "8H"
    NINE_OF_HEARTS = "9H"
    TEN_OF_HEARTS = "TH"
    JACK_OF_HEARTS = "JH"
    QUEEN_OF_HEARTS = "QH"
    KING_OF_HEARTS = "KH"
    ACE_OF_HEARTS = "AH"
    TWO_OF_SPADES = "2S"
    THREE_OF_SPADES = "3S"
    FOUR_OF_SPADES = "4S"
    FIVE_OF_SPADES = "5S"
    SIX_OF_SPADES = "6S"
    SEVEN_OF_SPADES = "7S"
    EIGHT_OF_SPADES = "8S"
    NINE_OF_SPADES = "9S"
    TEN_OF_SPADES = "TS"
    JACK_OF_SPADES = "JS"
    QUEEN_OF_SPADES = "QS"
    KING_OF_SPADES = "KS"
    ACE_OF_SPADES = "AS"


Cards: TypeAlias = Annotated[tuple[Card, ...], Meta(max_length=52)]

SUIT: Mapping[Card, Suit] = {card: Suit(card[1]) for card in Card}

HEIGHT: Mapping[Rank, int] = {rank: height for height, rank in enumerate(Rank, start=2)}
"""Ranks from 2 to 14: the ace is high unless a rule says otherwise."""

RANK: Mapping[Card, int] = {card: HEIGHT[Rank(card[0])] for card in Card}
"""The height of each card's rank."""


def pack_from(lowest: int) -> tuple[Card, ...]:
    """Return the pack whose lowest rank is ``lowest`` (2-14), in canonical order."""
    return tuple(card for card in Card if RANK[card] >= lowest)


def cards(text: str) -> tuple[Card, ...]:
    """Read cards parted by blanks.

    Raises:
        ValueError: A word is no card.

    >>> cards("9H TC")
    (<Card.NINE_OF_HEARTS: '9H'>, <Card.TEN_OF_CLUBS: 'TC'>)
    """
    return tuple(map(Card, text.split()))


def without(hand: tuple[Card, ...], gone: Iterable[Card]) -> tuple[Card, ...]:
    """Return a hand less some of its cards, the others in their order."""
    left = list(hand)
    for card in gone:
        left.remove(card)
    return tuple(left)
