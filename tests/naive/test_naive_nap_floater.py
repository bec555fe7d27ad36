"""The naive Nap against the rules page: the floater, announcing trumps and the bound first leads (N27-N29, N32)."""

import pytest

from naive import nap
from naive.nap_table import choices, do, listed, opened, read

HANDS = ["AS KS 9H 9C JD", "AC KC QC JC TC", "AD KD QD AH KH"]


def bid(form: str, calls: str, hand: str = HANDS[0], **options: object) -> nap.State:
    """Return the table of three after the calls; seat 0 has the hand, the floater is TH."""
    state = opened(form, 3, **options)
    state["hands"] = [hand.split(), *[other.split() for other in HANDS[1:]]]
    state["floater"] = "TH"
    return do(state, calls)


def announcing(bid_text: str, hand: str, form: str = "floater") -> nap.State:
    """Return the table at which seat 0 has bid so without the floater, and announces trumps."""
    if bid_text == "wellington" and form == "floater-teesside":
        return bid(form, "0 pass, 1 bid nap, 2 bid wellington", hand)
    return bid(form, f"0 bid {bid_text}, 1 pass, 2 pass", hand)


def leads(state: nap.State, trumps: str) -> str:
    """Return what may be led first, the suit having been announced."""
    seat = nap.to_act(state)[0]
    return choices(do(state, f"{seat} announce {trumps}")).replace("play ", "")


def test_n27_the_floater_is_taken_and_a_card_laid_aside() -> None:
    state = bid("floater", "0 bid four+, 1 pass, 2 pass")
    assert listed(state) == ["0 take_floater", "0 leave_floater"]
    state = do(state, "0 take_floater")
    assert state["hands"][0] == ["AS", "KS", "9H", "9C", "JD", "TH"]
    assert (state["floater"], state["phase"]) == (None, {"type": "discarding"})
    assert choices(state) == "discard 9C, discard JD, discard 9H, discard TH, discard KS, discard AS"
    state = do(state, "0 discard 9H")
    assert state["hands"][0] == ["AS", "KS", "9C", "JD", "TH"]
    assert (state["discards"], state["phase"]) == (["9H"], {"type": "announcing"})
    assert (state["balances"], state["kitty"]) == ([-1, -1, -1], 3)  # Taking is unpaid.
    assert listed(state) == [f"0 announce {suit}" for suit in "CDHS"]
    state = do(state, "0 announce H")
    assert (state["trumps"], state["phase"]) == ("H", {"type": "playing", "leader": 0, "cards": []})
    assert choices(state) == "play 9C, play JD, play TH, play KS, play AS"
    assert state["actions"] == 6


def test_n27_the_floater_itself_may_be_laid_aside() -> None:
    state = do(bid("floater", "0 pass, 1 bid nap+, 2 pass"), "1 take_floater, 1 discard TH")
    assert (state["hands"][1], state["discards"]) == (HANDS[1].split(), ["TH"])


def test_n27_the_floater_may_be_left() -> None:
    state = do(bid("floater", "0 bid four+, 1 pass, 2 pass"), "0 leave_floater")
    assert (state["floater"], state["hands"][0], state["discards"]) == ("TH", HANDS[0].split(), [])
    assert (state["phase"], state["looked"]) == ({"type": "announcing"}, [])


def test_n27_who_bid_without_may_not_take_it() -> None:
    state = bid("floater", "0 bid four+, 1 bid four, 2 pass")
    assert state["phase"] == {"type": "announcing"}
    assert listed(state) == [f"1 announce {suit}" for suit in "CDHS"]
    assert state["floater"] == "TH"


@pytest.mark.parametrize("action", ["0 discard AC", "1 discard AC", "0 announce H", "0 play AS", "0 leave_floater"])
def test_n27_n28_one_thing_after_the_other(action: str) -> None:
    state = do(bid("floater", "0 bid four+, 1 pass, 2 pass"), "0 take_floater")
    assert not nap.may(state, read(action))


@pytest.mark.parametrize(
    ("contract", "hand", "suits"),
    [
        ("four", "AS KS QS JS TS", "C D H S"),
        ("nap", "AS KS 9S 9C JD", "C D H S"),
        ("bonaparte", "AS KS QS JS TS", "S"),
        ("bonaparte", "AS KS QH JS TS", "H S"),
        ("bonaparte", "AS KC QH JD TD", "C D H S"),
        ("wellington", "AS KS QS JS TS", "C D H"),
        ("wellington", "AS KS QS JS TD", "C D H S"),
        ("wellington", "AC KC QC JC TC", "D H S"),
    ],
)
def test_n28_n29_which_suits_may_be_announced(contract: str, hand: str, suits: str) -> None:
    expected = ", ".join(f"announce {suit}" for suit in suits.split())
    assert choices(announcing(contract, hand)) == expected
    if contract == "bonaparte":
        assert choices(announcing("napoleon", hand, "floater-aylesbury")) == expected
    if contract == "wellington":
        assert choices(announcing(contract, hand, "floater-teesside")) == (
            "announce C, announce D, announce H, announce S"
        )


@pytest.mark.parametrize(
    ("contract", "hand", "trumps", "expected"),
    [
        ("four", "AS KS 9H 9C JD", "S", "9C, JD, 9H, KS, AS"),
        ("nap", "AS KS 9H 9C JD", "H", "9C, JD, 9H, KS, AS"),
        ("nap", "AS KS 9H JD JH", "C", "JD, 9H, JH, KS, AS"),
        ("bonaparte", "AS KS 9H 9C JD", "S", "KS"),
        ("bonaparte", "AS KS 9H 9C JD", "H", "9H"),
        ("bonaparte", "AS TS QS KS JS", "S", "TS"),
        ("bonaparte", "AS TH QS KS JS", "S", "JS"),
        ("wellington", "AS KS QS JS 9H", "S", "9H"),
        ("wellington", "AS KS QS 9D 9H", "S", "9D, 9H"),
        ("wellington", "AS KS QS JD TH", "S", "TH"),
        ("wellington", "9S KS QS JD JH", "S", "JD, JH"),
        ("wellington", "9S KC QD AD AH", "S", "QD"),
        ("wellington", "9S 9C 9D 9H AH", "S", "9C, 9D, 9H"),
        ("wellington", "AS KS QS JS TS", "C", "TS"),
        ("wellington", "AS KS QS JS TS", "H", "TS"),
    ],
)
def test_n29_first_leads(contract: str, hand: str, trumps: str, expected: str) -> None:
    assert leads(announcing(contract, hand), trumps) == expected
    if contract == "bonaparte":
        assert leads(announcing("napoleon", hand, "floater-aylesbury"), trumps) == expected


def test_n29_is_judged_after_taking_and_discarding() -> None:
    state = do(bid("floater", "0 bid wellington+, 1 pass, 2 pass", "AS KS QS JS TS"), "0 take_floater")
    assert leads(do(state, "0 discard TS"), "S") == "TH"
    assert choices(do(state, "0 discard TH")) == "announce C, announce D, announce H"
    state = do(bid("floater", "0 bid bonaparte+, 1 pass, 2 pass", "AS KS QH JH 9H"), "0 take_floater")
    assert choices(do(state, "0 discard 9H")) == "announce H, announce S"
    assert leads(do(state, "0 discard 9H"), "H") == "TH"
    state = do(bid("floater", "0 bid bonaparte+, 1 pass, 2 pass", "AS KS QS JD 9S"), "0 take_floater")
    assert choices(do(state, "0 discard JD")) == "announce H, announce S"
    assert choices(do(state, "0 discard TH")) == "announce D, announce S"


def test_n29_later_leads_are_free() -> None:
    state = do(announcing("bonaparte", "AS KS 9H 9C JD"), "0 announce S, 0 play KS, 1 play TC, 2 play QD")
    assert choices(state) == "play 9C, play JD, play 9H, play AS"
    state = do(announcing("wellington", "AS KS QS JS AH"), "0 announce S, 0 play AH, 1 play TC, 2 play KH")
    assert choices(state) == "play JS, play QS, play KS, play AS"


def test_n32_teesside_wellington_and_blucher_are_free() -> None:
    state = bid("floater-teesside", "0 bid nap+, 1 bid wellington, 2 bid blucher")
    assert leads(state, "D") == "QD, KD, AD, KH, AH"
    state = bid("floater-teesside", "0 bid nap+, 1 bid wellington, 2 pass")
    assert leads(state, "C") == "TC, JC, QC, KC, AC"


@pytest.mark.parametrize("announced", [True, False])
def test_n32_teesside_misere(announced: bool) -> None:
    phase = "announcing" if announced else "playing"
    state = bid("floater-teesside", "0 bid misere, 1 pass, 2 pass", misere_trumps=announced)
    assert state["phase"]["type"] == phase
    state = bid("floater-teesside", "0 bid misere+, 1 pass, 2 pass", misere_trumps=announced)
    assert do(state, "0 leave_floater")["phase"]["type"] == phase
    state = do(state, "0 take_floater, 0 discard AS")
    assert (state["phase"]["type"], state["trumps"]) == (phase, None)
    assert bid("floater-teesside", "0 bid three, 1 pass, 2 pass", misere_trumps=announced)["phase"] == {
        "type": "announcing"
    }


def test_n32_teesside_misere_without_trumps() -> None:
    state = bid("floater-teesside", "0 bid misere, 1 pass, 2 pass", "9S 9H KS 9C JD", misere_trumps=False)
    state = do(state, "0 play 9S, 1 play AC, 2 play AH")
    assert (state["trumps"], state["phase"]) == (None, {"type": "playing", "leader": 0, "cards": []})


def test_n34_dorset_nap_is_played_without_the_floater() -> None:
    state = bid("floater-dorset", "0 bid three+, 1 bid nap, 2 pass")
    assert (state["phase"], state["floater"]) == ({"type": "announcing"}, "TH")
    assert choices(bid("floater-dorset", "0 bid three+, 1 bid four+, 2 pass")) == "take_floater, leave_floater"
