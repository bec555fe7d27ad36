"""Sound states of Nap, and for every law of a state some that break it, and nothing else unless it cannot be helped."""

from typing import Any

from msgspec.structs import replace

from croupier.cards import Card, Rank, Suit, cards
from croupier.faults import Rulebook, TableRule
from croupier.nap.contracts import NapContract
from croupier.nap.rulebook import NapRule
from croupier.nap.state import (
    NapAnnouncing,
    NapBidding,
    NapCall,
    NapDiscarding,
    NapOver,
    NapPlaying,
    NapPurchasing,
    NapState,
    NapTakingFloater,
)
from engine.nap.table import FLOATER, PURCHASE, STANDARD, TEESSIDE, do, finished, table, trick

HANDS = "AS KS QS JS TC | AH KH QH JH TH | AD KD QD JD TD"
FLUSH = "AS KS QS JS TS | |"
PASS = NapCall(None, floater=False)


def call(contract: str, *, floater: bool = False) -> NapCall:
    """Return a bid."""
    return NapCall(NapContract(contract), floater)


PURCHASING = do(table(HANDS, PURCHASE, stock="2C 3C"), "purchase AS KS")
FEW_LEFT = do(table("|||", replace(PURCHASE, lowest_rank=Rank.NINE)), "purchase 9C TC JC QC")
BIDDING = do(table(HANDS), "bid three, bid nap")
LOOKING = do(table(HANDS, FLOATER, floater="AC"), "look, pass, look")
CALLING = do(table(HANDS, FLOATER), "bid four+")
TAKING = do(table(HANDS, FLOATER, floater="AC"), "bid bonaparte+, pass, pass")
DISCARDING = do(TAKING, "take_floater")
ANNOUNCING = do(DISCARDING, "discard TC")
PLAYING = do(ANNOUNCING, "announce S, play JS, play TH")
WELLINGTON = do(table(HANDS, FLOATER, floater="AC"), "bid wellington, pass, pass, announce S, play TC")
WITHOUT = do(table(HANDS, FLOATER), "bid wellington, pass, pass")
STANDARD_LEAD = do(table(HANDS), "bid nap, pass, pass")
STANDARD_PLAY = trick(STANDARD_LEAD, "AS TH TD KS JH")
MADE = finished(do(table(HANDS.replace("TC", "TS"), FLOATER), "bid nap, pass, pass, announce S"))
FAILED = finished(do(table(HANDS, FLOATER), "bid nap, pass, pass, announce H"))
FOUR_MADE = finished(do(table(HANDS), "bid four, pass, pass"))
NAP_MADE = finished(do(table(HANDS.replace("TC", "TS")), "bid nap, pass, pass"))
POOL_WON = finished(do(table(FLUSH, PURCHASE), "stand, purchase 2C, stand, bid nap, pass, pass"))
PASSED = do(table(HANDS, FLOATER), "pass, pass, pass")
LATER = replace(do(PASSED, "deal"), deal=5)

SOUND = (
    PURCHASING,
    BIDDING,
    LOOKING,
    CALLING,
    FEW_LEFT,
    POOL_WON,
    NAP_MADE,
    WITHOUT,
    TAKING,
    DISCARDING,
    ANNOUNCING,
    PLAYING,
    WELLINGTON,
    STANDARD_PLAY,
    MADE,
    FAILED,
    FOUR_MADE,
    PASSED,
    LATER,
)

Law = tuple[Rulebook, str, NapState, tuple[Rulebook, ...]]


def law(rule: Rulebook, pointer: str, state: NapState, *also: Rulebook, **changes: Any) -> Law:
    """Return a state that was changed so that it breaks a rule at a place, and others with it."""
    return rule, pointer, replace(state, **changes), also


def hands(state: NapState, seat: int, row: str) -> tuple[tuple[Card, ...], ...]:
    """Return the hands of a state with another one for a seat."""
    return (*state.hands[:seat], cards(row), *state.hands[seat + 1 :])


TWICE, MISSING, FOREIGN = NapRule.CARD_TWICE, NapRule.CARD_MISSING, NapRule.FOREIGN_CARD
COUNT, FIVE, THERE = NapRule.COUNT_OF_ACTIONS, NapRule.FIVE_CARDS, NapRule.FLOATER_THERE
FIRST, ZERO = NapRule.FIRST_DEAL, NapRule.ZERO_SUM

CARDS: tuple[Law, ...] = (
    law(FOREIGN, "/hands/2/0", LOOKING, MISSING, hands=hands(LOOKING, 2, "9D KD QD JD TD")),
    law(FOREIGN, "/floater", LOOKING, MISSING, floater=Card("2C")),
    law(TWICE, "/hands/2/4", BIDDING, MISSING, hands=hands(BIDDING, 2, "AD KD QD JD AS")),
    law(TWICE, "/stock/0", BIDDING, stock=(Card("AS"), *BIDDING.stock)),
    law(TWICE, "/discards/0", PURCHASING, MISSING, discards=cards("QS KS")),
    law(TWICE, "/phase/cards/0", PLAYING, MISSING, phase=NapPlaying(0, cards("QS TH"))),
    law(TWICE, "/tricks/0/1", STANDARD_PLAY, MISSING, tricks=(cards("AS QH TD"),)),
    law(TWICE, "/floater", LOOKING, MISSING, floater=Card("AS")),
    law(MISSING, "", BIDDING, stock=BIDDING.stock[1:]),
    law(MISSING, "", LOOKING, stock=LOOKING.stock[:-1]),
    law(FIVE, "/hands/1", BIDDING, stock=(*BIDDING.stock, Card("AH")), hands=hands(BIDDING, 1, "KH QH JH TH")),
    law(
        FIVE,
        "/hands/0",
        DISCARDING,
        stock=(*DISCARDING.stock, Card("AS")),
        hands=hands(DISCARDING, 0, "KS QS JS TC AC"),
    ),
    law(FIVE, "/hands/2", PLAYING, hands=hands(PLAYING, 2, "AD KD QD JD TD JC"), stock=cards("QC KC TS")),
    law(FIVE, "/hands/0", MADE, hands=hands(MADE, 0, "JC"), stock=cards("QC KC AC")),
)

SEATS: tuple[Law, ...] = (
    law(NapRule.PLAYERS, "/hands", BIDDING, hands=BIDDING.hands[:2], balances=(0, 0), dealer=1),
    law(NapRule.LOWEST_RANK, "/options/lowest_rank", BIDDING, options=replace(STANDARD, lowest_rank=Rank.KING)),
    law(NapRule.BALANCE_SEATS, "/balances", BIDDING, balances=(0, 0)),
    law(NapRule.BALANCE_SEATS, "/balances", BIDDING, balances=(0, 0, 0, 0)),
    law(TableRule.SEAT_EXISTS, "/dealer", BIDDING, dealer=3),
    law(TableRule.SEAT_EXISTS, "/looked/1", LOOKING, looked=(0, 3)),
    law(TableRule.SEAT_EXISTS, "/phase/leader", PLAYING, phase=NapPlaying(3, ())),
    law(TableRule.DEALS_LEFT, "/deal", LATER, options=replace(FLOATER, deals=5)),
)

BIDS: tuple[Law, ...] = (
    law(NapRule.CALLS, "/calls", BIDDING, calls=(*BIDDING.calls, PASS)),
    law(NapRule.CALLS, "/calls", PURCHASING, calls=(PASS,)),
    law(NapRule.CALLS, "/calls", TAKING, calls=TAKING.calls[:2]),
    law(NapRule.CALLS, "/calls", STANDARD_PLAY, calls=(*STANDARD_PLAY.calls, PASS)),
    law(NapRule.CALLS_RISE, "/calls/1", BIDDING, calls=(call("nap"), call("three"))),
    law(NapRule.CALLS_RISE, "/calls/1", BIDDING, calls=(call("nap"), call("nap"))),
    law(NapRule.CALLS_RISE, "/calls/0", BIDDING, calls=(call("wellington"), PASS)),
    law(NapRule.CALLS_RISE, "/calls/0", BIDDING, calls=(call("two"), PASS)),
    law(NapRule.CALLS_RISE, "/calls/0", BIDDING, calls=(call("three", floater=True), PASS)),
    law(NapRule.CALLS_RISE, "/calls/1", BIDDING, calls=(PASS, NapCall(None, floater=True))),
    law(NapRule.CALLS_RISE, "/calls/0", LOOKING, calls=(call("three"),)),
    law(NapRule.HIGHEST_BID, "/calls", ANNOUNCING, calls=(PASS, PASS, PASS)),
    law(NapRule.HIGHEST_BID, "/calls", STANDARD_PLAY, calls=(PASS, PASS, PASS)),
    law(NapRule.PURCHASES, "/purchases", BIDDING, COUNT, purchases=(0, 0, 0)),
    law(NapRule.PURCHASES, "/purchases", PURCHASING, COUNT, purchases=(2, 0, 0)),
    law(NapRule.PURCHASES, "/purchases", PURCHASING, phase=NapBidding()),
    law(NapRule.PURCHASES, "/purchases", BIDDING, phase=NapPurchasing(), calls=(), actions=0),
    law(NapRule.PURCHASES, "/purchases", FEW_LEFT, NapRule.DISCARDED, purchases=(5,)),
    law(NapRule.LOOKED, "/looked", LOOKING, looked=(1, 0)),
    law(NapRule.LOOKED, "/looked", LOOKING, FIRST, looked=(0, 0)),
    law(NapRule.LOOKED, "/looked", LOOKING, FIRST, looked=(0, 2)),
    law(NapRule.LOOKED, "/looked", BIDDING, COUNT, FIRST, NapRule.KITTY, looked=(0,)),
)

DECLARER: tuple[Law, ...] = (
    law(NapRule.DECLARER_ACTS, "/phase", WITHOUT, phase=NapTakingFloater()),
    law(NapRule.DECLARER_ACTS, "/phase", STANDARD_LEAD, phase=NapAnnouncing()),
    law(NapRule.DECLARER_ACTS, "/phase", STANDARD_LEAD, phase=NapTakingFloater()),
    law(
        NapRule.DECLARER_ACTS,
        "/phase",
        do(table(HANDS, replace(TEESSIDE, misere_trumps=False)), "bid misere, pass, pass"),
        phase=NapAnnouncing(),
    ),
    law(THERE, "/floater", BIDDING, stock=BIDDING.stock[1:], floater=BIDDING.stock[0]),
    law(THERE, "/floater", LOOKING, NapRule.DISCARDED, stock=(*LOOKING.stock, Card("AC")), floater=None),
    law(THERE, "/floater", PASSED, NapRule.DISCARDED, stock=(*PASSED.stock, Card("JC")), floater=None),
    law(THERE, "/floater", WITHOUT, COUNT, discards=cards("JC"), floater=None),
    law(THERE, "/floater", CALLING, COUNT, discards=cards("JC"), floater=None),
    law(THERE, "/floater", TAKING, NapRule.DISCARDED, stock=(*TAKING.stock, Card("AC")), floater=None),
    law(
        THERE,
        "/floater",
        TAKING,
        COUNT,
        phase=NapDiscarding(),
        hands=hands(TAKING, 0, "AS KS QS JS TC JC"),
        stock=cards("QC KC TS"),
    ),
    law(NapRule.DISCARDED, "/discards", ANNOUNCING, COUNT, discards=(), stock=(*ANNOUNCING.stock, Card("TC"))),
    law(NapRule.DISCARDED, "/discards", PURCHASING, discards=cards("AS"), stock=(*PURCHASING.stock, Card("KS"))),
    law(NapRule.DISCARDED, "/discards", BIDDING, discards=BIDDING.stock[:1], stock=BIDDING.stock[1:]),
    law(NapRule.HOLD_TRUMPS, "/trumps", do(ANNOUNCING, "announce S"), trumps=Suit.DIAMONDS),
    law(
        NapRule.HOLD_PLAIN,
        "/trumps",
        do(table(HANDS.replace("TC", "TS"), FLOATER), "bid wellington, pass, pass, announce C"),
        trumps=Suit.SPADES,
    ),
    law(NapRule.TRUMPS, "/trumps", STANDARD_PLAY, trumps=None),
    law(NapRule.TRUMPS, "/trumps", BIDDING, trumps=Suit.CLUBS),
    law(NapRule.TRUMPS, "/trumps", do(WELLINGTON, "play AH"), COUNT, trumps=None),
    law(NapRule.TRUMPS, "/trumps", LOOKING, COUNT, trumps=Suit.CLUBS),
    law(NapRule.TRUMPS, "/trumps", ANNOUNCING, COUNT, trumps=Suit.CLUBS),
)

STOPS = replace(STANDARD, stop_when_decided=True)
THREE_WON = trick(do(table(HANDS), "bid three, pass, pass"), "AS TH TD KS JH JD QS QH QD")

PLAY: tuple[Law, ...] = (
    law(
        NapRule.FULL_TRICKS,
        "/tricks/0",
        STANDARD_PLAY,
        tricks=(cards("AS TH"),),
        stock=(*STANDARD_PLAY.stock, Card("TD")),
    ),
    law(
        NapRule.FULL_TRICKS,
        "/phase/cards",
        STANDARD_PLAY,
        phase=NapPlaying(0, cards("KS JH JD")),
        hands=hands(STANDARD_PLAY, 2, "AD KD QD"),
    ),
    law(
        NapRule.FULL_TRICKS,
        "/tricks/0",
        BIDDING,
        tricks=(cards("AS AH AD"),),
        hands=(cards("KS QS JS TC"), cards("KH QH JH TH"), cards("KD QD JD TD")),
    ),
    law(NapRule.LEADER, "/phase/leader", do(ANNOUNCING, "announce S"), phase=NapPlaying(1, ())),
    law(NapRule.LEADER, "/phase/leader", trick(STANDARD_LEAD, "AS TH TD"), phase=NapPlaying(2, ())),
    law(
        NapRule.REVOKED,
        "/hands/1",
        STANDARD_PLAY,
        hands=hands(STANDARD_PLAY, 1, "TS KH QH"),
        stock=(*STANDARD_PLAY.stock[:-1], Card("AH")),
    ),
    law(
        NapRule.REVOKED,
        "/hands/1",
        STANDARD_PLAY,
        phase=NapPlaying(0, cards("KS TS")),
        stock=(*STANDARD_PLAY.stock[:-1], Card("JH")),
    ),
    law(NapRule.PLAYED_OUT, "/phase", FOUR_MADE, phase=NapPlaying(0, ()), balances=(0, 0, 0)),
    law(NapRule.PLAYED_OUT, "/phase", STANDARD_LEAD, phase=NapOver(0), balances=(-10, 5, 5)),
    law(NapRule.PLAYED_OUT, "/phase", FOUR_MADE, options=STOPS),
    law(NapRule.PLAYED_OUT, "/phase", THREE_WON, options=STOPS),
    law(
        NapRule.LEAD_LOWEST_TRUMP,
        "/phase/cards/0",
        PLAYING,
        phase=NapPlaying(0, cards("QS TH")),
        hands=hands(PLAYING, 0, "AS KS JS AC"),
    ),
    law(
        NapRule.LEAD_LOWEST_PLAIN,
        "/phase/cards/0",
        WELLINGTON,
        phase=NapPlaying(0, cards("QS")),
        hands=hands(WELLINGTON, 0, "AS KS JS TC"),
    ),
    law(
        NapRule.LEAD_LOWEST_PLAIN,
        "/tricks/0/0",
        trick(WELLINGTON, "TH TD"),
        tricks=(cards("QS TH TD"),),
        hands=hands(trick(WELLINGTON, "TH TD"), 0, "AS KS JS TC"),
    ),
    law(COUNT, "/actions", BIDDING, actions=1),
    law(COUNT, "/actions", LOOKING, actions=2),
    law(COUNT, "/actions", DISCARDING, actions=3),
    law(COUNT, "/actions", STANDARD_PLAY, actions=9),
    law(COUNT, "/actions", PURCHASING, actions=0),
)

MONEY: tuple[Law, ...] = (
    law(ZERO, "/balances", LATER, kitty=7),
    law(ZERO, "/balances", BIDDING, FIRST, balances=(1, 0, 0)),
    law(FIRST, "/balances/0", BIDDING, balances=(1, -1, 0)),
    law(FIRST, "/balances/1", FOUR_MADE, balances=(8, -5, -3)),
    law(NapRule.LARGEST, "/balances/0", LATER, balances=(-4_000, 3_994, 0)),
    law(NapRule.KITTY, "/kitty", BIDDING, FIRST, kitty=1, balances=(-1, 0, 0)),
    law(NapRule.KITTY, "/kitty", LATER, kitty=2, balances=(-1, -1, 0)),
    law(NapRule.KITTY, "/kitty", MADE, deal=2, kitty=1, balances=(11, -6, -6)),
    law(NapRule.POOL, "/pool", LATER, pool=1, kitty=5),
    law(NapRule.POOL, "/pool", PURCHASING, FIRST, pool=0, balances=(0, 0, 0)),
    law(NapRule.POT, "/phase/pot", MADE, FIRST, phase=NapOver(2)),
    law(NapRule.POT, "/phase/pot", POOL_WON, deal=2, phase=NapOver(0)),
    law(NapRule.POT, "/phase/pot", NAP_MADE, deal=2, phase=NapOver(1)),
    law(NapRule.POT, "/phase/pot", FAILED, phase=NapOver(1)),
    law(NapRule.POT, "/phase/pot", FOUR_MADE, FIRST, phase=NapOver(1)),
    law(NapRule.POT, "/phase/pot", PASSED, phase=NapOver(1)),
)

LAWS: tuple[Law, ...] = (*CARDS, *SEATS, *BIDS, *DECLARER, *PLAY, *MONEY)
