"""The naive Chor Voli against the rules page: arranging, the table card, calling, what is seen, whole matches."""

import copy
import random
from itertools import combinations

import pytest

from naive import chance, chor_voli
from naive.chor_voli_table import arranging, calling, chosen, do, listed

HANDS = ["7C 8D 9H 7S 8S 9C 4H 4S 4D KC", "2C 3C 5C", "JC QD"]


def of_seat(state: chor_voli.State, seat: int) -> list[str]:
    """Return what the seat may do, without the seat."""
    return [text[2:] for text in listed(state) if text.startswith(str(seat))]


def test_c9_all_arrange_at_the_same_time() -> None:
    state = arranging("ramchi", ["7C 8D 9H KC", "2C 3C 5C", "JC QD"])
    assert of_seat(state, 0) == ["combine 9H,8D,7C", "combine KC,9H,8D", "stand"]
    assert (of_seat(state, 1), of_seat(state, 2)) == (["combine 5C,3C,2C", "stand"], ["stand"])
    assert chor_voli.to_act(state) == [0, 1, 2]
    state = do(state, "2 stand")
    assert (chor_voli.to_act(state), of_seat(state, 2), len(of_seat(state, 0))) == ([0, 1], [], 3)


def test_c10_strongest_first() -> None:
    state = do(arranging("ramchi", HANDS), "0 combine 7C,8D,9H")
    assert state["combinations"] == [[["9H", "8D", "7C"]], [], []]
    assert state["hands"][0] == "7S 8S 9C 4H 4S 4D KC".split()
    found = of_seat(state, 0)
    assert "combine 9C,8S,7S" in found  # Equal is allowed.
    assert "combine 4D,4H,4S" not in found
    assert "combine KC,8S,4D" in found
    with pytest.raises(ValueError, match="not allowed"):
        chor_voli.step(state, {"type": "combine", "seat": 0, "cards": ["4H", "4S", "4D"]})
    state = do(state, "0 combine 9C,8S,7S")
    assert of_seat(state, 0) == ["stand"]


def test_c10_a_stronger_kind_is_refused_though_its_cards_are_lower() -> None:
    state = do(arranging("chor-voli", ["AC KD JH 2S 3S 4D", "", "", ""]), "0 combine AC,KD,JH")
    assert of_seat(state, 0) == ["stand"]


@pytest.mark.parametrize(
    "cards",
    [["7C", "8D", "KC"], ["7C", "8D"], ["7C", "8D", "9H", "KC"], ["4H", "4H", "4S"], ["2C", "3C", "5C"], []],
)
def test_c1_c9_s9_what_cannot_be_laid_down(cards: list[str]) -> None:
    state = arranging("ramchi", HANDS)
    assert not chor_voli.may(state, {"type": "combine", "seat": 0, "cards": cards})


def test_the_cards_of_a_combination_come_in_any_order() -> None:
    state = arranging("ramchi", HANDS)
    for cards in (["4S", "4D", "4H"], ["4D", "4H", "4S"], ["4H", "4S", "4D"]):
        assert chor_voli.step(state, {"type": "combine", "seat": 0, "cards": cards})["combinations"][0] == [
            ["4D", "4H", "4S"]
        ]


def test_c9_c10_the_rest_is_discarded() -> None:
    state = do(arranging("ramchi", HANDS), "0 combine 4H,4S,4D, 0 stand")
    assert (state["hands"][0], state["stood"]) == ([], [0])
    assert state["discards"] == ["7C 8D 9H 7S 8S 9C KC".split(), [], []]
    for name in ("combine", "stand", "take_table_card", "show", "deal"):
        assert not chor_voli.may(state, {"type": name, "seat": 0, "cards": ["7C", "8D", "9H"]})


@pytest.mark.parametrize(("last", "caller"), [(0, 1), (1, 2), (2, 0)])
def test_c10a_the_seat_after_the_last_to_arrange_calls(last: int, caller: int) -> None:
    state = arranging("ramchi", HANDS)
    for seat in (2, 1, 0):
        if seat != last:
            state = do(state, f"{seat} stand")
    assert not [text for text in listed(state) if "show" in text]
    state = do(state, f"{last} stand")
    assert (state["phase"], chor_voli.to_act(state)) == ({"type": "calling"}, [caller])
    assert listed(state) == [f"{caller} show"]
    assert chor_voli.scoring(state)["result"] is None
    over = do(state, f"{caller} show")  # Though nobody has a combination.
    assert (over["phase"], over["actions"]) == ({"type": "over", "pot": 0}, 4)


@pytest.mark.parametrize(
    ("before", "may_take"),
    [
        ("", True),
        ("0 combine 9C,8D,7H", True),
        ("0 combine 9C,8D,7H, 0 combine AS,KD,4C", True),
        ("0 combine 4C,3S,2D", False),
        ("0 stand", False),
        ("1 stand, 2 stand", True),
        ("0 take_table_card", False),
    ],
)
def test_c16_the_table_card_may_be_taken_while_arranging(before: str, may_take: bool) -> None:
    state = arranging("ramchi", ["2D 7H 8D 9C 4C 3S AS KD", "", ""], table_card="9S")
    state = do(state, before) if before else state
    assert [text for text in listed(state) if "table" in text] == (["0 take_table_card"] if may_take else [])


def test_c16_the_card_taken_counts_as_any_card() -> None:
    state = arranging("ramchi", ["2D 7H 8D 4C", "", ""], table_card="9S")
    assert of_seat(state, 0) == ["combine 7H,4C,2D", "combine 8D,7H,4C", "stand", "take_table_card"]
    state = do(state, "0 take_table_card")
    assert (state["hands"][0], state["table_card"], state["actions"]) == (["7H", "8D", "4C", "9S"], "2D", 1)
    assert "combine 9S,8D,7H" in of_seat(state, 0)
    assert chor_voli.visible(state, 1)["table_card"] == "2D"


def test_c16_a_card_taken_late_may_be_too_strong() -> None:
    state = arranging("ramchi", ["2D 7H 8D JC 5S 6H", "", ""], table_card="9S")
    state = do(state, "0 combine JC,6H,5S, 0 take_table_card")
    assert of_seat(state, 0) == ["stand"]  # 9-8-7 is a straight.


@pytest.mark.parametrize(
    ("form", "hands", "table_card"),
    [
        ("ramchi", ["2H 7H", "3D", ""], "2D"),
        ("ramchi", ["2D 7H", "3D", "", ""], None),
        ("chor-voli", ["2D 7H", "3D", "", ""], None),
        ("ramchi", ["2H 7H", "2C", "2S"], "9S"),
    ],
)
def test_c16_nothing_to_take(form: str, hands: list[str], table_card: str | None) -> None:
    assert not [text for text in listed(arranging(form, hands, table_card=table_card)) if "table" in text]


def test_c9a_what_others_lay_down_is_not_seen() -> None:
    state = arranging("ramchi", HANDS, table_card="9S")
    after = do(state, "0 combine 7C,8D,9H, 0 combine 9C,8S,7S")
    for other in (1, 2, None):
        assert chor_voli.visible(after, other) == chor_voli.visible(state, other)
        assert of_seat(after, 1) == of_seat(state, 1)
    assert chor_voli.visible(after, 0)["own_combinations"] == [
        {"cards": ["9H", "8D", "7C"], "kind": "straight"},
        {"cards": ["9C", "8S", "7S"], "kind": "straight"},
    ]
    assert chor_voli.visible(after, 0)["hand"] == ["4H", "4S", "4D", "KC"]


def test_c9a_it_is_seen_who_has_stood() -> None:
    state = do(arranging("ramchi", HANDS), "2 stand, 0 stand")
    assert [chor_voli.visible(state, seat)["stood"] for seat in (0, 1, 2, None)] == [[0, 2]] * 4
    state = do(state, "1 stand")
    assert [chor_voli.visible(state, seat)["stood"] for seat in (0, 1, 2, None)] == [[2, 0, 1]] * 4
    assert chor_voli.visible(state, 2)["own_discards"] == ["JC", "QD"]


def test_what_else_is_seen() -> None:
    state = calling("chor-voli", ["AC AD AH", "", "2C 4D 6H", ""], pool=4)
    assert chor_voli.visible(state, None) == {
        "seat": None,
        "players": 4,
        "direction": "counterclockwise",
        "options": chosen("chor-voli"),
        "deal": 0,
        "dealer": 3,
        "hand": None,
        "table_card": None,
        "own_combinations": None,
        "own_discards": None,
        "stood": [0, 1, 2, 3],
        "combinations": None,
        "balances": [0, 0, 0, 0],
        "pool": 4,
        "phase": {"type": "calling"},
    }
    over = chor_voli.visible(do(state, "0 show"), 1)
    assert over["combinations"] == [
        [{"cards": ["AC", "AD", "AH"], "kind": "three_of_a_kind"}],
        [],
        [{"cards": ["6H", "4D", "2C"], "kind": "unrelated"}],
        [],
    ]
    assert (over["own_combinations"], over["phase"]) == ([], {"type": "over", "pot": 0})


def test_perft_counted_by_hand() -> None:
    # Seat 0 may lay down its aces before it stands, and seat 1 stands at any time between; then comes the one call.
    state = chor_voli.position(
        ["AC AD AH", "3C", ""], options=chosen("ramchi", deals=1), discards=["", "", "4C"], stood=[2]
    )
    assert [chor_voli.perft(state, depth) for depth in range(6)] == [1, 3, 5, 5, 3, 0]


def by_kind(state: chor_voli.State, dice: random.Random) -> chor_voli.Action:
    """Return a legal action, each kind of action being as likely as the others, but for standing."""
    actions = chor_voli.legal(state)
    names = sorted({action["type"] for action in actions})
    name = dice.choices(names, [1 if each == "stand" else 4 for each in names])[0]
    return dice.choice([action for action in actions if action["type"] == name])


def check_laws(before: chor_voli.State, action: chor_voli.Action, after: chor_voli.State) -> None:
    """Assert that cards and money are all there, somebody is to act and nobody has laid down a stronger one later."""
    assert chor_voli.all_cards(after) == chance.pack(52)
    assert sum(after["balances"]) + after["pool"] == 0
    assert after["options"]["form"] == "chor-voli" or after["pool"] == 0
    assert after["actions"] == (0 if action["type"] == "deal" else before["actions"] + 1)
    assert chor_voli.to_act(after) or chor_voli.match_over(after)
    for one in after["combinations"]:
        for first, second in combinations(one, 2):
            assert chor_voli.compare(first, second, after["options"]) >= 0


@pytest.mark.parametrize("further", [{}, {"threes_high": True, "ties": "last", "showdown_leader": "previous_winner"}])
@pytest.mark.parametrize(("form", "players"), [("chor-voli", 4), ("ramchi", 3), ("ramchi", 4)])
def test_random_matches_keep_the_laws_and_their_input(form: str, players: int, further: dict[str, object]) -> None:
    dice = random.Random(players)
    options = {"deals": 4, **further, **({"four_of_a_kind": True} if form == "ramchi" else {})}
    state = chor_voli.start(form, options, players, None, f"match-{players}")
    balances = [0] * players
    while not chor_voli.match_over(state):
        before = copy.deepcopy(state)
        action = by_kind(state, dice)
        after = chor_voli.step(state, action)
        assert state == before
        check_laws(before, action, after)
        returned = chor_voli.scoring(after)["returns"]
        if returned is not None:
            balances = [one + other for one, other in zip(balances, returned, strict=True)]
            assert balances == after["balances"]
        state = after
    assert state["deal"] == 3
