"""Going out, the free lead, and the end of a deal (K15-K17)."""

import pytest

from croupier.cards import Card, cards
from croupier.faults import Rulebook, TableRule
from croupier.kryt_navalivat.events import KrytBeaten, KrytLed, KrytSettled, KrytWentOut
from croupier.kryt_navalivat.rulebook import KrytRule
from croupier.kryt_navalivat.state import KrytAnswering, KrytFreeLeading, KrytLeading, KrytResult
from kryt_table import broken, do, listed, lost, result, table, told


@pytest.mark.parametrize(
    ("hands", "turn", "leader"),
    [
        ("TH | 7S | 8S *", 0, 1),
        ("8S * | TH | 7S", 1, 2),
        ("7S | 8S * | TH", 2, 0),
        ("TH | | 7S | | 8S *", 0, 2),
        ("| 7S | | 8S * | | TH", 5, 1),
    ],
)
def test_k16_a_last_card_that_beats_brings_a_free_lead_of_the_next(hands: str, turn: int, leader: int) -> None:
    state = do(table(hands, pile="9H", turn=turn), f"{turn} beat TH")
    assert state.phase == KrytFreeLeading(leader)
    assert state.hands[turn] == ()
    assert listed(state) == [f"{leader} lead {card}" for card in state.hands[leader]]


@pytest.mark.parametrize(
    ("action", "rule"),
    [
        ("1 lead 7S", None),
        ("1 lead JH", None),
        ("1 lead TH", TableRule.HOLD_CARD),
        ("1 beat JH", KrytRule.FREE_LEAD),
        ("1 pick_up", KrytRule.FREE_LEAD),
        ("1 deal", KrytRule.FREE_LEAD),
        ("2 lead 8S", TableRule.YOUR_TURN),
        ("0 lead 8S", TableRule.YOUR_TURN),
    ],
)
def test_k16_on_a_free_lead_only_a_lead_is_legal(action: str, rule: Rulebook | None) -> None:
    assert broken(do(table("TH | 7S JH | 8S *", pile="9H"), "0 beat TH"), action) is rule


def test_k16_a_free_lead_lies_on_top_and_must_be_answered() -> None:
    state = do(table("TH | 7S JH | 8S TS KC AC | *", pile="9H"), "0 beat TH, 1 lead 7S")
    assert state.pile == cards("9H TH 7S")
    assert state.phase == KrytAnswering(2)
    assert listed(state) == ["2 beat 8S", "2 beat TS", "2 beat KC", "2 beat AC", "2 pick_up"]


def test_k16_the_free_lead_may_be_the_own_last_card() -> None:
    state = do(table("TH | 7S | 8S TS | *", pile="9H"), "0 beat TH, 1 lead 7S")
    assert state.hands[1] == ()
    assert state.phase == KrytAnswering(2)
    assert told(table("TH | 7S | 8S TS | *", pile="9H"), "0 beat TH, 1 lead 7S")[2:] == (
        KrytLed(1, 1, Card("7S")),
        KrytWentOut(1, 1),
    )


def test_k16_nobody_has_to_play_the_last_card() -> None:
    state = do(table("TH | 7S | 8S *", pile="JD 9H"), "0 pick_up")
    assert state.hands[0] == cards("TH 9H")
    assert state.phase == KrytAnswering(1)


def test_k16_with_a_card_left_the_beat_is_followed_by_the_own_lead() -> None:
    state = do(table("TH 6S | 7S | 8S *", pile="9H"), "0 beat TH")
    assert listed(state) == ["0 lead 6S"]


@pytest.mark.parametrize(("hand", "line"), [("TH 6S", "0 beat TH, 0 lead 6S"), ("6S", "0 lead 6S")])
def test_k16_a_led_last_card_must_be_answered(hand: str, line: str) -> None:
    phase, pile = (KrytAnswering, "9H") if "beat" in line else (KrytLeading, "")
    state = do(table(f"{hand} | 7S | 8S *", pile=pile, phase=phase), line)
    assert state.phase == KrytAnswering(1)
    assert listed(state) == ["1 beat 7S", "1 pick_up"]


@pytest.mark.parametrize(
    ("hands", "line", "ended"),
    [
        ("TH 6S | 7S 8D | *", "0 beat TH, 0 lead 6S", None),
        ("TH 6S | *", "0 beat TH, 0 lead 6S", lost(1)),
        ("TH 6S | | | *", "0 beat TH, 0 lead 6S", lost(3)),
        ("TH | *", "0 beat TH", lost(1)),
        ("TH | | *", "0 beat TH", lost(2)),
        ("TH | 7S | *", "0 beat TH", None),
        ("TH | 7S | *", "0 beat TH, 1 lead 7S", lost(2)),
        ("TH | 7S | 8S | *", "0 beat TH, 1 lead 7S, 2 beat 8S", lost(3)),
        ("TH | 7S 7D | 8S | *", "0 beat TH, 1 lead 7S, 2 beat 8S", None),
        ("TH 6S | *", "0 pick_up", None),
    ],
)
def test_k17_the_last_who_holds_cards_loses(hands: str, line: str, ended: KrytResult | None) -> None:
    assert result(do(table(hands, pile="9H"), line)) == ended


def test_k17_with_a_lead_to_an_empty_pile() -> None:
    state = do(table("6S | *", phase=KrytLeading), "0 lead 6S")
    assert result(state) == lost(1)
    assert state.pile == cards("6S")


def test_k17_the_end_is_told_in_order() -> None:
    state = table("TH | * |", pile="9H", turn=0)
    assert told(state, "0 beat TH") == (
        KrytBeaten(0, 0, Card("TH"), Card("9H")),
        KrytWentOut(0, 0),
        KrytSettled(0, lost(1), (1, -2, 1), (0, 1, 0), None),
    )


@pytest.mark.parametrize("action", ["1 lead 8S", "1 beat 8S", "1 pick_up", "0 exchange_six", "0 lead 8S", "0 pick_up"])
def test_k17_a_finished_deal_is_not_played_on(action: str) -> None:
    ended = do(table("TH | *", pile="9H"), "0 beat TH")
    assert broken(ended, action) is KrytRule.DEAL_OVER
    assert listed(ended) == ["1 deal"]
