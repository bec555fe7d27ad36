"""The operation ``combinations``: all combinations of a hand, ranked, and its best arrangements, against brute force.

The best arrangements are exact and found in bounded time: for 17 cards by looking at each set of cards once.
"""

from collections.abc import Sequence
from itertools import combinations, groupby
from random import Random

import msgspec
import pytest
from msgspec.structs import asdict

from croupier.cards import Card, cards
from croupier.chor_voli import CHOR_VOLI
from croupier.chor_voli.arrangements import Hand
from croupier.chor_voli.combinations import table
from croupier.chor_voli.hints import (
    ChorVoliCombinationsAnswer,
    ChorVoliCombinationsRequest,
    ChorVoliMeasure,
)
from croupier.chor_voli.options import PACK, ChorVoliOverrides
from croupier.chor_voli.variants import VARIANTS, ChorVoliVariant
from croupier.faults import TableRule, UnsoundHand, UnsoundOptions
from engine.chor_voli.brute_force import by_brute_force, heights
from kit.chor_voli.laid import in_order
from naive import chor_voli_cards as naive

(EXTRA,) = CHOR_VOLI.extras
PLAIN, RAMCHI = ChorVoliVariant.CHOR_VOLI, ChorVoliVariant.RAMCHI


def answer(
    hand: Sequence[Card], variant: ChorVoliVariant = PLAIN, overrides: ChorVoliOverrides | None = None
) -> ChorVoliCombinationsAnswer:
    """Ask for the combinations of a hand."""
    options = msgspec.UNSET if overrides is None else overrides
    found = EXTRA.run(ChorVoliCombinationsRequest(hand=tuple(hand), variant=variant, options=options))
    assert isinstance(found, ChorVoliCombinationsAnswer)
    return found


def compare(hand: Sequence[Card], variant: ChorVoliVariant, overrides: ChorVoliOverrides) -> int:
    """Compare an answer with brute force, and return how many combinations the arrangements have."""
    changed = {name: value for name, value in asdict(overrides).items() if value is not msgspec.UNSET}
    options = msgspec.structs.replace(VARIANTS[variant].options, **changed)
    found, expected = answer(hand, variant, overrides), by_brute_force(hand, options)
    assert [each.measure for each in found.arrangements] == list(ChorVoliMeasure)
    for each in found.arrangements:
        laid = [combination.cards for combination in each.combinations]
        assert [heights(options)[triple] for triple in laid] == expected[each.measure], hand
        used = [card for triple in laid for card in triple]
        assert len(set(used)) == len(used)
        assert each.left_over == tuple(card for card in hand if card not in used)
        assert set(each.combinations) <= set(found.combinations)
    return len(found.arrangements[0].combinations)


CHOICES = [
    (PLAIN, ChorVoliOverrides()),
    (PLAIN, ChorVoliOverrides(threes_high=True)),
    (RAMCHI, ChorVoliOverrides()),
    (RAMCHI, ChorVoliOverrides(threes_high=True)),
]
every_choice = pytest.mark.parametrize(("variant", "overrides"), CHOICES, ids=["plain", "threes", "ramchi", "threes-r"])


@every_choice
def test_arrangements_of_small_hands_are_the_best_there_are(
    variant: ChorVoliVariant, overrides: ChorVoliOverrides
) -> None:
    rng, counts = Random(f"small {variant} {overrides}"), set[int]()
    for i in range(120):
        low = PACK if i % 3 else [card for card in PACK if card[0] in "A23456"]
        counts.add(compare(rng.sample(low, rng.randint(3, 10)), variant, overrides))
    assert counts == {0, 1, 2, 3}


@every_choice
def test_arrangements_of_13_cards_are_the_best_there_are(
    variant: ChorVoliVariant, overrides: ChorVoliOverrides
) -> None:
    rng = Random(f"13 {variant} {overrides}")
    assert {compare(rng.sample(PACK, 13), variant, overrides) for _ in range(4)} <= {3, 4}


@pytest.mark.parametrize("ranks", ["KT752", "A3579K"])
def test_arrangements_of_17_cards_are_the_best_there_are(ranks: str) -> None:
    """Of few ranks, since brute force takes long where there are many combinations."""
    few = [card for card in PACK if card[0] in ranks]
    assert compare(Random(f"17 {ranks}").sample(few, 17), RAMCHI, ChorVoliOverrides()) in {4, 5}


def test_cards_are_looked_at_again_where_fewer_combinations_are_to_come() -> None:
    """One combination with three cards left out, and two combinations, can leave the same cards."""
    hand = cards("KH JD 8D JS 5S KC AH 6C QC 8C 3D 4C 9H 8S AC 5C")
    divided = Hand(hand, table(VARIANTS[RAMCHI].options).among(hand))
    expected = {2: True, 3: True, 4: True, 5: False}
    assert {count: divided.packs(divided.everything, count, 41, 54) for count in expected} == expected
    some = [set(each.cards) for each in divided.combinations[41:54]]
    packed = {count: any(map(disjoint, combinations(some, count))) for count in expected}
    assert packed == expected


def disjoint(sets: Sequence[set[Card]]) -> bool:
    return len(set().union(*sets)) == sum(map(len, sets))


def test_the_measures_differ_and_neither_is_worse_at_every_showdown() -> None:
    """The greatest total gives up something at the last showdown, and gets more for it before."""
    rng, differing = Random("measures"), 0
    for _ in range(150):
        hand = rng.sample(PACK, 13)
        from_last, total = (
            [heights(VARIANTS[PLAIN].options)[each.cards] for each in arrangement.combinations]
            for arrangement in answer(hand).arrangements
        )
        assert len(from_last) == len(total)
        assert sum(total) >= sum(from_last)
        assert total[::-1] <= from_last[::-1]
        if total != from_last:
            differing += 1
            assert any(one > other for one, other in zip(total, from_last, strict=True))
    assert 150 / 5 < differing < 150 / 2


# All combinations, ranked


@every_choice
@pytest.mark.parametrize("size", [3, 8, 13, 17])
def test_every_combination_of_the_hand_strongest_first(
    variant: ChorVoliVariant, overrides: ChorVoliOverrides, size: int
) -> None:
    rng = Random(f"all {size}")
    options = msgspec.structs.replace(VARIANTS[variant].options, threes_high=overrides.threes_high is True)
    for _ in range(5):
        hand = rng.sample(PACK, size)
        found = answer(hand, variant, overrides).combinations
        expected = {triple for triple in map(in_order, combinations(hand, 3)) if triple in heights(options)}
        assert {each.cards for each in found} == expected
        assert len(found) == len(expected)
        assert [each.kind for each in found] == [naive.kind(each.cards, variant) for each in found]
        strengths = [heights(options)[each.cards] for each in found]
        assert strengths == sorted(strengths, reverse=True)
        for place, (_, equal) in enumerate(groupby(zip(strengths, found, strict=True), key=lambda pair: pair[0]), 1):
            assert {each.place for _, each in equal} == {place}


def test_places_are_shared_by_equals_and_equals_are_in_the_order_of_their_cards() -> None:
    found = answer(cards("7S 7C 8D 9H 2C"))
    assert [(each.place, " ".join(each.cards)) for each in found.combinations] == [
        (1, "9H 8D 7C"),
        (1, "9H 8D 7S"),
        (2, "9H 8D 2C"),
        (3, "9H 7S 2C"),
        (4, "8D 7S 2C"),
    ]


def test_a_hand_without_a_combination() -> None:
    found = answer(cards("9C 9D 8C"))
    assert found.combinations == ()
    for each in found.arrangements:
        assert (each.combinations, each.left_over) == ((), cards("9C 9D 8C"))


@pytest.mark.parametrize(
    ("hand", "measure", "ranks"),
    [
        # More combinations come before stronger ones.
        ("AC AD AH KC QC KD QD", "best_from_last", ["AKQ", "AKQ"]),
        ("AC AD AH KC QC KD QD", "greatest_total", ["AKQ", "AKQ"]),
        # At the last showdown Q-J-5 is better than Q-6-5; but by less than a straight is better than a flush.
        ("TC QH JS 6C 5D 9C", "best_from_last", ["T96", "QJ5"]),
        ("TC QH JS 6C 5D 9C", "greatest_total", ["JT9", "Q65"]),
        # T-8-4 and K-9-2 come to the same total as T-8-2 and K-9-4, which are better from the last on.
        ("8D 2D 9H KS 4D TD", "best_from_last", ["842", "KT9"]),
        ("8D 2D 9H KS 4D TD", "greatest_total", ["T82", "K94"]),
        ("AC AD AH", "greatest_total", ["AAA"]),
    ],
)
def test_what_the_measures_mean(hand: str, measure: str, ranks: list[str]) -> None:
    (found,) = [each for each in answer(cards(hand)).arrangements if each.measure == measure]
    assert ["".join(card[0] for card in each.cards) for each in found.combinations] == ranks


# Variants, options, refusals


def test_the_variant_is_the_first_unless_named() -> None:
    hand = cards("2C 3D 5H")
    unnamed = EXTRA.run(ChorVoliCombinationsRequest(hand=hand))
    assert unnamed == answer(hand, PLAIN)
    assert [each.kind for each in answer(hand, PLAIN).combinations] == ["unrelated"]
    assert [each.kind for each in answer(hand, RAMCHI).combinations] == ["straight"]


def test_options_count_as_in_start() -> None:
    hand = cards("3C 3D 3H AC AD AH")
    for variant in (PLAIN, RAMCHI):
        first = [
            answer(hand, variant, ChorVoliOverrides(threes_high=high)).combinations[0].cards for high in (False, True)
        ]
        assert first == [cards("AC AD AH"), cards("3C 3D 3H")]
    assert answer(hand, PLAIN, ChorVoliOverrides(deals=3)) == answer(hand, PLAIN)


def test_s6_an_option_of_another_form_is_refused() -> None:
    overrides = ChorVoliOverrides(four_of_a_kind=True)
    with pytest.raises(UnsoundOptions) as found:
        answer(cards("2C 3D 5H"), PLAIN, overrides)
    (fault,) = found.value.faults
    assert (fault.pointer, fault.rule) == ("/options/four_of_a_kind", TableRule.OPTION_OF_FORM.rule)
    assert answer(cards("2C 3D 5H"), RAMCHI, overrides).combinations


@pytest.mark.parametrize(
    ("hand", "pointers"),
    [
        ("2C 3D 2C", ["/hand/2"]),
        ("2C 2C 2C", ["/hand/1", "/hand/2"]),
        ("2C 3D 3D 5H 2C", ["/hand/2", "/hand/4"]),
    ],
)
def test_s9_a_card_twice_is_refused(hand: str, pointers: list[str]) -> None:
    with pytest.raises(UnsoundHand) as found:
        answer(cards(hand))
    assert [fault.pointer for fault in found.value.faults] == pointers
    assert {fault.rule for fault in found.value.faults} == {TableRule.CARD_ONCE.rule}


@pytest.mark.parametrize(
    ("body", "accepted"),
    [
        ('{"hand": ["2C", "3C", "4C"]}', True),
        ('{"hand": ["2C", "3C"]}', False),
        (f'{{"hand": [{", ".join(f"{chr(34)}{card}{chr(34)}" for card in PACK[:17])}]}}', True),
        (f'{{"hand": [{", ".join(f"{chr(34)}{card}{chr(34)}" for card in PACK[:18])}]}}', False),
        ('{"hand": ["2C", "3C", "1C"]}', False),
        ('{"hand": ["2C", "3C", "4C"], "variant": "ramchi"}', True),
        ('{"hand": ["2C", "3C", "4C"], "variant": "nap"}', False),
        ('{"hand": ["2C", "3C", "4C"], "options": {"ties": "last"}}', True),
        ('{"hand": ["2C", "3C", "4C"], "options": null}', False),
        ('{"hand": ["2C", "3C", "4C"], "seat": 0}', False),
        ('{"variant": "ramchi"}', False),
    ],
)
def test_what_the_request_may_hold(body: str, accepted: bool) -> None:
    try:
        msgspec.json.decode(body, type=EXTRA.request)
    except msgspec.ValidationError:
        assert not accepted
    else:
        assert accepted


def test_answers_go_over_the_wire_and_back() -> None:
    rng = Random("wire")
    for size in (3, 13, 17):
        found = answer(rng.sample(PACK, size), RAMCHI)
        for encode, decode in (
            (msgspec.json.encode, msgspec.json.decode),
            (msgspec.msgpack.encode, msgspec.msgpack.decode),
        ):
            assert decode(encode(found), type=EXTRA.answer) == found


def test_the_extra_is_declared() -> None:
    assert (EXTRA.name, EXTRA.can_be_unsound) == ("combinations", True)
    assert EXTRA.request is ChorVoliCombinationsRequest
    assert EXTRA.answer is ChorVoliCombinationsAnswer
