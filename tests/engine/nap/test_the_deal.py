"""How five cards are dealt, the floater, the antes, and what everybody is told (N1, N3, N22, N23, S3, S5)."""

import pytest
from msgspec.structs import replace

from croupier.cards import Card, Rank, cards
from croupier.faults import TableRule, UnsoundDeck
from croupier.nap import NAP
from croupier.nap.events import NapDealt, NapDealtHand, NapPaid
from croupier.nap.options import NapDealBatches, NapOptions
from croupier.nap.state import NapBidding, NapPurchasing, NapScoring, NapState
from croupier.nap.variants import NapVariant
from croupier.opening import start
from croupier.payments import Payment, Pot
from engine.nap.table import FLOATER, FLOATERS, PURCHASE, STANDARD, choices, do, table

TWO_THREE = NapDealBatches.TWO_THREE


def dealt(options: NapOptions, players: int, dealer: int) -> NapState:
    """Return the deal of a pack in canonical order."""
    return NAP.deal(options, players, dealer, "croupier", NAP.pack(options, players))[0]


@pytest.mark.parametrize(
    ("players", "dealer", "hands"),
    [
        (3, 2, "2C 3C 4C JC QC | 5C 6C 7C KC AC | 8C 9C TC 2D 3D"),
        (3, 0, "8C 9C TC 2D 3D | 2C 3C 4C JC QC | 5C 6C 7C KC AC"),
        (4, 1, "8C 9C TC 5D 6D | JC QC KC 7D 8D | 2C 3C 4C AC 2D | 5C 6C 7C 3D 4D"),
        (5, 4, "2C 3C 4C 4D 5D | 5C 6C 7C 6D 7D | 8C 9C TC 8D 9D | JC QC KC TD JD | AC 2D 3D QD KD"),
    ],
)
def test_n3_three_cards_each_and_then_two(players: int, dealer: int, hands: str) -> None:
    state = dealt(STANDARD, players, dealer)
    assert state.hands == tuple(map(cards, hands.split("|")))
    assert state.stock == NAP.pack(STANDARD, players)[5 * players :]


@pytest.mark.parametrize(
    ("players", "dealer", "hands"),
    [
        (3, 2, "2C 3C 8C 9C TC | 4C 5C JC QC KC | 6C 7C AC 2D 3D"),
        (3, 0, "6C 7C AC 2D 3D | 2C 3C 8C 9C TC | 4C 5C JC QC KC"),
        (4, 1, "6C 7C 3D 4D 5D | 8C 9C 6D 7D 8D | 2C 3C TC JC QC | 4C 5C KC AC 2D"),
    ],
)
def test_n3_two_cards_each_and_then_three(players: int, dealer: int, hands: str) -> None:
    state = dealt(replace(STANDARD, batches=TWO_THREE), players, dealer)
    assert state.hands == tuple(map(cards, hands.split("|")))
    assert state.stock == NAP.pack(STANDARD, players)[5 * players :]


def test_n3_batches_in_the_floater_forms() -> None:
    pack = "TC JC QC KC AC TD JD QD KD AD TH JH QH KH AH TS JS QS KS AS"
    by_three = "TC JC QC AD TH | KC AC TD JH QH | JD QD KD KH AH"
    by_two = "TC JC JD QD KD | QC KC AD TH JH | AC TD QH KH AH"
    for form in FLOATERS:
        assert NAP.pack(form, 3) == cards(pack)
        assert dealt(form, 3, 2).hands == tuple(map(cards, by_three.split("|")))
        assert dealt(replace(form, batches=TWO_THREE), 3, 2).hands == tuple(map(cards, by_two.split("|")))


@pytest.mark.parametrize("form", FLOATERS)
@pytest.mark.parametrize(
    ("players", "floater", "left"), [(3, "TS", 4), (4, "JS", 3), (5, "QS", 2), (6, "KS", 1), (7, "AS", 0)]
)
def test_n23_the_card_after_five_each_is_the_floater(form: NapOptions, players: int, floater: str, left: int) -> None:
    state = dealt(form, players, 0)
    assert state.floater == floater
    assert state.floater == NAP.pack(form, players)[5 * players]
    assert state.stock == NAP.pack(form, players)[5 * players + 1 :]
    assert len(state.stock) == left


def test_n23_the_standard_form_has_no_floater() -> None:
    assert dealt(STANDARD, 3, 0).floater is None
    assert dealt(PURCHASE, 3, 0).floater is None


@pytest.mark.parametrize("form", FLOATERS)
@pytest.mark.parametrize("players", [3, 5, 7])
def test_n22_every_player_pays_one_to_the_kitty(form: NapOptions, players: int) -> None:
    state, events = NAP.deal(form, players, 1, "croupier", NAP.pack(form, players))
    in_turn = [*range(2, players), 0, 1]
    antes = tuple(Payment("N22", "nap.ante", 1, seat, None, Pot.KITTY) for seat in in_turn)
    assert (state.balances, state.kitty, state.pool) == ((-1,) * players, players, 0)
    assert NAP.scoring(state) == NapScoring((-1,) * players, players, 0, antes, None, None)
    assert events[1:] == tuple(NapPaid(0, ante) for ante in antes)


@pytest.mark.parametrize("options", [STANDARD, PURCHASE])
def test_n22_nobody_pays_an_ante_without_a_kitty(options: NapOptions) -> None:
    state, events = NAP.deal(options, 3, 1, "croupier", NAP.pack(options, 3))
    assert NAP.scoring(state) == NapScoring((0, 0, 0), 0, 0, (), None, None)
    assert len(events) == 1


def test_n3_a_deal_is_told() -> None:
    _, events = NAP.deal(STANDARD, 3, 2, "croupier", NAP.pack(STANDARD, 3))
    hands = "2C 3C 4C JC QC", "5C 6C 7C KC AC", "8C 9C TC 2D 3D"
    told = tuple(NapDealtHand(seat, 5, cards(hand)) for seat, hand in enumerate(hands))
    assert events == (NapDealt(0, 0, 2, told, 37, floater=False),)


def test_n23_a_deal_with_a_floater_is_told() -> None:
    _, events = NAP.deal(FLOATER, 3, 2, "croupier", NAP.pack(FLOATER, 3))
    assert isinstance(events[0], NapDealt)
    assert events[0].floater
    assert events[0].stock == 4


@pytest.mark.parametrize(("dealer", "first"), [(0, 1), (1, 2), (2, 3), (3, 0)])
def test_n1_n5_s2_the_seat_after_the_dealer_begins(dealer: int, first: int) -> None:
    for options, phase in ((STANDARD, NapBidding()), (PURCHASE, NapPurchasing()), (FLOATER, NapBidding())):
        state = dealt(options, 4, dealer)
        assert state.phase == phase
        assert NAP.to_act(state) == (first,)


def test_n1_a_first_deal_starts_from_nothing() -> None:
    state = dealt(FLOATER, 3, 2)
    assert (state.version, state.deal, state.dealer, state.actions) == (1, 0, 2, 0)
    assert (state.discards, state.purchases, state.looked, state.calls, state.tricks) == ((), (), (), (), ())
    assert state.trumps is None


def test_s5_the_first_dealer_is_named_or_drawn_by_lot() -> None:
    assert start(NAP, players=5, seed="croupier", dealer=3)[0].dealer == 3
    lots = {start(NAP, players=5, seed=f"seed-{i}")[0].dealer for i in range(60)}
    assert lots == {0, 1, 2, 3, 4}
    assert start(NAP, players=5, seed="seed-7")[0].dealer == start(NAP, players=5, seed="seed-7")[0].dealer


def test_n4_the_first_deal_is_shuffled_from_the_seed() -> None:
    decks = {start(NAP, players=3, seed=f"seed-{i}", dealer=0)[0].hands for i in range(20)}
    assert len(decks) == 20


def test_s3_a_given_deck_is_dealt_as_it_stands() -> None:
    deck = tuple(reversed(NAP.pack(FLOATER, 3)))
    state, _ = start(NAP, players=3, seed="croupier", variant=NapVariant.FLOATER, deck=deck, dealer=2)
    assert state.hands == tuple(map(cards, ("AS KS QS TH AD", "JS TS AH KD QD", "KH QH JH JD TD")))
    assert (state.floater, state.stock) == ("AC", cards("KC QC JC TC"))


@pytest.mark.parametrize(
    ("deck", "faults"),
    [
        ("2C", [TableRule.DECK_FOREIGN.fault("/deck/20", card=Card("2C"))]),
        ("AS", [TableRule.DECK_REPEATS.fault("/deck/20", card=Card("AS"))]),
    ],
)
def test_s10_a_given_deck_is_the_pack_of_form_and_players(deck: str, faults: list[object]) -> None:
    pack = NAP.pack(FLOATER, 3)
    with pytest.raises(UnsoundDeck) as unsound:
        start(NAP, players=3, seed="croupier", variant=NapVariant.FLOATER, deck=(*pack, *cards(deck)))
    assert list(unsound.value.faults) == faults
    with pytest.raises(UnsoundDeck) as unsound:
        start(NAP, players=4, seed="croupier", variant=NapVariant.FLOATER, deck=pack)
    lacking = [TableRule.DECK_LACKS.fault("/deck", card=Card(f"9{suit}")) for suit in "CDHS"]
    assert list(unsound.value.faults) == lacking


def test_the_table_of_these_tests_deals_the_hands_it_is_told() -> None:
    hands = "AS KS QS JS TS | 2C 4D 6H 8S TC | 3C 5D 7H 9S JC"
    for options in (STANDARD, replace(STANDARD, batches=TWO_THREE), replace(STANDARD, lowest_rank=Rank.TWO)):
        state = table(hands, options, dealer=1, stock="AD AH")
        assert state.hands == tuple(map(cards, hands.split("|")))
        assert state.stock[:3] == cards("AD AH 4C")
    assert choices(do(table(hands), "bid nap")) == ["pass", "bid wellington"]
