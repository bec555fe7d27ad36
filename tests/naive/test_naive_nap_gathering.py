"""The naive Nap against the rules page: when the cards are shuffled, and how they are gathered and cut (N4, N21)."""

import pytest

from naive import chance, nap, nap_forms
from naive.nap_table import bid_by_seat_0, do, opened, play_out

SHORT = chance.pack(24)


def cards(text: str) -> list[str]:
    """Return the cards written as "JH 8C"."""
    return text.split()


def gathered_and_cut(state: nap.State, expected: list[str], seed: str) -> bool:
    """Return whether the cards were gathered so, and whether the second deal is made of them, cut."""
    lifted = chance.cut(len(expected), seed, 1)
    deck = expected[lifted:] + expected[:lifted]
    dealer = nap.to_act(state)[0]
    after = nap.step(state, {"type": "deal", "seat": dealer})
    dealt_so = after["hands"][(dealer + 1) % 3] == deck[:3] + deck[9:11]
    return nap.gathered(state) == expected and nap.next_deck(state) == deck and dealt_so


def test_n4_a_deal_played_to_its_end() -> None:
    state = nap.start("standard", {"pack": "short"}, 3, 0, "one", SHORT)
    assert state["hands"] == [cards("9D TD JD TH JH"), cards("9C TC JC QD KD"), cards("QC KC AC AD 9H")]
    state = do(state, "1 pass, 2 bid four, 0 pass")
    state = do(
        state, "2 play AD, 0 play TD, 1 play QD, 2 play AC, 0 play TH, 1 play TC, 2 play 9H, 0 play JH, 1 play 9C"
    )
    state = do(state, "0 play JD, 1 play KD, 2 play QC, 1 play JC, 2 play KC, 0 play 9D")
    expected = cards("AD TD QD AC TH TC 9H JH 9C JD KD QC JC KC 9D QH KH AH 9S TS JS QS KS AS")
    assert nap.scoring(state)["returns"] == [4, 4, -8]
    assert gathered_and_cut(state, expected, "one")


def test_n4_a_deal_stopped_early() -> None:
    options: nap.Options = {"pack": "short", "stop_when_decided": True}
    state = nap.start("standard", options, 3, 1, "two", SHORT)
    assert state["hands"] == [cards("QC KC AC AD 9H"), cards("9D TD JD TH JH"), cards("9C TC JC QD KD")]
    state = do(state, "2 bid nap, 0 pass, 1 pass, 2 play KD, 0 play AD, 1 play TD")
    # The hands from the first seat, 2, on.
    expected = cards("KD AD TD 9C TC JC QD QC KC AC 9H 9D JD TH JH QH KH AH 9S TS JS QS KS AS")
    assert gathered_and_cut(state, expected, "two")


def test_n4_after_purchases() -> None:
    options: nap.Options = {"pack": "short", "purchase": True, "stop_when_decided": True}
    state = nap.start("standard", options, 3, 2, "three", SHORT)
    assert state["hands"] == [cards("9C TC JC QD KD"), cards("QC KC AC AD 9H"), cards("9D TD JD TH JH")]
    for seat, named in enumerate(["JC 9C", "", "TD JH 9D"]):
        action: nap.Action = {"type": "purchase", "seat": seat, "discard": cards(named)}
        state = nap.step(state, action if named else {"type": "stand", "seat": seat})
    state = do(state, "0 bid nap, 1 pass, 2 pass, 0 play KD, 1 play AD, 2 play JD")
    expected = cards("KD AD JD TC QD QH KH QC KC AC 9H TH AH 9S TS JC 9C TD JH 9D JS QS KS AS")
    assert gathered_and_cut(state, expected, "three")


def test_n4_n31_all_passed_with_a_floater() -> None:
    state = nap.start("floater", {}, 3, 0, "four", chance.pack(20))
    assert state["hands"] == [cards("JD QD KD KH AH"), cards("TC JC QC AD TH"), cards("KC AC TD JH QH")]
    state = do(state, "1 pass, 2 look, 2 pass, 0 pass")
    expected = cards("TC JC QC AD TH KC AC TD JH QH JD QD KD KH AH TS JS QS KS AS")
    assert gathered_and_cut(state, expected, "four")


@pytest.mark.parametrize("taken", [True, False])
def test_n4_a_floater_taken_or_left(taken: bool) -> None:
    state = nap.start("floater", {"stop_when_decided": True}, 3, 2, "five", chance.pack(20))
    assert state["hands"] == [cards("TC JC QC AD TH"), cards("KC AC TD JH QH"), cards("JD QD KD KH AH")]
    state = do(state, "0 bid nap+, 1 pass, 2 pass")
    state = do(state, "0 take_floater, 0 discard QC" if taken else "0 leave_floater")
    state = do(state, "0 announce D, 0 play TC, 1 play AC, 2 play JD")
    if taken:
        expected = cards("TC AC JD JC AD TH TS KC TD JH QH QD KD KH AH QC JS QS KS AS")
    else:
        expected = cards("TC AC JD JC QC AD TH KC TD JH QH QD KD KH AH TS JS QS KS AS")
    assert gathered_and_cut(state, expected, "five")


EXTENDED: nap.Options = {"two": True, "misere": True, "blucher": True}
KEPT_OR_SHUFFLED = [
    ("standard", "pass", 5, True),
    *[("standard", bid, 5, False) for bid in ("two", "three", "misere", "four")],
    *[("standard", bid, 5, True) for bid in ("nap", "wellington", "blucher")],
    *[("standard", bid, 4, False) for bid in ("nap", "wellington", "blucher")],
    *[(form, "pass", 5, False) for form in nap_forms.FORMS if form != "standard"],
    *[(form, "four+", 5, False) for form in nap_forms.FORMS if form != "standard"],
    *[(form, "nap", 5, True) for form in nap_forms.FORMS if form != "standard"],
    *[(form, "nap", 4, False) for form in nap_forms.FORMS if form != "standard"],
    *[("floater", bid, 5, True) for bid in ("nap+", "bonaparte+", "bonaparte")],
    *[("floater", bid, 4, False) for bid in ("nap+", "bonaparte+", "bonaparte", "wellington")],
    *[("floater-teesside", bid, 5, False) for bid in ("two+", "three", "misere")],
    *[("floater-teesside", bid, 0, False) for bid in ("misere", "misere+", "blucher")],
    *[("floater-teesside", bid, 5, True) for bid in ("nap+", "wellington+", "blucher", "blucher+")],
    ("floater-aylesbury", "napoleon", 5, True),
    ("floater-aylesbury", "napoleon+", 4, False),
    ("floater-dorset", "three", 5, False),
]


@pytest.mark.parametrize(("form", "bid", "winners", "shuffled"), KEPT_OR_SHUFFLED)
def test_n4_n21_when_the_cards_are_shuffled(form: str, bid: str, winners: int, shuffled: bool) -> None:
    state = play_out(bid_by_seat_0(form, 3, bid, winners, **(EXTENDED if form == "standard" else {})))
    deck = chance.shuffle(nap.all_cards(state), "table", 1)
    assert nap.is_shuffled(state) is shuffled
    assert (nap.next_deck(state) == deck) is shuffled
    state["options"]["shuffle"] = "always"
    assert nap.next_deck(state) == deck


def test_n4_there_is_no_next_deck_before_the_end() -> None:
    with pytest.raises(ValueError, match="goes on"):
        nap.next_deck(opened("standard", 3))


def test_n4_the_cut_is_of_the_deal_that_follows() -> None:
    state = do(opened("floater", 3), "0 pass, 1 pass, 2 pass, 0 deal, 1 pass, 2 pass, 0 pass")
    gathered = nap.gathered(state)
    lifted = chance.cut(20, "table", 2)
    assert nap.next_deck(state) == gathered[lifted:] + gathered[:lifted]
