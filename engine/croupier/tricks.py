"""Tricks: following the suit led, and who takes a trick."""

from collections.abc import Sequence

from croupier.cards import RANK, SUIT, Card, Suit


def may_follow(card: Card, hand: Sequence[Card], led: Card) -> bool:
    """Tell whether a card from a hand may be played to a card led: of its suit, or any if the hand has none of it.

    >>> hand = (Card.NINE_OF_HEARTS, Card.TWO_OF_SPADES)
    >>> [may_follow(card, hand, Card.ACE_OF_HEARTS) for card in hand]
    [True, False]
    """
    suit = SUIT[led]
    return SUIT[card] is suit or not any(SUIT[held] is suit for held in hand)


def winning_place(trick: Sequence[Card], trumps: Suit | None) -> int:
    """Return the place, from 0, of the card that wins a trick: the highest trump, or else the highest of the suit led.

    >>> winning_place((Card.NINE_OF_HEARTS, Card.TEN_OF_HEARTS, Card.TWO_OF_SPADES), Suit.SPADES)
    2
    """
    led = SUIT[trick[0]]
    strengths = [(SUIT[card] is trumps, SUIT[card] is led, RANK[card]) for card in trick]
    return strengths.index(max(strengths))
