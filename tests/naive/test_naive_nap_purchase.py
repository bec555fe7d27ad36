"""The naive Nap against the rules page: Purchase Nap (N20)."""

from itertools import combinations

import pytest

from naive import chance, nap
from naive.nap_table import choices, do, listed, opened, read


def table(players: int = 3, **options: object) -> nap.State:
    """Return a deal from an unshuffled short pack; seat 0 is first."""
    chosen = {"purchase": True, "pack": "short", **options}
    deck = chance.pack(24 + 4 * (players - 3))
    if "lowest_rank" in options:
        deck = chance.pack(20)
    return nap.start("standard", chosen, players, players - 1, "seed", deck)


def test_n20_a_purchase() -> None:
    state = table()
    assert state["phase"] == {"type": "purchasing"}
    assert state["hands"][0] == ["9C", "TC", "JC", "QD", "KD"]
    assert state["stock"] == ["QH", "KH", "AH", "9S", "TS", "JS", "QS", "KS", "AS"]
    state = do(state, "0 purchase KD,9C")
    assert state["hands"][0] == ["TC", "JC", "QD", "QH", "KH"]
    assert (state["discards"], state["purchases"]) == (["KD", "9C"], [2])
    assert (state["balances"], state["pool"], nap.to_act(state)) == ([-1, 0, 0], 1, [1])
    state = do(state, "1 stand")
    assert (state["purchases"], state["balances"], state["pool"]) == ([2, 0], [-1, 0, 0], 1)
    state = do(state, "2 purchase 9D")
    assert state["hands"][2][-1] == "AH"
    assert (state["discards"], state["purchases"]) == (["KD", "9C", "9D"], [2, 0, 1])
    assert (state["phase"], nap.to_act(state)) == ({"type": "bidding"}, [0])
    assert (state["balances"], state["pool"], state["actions"]) == ([-1, 0, -1], 2, 3)
    assert nap.scoring(state)["lines"] == [
        {"rule": "N20", "reason": "nap.purchase", "amount": 1, "payer": seat, "payee": None, "pot": "pool"}
        for seat in (0, 2)
    ]


@pytest.mark.parametrize("cards", ["9C", "9C,TC,JC,QD,KD"])
def test_n20_the_stake_is_fixed(cards: str) -> None:
    state = do(table(purchase_stake=7), f"0 purchase {cards}")
    assert (state["balances"], state["pool"]) == ([-7, 0, 0], 7)


def test_n20_every_set_of_cards_is_listed_once_in_hand_order() -> None:
    state = table()
    hand = state["hands"][0]
    sets = [",".join(cards) for count in range(1, 6) for cards in combinations(hand, count)]
    assert len(sets) == 31
    assert listed(state) == [*[f"0 purchase {each}" for each in sets], "0 stand"]


@pytest.mark.parametrize(
    ("undealt", "expected"), [(0, 0), (1, 5), (2, 5 + 10), (3, 5 + 10 + 10), (4, 30), (5, 31), (6, 31)]
)
def test_n20_no_more_than_are_undealt(undealt: int, expected: int) -> None:
    state = table()
    state["stock"] = state["stock"][:undealt]
    assert len(listed(state)) == 1 + expected
    assert nap.perft(state, 1) == 1 + expected


def test_n20_with_nothing_undealt_it_can_only_stand() -> None:
    state = table(4, lowest_rank="T")
    for seat in range(4):
        assert listed(state) == [f"{seat} stand"]
        state = do(state, f"{seat} stand")
    assert state["phase"] == {"type": "bidding"}


def test_n20_discards_cannot_be_drawn_again() -> None:
    state = do(table(), "0 purchase 9C,TC,JC,QD,KD, 1 purchase QC,KC,AC,AD")
    assert state["stock"] == []
    assert listed(state) == ["2 stand"]


@pytest.mark.parametrize(
    "action",
    [
        "0 purchase QC",
        "0 purchase QH",
        "0 purchase 9C,9C",
        "0 purchase 9C,TC,JC,QD,KD,QH",
        "1 purchase QC",
        "0 bid three",
        "0 pass",
        "0 play 9C",
    ],
)
def test_s9_n20_what_is_refused(action: str) -> None:
    assert not nap.may(table(), read(action))


def test_n20_nothing_is_no_purchase() -> None:
    assert not nap.may(table(), {"type": "purchase", "seat": 0, "discard": []})


def test_n20_without_the_option_nothing_is_purchased() -> None:
    state = opened("standard", 3, purchase_stake=5)
    assert state["phase"] == {"type": "bidding"}
    assert choices(state) == "pass, bid three, bid four, bid nap"


def test_n20_the_pool_stays_until_nap_is_made() -> None:
    state = do(table(purchase_stake=2), "0 purchase 9C, 1 purchase QC, 2 purchase 9D")
    state = do(state, "0 pass, 1 pass, 2 pass")
    assert (state["balances"], state["pool"]) == ([-2, -2, -2], 6)  # N13
    assert nap.scoring(state)["returns"] == [-2, -2, -2]
    state = nap.step(state, {"type": "deal", "seat": 0, "deck": chance.pack(24)[::-1]})
    assert state["phase"] == {"type": "purchasing"}
    assert state["hands"][1] == ["AS", "KS", "QS", "JH", "TH"]
    state = do(state, "1 purchase JH,TH, 2 stand, 0 stand, 1 bid four, 2 pass, 0 pass")
    assert state["pool"] == 8
    assert state["hands"][1] == ["AS", "KS", "QS", "JD", "TD"]
    state = do(
        state, "1 play AS, 2 play JS, 0 play AH, 1 play KS, 2 play TS, 0 play KH, 1 play QS, 2 play 9S, 0 play QH"
    )
    state = do(state, "1 play JD, 2 play AD, 0 play QD")
    state = do(state, "2 play 9H, 0 play KD, 1 play TD")
    assert nap.scoring(state)["result"] == {
        "type": "played",
        "declarer": 1,
        "contract": "four",
        "floater": False,
        "needed": 4,
        "won": 3,
        "made": False,
    }
    assert (state["balances"], state["pool"], state["phase"]) == ([2, -12, 2], 8, {"type": "over", "pot": 0})
