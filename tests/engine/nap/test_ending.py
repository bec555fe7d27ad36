"""When a deal ends: after five tricks, or once it is decided if the table wants that (N8)."""

import pytest
from msgspec.structs import replace

from croupier.nap import NAP
from croupier.nap.options import NapOptions
from croupier.nap.state import NapOver, NapState
from engine.nap.table import (
    AYLESBURY,
    DORSET,
    EXTENDED,
    FLOATER,
    FORMS,
    STANDARD,
    TEESSIDE,
    do,
    finished,
    played,
    table,
    trick,
)

SPADES, LOW = "AS KS QS JS TS".split(), "TC TD TH JC JD".split()


def losing_first(lost: int) -> str:
    """Return hands in which seat 0 with spades as trumps loses so many tricks and then wins the others."""
    hand = " ".join((*LOW[:lost], *SPADES[: 5 - lost]))
    return f"{hand} | AC AD AH KC KD | KH QH JH QC QD"


WINNING_FIRST = {
    1: "AS TC TD TH JC",
    2: "AS KS TC TD TH",
    3: "AS KS QS TD TH",
    4: "AS KS QS JS TH",
}
"""Hands with which it wins so many tricks and then loses the others."""


def winning_first(won: int) -> str:
    """Return the hands of all three seats, of which the second beats what the first leads after its spades."""
    return f"{WINNING_FIRST[won]} | KH QH AC AD AH | QC KC KD QD JH"


CALLS = {"wellington": "bid nap, pass, bid wellington", "blucher": "bid nap, bid wellington, bid blucher"}


def ended(contract: str, hands: str, options: NapOptions = TEESSIDE, *, stops: bool = True) -> NapState:
    """Return a deal by seat 0, who is the declarer, at its end."""
    calls = (
        CALLS.get(contract, f"pass, pass, bid {contract}")
        if options in {TEESSIDE, EXTENDED}
        else f"pass, pass, bid {contract}"
    )
    state = do(table(hands, replace(options, stop_when_decided=stops), dealer=0), calls)
    return finished(state if options is EXTENDED else do(state, "announce S"))


@pytest.mark.parametrize(
    ("contract", "lost", "tricks", "won"),
    [
        ("two", 0, 2, 2),
        ("two", 1, 3, 2),
        ("two", 2, 4, 2),
        ("two", 3, 5, 2),
        ("two", 4, 4, 0),
        ("three", 0, 3, 3),
        ("three", 1, 4, 3),
        ("three", 2, 5, 3),
        ("three", 3, 3, 0),
        ("four", 0, 4, 4),
        ("four", 1, 5, 4),
        ("four", 2, 2, 0),
        ("nap", 0, 5, 5),
        ("nap", 1, 1, 0),
        ("wellington", 0, 5, 5),
        ("wellington", 1, 1, 0),
        ("blucher", 0, 5, 5),
        ("blucher", 1, 1, 0),
        ("misere", 5, 5, 0),
        ("misere", 4, 5, 1),
        ("misere", 3, 4, 1),
        ("misere", 1, 2, 1),
        ("misere", 0, 1, 1),
    ],
)
def test_n8_stopped_when_decided_after_tricks_lost_first(contract: str, lost: int, tricks: int, won: int) -> None:
    state = ended(contract, losing_first(lost))
    assert (len(state.tricks), played(state).won) == (tricks, won)
    assert isinstance(state.phase, NapOver)
    assert {len(hand) for hand in state.hands} == {5 - tricks}


@pytest.mark.parametrize(
    ("contract", "first", "tricks", "won"),
    [
        ("two", 1, 5, 1),
        ("two", 2, 2, 2),
        ("three", 1, 4, 1),
        ("three", 2, 5, 2),
        ("three", 3, 3, 3),
        ("four", 1, 3, 1),
        ("four", 2, 4, 2),
        ("four", 3, 5, 3),
        ("four", 4, 4, 4),
        ("nap", 1, 2, 1),
        ("nap", 3, 4, 3),
        ("nap", 4, 5, 4),
        ("misere", 1, 1, 1),
    ],
)
def test_n8_stopped_when_decided_after_tricks_won_first(contract: str, first: int, tricks: int, won: int) -> None:
    state = ended(contract, winning_first(first))
    assert (len(state.tricks), played(state).won) == (tricks, won)


@pytest.mark.parametrize("contract", ["two", "three", "misere", "four", "nap", "wellington", "blucher"])
@pytest.mark.parametrize("lost", [0, 1, 2, 3, 4, 5])
def test_n8_off_all_five_tricks_are_played_to_the_same_result(contract: str, lost: int) -> None:
    state = ended(contract, losing_first(lost), stops=False)
    assert (len(state.tricks), played(state).won) == (5, 5 - lost)
    stopped = ended(contract, losing_first(lost))
    assert played(stopped).made is played(state).made
    assert (stopped.balances, stopped.kitty) == (state.balances, state.kitty)


@pytest.mark.parametrize(
    ("options", "contract", "lost", "tricks"),
    [
        (EXTENDED, "two", 0, 2),
        (EXTENDED, "misere", 5, 5),
        (EXTENDED, "blucher", 0, 5),
        (FLOATER, "four", 0, 4),
        (FLOATER, "bonaparte", 0, 5),
        (FLOATER, "wellington", 1, 1),
        (AYLESBURY, "napoleon", 0, 5),
        (AYLESBURY, "four", 2, 2),
        (DORSET, "three", 0, 3),
        (DORSET, "nap", 1, 1),
    ],
)
def test_n8_the_option_is_there_in_every_form(options: NapOptions, contract: str, lost: int, tricks: int) -> None:
    assert len(ended(contract, losing_first(lost), options).tricks) == tricks
    assert len(ended(contract, losing_first(lost), options, stops=False).tricks) == 5


def test_n8_a_deal_stops_only_after_a_complete_trick() -> None:
    state = table("AS KS QS JS TS | 2C 3C 4C 5C 6C | 2D 3D 4D 5D 6D", replace(STANDARD, stop_when_decided=True))
    state = trick(do(state, "bid three, pass, pass"), "AS 2C 2D KS 3C 3D QS 4C")
    assert not isinstance(state.phase, NapOver)
    state = do(state, "play 4D")
    assert state.phase == NapOver(0)
    assert NAP.scoring(state).returns == (6, -3, -3)


@pytest.mark.parametrize("options", FORMS)
def test_n8_off_by_default(options: NapOptions) -> None:
    assert options.stop_when_decided is False
