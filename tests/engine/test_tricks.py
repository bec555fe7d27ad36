"""Following the suit led, and who takes a trick, for every game that has tricks."""

from itertools import pairwise

import pytest

from croupier.cards import Card, Suit, cards
from croupier.tricks import may_follow, winning_place


@pytest.mark.parametrize(
    ("hand", "led", "playable"),
    [
        ("9H 2S", "AH", "9H"),
        ("9H TH 2S", "AH", "9H TH"),
        ("9H TH 2S", "2H", "9H TH"),
        ("9H 2S AC", "3D", "9H 2S AC"),
        ("AH", "2S", "AH"),
        ("AH", "2H", "AH"),
        ("2C 3C 4C", "AC", "2C 3C 4C"),
        ("2C AD", "AC", "2C"),
        ("2C AD", "2D", "AD"),
    ],
)
def test_follow_suit_if_you_can_and_otherwise_play_any_card(hand: str, led: str, playable: str) -> None:
    held = cards(hand)
    assert tuple(card for card in held if may_follow(card, held, Card(led))) == cards(playable)


@pytest.mark.parametrize(
    ("trick", "trumps", "winner"),
    [
        ("9H", None, "9H"),
        ("9H TH 8H", None, "TH"),
        ("9H 8H TH", None, "TH"),
        ("TH 9H 8H", None, "TH"),
        ("2H AS KD AC", None, "2H"),
        ("2H AS 3H AC", None, "3H"),
        ("9H TH 2S", "S", "2S"),
        ("9H 2S TH", "S", "2S"),
        ("AH 2S 3S", "S", "3S"),
        ("AH 3S 2S", "S", "3S"),
        ("2S AH AD", "S", "2S"),
        ("2S AH 3S", "S", "3S"),
        ("9H TH AS", "D", "TH"),
        ("9H AS AC", "D", "9H"),
        ("TC JC QC KC AC 9C 8C", "H", "AC"),
        ("8C 9C TC JC QC KC AC", "H", "AC"),
        ("AC 2H 3H 4H 5H 6H 7H", "H", "7H"),
        ("AC 7H 6H 5H 4H 3H 2H", "H", "7H"),
    ],
)
def test_the_highest_trump_or_else_the_highest_of_the_suit_led(trick: str, trumps: str | None, winner: str) -> None:
    played = cards(trick)
    assert played[winning_place(played, None if trumps is None else Suit(trumps))] == winner


@pytest.mark.parametrize("trumps", [None, *Suit])
@pytest.mark.parametrize("suit", list(Suit))
def test_ranks_run_from_the_two_to_the_ace_whatever_the_trumps(suit: Suit, trumps: Suit | None) -> None:
    row = [Card(f"{rank}{suit}") for rank in "23456789TJQKA"]
    for lower, higher in pairwise(row):
        assert winning_place((lower, higher), trumps) == 1
        assert winning_place((higher, lower), trumps) == 0


@pytest.mark.parametrize("trumps", list(Suit))
def test_the_lowest_trump_beats_the_ace_of_every_other_suit(trumps: Suit) -> None:
    for suit in Suit:
        if suit is not trumps:
            assert winning_place((Card(f"A{suit}"), Card(f"2{trumps}")), trumps) == 1
