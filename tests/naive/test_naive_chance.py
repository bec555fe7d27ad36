"""The naive chance `croupier/1` against docs/chance.md; what the conformance pack has of it is confirmed there."""

import hashlib
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from kit import pack
from naive import chance

PAGE = Path(__file__).parents[2] / "docs" / "chance.md"


def test_the_vectors_of_the_pack_cover_what_they_promise() -> None:
    vectors = pack.shuffles()
    assert len(vectors) >= 20
    assert {20, 24, 28, 32, 36, 52} == {len(each["pack"]) for each in vectors}
    assert {0, 9999} <= {each["deal"] for each in vectors}
    assert {1, 64, 65, 128} <= {len(each["seed"]) for each in vectors}
    assert all(re.fullmatch(r"[!-~]{1,128}", each["seed"]) for each in vectors)
    assert set(range(2, 8)) == {each["players"] for each in vectors}
    assert {each["players"] - 1 - each["dealer"] for each in vectors} >= {0, 1, 2}
    dropped = [each["name"] for each in vectors if chance.dropped(len(each["pack"]), each["seed"], each["deal"])]
    assert dropped == ["chance/word-dropped"]


@pytest.mark.parametrize(("seed", "deal", "size"), [("croupier", 0, 36), ("rejection2835", 2027, 52)])
def test_the_page_shows_two_vectors(seed: str, deal: int, size: int) -> None:
    text = " ".join(PAGE.read_text(encoding="utf-8").split())
    vector = chance.vector(seed, deal, size)
    assert f"`{seed}`" in text
    assert vector["key"] in text
    assert " ".join(vector["deck"]) in text
    assert " ".join(str(word) for word in vector["words"]) in text
    assert "lots " + " ".join(f"{lot['players']}: {lot['dealer']}" for lot in vector["lots"]) in text.replace(
        "players:", ":"
    ).replace(" :", ":")
    assert (seed, deal, size) in [(each["seed"], each["deal"], len(each["pack"])) for each in pack.shuffles()]


def test_a_pack_in_canonical_order() -> None:
    assert " ".join(chance.pack(36)[:10]) == "6C 7C 8C 9C TC JC QC KC AC 6D"
    assert chance.pack(52)[::13] == ["2C", "2D", "2H", "2S"]


def test_hmac_written_out() -> None:
    key, message = b"k" * 65, "deck/0"
    block = hashlib.sha256(key).digest().ljust(64, b"\0")
    inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in block) + message.encode()).digest()
    assert chance.mac(key, message) == hashlib.sha256(bytes(byte ^ 0x5C for byte in block) + inner).digest()


def test_words_go_on_in_the_next_block() -> None:
    source = chance.words(b"key", "cut")
    taken = b"".join(next(source).to_bytes(4, "big") for _ in range(24))
    assert taken == b"".join(chance.mac(b"key", f"cut/{block}") for block in range(3))


@pytest.mark.parametrize(
    ("words", "n", "index", "left"),
    [
        ([7, 1], 3, 1, [1]),
        ([4294967295, 5, 1], 3, 2, [1]),
        ([4294967294, 5], 3, 2, [5]),
        ([4294967295, 5], 4, 3, [5]),
        ([4294967292, 4294967293, 4294967295, 13, 9], 6, 1, [9]),
        ([4294967291, 13], 6, 5, [13]),
        ([4294967295, 8], 1, 0, [8]),
    ],
)
def test_an_index_drops_words_that_would_favour_some(words: list[int], n: int, index: int, left: list[int]) -> None:
    source: Iterator[int] = iter(words)
    assert chance.below(source, n) == index
    assert list(source) == left


def test_a_shuffle_is_a_permutation_and_leaves_its_cards_alone() -> None:
    cards = chance.pack(36)
    deck = chance.shuffle(cards, "seed", 5)
    assert cards == chance.pack(36)
    assert deck != cards
    assert sorted(deck) == sorted(cards)


def test_a_cut_lifts_some_and_leaves_some() -> None:
    assert {chance.cut(4, "seed", deal) for deal in range(100)} == {1, 2, 3}
    assert chance.cut(2, "seed", 0) == 1
