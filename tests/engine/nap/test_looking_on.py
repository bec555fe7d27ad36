"""What of the table is public, and what only some may know (N24, N27, N35)."""

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from croupier.cards import Card, Suit, cards
from croupier.nap import NAP
from croupier.nap import events as told_of
from croupier.nap.contracts import NapContract
from croupier.nap.options import NapOptions
from croupier.nap.state import NapAllPassed, NapBidding, NapCall, NapOver, NapPlaying, NapPurchasing, NapState
from croupier.nap.view import NapTrick, NapView
from croupier.payments import Payment, Pot
from engine.nap.table import FLOATER, PURCHASE, do, finished, table

HANDS = "AS KS QS JS TC | AH KH QH JH TH | AD KD QD JD TD"
EVERYBODY = (0, 1, 2, None)


def with_floater(line: str = "") -> NapState:
    """Return a deal with a floater, AC, after some actions."""
    state = table(HANDS, FLOATER, floater="AC", stock="TS JC QC KC")
    return do(state, line) if line else state


def seen(state: NapState, name: str) -> dict[int | None, Any]:
    """Return what a field of the view shows each seat and the spectators."""
    return {seat: getattr(NAP.view(state, seat), name) for seat in EVERYBODY}


def to_all(value: object) -> dict[int | None, Any]:
    """Return what all see alike."""
    return dict.fromkeys(EVERYBODY, value)


@pytest.mark.parametrize("seat", EVERYBODY)
def test_n35_a_view_is_own_cards_counts_and_what_is_public(seat: int | None) -> None:
    line = "look, bid four+, look, pass, pass, take_floater, discard JS, announce S"
    state = do(with_floater(line), "play AS, play TH, play TD, play KS")
    hands = ("QS TC AC", "AH KH QH JH", "AD KD QD JD")
    calls = (
        NapCall(NapContract.FOUR, floater=True),
        NapCall(None, floater=False),
        NapCall(None, floater=False),
    )
    assert NAP.view(state, seat) == NapView(
        seat=seat,
        players=3,
        direction=NAP.direction,
        options=FLOATER,
        deal=0,
        dealer=2,
        hand=None if seat is None else cards(hands[seat]),
        hand_counts=(3, 4, 4),
        stock_count=4,
        floater_there=False,
        floater=None,
        discard_count=1,
        own_discards={0: cards("JS"), None: None}.get(seat, ()),
        purchases=(),
        looked=(0, 1),
        calls=calls,
        trumps=Suit.SPADES,
        tricks=(NapTrick(0, cards("AS TH TD"), 0),),
        balances=(-2, -2, -1),
        kitty=5,
        pool=0,
        phase=NapPlaying(0, cards("KS")),
    )


def test_n35_a_first_view_shows_nothing_but_the_own_hand() -> None:
    state = table(HANDS, PURCHASE)
    assert NAP.view(state, 1) == NapView(
        seat=1,
        players=3,
        direction=NAP.direction,
        options=PURCHASE,
        deal=0,
        dealer=2,
        hand=cards("AH KH QH JH TH"),
        hand_counts=(5, 5, 5),
        stock_count=37,
        floater_there=False,
        floater=None,
        discard_count=0,
        own_discards=(),
        purchases=(),
        looked=(),
        calls=(),
        trumps=None,
        tricks=(),
        balances=(0, 0, 0),
        kitty=0,
        pool=0,
        phase=NapPurchasing(),
    )


def test_n24_n35_the_floater_is_seen_by_those_who_looked() -> None:
    assert seen(with_floater(), "floater") == to_all(None)
    state = with_floater("look")
    assert seen(state, "floater") == {0: "AC", 1: None, 2: None, None: None}
    assert seen(state, "looked") == to_all((0,))
    assert seen(state, "kitty") == to_all(4)
    state = do(state, "pass, pass, look, bid four")
    assert seen(state, "floater") == {0: "AC", 1: None, 2: "AC", None: None}
    assert seen(finished(do(state, "announce S")), "floater") == {0: "AC", 1: None, 2: "AC", None: None}


def test_n27_n35_the_floater_is_seen_in_the_hand_of_the_declarer_who_took_it() -> None:
    taking = with_floater("bid four+, look, pass, pass")
    assert seen(taking, "floater_there") == to_all(True)
    assert seen(taking, "floater") == {0: None, 1: "AC", 2: None, None: None}
    state = do(taking, "take_floater")
    assert seen(state, "floater_there") == to_all(False)
    assert seen(state, "hand_counts") == to_all((6, 5, 5))
    assert [Card("AC") in (hand or ()) for hand in seen(state, "hand").values()] == [True, False, False, False]
    state = do(state, "discard AC")
    assert seen(state, "own_discards") == {0: cards("AC"), 1: (), 2: (), None: None}
    assert seen(state, "discard_count") == to_all(1)


def test_n27_n35_a_floater_left_is_unseen_by_a_declarer_who_did_not_look() -> None:
    state = with_floater("bid four+, look, pass, pass, leave_floater, announce S")
    assert seen(state, "floater_there") == to_all(True)
    assert seen(state, "floater") == {0: None, 1: "AC", 2: None, None: None}


def test_n35_what_was_purchased_away_is_seen_by_who_did_it() -> None:
    state = do(table(HANDS, PURCHASE, stock="2C 3C 4C 5C"), "purchase KS AS, stand, purchase JD")
    assert seen(state, "own_discards") == {0: cards("KS AS"), 1: (), 2: cards("JD"), None: None}
    assert seen(state, "purchases") == to_all((2, 0, 1))
    assert seen(state, "discard_count") == to_all(3)
    assert seen(state, "stock_count") == to_all(34)
    assert seen(state, "pool") == to_all(2)
    assert seen(state, "hand") == {
        0: cards("QS JS TC 2C 3C"),
        1: cards("AH KH QH JH TH"),
        2: cards("AD KD QD TD 4C"),
        None: None,
    }
    other = do(table(HANDS, PURCHASE, dealer=0), "purchase AH, purchase TD KD, stand")
    assert seen(other, "own_discards") == {0: (), 1: cards("AH"), 2: cards("TD KD"), None: None}


def test_n35_what_is_unplayed_at_the_end_stays_hidden() -> None:
    state = do(with_floater(), "pass, pass, pass")
    assert state.phase == NapOver(0)
    assert seen(state, "hand_counts") == to_all((5, 5, 5))
    first, second, third = map(cards, HANDS.split("|"))
    assert seen(state, "hand") == {0: first, 1: second, 2: third, None: None}
    assert seen(state, "floater") == to_all(None)
    views = msgspec.json.encode([NAP.view(state, seat) for seat in EVERYBODY])
    assert b'"TH"' in views
    assert b'"AC"' not in views
    assert b'"TS"' not in views


def test_n35_tricks_and_the_trick_on_the_table_are_public() -> None:
    state = do(with_floater("bid four, pass, pass, announce D"), "play TC, play AH, play TD, play JD, play JS")
    assert seen(state, "tricks") == to_all((NapTrick(0, cards("TC AH TD"), 2),))
    assert seen(state, "phase") == to_all(NapPlaying(2, cards("JD JS")))
    assert seen(state, "trumps") == to_all(Suit.DIAMONDS)


PAID = told_of.NapPaid(0, Payment("N24", "nap.look", 1, 0, None, Pot.KITTY))


@pytest.mark.parametrize(
    ("event", "to_others"),
    [
        (told_of.NapPurchased(0, 0, 1, cards("AS"), cards("2C")), told_of.NapPurchased(0, 0, 1, None, None)),
        (told_of.NapLooked(0, 0, Card("AC")), told_of.NapLooked(0, 0, None)),
        (told_of.NapTookFloater(0, 0, (), Card("AC")), told_of.NapTookFloater(0, 0, (), None)),
        (told_of.NapDiscarded(0, 0, Card("AC")), told_of.NapDiscarded(0, 0, None)),
        (PAID, PAID),
        (told_of.NapStood(0, 0), told_of.NapStood(0, 0)),
        (told_of.NapPassed(0, 0), told_of.NapPassed(0, 0)),
        (told_of.NapLeftFloater(0, 0), told_of.NapLeftFloater(0, 0)),
        *(
            (event, event)
            for event in (
                told_of.NapCalled(0, 0, NapContract.NAP, floater=True),
                told_of.NapAnnounced(0, 0, Suit.SPADES),
                told_of.NapPlayed(0, 0, Card("AS"), None),
                told_of.NapTookTrick(0, 0, cards("AS TH TD")),
                told_of.NapSettled(0, NapAllPassed(), (-1, -1, -1), (-1, -1, -1), 3, 0),
            )
        ),
    ],
)
def test_n35_what_others_know_of_an_event(event: told_of.NapEvent, to_others: told_of.NapEvent) -> None:
    assert NAP.witness(event, 0) == event
    for other in (1, 2, None):
        assert NAP.witness(event, other) == to_others


def test_n35_who_has_looked_knows_the_floater_that_is_taken() -> None:
    taken = told_of.NapTookFloater(0, 0, (2,), Card("AC"))
    assert [taken, None, taken, None] == [
        event if isinstance(event, told_of.NapTookFloater) and event.card else None
        for event in (NAP.witness(taken, seat) for seat in (0, 1, 2, None))
    ]


@pytest.mark.parametrize("seat", EVERYBODY)
@pytest.mark.parametrize("options", [PURCHASE, FLOATER])
def test_n35_everybody_knows_the_own_cards_dealt(options: NapOptions, seat: int | None) -> None:
    _, events = NAP.deal(options, 3, 2, "croupier", NAP.pack(options, 3))
    dealt = events[0]
    assert isinstance(dealt, told_of.NapDealt)
    known = tuple(hand if hand.seat == seat else replace(hand, cards=None) for hand in dealt.hands)
    assert NAP.witness(dealt, seat) == replace(dealt, hands=known)
    assert [hand.count for hand in known] == [5, 5, 5]
    assert sum(hand.cards is None for hand in known) == (3 if seat is None else 2)


def test_n35_what_is_hidden_changes_nothing_that_is_seen() -> None:
    state = with_floater("look")
    hidden = replace(
        state,
        hands=(state.hands[0], cards("AD KD QC JC TH"), cards("AH KH QD JD TD")),
        stock=cards("KC QH JH TS"),
        seed="another",
    )
    assert state.phase == hidden.phase == NapBidding()
    assert NAP.view(state, 0) == NAP.view(hidden, 0)
    assert NAP.view(replace(state, floater=Card("KC")), 1) == NAP.view(state, 1)
    assert NAP.view(replace(state, floater=Card("KC")), 0) != NAP.view(state, 0)
