"""Chance ``croupier/1``: the published vectors, and a second implementation from the page alone."""

import json
from random import Random
from typing import Any

import pytest

from croupier.cards import Card, pack_from
from croupier.shuffle import CHANCE, cut_at, lot, shuffled
from naive import chance

VECTORS: list[dict[str, Any]] = json.loads(chance.VECTORS.read_text(encoding="ascii"))

PACKS = {36: pack_from(6), 52: pack_from(2)}


def test_there_are_twenty_vectors() -> None:
    assert CHANCE == "croupier/1"
    assert len(VECTORS) == 20


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: f"{vector['seed'][:20]}-{vector['deal']}")
def test_a_vector(vector: dict[str, Any]) -> None:
    seed, deal, pack = vector["seed"], vector["deal"], PACKS[vector["pack"]]
    assert list(shuffled(pack, seed, deal)) == vector["deck"]
    assert cut_at(len(pack), seed, deal) == vector["cut"]
    assert [{"players": each["players"], "dealer": lot(each["players"], seed)} for each in vector["lots"]] == vector[
        "lots"
    ]


def test_both_shuffle_cut_and_draw_lots_alike() -> None:
    rng = Random("chance")
    for _ in range(500):
        seed = "".join(chr(rng.randint(0x21, 0x7E)) for _ in range(rng.randint(1, 128)))
        deal, size = rng.randint(0, 9_999), rng.randint(2, 52)
        pack = tuple(Card)[:size]
        assert list(shuffled(pack, seed, deal)) == chance.shuffle([card.value for card in pack], seed, deal)
        assert cut_at(size, seed, deal) == chance.cut(size, seed, deal)
        players = rng.randint(1, 7)
        assert lot(players, seed) == chance.lot(seed, players)


def test_a_shuffle_is_the_whole_pack_in_another_order() -> None:
    pack = PACKS[36]
    decks = [shuffled(pack, "seed", deal) for deal in range(100)]
    assert all(sorted(deck) == sorted(pack) for deck in decks)
    assert len(set(decks)) == 100
    assert pack not in decks


def test_every_cut_leaves_two_parts_and_every_seat_may_deal() -> None:
    assert {cut_at(4, "seed", deal) for deal in range(100)} == {1, 2, 3}
    assert {lot(6, f"seed-{i}") for i in range(100)} == set(range(6))
