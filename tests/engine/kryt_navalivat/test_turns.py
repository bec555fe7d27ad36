"""A turn: lead to an empty pile, cover or pick up, and who is next (K6-K8, K12)."""

import pytest

from croupier.cards import Card, cards
from croupier.faults import Rulebook, TableRule
from croupier.kryt_navalivat.events import KrytBeaten, KrytDrew, KrytLed, KrytPickedUp
from croupier.kryt_navalivat.rulebook import KrytRule
from croupier.kryt_navalivat.state import KrytAnswering, KrytCovering, KrytLeading
from kryt_table import broken, do, listed, table, told


@pytest.mark.parametrize(
    ("action", "rule"),
    [
        ("0 lead 7H", None),
        ("0 lead 6S", None),
        ("0 lead AC", None),
        ("0 lead 8H", TableRule.HOLD_CARD),
        ("0 beat AC", KrytRule.LEAD_TO_EMPTY),
        ("0 pick_up", KrytRule.LEAD_TO_EMPTY),
        ("0 deal", KrytRule.LEAD_TO_EMPTY),
        ("1 lead 8H", TableRule.YOUR_TURN),
    ],
)
def test_k6_to_an_empty_pile_one_card_is_led(action: str, rule: Rulebook | None) -> None:
    state = table("7H 6S AC | *", phase=KrytLeading)
    assert broken(state, action) is rule
    assert listed(state) == ["0 lead 7H", "0 lead 6S", "0 lead AC"]


def test_k6_a_pile_picked_up_whole_is_followed_by_a_lead() -> None:
    state = do(table("7H 8H 9H | 6S 7S 8S | *", pile="9D"), "0 pick_up")
    assert state.phase == KrytLeading(1)
    assert listed(state) == ["1 lead 6S", "1 lead 7S", "1 lead 8S"]
    assert do(state, "1 lead 7S").pile == cards("7S")


@pytest.mark.parametrize(
    ("action", "rule"),
    [
        ("0 beat TH", None),
        ("0 pick_up", None),
        ("0 lead TH", KrytRule.ANSWER),
        ("0 lead 6S", KrytRule.ANSWER),
        ("0 deal", KrytRule.ANSWER),
    ],
)
def test_k7_a_card_is_covered_or_picked_up(action: str, rule: Rulebook | None) -> None:
    assert broken(table("TH 6S 7D | *", pile="8H 9H"), action) is rule


@pytest.mark.parametrize("hand", ["TH AC KC", "6S 6D 7S"])
def test_k7_covering_is_never_compulsory(hand: str) -> None:
    assert broken(table(f"{hand} | *", pile="9H"), "0 pick_up") is None


def test_k8_a_beat_is_followed_by_a_lead_of_the_same_seat() -> None:
    state = table("TH 6S 7D | *", pile="9H", stock="JS QC")
    beaten = do(state, "0 beat TH")
    assert beaten.phase == KrytCovering(0)
    assert beaten.pile == cards("9H TH")
    covered = do(beaten, "0 lead 7D")
    assert covered.phase == KrytAnswering(1)
    assert covered.pile == cards("9H TH 7D")
    assert (state.actions, beaten.actions, covered.actions) == (99, 100, 101)


@pytest.mark.parametrize(
    ("action", "rule"),
    [
        ("0 lead 6S", None),
        ("0 lead 7D", None),
        ("0 lead TH", TableRule.HOLD_CARD),
        ("0 lead JS", TableRule.HOLD_CARD),
        ("0 beat 7D", KrytRule.LEAD_AFTER_BEAT),
        ("0 pick_up", KrytRule.LEAD_AFTER_BEAT),
        ("0 deal", KrytRule.LEAD_AFTER_BEAT),
        ("1 lead JH", TableRule.YOUR_TURN),
    ],
)
def test_k8_between_beat_and_lead_nothing_else_is_done(action: str, rule: Rulebook | None) -> None:
    state = do(table("TH 6S 7D | *", pile="6C 9H", stock="JS QC"), "0 beat TH")
    assert broken(state, action) is rule
    assert listed(state) == ["0 lead 6S", "0 lead 7D"]


def test_k8_between_beat_and_lead_nothing_is_drawn() -> None:
    state = table("TH 6S 7D | *", pile="9H", stock="JS QC")
    beaten = do(state, "0 beat TH")
    assert beaten.hands[0] == cards("6S 7D")
    assert beaten.stock == cards("JS QC")
    assert do(beaten, "0 lead 7D").hands[0] == cards("6S JS QC")


def test_k8_a_cover_is_told_action_by_action() -> None:
    state = table("TH 6S 7D | *", pile="9H", stock="JS 8S QC")
    assert told(state, "0 beat TH, 0 lead 7D") == (
        KrytBeaten(action=0, seat=0, card=Card("TH"), top=Card("9H")),
        KrytLed(action=1, seat=0, card=Card("7D")),
        KrytDrew(action=1, seat=0, count=2, cards=cards("JS 8S"), indicator=None),
    )


def test_k11_a_pick_up_is_told() -> None:
    state = table("TH 6S 7D | *", pile="9H 8D 7C")
    assert told(state, "0 pick_up") == (
        KrytPickedUp(action=0, seat=0, count=3, top=Card("7C"), cards=cards("7C 8D 9H")),
    )


@pytest.mark.parametrize(
    ("hands", "turn", "following"),
    [
        ("TH 6S | 7D | *", 0, 1),
        ("TH 6S | 7D | *", 1, 2),
        ("TH 6S | 7D | *", 2, 0),
        ("TH 6S | | *", 0, 2),
        ("TH 6S | | *", 2, 0),
        ("| TH | 6S | | | *", 2, 5),
        ("| TH | 6S | | | *", 5, 1),
        ("| TH | | | | *", 1, 5),
        ("| | TH | | 6S | *", 5, 2),
    ],
)
def test_k12_the_turn_passes_over_seats_that_are_out(hands: str, turn: int, following: int) -> None:
    state = table(hands, pile="9H JH", turn=turn)
    assert do(state, f"{turn} pick_up").phase == KrytAnswering(following)


@pytest.mark.parametrize(
    ("pile", "following"),
    [
        ("9H JH", KrytAnswering(1)),
        ("JH", KrytLeading(1)),
        ("9H 8D 7C", KrytLeading(1)),
        ("6H 9H 8D 7C", KrytAnswering(1)),
    ],
)
def test_k12_what_is_left_of_the_pile_is_to_be_answered(pile: str, following: KrytAnswering | KrytLeading) -> None:
    assert do(table("TH 6S | 7D | *", pile=pile), "0 pick_up").phase == following


def test_k12_a_beating_card_uncovered_is_answered_like_any_other() -> None:
    state = table("TH 6S 7D | QS 7S 8S | JH 7C *", pile="9H", stock="8C QC")
    state = do(state, "0 beat TH, 0 lead 7D, 1 pick_up")
    assert state.pile[-1] == "TH"
    assert broken(state, "2 beat JH") is None


def test_k12_one_may_have_to_answer_the_own_beating_card() -> None:
    state = do(table("TH JH 7D | QS *", pile="9H"), "0 beat TH, 0 lead 7D, 1 pick_up")
    assert state.phase == KrytAnswering(0)
    assert listed(state) == ["0 beat JH", "0 pick_up"]
