"""Exchanging the six of trumps for the indicator (K14, K20)."""

import pytest

from croupier.cards import Card, Suit, cards
from croupier.faults import Rulebook, TableRule
from croupier.kryt_navalivat.events import KrytExchangedSix
from croupier.kryt_navalivat.rulebook import KrytRule
from croupier.kryt_navalivat.state import KrytAnswering, KrytCovering, KrytLeading
from kryt_table import DIAMONDS_AND_SPADES, broken, dealt, do, listed, table, told


@pytest.mark.parametrize(
    ("phase", "pile"), [(KrytLeading, ""), (KrytAnswering, "9H"), (KrytCovering, "9H TH"), (KrytAnswering, "AC")]
)
@pytest.mark.parametrize("stock", ["QC", "JS QC"])
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_k14_at_any_time_also_out_of_turn(
    phase: type[KrytLeading | KrytAnswering | KrytCovering], pile: str, stock: str, seat: int
) -> None:
    hands = ["7H 8H JH", "7S 8S 9S", "7D 8D 9D *"]
    hands[seat] = f"6C {hands[seat]}"
    state = table(" | ".join(hands), pile=pile, stock=stock, phase=phase)
    assert f"{seat} exchange_six" in listed(state)
    after = do(state, f"{seat} exchange_six")
    assert after.hands[seat] == (*state.hands[seat][1:], "QC")
    assert after.stock == cards(stock.replace("QC", "6C"))
    assert (after.phase, after.pile, after.trumps) == (state.phase, state.pile, state.trumps)
    assert [after.hands[other] for other in range(3) if other != seat] == [
        state.hands[other] for other in range(3) if other != seat
    ]


@pytest.mark.parametrize("seat", [0, 1])
def test_k14_before_the_first_lead(seat: int) -> None:
    deck = "6C 7H 7D 8H 8D 9H" if seat == 0 else "7H 6C 7D 8H 8D 9H"
    state = do(dealt(f"{deck} AC", dealer=1), f"{seat} exchange_six")
    assert state.hands[seat][-1] == "AC"
    assert state.stock[-1] == "6C"
    assert state.phase == KrytLeading(0)


def test_k14_the_indicator_joins_the_hand_behind_the_cards_held() -> None:
    state = table("7H 6C 8H 9H | *", stock="QC", phase=KrytLeading)
    assert do(state, "0 exchange_six").hands[0] == cards("7H 8H 9H QC")


@pytest.mark.parametrize("trumps", list(Suit))
def test_k14_the_six_of_any_suit_that_is_trumps(trumps: Suit) -> None:
    state = table("* | 7H 7S 8S", stock=f"K{trumps}", trumps=trumps, phase=KrytLeading)
    after = do(state, "0 exchange_six")
    assert after.stock == cards(f"6{trumps}")
    assert after.hands[0][-1] == f"K{trumps}"


def test_k14_it_counts_as_an_action_and_is_told() -> None:
    state = table("6C 7H 8H | *", stock="JS QC", phase=KrytLeading, turn=1)
    assert do(state, "0 exchange_six").actions == state.actions + 1
    assert told(state, "0 exchange_six") == (KrytExchangedSix(0, 0, Card("6C"), Card("QC")),)


def test_k14_it_is_never_compulsory() -> None:
    state = table("6C 7H 8H | *", stock="JS QC", phase=KrytLeading)
    assert listed(state) == ["0 lead 6C", "0 lead 7H", "0 lead 8H", "0 exchange_six"]


def test_k14_between_beat_and_lead_a_card_gained_may_be_led() -> None:
    state = do(table("TH 6C 7D | *", pile="9H", stock="JS QC"), "0 beat TH, 0 exchange_six")
    assert state.phase == KrytCovering(0)
    assert do(state, "0 lead QC").hands[0] == cards("7D JS 6C")


def test_k14_the_six_is_then_the_indicator_and_drawn_last() -> None:
    state = do(table("6C 7H 8H | *", stock="QC", phase=KrytLeading), "0 exchange_six, 0 lead 7H")
    assert state.hands[0] == cards("8H QC 6C")
    assert state.stock == ()
    assert listed(state)[-1] == "1 pick_up"


@pytest.mark.parametrize(
    ("hands", "stock", "rule"),
    [
        ("6C 7H 8H | *", "JS QC", None),
        ("7H 8H 9H | *", "JS QC", TableRule.HOLD_CARD),
        ("6D 7H 8H | *", "JS QC", TableRule.HOLD_CARD),
        ("6C 7H 8H | *", "", KrytRule.INDICATOR_DRAWN),
        ("7H 8H 9H | *", "", KrytRule.INDICATOR_DRAWN),
        ("7H 8H 9H | *", "JS 6C", KrytRule.SIX_TURNED),
    ],
)
@pytest.mark.parametrize("turn", [0, 1])
def test_k14_only_the_six_and_only_while_another_indicator_lies_there(
    hands: str, stock: str, rule: Rulebook | None, turn: int
) -> None:
    state = table(hands, stock=stock, phase=KrytLeading, turn=turn)
    assert broken(state, "0 exchange_six") is rule
    assert ("0 exchange_six" in listed(state)) is (rule is None)


@pytest.mark.parametrize("stock", ["JS QD", "JS 6D", "JS QC", ""])
def test_k20_without_an_indicator_there_is_nothing_to_exchange(stock: str) -> None:
    state = table("7H 8H * | 7S 8S 9S", stock=stock, phase=KrytLeading, options=DIAMONDS_AND_SPADES)
    assert broken(state, "0 exchange_six") is KrytRule.NO_INDICATOR
    assert not [action for action in listed(state) if "exchange_six" in action]


def test_k14_not_between_deals() -> None:
    ended = do(table("JH 8C | 6C", pile="* 9H"), "0 beat JH, 0 lead 8C")
    assert broken(ended, "1 exchange_six") is KrytRule.DEAL_OVER
    assert listed(ended) == ["1 deal"]


def test_k14_nobody_holds_the_six_twice() -> None:
    state = do(table("6C 7H 8H | *", stock="JS QC", phase=KrytLeading), "0 exchange_six")
    assert broken(state, "0 exchange_six") is KrytRule.SIX_TURNED
