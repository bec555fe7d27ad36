"""Taking the table card for the two of diamonds, at Ramchi of three (C16)."""

import pytest

from croupier.cards import Card, cards
from croupier.chor_voli import CHOR_VOLI
from croupier.chor_voli.events import ChorVoliTookTableCard
from croupier.chor_voli.options import ChorVoliOptions
from croupier.chor_voli.rulebook import ChorVoliRule
from croupier.chor_voli.state import ChorVoliTakeTableCard
from croupier.faults import Rulebook, TableRule
from croupier.game import barred_actions, own_legal
from engine.chor_voli.table import PLAIN, RAMCHI, broken, do, laid, listed, told

TAKE = "1 take_table_card"
STATE = laid("3C | 9C 2D TD JH KC KD KH 3S 4H | ", RAMCHI, table_card="KS")
TAKEN = ChorVoliTookTableCard(0, 1, Card("KS"))


def test_c16_the_card_goes_to_the_hand_and_the_two_onto_the_table() -> None:
    state = do(STATE, TAKE)
    assert state.hands[1] == (*[card for card in STATE.hands[1] if card != "2D"], "KS")
    assert state.table_card == "2D"
    assert state.actions == 1
    assert (state.hands[0], state.hands[2]) == (STATE.hands[0], STATE.hands[2])
    assert told(STATE, TAKE) == (TAKEN,)


def test_c16_the_card_taken_counts_as_any_card_of_the_hand() -> None:
    state = do(STATE, TAKE)
    assert "1 combine KC KD KS" in listed(state)
    assert broken(state, "1 combine KC KD KS") is None
    assert "KS" in do(state, "1 stand").discards[1]


def test_c16_the_two_is_out_of_play() -> None:
    state = do(STATE, TAKE)
    assert all("2D" not in line for line in listed(state))
    assert broken(state, "1 combine 9C TD 2D") is TableRule.HOLD_CARD
    assert broken(state, TAKE) is ChorVoliRule.TWO_TURNED
    assert broken(state, "0 take_table_card") is ChorVoliRule.TWO_TURNED
    assert not any("take_table_card" in line for line in listed(state))


def test_c16_also_after_combinations_have_been_laid_down() -> None:
    state = do(STATE, f"1 combine KC KD KH, {TAKE}")
    assert state.combinations[1] == (cards("KC KD KH"),)
    assert "KS" in state.hands[1]
    assert do(state, "1 combine 9C TD JH, 1 stand").stood == (1,)


@pytest.mark.parametrize(
    ("line", "rule"),
    [
        ("1 combine KC KD KH", None),
        ("1 combine KC KD KH, 1 combine 9C TD JH", None),
        ("0 stand", None),
        ("0 stand, 2 stand", None),
        ("1 combine 4H 3S 2D", TableRule.HOLD_CARD),
        ("1 stand", TableRule.YOUR_TURN),
        ("0 stand, 2 stand, 1 stand", TableRule.YOUR_TURN),
        (TAKE, ChorVoliRule.TWO_TURNED),
    ],
)
def test_c16_while_arranging_and_not_laid_down(line: str, rule: Rulebook | None) -> None:
    assert broken(do(STATE, line), TAKE) is rule


def test_c16_only_the_holder_of_the_two() -> None:
    assert [line for line in listed(STATE) if "take" in line] == [TAKE]
    assert broken(STATE, "0 take_table_card") is TableRule.HOLD_CARD
    assert broken(STATE, "2 take_table_card") is TableRule.HOLD_CARD


def test_c16_listed_after_the_combinations_and_before_standing() -> None:
    own = own_legal(CHOR_VOLI, STATE, 1)
    assert own[-2] == ChorVoliTakeTableCard(1)
    assert [type(each).__name__ for each in own].count("ChorVoliTakeTableCard") == 1


def test_c16_nothing_happens_if_the_two_itself_lies_there() -> None:
    state = laid("3C | 4C | 5C", RAMCHI, table_card="2D")
    for seat in range(3):
        assert broken(state, f"{seat} take_table_card") is ChorVoliRule.TWO_TURNED
    assert not any("take" in line for line in listed(state))


@pytest.mark.parametrize("options", [PLAIN, RAMCHI], ids=["plain", "ramchi"])
def test_c19_four_have_no_table_card(options: ChorVoliOptions) -> None:
    state = laid("2D | | | ", options)
    assert broken(state, "0 take_table_card") is ChorVoliRule.NO_TABLE_CARD
    assert not any("take" in line for line in listed(state))


def test_c16_the_exchange_is_public() -> None:
    for seat in (0, 1, 2, None):
        assert CHOR_VOLI.witness(TAKEN, seat) == TAKEN
        assert CHOR_VOLI.view(do(STATE, TAKE), seat).table_card == "2D"
        assert CHOR_VOLI.view(STATE, seat).table_card == "KS"


def test_c16_a_hand_of_five_combinations_with_the_card_taken() -> None:
    state = laid("AC AD AH KC KD KH QC QD QH JC JD JH TC TD 9S 2D 4S | | ", RAMCHI, table_card="TS")
    line = "0 combine AC AD AH, 0 combine KC KD KH, 0 combine QC QD QH, 0 combine JC JD JH, 0 take_table_card"
    state = do(state, f"{line}, 0 combine TC TD TS, 0 stand")
    assert len(state.combinations[0]) == 5
    assert state.discards[0] == cards("9S 4S")


def test_c16_not_barred_but_unthought_of_for_who_has_no_two() -> None:
    assert barred_actions(CHOR_VOLI, STATE) == ()
    assert barred_actions(CHOR_VOLI, do(STATE, TAKE)) == ()
