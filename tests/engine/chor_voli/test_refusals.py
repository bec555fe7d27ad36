"""Which rule refuses an action that breaks several: S7, S4 or C14, S8, what is due, S9, the move itself."""

import pytest
from msgspec.structs import replace

from croupier.cards import cards
from croupier.chor_voli import CHOR_VOLI
from croupier.chor_voli.rulebook import ChorVoliRule
from croupier.chor_voli.state import ChorVoliAction, ChorVoliCombine, ChorVoliDeal, ChorVoliState
from croupier.faults import IllegalAction, Rulebook, TableRule, sentence
from croupier.game import play
from engine.chor_voli.table import PLAIN, RAMCHI, action, broken, called, do, laid

ARRANGING = do(laid("7C 8D 9H 2C 3C 4C KS | AC AD AH | | "), "1 combine AC AD AH, 1 stand, 0 combine 7C 8D 9H")
OF_THREE = laid("2D 9C TD JH | 3C | 4C", RAMCHI, table_card="KS")
CALLING = laid("7C 8D 9H / | / | / | /", stood=[3, 0, 2, 1])
OVER = called("AC AD AH / | / | / | /")
MATCH_OVER = called("AC AD AH / | / | / | /", replace(PLAIN, deals=1))


@pytest.mark.parametrize(
    ("state", "asked", "rule"),
    [
        # A seat that does not exist, whatever else is wrong.
        (ARRANGING, "4 stand", TableRule.SEAT_EXISTS),
        (ARRANGING, "6 combine 2C 2C 2C", TableRule.SEAT_EXISTS),
        (ARRANGING, "5 show", TableRule.SEAT_EXISTS),
        (OF_THREE, "3 take_table_card", TableRule.SEAT_EXISTS),
        (CALLING, "4 show", TableRule.SEAT_EXISTS),
        (OVER, "4 deal", TableRule.SEAT_EXISTS),
        (MATCH_OVER, "4 deal", TableRule.SEAT_EXISTS),
        # The match or the deal is over, whoever acts.
        (MATCH_OVER, "0 deal", TableRule.MATCH_OVER),
        (MATCH_OVER, "1 show", TableRule.MATCH_OVER),
        (MATCH_OVER, ChorVoliDeal(1, ()), TableRule.MATCH_OVER),
        (OVER, "0 stand", ChorVoliRule.DEAL_OVER),
        (OVER, "1 show", ChorVoliRule.DEAL_OVER),
        (OVER, "2 combine 2C 2C 2C", ChorVoliRule.DEAL_OVER),
        (OVER, "3 take_table_card", ChorVoliRule.DEAL_OVER),
        # Out of turn, whatever it is.
        (OVER, ChorVoliDeal(1, ()), TableRule.YOUR_TURN),
        (ARRANGING, "1 stand", TableRule.YOUR_TURN),
        (ARRANGING, "1 combine AC AD AH", TableRule.YOUR_TURN),
        (ARRANGING, "1 combine 2C 2C 2C", TableRule.YOUR_TURN),
        (ARRANGING, "1 show", TableRule.YOUR_TURN),
        (ARRANGING, "1 deal", TableRule.YOUR_TURN),
        (ARRANGING, "1 take_table_card", TableRule.YOUR_TURN),
        (CALLING, "0 show", TableRule.YOUR_TURN),
        (CALLING, "1 show", TableRule.YOUR_TURN),
        (CALLING, "0 deal", TableRule.YOUR_TURN),
        (CALLING, "3 combine 7C 8D 9H", TableRule.YOUR_TURN),
        # What is due, whatever the cards.
        (ARRANGING, "0 show", ChorVoliRule.ARRANGE),
        (ARRANGING, "0 deal", ChorVoliRule.ARRANGE),
        (ARRANGING, ChorVoliDeal(0, ()), ChorVoliRule.ARRANGE),
        (CALLING, "2 combine AC AD AH", ChorVoliRule.CALL_DUE),
        (CALLING, "2 stand", ChorVoliRule.CALL_DUE),
        (CALLING, "2 take_table_card", ChorVoliRule.CALL_DUE),
        (CALLING, ChorVoliDeal(2, ()), ChorVoliRule.CALL_DUE),
        # Cards from the own hand, each once, whether they would make a combination or not.
        (ARRANGING, "0 combine AC AD AH", TableRule.HOLD_CARD),
        (ARRANGING, "0 combine 7C 8D 9H", TableRule.HOLD_CARD),
        (ARRANGING, "0 combine 2C 3C AC", TableRule.HOLD_CARD),
        (ARRANGING, "0 combine 2C 2C AC", TableRule.CARD_ONCE),
        (ARRANGING, "0 combine AC 2C 2C", TableRule.HOLD_CARD),
        (ARRANGING, "0 combine 2C 3C 2C", TableRule.CARD_ONCE),
        (ARRANGING, "0 combine 2C 2C 2C", TableRule.CARD_ONCE),
        (OF_THREE, "1 take_table_card", TableRule.HOLD_CARD),
        # The move itself: first what is no combination, then what is too strong.
        (ARRANGING, "0 combine 2C 3C KS", ChorVoliRule.COMBINATION),
        (ARRANGING, "0 combine 2C 3C 4C", ChorVoliRule.STRONGEST_FIRST),
        (ARRANGING, "0 take_table_card", ChorVoliRule.NO_TABLE_CARD),
        (do(OF_THREE, "0 take_table_card"), "0 take_table_card", ChorVoliRule.TWO_TURNED),
        (OVER, ChorVoliDeal(0, ()), TableRule.DECK_LACKS),
    ],
)
def test_s7_s8_s9_the_first_rule_in_order_refuses(
    state: ChorVoliState, asked: ChorVoliAction | str, rule: Rulebook
) -> None:
    assert broken(state, asked) is rule


@pytest.mark.parametrize(
    ("state", "asked", "said"),
    [
        (ARRANGING, "4 stand", "There is no seat 4; the last one is 3."),
        (ARRANGING, "1 stand", "It is not the turn of seat 1, but of seat 0, 2, 3."),
        (CALLING, "0 show", "It is not the turn of seat 0, but of seat 2."),
        (ARRANGING, "0 show", "Arrange first: combine cards, or stand."),
        (CALLING, "2 stand", "All have arranged: the showdowns are to be called."),
        (OVER, "0 show", "The deal is over; seat 0 deals the next."),
        (MATCH_OVER, "0 deal", "The match has ended after deal 1."),
        (ARRANGING, "0 combine 2C 3C AC", "Seat 0 does not hold AC."),
        (ARRANGING, "0 combine 2C 3C 3C", "3C is named more than once."),
        (ARRANGING, "0 combine KS 2C 3C", "KS 2C 3C are no combination."),
        (ARRANGING, "0 combine 4C 2C 3C", "4C 2C 3C are stronger than what was laid down before."),
        (ARRANGING, "0 take_table_card", "There is no table card to take."),
        (OF_THREE, "2 take_table_card", "Seat 2 does not hold 2D."),
    ],
)
def test_a_refusal_in_words(state: ChorVoliState, asked: str, said: str) -> None:
    violation = CHOR_VOLI.check(state, action(asked))
    assert violation is not None
    assert sentence(violation) == said


def test_a_refusal_changes_nothing_and_says_which_action() -> None:
    line = [action("2 stand"), action("0 stand"), ChorVoliCombine(0, cards("2C 3C 4C"))]
    with pytest.raises(IllegalAction) as found:
        play(CHOR_VOLI, ARRANGING, line)
    assert found.value.index == 2
    assert found.value.violation.rule == TableRule.YOUR_TURN.rule


def test_c9a_s8_a_refusal_names_who_is_waited_for_and_nothing_else() -> None:
    violation = CHOR_VOLI.check(do(ARRANGING, "2 stand"), action("1 stand"))
    assert violation is not None
    assert dict(violation.values) == {"seat": 1, "turn": "0, 3"}
