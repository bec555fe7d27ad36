"""Showdowns: who shows when, who wins, and why (C10-C13)."""

from itertools import product

import pytest
from msgspec.structs import replace

from croupier.cards import cards
from croupier.chor_voli.combinations import ChorVoliKind
from croupier.chor_voli.events import ChorVoliCalled, ChorVoliShowdownHeld, ChorVoliShown
from croupier.chor_voli.options import ChorVoliOptions, ChorVoliShowdownLeader, ChorVoliTies
from croupier.chor_voli.showdowns import ChorVoliWhy
from croupier.chor_voli.state import ChorVoliShowdowns
from engine.chor_voli.table import PLAIN, RAMCHI, Shown, called, laid, score, shown, told

LAST = ChorVoliTies.LAST
PREVIOUS = ChorVoliShowdownLeader.PREVIOUS_WINNER

SEVEN_UP = ["7C 8C 9D", "7D 8D 9H", "7H 8H 9S", "7S 8S 9C"]
"""Four straights that are equal."""
LOW = ["2C 4D 6H", "2D 4H 6S", "2H 4S 6C", "2S 4C 6D"]
"""Four times unrelated cards that are equal."""
ACES, KINGS, QUEENS, JACKS, TENS = (f"{rank}C {rank}D {rank}H" for rank in "AKQJT")

every_form = pytest.mark.parametrize("options", [PLAIN, RAMCHI], ids=["plain", "ramchi"])


def options(form: ChorVoliOptions, ties: str = "first", leader: str = "first_seat") -> ChorVoliOptions:
    return replace(form, ties=ChorVoliTies(ties), showdown_leader=ChorVoliShowdownLeader(leader))


@every_form
@pytest.mark.parametrize(
    ("dealer", "order"), [(0, [1, 2, 3, 0]), (1, [2, 3, 0, 1]), (2, [3, 0, 1, 2]), (3, [0, 1, 2, 3])]
)
def test_c11_the_first_seat_shows_first_and_the_highest_wins(
    options: ChorVoliOptions, dealer: int, order: list[int]
) -> None:
    seats = f"{LOW[0]} | {ACES} | {SEVEN_UP[0]} | {LOW[1]}"
    assert shown(seats, options, dealer=dealer) == [Shown(order, 1, "kind")]


@every_form
@pytest.mark.parametrize(
    ("seats", "winner", "why"),
    [
        (f"{LOW[0]} | {ACES} | {SEVEN_UP[0]} | {LOW[1]}", 1, "kind"),
        (f"{LOW[0]} | {ACES} | {KINGS} | {SEVEN_UP[0]}", 1, "ranks"),
        ("7C 8C 9C | TC JC QD | | ", 0, "kind"),
        ("7C 8C 9C | 6C 5C 4C | TC JC QD | ", 0, "ranks"),
        ("2C 4D 6H | 2D 4H 7S | | ", 1, "ranks"),
        # Equal ones below the highest say nothing of it.
        (f"{SEVEN_UP[0]} | {SEVEN_UP[1]} | | {ACES}", 3, "kind"),
        (f"{SEVEN_UP[0]} | {SEVEN_UP[1]} | | TC JS QS", 3, "ranks"),
    ],
)
def test_c1_c11_won_by_the_kind_or_among_that_kind_by_the_ranks(
    options: ChorVoliOptions, seats: str, winner: int, why: str
) -> None:
    ((_, *found),) = shown(seats, options)
    assert found == [winner, why]


@every_form
def test_c11_then_the_second_the_third_and_the_fourth(options: ChorVoliOptions) -> None:
    seats = [
        "AC AD AH, QC QD QH, 3C 3D 3H, 2S 4C 6D",
        "KC KD KH, JC JD JH, TC TD TH, 2C 5D 7S",
        "9C 9D 9H, 8C 8D 8H, 7C 7D 7H, 6C 4D KS",
        "5C 6S 4H, 2D 5H 9S",
    ]
    assert shown(" | ".join(seats), options) == [
        Shown([0, 1, 2, 3], 0, "ranks"),
        Shown([0, 1, 2, 3], 0, "ranks"),
        Shown([0, 1, 2], 1, "ranks"),
        Shown([0, 1, 2], 2, "ranks"),
    ]


def test_c10_c11_combinations_are_shown_in_the_order_laid_down() -> None:
    seats = f"{ACES}, 2C 4D 6H / | {TENS}, {SEVEN_UP[1]} / | {LOW[1]} / | /"
    call, first, second, *_ = told(laid(seats, RAMCHI, stood=[0, 1, 2, 3]), "0 show")
    assert call == ChorVoliCalled(0, 0)
    assert first == ChorVoliShowdownHeld(
        0,
        1,
        (
            ChorVoliShown(0, cards("AC AD AH"), ChorVoliKind.THREE_OF_A_KIND),
            ChorVoliShown(1, cards("TC TD TH"), ChorVoliKind.THREE_OF_A_KIND),
            ChorVoliShown(2, cards("6S 4H 2D"), ChorVoliKind.UNRELATED),
        ),
        0,
        ChorVoliWhy.RANKS,
    )
    assert second == ChorVoliShowdownHeld(
        0,
        2,
        (
            ChorVoliShown(0, cards("6H 4D 2C"), ChorVoliKind.UNRELATED),
            ChorVoliShown(1, cards("9H 8D 7D"), ChorVoliKind.STRAIGHT),
        ),
        1,
        ChorVoliWhy.KIND,
    )


@every_form
def test_c11_who_alone_has_a_combination_wins(options: ChorVoliOptions) -> None:
    """So a player with a fourth combination wins the last showdown by himself, if nobody else has one (C14)."""
    seats = f" | {ACES}, {SEVEN_UP[0]}, 3C 5D TH, {LOW[0]} | {KINGS} | "
    assert shown(seats, options) == [
        Shown([1, 2], 1, "ranks"),
        Shown([1], 1, "alone"),
        Shown([1], 1, "alone"),
        Shown([1], 1, "alone"),
    ]


@pytest.mark.parametrize("form", [PLAIN, RAMCHI], ids=["plain", "ramchi"])
@pytest.mark.parametrize("ties", ["first", "last"])
@pytest.mark.parametrize("dealer", range(4))
@pytest.mark.parametrize("equal", [each for each in product((False, True), repeat=4) if sum(each) > 1])
def test_c12_of_equal_highest_the_one_shown_first_or_last(
    form: ChorVoliOptions, ties: str, dealer: int, equal: tuple[bool, ...]
) -> None:
    seats = [SEVEN_UP[seat] if highest else LOW[seat] for seat, highest in enumerate(equal)]
    order = [(dealer + 1 + i) % 4 for i in range(4)]
    among = [seat for seat in order if equal[seat]]
    winner, why = (among[0], "shown_first") if ties == "first" else (among[-1], "shown_last")
    assert shown(" | ".join(seats), options(form, ties), dealer=dealer) == [Shown(order, winner, why)]


@every_form
@pytest.mark.parametrize("ties", ["first", "last"])
def test_c12_equal_ones_below_the_highest_are_no_tie(options: ChorVoliOptions, ties: str) -> None:
    chosen = replace(options, ties=ChorVoliTies(ties))
    seats = f"{SEVEN_UP[0]} | {ACES} | {SEVEN_UP[1]} | {SEVEN_UP[2]}"
    assert shown(seats, chosen) == [Shown([0, 1, 2, 3], 1, "kind")]


LEADERS = [
    ("first_seat", "first", Shown([0, 1, 2, 3], 0, "shown_first")),
    ("first_seat", "last", Shown([0, 1, 2, 3], 3, "shown_last")),
    ("previous_winner", "first", Shown([2, 3, 0, 1], 2, "shown_first")),
    ("previous_winner", "last", Shown([2, 3, 0, 1], 1, "shown_last")),
]


@pytest.mark.parametrize("form", [PLAIN, RAMCHI], ids=["plain", "ramchi"])
@pytest.mark.parametrize(("leader", "ties", "second"), LEADERS)
def test_c12_who_shows_first(form: ChorVoliOptions, leader: str, ties: str, second: Shown) -> None:
    seats = [f"{high}, {low}" for high, low in zip([QUEENS, JACKS, KINGS, TENS], LOW, strict=True)]
    found = shown(" | ".join(seats), options(form, ties, leader))
    assert found == [Shown([0, 1, 2, 3], 2, "ranks"), second]


PASSED_OVER = [
    # The leader is the winner before, who may be the only one, or may have nothing left himself.
    ("first_seat", 3, [Shown([0, 2, 3], 2, "ranks"), Shown([0, 3], 0, "shown_first")]),
    ("previous_winner", 3, [Shown([0, 2, 3], 2, "ranks"), Shown([3, 0], 3, "shown_first")]),
    ("first_seat", 0, [Shown([2, 3, 0], 2, "ranks"), Shown([3, 0], 3, "shown_first")]),
    ("previous_winner", 0, [Shown([2, 3, 0], 2, "ranks"), Shown([3, 0], 3, "shown_first")]),
    ("first_seat", 2, [Shown([3, 0, 2], 2, "ranks"), Shown([3, 0], 3, "shown_first")]),
    ("previous_winner", 1, [Shown([2, 3, 0], 2, "ranks"), Shown([3, 0], 3, "shown_first")]),
]


@pytest.mark.parametrize("form", [PLAIN, RAMCHI], ids=["plain", "ramchi"])
@pytest.mark.parametrize(("leader", "dealer", "expected"), PASSED_OVER)
def test_c12_seats_with_nothing_left_are_passed_over(
    form: ChorVoliOptions, leader: str, dealer: int, expected: list[Shown]
) -> None:
    seats = f"{QUEENS}, {LOW[0]} | | {ACES} | {KINGS}, {LOW[1]}"
    assert shown(seats, options(form, leader=leader), dealer=dealer) == expected


def test_c12_the_winner_leads_anew_after_every_showdown() -> None:
    seats = [
        f"{QUEENS}, {SEVEN_UP[0]}, {LOW[0]}",
        f"{KINGS}, TC JS QS, {LOW[1]}",
        f"{ACES}, {SEVEN_UP[1]}, {LOW[2]}",
        f"5C 5D 5H, {SEVEN_UP[2]}, {LOW[3]}",
    ]
    first, second, third = shown(" | ".join(seats), options(PLAIN, leader="previous_winner"))
    assert (first, second) == (Shown([0, 1, 2, 3], 2, "ranks"), Shown([2, 3, 0, 1], 1, "ranks"))
    assert third == Shown([1, 2, 3, 0], 1, "shown_first")
    assert shown(" | ".join(seats), options(PLAIN, "last"))[2] == Shown([0, 1, 2, 3], 3, "shown_last")


def test_c12_of_three_too() -> None:
    seats = f"{SEVEN_UP[0]}, {LOW[0]} | {SEVEN_UP[1]}, {LOW[1]} | {SEVEN_UP[2]}, {LOW[2]}"
    assert shown(seats, options(RAMCHI), dealer=0) == [Shown([1, 2, 0], 1, "shown_first")] * 2
    assert shown(seats, options(RAMCHI, "last", "previous_winner"), dealer=0) == [
        Shown([1, 2, 0], 0, "shown_last"),
        Shown([0, 1, 2], 2, "shown_last"),
    ]


@every_form
def test_c13_a_showdown_in_which_nobody_has_a_combination_is_not_held(options: ChorVoliOptions) -> None:
    assert shown(" | | | ", options) == []
    assert score(called("/ | / | / | /", options)).result == ChorVoliShowdowns(0, ())
    assert score(called(f"{ACES} / | / | / | /", options)).result == ChorVoliShowdowns(1, (0,))


def test_c17_ramchi_of_three_has_up_to_five() -> None:
    five = ["AC AD AH", "KC KD KH", "QC QD QH", "JC JD JH", "TC TD TH"]
    found = shown(f"{', '.join(five)} | 9C 9D 9H | ", RAMCHI)
    assert [each.order for each in found] == [[0, 1], [0], [0], [0], [0]]
    assert [each.why for each in found] == ["ranks", "alone", "alone", "alone", "alone"]


def test_c3_c15_the_options_and_the_form_decide() -> None:
    threes = "AC AD AH | 3C 3D 3H | | "
    assert shown(threes, PLAIN)[0].winner == 0
    assert shown(threes, replace(PLAIN, threes_high=True))[0].winner == 1
    ramchi = "AC KD QH | 2C 3D 5H | KC QD JH | "
    assert shown(ramchi, PLAIN)[0].winner == 0
    assert shown(ramchi, RAMCHI)[0].winner == 1
    assert shown("AC KD QH | 2C 3D 5H | AS 2D 3H | ", RAMCHI)[0].winner == 2
    assert shown("AC KD QH | 2C 3D 5H | AS 2D 3H | ", PLAIN)[0].winner == 0
