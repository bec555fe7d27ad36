"""The naive Kryt'-navalivat' against the rules page: what beats, what is picked up, what is seen."""

import pytest

from naive import chance, kryt

PACK = chance.pack(36)
STANDARD = "standard"
VARIANT = "diamonds-and-spades"


@pytest.mark.parametrize(
    ("top", "card", "expected"),
    [
        ("9D", "TD", True),
        ("9D", "8D", False),
        ("9D", "9D", False),
        ("9D", "AS", False),
        ("KD", "AD", True),
        ("TH", "JH", True),
        ("9H", "TH", True),
        ("AD", "6C", True),
        ("6D", "6C", True),
        ("7C", "8C", True),
        ("7C", "6C", False),
        ("6C", "AD", False),
        ("KC", "AC", True),
        ("AC", "KC", False),
        ("AC", "AS", False),
    ],
)
def test_k9_clubs_trumps(top: str, card: str, expected: bool) -> None:
    assert kryt.beats(STANDARD, "C", top, card) is expected


@pytest.mark.parametrize(
    ("top", "card", "expected"),
    [
        ("9S", "TS", True),
        ("9S", "8S", False),
        ("9S", "6D", False),
        ("6S", "AD", False),
        ("AS", "AD", False),
        ("AS", "KS", False),
        ("KS", "AS", True),
        ("6H", "AS", False),
        ("6D", "AS", False),
        ("9H", "6D", True),
        ("9H", "TH", True),
        ("9H", "TC", False),
        ("AD", "KD", False),
        ("KD", "AD", True),
    ],
)
def test_k21_spades(top: str, card: str, expected: bool) -> None:
    assert kryt.beats(VARIANT, "D", top, card) is expected


def beating(form: str, trumps: str, top: str) -> int:
    """Return how many cards of the pack beat the top card."""
    return sum(kryt.beats(form, trumps, top, card) for card in PACK)


@pytest.mark.parametrize("trumps", list("CDHS"))
def test_k9_how_many_beat_each_card(trumps: str) -> None:
    for i, rank in enumerate("6789TJQKA"):
        for suit in "CDHS":
            expected = 8 - i if suit == trumps else 8 - i + 9
            assert beating(STANDARD, trumps, rank + suit) == expected


def test_k21_how_many_beat_each_card() -> None:
    for i, rank in enumerate("6789TJQKA"):
        assert [beating(VARIANT, "D", rank + suit) for suit in "CDHS"] == [17 - i, 8 - i, 17 - i, 8 - i]


@pytest.mark.parametrize(
    ("form", "pile", "taken"),
    [
        (STANDARD, "6D 7D 8D 9H", "9H"),
        (STANDARD, "6D 7D 8D AH", "AH"),
        (STANDARD, "AC 7D 8D AH", "AH"),
        (STANDARD, "9H", "9H"),
        (STANDARD, "6D 7D 8D 6C", "6C 8D 7D"),
        (STANDARD, "6D 7D 8D KC", "KC 8D 7D"),
        (STANDARD, "AC 7D KC", "KC 7D AC"),
        (STANDARD, "7D KC", "KC 7D"),
        (STANDARD, "KC", "KC"),
        (STANDARD, "6D 7D 8D 9D AC", "AC 9D 8D 7D 6D"),
        (STANDARD, "AC", "AC"),
        (VARIANT, "6D 7D 8D KS", "KS"),
        (VARIANT, "6D 7D 8D AS", "AS"),
        (VARIANT, "6C 7S 8S 9D", "9D 8S 7S"),
        (VARIANT, "6C 7S 8S 9S AD", "AD 9S 8S 7S 6C"),
        (VARIANT, "6C 7S 8S 9S AC", "AC"),
    ],
)
def test_k11_k22_picking_up(form: str, pile: str, taken: str) -> None:
    trumps = "C" if form == STANDARD else "D"
    state = kryt.position(["6S", "TH TS"], pile, trumps, {"type": "answering", "turn": 0}, form=form)
    after = kryt.step(state, {"type": "pick_up", "seat": 0})
    assert after["hands"] == [["6S", *taken.split()], ["TH", "TS"]]
    assert after["pile"] == pile.split()[: -len(taken.split())]
    assert after["phase"] == {"type": "answering" if after["pile"] else "leading", "turn": 1}


@pytest.mark.parametrize(
    ("pile", "phase", "seen"),
    [
        ("6D 7D 8D 9H", "answering", "8D 9H"),
        ("9H", "answering", "9H"),
        ("6D 7D 8D 9D KC", "answering", "7D 8D 9D KC"),
        ("8D 9D KC", "answering", "8D 9D KC"),
        ("6D 7D 8D 9D AC", "answering", "6D 7D 8D 9D AC"),
        ("6D 7D 8D 9D AC", "covering", "AC"),
        ("6D 7D 8D 9D AC", "free_leading", "AC"),
        ("", "leading", ""),
    ],
)
def test_k13_what_is_seen_of_the_pile(pile: str, phase: str, seen: str) -> None:
    state = kryt.position(["6S 7S", "TH", "TS"], pile, "C", {"type": phase, "turn": 0})
    assert kryt.visible(state, 0)["pile"] == seen.split()
    for other in (1, 2, None):
        assert kryt.visible(state, other)["pile"] == pile.split()[-1:]


def test_k5_what_else_is_seen() -> None:
    phase: kryt.Phase = {"type": "answering", "turn": 1}
    state = kryt.position(["6S 7S 8S", "TH JH QH KH"], "6D 9H", "C", phase, stock="TS JS 9C")
    assert kryt.visible(state, 0) == {
        "hand": ["6S", "7S", "8S"],
        "counts": [3, 4],
        "pile": ["9H"],
        "pile_size": 2,
        "stock_size": 3,
        "indicator": "9C",
        "last_card": None,
    }
    assert kryt.visible(state, None)["hand"] is None


def test_k20_no_indicator_is_seen() -> None:
    state = kryt.start(VARIANT, 2, 0, "seed")
    assert state["trumps"] == "D"
    assert len(state["stock"]) == 30
    assert kryt.visible(state, None)["indicator"] is None
