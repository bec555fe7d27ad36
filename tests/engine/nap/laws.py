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
NINES = table("|||", replace(STANDARD, lowest_rank=Rank.NINE))
MISERE_LEAD = do(table(HANDS, replace(STANDARD, misere=True, misere_trumps=False)), "bid misere, pass, pass")
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
F_TWICE, F_FOREIGN = NapRule.FLOATER_CARD_TWICE, NapRule.FLOATER_FOREIGN_CARD
F_MISSING, ASIDE = NapRule.FLOATER_CARD_MISSING, NapRule.LAID_ASIDE
COUNT, FIVE, THERE = NapRule.COUNT_OF_ACTIONS, NapRule.FIVE_CARDS, NapRule.FLOATER_THERE
FIRST, ZERO = NapRule.FIRST_DEAL, NapRule.ZERO_SUM

CARDS: tuple[Law, ...] = (
    law(F_FOREIGN, "/hands/2/0", LOOKING, F_MISSING, hands=hands(LOOKING, 2, "9D KD QD JD TD")),
    law(F_FOREIGN, "/floater", LOOKING, F_MISSING, floater=Card("2C")),
    law(FOREIGN, "/stock/0", NINES, MISSING, stock=(Card("2C"), *NINES.stock[1:])),
    law(TWICE, "/hands/2/4", BIDDING, MISSING, hands=hands(BIDDING, 2, "AD KD QD JD AS")),
    law(TWICE, "/stock/0", BIDDING, stock=(Card("AS"), *BIDDING.stock)),
    law(TWICE, "/discards/0", PURCHASING, MISSING, discards=cards("QS KS")),
    law(F_TWICE, "/phase/cards/0", PLAYING, F_MISSING, phase=NapPlaying(0, cards("QS TH"))),
    law(TWICE, "/tricks/0/1", STANDARD_PLAY, MISSING, tricks=(cards("AS QH TD"),)),
    law(F_TWICE, "/floater", LOOKING, F_MISSING, floater=Card("AS")),
    law(MISSING, "", BIDDING, stock=BIDDING.stock[1:]),
    law(F_MISSING, "", LOOKING, stock=LOOKING.stock[:-1]),
    law(FIVE, "/hands/1", BIDDING, stock=(*BIDDING.stock, Card("AH")), hands=hands(BIDDING, 1, "KH QH JH TH")),
    law(
        NapRule.SIX_CARDS,
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
    law(NapRule.FLOATER_PLAYERS, "/hands", LOOKING, hands=LOOKING.hands[:2], balances=(-1, -1), dealer=1, looked=()),
    law(NapRule.LOWEST_RANK, "/options/lowest_rank", BIDDING, options=replace(STANDARD, lowest_rank=Rank.KING)),
    law(NapRule.BALANCE_SEATS, "/balances", BIDDING, balances=(0, 0)),
    law(NapRule.BALANCE_SEATS, "/balances", BIDDING, balances=(0, 0, 0, 0)),
    law(TableRule.SEAT_EXISTS, "/dealer", BIDDING, dealer=3),
    law(TableRule.SEAT_EXISTS, "/looked/1", LOOKING, looked=(0, 3)),
    law(TableRule.SEAT_EXISTS, "/phase/leader", PLAYING, phase=NapPlaying(3, ())),
    law(TableRule.DEALS_LEFT, "/deal", LATER, options=replace(FLOATER, deals=5)),
)

BIDS: tuple[Law, ...] = (
    law(NapRule.BIDDING_OVER, "/calls", BIDDING, calls=(*BIDDING.calls, PASS)),
    law(NapRule.PURCHASES_FIRST, "/calls", PURCHASING, calls=(PASS,)),
    law(NapRule.CALLS, "/calls", TAKING, calls=TAKING.calls[:2]),
    law(NapRule.CALLS, "/calls", STANDARD_PLAY, calls=(*STANDARD_PLAY.calls, PASS)),
    law(NapRule.BID_HIGHER, "/calls/1", BIDDING, calls=(call("nap"), call("three"))),
    law(NapRule.BID_HIGHER, "/calls/1", BIDDING, calls=(call("nap"), call("nap"))),
    law(NapRule.WELLINGTON, "/calls/0", BIDDING, calls=(call("wellington"), PASS)),
    law(NapRule.ON_LADDER, "/calls/0", BIDDING, calls=(call("two"), PASS)),
    law(NapRule.NO_FLOATER, "/calls/0", BIDDING, calls=(call("three", floater=True), PASS)),
    law(NapRule.PASS_WITH, "/calls/1", BIDDING, calls=(PASS, NapCall(None, floater=True))),
    law(NapRule.FLOATER_LADDER, "/calls/0", LOOKING, calls=(call("three"),)),
    law(NapRule.BID_HIGHER_WITH, "/calls/1", LOOKING, calls=(call("four"), call("four", floater=True))),
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
    law(NapRule.LOOKED, "/looked", BIDDING, COUNT, FIRST, looked=(0,)),
)

DECLARER: tuple[Law, ...] = (
    law(NapRule.BID_WITH, "/phase", WITHOUT, phase=NapTakingFloater()),
    law(NapRule.NOT_ANNOUNCED, "/phase", STANDARD_LEAD, phase=NapAnnouncing()),
    law(NapRule.BID_WITH, "/phase", STANDARD_LEAD, phase=NapTakingFloater()),
    law(
        NapRule.NO_TRUMPS,
        "/phase",
        do(table(HANDS, replace(TEESSIDE, misere_trumps=False)), "bid misere, pass, pass"),
        phase=NapAnnouncing(),
    ),
    law(NapRule.NO_FLOATER, "/floater", BIDDING, stock=BIDDING.stock[1:], floater=BIDDING.stock[0]),
    law(THERE, "/floater", LOOKING, ASIDE, stock=(*LOOKING.stock, Card("AC")), floater=None),
    law(THERE, "/floater", PASSED, ASIDE, stock=(*PASSED.stock, Card("JC")), floater=None),
    law(NapRule.BID_WITH, "/floater", WITHOUT, COUNT, discards=cards("JC"), floater=None),
    law(THERE, "/floater", CALLING, COUNT, discards=cards("JC"), floater=None),
    law(THERE, "/floater", TAKING, ASIDE, stock=(*TAKING.stock, Card("AC")), floater=None),
    law(
        NapRule.FLOATER_TAKEN,
        "/floater",
        TAKING,
        COUNT,
        phase=NapDiscarding(),
        hands=hands(TAKING, 0, "AS KS QS JS TC JC"),
        stock=cards("QC KC TS"),
    ),
    law(ASIDE, "/discards", ANNOUNCING, COUNT, discards=(), stock=(*ANNOUNCING.stock, Card("TC"))),
    law(NapRule.DISCARDED, "/discards", PURCHASING, discards=cards("AS"), stock=(*PURCHASING.stock, Card("KS"))),
    law(NapRule.DISCARDED, "/discards", BIDDING, discards=BIDDING.stock[:1], stock=BIDDING.stock[1:]),
    law(NapRule.HOLD_TRUMPS, "/trumps", do(ANNOUNCING, "announce S"), trumps=Suit.DIAMONDS),
    law(
        NapRule.HOLD_PLAIN,
        "/trumps",
        do(table(HANDS.replace("TC", "TS"), FLOATER), "bid wellington, pass, pass, announce C"),
        trumps=Suit.SPADES,
    ),
    law(NapRule.TRUMPS_LED, "/trumps", STANDARD_PLAY, trumps=None),
    law(NapRule.TRUMPS_LED, "/trumps", do(STANDARD_LEAD, "play AS"), trumps=Suit.HEARTS),
    law(NapRule.NOTHING_LED, "/trumps", BIDDING, trumps=Suit.CLUBS),
    law(NapRule.ANNOUNCED, "/trumps", do(WELLINGTON, "play AH"), COUNT, trumps=None),
    law(NapRule.ANNOUNCED_EARLY, "/trumps", LOOKING, COUNT, trumps=Suit.CLUBS),
    law(NapRule.ANNOUNCED_EARLY, "/trumps", ANNOUNCING, COUNT, trumps=Suit.CLUBS),
    law(NapRule.NO_TRUMPS, "/trumps", MISERE_LEAD, trumps=Suit.CLUBS),
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
        NapRule.NO_TRICKS,
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
    law(NapRule.PLAY_GOES_ON, "/phase", STANDARD_LEAD, phase=NapOver(0), balances=(-10, 5, 5)),
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
    law(NapRule.NO_KITTY, "/kitty", BIDDING, FIRST, kitty=1, balances=(-1, 0, 0)),
    law(NapRule.KITTY, "/kitty", LATER, kitty=2, balances=(-1, -1, 0)),
    law(NapRule.KITTY_WON, "/kitty", MADE, deal=2, kitty=1, balances=(11, -6, -6)),
    law(NapRule.NO_POOL, "/pool", LATER, pool=1, kitty=5),
    law(NapRule.POOL, "/pool", PURCHASING, FIRST, pool=0, balances=(0, 0, 0)),
    law(NapRule.KITTY_TAKEN, "/phase/pot", MADE, FIRST, phase=NapOver(2)),
    law(
        NapRule.POOL_WON, "/pool", POOL_WON, deal=2, pool=1, balances=(POOL_WON.balances[0] - 1, *POOL_WON.balances[1:])
    ),
    law(NapRule.POOL_TAKEN, "/phase/pot", POOL_WON, deal=2, phase=NapOver(0)),
    law(NapRule.POOL_TAKEN, "/phase/pot", NAP_MADE, deal=2, phase=NapOver(1)),
    law(NapRule.KITTY_TAKEN, "/phase/pot", FAILED, phase=NapOver(1)),
    law(NapRule.POOL_TAKEN, "/phase/pot", FOUR_MADE, FIRST, phase=NapOver(1)),
    law(NapRule.KITTY_TAKEN, "/phase/pot", PASSED, phase=NapOver(1)),
)

LAWS: tuple[Law, ...] = (*CARDS, *SEATS, *BIDS, *DECLARER, *PLAY, *MONEY)
