"""What the declarer does before the first lead: the floater and trumps, in their order (N25, N27, N28, N29, N33)."""

import pytest
from msgspec.structs import replace

from croupier.cards import Card, Suit, cards
from croupier.faults import Rulebook, TableRule
from croupier.nap import NAP
from croupier.nap.events import NapAnnounced, NapDiscarded, NapLeftFloater, NapTookFloater
from croupier.nap.options import NapOptions
from croupier.nap.rulebook import NapRule
from croupier.nap.state import NapAnnouncing, NapDiscarding, NapPlaying, NapState, NapTakingFloater
from engine.nap.table import AYLESBURY, DORSET, FLOATER, TEESSIDE, broken, choices, do, listed, table, told, trick

HAND = "AS KH QD JS TC"
NO_TRUMPS = replace(TEESSIDE, misere_trumps=False)
SUITS = ["announce C", "announce D", "announce H", "announce S"]


def declared(bid: str, hand: str = HAND, options: NapOptions = FLOATER, *, floater: str = "") -> NapState:
    """Return the deal when seat 0 has become declarer."""
    return do(table(f"{hand} | |", options, floater=floater), f"bid {bid}, pass, pass")


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_n27_who_bid_with_takes_the_floater_or_leaves_it(seat: int) -> None:
    calls = ["pass"] * 3
    calls[seat] = "bid four+"
    state = do(table("||", FLOATER), ", ".join(calls))
    assert state.phase == NapTakingFloater()
    assert listed(state) == [f"{seat} take_floater", f"{seat} leave_floater"]


@pytest.mark.parametrize(
    ("options", "bid"),
    [
        (FLOATER, "four+"),
        (FLOATER, "nap+"),
        (FLOATER, "bonaparte+"),
        (FLOATER, "wellington+"),
        (TEESSIDE, "two+"),
        (TEESSIDE, "misere+"),
        (NO_TRUMPS, "misere+"),
        (AYLESBURY, "napoleon+"),
        (DORSET, "three+"),
    ],
)
def test_n25_n27_every_bid_with_the_floater_takes_it_or_leaves_it(options: NapOptions, bid: str) -> None:
    state = declared(bid, options=options)
    assert choices(state) == ["take_floater", "leave_floater"]


@pytest.mark.parametrize(
    ("options", "bid"), [(FLOATER, "four"), (FLOATER, "wellington"), (AYLESBURY, "napoleon"), (DORSET, "nap")]
)
def test_n27_who_bid_without_may_not_take_it(options: NapOptions, bid: str) -> None:
    state = declared(bid, options=options)
    assert state.phase == NapAnnouncing()
    for asked in ("take_floater", "leave_floater", "discard AS"):
        assert broken(state, asked) is NapRule.ANNOUNCE_DUE
        assert broken(do(state, "announce S"), asked) is NapRule.PLAY_DUE


def test_n27_the_floater_is_taken_into_the_hand_unpaid() -> None:
    before = declared("four+", floater="TD")
    state = do(before, "take_floater")
    assert state.phase == NapDiscarding()
    assert state.hands[0] == cards(f"{HAND} TD")
    assert state.floater is None
    assert (state.balances, state.kitty, state.actions) == (before.balances, before.kitty, 4)
    assert told(before, "take_floater") == (NapTookFloater(0, 0, (), Card("TD")),)


@pytest.mark.parametrize(
    ("card", "hand"),
    [
        ("AS", "KH QD JS TC TD"),
        ("QD", "AS KH JS TC TD"),
        ("TC", "AS KH QD JS TD"),
        ("TD", "AS KH QD JS TC"),
    ],
)
def test_n27_then_one_card_is_discarded_the_floater_or_another(card: str, hand: str) -> None:
    before = do(declared("four+", floater="TD"), "take_floater")
    assert choices(before) == [f"discard {each}" for each in (*HAND.split(), "TD")]
    state = do(before, f"discard {card}")
    assert state.hands[0] == cards(hand)
    assert state.discards == cards(card)
    assert state.phase == NapAnnouncing()
    assert told(before, f"discard {card}") == (NapDiscarded(0, 0, Card(card)),)


@pytest.mark.parametrize(
    ("asked", "rule"),
    [
        ("discard TH", TableRule.HOLD_CARD),
        ("discard AC", TableRule.HOLD_CARD),
        ("discard TD", None),
        ("discard AS", None),
    ],
)
def test_n27_s9_the_discard_comes_from_the_own_hand(asked: str, rule: Rulebook | None) -> None:
    state = do(table(f"{HAND} | TH |", FLOATER, floater="TD", stock="AC"), "bid four+, pass, pass, take_floater")
    assert broken(state, asked) is rule


def test_n27_left_it_lies_there_and_the_hand_stays() -> None:
    before = declared("four+", floater="TD")
    state = do(before, "leave_floater")
    assert state.phase == NapAnnouncing()
    assert (state.hands, state.floater, state.discards) == (before.hands, Card("TD"), ())
    assert told(before, "leave_floater") == (NapLeftFloater(0, 0),)


@pytest.mark.parametrize(
    "asked", ["take_floater", "leave_floater", "discard AS", "announce S", "play AS", "pass", "look", "deal"]
)
def test_n28_take_or_leave_discard_announce_lead_in_this_order(asked: str) -> None:
    state, order = declared("four+"), []
    for due, rule, action in (
        (("take_floater", "leave_floater"), NapRule.TAKE_DUE, "take_floater"),
        (("discard AS",), NapRule.DISCARD_DUE, "discard TC"),
        (("announce S",), NapRule.ANNOUNCE_DUE, "announce S"),
        (("play AS",), NapRule.PLAY_DUE, "play AS"),
    ):
        assert broken(state, asked) is (None if asked in due else rule)
        order.append(asked in due)
        state = do(state, action)
    assert sum(order) == (asked not in {"pass", "look", "deal"})


@pytest.mark.parametrize(
    ("options", "bid"),
    [
        (FLOATER, "four"),
        (FLOATER, "nap"),
        (TEESSIDE, "misere"),
        (TEESSIDE, "three"),
        (DORSET, "nap"),
        (AYLESBURY, "nap"),
    ],
)
@pytest.mark.parametrize("suit", list(Suit))
def test_n28_any_suit_is_announced_and_then_the_lead_is_free(options: NapOptions, bid: str, suit: Suit) -> None:
    state = declared(bid, "AS KS QS JH TH", options)
    assert choices(state) == SUITS
    after = do(state, f"announce {suit}")
    assert after.trumps is suit
    assert after.phase == NapPlaying(0, ())
    assert choices(after) == ["play AS", "play KS", "play QS", "play JH", "play TH"]
    assert told(state, f"announce {suit}") == (NapAnnounced(0, 0, suit),)


def test_n28_the_first_lead_does_not_change_trumps() -> None:
    state = trick(do(declared("four"), "announce D"), "AS")
    assert state.trumps is Suit.DIAMONDS


def test_n28_in_teesside_wellington_and_blucher_bind_no_lead() -> None:
    hand = "AS KS QS JS TS"
    state = do(table(f"TC | JC | {hand}", TEESSIDE), "bid nap, bid wellington, bid blucher")
    assert choices(state) == SUITS
    assert len(choices(do(state, "announce S"))) == 5
    state = do(table(f"TC | {hand} |", TEESSIDE), "bid nap, bid wellington, pass")
    assert choices(state) == SUITS
    assert len(choices(do(state, "announce S"))) == 5


def test_n32_n17_without_trumps_in_misere_nothing_is_announced() -> None:
    assert declared("misere", options=NO_TRUMPS).phase == NapPlaying(0, ())
    with_it = declared("misere+", options=NO_TRUMPS)
    assert do(with_it, "leave_floater").phase == NapPlaying(0, ())
    state = do(with_it, "take_floater, discard AS")
    assert state.phase == NapPlaying(0, ())
    assert state.trumps is None
    assert broken(state, "announce S") is NapRule.PLAY_DUE
    assert declared("three", options=NO_TRUMPS).phase == NapAnnouncing()


BOUND = [(FLOATER, "bonaparte"), (AYLESBURY, "napoleon")]


@pytest.mark.parametrize(("options", "bid"), BOUND)
@pytest.mark.parametrize(
    ("hand", "suits", "trumps", "leads"),
    [
        ("AS KS QS JS TS", "S", "S", "TS"),
        ("TS AS KS QS JS", "S", "S", "TS"),
        ("AS KS QS JS TC", "C S", "S", "JS"),
        ("AS KS QS JS TC", "C S", "C", "TC"),
        ("AC QC AD JD AH", "C D H", "C", "QC"),
        ("AC QC AD JD AH", "C D H", "D", "JD"),
        ("AC QC AD JD AH", "C D H", "H", "AH"),
        ("AC KD QH JS TC", "C D H S", "C", "TC"),
    ],
)
def test_n29_n33_bonaparte_leads_the_lowest_trump_of_a_suit_held(
    options: NapOptions, bid: str, hand: str, suits: str, trumps: str, leads: str
) -> None:
    state = declared(bid, hand, options)
    assert choices(state) == [f"announce {suit}" for suit in suits.split()]
    for suit in Suit:
        assert broken(state, f"announce {suit}") is (None if suit in suits else NapRule.HOLD_TRUMPS)
    state = do(state, f"announce {trumps}")
    assert choices(state) == [f"play {leads}"]
    for card in hand.split():
        assert broken(state, f"play {card}") is (None if card == leads else NapRule.LEAD_LOWEST_TRUMP)


@pytest.mark.parametrize(
    ("hand", "suits", "trumps", "leads"),
    [
        ("AS KS QS JS TS", "C D H", "C", "TS"),
        ("AS KS QS JS TS", "C D H", "H", "TS"),
        ("AS KS QS JS AH", "C D H S", "S", "AH"),
        ("AS KS QS JS AH", "C D H S", "H", "JS"),
        ("AS KS QS JS AH", "C D H S", "D", "JS"),
        ("AC QC AD JD AH", "C D H S", "D", "QC"),
        ("AC QC AD JD AH", "C D H S", "S", "JD"),
        ("AC TC KD TD TH", "C D H S", "S", "TC TD TH"),
        ("AC TC KD TD TH", "C D H S", "C", "TD TH"),
        ("AC TC KD TD AH", "C D H S", "D", "TC"),
    ],
)
def test_n29_wellington_leads_the_lowest_plain_card_and_of_equals_any(
    hand: str, suits: str, trumps: str, leads: str
) -> None:
    state = declared("wellington", hand)
    assert choices(state) == [f"announce {suit}" for suit in suits.split()]
    for suit in Suit:
        assert broken(state, f"announce {suit}") is (None if suit in suits else NapRule.HOLD_PLAIN)
    state = do(state, f"announce {trumps}")
    assert choices(state) == [f"play {card}" for card in leads.split()]
    for card in hand.split():
        assert broken(state, f"play {card}") is (None if card in leads.split() else NapRule.LEAD_LOWEST_PLAIN)


@pytest.mark.parametrize(
    ("bid", "floater", "discard", "suits", "trumps", "leads"),
    [
        ("bonaparte+", "TH", "AS", "H S", "H", "TH"),
        ("bonaparte+", "TH", "TH", "S", "S", "TS"),
        ("bonaparte+", "TH", "TS", "H S", "S", "JS"),
        ("wellington+", "TH", "AS", "C D H S", "S", "TH"),
        ("wellington+", "TH", "TH", "C D H", "C", "TS"),
        ("wellington+", "TH", "TS", "C D H S", "C", "TH"),
        ("wellington+", "TH", "TS", "C D H S", "H", "JS"),
    ],
)
def test_n29_judged_after_taking_and_discarding(
    bid: str, floater: str, discard: str, suits: str, trumps: str, leads: str
) -> None:
    state = do(declared(bid, "AS KS QS JS TS", floater=floater), f"take_floater, discard {discard}")
    assert choices(state) == [f"announce {suit}" for suit in suits.split()]
    assert choices(do(state, f"announce {trumps}")) == [f"play {leads}"]


def test_n29_a_floater_left_does_not_count() -> None:
    state = do(declared("bonaparte+", "AS KS QS JS TS", floater="TH"), "leave_floater")
    assert choices(state) == ["announce S"]
    state = do(declared("wellington+", "AS KS QS JS TS", floater="TH"), "leave_floater")
    assert choices(state) == ["announce C", "announce D", "announce H"]


def test_n29_only_the_first_lead_is_bound() -> None:
    state = do(declared("bonaparte", "AS KS QS TS TC"), "announce S")
    state = trick(state, "TS JC JD")
    assert NAP.to_act(state) == (0,)
    assert choices(state) == ["play AS", "play KS", "play QS", "play TC"]
