"""How a bound first lead binds: what may be announced, and what may be led (N29)."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from croupier.cards import RANK, SUIT, Card, Suit
from croupier.faults import Violation
from croupier.nap.contracts import FirstLead
from croupier.nap.rulebook import NapRule


class _Bound(NamedTuple):
    """Whether the lowest trump is led or the lowest other card; what refuses trumps without any, and another lead."""

    trumps: bool
    announcing: NapRule
    leading: NapRule


_BOUND: Mapping[FirstLead, _Bound] = {
    FirstLead.LOWEST_TRUMP: _Bound(True, NapRule.HOLD_TRUMPS, NapRule.LEAD_LOWEST_TRUMP),
    FirstLead.LOWEST_PLAIN: _Bound(False, NapRule.HOLD_PLAIN, NapRule.LEAD_LOWEST_PLAIN),
}
"""A free first lead is not bound."""


def announcement_broken(first_lead: FirstLead, hand: Sequence[Card], trumps: Suit) -> Violation | None:
    """Find the rule that announcing trumps breaks: no card of the hand could then be led."""
    bound = _BOUND.get(first_lead)
    if bound is None or _ranks(bound, hand, trumps):
        return None
    return bound.announcing.broken(trumps=trumps)


def lead_broken(first_lead: FirstLead, hand: Sequence[Card], card: Card, trumps: Suit | None) -> Violation | None:
    """Find the rule that a card of the hand breaks as the first lead."""
    bound = _BOUND.get(first_lead)
    if bound is None or _ranks(bound, (card,), trumps) == [min(_ranks(bound, hand, trumps), default=0)]:
        return None
    return bound.leading.broken()


def _ranks(bound: _Bound, hand: Sequence[Card], trumps: Suit | None) -> list[int]:
    """Return the ranks of the trumps of a hand, or of its other cards: whichever the lead has to come from."""
    return [RANK[card] for card in hand if (SUIT[card] is trumps) is bound.trumps]
