"""The naive Nap against the rules page: who pays whom (N15-N20, N30, N32-N34), and the check figures."""

import pytest

from naive import nap
from naive.nap_table import bid_by_seat_0, do, opened, play_out, stacked

EXTENDED: nap.Options = {"two": True, "misere": True, "blucher": True}

# What a contract is worth when made and when failed.
STANDARD = {"two": 2, "three": 3, "misere": 3, "four": 4, "nap": 5, "wellington": 10, "blucher": 20}
WORTH: list[tuple[str, nap.Options, str, int, int]] = [
    *[("standard", EXTENDED, bid, worth, worth) for bid, worth in STANDARD.items()],
    *[("floater-teesside", {}, bid, worth, worth) for bid, worth in STANDARD.items()],
    *[("floater-teesside", {}, bid + "+", worth, worth) for bid, worth in STANDARD.items()],
    ("standard", {"five_trick_stakes": "double_when_made", **EXTENDED}, "two", 2, 2),
    ("standard", {"five_trick_stakes": "double_when_made", **EXTENDED}, "misere", 3, 3),
    ("standard", {"five_trick_stakes": "double_when_made", **EXTENDED}, "four", 4, 4),
    ("standard", {"five_trick_stakes": "double_when_made", **EXTENDED}, "nap", 10, 5),
    ("standard", {"five_trick_stakes": "double_when_made", **EXTENDED}, "wellington", 20, 10),
    ("standard", {"five_trick_stakes": "double_when_made", **EXTENDED}, "blucher", 40, 20),
    ("standard", {"five_trick_stakes": "double", **EXTENDED}, "three", 3, 3),
    ("standard", {"five_trick_stakes": "double", **EXTENDED}, "four", 4, 4),
    ("standard", {"five_trick_stakes": "double", **EXTENDED}, "nap", 10, 10),
    ("standard", {"five_trick_stakes": "double", **EXTENDED}, "wellington", 20, 20),
    ("standard", {"five_trick_stakes": "double", **EXTENDED}, "blucher", 40, 40),
    ("floater", {}, "four", 2, 2),
    ("floater", {}, "four+", 2, 2),
    ("floater", {}, "nap", 5, 5),
    ("floater", {}, "nap+", 5, 5),
    ("floater", {}, "bonaparte", 10, 10),
    ("floater", {}, "bonaparte+", 10, 10),
    ("floater", {}, "wellington", 20, 20),
    ("floater", {}, "wellington+", 20, 20),
    ("floater-aylesbury", {}, "four", 2, 2),
    ("floater-aylesbury", {}, "nap+", 5, 5),
    ("floater-aylesbury", {}, "napoleon", 10, 10),
    ("floater-aylesbury", {}, "napoleon+", 10, 10),
    ("floater-dorset", {}, "three", 1, 1),
    ("floater-dorset", {}, "three+", 1, 1),
    ("floater-dorset", {}, "four", 2, 2),
    ("floater-dorset", {}, "four+", 2, 2),
    ("floater-dorset", {}, "nap", 5, 5),
]
SMALL = ("two", "three", "misere", "four")


def ended(form: str, options: nap.Options, players: int, bid: str, made: bool) -> nap.State:
    """Return the table after seat 0 has made its contract, or failed by a trick; 40 units lay in the pot before."""
    contract = bid.removesuffix("+")
    fewest = {"two": 2, "three": 3, "four": 4}.get(contract, 5)
    winners = int(not made) if contract == "misere" else fewest - (not made)
    state = bid_by_seat_0(form, players, bid, winners, **options)
    if made and form == "floater" and contract == "wellington":
        state["hands"][0] = ["AS", "KS", "QS", "JS", "AH"]
        state["hands"][1] = ["KC", "KD", "KH", "AC", "AD"]
    state["kitty" if form != "standard" else "pool"] += 40
    return play_out(state)


@pytest.mark.parametrize("players", [3, 6])
@pytest.mark.parametrize(("form", "options", "bid", "worth", "_lost"), WORTH)
def test_n15_n30_made(form: str, options: nap.Options, bid: str, worth: int, _lost: int, players: int) -> None:
    state = ended(form, options, players, bid, True)
    result = nap.scoring(state)["result"]
    assert result is not None
    assert (result.get("made"), result.get("contract")) == (True, bid.removesuffix("+"))
    assert result.get("floater") is bid.endswith("+")
    ante = 0 if form == "standard" else 1
    pot = 40 + ante * players
    taken = 0 if bid.removesuffix("+") in SMALL else pot
    assert state["phase"] == {"type": "over", "pot": taken}
    assert state["kitty"] + state["pool"] == pot - taken
    assert state["balances"] == [worth * (players - 1) + taken - ante, *[-worth - ante] * (players - 1)]
    assert nap.scoring(state)["returns"] == state["balances"]


@pytest.mark.parametrize("players", [3, 6])
@pytest.mark.parametrize(("form", "options", "bid", "_worth", "lost"), WORTH)
def test_n15_n30_failed(form: str, options: nap.Options, bid: str, _worth: int, lost: int, players: int) -> None:
    state = ended(form, options, players, bid, False)
    result = nap.scoring(state)["result"]
    assert result is not None
    assert (result.get("made"), state["phase"]) == (False, {"type": "over", "pot": 0})
    if form == "standard":
        assert state["balances"] == [-lost * (players - 1), *[lost] * (players - 1)]
        assert (state["kitty"], state["pool"]) == (0, 40)
    else:
        assert state["balances"] == [-1 - lost * players, *[-1] * (players - 1)]
        assert (state["kitty"], state["pool"]) == (40 + players + lost * players, 0)
    assert nap.scoring(state)["returns"] == state["balances"]


def line(rule: str, reason: str, amount: int, payer: int | None, payee: int | None, pot: str | None) -> nap.Line:
    """Return a payment."""
    return {"rule": rule, "reason": reason, "amount": amount, "payer": payer, "payee": payee, "pot": pot}


def test_the_lines_of_a_settlement() -> None:
    made = ended("standard", EXTENDED, 3, "nap", True)
    assert nap.scoring(made)["lines"] == [
        line("N15", "nap.made", 5, 1, 0, None),
        line("N15", "nap.made", 5, 2, 0, None),
        line("N20", "nap.pot", 40, None, 0, "pool"),
    ]
    failed = ended("standard", EXTENDED, 3, "nap", False)
    assert nap.scoring(failed)["lines"] == [
        line("N15", "nap.failed", 5, 0, 1, None),
        line("N15", "nap.failed", 5, 0, 2, None),
    ]
    antes = [line("N22", "nap.ante", 1, seat, None, "kitty") for seat in (0, 1, 2)]
    made = ended("floater", {}, 3, "nap", True)
    assert nap.scoring(made)["lines"] == [
        *antes,
        line("N30", "nap.made", 5, 1, 0, None),
        line("N30", "nap.made", 5, 2, 0, None),
        line("N30", "nap.pot", 43, None, 0, "kitty"),
    ]
    failed = ended("floater", {}, 3, "nap", False)
    assert nap.scoring(failed)["lines"] == [*antes, line("N30", "nap.failed", 15, 0, None, "kitty")]


def test_an_empty_pot_makes_no_line() -> None:
    state = play_out(bid_by_seat_0("standard", 3, "nap", 5))
    assert [each["reason"] for each in nap.scoring(state)["lines"]] == ["nap.made", "nap.made"]


@pytest.mark.parametrize(("winners", "expected"), [(5, [40, -10, -10, -10, -10]), (4, [-40, 10, 10, 10, 10])])
def test_check_figure_wellington_standard_five_players(winners: int, expected: list[int]) -> None:
    assert play_out(bid_by_seat_0("standard", 5, "wellington", winners))["balances"] == expected


def test_check_figure_blucher_doubled_both_ways_four_players_failed() -> None:
    state = bid_by_seat_0("standard", 4, "blucher", 4, blucher=True, five_trick_stakes="double")
    assert play_out(state)["balances"] == [-120, 40, 40, 40]


@pytest.mark.parametrize(("lookers", "own"), [((0, 3), -2), ((2, 3), -1)])
def test_check_figure_floater_five_players_two_looked_nap_made(lookers: tuple[int, ...], own: int) -> None:
    state = bid_by_seat_0("floater", 5, "nap", 5)
    state["calls"] = []
    for seat in range(5):
        looks = f"{seat} look, " if seat in lookers else ""
        state = do(state, looks + ("0 bid nap" if seat == 0 else f"{seat} pass"))
    assert state["kitty"] == 7
    state = play_out(state)
    assert state["balances"][0] == own + 7 + 20
    assert [state["balances"][seat] for seat in range(1, 5)] == [-6 - (seat in lookers) for seat in range(1, 5)]
    assert (state["kitty"], state["phase"]) == (0, {"type": "over", "pot": 7})


def test_check_figure_floater_three_players_wellington_failed() -> None:
    state = play_out(bid_by_seat_0("floater", 3, "wellington", 4))
    assert state["kitty"] == 3 + 60
    assert nap.scoring(state)["returns"] == [-61, -1, -1]


def next_deal(state: nap.State, hand: str, bid: str) -> nap.State:
    """Return the end of the next deal, in which the first seat gets the hand and bids so; the others pass."""
    players = len(state["hands"])
    deck = stacked(nap.all_cards(state), players, hand)
    state = nap.step(state, {"type": "deal", "seat": nap.to_act(state)[0], "deck": deck})
    return play_out(do(state, f"{nap.to_act(state)[0]} {bid}"))


def test_n22_n30_n31_the_kitty_stays_until_nap_is_made() -> None:
    state = do(opened("floater", 3), "0 look, 0 pass, 1 pass, 2 pass")
    assert (state["kitty"], state["balances"], nap.scoring(state)["returns"]) == (4, [-2, -1, -1], [-2, -1, -1])
    state = next_deal(state, "AS KS QS JS TS", "bid four")
    assert (state["kitty"], state["balances"], nap.scoring(state)["returns"]) == (7, [-5, 2, -4], [-3, 3, -3])
    state = next_deal(state, "TS TD TH TC JC", "bid nap")
    assert (state["kitty"], state["balances"], nap.scoring(state)["returns"]) == (25, [-6, 1, -20], [-1, -1, -16])
    state = next_deal(state, "AS KS QS JS TS", "bid nap+")
    assert (state["kitty"], state["balances"], nap.scoring(state)["returns"]) == (0, [31, -5, -26], [37, -6, -6])
    state = next_deal(state, "AS KS QS JS TS", "pass")
    assert (state["kitty"], state["balances"], nap.scoring(state)["returns"]) == (3, [30, -6, -27], [-1, -1, -1])


def test_n20_the_pool_stays_until_nap_is_made() -> None:
    state = opened("standard", 3, purchase=True, purchase_stake=4)
    state = nap.step(state, {"type": "purchase", "seat": 0, "discard": state["hands"][0][:2]})
    state = nap.step(state, {"type": "purchase", "seat": 1, "discard": state["hands"][1]})
    state = play_out(do(state, "2 stand"))
    assert (state["pool"], state["balances"], nap.scoring(state)["returns"]) == (8, [-4, -4, 0], [-4, -4, 0])
    state["options"]["purchase"] = False  # So that the hands stay what they are.
    state = next_deal(state, "AS KS QS JS TS", "bid four")
    assert (state["pool"], state["balances"], nap.scoring(state)["returns"]) == (8, [-8, 4, -4], [-4, 8, -4])
    state = next_deal(state, "2S 2D 2H 2C 3C", "bid nap")
    assert (state["pool"], state["balances"], nap.scoring(state)["returns"]) == (8, [-3, 9, -14], [5, 5, -10])
    state = next_deal(state, "AS KS QS JS TS", "bid nap")
    assert (state["pool"], state["balances"], nap.scoring(state)["returns"]) == (0, [15, 4, -19], [18, -5, -5])
