"""Chance ``croupier/1``: the published vectors, and a second implementation from the page alone."""

from random import Random
from typing import Any

import pytest

from croupier.cards import Card, pack_from
from croupier.shuffle import CHANCE, cut_at, lot, shuffled
from kit import pack
from naive import chance


def test_the_algorithm_is_the_published_one() -> None:
    assert CHANCE == "croupier/1"


@pytest.mark.parametrize("vector", pack.shuffles(), ids=lambda vector: vector["name"])
def test_a_vector(vector: dict[str, Any]) -> None:
    seed, deal, cards = vector["seed"], vector["deal"], vector["pack"]
    assert list(shuffled(cards, seed, deal)) == vector["deck"]
    assert cut_at(len(cards), seed, deal) == vector["cut"]
    assert lot(vector["players"], seed) == vector["dealer"]


def test_both_shuffle_cut_and_draw_lots_alike() -> None:
    rng = Random("chance")
    for _ in range(500):
        seed = "".join(chr(rng.randint(0x21, 0x7E)) for _ in range(rng.randint(1, 128)))
        deal, size = rng.randint(0, 9_999), rng.randint(2, 52)
        cards = tuple(Card)[:size]
        assert list(shuffled(cards, seed, deal)) == chance.shuffle([card.value for card in cards], seed, deal)
        assert cut_at(size, seed, deal) == chance.cut(size, seed, deal)
        players = rng.randint(1, 7)
        assert lot(players, seed) == chance.lot(seed, players)


def test_a_shuffle_is_the_whole_pack_in_another_order() -> None:
    cards = pack_from(6)
    decks = [shuffled(cards, "seed", deal) for deal in range(100)]
    assert all(sorted(deck) == sorted(cards) for deck in decks)
    assert len(set(decks)) == 100
    assert cards not in decks


def test_every_cut_leaves_two_parts_and_every_seat_may_deal() -> None:
    assert {cut_at(4, "seed", deal) for deal in range(100)} == {1, 2, 3}
    assert {lot(6, f"seed-{i}") for i in range(100)} == set(range(6))
