"""The naive Chor Voli against the rules page: which cards combine, and which combination is stronger."""

import random
from collections import Counter
from functools import cache, cmp_to_key
from itertools import combinations, permutations, product

import pytest

from naive import chance, chor_voli
from naive.chor_voli_cards import FORMS, KINDS
from naive.chor_voli_table import chosen

TRIPLES = list(combinations(chance.pack(52), 3))
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
RUNS = ["KQJ", "QJT", "JT9", "T98", "987", "876", "765", "654", "543", "432"]
STRAIGHTS = {"chor-voli": ["AKQ", "A32", *RUNS], "ramchi": ["A32", "532", "AKQ", *RUNS]}


@cache
def kinds(form: str) -> list[str | None]:
    """Return the kind of each of the triples."""
    return [chor_voli.kind(cards, form) for cards in TRIPLES]


@pytest.mark.parametrize("form", FORMS)
def test_check_figures(form: str) -> None:
    assert Counter(kinds(form)) == FIGURES[form]


@pytest.mark.parametrize(
    ("cards", "in_chor_voli", "in_ramchi"),
    [
        ("3C 3D 3S", "three_of_a_kind", "three_of_a_kind"),
        ("AH KH QH", "straight_flush", "straight_flush"),
        ("2S 3S AS", "straight_flush", "straight_flush"),
        ("2S 3S 5S", "flush", "straight_flush"),
        ("2S 3S 5D", None, "straight"),
        ("2S 3D 5H", "unrelated", "straight"),
        ("2S 3D 4H", "straight", "straight"),
        ("2S 3S 4H", "straight", "straight"),
        ("AS 3D 2H", "straight", "straight"),
        ("AS KD 2H", "unrelated", "unrelated"),
        ("AS KS 2H", None, None),
        ("AS KS 2S", "flush", "flush"),
        ("AS 3D 4H", "unrelated", "unrelated"),
        ("3S 5D 6H", "unrelated", "unrelated"),
        ("2S 4S 5S", "flush", "flush"),
        ("3C 3D 4H", None, None),
        ("3C 3D 4D", None, None),
        ("3C 9C 4D", None, None),
        ("3C 9H 4D", "unrelated", "unrelated"),
    ],
)
def test_c1_c2_c15_kinds(cards: str, in_chor_voli: str | None, in_ramchi: str | None) -> None:
    for order in permutations(cards.split()):
        assert chor_voli.kind(order, "chor-voli") == in_chor_voli
        assert chor_voli.kind(order, "ramchi") == in_ramchi


def triple(ranks: str, suits: str) -> list[str]:
    """Return cards of these ranks and suits."""
    return [rank + suit for rank, suit in zip(ranks, suits, strict=True)]


def classes(form: str, kind: str, **options: object) -> list[str]:
    """Return the ranks of all combinations of a kind, strongest first; those of the same ranks are equally strong."""
    rules = chosen(form, **options)
    members: dict[str, list[tuple[str, ...]]] = {}
    for cards, its_kind in zip(TRIPLES, kinds(form), strict=True):
        if its_kind == kind:
            members.setdefault("".join(card[0] for card in chor_voli.laid(cards)), []).append(cards)
    dice = random.Random(kind)
    found = dice.sample(sorted(members), len(members))
    for name in found:
        one = dice.choice(members[name])
        assert all(chor_voli.compare(one, other, rules) == 0 for other in members[name])

    def by_strength(a: str, b: str) -> int:
        assert a != b
        result = chor_voli.compare(dice.choice(members[a]), dice.choice(members[b]), rules)
        assert result != 0
        return result

    return sorted(found, key=cmp_to_key(by_strength), reverse=True)


def descending(form: str) -> list[str]:
    """Return all threes of different ranks that are no straight, as highest, second and third card say (C5)."""
    return ["".join(each) for each in combinations("AKQJT98765432", 3) if "".join(each) not in STRAIGHTS[form]]


@pytest.mark.parametrize("form", FORMS)
def test_c3_threes_of_a_kind(form: str) -> None:
    usual = [rank * 3 for rank in "AKQJT98765432"]
    assert classes(form, "three_of_a_kind") == usual
    assert classes(form, "three_of_a_kind", threes_high=True) == ["333", *[each for each in usual if each != "333"]]


@pytest.mark.parametrize("form", FORMS)
def test_c4_c5_c15_orders(form: str) -> None:
    assert classes(form, "straight_flush") == STRAIGHTS[form]
    assert classes(form, "straight") == STRAIGHTS[form]
    assert classes(form, "flush") == descending(form)
    assert classes(form, "unrelated") == descending(form)


@pytest.mark.parametrize("form", FORMS)
def test_c3_threes_high_is_about_threes_of_a_kind_only(form: str) -> None:
    assert classes(form, "straight_flush", threes_high=True) == STRAIGHTS[form]
    assert classes(form, "flush", threes_high=True) == descending(form)


@pytest.mark.parametrize(("form", "lowest"), [("chor-voli", "532"), ("ramchi", "542")])
def test_c5_highest_and_lowest(form: str, lowest: str) -> None:
    assert (descending(form)[0], descending(form)[-1]) == ("AKJ", lowest)


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("threes_high", [False, True])
def test_c1_every_combination_of_a_kind_is_above_all_of_the_next(form: str, threes_high: bool) -> None:
    ends = {
        "three_of_a_kind": ("222", "333", "CDH", "CDH"),
        "straight_flush": ("432", "AKQ", "CCC", "CCC"),
        "straight": ("432", "A32", "CCD", "CDH"),
        "flush": ("542", "AKJ", "SSS", "SSS"),
        "unrelated": ("542", "AKJ", "CDH", "CDH"),
    }
    options = chosen(form, threes_high=threes_high)
    for stronger, weaker in combinations(KINDS, 2):
        low, high = triple(ends[stronger][0], ends[stronger][2]), triple(ends[weaker][1], ends[weaker][3])
        assert (chor_voli.kind(low, form), chor_voli.kind(high, form)) == (stronger, weaker)
        assert chor_voli.compare(low, high, options) == 1
        assert chor_voli.compare(high, low, options) == -1


@pytest.mark.parametrize(("ranks", "suits"), [("AKQ", "CCD"), ("A32", "SSS"), ("532", "DDD"), ("KQ9", "CDH")])
@pytest.mark.parametrize("form", FORMS)
def test_c5_suits_never_rank(form: str, ranks: str, suits: str) -> None:
    kind = chor_voli.kind(triple(ranks, suits), form)
    for others in product("CDHS", repeat=3):
        other = triple(ranks, "".join(others))
        if chor_voli.kind(other, form) == kind:
            assert chor_voli.compare(triple(ranks, suits), other, chosen(form)) == 0


@pytest.mark.parametrize("form", FORMS)
def test_compare_is_an_order(form: str) -> None:
    dice, options = random.Random(form), chosen(form)
    found = [cards for cards, kind in zip(TRIPLES, kinds(form), strict=True) if kind]
    for _ in range(3_000):
        a, b, c = dice.choices(found, k=3)
        assert chor_voli.compare(a, b, options) == -chor_voli.compare(b, a, options)
        if chor_voli.compare(a, b, options) >= 0 and chor_voli.compare(b, c, options) >= 0:
            assert chor_voli.compare(a, c, options) >= 0


def test_what_is_no_combination_does_not_compare() -> None:
    with pytest.raises(ValueError, match="no combination"):
        chor_voli.compare(["AC", "AD", "KH"], ["2C", "3C", "4C"], chosen("ramchi"))


def test_the_order_in_which_cards_are_kept() -> None:
    assert chor_voli.laid(["2H", "3D", "AS"]) == ["AS", "3D", "2H"]
    assert chor_voli.laid(["9S", "9C", "9D"]) == ["9C", "9D", "9S"]
