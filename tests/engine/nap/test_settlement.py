"""What is paid at the end of a deal, line by line: every contract of every form (N9, N13, N15-N19, N30, N32-N34)."""

import pytest
from msgspec.structs import replace

from croupier.nap import NAP
from croupier.nap.contracts import NapContract
from croupier.nap.events import NapPaid, NapSettled
from croupier.nap.options import NapOptions, NapStakes
from croupier.nap.state import NapAllPassed, NapOver, NapPlayedOut, NapScoring, NapState
from croupier.payments import Payment, Pot
from engine.nap.table import (
    AYLESBURY,
    DORSET,
    EXTENDED,
    FLOATER,
    FLOATERS,
    FORMS,
    TEESSIDE,
    choices,
    do,
    finished,
    table,
    told,
    trick,
)

BEATERS = "KH QH AC AD AH"
HANDS = {
    5: ("AS KS QS JS AH", "KH QH AC AD TH"),
    4: ("AS KS QS JS TH", BEATERS),
    3: ("AS KS QS TD TH", BEATERS),
    2: ("AS KS TC TD TH", BEATERS),
    1: ("AS TC TD TH JC", BEATERS),
    0: ("TC TD TH JC JD", BEATERS),
}
"""The declarer's hand and the next seat's, by the tricks that the declarer wins with them."""

DECLARER, OTHERS = 2, (3, 0, 1)
"""Seat 3 deals; the others pay in the order of play from the seat after the declarer."""

STANDARD_VALUES = {"two": 2, "three": 3, "misere": 3, "four": 4, "nap": 5, "wellington": 10, "blucher": 20}
FLOATER_VALUES = {"four": 2, "nap": 5, "bonaparte": 10, "wellington": 20}
VALUES: list[tuple[NapOptions, dict[str, int]]] = [
    (EXTENDED, STANDARD_VALUES),
    (FLOATER, FLOATER_VALUES),
    (TEESSIDE, STANDARD_VALUES),
    (AYLESBURY, {"four": 2, "nap": 5, "napoleon": 10}),
    (DORSET, {"three": 1, "four": 2, "nap": 5}),
]
NEEDED = {"two": 2, "three": 3, "misere": 0, "four": 4}
"""Fewest tricks of contracts of less than all five; and for misère the most."""

WITH_KITTY = [
    (options, name, value, plus)
    for options, values in VALUES[1:]
    for name, value in values.items()
    for plus in ("", "+")
    if (options, name, plus) != (DORSET, "nap", "+")
]
EVERY_CONTRACT = [(options, name, value) for options, values in VALUES for name, value in values.items()]


def ended(options: NapOptions, contract: str, won: int, *, plus: str = "") -> NapState:
    """Return a deal in which seat 2 has won so many tricks as declarer of four; a floater is left where it lies."""
    hand, beaters = HANDS[won]
    state = table(f"QC KC KD QD JH | | {hand} | {beaters}", options)
    first = "bid nap" if contract in {"wellington", "blucher"} else "pass"
    second = "bid wellington" if contract == "blucher" else "pass"
    state = do(state, f"{first}, {second}, bid {contract}{plus}, pass")
    state = do(state, "leave_floater") if plus else state
    state = do(state, choices(state)[-1]) if options in FLOATERS else state
    return finished(state)


def settled(state: NapState) -> tuple[Payment, ...]:
    """Return the payments at the end of a deal, without the antes."""
    antes = 4 if state.options in FLOATERS else 0
    return NAP.scoring(state).lines[antes:]


def five(contract: str) -> bool:
    """Tell whether a contract is one of all five tricks."""
    return contract not in NEEDED


@pytest.mark.parametrize(("contract", "value"), STANDARD_VALUES.items())
def test_n15_n16_n17_n18_every_other_player_pays_for_a_contract_made(contract: str, value: int) -> None:
    state = ended(EXTENDED, contract, NEEDED.get(contract, 5))
    assert settled(state) == tuple(Payment("N15", "nap.made", value, other, DECLARER, None) for other in OTHERS)
    assert state.balances == (-value, -value, 3 * value, -value)
    assert (state.kitty, state.pool, state.phase) == (0, 0, NapOver(0))


@pytest.mark.parametrize(("contract", "value"), STANDARD_VALUES.items())
def test_n15_n16_n17_n18_the_declarer_pays_every_other_player_when_it_fails(contract: str, value: int) -> None:
    state = ended(EXTENDED, contract, 1 if contract == "misere" else NEEDED.get(contract, 5) - 1)
    assert settled(state) == tuple(Payment("N15", "nap.failed", value, DECLARER, other, None) for other in OTHERS)
    assert state.balances == (value, value, -3 * value, value)


@pytest.mark.parametrize(("options", "contract", "value", "plus"), WITH_KITTY)
def test_n30_n32_n33_n34_made_the_others_pay_and_for_nap_or_more_the_kitty(
    options: NapOptions, contract: str, value: int, plus: str
) -> None:
    state = ended(options, contract, NEEDED.get(contract, 5), plus=plus)
    paid = tuple(Payment("N30", "nap.made", value, other, DECLARER, None) for other in OTHERS)
    kitty = (Payment("N30", "nap.pot", 4, None, DECLARER, Pot.KITTY),) if five(contract) else ()
    assert settled(state) == (*paid, *kitty)
    assert state.balances == (-1 - value, -1 - value, -1 + 3 * value + 4 * five(contract), -1 - value)
    assert state.kitty == 4 * (not five(contract))
    assert state.phase == NapOver(4 * five(contract))


@pytest.mark.parametrize(("options", "contract", "value", "plus"), WITH_KITTY)
def test_n30_n32_n33_n34_failed_its_value_for_every_player_goes_into_the_kitty(
    options: NapOptions, contract: str, value: int, plus: str
) -> None:
    state = ended(options, contract, 1 if contract == "misere" else NEEDED.get(contract, 5) - 1, plus=plus)
    assert settled(state) == (Payment("N30", "nap.failed", 4 * value, DECLARER, None, Pot.KITTY),)
    assert state.balances == (-1, -1, -1 - 4 * value, -1)
    assert (state.kitty, state.phase) == (4 + 4 * value, NapOver(0))


@pytest.mark.parametrize(
    ("stakes", "nap", "wellington", "blucher"),
    [
        (NapStakes.SINGLE, (5, 5), (10, 10), (20, 20)),
        (NapStakes.DOUBLE_WHEN_MADE, (10, 5), (20, 10), (40, 20)),
        (NapStakes.DOUBLE, (10, 10), (20, 20), (40, 40)),
    ],
)
def test_n19_stakes_of_all_five_tricks(
    stakes: NapStakes, nap: tuple[int, int], wellington: tuple[int, int], blucher: tuple[int, int]
) -> None:
    options = replace(EXTENDED, five_trick_stakes=stakes)
    for contract, (made, failed) in (("nap", nap), ("wellington", wellington), ("blucher", blucher)):
        assert ended(options, contract, 5).balances == (-made, -made, 3 * made, -made)
        assert ended(options, contract, 4).balances == (failed, failed, -3 * failed, failed)


@pytest.mark.parametrize("stakes", list(NapStakes))
@pytest.mark.parametrize(("contract", "value"), [("two", 2), ("three", 3), ("misere", 3), ("four", 4)])
def test_n19_other_contracts_are_not_raised(stakes: NapStakes, contract: str, value: int) -> None:
    options = replace(EXTENDED, five_trick_stakes=stakes)
    assert ended(options, contract, NEEDED[contract]).balances == (-value, -value, 3 * value, -value)
    failing = 1 if contract == "misere" else NEEDED[contract] - 1
    assert ended(options, contract, failing).balances == (value, value, -3 * value, value)


@pytest.mark.parametrize(
    ("contract", "making"),
    [
        ("two", {2, 3, 4, 5}),
        ("three", {3, 4, 5}),
        ("misere", {0}),
        ("four", {4, 5}),
        ("nap", {5}),
        ("wellington", {5}),
        ("blucher", {5}),
    ],
)
@pytest.mark.parametrize("options", [EXTENDED, TEESSIDE])
def test_n12_n16_n17_n18_n32_how_many_tricks_make_a_contract(
    options: NapOptions, contract: str, making: set[int]
) -> None:
    for won in range(6):
        assert NAP.scoring(ended(options, contract, won)).result == NapPlayedOut(
            declarer=DECLARER,
            contract=NapContract(contract),
            floater=False,
            needed=NEEDED.get(contract, 5),
            won=won,
            made=won in making,
        )


@pytest.mark.parametrize(("options", "contract", "value"), EVERY_CONTRACT)
def test_n9_what_seats_kitty_and_pool_gain_sums_to_zero(options: NapOptions, contract: str, value: int) -> None:
    for won in range(6):
        state = ended(options, contract, won)
        assert sum(state.balances) + state.kitty + state.pool == 0
        assert NAP.scoring(state).returns == state.balances
        assert max(map(abs, state.balances)) >= value


@pytest.mark.parametrize("options", FORMS)
def test_n13_n31_nothing_is_paid_when_all_pass(options: NapOptions) -> None:
    before = table("|||", options)
    state = do(before, "pass, pass, pass, pass")
    assert settled(state) == ()
    assert (state.balances, state.kitty) == (before.balances, before.kitty)
    assert NAP.scoring(state).result == NapAllPassed()
    assert NAP.scoring(state).returns == before.balances
    assert told(before, "pass, pass, pass, pass")[-1] == NapSettled(
        0, NapAllPassed(), before.balances, before.balances, before.kitty, 0
    )


def test_n15_while_a_deal_is_played_it_has_no_result() -> None:
    for state in (table("||"), do(table("||"), "bid nap, pass, pass"), do(table("||"), "pass")):
        assert NAP.scoring(state) == NapScoring((0, 0, 0), 0, 0, (), None, None)


def test_n15_n30_the_settlement_is_told_payment_by_payment() -> None:
    hand, beaters = HANDS[5]
    state = do(table(f"QC KC KD QD JH | | {hand} | {beaters}", FLOATER), "pass, pass, bid nap, pass, announce S")
    state = trick(state, "AS KH QC 9C KS QH KC JC QS AC KD TC JS AD QD 9D AH TH JH")
    events = told(state, "play TD")
    lines = [Payment("N30", "nap.made", 5, other, DECLARER, None) for other in OTHERS]
    lines.append(Payment("N30", "nap.pot", 4, None, DECLARER, Pot.KITTY))
    assert events[2:-1] == tuple(NapPaid(0, line) for line in lines)
    result = NapPlayedOut(DECLARER, NapContract.NAP, floater=False, needed=5, won=5, made=True)
    assert events[-1] == NapSettled(0, result, (-6, -6, 18, -6), (-6, -6, 18, -6), 0, 0)
