"""Four of a kind in a dealt hand: nothing is played (C8; C17)."""

import pytest
from msgspec.structs import replace

from croupier.chor_voli import CHOR_VOLI
from croupier.chor_voli.events import ChorVoliDealt, ChorVoliPaid, ChorVoliSettled
from croupier.chor_voli.options import ChorVoliOptions
from croupier.chor_voli.rulebook import ChorVoliRule
from croupier.chor_voli.state import ChorVoliArranging, ChorVoliFourOfAKind, ChorVoliOver
from croupier.game import admit
from croupier.payments import Payment, Pot
from engine.chor_voli.table import PLAIN, RAMCHI, broken, called, dealt, do, laid, listed, next_deal, score

FOURS = replace(PLAIN, fours_high=True)
RAMCHI_ON = replace(RAMCHI, four_of_a_kind=True)
RAMCHI_FOURS = replace(RAMCHI_ON, fours_high=True)


def four(rank: str) -> str:
    return f"{rank}C {rank}D {rank}H {rank}S"


@pytest.mark.parametrize(
    ("seats", "options", "winner", "rank"),
    [
        (f"{four('2')} | | | ", PLAIN, 0, "2"),
        (f" | | {four('T')} | ", PLAIN, 2, "T"),
        (f"{four('K')} | {four('A')} | | ", PLAIN, 1, "A"),
        (f"{four('A')} | {four('K')} | | ", PLAIN, 0, "A"),
        (f"{four('3')} | {four('2')} | {four('4')} | {four('J')}", PLAIN, 3, "J"),
        (f"{four('9')} | {four('T')} | | ", PLAIN, 1, "T"),
        (f"{four('2')} {four('Q')} | {four('J')} | | ", PLAIN, 0, "Q"),
        (f"{four('A')} | {four('4')} | | ", PLAIN, 0, "A"),
        (f"{four('A')} | {four('4')} | | ", FOURS, 1, "4"),
        (f"{four('A')} {four('4')} | {four('K')} | | ", FOURS, 0, "4"),
        (f"{four('A')} | {four('K')} | | ", FOURS, 0, "A"),
        (f"{four('5')} | {four('3')} | | ", FOURS, 0, "5"),
        # Threes high is for three of a kind only (C3).
        (f"{four('3')} | {four('A')} | | ", replace(PLAIN, threes_high=True), 1, "A"),
        (f"{four('2')} | | {four('5')}", RAMCHI_ON, 2, "5"),
        (f"{four('A')} | {four('4')} | ", RAMCHI_ON, 0, "A"),
        (f"{four('A')} | {four('4')} | ", RAMCHI_FOURS, 1, "4"),
        (f"{four('A')} | {four('4')} | | ", RAMCHI_FOURS, 1, "4"),
    ],
)
def test_c8_c17_the_highest_wins_at_once(seats: str, options: ChorVoliOptions, winner: int, rank: str) -> None:
    state, events = dealt(seats, options)
    assert isinstance(admit(CHOR_VOLI, state).phase, ChorVoliOver)
    result = ChorVoliFourOfAKind(winner, rank)
    assert score(state).result == result
    assert isinstance(events[0], ChorVoliDealt)
    assert events[-1] == ChorVoliSettled(0, result, score(state).returns or (), state.balances, state.pool)
    assert all(isinstance(event, ChorVoliPaid) for event in events[1:-1])
    # Nothing is arranged, and nothing called (C10a): the winner deals next (C14).
    assert listed(state) == [f"{winner} deal"]
    assert broken(state, f"{winner} show") is ChorVoliRule.DEAL_OVER
    assert (state.stood, state.actions) == ((), 0)


def test_c8_the_winner_takes_the_four_chips() -> None:
    state, events = dealt(f" | {four('A')} | | {four('2')}")
    won = Payment("C8", "chor-voli.four-of-a-kind", 4, None, 1, Pot.POOL)
    assert score(state).lines[4:] == (won,)
    assert events[5] == ChorVoliPaid(0, won)
    assert (state.balances, state.pool, score(state).returns) == ((-1, 3, -1, -1), 0, (-1, 3, -1, -1))
    assert state.phase == ChorVoliOver(4)


def test_c8_c13_and_the_chips_left_from_before() -> None:
    left = called("AC AD AH / | / | / | /")
    assert (left.balances, left.pool) == ((0, -1, -1, -1), 3)
    state = next_deal(left, f" | | {four('9')} | ")
    assert state.phase == ChorVoliOver(7)
    assert score(state).lines[4:] == (Payment("C8", "chor-voli.four-of-a-kind", 7, None, 2, Pot.POOL),)
    assert (state.balances, state.pool, score(state).returns) == ((-1, -2, 5, -2), 0, (-1, -1, 6, -1))


@pytest.mark.parametrize(("seats", "winner"), [(f" | {four('A')} | ", 1), (f"{four('4')} | | | ", 0)])
def test_c17_in_ramchi_each_opponent_pays_a_chip(seats: str, winner: int) -> None:
    state, events = dealt(seats, RAMCHI_ON)
    players = len(state.hands)
    order = [(winner + i) % players for i in range(1, players)]
    lines = tuple(Payment("C17", "chor-voli.four-of-a-kind", 1, seat, winner, None) for seat in order)
    assert score(state).lines == lines
    assert events[1:-1] == tuple(ChorVoliPaid(0, line) for line in lines)
    assert state.balances == tuple(players - 1 if seat == winner else -1 for seat in range(players))
    assert (state.pool, state.phase) == (0, ChorVoliOver(0))


@pytest.mark.parametrize("options", [RAMCHI, replace(RAMCHI, fours_high=True)], ids=["off", "inert"])
@pytest.mark.parametrize("seats", [f"{four('A')} | | ", f"{four('4')} | | | "])
def test_c17_without_the_option_it_is_played(options: ChorVoliOptions, seats: str) -> None:
    state, events = dealt(seats, options)
    assert state.phase == ChorVoliArranging()
    assert len(events) == 1
    assert admit(CHOR_VOLI, state) is state


def test_c17_judged_on_the_hands_as_dealt() -> None:
    """The fourth ten lies on the table; who takes it has four of a kind too late."""
    state, _ = dealt("2D TC TD TH | | ", RAMCHI_ON, table_card="TS")
    assert state.phase == ChorVoliArranging()
    taken = do(state, "0 take_table_card")
    assert taken.phase == ChorVoliArranging()
    over = do(taken, "0 combine TC TD TH, 0 stand, 1 stand, 2 stand, 0 show")
    assert score(over).returns == (2, -1, -1)
    other, _ = dealt(f"2D {four('9')} TC TD TH | | ", RAMCHI_ON, table_card="TS")
    assert other.phase == ChorVoliOver(0)


@pytest.mark.parametrize("options", [PLAIN, FOURS, RAMCHI_ON])
def test_c8_three_of_a_kind_are_not_four(options: ChorVoliOptions) -> None:
    state, _ = dealt("AC AD AH KC KD KH | AS 4C 4D 4H | 4S | KS", options)
    assert state.phase == ChorVoliArranging()


def test_c8_the_other_hands_stay_hidden() -> None:
    state, _ = dealt(f" | {four('A')} | | {four('2')}")
    for seat in (0, 1, None):
        view = CHOR_VOLI.view(state, seat)
        assert view.hand == (None if seat is None else state.hands[seat])
        assert view.combinations is None


def test_c8_a_sound_deal_that_is_played_has_none() -> None:
    assert [fault.rule for fault in CHOR_VOLI.audit(laid(f"{four('2')} | | | "))] == [ChorVoliRule.FOUR_OF_A_KIND.rule]
    assert list(CHOR_VOLI.audit(laid(f"{four('2')} | | | ", RAMCHI))) == []
