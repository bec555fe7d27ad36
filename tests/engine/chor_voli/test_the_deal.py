"""Dealing: who gets which card, what is turned up, and what is paid before (C6, C7, C16, C17, C19, C20)."""

import pytest

from croupier.chor_voli import CHOR_VOLI
from croupier.chor_voli.events import ChorVoliDealt, ChorVoliPaid
from croupier.chor_voli.options import PACK, ChorVoliOptions
from croupier.chor_voli.state import ChorVoliArranging
from croupier.game import admit
from croupier.payments import Payment, Pot
from croupier.seats import round_from
from croupier.shuffle import lot, shuffled
from engine.chor_voli.table import PLAIN, RAMCHI, called, dealt, do, laid, listed, score

TABLES: list[tuple[ChorVoliOptions, int]] = [(PLAIN, 4), (RAMCHI, 4), (RAMCHI, 3)]
every_table = pytest.mark.parametrize(("options", "players"), TABLES, ids=["plain", "ramchi-4", "ramchi-3"])
DECK = shuffled(PACK, "the-deal", 0)


@every_table
@pytest.mark.parametrize("dealer", range(4))
def test_c6_c16_c19_one_card_at_a_time_from_the_first_seat(options: ChorVoliOptions, players: int, dealer: int) -> None:
    dealer %= players
    state, _ = CHOR_VOLI.deal(options, players, dealer, "seed", DECK)
    size = 17 if players == 3 else 13
    rounds = [DECK[i * players : (i + 1) * players] for i in range(size)]
    for place, seat in enumerate(round_from((dealer + 1) % players, players)):
        assert state.hands[seat] == tuple(each[place] for each in rounds)
    assert state.dealer == dealer
    assert (state.actions, state.stood, state.phase) == (0, (), ChorVoliArranging())
    assert (state.combinations, state.discards) == (((),) * players, ((),) * players)
    assert admit(CHOR_VOLI, state) is state


def test_c16_the_last_card_lies_on_the_table_of_three() -> None:
    state, events = CHOR_VOLI.deal(RAMCHI, 3, 0, "seed", DECK)
    assert list(map(len, state.hands)) == [17, 17, 17]
    assert state.table_card is DECK[51]
    assert isinstance(events[0], ChorVoliDealt)
    assert events[0].table_card is DECK[51]


@pytest.mark.parametrize("options", [PLAIN, RAMCHI], ids=["plain", "ramchi"])
def test_c6_c19_four_have_13_each_and_none_is_left(options: ChorVoliOptions) -> None:
    state, _ = CHOR_VOLI.deal(options, 4, 0, "seed", DECK)
    assert list(map(len, state.hands)) == [13, 13, 13, 13]
    assert state.table_card is None


@pytest.mark.parametrize("dealer", range(4))
def test_c7_each_seat_pays_a_chip_into_the_pool_from_the_first_seat_on(dealer: int) -> None:
    state, events = CHOR_VOLI.deal(PLAIN, 4, dealer, "seed", DECK)
    order = round_from((dealer + 1) % 4, 4)
    antes = tuple(Payment("C7", "chor-voli.ante", 1, seat, None, Pot.POOL) for seat in order)
    assert events[1:] == tuple(ChorVoliPaid(0, ante) for ante in antes)
    assert score(state).lines == antes
    assert (state.balances, state.pool) == ((-1, -1, -1, -1), 4)
    assert (score(state).balances, score(state).pool, score(state).kitty) == ((-1, -1, -1, -1), 4, 0)
    assert score(state).result is None
    assert score(state).returns is None


@pytest.mark.parametrize("players", [3, 4])
def test_c17_ramchi_has_no_pool(players: int) -> None:
    state, events = CHOR_VOLI.deal(RAMCHI, players, 0, "seed", DECK)
    assert [type(event) for event in events] == [ChorVoliDealt]
    assert (state.balances, state.pool, score(state).lines) == ((0,) * players, 0, ())


@pytest.mark.parametrize("options", [PLAIN, RAMCHI], ids=["plain", "ramchi"])
def test_c6_c20_the_pack_is_shuffled_before_every_deal(options: ChorVoliOptions) -> None:
    over = called("/ | / | / | /", options)
    after = do(over, "0 deal")
    assert after.deal == 1
    assert after.hands[1] == shuffled(PACK, "laid", 1)[::4]
    assert after.hands[0] == shuffled(PACK, "laid", 1)[3::4]


def test_c6_the_first_dealer_is_drawn_by_lot() -> None:
    dealers = {lot(4, f"seed-{i}") for i in range(50)}
    assert dealers == {0, 1, 2, 3}


def test_c6_c20_play_is_counterclockwise() -> None:
    for options, players in TABLES:
        state, _ = CHOR_VOLI.deal(options, players, 0, "seed", DECK)
        assert CHOR_VOLI.view(state, None).direction == CHOR_VOLI.direction == "counterclockwise"


def test_dealt_tells_each_seat_its_own_cards() -> None:
    state, events = dealt("AC | AD | ", RAMCHI, table_card="2D")
    for seat in (0, 1, 2, None):
        event = CHOR_VOLI.witness(events[0], seat)
        assert isinstance(event, ChorVoliDealt)
        assert [hand.cards for hand in event.hands] == [
            state.hands[each] if each == seat else None for each in range(3)
        ]
        assert [hand.count for hand in event.hands] == [17, 17, 17]
        assert event.table_card == "2D"


def test_hands_laid_by_hand_are_dealt_as_they_are_written() -> None:
    wanted = laid("AC 7D | KS | | 2H", PLAIN)
    state, _ = dealt("AC 7D | KS | | 2H", PLAIN, dealer=1)
    assert state.hands == wanted.hands
    assert listed(state) == listed(wanted)
