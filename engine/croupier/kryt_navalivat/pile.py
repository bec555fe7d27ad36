"""The pile: which card beats its top, and how much of it a pick-up takes."""

from collections.abc import Mapping, Sequence

from croupier.cards import RANK, SUIT, Card, Suit
from croupier.faults import Violation
from croupier.kryt_navalivat.options import PACK, KrytOptions
from croupier.kryt_navalivat.rulebook import KrytRule

ACE = 14
TRUMP_PICK_UP = 3


def beats(card: Card, top: Card, trumps: Suit, anti_trumps: Suit | None) -> bool:
    """Tell whether a card beats the top card (K9, K21)."""
    if SUIT[card] is SUIT[top]:
        return RANK[card] > RANK[top]
    return SUIT[card] is trumps and SUIT[top] is not anti_trumps


_REFUSED = {top: {card: KrytRule.BEAT_TOP.broken(card=card, top=top) for card in PACK} for top in PACK}
_VERDICTS = {
    (trumps, anti): {
        top: {card: None if beats(card, top, trumps, anti) else _REFUSED[top][card] for card in PACK} for top in PACK
    }
    for anti in (None, Suit.SPADES)
    for trumps in Suit
}


def verdicts(options: KrytOptions, trumps: Suit, top: Card) -> Mapping[Card, Violation | None]:
    """Return for each card of the pack whether it beats the top card: None, or the rule that it breaks."""
    return _VERDICTS[trumps, options.anti_trumps][top]


def is_ace_of_trumps(card: Card, trumps: Suit) -> bool:
    """Tell whether a card is the ace of trumps, which nothing beats."""
    return SUIT[card] is trumps and RANK[card] == ACE


def to_pick_up(pile: Sequence[Card], trumps: Suit) -> int:
    """Return how many cards a pick-up takes: one, from a trump three, from its ace all (K11, K22)."""
    top = pile[-1]
    if SUIT[top] is not trumps:
        return 1
    return len(pile) if is_ace_of_trumps(top, trumps) else min(TRUMP_PICK_UP, len(pile))


def may_have_beaten(pile: Sequence[Card], options: KrytOptions, trumps: Suit) -> bool:
    """Tell whether the top card can have come to lie there by beating the one below it."""
    return len(pile) > 1 and beats(pile[-1], pile[-2], trumps, options.anti_trumps)
