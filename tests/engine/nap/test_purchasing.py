"""Purchasing cards before the bidding (N20)."""

import pytest
from msgspec.structs import replace

from croupier.cards import Card, Rank, cards
from croupier.faults import Rulebook, TableRule
from croupier.nap import NAP
from croupier.nap.actions import NapPurchase
from croupier.nap.events import NapPaid, NapPurchased, NapStood
from croupier.nap.options import NapOptions
from croupier.nap.rulebook import NapRule
from croupier.nap.state import NapBidding, NapPurchasing
from croupier.payments import Payment, Pot
from engine.nap.table import FLOATERS, PURCHASE, STANDARD, broken, choices, do, table, told

HAND = "AS KS QS JS TS"
FOUR_LEFT = replace(PURCHASE, lowest_rank=Rank.NINE)
"""Purchase Nap with 24 cards, of which four players leave four undealt."""
NONE_LEFT = replace(PURCHASE, lowest_rank=Rank.TEN)
"""Purchase Nap with 20 cards, of which four players leave none undealt."""


def test_n20_stand_or_discard_any_cards_of_the_hand_each_set_once_in_the_order_of_the_hand() -> None:
    state = table(f"{HAND} | |", PURCHASE)
    assert choices(state)[:8] == [
        "stand",
        "purchase AS",
        "purchase KS",
        "purchase QS",
        "purchase JS",
        "purchase TS",
        "purchase AS KS",
        "purchase AS QS",
    ]
    assert choices(state)[-1] == f"purchase {HAND}"
    assert len(set(choices(state))) == len(choices(state)) == 32


@pytest.mark.parametrize(
    ("discard", "hand", "stock"),
    [
        ("AS", "KS QS JS TS 2D", "3D 4D 5D 6D 7D"),
        ("TS", "AS KS QS JS 2D", "3D 4D 5D 6D 7D"),
        ("TS AS", "KS QS JS 2D 3D", "4D 5D 6D 7D 8D"),
        ("QS KS JS", "AS TS 2D 3D 4D", "5D 6D 7D 8D 9D"),
        ("AS KS QS JS", "TS 2D 3D 4D 5D", "6D 7D 8D 9D TD"),
        ("TS JS QS KS AS", "2D 3D 4D 5D 6D", "7D 8D 9D TD JD"),
    ],
)
def test_n20_as_many_cards_in_deck_order_at_the_end_of_the_hand(discard: str, hand: str, stock: str) -> None:
    state = do(table(f"{HAND} | |", PURCHASE, stock="2D 3D 4D 5D 6D 7D 8D 9D TD JD"), f"purchase {discard}")
    assert state.hands[0] == cards(hand)
    assert state.stock[:5] == cards(stock)
    assert state.discards == cards(discard)
    assert state.purchases == (len(cards(discard)),)
    assert state.actions == 1


@pytest.mark.parametrize("discard", ["AS", "AS KS", "AS KS QS", "AS KS QS JS", HAND])
@pytest.mark.parametrize("stake", [1, 2, 100])
def test_n20_a_fixed_stake_whatever_the_number(discard: str, stake: int) -> None:
    state = do(table(f"{HAND} | |", replace(PURCHASE, purchase_stake=stake)), f"purchase {discard}")
    assert (state.pool, state.kitty, state.balances) == (stake, 0, (-stake, 0, 0))
    assert NAP.scoring(state).lines == (Payment("N20", "nap.purchase", stake, 0, None, Pot.POOL),)


def test_n20_who_stands_keeps_hand_and_units() -> None:
    before = table(f"{HAND} | |", PURCHASE)
    state = do(before, "stand")
    assert (state.hands, state.stock, state.discards, state.balances, state.pool) == (
        before.hands,
        before.stock,
        (),
        (0, 0, 0),
        0,
    )
    assert (state.purchases, state.actions) == ((0,), 1)


@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_n20_each_seat_in_turn_from_the_first_and_once(dealer: int) -> None:
    state = table("||", PURCHASE, dealer=dealer)
    first, second, third = ((dealer + 1 + place) % 3 for place in range(3))
    assert state.phase == NapPurchasing()
    for seat in (first, second, third):
        assert NAP.to_act(state) == (seat,)
        for other in {0, 1, 2} - {seat}:
            assert broken(state, f"{other} stand") is TableRule.YOUR_TURN
        assert state.phase == NapPurchasing()
        state = do(state, "stand")
    assert state.phase == NapBidding()
    assert NAP.to_act(state) == (first,)
    assert broken(state, "stand") is NapRule.CALL_DUE


def test_n20_nobody_purchases_in_other_games() -> None:
    for options in (STANDARD, *FLOATERS):
        state = table("||", options)
        assert state.phase == NapBidding()
        due = NapRule.CALL_DUE if options is STANDARD else NapRule.CALL_OR_LOOK_DUE
        assert broken(state, NapPurchase(0, state.hands[0][:1])) is due
        assert broken(state, "stand") is due


@pytest.mark.parametrize(
    ("asked", "rule"),
    [
        ("bid three", NapRule.PURCHASE_DUE),
        ("pass", NapRule.PURCHASE_DUE),
        ("play AS", NapRule.PURCHASE_DUE),
        ("look", NapRule.PURCHASE_DUE),
        ("discard AS", NapRule.PURCHASE_DUE),
        ("deal", NapRule.PURCHASE_DUE),
        ("stand", None),
        ("purchase AS", None),
        ("purchase", NapRule.PURCHASE_COUNT),
        ("purchase TS QS AS", None),
        ("purchase 2C", TableRule.HOLD_CARD),
        ("purchase AS AD", TableRule.HOLD_CARD),
        ("purchase AS AS", TableRule.CARD_ONCE),
        ("purchase AS KS AS", TableRule.CARD_ONCE),
        ("purchase AS AS 2C", TableRule.CARD_ONCE),
        ("purchase 2C AS AS", TableRule.HOLD_CARD),
        ("purchase AS KS QS JS TS AS", TableRule.CARD_ONCE),
        ("purchase AS KS QS JS TS 2C", TableRule.HOLD_CARD),
    ],
)
def test_n20_s9_what_may_be_discarded(asked: str, rule: Rulebook | None) -> None:
    assert broken(table(f"{HAND} | 2C |", PURCHASE), asked) is rule


@pytest.mark.parametrize(
    ("options", "line", "most"),
    [
        (PURCHASE, "stand", 5),
        (FOUR_LEFT, "", 4),
        (FOUR_LEFT, "stand", 4),
        (FOUR_LEFT, "purchase 9C", 3),
        (FOUR_LEFT, "purchase 9C TC", 2),
        (FOUR_LEFT, "purchase 9C TC JC, stand", 1),
        (FOUR_LEFT, "purchase 9C TC JC QC", 0),
        (NONE_LEFT, "", 0),
        (NONE_LEFT, "stand, stand, stand", 0),
    ],
)
def test_n20_no_more_than_are_undealt(options: NapOptions, line: str, most: int) -> None:
    state = table("9C TC JC QC KC |||" if options is FOUR_LEFT else "|||", options)
    state = do(state, line) if line else state
    hand = state.hands[NAP.to_act(state)[0]]
    refusal = NapRule.PURCHASE_COUNT if most else NapRule.NOTHING_UNDEALT
    assert broken(state, "purchase") is refusal
    for count in range(1, 6):
        rule = broken(state, f"purchase {' '.join(hand[:count])}")
        assert rule is (None if count <= most else refusal), count
    counts = {len(text.split()) - 1 for text in choices(state)}
    assert counts == set(range(most + 1))
    assert broken(state, "stand") is None


def test_n20_the_last_undealt_cards_are_purchased() -> None:
    state = do(table("9C TC JC QC KC |||", FOUR_LEFT, stock="AS KS QS JS"), "purchase 9C TC JC QC")
    assert state.hands[0] == cards("KC AS KS QS JS")
    assert state.stock == ()
    assert choices(state) == ["stand"]


def test_n20_discards_are_not_drawn_again() -> None:
    state = do(table("9C TC JC QC KC |||", FOUR_LEFT), "purchase 9C TC, purchase AC 9D, stand, stand")
    assert state.discards == cards("9C TC AC 9D")
    assert not {*state.discards} & {*state.hands[0], *state.hands[1], *state.stock}


def test_n20_purchases_are_kept_and_told() -> None:
    state = table(f"{HAND} | |", PURCHASE, stock="2D 3D")
    paid = Payment("N20", "nap.purchase", 1, 0, None, Pot.POOL)
    assert told(state, "purchase QS AS, stand") == (
        NapPurchased(0, 0, 2, cards("QS AS"), cards("2D 3D")),
        NapPaid(0, paid),
        NapStood(0, 1),
    )
    after = do(state, "purchase QS AS, stand, purchase 7C")
    assert after.purchases == (2, 0, 1)
    assert after.discards == (Card("QS"), Card("AS"), Card("7C"))
    assert [(line.payer, line.amount) for line in NAP.scoring(after).lines] == [(0, 1), (2, 1)]
    assert NAP.scoring(do(after, "pass, pass, pass")).lines == NAP.scoring(after).lines
