"""The pack, the players, and how a deal is dealt (K1, K2, K4, K5, K20)."""

import pytest

from croupier.cards import RANK, Suit, cards
from croupier.faults import UnsoundOptions
from croupier.game import Direction
from croupier.kryt_navalivat import KRYT_NAVALIVAT
from croupier.kryt_navalivat.events import KrytDealt, KrytDealtHand, KrytDrew
from croupier.kryt_navalivat.options import KrytOptions
from croupier.kryt_navalivat.rulebook import KrytRule
from croupier.kryt_navalivat.state import KrytAnswering, KrytLeading
from croupier.kryt_navalivat.variants import KrytVariant
from croupier.opening import start
from kryt_table import DIAMONDS_AND_SPADES, PACK, STANDARD, dealt, do, listed, table, told

DEALS = [
    (2, 0, "7C 9C JC | 6C 8C TC"),
    (2, 1, "6C 8C TC | 7C 9C JC"),
    (3, 1, "7C TC KC | 8C JC AC | 6C 9C QC"),
    (4, 3, "6C TC AC | 7C JC 6D | 8C QC 7D | 9C KC 8D"),
    (5, 2, "8C KC 9D | 9C AC TD | TC 6D JD | 6C JC 7D | 7C QC 8D"),
    (6, 0, "JC 8D AD | 6C QC 9D | 7C KC TD | 8C AC JD | 9C 6D QD | TC 7D KD"),
]
"""Players, the dealer, and the hands that the pack in canonical order gives."""


def test_the_game_is_known_by_its_names() -> None:
    assert KRYT_NAVALIVAT.id == "kryt-navalivat"
    assert {name.language: name.name for name in KRYT_NAVALIVAT.names} == {
        "en": "Kryt'-navalivat'",
        "ru": "Крыть-наваливать",
    }


@pytest.mark.parametrize("options", [STANDARD, DIAMONDS_AND_SPADES])
@pytest.mark.parametrize("players", [2, 6])
def test_k1_a_pack_of_36(options: KrytOptions, players: int) -> None:
    assert KRYT_NAVALIVAT.pack(options, players) == PACK


def test_k1_ranks_from_the_six_to_the_ace() -> None:
    assert sorted(cards("9S AS TS 6S KS 8S QS 7S JS"), key=RANK.__getitem__) == list(PACK[-9:])


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_k2_two_to_six_players(players: int) -> None:
    state, _ = start(KRYT_NAVALIVAT, players=players, seed="seed")
    assert len(state.hands) == players
    assert KRYT_NAVALIVAT.fewest <= players <= KRYT_NAVALIVAT.most


@pytest.mark.parametrize("players", [1, 7])
def test_k2_neither_fewer_nor_more(players: int) -> None:
    with pytest.raises(UnsoundOptions) as unsound:
        start(KRYT_NAVALIVAT, players=players, seed="seed")
    assert unsound.value.faults == (KrytRule.PLAYERS.fault("/players", players=players),)
    assert not KRYT_NAVALIVAT.fewest <= players <= KRYT_NAVALIVAT.most


def test_k2_play_is_clockwise() -> None:
    state = dealt("6H 7H 8H", players=3, dealer=2)
    assert state.phase == KrytLeading(0)
    assert do(state, "0 lead 6H").phase == KrytAnswering(1)
    assert do(state, "0 lead 6H, 1 pick_up").phase == KrytLeading(2)
    assert do(state, "0 lead 6H, 1 pick_up, 2 lead 8H").phase == KrytAnswering(0)
    assert KRYT_NAVALIVAT.direction is Direction.CLOCKWISE


@pytest.mark.parametrize(("players", "dealer", "hands"), DEALS)
def test_k4_three_cards_each_one_at_a_time_from_the_first_seat_on(players: int, dealer: int, hands: str) -> None:
    state = dealt("", players=players, dealer=dealer)
    assert state.hands == tuple(map(cards, hands.split("|")))
    assert state.pile == ()
    assert (state.deal, state.dealer, state.actions, state.losses) == (0, dealer, 0, (0,) * players)


@pytest.mark.parametrize(
    ("players", "indicator", "trumps", "drawn_next"),
    [
        (2, "QC", Suit.CLUBS, "KC AC 6D"),
        (3, "6D", Suit.DIAMONDS, "7D 8D 9D"),
        (4, "9D", Suit.DIAMONDS, "TD JD QD"),
        (5, "QD", Suit.DIAMONDS, "KD AD 6H"),
        (6, "6H", Suit.HEARTS, "7H 8H 9H"),
    ],
)
def test_k5_the_next_card_is_turned_and_lies_below_the_stock(
    players: int, indicator: str, trumps: Suit, drawn_next: str
) -> None:
    state = dealt("", players=players)
    assert state.trumps is trumps
    assert state.stock[:3] == cards(drawn_next)
    assert state.stock[-2:] == cards(f"AS {indicator}")
    assert len(state.stock) == 36 - 3 * players


def test_k5_the_indicator_is_drawn_last() -> None:
    state = do(table("7H 8H 9H | 7D 8D TH | *", stock="AS QC", phase=KrytLeading), "0 lead 7H")
    assert state.hands[0] == cards("8H 9H AS")
    assert state.stock == cards("QC")
    state = do(state, "1 beat TH, 1 lead 7D")
    assert state.hands[1] == cards("8D QC")
    assert state.stock == ()


@pytest.mark.parametrize("seat", [0, 1, None])
def test_k5_the_indicator_is_seen_by_all_until_it_is_drawn(seat: int | None) -> None:
    state = table("7H 8H 9H | *", stock="QC", phase=KrytLeading)
    assert KRYT_NAVALIVAT.view(state, seat).indicator == "QC"
    assert KRYT_NAVALIVAT.view(state, seat).stock_count == 1
    drawn = do(state, "0 lead 7H")
    assert KRYT_NAVALIVAT.view(drawn, seat).indicator is None
    assert KRYT_NAVALIVAT.view(drawn, seat).stock_count == 0
    assert drawn.trumps is Suit.CLUBS


def test_k6_the_first_seat_leads_any_card() -> None:
    assert listed(dealt("", players=3, dealer=1)) == ["2 lead 6C", "2 lead 9C", "2 lead QC"]


@pytest.mark.parametrize(("players", "dealer", "hands"), DEALS)
def test_k20_no_indicator_is_turned(players: int, dealer: int, hands: str) -> None:
    state, _ = start(
        KRYT_NAVALIVAT,
        players=players,
        seed="seed",
        variant=KrytVariant.DIAMONDS_AND_SPADES,
        deck=PACK,
        dealer=dealer,
    )
    assert state.hands == tuple(map(cards, hands.split("|")))
    assert state.stock == PACK[3 * players :]
    assert state.trumps is Suit.DIAMONDS
    assert {KRYT_NAVALIVAT.view(state, seat).indicator for seat in (*range(players), None)} == {None}


@pytest.mark.parametrize(
    ("form", "trumps", "indicator"),
    [(KrytVariant.STANDARD, Suit.HEARTS, "6H"), (KrytVariant.DIAMONDS_AND_SPADES, Suit.DIAMONDS, None)],
)
def test_k5_k20_a_deal_is_told(form: KrytVariant, trumps: Suit, indicator: str | None) -> None:
    players, dealer, hands = DEALS[-1]
    _, events = start(KRYT_NAVALIVAT, players=players, seed="seed", variant=form, deck=PACK, dealer=dealer)
    (event,) = events
    assert isinstance(event, KrytDealt)
    assert event.hands == tuple(KrytDealtHand(seat, 3, cards(hand)) for seat, hand in enumerate(hands.split("|")))
    assert (event.deal, event.dealer, event.stock) == (0, 0, 18)
    assert (event.trumps, event.indicator) == (trumps, indicator)


def test_k20_the_whole_stock_is_drawn_unseen() -> None:
    state = table("7H 8H 9H | *", stock="QD", phase=KrytLeading, options=DIAMONDS_AND_SPADES)
    drew = told(state, "0 lead 7H")[-1]
    assert KRYT_NAVALIVAT.witness(drew, 1) == KrytDrew(action=0, seat=0, count=1, cards=None, indicator=None)
