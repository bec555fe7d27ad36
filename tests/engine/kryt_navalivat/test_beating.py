"""What beats what (K9, K21)."""

import pytest

from croupier.cards import Card, Suit, cards
from croupier.kryt_navalivat.options import KrytOptions
from croupier.kryt_navalivat.pile import may_have_beaten, verdicts
from croupier.kryt_navalivat.rulebook import KrytRule
from kryt_table import DIAMONDS_AND_SPADES, STANDARD, broken, listed, table

CANNOT = KrytRule.BEAT_TOP


@pytest.mark.parametrize(
    ("top", "card", "rule"),
    [
        ("9D", "TD", None),
        ("9D", "AD", None),
        ("9D", "8D", CANNOT),
        ("9D", "TH", CANNOT),
        ("6D", "AS", CANNOT),
        ("6D", "7D", None),
        ("TH", "JH", None),
        ("JH", "TH", CANNOT),
        ("QH", "KH", None),
        ("KH", "QH", CANNOT),
        ("KH", "AH", None),
        ("AH", "KH", CANNOT),
        ("9D", "6C", None),
        ("AD", "6C", None),
        ("AS", "6C", None),
        ("7C", "8C", None),
        ("7C", "AC", None),
        ("7C", "6C", CANNOT),
        ("6C", "AD", CANNOT),
        ("KC", "AC", None),
        ("AC", "KC", CANNOT),
        ("AC", "AS", CANNOT),
    ],
)
def test_k9_a_higher_card_of_the_suit_or_any_trump(top: str, card: str, rule: KrytRule | None) -> None:
    state = table(f"{card} | *", pile=top, trumps=Suit.CLUBS)
    assert broken(state, f"0 beat {card}") is rule


@pytest.mark.parametrize("trumps", list(Suit))
def test_k9_any_suit_can_be_trumps(trumps: Suit) -> None:
    others = [suit for suit in Suit if suit is not trumps]
    for top in others:
        assert broken(table(f"6{trumps} | *", pile=f"A{top}", trumps=trumps), f"0 beat 6{trumps}") is None
        assert broken(table(f"A{top} | *", pile=f"6{trumps}", trumps=trumps), f"0 beat A{top}") is CANNOT


def test_k9_following_suit_is_never_compulsory() -> None:
    assert listed(table("TH 8H 6C AS | *", pile="9H")) == ["0 beat TH", "0 beat 6C", "0 pick_up"]


@pytest.mark.parametrize("trumps", list(Suit))
def test_k9_nothing_beats_the_ace_of_trumps(trumps: Suit) -> None:
    state = table("* | 6S 6H", pile=f"A{trumps}", trumps=trumps)
    assert listed(state) == ["0 pick_up"]


@pytest.mark.parametrize(
    ("top", "card", "rule"),
    [
        ("9S", "TS", None),
        ("KS", "AS", None),
        ("9S", "8S", CANNOT),
        ("9S", "AD", CANNOT),
        ("6S", "AD", CANNOT),
        ("6S", "6D", CANNOT),
        ("6S", "AH", CANNOT),
        ("AS", "AD", CANNOT),
        ("AS", "KS", CANNOT),
        ("6H", "AS", CANNOT),
        ("6C", "AS", CANNOT),
        ("6D", "AS", CANNOT),
        ("9H", "TH", None),
        ("9H", "TC", CANNOT),
        ("AH", "6D", None),
        ("AC", "6D", None),
        ("6D", "7D", None),
        ("KD", "AD", None),
        ("AD", "KD", CANNOT),
    ],
)
def test_k21_spades_are_beaten_by_spades_alone_and_beat_nothing_else(
    top: str, card: str, rule: KrytRule | None
) -> None:
    state = table(f"{card} | *", pile=top, options=DIAMONDS_AND_SPADES)
    assert broken(state, f"0 beat {card}") is rule


@pytest.mark.parametrize("ace", ["AS", "AD"])
def test_k21_neither_the_ace_of_spades_nor_of_trumps_can_be_beaten(ace: str) -> None:
    assert listed(table("* | 6H 6C", pile=ace, options=DIAMONDS_AND_SPADES)) == ["0 pick_up"]


@pytest.mark.parametrize(
    ("options", "trumps", "counts"),
    [
        (STANDARD, Suit.CLUBS, {"6C": 8, "AC": 0, "6D": 17, "AD": 9, "6H": 17, "AH": 9, "6S": 17, "AS": 9}),
        (STANDARD, Suit.SPADES, {"6C": 17, "AC": 9, "6D": 17, "AD": 9, "6H": 17, "AH": 9, "6S": 8, "AS": 0}),
        (
            DIAMONDS_AND_SPADES,
            Suit.DIAMONDS,
            {"6C": 17, "AC": 9, "6D": 8, "AD": 0, "6H": 17, "AH": 9, "6S": 8, "AS": 0},
        ),
    ],
)
def test_k9_k21_how_many_cards_beat_one(options: KrytOptions, trumps: Suit, counts: dict[str, int]) -> None:
    assert {top: list(verdicts(options, trumps, Card(top)).values()).count(None) for top in counts} == counts


@pytest.mark.parametrize(
    ("pile", "options", "may"),
    [
        ("", STANDARD, False),
        ("TH", STANDARD, False),
        ("9H TH", STANDARD, True),
        ("TH 9H", STANDARD, False),
        ("9H 6C", STANDARD, True),
        ("9S 6D", DIAMONDS_AND_SPADES, False),
        ("6D 9H TH", STANDARD, True),
        ("9H TH 6S", STANDARD, False),
    ],
)
def test_k9_a_top_card_may_have_beaten_the_one_below(pile: str, options: KrytOptions, may: bool) -> None:
    assert may_have_beaten(cards(pile), options, options.fixed_trumps or Suit.CLUBS) is may
