"""Looking at the floater before calling (N24)."""

import pytest

from croupier.cards import Card
from croupier.faults import Rulebook, TableRule
from croupier.nap import NAP
from croupier.nap.events import NapLooked, NapPaid
from croupier.nap.options import NapOptions
from croupier.nap.rulebook import NapRule
from croupier.nap.state import NapBidding
from croupier.payments import Payment, Pot
from engine.nap.table import DORSET, FLOATER, FLOATERS, PURCHASE, STANDARD, broken, choices, do, table, told


@pytest.mark.parametrize("options", FLOATERS)
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_n24_in_the_own_turn_before_the_call_for_one_unit(options: NapOptions, seat: int) -> None:
    before = do(table("|||", options), ", ".join(["pass"] * seat)) if seat else table("|||", options)
    state = do(before, "look")
    assert state.phase == NapBidding()
    assert NAP.to_act(state) == (seat,)
    assert state.looked == (seat,)
    assert state.calls == before.calls
    assert state.kitty == 5
    assert state.balances == tuple(-2 if each == seat else -1 for each in range(4))
    assert state.actions == seat + 1
    assert state.hands == before.hands
    assert state.floater == before.floater


@pytest.mark.parametrize("options", FLOATERS)
def test_n24_a_look_is_no_call(options: NapOptions) -> None:
    state = table("||", options)
    with_it, without = do(state, "look"), state
    assert choices(without) == [*choices(with_it), "look"]
    assert choices(do(with_it, "pass")) == choices(do(without, "pass"))


@pytest.mark.parametrize(
    ("line", "asked", "rule"),
    [
        ("look", "look", NapRule.LOOK_ONCE),
        ("pass, look", "look", NapRule.LOOK_ONCE),
        ("pass", "look", None),
        ("look, pass", "look", None),
        ("bid wellington", "look", None),
        ("pass", "0 look", TableRule.YOUR_TURN),
        ("look, pass", "0 look", TableRule.YOUR_TURN),
        ("pass", "2 look", TableRule.YOUR_TURN),
        ("pass, pass, bid four+", "look", NapRule.TAKE_DUE),
        ("pass, pass, bid four", "look", NapRule.ANNOUNCE_DUE),
        ("bid four+, pass, pass", "1 look", TableRule.YOUR_TURN),
    ],
)
def test_n24_once_in_turn_and_before_the_call(line: str, asked: str, rule: Rulebook | None) -> None:
    assert broken(do(table("||", FLOATER), line), asked) is rule


@pytest.mark.parametrize("options", [STANDARD, PURCHASE])
def test_n24_n23_nothing_to_look_at_without_a_floater(options: NapOptions) -> None:
    state = table("||", options)
    state = do(state, "stand, stand, stand") if options is PURCHASE else state
    assert broken(state, "look") is NapRule.NO_FLOATER
    assert "look" not in choices(state)


def test_n24_also_when_only_a_pass_is_left() -> None:
    state = do(table("|||", DORSET), "bid nap")
    assert choices(state) == ["pass", "look"]
    state = do(state, "look")
    assert choices(state) == ["pass"]
    state = do(state, "pass, look, pass, look, pass")
    assert (state.kitty, state.looked) == (7, (1, 2, 3))


def test_n24_several_look_at_the_same_card_and_each_pays() -> None:
    state = table("|||", FLOATER, floater="AS")
    looks = [event for event in told(state, "look, pass, pass, look, pass, look, pass") if isinstance(event, NapLooked)]
    assert looks == [NapLooked(0, 0, Card("AS")), NapLooked(0, 2, Card("AS")), NapLooked(0, 3, Card("AS"))]
    after = do(state, "look, pass, pass, look, pass, look, pass")
    assert after.looked == (0, 2, 3)
    assert (after.kitty, after.balances) == (7, (-2, -1, -2, -2))


def test_n24_a_look_is_told_with_what_it_costs() -> None:
    paid = Payment("N24", "nap.look", 1, 1, None, Pot.KITTY)
    state = do(table("||", FLOATER, floater="QD"), "pass")
    assert told(state, "look") == (NapLooked(0, 1, Card("QD")), NapPaid(0, paid))
    assert NAP.scoring(do(state, "look")).lines[3:] == (paid,)


def test_n25_looking_is_neither_needed_for_bidding_with_nor_an_obstacle_to_bidding_without() -> None:
    for bid in ("four+", "four", "nap+", "nap"):
        assert broken(table("||", FLOATER), f"bid {bid}") is None
        assert broken(do(table("||", FLOATER), "look"), f"bid {bid}") is None


def test_n24_looks_are_scored_in_the_order_they_were_taken() -> None:
    state = do(table("||", FLOATER, dealer=0), "look, pass, look, bid four, look, pass, announce S")
    assert [(line.rule, line.payer) for line in NAP.scoring(state).lines] == [
        ("N22", 1),
        ("N22", 2),
        ("N22", 0),
        ("N24", 1),
        ("N24", 2),
        ("N24", 0),
    ]
