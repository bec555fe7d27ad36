"""The naive Nap over whole random matches: cards, money and turns keep their order."""

import random

import pytest

from naive import chance, nap, nap_forms

MATCHES: list[tuple[str, nap.Options]] = [
    ("standard", {"pack": "short", "two": True, "misere": True, "blucher": True, "stop_when_decided": True}),
    ("standard", {"purchase": True, "purchase_stake": 3, "pack": "short", "five_trick_stakes": "double_when_made"}),
    ("floater", {"batches": "2-3"}),
    ("floater-teesside", {"misere_trumps": False, "stop_when_decided": True}),
    ("floater-aylesbury", {}),
    ("floater-dorset", {"shuffle": "always"}),
]


@pytest.mark.parametrize(("form", "options"), MATCHES)
@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
def test_random_matches(form: str, options: nap.Options, players: int) -> None:
    dice = random.Random(f"{form} {players}")
    state = nap.start(form, {**options, "deals": 3}, players, None, f"match-{players}")
    pack = nap.all_cards(state)
    deals = [0] * players
    while not nap.match_over(state):
        assert nap.all_cards(state) == pack
        assert sum(state["balances"]) + state["kitty"] + state["pool"] == 0
        before = repr(state)
        actions = nap.legal(state)
        assert {action["seat"] for action in actions} == set(nap.to_act(state))
        after = nap.step(state, dice.choice(actions))
        assert repr(state) == before
        state = after
        gains = nap.scoring(state)["returns"]
        if gains is not None:
            deals = [total + gain for total, gain in zip(deals, gains, strict=True)]
            assert deals == state["balances"]
    assert state["deal"] == 2
    assert sum(state["balances"]) + state["kitty"] + state["pool"] == 0


@pytest.mark.parametrize("form", nap_forms.FORMS)
def test_a_played_deal_has_a_bound_number_of_actions(form: str) -> None:
    dice = random.Random(form)
    state = nap.start(form, {}, 3, None, "bound")
    longest = 0
    while state["deal"] < 6:
        state = nap.step(state, dice.choice(nap.legal(state)))
        longest = max(longest, state["actions"])
    assert 15 + 3 <= longest <= 15 + 3 + 3 + 3


def test_the_same_seed_gives_the_same_match() -> None:
    states = [nap.start("floater", {}, 5, None, "same") for _ in range(2)]
    assert states[0] == states[1]
    assert states[0]["hands"] != nap.start("floater", {}, 5, None, "other")["hands"]
    assert sorted(nap.all_cards(states[0])) == sorted(chance.pack(28))
