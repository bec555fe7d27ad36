"""Which deals are shuffled, and in what order the cards of the others are gathered before the cut (N4, N21)."""

from itertools import chain

import pytest
from msgspec.structs import replace

from croupier.cards import Card, Rank, cards
from croupier.nap import NAP
from croupier.nap.options import NapDealBatches, NapOptions, NapShuffle
from croupier.nap.state import NapOver, NapState
from croupier.shuffle import shuffled
from engine.nap.table import (
    AYLESBURY,
    DORSET,
    EXTENDED,
    FLOATER,
    FLOATERS,
    FORMS,
    PURCHASE,
    STANDARD,
    TEESSIDE,
    do,
    finished,
    played,
    table,
    trick,
)

CUT = {1: 5, 2: 9}
"""Cards that the cut takes off 20, by deal of the seed "croupier"."""

HANDS = "AS KS QS JS TC | AH KH QH JH TH | AD KD QD JD TD"
FLOATER_CARD, UNDEALT = "AC", "TS JC QC KC"
TWENTY = replace(STANDARD, lowest_rank=Rank.TEN)


def with_floater(options: NapOptions = FLOATER) -> NapState:
    """Return a deal of 20 cards by seat 1, one of them the floater."""
    return table(HANDS, options, dealer=1, floater=FLOATER_CARD, stock=UNDEALT)


def without(options: NapOptions = TWENTY) -> NapState:
    """Return a deal of 20 cards by seat 1, five of them undealt."""
    return table(HANDS, options, dealer=1, stock=f"{FLOATER_CARD} {UNDEALT}")


def deck_of(state: NapState) -> tuple[Card, ...]:
    """Return the deck of a deal in which nothing has been done."""
    players, batch = len(state.hands), 3 if state.options.batches is NapDealBatches.THREE_TWO else 2
    in_turn = [state.hands[(state.dealer + 1 + place) % players] for place in range(players)]
    middle = () if state.floater is None else (state.floater,)
    return (
        *chain(*(hand[:batch] for hand in in_turn)),
        *chain(*(hand[batch:] for hand in in_turn)),
        *middle,
        *state.stock,
    )


def next_deck(ended: NapState) -> tuple[Card, ...]:
    """Return the deck that the next deal is dealt from."""
    return deck_of(do(ended, "deal"))


def is_shuffled(ended: NapState) -> bool:
    """Tell whether the next deal is dealt from the shuffle of its own number."""
    return next_deck(ended) == shuffled(NAP.pack(ended.options, len(ended.hands)), "croupier", ended.deal + 1)


def cut(gathered: str, deal: int = 1) -> tuple[Card, ...]:
    """Return cards gathered in an order, after the cut before a deal."""
    return (*cards(gathered)[CUT[deal] :], *cards(gathered)[: CUT[deal]])


def test_n4_tricks_in_the_order_played_and_the_undealt_rest() -> None:
    state = do(without(), "pass, bid four, pass")
    ended = trick(state, "AS AH TD KS KH JD QS QH QD JS JH KD TC TH AD")
    assert played(ended).made
    assert next_deck(ended) == cut("AS AH TD  KS KH JD  QS QH QD  JS JH KD  TC TH AD  AC TS JC QC KC")


def test_n4_a_trick_is_gathered_from_its_leader_on() -> None:
    hands = "AS KS QS JS TC | AH KH QH JC TH | AD KD QD JD TD"
    state = do(table(hands, TWENTY, dealer=1, stock="AC TS JH QC KC"), "pass, bid three, pass")
    ended = trick(state, "AS TH TD TC JC JD AH AD JS KS KH KD QS QH QD")
    assert next_deck(ended) == cut("AS TH TD  TC JC JD  AH AD JS  KS KH KD  QS QH QD  AC TS JH QC KC")


def test_n4_after_a_pass_of_all_the_hands_from_the_first_seat_the_floater_and_the_rest() -> None:
    ended = do(with_floater(), "pass, pass, pass")
    assert next_deck(ended) == cut("AD KD QD JD TD  AS KS QS JS TC  AH KH QH JH TH  AC  TS JC QC KC")


def test_n4_a_floater_left_lies_between_the_tricks_and_the_rest() -> None:
    state = do(with_floater(), "pass, bid four+, pass, leave_floater, announce S")
    ended = trick(state, "AS AH TD KS KH JD QS QH QD JS JH KD TC TH AD")
    assert next_deck(ended) == cut("AS AH TD  KS KH JD  QS QH QD  JS JH KD  TC TH AD  AC  TS JC QC KC")


def test_n4_a_floater_taken_is_where_it_went_and_the_discard_before_the_rest() -> None:
    state = do(with_floater(), "pass, bid four+, pass, take_floater, discard JS, announce S")
    ended = trick(state, "AS AH TD KS KH JD QS QH QD TC JH KD AC TH AD")
    assert next_deck(ended) == cut("AS AH TD  KS KH JD  QS QH QD  TC JH KD  AC TH AD  JS  TS JC QC KC")


def test_n4_a_floater_discarded_itself_comes_before_the_rest() -> None:
    state = do(with_floater(), "pass, bid four+, pass, take_floater, discard AC, announce S")
    ended = trick(state, "AS AH TD KS KH JD QS QH QD JS JH KD TC TH AD")
    assert ended.discards == cards("AC")
    assert next_deck(ended) == cut("AS AH TD  KS KH JD  QS QH QD  JS JH KD  TC TH AD  AC  TS JC QC KC")


def test_n4_hands_of_a_deal_stopped_early_with_a_card_gained_at_the_end() -> None:
    state = with_floater(replace(FLOATER, stop_when_decided=True))
    state = do(state, "pass, bid nap+, pass, take_floater, discard QS, announce H, play TC, play TH, play TD")
    assert state.phase == NapOver(0)
    # The hand of the first seat, of the declarer with what was the floater last, of the dealer; then the discard.
    assert next_deck(state) == cut("TC TH TD  AD KD QD JD  AS KS JS AC  AH KH QH JH  QS  TS JC QC KC")


def test_n4_purchased_cards_at_the_end_of_hands_and_discards_in_the_order_named() -> None:
    state = without(replace(PURCHASE, lowest_rank=Rank.TEN, stop_when_decided=True))
    state = do(state, "purchase QD AD, purchase TC JS, stand, pass, bid nap, pass")
    assert state.hands[2] == cards("KD JD TD AC TS")
    assert state.hands[0] == cards("AS KS QS JC QC")
    ended = trick(state, "JC TH AC")
    assert ended.phase == NapOver(0)
    assert next_deck(ended) == cut("JC TH AC  KD JD TD TS  AS KS QS QC  AH KH QH JH  QD AD  TC JS  KC")


def test_n4_a_purchase_named_in_another_order_is_gathered_in_that_order() -> None:
    state = without(replace(PURCHASE, lowest_rank=Rank.TEN, stop_when_decided=True))
    state = do(state, "purchase AD QD, purchase JS TC, stand, pass, bid nap, pass")
    ended = trick(state, "JC TH AC")
    assert next_deck(ended) == cut("JC TH AC  KD JD TD TS  AS KS QS QC  AH KH QH JH  AD QD  JS TC  KC")


def test_n4_the_cut_is_that_of_the_new_deal() -> None:
    gathered = cut("AD KD QD JD TD  AS KS QS JS TC  AH KH QH JH TH  AC  TS JC QC KC")
    ended = do(with_floater(), "pass, pass, pass, deal, pass, pass, pass")
    first, second, third = gathered[:3], gathered[3:6], gathered[6:9]
    hands = ((*first, *gathered[9:11]), (*second, *gathered[11:13]), (*third, *gathered[13:15]))
    assert ended.hands == hands
    assert next_deck(ended) == cut(" ".join((*hands[0], *hands[1], *hands[2], *gathered[15:])), deal=2)


FIVE = "AS KS QS JS AH | TH QH KH JH JC | AD KD QD JD AC"
FOUR = "AS KS QS JS TC | TH QH KH JH JC | AD KD QD JD AC"
"""Hands with which the declarer of spades wins all tricks, or all but one."""


@pytest.mark.parametrize(
    ("options", "hands", "line", "made", "is_new"),
    [
        (STANDARD, FOUR, "bid three, pass, pass", True, False),
        (STANDARD, FOUR, "bid four, pass, pass", True, False),
        (STANDARD, FIVE, "bid four, pass, pass", True, False),
        (STANDARD, FIVE, "bid nap, pass, pass", True, True),
        (STANDARD, FOUR, "bid nap, pass, pass", False, False),
        (EXTENDED, FIVE, "bid two, pass, pass", True, False),
        (EXTENDED, "2C 2D 2H 2S 3C | AC | AD", "bid misere, pass, pass", True, False),
        (FLOATER, FIVE, "bid four, pass, pass, announce S", True, False),
        (FLOATER, FIVE, "bid nap, pass, pass, announce S", True, True),
        (FLOATER, FOUR, "bid nap, pass, pass, announce S", False, False),
        (FLOATER, FIVE, "bid nap+, pass, pass, leave_floater, announce S", True, True),
        (FLOATER, FIVE, "bid bonaparte, pass, pass, announce S", True, True),
        (FLOATER, FIVE, "bid wellington, pass, pass, announce S", True, True),
        (FLOATER, FOUR, "bid wellington, pass, pass, announce S", False, False),
        (TEESSIDE, FIVE, "bid three, pass, pass, announce S", True, False),
        (TEESSIDE, FIVE, "bid nap, pass, pass, announce S", True, True),
        (
            TEESSIDE,
            "TC TD TH JC JD | AC KC QC AH KS | AD KD QD KH AS",
            "bid misere, pass, pass, announce S",
            True,
            False,
        ),
        (AYLESBURY, FIVE, "bid napoleon, pass, pass, announce S", True, True),
        (DORSET, FIVE, "bid four, pass, pass, announce S", True, False),
        (DORSET, FIVE, "bid nap, pass, pass, announce S", True, True),
    ],
)
def test_n4_n21_shuffled_after_a_made_bid_of_all_five_tricks(
    options: NapOptions, hands: str, line: str, made: bool, is_new: bool
) -> None:
    ended = finished(do(table(hands, options), line))
    assert played(ended).made is made
    assert is_shuffled(ended) is is_new


def test_n4_n18_wellington_and_blucher_are_bids_of_all_five_tricks() -> None:
    state = table("TH TC | AD AC | AS KS QS JS AH", EXTENDED)
    assert is_shuffled(finished(do(state, "bid three, bid nap, bid wellington")))
    state = table("TH TC | AD AC | AS KS QS JS AH | 2C", EXTENDED, dealer=3)
    assert is_shuffled(finished(do(state, "bid nap, bid wellington, bid blucher, pass")))
    state = table("TH TC | AD AC | AS KS QS JS AH", TEESSIDE)
    assert is_shuffled(finished(do(state, "bid nap, bid wellington, bid blucher, announce S")))


@pytest.mark.parametrize("options", FORMS)
def test_n4_n13_n21_after_a_pass_of_all_the_standard_form_is_shuffled_and_no_other(options: NapOptions) -> None:
    ended = do(table("||", options), "pass, pass, pass")
    assert is_shuffled(ended) is (options is STANDARD)


@pytest.mark.parametrize("options", FORMS)
def test_n4_always_shuffled_if_the_table_wants_it(options: NapOptions) -> None:
    always = replace(options, shuffle=NapShuffle.ALWAYS)
    announced = ", announce S" if options in FLOATERS else ""
    assert is_shuffled(do(table("||", always), "pass, pass, pass"))
    assert is_shuffled(finished(do(table(FOUR, always), f"bid four, pass, pass{announced}")))
    assert is_shuffled(finished(do(table(FIVE, always), f"bid nap, pass, pass{announced}")))


def test_n4_a_pack_of_52_is_gathered_whole() -> None:
    ended = finished(do(table(FOUR), "bid four, pass, pass"))
    gathered = (*chain(*ended.tricks), *ended.stock)
    assert len(gathered) == 52
    # The cut of 52 cards before deal 1 of the seed "croupier" takes 47.
    assert next_deck(ended) == (*gathered[47:], *gathered[:47])
