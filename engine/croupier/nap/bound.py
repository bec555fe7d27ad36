"""How a bound first lead binds: what may be announced, and what may be led (N29)."""

from collections.abc import Callable, Mapping

from croupier.cards import RANK, SUIT, Card, Suit
from croupier.faults import Violation
from croupier.nap.contracts import FirstLead
from croupier.nap.rulebook import NapRule

Hand = tuple[Card, ...]


def _any_suit(_hand: Hand, _trumps: Suit) -> Violation | None:
    return None


def _suit_held(hand: Hand, trumps: Suit) -> Violation | None:
    held = any(SUIT[card] is trumps for card in hand)
    return None if held else NapRule.HOLD_TRUMPS.broken(trumps=trumps)


def _plain_card_held(hand: Hand, trumps: Suit) -> Violation | None:
    held = any(SUIT[card] is not trumps for card in hand)
    return None if held else NapRule.HOLD_PLAIN.broken(trumps=trumps)


ANNOUNCING: Mapping[FirstLead, Callable[[Hand, Suit], Violation | None]] = {
    FirstLead.FREE: _any_suit,
    FirstLead.LOWEST_TRUMP: _suit_held,
    FirstLead.LOWEST_PLAIN: _plain_card_held,
}
"""What a first lead asks of the suit announced: a function of hand and suit."""


def _free(_hand: Hand, _card: Card, _trumps: Suit | None) -> Violation | None:
    return None


def _lowest_trump(hand: Hand, card: Card, trumps: Suit | None) -> Violation | None:
    lowest = min((RANK[held] for held in hand if SUIT[held] is trumps), default=0)
    is_lowest = SUIT[card] is trumps and RANK[card] == lowest
    return None if is_lowest else NapRule.LEAD_LOWEST_TRUMP.broken()


def _lowest_plain(hand: Hand, card: Card, trumps: Suit | None) -> Violation | None:
    lowest = min((RANK[held] for held in hand if SUIT[held] is not trumps), default=0)
    is_lowest = SUIT[card] is not trumps and RANK[card] == lowest
    return None if is_lowest else NapRule.LEAD_LOWEST_PLAIN.broken()


LEADING: Mapping[FirstLead, Callable[[Hand, Card, Suit | None], Violation | None]] = {
    FirstLead.FREE: _free,
    FirstLead.LOWEST_TRUMP: _lowest_trump,
    FirstLead.LOWEST_PLAIN: _lowest_plain,
}
"""What binds the first lead: a function of the hand that it comes from, the card and the trumps."""
