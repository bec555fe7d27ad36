"""Laying down combinations and discarding the rest (C9, C10), and what the list of a seat shows (C9a)."""

from itertools import combinations, pairwise, permutations

import pytest
from msgspec.structs import asdict

from croupier.cards import cards
from croupier.chor_voli import CHOR_VOLI
from croupier.chor_voli.combinations import ChorVoliKind
from croupier.chor_voli.events import ChorVoliCombined, ChorVoliStoodUp
from croupier.chor_voli.options import ChorVoliOptions
from croupier.chor_voli.rulebook import ChorVoliRule
from croupier.chor_voli.state import ChorVoliCalling, ChorVoliCombine
from croupier.faults import TableRule
from croupier.game import barred_actions, own_legal
from engine.chor_voli.table import PLAIN, RAMCHI, action, broken, do, laid, listed, told, written
from kit.chor_voli.laid import in_order
from naive import chor_voli_cards as naive

HAND = "2C 2D 2H 4S 5S 6S 7C 8D 9H TC JC KD AS"


@pytest.mark.parametrize("count", range(5))
def test_c9_as_many_combinations_as_one_likes(count: int) -> None:
    order = ["2C 2D 2H", "4S 5S 6S", "7C 8D 9H", "TC KD AS"]
    state = do(laid(f"{HAND} | | | "), ", ".join([*(f"0 combine {each}" for each in order[:count]), "0 stand"]))
    assert len(state.combinations[0]) == count
    left = [card for card in cards(HAND) if card not in cards(" ".join(order[:count]))]
    assert (state.hands[0], state.discards[0], state.stood) == ((), tuple(left), (0,))
    assert state.actions == count + 1


def test_c9_ramchi_of_three_has_up_to_five_and_two_are_left() -> None:
    hand = "AC AD AH KC KD KH QC QD QH JC JD JH TC TD TH 2S 4S"
    order = ["AC AD AH", "KC KD KH", "QC QD QH", "JC JD JH", "TC TD TH"]
    state = do(laid(f"{hand} | | ", RAMCHI), ", ".join(f"0 combine {each}" for each in order))
    assert state.hands[0] == cards("2S 4S")
    assert own_legal(CHOR_VOLI, state, 0) == (action("0 stand"),)


def test_c9_at_least_one_card_is_left_over() -> None:
    state = do(laid(f"{HAND} | | | "), "0 combine 2C 2D 2H, 0 combine 4S 5S 6S, 0 combine 7C 8D 9H, 0 combine TC KD AS")
    assert state.hands[0] == cards("JC")
    assert own_legal(CHOR_VOLI, state, 0) == (action("0 stand"),)


def test_c9_each_card_in_one_combination() -> None:
    state = do(laid(f"{HAND} | | | "), "0 combine 2C 2D 2H")
    assert broken(state, "0 combine 2C 4S 6S") is TableRule.HOLD_CARD
    assert all("2C" not in each for each in listed(state))


def test_c9_cards_that_would_have_made_a_combination_may_be_discarded() -> None:
    state = do(laid("AC AD AH | | | "), "0 stand")
    assert set(cards("AC AD AH")) <= set(state.discards[0])
    assert state.combinations[0] == ()


def test_c9_nothing_is_kept_in_hand() -> None:
    """Who has stood holds nothing, and there is no action that would end his arranging otherwise."""
    state = do(laid(f"{HAND} | | | "), "0 combine 2C 2D 2H")
    assert {each.split()[1] for each in listed(state)} == {"combine", "stand"}


@pytest.mark.parametrize("order", list(permutations(range(4))))
def test_c9_seats_arrange_in_any_order_among_themselves(order: tuple[int, ...]) -> None:
    state = laid("AC AD AH | KC KD KH | QC QD QH | JC JD JH")
    for place, seat in enumerate(order):
        assert CHOR_VOLI.to_act(state) == tuple(sorted(order[place:]))
        rank = "AKQJ"[seat]
        state = do(state, f"{seat} combine {rank}C {rank}D {rank}H, {seat} stand")
    assert state.stood == order
    assert state.phase == ChorVoliCalling()
    assert [len(each) for each in state.combinations] == [1, 1, 1, 1]


def test_c9_seats_take_turns_in_the_midst_of_arranging() -> None:
    state = do(laid("AC AD AH 7C 8D 9H | KC KD KH | | "), "0 combine AC AD AH, 1 combine KC KD KH, 0 combine 7C 8D 9H")
    assert state.combinations == ((cards("AC AD AH"), cards("9H 8D 7C")), (cards("KC KD KH"),), (), ())
    assert state.actions == 3


@pytest.mark.parametrize(
    ("before", "after", "rule"),
    [
        ("AC AD AH", "9C TD JH", None),
        ("9C TD JH", "AC AD AH", ChorVoliRule.STRONGEST_FIRST),
        ("9C TD JH", "9D TC JS", None),
        ("9D TC JS", "9C TD JH", None),
        ("9C TD JH", "9D TH QC", None),
        ("9C TD JH", "TC JS QD", ChorVoliRule.STRONGEST_FIRST),
        ("5C 4D 2H", "5D 4H 2S", None),
        ("5C 4D 2H", "6D 4H 2S", ChorVoliRule.STRONGEST_FIRST),
        ("KC QC JC", "AH 2H 3H", ChorVoliRule.STRONGEST_FIRST),
        ("AC KC QC", "AH 2H 3H", None),
    ],
)
def test_c10_strongest_first_and_equal_is_allowed(before: str, after: str, rule: ChorVoliRule | None) -> None:
    state = do(laid(f"{before} {after} | | | "), f"0 combine {before}")
    assert broken(state, f"0 combine {after}") is rule


def test_c10_c15_ramchi_orders_by_its_own_table() -> None:
    state = do(laid("AC KC QC AH 2H 3H | | | ", RAMCHI), "0 combine AC KC QC")
    assert broken(state, "0 combine AH 2H 3H") is ChorVoliRule.STRONGEST_FIRST


def test_c10_only_the_last_one_counts_and_only_the_own() -> None:
    state = do(
        laid("AC AD AH 7C 8D 9H KC KD KH | QC QD QH | | "), "0 combine AC AD AH, 0 combine 7C 8D 9H, 1 combine QC QD QH"
    )
    assert broken(state, "0 combine KC KD KH") is ChorVoliRule.STRONGEST_FIRST
    assert broken(do(laid("2C 3D 4H | QC QD QH | | "), "0 combine 2C 3D 4H"), "1 combine QC QD QH") is None


def test_c10_a_combination_cannot_be_taken_back() -> None:
    state = do(laid("AC AD AH 2C | | | "), "0 combine AC AD AH")
    assert state.combinations[0] == (cards("AC AD AH"),)
    assert broken(state, "0 combine AC AD AH") is TableRule.HOLD_CARD


def test_c10_cards_are_named_in_any_order_and_kept_in_one() -> None:
    for named in permutations("AS 2D 3H".split()):
        state = do(laid("AS 2D 3H | | | "), f"0 combine {' '.join(named)}")
        assert state.combinations[0] == (cards("AS 3H 2D"),)
    assert do(laid("9S 9C 9H | | | "), "0 combine 9S 9C 9H").combinations[0] == (cards("9C 9H 9S"),)


def test_c10_what_is_told() -> None:
    assert told(laid("AS 2D 3H | | | "), "0 combine 2D AS 3H, 0 stand") == (
        ChorVoliCombined(0, 0, cards("AS 3H 2D"), ChorVoliKind.STRAIGHT),
        ChorVoliStoodUp(1, 0),
    )


def test_c10_the_rest_is_discarded_in_the_order_of_the_hand() -> None:
    state = laid("9C 2D TD AS JH | | | ")
    after = do(state, "0 combine 9C TD JH, 0 stand")
    assert after.discards[0] == tuple(card for card in state.hands[0] if card not in cards("9C TD JH"))
    assert after.discards[1:] == ((), (), ())
    assert after.hands[1:] == state.hands[1:]


# Lists


@pytest.mark.parametrize("options", [PLAIN, RAMCHI], ids=["plain", "ramchi"])
def test_c10_the_list_of_a_fresh_hand_is_complete_and_strongest_first(options: ChorVoliOptions) -> None:
    state = laid(f"{HAND} | | | ", options)
    form = str(options.__struct_config__.tag)
    *combined, last = own_legal(CHOR_VOLI, state, 0)
    found = [each.cards for each in combined if isinstance(each, ChorVoliCombine)]
    assert set(found) == {in_order(each) for each in combinations(cards(HAND), 3) if naive.kind(each, form)}
    assert len(set(found)) == len(found) == len(combined)
    chosen = asdict(options) | {"form": form}
    assert all(naive.compare(one, other, chosen) >= 0 for one, other in pairwise(found))
    assert last == action("0 stand")


def test_c10_a_short_hand_listed_whole() -> None:
    state = do(laid("AC AD AH KC KD KH QC QD QH 9C TD JH 2S | | | "), "0 combine AC AD AH, 0 combine KC KD KH")
    state = do(state, "0 combine QC QD QH")
    assert [written(each) for each in own_legal(CHOR_VOLI, state, 0)] == [
        "0 combine JH TD 9C",
        "0 combine JH TD 2S",
        "0 combine JH 9C 2S",
        "0 combine TD 9C 2S",
        "0 stand",
    ]


def test_c10_what_is_too_strong_is_barred() -> None:
    state = do(laid("AC AD AH KC KD KH QC QD QH 9C TD JH 2S | | | "), "0 combine KC KD KH, 0 combine 9C TD JH")
    (barred,) = barred_actions(CHOR_VOLI, state)
    refused = [written(each.action) for each in barred.actions]
    assert refused[:2] == ["0 combine AC AD AH", "0 combine QC QD QH"]
    assert {each.reason for each in barred.actions} == {"chor-voli.strongest-first"}
    assert not set(refused) & set(listed(state))


def test_c9a_a_list_does_not_depend_on_what_others_have_laid_down() -> None:
    state = laid("9C TD JH 2C | AC AD AH 2D 3S 4H | | ")
    before = own_legal(CHOR_VOLI, state, 0)
    for line in ("1 combine AC AD AH", "1 combine 2D 3S 4H", "1 combine AC AD AH, 1 combine 2D 3S 4H", "1 stand"):
        assert own_legal(CHOR_VOLI, do(state, line), 0) == before


def test_c9_who_has_stood_may_do_nothing_more() -> None:
    state = do(laid("9C TD JH | AC AD AH | | "), "1 stand")
    assert own_legal(CHOR_VOLI, state, 1) == ()
    assert list(CHOR_VOLI.candidates(state, 1)) == []
    for line in ("1 stand", "1 combine AC AD AH", "1 take_table_card", "1 show"):
        assert broken(state, line) is TableRule.YOUR_TURN


def test_c9_a_combination_has_three_cards() -> None:
    state = laid("2C 3C 4C 5C | | | ")
    for named in ("", "2C 3C", "2C 3C 4C 5C"):
        assert broken(state, ChorVoliCombine(0, cards(named))) is ChorVoliRule.COMBINATION
