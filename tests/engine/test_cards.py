"""Cards, suits and packs (S1)."""

import msgspec
import pytest

from croupier.cards import RANK, SUIT, Card, Cards, Suit, cards, pack_from, without


def test_s1_a_card_is_its_rank_then_its_suit() -> None:
    assert [str(card) for card in Card] == [rank + suit for suit in "CDHS" for rank in "23456789TJQKA"]


def test_s1_suits_in_canonical_order() -> None:
    assert [str(suit) for suit in Suit] == list("CDHS")


@pytest.mark.parametrize(
    ("card", "name"),
    [("2C", "TWO_OF_CLUBS"), ("TD", "TEN_OF_DIAMONDS"), ("JH", "JACK_OF_HEARTS"), ("AS", "ACE_OF_SPADES")],
)
def test_s1_cards_have_spoken_names(card: str, name: str) -> None:
    assert Card(card).name == name


def test_s1_every_name_says_what_the_card_is() -> None:
    ranks = "TWO THREE FOUR FIVE SIX SEVEN EIGHT NINE TEN JACK QUEEN KING ACE".split()
    assert [card.name for card in Card] == [f"{rank}_OF_{suit.name}" for suit in Suit for rank in ranks]


@pytest.mark.parametrize(
    ("card", "suit", "rank"),
    [
        (Card.TWO_OF_CLUBS, Suit.CLUBS, 2),
        (Card.NINE_OF_HEARTS, Suit.HEARTS, 9),
        (Card.TEN_OF_DIAMONDS, Suit.DIAMONDS, 10),
        (Card.JACK_OF_SPADES, Suit.SPADES, 11),
        (Card.ACE_OF_SPADES, Suit.SPADES, 14),
    ],
)
def test_s1_ace_is_high(card: Card, suit: Suit, rank: int) -> None:
    assert SUIT[card] is suit
    assert RANK[card] == rank


def test_s1_each_rank_is_higher_than_the_one_before() -> None:
    for suit in Suit:
        assert [RANK[card] for card in Card if SUIT[card] is suit] == list(range(2, 15))


@pytest.mark.parametrize(
    ("lowest", "size", "first", "last"),
    [(2, 52, "2C", "AS"), (6, 36, "6C", "AS"), (7, 32, "7C", "AS"), (14, 4, "AC", "AS")],
)
def test_a_pack_from_its_lowest_rank_on(lowest: int, size: int, first: str, last: str) -> None:
    pack = pack_from(lowest)
    assert len(set(pack)) == len(pack) == size
    assert (pack[0], pack[-1]) == (first, last)
    assert list(pack) == [card for card in Card if card in pack]


@pytest.mark.parametrize("count", [0, 1, 52])
def test_as_many_cards_as_a_pack_has_are_read(count: int) -> None:
    assert msgspec.convert(["AS"] * count, Cards) == (Card.ACE_OF_SPADES,) * count


def test_more_cards_than_a_pack_has_are_not_read() -> None:
    with pytest.raises(msgspec.ValidationError, match="length <= 52"):
        msgspec.convert(["AS"] * 53, Cards)


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("", ()),
        ("9H", (Card.NINE_OF_HEARTS,)),
        (" 9H  TC ", (Card.NINE_OF_HEARTS, Card.TEN_OF_CLUBS)),
        ("AS AS", (Card.ACE_OF_SPADES, Card.ACE_OF_SPADES)),
    ],
)
def test_cards_are_read_parted_by_blanks(text: str, read: tuple[Card, ...]) -> None:
    assert cards(text) == read


@pytest.mark.parametrize("text", ["1C", "10C", "9h", "H9", "9H,TC", "XX", "9"])
def test_what_is_no_card_is_not_read(text: str) -> None:
    with pytest.raises(ValueError, match="is not a valid Card"):
        cards(text)


@pytest.mark.parametrize(
    ("hand", "gone", "left"),
    [
        ("6C 7D 8H", "7D", "6C 8H"),
        ("6C 7D 8H", "8H 6C", "7D"),
        ("6C 7D 8H", "", "6C 7D 8H"),
        ("6C", "6C", ""),
        ("6C 7D 6C", "6C", "7D 6C"),
    ],
)
def test_s9_a_hand_less_some_of_its_cards_keeps_its_order(hand: str, gone: str, left: str) -> None:
    held = cards(hand)
    assert without(held, cards(gone)) == cards(left)
    assert held == cards(hand)


@pytest.mark.parametrize("gone", ["9S", "7D 7D"])
def test_s9_only_a_card_held_can_leave_a_hand(gone: str) -> None:
    with pytest.raises(ValueError, match="not in list"):
        without(cards("6C 7D"), cards(gone))
