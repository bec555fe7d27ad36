"""What is paid, line by line (C7, C8, C11, C13, C17-C19)."""

import pytest
from msgspec.structs import replace

from croupier.chor_voli import CHOR_VOLI
from croupier.chor_voli.events import ChorVoliPaid, ChorVoliSettled
from croupier.chor_voli.options import ChorVoliOptions
from croupier.chor_voli.state import ChorVoliOver, ChorVoliShowdowns
from croupier.payments import Payment, Pot, net
from engine.chor_voli.table import PLAIN, RAMCHI, called, do, laid, next_deal, score, told

ACES, KINGS, QUEENS, JACKS, TENS = (f"{rank}C {rank}D {rank}H" for rank in "AKQJT")
ALL_FOUR = f"{ACES}, {KINGS}, {QUEENS}, {JACKS}"


def chip(winner: int) -> Payment:
    return Payment("C11", "chor-voli.showdown", 1, None, winner, Pot.POOL)


def by_each(rule: str, number: int, winner: int, players: int) -> list[Payment]:
    order = [(winner + i) % players for i in range(1, players)]
    return [Payment(rule, "chor-voli.showdown", number, seat, winner, None) for seat in order]


@pytest.mark.parametrize(
    ("seats", "winners", "balances", "pool"),
    [
        ("/ | / | / | /", [], (-1, -1, -1, -1), 4),
        (f"{ACES} / | / | / | /", [0], (0, -1, -1, -1), 3),
        (f"{ACES} / | {KINGS}, 9C TD JS / | / | /", [0, 1], (0, 0, -1, -1), 2),
        (f"{ACES}, 2C 4D 6H / | {KINGS}, 9C TD JS / | / | /", [0, 1], (0, 0, -1, -1), 2),
        (f"/ | / | / | {ALL_FOUR} /", [3, 3, 3, 3], (-1, -1, -1, 3), 0),
        (f"/ | {KINGS}, 9C TD JS, 2C 4D 6H / | {ACES}, 8C TH QS / | /", [2, 1, 1], (-1, 1, 0, -1), 1),
    ],
)
def test_c7_c11_c13_a_chip_a_showdown_out_of_the_pool(
    seats: str, winners: list[int], balances: tuple[int, ...], pool: int
) -> None:
    state = called(seats)
    assert score(state).lines[4:] == tuple(map(chip, winners))
    assert [line.rule for line in score(state).lines[:4]] == ["C7"] * 4
    assert (state.balances, state.pool, score(state).returns) == (balances, pool, balances)
    assert score(state).result == ChorVoliShowdowns(len(winners), tuple(winners))
    assert state.phase == ChorVoliOver(0)


def test_c13_chips_left_stay_for_the_next_deal() -> None:
    state = called(f"{ACES} / | / | / | /")
    assert state.pool == 3
    second = next_deal(state, f"{KINGS} | {ACES} | | ")
    assert (second.pool, second.balances) == (7, (-1, -2, -2, -2))
    over = do(second, f"1 combine {ACES}, 0 stand, 1 stand, 2 stand, 3 stand, 0 show")
    assert (over.pool, over.balances) == (6, (-1, -1, -2, -2))
    # What was in the pool before is nobody's return.
    assert score(over).returns == (-1, 0, -1, -1)
    assert sum(score(over).returns or ()) == 3 - 6


@pytest.mark.parametrize("winner", range(3))
def test_c18_of_three_one_two_three_four_and_five(winner: int) -> None:
    seats = ["/", "/", "/"]
    seats[winner] = f"{ALL_FOUR}, {TENS} /"
    state = called(" | ".join(seats), RAMCHI)
    expected = [line for number in range(1, 6) for line in by_each("C18", number, winner, 3)]
    assert list(score(state).lines) == expected
    assert state.balances == tuple(30 if seat == winner else -15 for seat in range(3))


@pytest.mark.parametrize("winner", range(4))
def test_c19_of_four_one_two_three_and_four(winner: int) -> None:
    seats = ["/", "/", "/", "/"]
    seats[winner] = f"{ALL_FOUR} /"
    state = called(" | ".join(seats), RAMCHI)
    expected = [line for number in range(1, 5) for line in by_each("C19", number, winner, 4)]
    assert list(score(state).lines) == expected
    assert state.balances == tuple(30 if seat == winner else -10 for seat in range(4))
    assert (state.pool, score(state).pool, score(state).kitty) == (0, 0, 0)


@pytest.mark.parametrize(
    ("seats", "winners", "rule", "returns"),
    [
        (f"{ACES} / | {KINGS}, 9C TD JS / | {QUEENS} /", [0, 1], "C18", (0, 3, -3)),
        (f"{ACES}, 2C 4D 6H / | {KINGS}, 9C TD JS / | /", [0, 1], "C18", (0, 3, -3)),
        (f"{ACES} / | {KINGS}, 9C TD JS / | {QUEENS} / | /", [0, 1], "C19", (1, 5, -3, -3)),
        (f"/ | {ACES} / | {KINGS}, 9C TD JS, 2C 4D 6H / | {QUEENS} /", [1, 2, 2], "C19", (-6, -2, 14, -6)),
        ("/ | / | /", [], "C18", (0, 0, 0)),
        ("/ | / | / | /", [], "C19", (0, 0, 0, 0)),
    ],
)
def test_c18_c19_from_every_opponent_also_one_with_nothing_left(
    seats: str, winners: list[int], rule: str, returns: tuple[int, ...]
) -> None:
    """A showdown not held pays nothing."""
    state = called(seats, RAMCHI)
    players = len(returns)
    lines = [line for number, winner in enumerate(winners, 1) for line in by_each(rule, number, winner, players)]
    assert list(score(state).lines) == lines
    assert score(state).returns == state.balances == net(lines, players) == returns
    assert score(state).result == ChorVoliShowdowns(len(winners), tuple(winners))


@pytest.mark.parametrize("options", [PLAIN, RAMCHI], ids=["plain", "ramchi"])
def test_payments_are_told_after_the_showdowns_and_before_the_end(options: ChorVoliOptions) -> None:
    seats = f"{ACES} / | {KINGS}, 9C TD JS / | / | /"
    state, over = laid(seats, options, stood=[0, 1, 2, 3]), called(seats, options)
    events = told(state, "0 show")
    antes = 4 if options is PLAIN else 0
    paid = tuple(ChorVoliPaid(0, line) for line in score(over).lines[antes:])
    assert [type(event).__name__ for event in events[:3]] == [
        "ChorVoliCalled",
        "ChorVoliShowdownHeld",
        "ChorVoliShowdownHeld",
    ]
    assert events[3:-1] == paid
    result, returns = score(over).result, score(over).returns
    assert result is not None
    assert returns is not None
    assert events[-1] == ChorVoliSettled(0, result, returns, over.balances, over.pool)


@pytest.mark.parametrize("players", [3, 4])
def test_balances_of_earlier_deals_are_carried_on(players: int) -> None:
    state = called(" | ".join([f"{ACES} /", *["/"] * (players - 1)]), RAMCHI)
    second = next_deal(state, " | ".join([KINGS, *[""] * (players - 1)]))
    assert second.balances == state.balances
    assert score(second).returns is None
    assert score(second).lines == ()


# What earlier deals can have paid, and what a deal from there can come to


@pytest.mark.parametrize(
    ("options", "players", "lost"),
    [(PLAIN, 4, 1), (RAMCHI, 4, 10), (RAMCHI, 3, 15), (replace(RAMCHI, four_of_a_kind=True), 3, 15)],
)
@pytest.mark.parametrize("deal", [1, 7, 9_998])
def test_c7_c18_nobody_has_lost_more_than_he_can(options: ChorVoliOptions, players: int, lost: int, deal: int) -> None:
    """The state with the most won is sound, and stays so when still more is won; a chip beyond is refused."""
    text = " | ".join([f"{ALL_FOUR} / {TENS if players == 3 else ''}", *["/"] * (players - 1)])
    start = laid(text, options, stood=range(players))
    before = [deal * lost * (players - 1), *[-deal * lost] * (players - 1)]
    now = tuple(chips + gain for chips, gain in zip(before, start.balances, strict=True))
    state = replace(start, deal=deal, balances=now)
    assert list(CHOR_VOLI.audit(state)) == []
    over = do(state, "0 show")
    assert over.balances[0] > state.balances[0]
    assert do(over, "0 deal").deal == deal + 1
    too_much = replace(state, balances=(now[0] + 1, now[1] - 1, *now[2:]))
    assert [fault.rule.code for fault in CHOR_VOLI.audit(too_much)] == ["chor-voli.largest"]


def test_c8_c13_a_pool_of_many_deals_can_be_won_at_once() -> None:
    state = replace(called("/ | / | / | /"), deal=9, balances=(-10, -10, -10, -10), pool=40)
    over = next_deal(state, "2C 2D 2H 2S | | | ")
    assert (over.balances, over.pool, over.phase) == ((33, -11, -11, -11), 0, ChorVoliOver(44))
