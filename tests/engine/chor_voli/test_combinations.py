"""What is a combination, of which kind, and which is stronger (C1-C5, C15), over all triples of the pack."""

from collections import Counter
from functools import cache
from itertools import combinations, groupby, pairwise, permutations, product
from random import Random

import pytest
from msgspec.structs import asdict, replace

from croupier.cards import Card, cards
from croupier.chor_voli.combinations import ChorVoliKind, Combination, Table, table
from croupier.chor_voli.options import PACK, ChorVoliOptions
from engine.chor_voli.table import PLAIN, RAMCHI
from kit.chor_voli.laid import in_order
from naive import chor_voli_cards as naive

PLAIN_THREES, RAMCHI_THREES = (replace(options, threes_high=True) for options in (PLAIN, RAMCHI))
EVERY = (PLAIN, RAMCHI, PLAIN_THREES, RAMCHI_THREES)
TRIPLES = tuple(combinations(PACK, 3))
RANKS_DOWN = "AKQJT98765432"

every_table = pytest.mark.parametrize("options", EVERY, ids=["plain", "ramchi", "plain-threes", "ramchi-threes"])

FIGURES = {
    "chor-voli": {
        "three_of_a_kind": 52,
        "straight_flush": 48,
        "straight": 720,
        "flush": 1_096,
        "unrelated": 6_576,
        None: 13_608,
    },
    "ramchi": {
        "three_of_a_kind": 52,
        "straight_flush": 52,
        "straight": 780,
        "flush": 1_092,
        "unrelated": 6_552,
        None: 13_572,
    },
}


def form(options: ChorVoliOptions) -> str:
    return str(options.__struct_config__.tag)


def find(options: ChorVoliOptions, text: str) -> Combination | None:
    return table(options).find(cards(text))


def kind(options: ChorVoliOptions, text: str) -> str | None:
    found = find(options, text)
    return None if found is None else str(found.kind)


def strength(options: ChorVoliOptions, text: str) -> int:
    found = find(options, text)
    assert found is not None, text
    return found.strength


@every_table
def test_c1_c2_the_check_figures_of_the_22100_triples(options: ChorVoliOptions) -> None:
    found = [table(options).find(triple) for triple in TRIPLES]
    kinds = Counter(None if each is None else str(each.kind) for each in found)
    assert kinds == FIGURES[form(options)]
    assert kinds.total() == 22_100


@every_table
def test_c1_c2_c4_c15_every_triple_is_of_the_kind_that_the_page_says(options: ChorVoliOptions) -> None:
    for triple in TRIPLES:
        found = table(options).find(triple)
        assert naive.kind(triple, form(options)) == (None if found is None else found.kind), triple
        assert found is None or found.cards == in_order(triple)


def strengths(options: ChorVoliOptions) -> dict[tuple[str, str], set[int]]:
    """Return the strengths that there are of each kind and ranks."""
    found: dict[tuple[str, str], set[int]] = {}
    for combination in table(options).ranked:
        ranks = "".join(card[0] for card in combination.cards)
        found.setdefault((combination.kind, ranks), set()).add(combination.strength)
    return found


@every_table
def test_c5_suits_never_rank_and_unlike_combinations_are_never_equal(options: ChorVoliOptions) -> None:
    found = strengths(options)
    assert set(map(len, found.values())) == {1}
    # 13 ranks; 12 or 13 straights, twice; of 286 sets of three ranks the others, twice.
    assert len(found) == 13 + 2 * 286
    assert len(set.union(*found.values())) == len(found)


@cache
def representatives(options: ChorVoliOptions) -> list[Combination]:
    """Return a combination of each strength, the weakest first."""
    found = sorted(table(options).ranked, key=lambda each: (each.strength, each.cards))
    return [next(equal) for _, equal in groupby(found, key=lambda each: each.strength)]


@pytest.mark.parametrize("options", [PLAIN, RAMCHI], ids=["plain", "ramchi"])
def test_c1_c3_c4_c5_c15_strength_is_the_order_of_the_page(options: ChorVoliOptions) -> None:
    """The naive comparison of any two agrees with a number for each, so it is a total preorder."""
    chosen = asdict(options) | {"form": form(options)}
    for weaker, stronger in combinations(representatives(options), 2):
        assert naive.compare(weaker.cards, stronger.cards, chosen) == -1, (weaker, stronger)


@pytest.mark.parametrize("options", [PLAIN_THREES, RAMCHI_THREES], ids=["plain", "ramchi"])
def test_c3_with_threes_high_only_the_threes_move(options: ChorVoliOptions) -> None:
    chosen = asdict(options) | {"form": form(options)}
    assert all(
        naive.compare(weaker.cards, stronger.cards, chosen) == -1
        for weaker, stronger in pairwise(representatives(options))
    )
    without = [each.cards for each in representatives(replace(options, threes_high=False))]
    (threes,) = [each for each in without if {card[0] for card in each} == {"3"}]
    assert [each.cards for each in representatives(options)] == [*[each for each in without if each != threes], threes]


# In words


@every_table
def test_c1_kinds_from_the_strongest(options: ChorVoliOptions) -> None:
    lowest = ["2C 2D 2H", "4C 3C 2C", "4C 3C 2D", "5C 4C 2C", "5C 4D 2H"]
    highest = ["AC AD AH", "AC KC QC", "AC KC QD", "AC KC JC", "AC KD JH"]
    kinds = [str(each) for each in ChorVoliKind]
    assert kinds == ["three_of_a_kind", "straight_flush", "straight", "flush", "unrelated"]
    assert [kind(options, text) for text in lowest] == kinds
    assert [kind(options, text) for text in highest] == kinds
    for low, high in zip(lowest, highest[1:], strict=False):
        assert strength(options, low) > strength(options, high)


@every_table
@pytest.mark.parametrize(
    "text", ["9C 9D 8H", "9C 8D 8H", "AC AD KC", "9C 5C 2D", "AC KC JD", "2C 9D 5C", "KC AC 2D", "3C 3D 2C"]
)
def test_c2_no_combination(options: ChorVoliOptions, text: str) -> None:
    assert find(options, text) is None


@every_table
def test_c1_the_order_of_naming_does_not_matter(options: ChorVoliOptions) -> None:
    orders = ["9C TD JH", "9C JH TD", "TD 9C JH", "TD JH 9C", "JH 9C TD", "JH TD 9C"]
    assert {find(options, text) for text in orders} == {find(options, "JH TD 9C")}


def threes(options: ChorVoliOptions) -> list[str]:
    """Return the ranks of three of a kind, the strongest first."""
    return sorted(RANKS_DOWN, key=lambda rank: -strength(options, f"{rank}C {rank}D {rank}H"))


def test_c3_three_of_a_kind() -> None:
    assert "".join(threes(PLAIN)) == "".join(threes(RAMCHI)) == "AKQJT98765432"
    assert "".join(threes(PLAIN_THREES)) == "".join(threes(RAMCHI_THREES)) == "3AKQJT9876542"


def straights(options: ChorVoliOptions, suits: str) -> list[str]:
    """Return the ranks of all straights with cards of three suits in this order, the strongest first."""
    return of_kind(options, suits, "straight_flush" if len(set(suits)) == 1 else "straight")


def of_kind(options: ChorVoliOptions, suits: str, wanted: str) -> list[str]:
    """Return the ranks that make a kind with cards of three suits in this order, the strongest first."""
    named = {ranks: " ".join(map("".join, zip(ranks, suits, strict=True))) for ranks in combinations(RANKS_DOWN, 3)}
    found = [ranks for ranks, text in named.items() if kind(options, text) == wanted]
    return ["".join(ranks) for ranks in sorted(found, key=lambda ranks: -strength(options, named[ranks]))]


SUITS = ["CCC", "SSS", "CDH", "CCD", "CDC", "DCC"]


@pytest.mark.parametrize("suits", SUITS)
def test_c4_straights_and_straight_flushes(suits: str) -> None:
    expected = ["AKQ", "A32", "KQJ", "QJT", "JT9", "T98", "987", "876", "765", "654", "543", "432"]
    assert straights(PLAIN, suits) == straights(PLAIN_THREES, suits) == expected


@pytest.mark.parametrize("suits", SUITS)
def test_c15_straights_and_straight_flushes_of_ramchi(suits: str) -> None:
    expected = ["A32", "532", "AKQ", "KQJ", "QJT", "JT9", "T98", "987", "876", "765", "654", "543", "432"]
    assert straights(RAMCHI, suits) == straights(RAMCHI_THREES, suits) == expected


@every_table
@pytest.mark.parametrize("ranks", ["2AK", "AKJ", "A24", "A43"])
def test_c4_no_other_wrapping(options: ChorVoliOptions, ranks: str) -> None:
    assert kind(options, " ".join(f"{rank}C" for rank in ranks)) == "flush"
    assert kind(options, " ".join(map("".join, zip(ranks, "CDH", strict=True)))) == "unrelated"
    assert kind(options, " ".join(map("".join, zip(ranks, "CCH", strict=True)))) is None


@pytest.mark.parametrize(("suits", "wanted"), [("CCC", "flush"), ("HDS", "unrelated")])
def test_c5_highest_card_then_the_second_then_the_third(suits: str, wanted: str) -> None:
    # Sets of ranks come from the highest to the lowest, ace high.
    every = ["".join(ranks) for ranks in combinations(RANKS_DOWN, 3)]
    assert of_kind(PLAIN, suits, wanted) == [ranks for ranks in every if ranks not in straights(PLAIN, "CCC")]
    assert of_kind(RAMCHI, suits, wanted) == [ranks for ranks in every if ranks not in straights(RAMCHI, "CCC")]
    assert (of_kind(PLAIN, suits, wanted)[0], of_kind(PLAIN, suits, wanted)[-2:]) == ("AKJ", ["542", "532"])
    assert (of_kind(RAMCHI, suits, wanted)[0], of_kind(RAMCHI, suits, wanted)[-2:]) == ("AKJ", ["632", "542"])


@pytest.mark.parametrize(
    ("stronger", "weaker"),
    [("AC 3C 2C", "KD QD JD"), ("AC KC QC", "AD 3D 2D"), ("AC 3D 2H", "KC QD JH"), ("5C 4C 3C", "AC KC QD")],
)
def test_c4_the_ace_below_the_two_is_second_best(stronger: str, weaker: str) -> None:
    assert strength(PLAIN, stronger) > strength(PLAIN, weaker)


def test_c15_the_ramchi_is_a_straight_and_nothing_else() -> None:
    suits = tuple(product("CDHS", repeat=3))
    found = Counter(kind(RAMCHI, f"2{a} 3{b} 5{c}") for a, b, c in suits)
    assert found == {"straight_flush": 4, "straight": 60}
    assert Counter(kind(PLAIN, f"2{a} 3{b} 5{c}") for a, b, c in suits) == {"flush": 4, "unrelated": 24, None: 36}


@every_table
def test_c10_a_hand_lists_all_its_combinations_strongest_first(options: ChorVoliOptions) -> None:
    hand = cards("2D AS 5H 3C 9C TD JH 9D 9H KS QS 2C 7S")
    found = table(options).among(hand)
    expected = {in_order(triple) for triple in combinations(hand, 3) if naive.kind(triple, form(options))}
    assert {each.cards for each in found} == expected
    assert len(found) == len(expected)
    assert found == sorted(found, key=lambda each: (-each.strength, each.cards))
    assert table(options).among(hand[::-1]) == found
    assert table(options).among(hand[:2]) == []


@every_table
def test_c10_places_follow_strength_and_equal_ones_begin_together(options: ChorVoliOptions) -> None:
    every = table(options)
    assert list(every.ranked) == sorted(every.ranked, key=lambda each: (-each.strength, each.cards))
    first: dict[int, int] = {}
    for place, combination in enumerate(every.ranked, start=1):
        assert every.places[combination.cards] == place
        first.setdefault(combination.strength, place)
        assert every.first_as_strong_as(combination.cards) == first[combination.strength]


@every_table
def test_c1_a_combination_is_found_in_any_order_of_its_cards(options: ChorVoliOptions) -> None:
    every = table(options)
    for combination in Random("any order").sample(every.ranked, 300):
        for order in permutations(combination.cards):
            assert every.find(order) is combination
            assert (order in every.places) == (order == combination.cards)
    for card in Card:
        assert every.find((card, card, card)) is None


def test_tables_are_told_apart_by_their_options_only() -> None:
    assert table(PLAIN) is table(replace(PLAIN, deals=5, fours_high=True))
    assert len({id(table(options)) for options in EVERY}) == len(EVERY)
    assert isinstance(table(RAMCHI), Table)
    assert len(Card) == len(PACK) == 52
