"""The bidding: every bid of every form against every bid that stands (N5, N12, N16-N18, N25, N26, N32-N34)."""

import pytest
from msgspec.structs import replace

from croupier.faults import Rulebook, TableRule
from croupier.nap import NAP
from croupier.nap.contracts import NapContract
from croupier.nap.events import NapCalled, NapPassed
from croupier.nap.options import NapOptions
from croupier.nap.rulebook import NapRule
from croupier.nap.state import NapAnnouncing, NapBidding, NapCall, NapOver, NapPlaying, NapState, NapTakingFloater
from engine.nap.table import (
    AYLESBURY,
    DORSET,
    EXTENDED,
    FLOATER,
    FLOATERS,
    FORMS,
    PURCHASE,
    STANDARD,
    TEESSIDE,
    broken,
    choices,
    do,
    finished,
    played,
    table,
    told,
)

TWO = replace(STANDARD, two=True)
MISERE = replace(STANDARD, misere=True)
BLUCHER = replace(STANDARD, blucher=True)

LADDERS: list[tuple[NapOptions, str]] = [
    (STANDARD, "three four nap wellington"),
    (PURCHASE, "three four nap wellington"),
    (TWO, "two three four nap wellington"),
    (MISERE, "three misere four nap wellington"),
    (BLUCHER, "three four nap wellington blucher"),
    (EXTENDED, "two three misere four nap wellington blucher"),
    (FLOATER, "four+ four nap+ nap bonaparte+ bonaparte wellington+ wellington"),
    (
        TEESSIDE,
        "two+ two three+ three misere+ misere four+ four nap+ nap wellington+ wellington blucher+ blucher",
    ),
    (AYLESBURY, "four+ four nap+ nap napoleon+ napoleon"),
    (DORSET, "three+ three four+ four nap"),
]
"""The bids of a form, ascending; a plus stands for "with the floater"."""

NEEDS = {"wellington": "nap", "blucher": "wellington"}
"""What another player has to have bid before, but for the floater form."""

RULES: dict[NapOptions, NapRule] = {
    STANDARD: NapRule.ON_LADDER,
    FLOATER: NapRule.FLOATER_LADDER,
    TEESSIDE: NapRule.TEESSIDE_LADDER,
    AYLESBURY: NapRule.AYLESBURY_LADDER,
    DORSET: NapRule.DORSET_LADDER,
}
"""The rule that has the ladder of a form."""

WITHOUT: dict[NapOptions, NapRule] = {
    **dict.fromkeys((STANDARD, PURCHASE, TWO, MISERE, BLUCHER, EXTENDED), NapRule.NO_FLOATER),
    DORSET: NapRule.DORSET_WITHOUT,
}
"""The rule that a bid with the floater breaks if there is only the one without."""

NEED_RULES = {"wellington": NapRule.WELLINGTON, "blucher": NapRule.BLUCHER}
"""The rules that say so in the standard form."""

EVERY_BID = [f"{contract}{plus}" for contract in NapContract for plus in ("+", "")]


def bidding(options: NapOptions) -> NapState:
    """Return a deal to seven whose bidding begins."""
    state = table("||||||", options)
    return do(state, ", ".join(["stand"] * 7)) if options is PURCHASE else state


def needed(options: NapOptions, bid: str) -> str | None:
    """Return the contract that a bid needs before it."""
    return None if options is FLOATER else NEEDS.get(bid.removesuffix("+"))


def lead_up_to(options: NapOptions, bid: str) -> list[str]:
    """Return calls of which the last is a bid, and the ones before are what it needs."""
    before = needed(options, bid)
    return [bid] if before is None else [*lead_up_to(options, before), bid]


@pytest.mark.parametrize(("options", "ladder"), LADDERS)
def test_n5_n12_n25_n26_n32_n33_n34_a_bid_is_higher_than_every_bid_before(options: NapOptions, ladder: str) -> None:
    bids = ladder.split()
    for stands in bids:
        calls = lead_up_to(options, stands)
        state = do(bidding(options), ", ".join(f"bid {call}" for call in calls))
        for asked in bids:
            rule = broken(state, f"bid {asked}")
            if bids.index(asked) <= bids.index(stands):
                lower = NapRule.BID_HIGHER_WITH if asked.endswith("+") else NapRule.BID_HIGHER
                assert rule is lower, (stands, asked)
            elif needed(options, asked) not in {None, *(call.removesuffix("+") for call in calls)}:
                lacking = NapRule.TEESSIDE_NEEDS if options is TEESSIDE else NEED_RULES[asked]
                assert rule is lacking, (stands, asked)
            else:
                assert rule is None, (stands, asked)


@pytest.mark.parametrize(("options", "ladder"), LADDERS)
def test_n12_n26_n32_n33_n34_the_first_bid_is_any_of_the_ladder_that_needs_no_other(
    options: NapOptions, ladder: str
) -> None:
    opening = [f"bid {bid}" for bid in ladder.split() if needed(options, bid) is None]
    look = ["look"] if options in FLOATERS else []
    assert choices(bidding(options)) == ["pass", *opening, *look]


@pytest.mark.parametrize(("options", "ladder"), LADDERS)
def test_n12_n16_n17_n18_n26_n32_n33_n34_nothing_else_may_be_bid(options: NapOptions, ladder: str) -> None:
    state = bidding(options)
    for bid in set(EVERY_BID).difference(ladder.split()):
        is_there_without = bid.removesuffix("+") in ladder.split()
        rule = WITHOUT[options] if is_there_without else RULES.get(options, NapRule.ON_LADDER)
        assert broken(state, f"bid {bid}") is rule, bid
        assert broken(do(state, f"bid {ladder.split(maxsplit=1)[0]}"), f"bid {bid}") is rule, bid


@pytest.mark.parametrize(
    ("options", "rule", "page"),
    [
        (STANDARD, NapRule.ON_LADDER, "N12"),
        (FLOATER, NapRule.FLOATER_LADDER, "N26"),
        (TEESSIDE, NapRule.TEESSIDE_LADDER, "N32"),
        (AYLESBURY, NapRule.AYLESBURY_LADDER, "N33"),
        (DORSET, NapRule.DORSET_LADDER, "N34"),
        (DORSET, NapRule.DORSET_WITHOUT, "N34"),
        (STANDARD, NapRule.NO_FLOATER, "N23"),
    ],
)
def test_a_bid_that_is_not_there_is_refused_by_the_rule_of_its_form(
    options: NapOptions, rule: NapRule, page: str
) -> None:
    without = {NapRule.DORSET_WITHOUT: "bid nap+", NapRule.NO_FLOATER: "bid three+"}
    absent = "bid bonaparte" if options is TEESSIDE else "bid two+"
    assert broken(bidding(options), without.get(rule, absent)) is rule
    assert rule.rule.id == page


@pytest.mark.parametrize(
    ("options", "calls", "bid", "rule"),
    [
        (STANDARD, "pass", "wellington", NapRule.WELLINGTON),
        (STANDARD, "bid three", "wellington", NapRule.WELLINGTON),
        (STANDARD, "bid four", "wellington", NapRule.WELLINGTON),
        (STANDARD, "bid nap", "wellington", None),
        (STANDARD, "bid nap, pass, pass", "wellington", None),
        (EXTENDED, "pass", "blucher", NapRule.BLUCHER),
        (EXTENDED, "bid misere", "wellington", NapRule.WELLINGTON),
        (EXTENDED, "bid nap", "blucher", NapRule.BLUCHER),
        (EXTENDED, "bid nap, bid wellington", "blucher", None),
        (EXTENDED, "bid nap, pass, bid wellington, pass", "blucher", None),
        (TEESSIDE, "pass", "wellington+", NapRule.TEESSIDE_NEEDS),
        (TEESSIDE, "bid four", "wellington", NapRule.TEESSIDE_NEEDS),
        (TEESSIDE, "bid nap+", "wellington+", None),
        (TEESSIDE, "bid nap+", "wellington", None),
        (TEESSIDE, "bid nap", "wellington+", None),
        (TEESSIDE, "bid nap", "wellington", None),
        (TEESSIDE, "bid nap+, bid wellington+", "wellington", None),
        (TEESSIDE, "bid nap, bid wellington+", "wellington", None),
        (TEESSIDE, "bid nap", "blucher+", NapRule.TEESSIDE_NEEDS),
        (TEESSIDE, "bid nap, bid wellington+", "blucher+", None),
        (TEESSIDE, "bid nap, bid wellington+", "blucher", None),
        (TEESSIDE, "bid nap, bid wellington", "blucher+", None),
        (TEESSIDE, "bid nap, bid wellington+, bid blucher+", "blucher", None),
        (FLOATER, "pass", "wellington+", None),
        (FLOATER, "pass", "wellington", None),
        (FLOATER, "bid four+", "bonaparte+", None),
    ],
)
def test_n12_n18_n26_n32_what_a_bid_needs_before_it(
    options: NapOptions, calls: str, bid: str, rule: Rulebook | None
) -> None:
    state = do(bidding(options), calls)
    assert broken(state, f"bid {bid}") is rule
    assert (f"bid {bid}" in choices(state)) is (rule is None)


def test_what_a_bid_needs_is_asked_by_the_rule_of_its_form() -> None:
    rules = (NapRule.WELLINGTON, NapRule.BLUCHER, NapRule.TEESSIDE_NEEDS)
    assert [rule.rule.id for rule in rules] == ["N12", "N18", "N32"]


@pytest.mark.parametrize(
    ("rule", "page"), [(NapRule.WELLINGTON, "N12"), (NapRule.BLUCHER, "N18"), (NapRule.TEESSIDE_NEEDS, "N32")]
)
def test_what_a_bid_needs_is_refused_by_the_rule_of_its_form(rule: NapRule, page: str) -> None:
    assert rule.rule.id == page


@pytest.mark.parametrize(
    ("options", "calls", "left"),
    [
        (STANDARD, "bid nap, bid wellington", ["pass"]),
        (EXTENDED, "bid nap, bid wellington, bid blucher", ["pass"]),
        (replace(EXTENDED, blucher=False), "bid nap, bid wellington", ["pass"]),
        (FLOATER, "bid wellington", ["pass", "look"]),
        (FLOATER, "bid wellington+", ["pass", "bid wellington", "look"]),
        (AYLESBURY, "bid napoleon", ["pass", "look"]),
        (DORSET, "bid nap", ["pass", "look"]),
        (TEESSIDE, "bid nap+, bid wellington+, bid blucher", ["pass", "look"]),
    ],
)
def test_n5_every_seat_takes_its_turn_also_when_no_higher_bid_is_left(
    options: NapOptions, calls: str, left: list[str]
) -> None:
    state = do(bidding(options), calls)
    assert choices(state) == left
    assert state.phase == NapBidding()
    rest = ["pass"] * (7 - len(state.calls))
    while len(rest) > 1:
        state = do(state, rest.pop())
        assert state.phase == NapBidding()
    assert do(state, "pass").phase != NapBidding()


@pytest.mark.parametrize("options", [STANDARD, FLOATER])
@pytest.mark.parametrize("dealer", [0, 1, 2, 3])
def test_n5_once_round_from_the_first_seat(options: NapOptions, dealer: int) -> None:
    state = table("|||", options, dealer=dealer)
    turns: list[tuple[int, ...]] = []
    while state.phase == NapBidding():
        turns.append(NAP.to_act(state))
        state = do(state, "pass")
    assert turns == [((dealer + 1 + place) % 4,) for place in range(4)]
    assert state.phase == NapOver(0)


@pytest.mark.parametrize(
    ("calls", "declarer", "contract"),
    [
        ("bid three, pass, pass, pass", 0, "three"),
        ("pass, bid four, pass, pass", 1, "four"),
        ("pass, pass, bid nap, pass", 2, "nap"),
        ("pass, pass, pass, bid three", 3, "three"),
        ("bid three, bid four, pass, bid nap", 3, "nap"),
        ("bid three, bid nap, bid wellington, pass", 2, "wellington"),
    ],
)
def test_n1_n5_the_highest_bid_becomes_the_contract_of_its_bidder(calls: str, declarer: int, contract: str) -> None:
    state = do(table("|||"), calls)
    assert state.phase == NapPlaying(declarer, ())
    assert state.actions == 4
    result = played(finished(state))
    assert (result.declarer, result.contract, result.floater) == (declarer, contract, False)


@pytest.mark.parametrize(
    ("options", "calls", "phase"),
    [
        (FLOATER, "bid four+, pass, pass", NapTakingFloater()),
        (FLOATER, "bid four+, bid four, pass", NapAnnouncing()),
        (FLOATER, "bid four, bid nap+, pass", NapTakingFloater()),
        (DORSET, "bid three+, pass, bid nap", NapAnnouncing()),
        (TEESSIDE, "bid misere+, pass, pass", NapTakingFloater()),
        (TEESSIDE, "bid misere, pass, pass", NapAnnouncing()),
        (replace(TEESSIDE, misere_trumps=False), "bid misere+, pass, pass", NapTakingFloater()),
        (replace(TEESSIDE, misere_trumps=False), "bid misere, pass, pass", NapPlaying(0, ())),
        (replace(TEESSIDE, misere_trumps=False), "bid misere, bid four, pass", NapAnnouncing()),
    ],
)
def test_n6_n27_n28_what_the_bidding_leads_to(options: NapOptions, calls: str, phase: object) -> None:
    assert do(table("||", options), calls).phase == phase


@pytest.mark.parametrize("options", FORMS)
@pytest.mark.parametrize("seat", [1, 2])
def test_n5_s8_nobody_calls_out_of_turn_or_twice(options: NapOptions, seat: int) -> None:
    state = table("||", options)
    assert broken(state, f"{seat} pass") is TableRule.YOUR_TURN
    assert broken(do(state, "pass"), "0 pass") is TableRule.YOUR_TURN
    assert broken(do(state, "pass"), "0 bid nap") is TableRule.YOUR_TURN


def test_n5_calls_are_kept_and_told() -> None:
    line = "bid four+, pass, bid nap"
    state = do(table("||", FLOATER), line)
    assert state.calls == (
        NapCall(NapContract.FOUR, floater=True),
        NapCall(None, floater=False),
        NapCall(NapContract.NAP, floater=False),
    )
    assert told(table("||", FLOATER), line) == (
        NapCalled(0, 0, NapContract.FOUR, floater=True),
        NapPassed(0, 1),
        NapCalled(0, 2, NapContract.NAP, floater=False),
    )
