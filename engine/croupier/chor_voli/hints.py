"""An operation of its own: what a hand can be divided into, and how best, for frontends that give hints."""

from enum import StrEnum
from typing import Annotated, TypeAlias

from msgspec import UNSET, Meta, UnsetType

from croupier.cards import Card, Cards
from croupier.chor_voli.arrangements import Hand, Packed, best_from_last, greatest_total
from croupier.chor_voli.combinations import ChorVoliKind, Combination, table
from croupier.chor_voli.options import ChorVoliOverrides
from croupier.chor_voli.state import MOST_COMBINATIONS, Triple
from croupier.chor_voli.variants import VARIANTS, ChorVoliVariant
from croupier.faults import TableRule, UnsoundHand
from croupier.opening import chosen_options
from croupier.wire import Value

FEWEST_CARDS, MOST_CARDS = 3, 17
MOST_FOUND = 680
"""Triples of 17 cards."""


class ChorVoliMeasure(StrEnum):
    """What an arrangement is best by; both have as many combinations as the hand allows."""

    BEST_FROM_LAST = "best_from_last"
    GREATEST_TOTAL = "greatest_total"


class ChorVoliCombinationsRequest(Value, frozen=True, kw_only=True):
    """A hand to be divided."""

    hand: Annotated[tuple[Card, ...], Meta(min_length=FEWEST_CARDS, max_length=MOST_CARDS)]
    """Three to 17 different cards."""
    variant: ChorVoliVariant | UnsetType = UNSET
    """Named set of options; without it the game's first."""
    options: ChorVoliOverrides | UnsetType = UNSET
    """Options that differ from the variant's."""


class ChorVoliRanked(Value, frozen=True):
    """A combination of the hand."""

    cards: Triple
    """Its cards, highest rank first."""
    kind: ChorVoliKind
    """Its kind."""
    place: Annotated[int, Meta(ge=1, le=MOST_FOUND)]
    """Place among the hand's combinations by strength, from 1; equally strong ones share it."""


class ChorVoliArrangement(Value, frozen=True):
    """A way to divide the hand."""

    measure: ChorVoliMeasure
    """What it is best by."""
    combinations: Annotated[tuple[ChorVoliRanked, ...], Meta(max_length=MOST_COMBINATIONS)]
    """Its combinations, to be laid down in this order."""
    left_over: Cards
    """Cards to be discarded, in the order of the hand."""


class ChorVoliCombinationsAnswer(Value, frozen=True):
    """What a hand can be divided into."""

    combinations: Annotated[tuple[ChorVoliRanked, ...], Meta(max_length=MOST_FOUND)]
    """All its combinations, strongest first."""
    arrangements: Annotated[tuple[ChorVoliArrangement, ...], Meta(max_length=len(ChorVoliMeasure))]
    """The best arrangement by each measure."""


_MEASURES = {ChorVoliMeasure.BEST_FROM_LAST: best_from_last, ChorVoliMeasure.GREATEST_TOTAL: greatest_total}

Places: TypeAlias = dict[int, int]


def combinations(request: ChorVoliCombinationsRequest) -> ChorVoliCombinationsAnswer:
    """Rank out all combinations of a hand, and find its best arrangements.

    `best_from_last` is best at the last showdown, then at the one before, up to the first. `greatest_total` is best at
    all showdowns together: each combination counts by how many strengths of the form are weaker, and the sum is the
    greatest; of several the best from the last on. Both are exact.

    Raises:
        UnsoundOptions: An option belongs to another form (S6).
        UnsoundHand: A card is there more than once (S9).
    """
    variant = next(iter(VARIANTS)) if request.variant is UNSET else request.variant
    options = chosen_options(VARIANTS[variant].options, None if request.options is UNSET else request.options)
    hand = request.hand
    repeated = [i for i, card in enumerate(hand) if card in hand[:i]]
    if repeated:
        raise UnsoundHand([TableRule.CARD_ONCE.fault(f"/hand/{i}", card=hand[i]) for i in repeated])
    found = table(options).among(hand)
    strengths = sorted({combination.strength for combination in found}, reverse=True)
    places = {strength: place for place, strength in enumerate(strengths, start=1)}
    divided = Hand(hand, found)
    return ChorVoliCombinationsAnswer(
        _ranked(found, places),
        tuple(_arrangement(measure, find(divided), hand, places) for measure, find in _MEASURES.items()),
    )


def _ranked(found: list[Combination] | Packed, places: Places) -> tuple[ChorVoliRanked, ...]:
    return tuple(ChorVoliRanked(each.cards, each.kind, places[each.strength]) for each in found)


def _arrangement(
    measure: ChorVoliMeasure, packed: Packed, hand: tuple[Card, ...], places: Places
) -> ChorVoliArrangement:
    used = {card for combination in packed for card in combination.cards}
    return ChorVoliArrangement(measure, _ranked(packed, places), tuple(card for card in hand if card not in used))
