"""The naive Nap against the rules page: trumps, following suit, tricks, the end of a deal (N6-N8, N14, N17)."""

import pytest

from naive import nap, nap_forms
from naive.nap_table import bid_by_seat_0, called, choices, do, play_out

NONE_YET: nap.Phase = {"type": "playing", "leader": 0, "cards": []}


@pytest.mark.parametrize(
    ("cards", "trumps", "best"),
    [
        ("9H TH 2S", None, 1),
        ("9H TH 2S", "S", 2),
        ("9H TH 2S", "H", 1),
        ("9H 2H AS", "D", 0),
        ("TH 9H AH KH", "H", 2),
        ("2S AH KS 3S", "S", 2),
        ("2H 3S AS KS", "S", 2),
        ("2H AS AD AC", None, 0),
        ("2H AS AD AC 3H KS 4C", "C", 3),
        ("2H AS AD AC 3H KS 4C", "H", 4),
    ],
)
def test_n6_who_wins(cards: str, trumps: str | None, best: int) -> None:
    trick = cards.split()
    for leader in range(len(trick)):
        assert nap.winner(trick, leader, trumps) == (leader + best) % len(trick)


@pytest.mark.parametrize("low", range(12))
def test_n2_ranks(low: int) -> None:
    lower, higher = ("23456789TJQKA"[i] + "H" for i in (low, low + 1))
    assert nap.winner([lower, higher, "AS"], 0, None) == 1
    assert nap.winner([higher, lower, "AS"], 0, None) == 0


def table(hand: str, trick: str, bid: str = "three", trumps: str | None = "S", **options: object) -> nap.State:
    """Return a table at which seat 2 has the hand and plays to the trick; seat 0 has bid."""
    phase: nap.Phase = {"type": "playing", "leader": 0, "cards": trick.split()}
    chosen = nap_forms.options("standard", options)
    hands = ["5C 6C 7C 8C", "5D 6D 7D 8D", hand]
    return nap.position(hands, phase, options=chosen, calls=called(bid + " pass pass"), trumps=trumps, dealer=2)


@pytest.mark.parametrize(
    ("hand", "trick", "expected"),
    [
        ("9H TH 2S AC AD", "AH KH", "9H TH"),
        ("9H TH 2S AC AD", "AH 3S", "9H TH"),
        ("9C TC 2S AC AD", "AH KH", "9C TC AC AD 2S"),
        ("9C TC 2S AC AD", "3S KH", "2S"),
        ("9C TC 2D AC AD", "3S KS", "9C TC AC 2D AD"),
        ("9H", "AC KC", "9H"),
    ],
)
def test_n7_following_suit(hand: str, trick: str, expected: str) -> None:
    assert choices(table(hand, trick)) == ", ".join(f"play {card}" for card in expected.split())


def begun(bid: str, **options: object) -> nap.State:
    """Return a table of three at which seat 0 has bid and leads first, with 2H AS KD 4C 5C."""
    chosen = nap_forms.options("standard", options)
    calls = called(bid)
    hands = ["2H AS KD 4C 5C", "3C 6C 7C 8C 9C", "3H 3S 3D 5D 6D"]
    return nap.position(hands, NONE_YET, options=chosen, calls=[*calls, *called("pass pass")][:3], dealer=2)


@pytest.mark.parametrize("bid", ["two", "three", "misere", "four", "nap"])
@pytest.mark.parametrize("card", ["2H", "AS", "KD", "4C"])
def test_n14_the_first_card_makes_trumps(bid: str, card: str) -> None:
    state = begun(bid)
    assert choices(state) == "play 4C, play 5C, play KD, play 2H, play AS"
    assert do(state, f"0 play {card}")["trumps"] == card[1]


def test_n14_later_cards_do_not() -> None:
    state = do(begun("three"), "0 play KD, 1 play 3C, 2 play 3D, 0 play AS")
    assert state["trumps"] == "D"
    assert state["phase"] == {"type": "playing", "leader": 0, "cards": ["AS"]}


@pytest.mark.parametrize(("bid", "trumps"), [("misere", None), ("three", "H")])
def test_n17_misere_without_trumps(bid: str, trumps: str | None) -> None:
    state = do(begun(bid, misere_trumps=False), "0 play 2H, 1 play 3C, 2 play 3H, 2 play 3S, 0 play AS, 1 play 6C")
    assert state["trumps"] == trumps
    assert state["phase"] == NONE_YET


def test_n6_the_winner_leads() -> None:
    state = do(begun("three"), "0 play 2H, 1 play 3C, 2 play 3H")
    assert (state["phase"], nap.to_act(state)) == ({"type": "playing", "leader": 2, "cards": []}, [2])
    assert state["tricks"] == [["2H", "3C", "3H"]]
    assert choices(state) == "play 3D, play 5D, play 6D, play 3S"


def length(bid: str, winners: int, form: str = "standard", **options: object) -> tuple[int, int, bool]:
    """Return how many tricks the deal lasted, how many seat 0 won, and whether it made its contract."""
    chosen = {name: True for name in ("two", "misere") if form == "standard"}
    state = bid_by_seat_0(form, 4, bid, winners, **{**chosen, **options})
    state = play_out(state)
    result = nap.scoring(state)["result"]
    assert result is not None
    return len(state["tricks"]), result.get("won", -1), result.get("made", False)


@pytest.mark.parametrize(
    ("bid", "winners", "stopped"),
    [
        ("two", 5, (2, 2, True)),
        ("two", 2, (2, 2, True)),
        ("two", 1, (5, 1, False)),
        ("two", 0, (4, 0, False)),
        ("three", 5, (3, 3, True)),
        ("three", 2, (5, 2, False)),
        ("three", 1, (4, 1, False)),
        ("three", 0, (3, 0, False)),
        ("four", 4, (4, 4, True)),
        ("four", 3, (5, 3, False)),
        ("four", 2, (4, 2, False)),
        ("four", 0, (2, 0, False)),
        ("nap", 5, (5, 5, True)),
        ("nap", 4, (5, 4, False)),
        ("nap", 2, (3, 2, False)),
        ("nap", 0, (1, 0, False)),
        ("misere", 0, (5, 0, True)),
        ("misere", 1, (1, 1, False)),
        ("misere", 5, (1, 1, False)),
    ],
)
def test_n8_stop_when_decided(bid: str, winners: int, stopped: tuple[int, int, bool]) -> None:
    assert length(bid, winners, stop_when_decided=True) == stopped
    assert length(bid, winners, "floater-teesside", stop_when_decided=True) == stopped
    assert length(bid, winners) == (5, winners, stopped[2])
    assert length(bid, winners, "floater-teesside") == (5, winners, stopped[2])


def test_n8_the_hands_are_kept_and_the_result_stands() -> None:
    state = play_out(bid_by_seat_0("standard", 3, "three", 5, stop_when_decided=True))
    assert state["hands"] == [["JS", "TS"], *[hand[-2:] for hand in state["hands"][1:]]]
    assert [len(hand) for hand in state["hands"]] == [2, 2, 2]
    assert nap.scoring(state)["result"] == {
        "type": "played",
        "declarer": 0,
        "contract": "three",
        "floater": False,
        "needed": 3,
        "won": 3,
        "made": True,
    }
