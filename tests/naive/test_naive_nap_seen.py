"""The naive Nap against the rules page: what may be seen (N35)."""

import copy
import random

import pytest

from naive import nap, nap_forms
from naive.nap_table import do, opened


def test_n35_a_seat_sees_its_hand_and_the_others_count() -> None:
    state = opened("standard", 3, pack="short")
    assert nap.visible(state, 1) == {
        "seat": 1,
        "players": 3,
        "direction": "clockwise",
        "options": state["options"],
        "deal": 0,
        "dealer": 2,
        "hand": state["hands"][1],
        "hand_counts": [5, 5, 5],
        "stock_count": 9,
        "floater_there": False,
        "floater": None,
        "discard_count": 0,
        "own_discards": [],
        "purchases": [],
        "looked": [],
        "calls": [],
        "trumps": None,
        "tricks": [],
        "balances": [0, 0, 0],
        "kitty": 0,
        "pool": 0,
        "phase": {"type": "bidding"},
    }
    spectators = nap.visible(state, None)
    assert (spectators["seat"], spectators["hand"], spectators["own_discards"]) == (None, None, None)


def floaters(state: nap.State) -> list[str | None]:
    """Return what seats 0, 1 and 2 and spectators see of the floater."""
    return [nap.visible(state, seat)["floater"] for seat in (0, 1, 2, None)]


@pytest.mark.parametrize("looked", [True, False])
def test_n24_n27_n35_who_sees_the_floater(looked: bool) -> None:
    state = opened("floater", 3)
    card = state["floater"]
    assert floaters(state) == [None] * 4
    state = do(state, "0 pass, 1 look" if looked else "0 pass")
    seen = card if looked else None
    assert floaters(state) == [None, seen, None, None]
    state = do(state, "1 bid four+, 2 bid nap+")
    left = do(state, "2 leave_floater")
    assert floaters(left) == [None, seen, None, None]
    assert nap.visible(left, None)["floater_there"]
    taken = do(state, "2 take_floater")
    assert floaters(taken) == [None, seen, card, None]
    assert not nap.visible(taken, None)["floater_there"]
    assert nap.visible(taken, 0)["hand_counts"] == [5, 5, 6]
    away = do(taken, f"2 discard {card}")
    assert floaters(away) == [None] * 4
    assert [nap.visible(away, seat)["own_discards"] for seat in (0, 1, 2, None)] == [[], [], [card], None]
    assert nap.visible(away, None)["discard_count"] == 1


def test_n20_n35_purchases_by_count() -> None:
    state = opened("standard", 3, purchase=True)
    hands = state["hands"]
    state = do(state, f"0 purchase {hands[0][3]},{hands[0][0]}, 1 stand, 2 purchase {hands[2][1]}")
    own = [nap.visible(state, seat)["own_discards"] for seat in (0, 1, 2, None)]
    assert own == [[hands[0][3], hands[0][0]], [], [hands[2][1]], None]
    for seat in (0, 1, 2, None):
        view = nap.visible(state, seat)
        assert (view["purchases"], view["discard_count"], view["stock_count"]) == ([2, 0, 1], 3, 34)


def test_n35_tricks_with_who_led_and_won_them() -> None:
    state = opened("standard", 3)
    state["hands"] = [["2H", "3H"], ["TH", "3S"], ["9H", "4S"]]
    state = do(state, "0 pass, 1 pass, 2 bid three, 2 play 9H, 0 play 2H, 1 play TH, 1 play 3S")
    view = nap.visible(state, None)
    assert view["tricks"] == [{"leader": 2, "cards": ["9H", "2H", "TH"], "winner": 1}]
    assert view["phase"] == {"type": "playing", "leader": 1, "cards": ["3S"]}
    assert view["trumps"] == "H"


def twin(state: nap.State, seat: int | None, dice: random.Random) -> nap.State:
    """Return a state in which everything that the seat cannot know lies elsewhere."""
    other = copy.deepcopy(state)
    view = nap.visible(state, seat)
    known = {*(view["hand"] or []), *(view["own_discards"] or []), view["floater"]}
    known |= {card for trick in view["tricks"] for card in trick["cards"]} | {*view["phase"].get("cards", [])}
    hidden = [card for card in nap.all_cards(state) if card not in known]
    moved = dict(zip(hidden, dice.sample(hidden, len(hidden)), strict=True))
    other["hands"] = [[moved.get(card, card) for card in hand] for hand in state["hands"]]
    other["stock"] = [moved.get(card, card) for card in state["stock"]]
    other["discards"] = [moved.get(card, card) for card in state["discards"]]
    floater = state["floater"]
    other["floater"] = moved.get(floater, floater) if floater else None
    return other


@pytest.mark.parametrize("form", nap_forms.FORMS)
def test_n35_what_is_hidden_does_not_show(form: str) -> None:
    dice = random.Random(form)
    options: nap.Options = {"deals": 2, **({"purchase": True, "pack": "short"} if form == "standard" else {})}
    state = nap.start(form, options, 4, None, "secret")
    while not nap.match_over(state):
        for seat in (0, 1, 2, 3, None):
            other = twin(state, seat, dice)
            assert nap.all_cards(other) == nap.all_cards(state)
            assert nap.visible(other, seat) == nap.visible(state, seat)
            if seat in nap.to_act(state):
                assert nap.legal(other) == nap.legal(state)
            assert nap.scoring(other) == nap.scoring(state)
        state = nap.step(state, dice.choice(nap.legal(state)))
