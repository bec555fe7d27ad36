"""Drawing after a turn (K10, K15)."""

import pytest

from croupier.cards import Card, cards
from croupier.kryt_navalivat.events import KrytDrew, KrytEvent, KrytLed, KrytPickedUp, KrytWentOut
from croupier.kryt_navalivat.options import KrytOptions
from croupier.kryt_navalivat.state import KrytAnswering, KrytLeading
from kryt_table import DIAMONDS_AND_SPADES, STANDARD, do, table, told

LEAD = "0 lead 7H"
COVER = "0 beat JH, 0 lead 7H"


@pytest.mark.parametrize(
    ("line", "hand", "stock", "drawn"),
    [
        (LEAD, "7H 8H 9H", "JS QC", "JS"),
        (LEAD, "7H 8H 9H", "QC", "QC"),
        (LEAD, "7H 8H 9H", "", ""),
        (LEAD, "7H 8H", "", ""),
        (LEAD, "7H 8H 9H 6D", "JS QC", ""),
        (LEAD, "7H 8H 9H 6D 6S", "JS QC", ""),
        (COVER, "7H JH 9H", "JS KS QC", "JS KS"),
        (COVER, "7H JH 9H", "JS QC", "JS QC"),
        (COVER, "7H JH 9H", "QC", "QC"),
        (COVER, "7H JH 9H", "", ""),
        (COVER, "7H JH 9H 6D", "JS KS QC", "JS"),
        (COVER, "7H JH 9H 6D 6S", "JS KS QC", ""),
        (COVER, "7H JH 9H 6D 6S 7S", "JS KS QC", ""),
    ],
)
@pytest.mark.parametrize("options", [STANDARD, DIAMONDS_AND_SPADES])
def test_k10_up_to_three_cards_as_far_as_the_stock_reaches(
    options: KrytOptions, line: str, hand: str, stock: str, drawn: str
) -> None:
    phase, pile = (KrytLeading, "") if line == LEAD else (KrytAnswering, "TH")
    state = do(table(f"{hand} | *", pile=pile, stock=stock, phase=phase, options=options), line)
    kept = [card for card in hand.split() if card not in line]
    assert state.hands[0] == cards(" ".join([*kept, drawn]))
    assert state.stock == cards(stock)[len(cards(drawn)) :]


@pytest.mark.parametrize(
    ("hand", "events"),
    [("7H 8H 9H", [KrytLed, KrytDrew]), ("7H 8H 9H 6D", [KrytLed]), ("7H 8H 9H 6D 6S", [KrytLed])],
)
def test_k10_whoever_holds_three_or_more_draws_nothing(hand: str, events: list[type[KrytEvent]]) -> None:
    state = table(f"{hand} | *", stock="JS QC", phase=KrytLeading)
    assert [type(event) for event in told(state, LEAD)] == events


def test_k10_after_a_pick_up_nobody_is_short_while_the_stock_lasts() -> None:
    state = do(table("7H 8H 9H | *", pile="TH JH", stock="JS QC"), "0 pick_up")
    assert state.hands[0] == cards("7H 8H 9H JH")
    assert state.stock == cards("JS QC")


def test_k10_drawing_belongs_to_the_action_that_ends_the_turn() -> None:
    state = table("7H 8H 9H | *", stock="JS QC", phase=KrytLeading)
    assert told(state, "0 lead 7H") == (
        KrytLed(action=0, seat=0, card=Card("7H")),
        KrytDrew(action=0, seat=0, count=1, cards=cards("JS"), indicator=None),
    )
    after = do(state, "0 lead 7H")
    assert after.actions == state.actions + 1
    assert after.phase == KrytAnswering(1)


@pytest.mark.parametrize(
    ("options", "stock", "indicator"),
    [
        (STANDARD, "JS KS QC", None),
        (STANDARD, "JS QC", "QC"),
        (STANDARD, "QC", "QC"),
        (DIAMONDS_AND_SPADES, "JS QC", None),
    ],
)
def test_k10_it_is_told_when_the_indicator_is_drawn(options: KrytOptions, stock: str, indicator: str | None) -> None:
    state = table("7H JH 9H | *", pile="TH", stock=stock, options=options)
    drew = told(state, COVER)[-1]
    drawn = cards(stock)[:2]
    assert drew == KrytDrew(1, 0, len(drawn), drawn, None if indicator is None else Card(indicator))


def test_k15_when_the_stock_is_empty_nothing_is_drawn() -> None:
    state = table("7H JH | 8H | *", pile="TH")
    assert [type(event) for event in told(state, "0 pick_up")] == [KrytPickedUp]
    assert do(state, "0 pick_up").hands[0] == cards("7H JH TH")


@pytest.mark.parametrize(
    ("hand", "line"),
    [("7H", "0 lead 7H"), ("JH", "0 beat JH"), ("JH 7H", "0 beat JH, 0 lead 7H")],
)
def test_k15_a_hand_that_is_empty_without_a_stock_is_out(hand: str, line: str) -> None:
    phase, pile = (KrytLeading, "") if line == LEAD else (KrytAnswering, "TH")
    state = table(f"{hand} | 8H | *", pile=pile, phase=phase)
    assert told(state, line)[-1] == KrytWentOut(action=len(line.split(", ")) - 1, seat=0)
    assert do(state, line).hands[0] == ()


def test_k15_with_a_card_left_nobody_is_out() -> None:
    state = table("JH 7H 6S | 8H | *", pile="TH")
    assert not [event for event in told(state, COVER) if isinstance(event, KrytWentOut)]
