"""The naive Chor Voli against the rules page: showdowns, their order, ties and payments, and who deals next."""

import pytest

from naive import chor_voli
from naive.chor_voli_table import calling, do, listed, shown

ACES = "AC AD AH"
NINES = "9C 9D 9H"
SEVEN_UP_C = "7C 8C 9D"
SEVEN_UP_D = "7D 8D 9H"
SEVEN_UP_H = "7H 8H 9S"
SIX_UP = "6C 7C 8D"
LOW = "2C 4D 6H"


def test_c11_the_first_seat_shows_first_and_the_highest_wins() -> None:
    seats = [SIX_UP, ACES, SEVEN_UP_C, LOW]
    for dealer, order in enumerate([[1, 2, 3, 0], [2, 3, 0, 1], [3, 0, 1, 2], [0, 1, 2, 3]]):
        assert shown("chor-voli", seats, dealer=dealer) == [(order, 1, "kind")]
        assert shown("ramchi", seats, dealer=dealer) == [(order, 1, "kind")]


def test_c10_c11_the_combinations_are_shown_in_the_order_laid_down() -> None:
    state = calling("ramchi", [f"{ACES}, {SIX_UP}", f"{NINES}, {SEVEN_UP_D}", LOW])
    first, second = chor_voli.showdowns(state)
    assert first["shown"] == [
        {"seat": 0, "cards": ["AC", "AD", "AH"], "kind": "three_of_a_kind"},
        {"seat": 1, "cards": ["9C", "9D", "9H"], "kind": "three_of_a_kind"},
        {"seat": 2, "cards": ["6H", "4D", "2C"], "kind": "unrelated"},
    ]
    assert second["shown"] == [
        {"seat": 0, "cards": ["8D", "7C", "6C"], "kind": "straight"},
        {"seat": 1, "cards": ["9H", "8D", "7D"], "kind": "straight"},
    ]
    assert (first["winner"], second["winner"]) == (0, 1)


def test_c11_who_alone_has_a_combination_wins() -> None:
    seats = ["", f"{ACES}, {SIX_UP}, {LOW}", SEVEN_UP_C, ""]
    assert shown("chor-voli", seats) == [([1, 2], 1, "kind"), ([1], 1, "alone"), ([1], 1, "alone")]


@pytest.mark.parametrize(
    ("dealer", "ties", "expected"),
    [
        (3, "first", ([0, 1, 2, 3], 0, "shown_first")),
        (0, "first", ([1, 2, 3, 0], 1, "shown_first")),
        (1, "first", ([2, 3, 0, 1], 2, "shown_first")),
        (2, "first", ([3, 0, 1, 2], 0, "shown_first")),
        (3, "last", ([0, 1, 2, 3], 2, "shown_last")),
        (0, "last", ([1, 2, 3, 0], 0, "shown_last")),
        (1, "last", ([2, 3, 0, 1], 1, "shown_last")),
        (2, "last", ([3, 0, 1, 2], 2, "shown_last")),
    ],
)
def test_c12_ties_of_the_highest(dealer: int, ties: str, expected: tuple[list[int], int, str]) -> None:
    seats = [SEVEN_UP_C, SEVEN_UP_D, SEVEN_UP_H, SIX_UP]
    assert shown("chor-voli", seats, dealer=dealer, ties=ties) == [expected]
    assert shown("ramchi", seats, dealer=dealer, ties=ties) == [expected]


@pytest.mark.parametrize("ties", ["first", "last"])
def test_c12_a_tie_below_the_highest_is_none(ties: str) -> None:
    assert shown("ramchi", [SEVEN_UP_C, SEVEN_UP_D, ACES], ties=ties) == [([0, 1, 2], 2, "kind")]


@pytest.mark.parametrize(
    ("leader", "ties", "second"),
    [
        ("first_seat", "first", ([0, 1, 2, 3], 0, "shown_first")),
        ("first_seat", "last", ([0, 1, 2, 3], 3, "shown_last")),
        ("previous_winner", "first", ([2, 3, 0, 1], 3, "shown_first")),
        ("previous_winner", "last", ([2, 3, 0, 1], 0, "shown_last")),
    ],
)
def test_c12_who_shows_first(leader: str, ties: str, second: tuple[list[int], int, str]) -> None:
    seats = [f"{NINES}, {SEVEN_UP_C}", f"{NINES}, {LOW}", f"{ACES}, {LOW}", f"{NINES}, {SEVEN_UP_H}"]
    found = shown("chor-voli", seats, showdown_leader=leader, ties=ties)
    assert found == [([0, 1, 2, 3], 2, "ranks"), second]


@pytest.mark.parametrize(
    ("leader", "orders"),
    [("first_seat", [[0, 1, 2], [0, 1, 2], [0, 1]]), ("previous_winner", [[0, 1, 2], [2, 0, 1], [0, 1]])],
)
def test_c12_a_leader_with_nothing_left_is_passed_over(leader: str, orders: list[list[int]]) -> None:
    seats = [f"{NINES}, {LOW}, {LOW}", f"{NINES}, {LOW}, {LOW}", f"{ACES}, {SIX_UP}"]
    found = shown("ramchi", seats, showdown_leader=leader)
    assert [order for order, _, _ in found] == orders
    assert [winner for _, winner, _ in found] == [2, 2, 0]


def test_c12_the_first_seat_is_passed_over() -> None:
    assert shown("ramchi", ["", SEVEN_UP_D, SEVEN_UP_C]) == [([1, 2], 1, "shown_first")]
    assert shown("ramchi", ["", SEVEN_UP_D, SEVEN_UP_C], dealer=1) == [([2, 1], 2, "shown_first")]


def test_c15_the_ramchi_wins() -> None:
    seats = ["AC KD QH", "2C 3D 5H", "KC QC JD"]
    assert shown("ramchi", seats) == [([0, 1, 2], 1, "ranks")]
    assert shown("chor-voli", [*seats, ""]) == [([0, 1, 2], 0, "ranks")]


@pytest.mark.parametrize(("threes_high", "winner"), [(False, 0), (True, 1)])
def test_c3_threes_high(threes_high: bool, winner: int) -> None:
    assert shown("ramchi", [ACES, "3C 3D 3H", LOW], threes_high=threes_high) == [([0, 1, 2], winner, "ranks")]


def line(rule: str, amount: int, payer: int | None, payee: int, pot: str | None) -> chor_voli.Line:
    """Return a payment for a showdown."""
    reason = "chor-voli.showdown"
    return {"rule": rule, "reason": reason, "amount": amount, "payer": payer, "payee": payee, "pot": pot}


def test_c11_one_chip_a_showdown() -> None:
    seats = [f"{ACES}, {SIX_UP}", f"{NINES}, {SEVEN_UP_D}, {LOW}, {LOW}", "", ""]
    state = do(calling("chor-voli", seats, pool=6), "0 show")
    found = chor_voli.scoring(state)
    assert [each["reason"] for each in found["lines"][:4]] == ["chor-voli.ante"] * 4
    assert found["lines"][4:] == [line("C11", 1, None, payee, "pool") for payee in (0, 1, 1, 1)]
    assert (found["pool"], found["balances"]) == (2, [1, 3, 0, 0])  # The antes had been paid before.
    assert found["returns"] == [0, 2, -1, -1]
    assert found["result"] == {"type": "showdowns", "held": 4, "winners": [0, 1, 1, 1]}
    assert state["phase"] == {"type": "over", "pot": 0}


def test_c13_the_chip_of_a_showdown_not_held_stays() -> None:
    state = do(calling("chor-voli", ["", f"{NINES}, {LOW}", "", ACES], pool=4), "0 show")
    assert (state["pool"], state["balances"], listed(state)) == (2, [0, 1, 0, 1], ["1 deal"])
    state = do(state, "1 deal")
    assert (state["pool"], state["balances"], state["dealer"]) == (6, [-1, 0, -1, 0], 1)


def test_c18_as_many_chips_as_the_number_says_from_every_opponent() -> None:
    seats = [f"{ACES}, {SIX_UP}, {LOW}, {LOW}, {LOW}", f"{NINES}, {SEVEN_UP_D}", ""]
    state = do(calling("ramchi", seats), "0 show")
    found = chor_voli.scoring(state)
    assert found["lines"] == [
        line("C18", 1, 1, 0, None),
        line("C18", 1, 2, 0, None),
        line("C18", 2, 2, 1, None),
        line("C18", 2, 0, 1, None),
        *[line("C18", number, payer, 0, None) for number in (3, 4, 5) for payer in (1, 2)],
    ]
    assert found["balances"] == [2 - 2 + 24, -1 + 4 - 12, -1 - 2 - 12]
    assert (found["returns"], found["pool"]) == (found["balances"], 0)


def test_c18_a_showdown_not_held_pays_nothing() -> None:
    state = do(calling("ramchi", ["", ACES, ""]), "0 show")
    assert chor_voli.scoring(state)["balances"] == [-1, 2, -1]


def test_c19_four_at_ramchi() -> None:
    seats = [ACES, f"{NINES}, {LOW}, {LOW}, {LOW}", "", NINES]
    state = do(calling("ramchi", seats), "0 show")
    found = chor_voli.scoring(state)
    assert found["lines"][:6] == [
        *[line("C19", 1, payer, 0, None) for payer in (1, 2, 3)],
        *[line("C19", 2, payer, 1, None) for payer in (2, 3, 0)],
    ]
    assert found["balances"] == [3 - 9, -1 + 27, -1 - 9, -1 - 9]


@pytest.mark.parametrize(
    ("seats", "dealer"),
    [
        ([ACES, NINES, LOW], 0),
        ([f"{NINES}, {LOW}", ACES, LOW], 0),
        ([f"{ACES}, {SIX_UP}", NINES, f"{NINES}, {SEVEN_UP_C}"], 2),
        (["", "", ""], 0),
        (["", "", SIX_UP], 2),
    ],
)
def test_c14_the_winner_of_the_last_showdown_deals(seats: list[str], dealer: int) -> None:
    for form in ("chor-voli", "ramchi"):
        state = do(calling(form, [*seats, ""] if form == "chor-voli" else seats, pool=4), "0 show")
        assert chor_voli.next_dealer(state) == dealer
        assert (chor_voli.to_act(state), listed(state)) == ([dealer], [f"{dealer} deal"])


def test_c14_counted_from_the_dealer() -> None:
    assert listed(do(calling("ramchi", ["", "", ""], dealer=0), "0 show")) == ["1 deal"]
