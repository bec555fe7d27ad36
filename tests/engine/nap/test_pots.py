"""Kitty and pool over several deals, and the check figures of the rules page (N9, N20, N22, N24, N30, N31)."""

import pytest
from msgspec.structs import replace

from croupier.game import play
from croupier.nap import NAP
from croupier.nap.actions import NapDeal
from croupier.nap.options import NapOptions, NapStakes
from croupier.nap.state import NapOver, NapState
from croupier.payments import Payment, Pot
from engine.nap.table import AYLESBURY, DORSET, EXTENDED, FLOATER, PURCHASE, TEESSIDE, deck, do, finished, played, table

WINNING = "AS KS QS JS TS"
LOW = {3: "TC TD TH JC JD", 4: "9C 9D 9H TC TD", 5: "8C 8D 8H 9C 9D"}
"""Hands that win every trick with spades as trumps, and by players, of the lowest cards with a floater."""


def hands_of(seat: int, players: int, hand: str) -> str:
    """Return the hands of a table at which one seat has this one; the others get no spades of its."""
    return " | ".join(hand if each == seat else "" for each in range(players))


def dealt(ended: NapState, seat: int, hand: str = WINNING) -> NapState:
    """Return the next deal, in which a seat has this hand."""
    (dealer,) = NAP.to_act(ended)
    cards = deck(hands_of(seat, len(ended.hands), hand), ended.options, dealer)
    return play(NAP, ended, (NapDeal(dealer, cards),))[0]


def opened(options: NapOptions, players: int, seat: int, hand: str = WINNING) -> NapState:
    """Return a first deal by the last seat, in which a seat has this hand."""
    return table(hands_of(seat, players, hand), options)


def after(state: NapState, line: str) -> NapState:
    """Return a deal at its end, after some actions and then the first card of each hand that may be played."""
    return finished(do(state, line))


def test_check_figure_wellington_made_by_one_of_five() -> None:
    ended = after(opened(EXTENDED, 5, 1), "bid nap, bid wellington, pass, pass, pass")
    assert played(ended).made
    assert ended.balances == (-10, 40, -10, -10, -10)


def test_check_figure_wellington_failed_by_one_of_five() -> None:
    state = table("AC KC QC JC TC | 2C 2D 2H 3C 3D | | |", EXTENDED)
    ended = after(state, "bid nap, bid wellington, pass, pass, pass")
    assert not played(ended).made
    assert ended.balances == (10, -40, 10, 10, 10)


def test_check_figure_blucher_doubled_both_ways_failed_by_one_of_four() -> None:
    options = replace(EXTENDED, five_trick_stakes=NapStakes.DOUBLE)
    state = table("AC KC QC JC TC | | 2C 2D 2H 3C 3D |", options)
    ended = after(state, "bid nap, bid wellington, bid blucher, pass")
    assert not played(ended).made
    assert ended.balances == (40, 40, -120, 40)


@pytest.mark.parametrize(("looks", "balance"), [("other", -1 + 7 + 20), ("own", -2 + 7 + 20)])
def test_check_figure_nap_made_by_one_of_five_after_two_looks(looks: str, balance: int) -> None:
    lines = {
        "other": "look, pass, look, pass, bid nap, pass, pass, announce S",
        "own": "look, pass, pass, look, bid nap, pass, pass, announce S",
    }
    state = do(opened(FLOATER, 5, 2), lines[looks])
    assert state.kitty == 7
    ended = finished(state)
    assert played(ended).made
    assert (ended.balances[2], ended.kitty, ended.phase) == (balance, 0, NapOver(7))


def test_check_figure_wellington_failed_by_one_of_three() -> None:
    ended = after(opened(FLOATER, 3, 0, LOW[3]), "bid wellington, pass, pass, announce S")
    assert not played(ended).made
    assert NAP.scoring(ended).lines[3:] == (Payment("N30", "nap.failed", 60, 0, None, Pot.KITTY),)
    assert (ended.balances, ended.kitty) == ((-61, -1, -1), 63)


@pytest.mark.parametrize(
    ("hand", "balances", "kitty"), [(WINNING, (24, -6, -6, -6, -6), 0), (LOW[5], (-26, -1, -1, -1, -1), 30)]
)
def test_n30_the_example_of_five_players_and_a_nap(hand: str, balances: tuple[int, ...], kitty: int) -> None:
    ended = after(opened(FLOATER, 5, 0, hand), "bid nap, pass, pass, pass, pass, announce S")
    assert (ended.balances, ended.kitty) == (balances, kitty)


@pytest.mark.parametrize(("players", "kitty"), [(3, 3 + 15), (4, 4 + 20), (5, 5 + 25)])
def test_n30_a_failed_bid_counts_the_declarer_too(players: int, kitty: int) -> None:
    passes = ", pass" * (players - 1)
    ended = after(opened(AYLESBURY, players, 0, LOW[players]), f"bid nap{passes}, announce S")
    assert ended.kitty == kitty
    assert ended.balances == (-(kitty - players) - 1, *([-1] * (players - 1)))


def test_n22_n24_n30_n31_the_kitty_grows_until_nap_or_more_is_made() -> None:
    # All pass, after a look: three antes and one unit.
    ended = do(opened(FLOATER, 3, 0), "pass, look, pass, pass")
    assert (ended.kitty, ended.balances) == (4, (-1, -2, -1))
    # Bonaparte fails: three antes and 10 for each of three.
    ended = after(dealt(ended, 1, LOW[3]), "1 bid bonaparte, 2 pass, 0 pass, 1 announce D")
    assert (ended.kitty, ended.balances) == (4 + 3 + 30, (-2, -33, -2))
    # Four is made: the others pay, the kitty stays.
    ended = after(dealt(ended, 1), "2 pass, 0 pass, 1 bid four, 1 announce S")
    assert (ended.kitty, ended.balances) == (40, (-5, -30, -5))
    # Nap is made: the declarer takes it all.
    ended = after(dealt(ended, 2), "0 look, 0 pass, 1 pass, 2 bid nap, 2 announce S")
    assert ended.phase == NapOver(44)
    assert (ended.kitty, ended.balances) == (0, (-12, -36, 48))
    assert NAP.scoring(ended).returns == (-7, -6, 53)
    assert NAP.scoring(ended).lines[-1] == Payment("N30", "nap.pot", 44, None, 2, Pot.KITTY)
    # And the next deal begins a new one.
    assert do(ended, "deal").kitty == 3


@pytest.mark.parametrize(
    ("options", "bid", "takes"),
    [
        (FLOATER, "four", False),
        (FLOATER, "nap", True),
        (FLOATER, "bonaparte", True),
        (TEESSIDE, "two", False),
        (TEESSIDE, "three", False),
        (TEESSIDE, "four", False),
        (TEESSIDE, "nap", True),
        (AYLESBURY, "napoleon", True),
        (DORSET, "three", False),
        (DORSET, "nap", True),
    ],
)
def test_n30_n32_n34_the_kitty_of_earlier_deals_is_won_by_nap_or_more(
    options: NapOptions, bid: str, takes: bool
) -> None:
    ended = do(opened(options, 3, 0), "pass, pass, pass")
    ended = after(dealt(ended, 1), f"1 bid {bid}, 2 pass, 0 pass, 1 announce S")
    assert ended.phase == NapOver(6 if takes else 0)
    assert ended.kitty == (0 if takes else 6)


def test_n20_the_pool_stays_until_a_bid_of_all_five_tricks_is_made() -> None:
    options = replace(PURCHASE, purchase_stake=3)
    ended = after(opened(options, 3, 0), "stand, purchase 2C, purchase 7C 8C, bid four, pass, pass")
    assert (ended.pool, ended.balances, ended.phase) == (6, (8, -7, -7), NapOver(0))
    ended = do(dealt(ended, 0), "stand, stand, purchase AS, pass, pass, pass")
    assert (ended.pool, ended.balances) == (9, (5, -7, -7))
    ended = after(dealt(ended, 2, "2C 2D 2H 3C 3D"), "2 purchase 3D, stand, stand, 2 bid nap, pass, pass")
    assert (ended.pool, ended.balances) == (12, (10, -2, -20))
    ended = after(dealt(ended, 0), "0 stand, 1 stand, 2 stand, 0 bid nap, 1 pass, 2 pass")
    assert ended.phase == NapOver(12)
    assert (ended.pool, ended.balances) == (0, (32, -7, -25))
    assert NAP.scoring(ended).lines == (
        Payment("N15", "nap.made", 5, 1, 0, None),
        Payment("N15", "nap.made", 5, 2, 0, None),
        Payment("N20", "nap.pot", 12, None, 0, Pot.POOL),
    )
    assert do(ended, "deal").pool == 0


@pytest.mark.parametrize(
    ("hand", "bids", "takes"),
    [
        (WINNING, "bid two, pass, pass", False),
        (WINNING, "bid three, pass, pass", False),
        (WINNING, "bid four, pass, pass", False),
        (WINNING, "bid nap, pass, pass", True),
        ("2C 2D 2H 2S 3C", "bid misere, pass, pass", False),
        ("2C 2D 2H 2S 3C", "bid nap, pass, pass", False),
    ],
)
def test_n20_which_bids_win_the_pool(hand: str, bids: str, takes: bool) -> None:
    options = replace(EXTENDED, purchase=True)
    ended = after(opened(options, 3, 0, hand), f"stand, purchase {deck_card(hand)}, stand, {bids}")
    assert ended.phase == NapOver(1 if takes else 0)
    assert ended.pool == (0 if takes else 1)


def deck_card(hand: str) -> str:
    """Return the first card that fills up the hand of the second seat."""
    return "2C" if hand == WINNING else "4C"


@pytest.mark.parametrize("calls", ["bid nap, bid wellington, pass", "bid nap, bid wellington, bid blucher"])
def test_n20_wellington_and_blucher_win_the_pool(calls: str) -> None:
    options = replace(EXTENDED, purchase=True)
    seat = calls.count("bid") - 1
    ended = after(opened(options, 3, seat), f"purchase 2C, stand, stand, {calls}")
    assert played(ended).made
    assert ended.phase == NapOver(1)
    assert ended.balances[seat] == (20 if seat == 1 else 40) + 1


def test_n20_without_purchases_there_is_no_pool_to_win() -> None:
    ended = after(opened(PURCHASE, 3, 0), "stand, stand, stand, bid nap, pass, pass")
    assert ended.phase == NapOver(0)
    assert [line.reason for line in NAP.scoring(ended).lines] == ["nap.made", "nap.made"]
