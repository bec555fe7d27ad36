"""How many cards a pick-up takes, and where they go (K11, K22)."""

import pytest

from croupier.cards import Suit, cards
from croupier.kryt_navalivat.options import KrytOptions
from croupier.kryt_navalivat.state import KrytAnswering, KrytLeading
from kryt_table import DIAMONDS_AND_SPADES, STANDARD, do, table

TABLE = [
    (STANDARD, "9H", "9H"),
    (STANDARD, "AH", "AH"),
    (STANDARD, "7D 8D 9H", "9H"),
    (STANDARD, "7D 8D AH", "AH"),
    (STANDARD, "AC 7D 9H", "9H"),
    (STANDARD, "KC", "KC"),
    (STANDARD, "7D KC", "KC 7D"),
    (STANDARD, "7D 8D KC", "KC 8D 7D"),
    (STANDARD, "7D 8D 9D KC", "KC 9D 8D"),
    (STANDARD, "7D 8D 9D TD 6C", "6C TD 9D"),
    (STANDARD, "7D AC 9D TD KC", "KC TD 9D"),
    (STANDARD, "7D 8D AC KC", "KC AC 8D"),
    (STANDARD, "AC", "AC"),
    (STANDARD, "7D AC", "AC 7D"),
    (STANDARD, "7D 8D AC", "AC 8D 7D"),
    (STANDARD, "7D 8D 9D TD JD AC", "AC JD TD 9D 8D 7D"),
    (DIAMONDS_AND_SPADES, "6C 7S 8S 9S", "9S"),
    (DIAMONDS_AND_SPADES, "6C 7S 8S AS", "AS"),
    (DIAMONDS_AND_SPADES, "AS", "AS"),
    (DIAMONDS_AND_SPADES, "6C 7S 8S AC", "AC"),
    (DIAMONDS_AND_SPADES, "6C 7S 8S 9S 6D", "6D 9S 8S"),
    (DIAMONDS_AND_SPADES, "8S KD", "KD 8S"),
    (DIAMONDS_AND_SPADES, "6C 7S 8S 9S AD", "AD 9S 8S 7S 6C"),
]
"""The pile from the bottom to the top, and what is picked up in the order in which it goes to the hand."""


@pytest.mark.parametrize(("options", "pile", "taken"), TABLE)
@pytest.mark.parametrize("hand", ["6S", "6S 6H TH QH"])
def test_k11_k22_one_card_from_a_trump_three_from_its_ace_all(
    options: KrytOptions, pile: str, taken: str, hand: str
) -> None:
    state = do(table(f"{hand} | *", pile=pile, options=options), "0 pick_up")
    left = cards(pile)[: -len(cards(taken))]
    assert state.hands[0] == cards(f"{hand} {taken}")
    assert state.pile == left
    assert state.phase == (KrytAnswering(1) if left else KrytLeading(1))


@pytest.mark.parametrize("trumps", list(Suit))
def test_k11_any_suit_can_be_trumps(trumps: Suit) -> None:
    other = Suit.HEARTS if trumps is Suit.CLUBS else Suit.CLUBS
    for top, count in ((f"7{trumps}", 3), (f"A{trumps}", 4), (f"A{other}", 1)):
        state = do(table("* | JH", pile=f"8{other} 9{other} T{other} {top}", trumps=trumps), "0 pick_up")
        assert len(state.pile) == 4 - count
