"""Calling the showdowns: by whom, and what is known before (C10a)."""

from itertools import permutations

import msgspec
import pytest

from croupier.chor_voli import CHOR_VOLI
from croupier.chor_voli.events import ChorVoliCalled, ChorVoliStoodUp
from croupier.chor_voli.options import ChorVoliOptions
from croupier.chor_voli.rulebook import ChorVoliRule
from croupier.chor_voli.state import ChorVoliCalling, ChorVoliOver, ChorVoliShow
from croupier.faults import TableRule
from croupier.game import perspective, play
from engine.chor_voli.table import PLAIN, RAMCHI, action, actions, broken, do, laid, listed, score, told

encode = msgspec.json.encode

HANDS = {4: "9C TD JH | AC AD AH | | KC KD KH", 3: "9C TD JH | AC AD AH | KC KD KH"}
TABLES: list[tuple[ChorVoliOptions, int]] = [(PLAIN, 4), (RAMCHI, 4), (RAMCHI, 3)]
ORDERS = [(options, order) for options, players in TABLES for order in permutations(range(players))]


@pytest.mark.parametrize(("options", "order"), ORDERS)
def test_c10a_the_seat_after_the_last_to_stand_calls(options: ChorVoliOptions, order: tuple[int, ...]) -> None:
    state = laid(HANDS[len(order)], options)
    for place, seat in enumerate(order):
        assert broken(state, f"{seat} show") is ChorVoliRule.ARRANGE, place
        state = do(state, f"{seat} stand")
    caller = (order[-1] + 1) % len(order)
    assert state.phase == ChorVoliCalling()
    assert CHOR_VOLI.to_act(state) == (caller,)
    assert listed(state) == [f"{caller} show"]
    for seat in order:
        assert broken(state, f"{seat} show") is (None if seat == caller else TableRule.YOUR_TURN)


@pytest.mark.parametrize("text", ["0 stand", "0 combine AC AD AH", "0 take_table_card", "0 deal"])
def test_c10a_it_has_no_other_choice(text: str) -> None:
    assert broken(laid("/ | / | / | /", stood=[1, 2, 0, 3]), text) is ChorVoliRule.CALL_DUE


@pytest.mark.parametrize("options", [PLAIN, RAMCHI], ids=["plain", "ramchi"])
def test_c10a_asked_also_when_nobody_has_a_combination(options: ChorVoliOptions) -> None:
    state = laid("/ | / | / | /", options, stood=[0, 1, 2, 3])
    assert listed(state) == ["0 show"]
    assert told(state, "0 show")[0] == ChorVoliCalled(0, 0)
    assert do(state, "0 show").phase == ChorVoliOver(0)


def test_c10a_the_call_counts_as_an_action_and_moves_no_card() -> None:
    state = laid("AC AD AH / | / | / | /", stood=[0, 1, 2, 3])
    over = do(state, "0 show")
    assert over.actions == state.actions + 1
    for field in ("hands", "combinations", "discards", "stood", "table_card", "seed", "deal", "dealer"):
        assert getattr(over, field) == getattr(state, field)


@pytest.mark.parametrize("last", range(4))
def test_c10a_the_last_to_arrange_cannot_see_the_result(last: int) -> None:
    """Whatever the others have laid down, the answer to his own action is the same to him."""
    order = [*[seat for seat in range(4) if seat != last], last]
    others = [" ", "9C TD JH / ", "AC AD AH, 9C TD JH / "]
    answers = set[bytes]()
    for text in others:
        seats = ["KC KD KH / 2C 3D 4H 5S 6C 7D 8H 8S TC TH" if seat == last else "" for seat in range(4)]
        seats[order[0]] = text
        state = laid(" | ".join(seats), stood=order[:3])
        # What fills up the others' hands is theirs.
        assert state.hands[last] == laid(" | ".join(seats)).hands[last]
        after, events = play(CHOR_VOLI, state, [action(f"{last} stand")])
        assert events == (ChorVoliStoodUp(0, last),)
        assert score(after).result is None
        assert CHOR_VOLI.view(after, last).combinations is None
        answers.add(encode(perspective(CHOR_VOLI, after, events, last)))
    assert len(answers) == 1


def test_c10a_then_all_see_all_combinations() -> None:
    state = do(laid("AC AD AH / | 9C TD JH / | / | /", stood=[0, 1, 2, 3]), "0 show")
    for seat in (0, 1, 2, 3, None):
        shown = CHOR_VOLI.view(state, seat).combinations
        assert shown is not None
        assert [[each.cards for each in laid_down] for laid_down in shown] == [
            list(laid_down) for laid_down in state.combinations
        ]
        assert [[each.kind for each in laid_down] for laid_down in shown] == [["three_of_a_kind"], ["straight"], [], []]


def test_c10a_all_may_hear_the_call_and_the_showdowns() -> None:
    state = laid("AC AD AH / | 9C TD JH / | / | /", stood=[0, 1, 2, 3])
    _, events = play(CHOR_VOLI, state, [ChorVoliShow(0)])
    for seat in (0, 1, 2, 3, None):
        assert [CHOR_VOLI.witness(event, seat) for event in events] == list(events)


def test_c10a_a_whole_deal_in_one_request() -> None:
    line = "1 stand, 0 combine 9C TD JH, 3 stand, 0 stand, 2 stand, 3 show"
    state, events = play(CHOR_VOLI, laid(HANDS[4]), actions(line))
    assert state.phase == ChorVoliOver(0)
    assert [event.action for event in events[:7]] == [0, 1, 2, 3, 4, 5, 5]
    assert {event.action for event in events[7:]} == {5}
