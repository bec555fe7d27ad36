"""The naive Nap against the rules page: which bids there are, which is higher, which needs another (N5, N12-N18)."""

import pytest

from naive import nap, nap_forms
from naive.nap_table import choices, do, listed, opened

STANDARD = "three four nap wellington"
EXTENDED = "two three misere four nap wellington blucher"
WITH_AND_WITHOUT = {
    "floater": "four+ four nap+ nap bonaparte+ bonaparte wellington+ wellington",
    "floater-teesside": "two+ two three+ three misere+ misere four+ four nap+ nap wellington+ wellington "
    "blucher+ blucher",
    "floater-aylesbury": "four+ four nap+ nap napoleon+ napoleon",
    "floater-dorset": "three+ three four+ four nap",
}
ALL: nap.Options = {"two": True, "misere": True, "blucher": True}
LADDERS: list[tuple[str, nap.Options, str]] = [
    ("standard", {}, STANDARD),
    ("standard", {"two": True}, "two three four nap wellington"),
    ("standard", {"misere": True}, "three misere four nap wellington"),
    ("standard", {"blucher": True}, "three four nap wellington blucher"),
    ("standard", {"purchase": True}, STANDARD),
    ("standard", ALL, EXTENDED),
    *[(form, {}, ladder) for form, ladder in WITH_AND_WITHOUT.items()],
]
NEED_NONE = ("floater", "floater-aylesbury", "floater-dorset")


def after(form: str, options: nap.Options, calls: str) -> nap.State:
    """Return the table of seven at which so has been called: "four pass nap+"."""
    state = opened(form, 7, **options)
    while state["phase"]["type"] == "purchasing":
        state = do(state, f"{nap.to_act(state)[0]} stand")
    for seat, call in enumerate(calls.split()):
        state = do(state, f"{seat} pass" if call == "pass" else f"{seat} bid {call}")
    return state


def bids(form: str, options: nap.Options, calls: str) -> list[str]:
    """Return what may be bid after these calls; a pass may always be called."""
    state = after(form, options, calls)
    texts = choices(state).split(", ")
    assert "pass" in texts
    return [text.removeprefix("bid ") for text in texts if text.startswith("bid ")]


@pytest.mark.parametrize(("form", "options", "ladder"), LADDERS)
def test_n12_n26_the_ladder(form: str, options: nap.Options, ladder: str) -> None:
    assert [contract + "+" * floater for contract, floater in nap_forms.ladder(nap_forms.options(form, options))] == (
        ladder.split()
    )


@pytest.mark.parametrize(("form", "options", "ladder"), LADDERS)
def test_n5_after_a_bid_only_higher_ones(form: str, options: nap.Options, ladder: str) -> None:
    words = ladder.split()
    needing = [] if form in NEED_NONE else [word for word in words if word.startswith(("wellington", "blucher"))]
    assert bids(form, options, "") == [word for word in words if word not in needing]
    for i, word in enumerate(words):
        if word in needing:
            continue
        higher = words[i + 1 :]
        allowed = [each for each in higher if each not in needing or may_follow(word, each)]
        assert bids(form, options, word) == allowed
        assert bids(form, options, f"pass {word} pass") == allowed


def may_follow(bid: str, needing: str) -> bool:
    """Return whether the only bid so far is what the other one needs."""
    return bid.startswith("nap") and needing.startswith("wellington")


@pytest.mark.parametrize(
    ("form", "calls", "expected"),
    [
        ("standard", "", "two three misere four nap"),
        ("standard", "four pass", "nap"),
        ("standard", "nap", "wellington"),
        ("standard", "three nap pass pass", "wellington"),
        ("standard", "nap wellington", "blucher"),
        ("standard", "nap pass wellington pass", "blucher"),
        ("standard", "nap wellington blucher", ""),
        ("standard", "three", "misere four nap"),
        ("standard", "misere", "four nap"),
        ("floater-teesside", "four", "nap+ nap"),
        ("floater-teesside", "nap+", "nap wellington+ wellington"),
        ("floater-teesside", "nap", "wellington+ wellington"),
        ("floater-teesside", "nap+ wellington+", "wellington blucher+ blucher"),
        ("floater-teesside", "nap wellington", "blucher+ blucher"),
        ("floater-teesside", "nap wellington blucher+", "blucher"),
        ("floater-teesside", "nap wellington blucher", ""),
        ("floater", "", WITH_AND_WITHOUT["floater"]),
        ("floater", "four+", "four nap+ nap bonaparte+ bonaparte wellington+ wellington"),
        ("floater", "bonaparte", "wellington+ wellington"),
        ("floater", "wellington+", "wellington"),
        ("floater", "wellington", ""),
        ("floater-aylesbury", "four", "nap+ nap napoleon+ napoleon"),
        ("floater-aylesbury", "napoleon", ""),
        ("floater-dorset", "four", "nap"),
        ("floater-dorset", "nap", ""),
    ],
)
def test_n12_n18_n26_n32_what_a_bid_needs(form: str, calls: str, expected: str) -> None:
    assert bids(form, ALL if form == "standard" else {}, calls) == expected.split()


def test_n5_every_seat_takes_its_turn() -> None:
    state = after("standard", ALL, "nap wellington blucher")
    for seat in (3, 4, 5, 6):
        assert listed(state) == [f"{seat} pass"]
        state = do(state, f"{seat} pass")
    assert state["phase"] == {"type": "playing", "leader": 2, "cards": []}


@pytest.mark.parametrize(
    ("form", "calls", "phase", "declarer"),
    [
        ("standard", "three four pass pass pass pass pass", "playing", 1),
        ("standard", "pass pass pass pass pass pass nap", "playing", 6),
        ("standard", "pass pass pass pass pass pass pass", "over", None),
        ("floater", "pass pass four+ pass four pass nap+", "taking_floater", 6),
        ("floater", "pass pass four+ pass four pass pass", "announcing", 4),
        ("floater", "pass pass pass pass pass pass pass", "over", None),
        ("floater-dorset", "pass three+ pass pass pass pass pass", "taking_floater", 1),
    ],
)
def test_n1_n5_the_last_call_ends_the_bidding(form: str, calls: str, phase: str, declarer: int | None) -> None:
    state = after(form, {}, calls)
    assert state["phase"]["type"] == phase
    assert state["actions"] == 7
    if declarer is None:
        assert nap.scoring(state)["result"] == {"type": "all_passed"}
    else:
        assert nap.to_act(state) == [declarer]


@pytest.mark.parametrize("bid", ["nap+", "bonaparte", "napoleon", "two", "misere", "blucher", "wellington"])
def test_n12_n25_what_is_no_bid_of_the_form_is_refused(bid: str) -> None:
    assert not nap.may(
        opened("standard", 3),
        {"type": "bid", "seat": 0, "contract": bid.removesuffix("+"), "floater": bid.endswith("+")},
    )


def test_n24_looking_costs_and_is_done_before_the_call() -> None:
    state = opened("floater", 3)
    assert choices(state).startswith("pass, look, bid four+")
    state = do(state, "0 look")
    assert "look" not in choices(state)
    assert (state["balances"], state["kitty"], state["looked"]) == ([-2, -1, -1], 4, [0])
    assert nap.to_act(state) == [0]
    state = do(state, "0 pass")
    assert listed(state)[:2] == ["1 pass", "1 look"]
    state = do(state, "1 bid wellington")
    assert listed(state) == ["2 pass", "2 look"]
    state = do(state, "2 look")
    assert listed(state) == ["2 pass"]
    assert (state["balances"], state["kitty"], state["looked"]) == ([-2, -1, -2], 5, [0, 2])
    lines = nap.scoring(state)["lines"]
    assert lines[3:] == [
        {"rule": "N24", "reason": "nap.look", "amount": 1, "payer": seat, "payee": None, "pot": "kitty"}
        for seat in (0, 2)
    ]


@pytest.mark.parametrize(("looks", "bid"), [("", "four+"), ("0 look, ", "four"), ("0 look, ", "four+"), ("", "four")])
def test_n25_looking_is_neither_needed_nor_an_obstacle(looks: str, bid: str) -> None:
    state = do(opened("floater", 3), f"{looks}0 bid {bid}")
    assert state["calls"] == [{"contract": "four", "floater": bid == "four+"}]


def test_n24_without_a_floater_nobody_looks() -> None:
    assert choices(opened("standard", 3)) == "pass, bid three, bid four, bid nap"
