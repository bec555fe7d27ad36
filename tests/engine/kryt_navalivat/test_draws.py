"""When the last player could beat the last card led: a draw (K18)."""

import pytest
from msgspec.structs import replace

from croupier.cards import Card, cards
from croupier.kryt_navalivat import KRYT_NAVALIVAT
from croupier.kryt_navalivat.events import KrytBeaten, KrytLed, KrytSettled, KrytWentOut
from croupier.kryt_navalivat.options import KrytOptions
from croupier.kryt_navalivat.state import KrytFreeLeading, KrytLeading, KrytResult, KrytScoring
from kryt_table import DIAMONDS_AND_SPADES, DRAWN, STANDARD, do, lost, result, table, told

LEADS = [
    (STANDARD, "8D", "9D", DRAWN),
    (STANDARD, "8D", "AD", DRAWN),
    (STANDARD, "8D", "6C", DRAWN),
    (STANDARD, "8D", "7D", lost(1)),
    (STANDARD, "8D", "AS", lost(1)),
    (STANDARD, "8D", "9D TD", lost(1)),
    (STANDARD, "8D", "9D 6C", lost(1)),
    (STANDARD, "8D", "7D 7S", lost(1)),
    (STANDARD, "AD", "KD", lost(1)),
    (STANDARD, "AD", "6C", DRAWN),
    (STANDARD, "8C", "9C", DRAWN),
    (STANDARD, "8C", "7C", lost(1)),
    (STANDARD, "8C", "AD", lost(1)),
    (STANDARD, "8S", "6C", DRAWN),
    (DIAMONDS_AND_SPADES, "8S", "9S", DRAWN),
    (DIAMONDS_AND_SPADES, "8S", "7S", lost(1)),
    (DIAMONDS_AND_SPADES, "8S", "AD", lost(1)),
    (DIAMONDS_AND_SPADES, "AS", "AD", lost(1)),
    (DIAMONDS_AND_SPADES, "8C", "6D", DRAWN),
    (DIAMONDS_AND_SPADES, "8C", "AS", lost(1)),
    (DIAMONDS_AND_SPADES, "8D", "9D", DRAWN),
    (DIAMONDS_AND_SPADES, "8D", "7D", lost(1)),
    (DIAMONDS_AND_SPADES, "8D", "AS", lost(1)),
]
"""The last card led, and what the last player holds."""


@pytest.mark.parametrize(("options", "card", "last", "ended"), LEADS)
@pytest.mark.parametrize("out", ["", " |", " | | | |"])
def test_k18_after_the_lead_of_a_cover(options: KrytOptions, card: str, last: str, ended: KrytResult, out: str) -> None:
    state = table(f"JH {card} | {last}{out}", pile="* 9H", options=options)
    assert result(do(state, f"0 beat JH, 0 lead {card}")) == ended


@pytest.mark.parametrize(("options", "card", "last", "ended"), LEADS)
@pytest.mark.parametrize("out", [" |", " | | | |"])
def test_k18_after_a_free_lead(options: KrytOptions, card: str, last: str, ended: KrytResult, out: str) -> None:
    state = table(f"{card} | {last}{out}", pile="* 9H JH", phase=KrytFreeLeading, options=options)
    assert result(do(state, f"0 lead {card}")) == ended


@pytest.mark.parametrize(("options", "card", "last", "ended"), LEADS)
@pytest.mark.parametrize("out", ["", " |", " | | | |"])
def test_k18_after_a_lead_to_an_empty_pile(
    options: KrytOptions, card: str, last: str, ended: KrytResult, out: str
) -> None:
    # The whole pack would lie in the last hand, so the pile is taken off the table.
    whole = table(f"{card} | {last}{out}", pile="*", options=options)
    state = replace(whole, pile=(), phase=KrytLeading(0))
    assert result(do(state, f"0 lead {card}")) == ended


def test_k18_with_the_whole_pack_a_lead_to_an_empty_pile_never_draws() -> None:
    state = do(table("8D | *", phase=KrytLeading), "0 lead 8D")
    assert len(state.hands[1]) == 35
    assert result(state) == lost(1)


@pytest.mark.parametrize(
    ("options", "top", "beat", "last"),
    [
        (STANDARD, "9H", "JH", "QH"),
        (STANDARD, "9H", "JH", "6C"),
        (STANDARD, "9H", "JH", "TH"),
        (STANDARD, "9H", "JH", "QH KH"),
        (STANDARD, "9H", "7C", "8C"),
        (STANDARD, "9H", "AC", "KC"),
        (DIAMONDS_AND_SPADES, "9S", "JS", "QS"),
        (DIAMONDS_AND_SPADES, "9S", "JS", "AD"),
        (DIAMONDS_AND_SPADES, "9H", "6D", "AD"),
    ],
)
@pytest.mark.parametrize("out", ["", " |", " | | | |"])
def test_k18_a_last_card_that_only_beat_was_not_led(
    options: KrytOptions, top: str, beat: str, last: str, out: str
) -> None:
    state = table(f"{beat} | {last}{out}", pile=f"* {top}", options=options)
    assert result(do(state, f"0 beat {beat}")) == lost(1)


def test_k18_the_second_last_goes_out_after_others_have() -> None:
    state = table("TH | 7S | 8S", pile="* 9H")
    assert result(do(state, "0 beat TH, 1 lead 7S")) == DRAWN
    assert result(do(table("TH | 9S | 8S", pile="* 9H"), "0 beat TH, 1 lead 9S")) == lost(2)


def test_k18_the_free_lead_is_answered_by_the_last_but_one() -> None:
    state = do(table("TH | 7S | 8S | 9S", pile="* 9H"), "0 beat TH, 1 lead 7S, 2 beat 8S")
    assert result(state) == lost(3)


def test_k18_the_result_follows_at_once() -> None:
    state = table("JH 8C | KC", pile="* 9H")
    assert told(state, "0 beat JH, 0 lead 8C") == (
        KrytBeaten(0, 0, Card("JH"), Card("9H")),
        KrytLed(1, 0, Card("8C")),
        KrytWentOut(1, 0),
        KrytSettled(1, DRAWN, (0, 0), (0, 0), Card("KC")),
    )


def test_k18_nobody_loses_a_draw() -> None:
    state = do(table("JH 8C | KC |", pile="* 9H"), "0 beat JH, 0 lead 8C")
    assert KRYT_NAVALIVAT.scoring(state) == KrytScoring((0, 0, 0), DRAWN, (0, 0, 0))
    assert state.hands[1] == cards("KC")
