"""The most honourable way to win (K24)."""

import pytest

from croupier.kryt_navalivat.options import KrytOptions
from croupier.kryt_navalivat.state import KrytAnswering, KrytLeading, KrytResult
from kryt_table import DIAMONDS_AND_SPADES, DRAWN, STANDARD, do, lost, result, table

HONOURABLE = lost(1, honour=True)


@pytest.mark.parametrize(
    ("options", "hands", "line", "ended"),
    [
        (STANDARD, "JH AC | 7H", "0 beat JH, 0 lead AC", HONOURABLE),
        (STANDARD, "JH AC | KC", "0 beat JH, 0 lead AC", HONOURABLE),
        (STANDARD, "JH AC | 7H 8H 6S", "0 beat JH, 0 lead AC", HONOURABLE),
        (STANDARD, "JH AC | *", "0 beat JH, 0 lead AC", HONOURABLE),
        (STANDARD, "7C AC | *", "0 beat 7C, 0 lead AC", HONOURABLE),
        (STANDARD, "JH AD | 7H", "0 beat JH, 0 lead AD", lost(1)),
        (STANDARD, "JH AD | 6C", "0 beat JH, 0 lead AD", DRAWN),
        (STANDARD, "JH KC | 7H", "0 beat JH, 0 lead KC", lost(1)),
        (STANDARD, "JH KC | AC", "0 beat JH, 0 lead KC", DRAWN),
        (STANDARD, "AC 7S | 7H", "0 beat AC, 0 lead 7S", lost(1)),
        (DIAMONDS_AND_SPADES, "JH AD | KD", "0 beat JH, 0 lead AD", HONOURABLE),
        (DIAMONDS_AND_SPADES, "JH AS | KS", "0 beat JH, 0 lead AS", lost(1)),
        (DIAMONDS_AND_SPADES, "JH AC | 7H", "0 beat JH, 0 lead AC", lost(1)),
    ],
)
def test_k24_cover_and_lead_the_ace_of_trumps_as_the_last_card(
    options: KrytOptions, hands: str, line: str, ended: KrytResult
) -> None:
    pile = "9H" if "*" in hands else "* 9H"
    assert result(do(table(hands, pile=pile, options=options), line)) == ended


@pytest.mark.parametrize("hands", ["JH AC | 7H |", "JH AC | 7H | | | |"])
def test_k24_of_two_players_only(hands: str) -> None:
    assert result(do(table(hands, pile="* 9H"), "0 beat JH, 0 lead AC")) == lost(1)


def test_k24_the_last_card_only_beats() -> None:
    assert result(do(table("AC | 7H", pile="* 9H"), "0 beat AC")) == lost(1)


def test_k24_a_lead_to_an_empty_pile_covers_nothing() -> None:
    assert result(do(table("AC | *", phase=KrytLeading), "0 lead AC")) == lost(1)


def test_k24_either_seat_can_win_with_honour() -> None:
    state = table("7H | JH AC", pile="* 9H", turn=1, phase=KrytAnswering)
    assert result(do(state, "1 beat JH, 1 lead AC")) == lost(0, honour=True)
