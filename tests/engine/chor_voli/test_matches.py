"""Who deals next, and when a match is over (C14, C20, S4)."""

import pytest
from msgspec.structs import replace

from croupier.chor_voli import CHOR_VOLI
from croupier.chor_voli.options import PACK, ChorVoliOptions
from croupier.chor_voli.rulebook import ChorVoliRule
from croupier.chor_voli.state import ChorVoliDeal
from croupier.faults import Rulebook, TableRule
from engine.chor_voli.table import PLAIN, RAMCHI, broken, called, dealt, do, listed, next_deal, score

ACES, KINGS, QUEENS = (f"{rank}C {rank}D {rank}H" for rank in "AKQ")
RAMCHI_ON = replace(RAMCHI, four_of_a_kind=True)

every_form = pytest.mark.parametrize("options", [PLAIN, RAMCHI], ids=["plain", "ramchi"])


@every_form
@pytest.mark.parametrize(
    ("seats", "dealer", "following"),
    [
        (f"/ | / | {ACES} / | /", 0, 2),
        (f"{ACES} / | / | / | /", 0, 0),
        (f"{ACES} / | {KINGS}, 9C TD JH / | / | /", 2, 1),
        (f"{ACES}, 9C TD JH / | {KINGS} / | / | /", 2, 0),
        (f"{ACES}, 2C 4D 6H / | {KINGS}, 2D 4H 6S / | {QUEENS} / | /", 0, 1),
        ("/ | / | / | /", 0, 1),
        ("/ | / | / | /", 3, 0),
    ],
)
def test_c14_c20_the_winner_of_the_last_showdown_or_the_next_seat(
    options: ChorVoliOptions, seats: str, dealer: int, following: int
) -> None:
    state = called(seats, options, dealer=dealer)
    assert CHOR_VOLI.to_act(state) == (following,)
    assert listed(state) == [f"{following} deal"]
    assert do(state, f"{following} deal").dealer == following


def test_c14_c20_of_three() -> None:
    assert CHOR_VOLI.to_act(called(f"/ | {ACES} / | /", RAMCHI)) == (1,)
    assert CHOR_VOLI.to_act(called("/ | / | /", RAMCHI, dealer=2)) == (0,)


@pytest.mark.parametrize(("options", "dealer"), [(PLAIN, 0), (PLAIN, 2), (RAMCHI_ON, 1)])
def test_c14_after_a_four_of_a_kind_its_winner_deals(options: ChorVoliOptions, dealer: int) -> None:
    state, _ = dealt(" | | AC AD AH AS | ", options, dealer=dealer)
    assert listed(state) == ["2 deal"]
    assert do(state, "2 deal").dealer == 2


def test_c14_the_next_deal_starts_afresh() -> None:
    state = called(f"{ACES} / | / | / | /")
    after = next_deal(state, f"{ACES} | | | ")
    assert (after.deal, after.dealer, after.actions, after.stood) == (1, 0, 0, ())
    assert (after.combinations, after.discards) == (((),) * 4, ((),) * 4)
    assert (after.options, after.seed) == (state.options, state.seed)
    # The seat after the winner is the first now, pays first and shows first.
    assert [line.payer for line in score(after).lines] == [1, 2, 3, 0]


OVER = called(f"/ | / | {ACES} / | /")


@pytest.mark.parametrize(
    ("asked", "rule"),
    [
        (ChorVoliDeal(2), None),
        (ChorVoliDeal(2, PACK), None),
        (ChorVoliDeal(2, PACK[::-1]), None),
        (ChorVoliDeal(0), TableRule.YOUR_TURN),
        (ChorVoliDeal(0, PACK[1:]), TableRule.YOUR_TURN),
        (ChorVoliDeal(2, PACK[1:]), TableRule.DECK_LACKS),
        (ChorVoliDeal(2, ()), TableRule.DECK_LACKS),
        (ChorVoliDeal(2, (*PACK, PACK[7])), TableRule.DECK_REPEATS),
    ],
)
def test_c14_s10_only_the_next_dealer_deals_and_the_whole_pack(asked: ChorVoliDeal, rule: Rulebook | None) -> None:
    assert broken(OVER, asked) is rule


@pytest.mark.parametrize("text", ["2 show", "2 stand", "2 combine AC AD AH", "2 take_table_card", "0 stand"])
def test_c14_once_a_deal_is_over_the_next_is_due(text: str) -> None:
    assert broken(OVER, text) is ChorVoliRule.DEAL_OVER


@every_form
@pytest.mark.parametrize("deals", [1, 2, 5])
def test_s4_a_match_of_so_many_deals(options: ChorVoliOptions, deals: int) -> None:
    state = called("/ | / | / | /", replace(options, deals=deals))
    for _ in range(deals - 1):
        (dealer,) = CHOR_VOLI.to_act(state)
        state = next_deal(state, " | | | ")
        assert state.dealer == dealer
        state = do(state, "0 stand, 1 stand, 2 stand, 3 stand, 0 show")
    assert CHOR_VOLI.to_act(state) == ()
    assert listed(state) == []
    for seat in range(4):
        assert broken(state, f"{seat} deal") is TableRule.MATCH_OVER
        assert broken(state, f"{seat} stand") is TableRule.MATCH_OVER


def test_s4_a_match_is_over_after_ten_thousand_deals() -> None:
    last = replace(called("/ | / | /", RAMCHI), deal=9_999)
    assert CHOR_VOLI.to_act(last) == ()
    assert CHOR_VOLI.to_act(replace(last, deal=9_998)) == (0,)
    assert broken(last, "0 deal") is TableRule.MATCH_OVER


def test_s4_a_pool_left_at_the_end_stays_undivided() -> None:
    state = called(f"{ACES} / | / | / | /", replace(PLAIN, deals=1))
    assert (state.pool, sum(state.balances)) == (3, -3)
    assert CHOR_VOLI.to_act(state) == ()
