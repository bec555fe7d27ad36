"""Every rule of Kryt'-navalivat', and where it is broken."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from croupier.cards import Card, Suit, cards
from croupier.faults import Rulebook, TableRule
from croupier.kryt_navalivat import KRYT_NAVALIVAT
from croupier.kryt_navalivat import state as kryt
from croupier.kryt_navalivat.options import PACK, KrytDiamondsAndSpades, KrytStandard
from croupier.kryt_navalivat.rulebook import KrytRule
from croupier.opening import start
from kit.knowing import Broken
from kit.kryt_navalivat.laid import laid

DIAMONDS_AND_SPADES = KrytDiamondsAndSpades(action_limit=None, deals=None)


def lost(seat: int | None = 0, *, draw: bool = False, broken_off: bool = False, honour: bool = False) -> kryt.KrytOver:
    """Return the phase of a deal that a seat has lost, or that ended otherwise."""
    return kryt.KrytOver(kryt.KrytResult(seat, draw, broken_off, honour))


DRAWN = lost(None, draw=True)
BROKEN_OFF = lost(None, broken_off=True)

LEADING = laid("6C 7C 8C | 6D 7D 8D", kryt.KrytLeading(1), stock="9S")
ANSWERING = laid("6C 7C 8C | 6D 7D 8D", kryt.KrytAnswering(0), pile="7H")
COVERING = laid("6C 7C | 6D 7D 8D", kryt.KrytCovering(0), pile="7H 8H")
FREE_LEADING = laid("6C | 6D 7D |", kryt.KrytFreeLeading(0), pile="7H 8H")
OVER = laid("6C 7C |", lost(), pile="9H", losses=(1, 0))
VARIANT = laid(
    "6D 7C 8C | 6C 7D 8D", kryt.KrytAnswering(0), pile="7H", trumps=Suit.DIAMONDS, options=DIAMONDS_AND_SPADES
)
LIMITED = replace(ANSWERING, options=KrytStandard(action_limit=100, deals=None))
LAST_DEAL = replace(OVER, options=KrytStandard(action_limit=None, deals=1))


def broken() -> Sequence[Broken]:
    """Return at least one breach of every rule that can be broken."""
    return (*_cards(), *_seats(), *_running(), *_over(), *_by_actions(), *_by_starts())


def _law(rule: Rulebook, pointer: str, state: kryt.KrytState, *also: Rulebook, **changes: Any) -> Broken:
    return Broken(rule, state=replace(state, **changes), pointer=pointer, also=also)


def _cards() -> tuple[Broken, ...]:
    law, missing = _law, KrytRule.CARD_MISSING
    return (
        law(KrytRule.FOREIGN_CARD, "/hands/0/1", ANSWERING, missing, hands=(cards("6C 5C 8C"), ANSWERING.hands[1])),
        law(KrytRule.CARD_TWICE, "/hands/1/0", ANSWERING, missing, hands=(ANSWERING.hands[0], cards("6C 7D 8D"))),
        law(KrytRule.CARD_TWICE, "/pile/30", ANSWERING, pile=(*ANSWERING.pile, Card("6C"))),
        law(KrytRule.CARD_TWICE, "/stock/0", ANSWERING, KrytRule.TRUMPS, stock=cards("6C")),
        law(KrytRule.CARD_MISSING, "", ANSWERING, pile=ANSWERING.pile[1:]),
        law(KrytRule.CARD_MISSING, "", LEADING, stock=LEADING.stock[1:]),
        law(KrytRule.HAND_FILLED, "/hands/1", LEADING, stock=(*cards("6D"), *LEADING.stock), hands=_thin(LEADING)),
        law(KrytRule.TRUMPS, "/trumps", LEADING, trumps=Suit.CLUBS),
        law(KrytRule.DIAMONDS, "/trumps", VARIANT, trumps=Suit.CLUBS),
    )


def _thin(state: kryt.KrytState) -> tuple[tuple[Card, ...], ...]:
    return state.hands[0], state.hands[1][1:]


def _seats() -> tuple[Broken, ...]:
    law, over = _law, replace(OVER, deal=3)
    return (
        law(KrytRule.PLAYERS, "/hands", laid("6C 7C 8C", kryt.KrytAnswering(0), pile="7H")),
        law(KrytRule.PLAYERS, "/hands", laid("6C|7C|8C|9C|TC|JC|QC", kryt.KrytAnswering(0), pile="7H")),
        law(TableRule.SEAT_EXISTS, "/dealer", ANSWERING, dealer=2),
        law(TableRule.SEAT_EXISTS, "/phase/turn", ANSWERING, phase=kryt.KrytAnswering(2)),
        law(TableRule.SEAT_EXISTS, "/phase/result/loser", OVER, phase=lost(2)),
        law(KrytRule.LOSSES_SEATS, "/losses", ANSWERING, losses=(0, 0, 0)),
        law(KrytRule.LOSSES_SEATS, "/losses", ANSWERING, losses=(0,)),
        law(KrytRule.LOSSES_COUNT, "/losses", ANSWERING, deal=1, losses=(1, 1)),
        law(KrytRule.LOSSES_COUNT, "/losses", OVER, losses=(2, 0)),
        law(KrytRule.LOSER_COUNTED, "/losses/0", over, losses=(0, 1)),
        law(KrytRule.DEALER_LOST, "/dealer", ANSWERING, deal=2, losses=(0, 2)),
        law(KrytRule.DEALER_LOST, "/dealer", over, losses=(1, 1)),
        law(TableRule.DEALS_LEFT, "/deal", LAST_DEAL, deal=1),
    )


def _running() -> tuple[Broken, ...]:
    law, answering = _law, kryt.KrytAnswering(0)
    return (
        law(KrytRule.DEAL_DECIDED, "/hands", laid("6C 7C 8C |", answering, pile="7H")),
        law(KrytRule.TURN_HOLDS, "/phase/turn", laid("| 6C 7C | 8C", answering, pile="7H")),
        law(KrytRule.FIRST_TURN, "/phase/turn", LEADING, actions=0, phase=kryt.KrytLeading(0)),
        law(KrytRule.PLAYED_ENOUGH, "/actions", ANSWERING, actions=29),
        law(KrytRule.PLAYED_ENOUGH, "/actions", laid("6C 7C 8C 9C | 6D 7D 8D", kryt.KrytLeading(1)), actions=0),
        law(KrytRule.WITHIN_LIMIT, "/actions", LIMITED),
        law(KrytRule.WITHIN_LIMIT, "/actions", OVER, options=KrytStandard(action_limit=99, deals=None)),
        law(KrytRule.PILE_EMPTY, "/pile", ANSWERING, phase=kryt.KrytLeading(0)),
        law(KrytRule.PILE_TO_ANSWER, "/pile", LEADING, phase=answering),
        law(KrytRule.BEATEN_BELOW, "/pile", ANSWERING, phase=kryt.KrytCovering(0)),
        law(KrytRule.BEATEN_BELOW, "/pile", LEADING, phase=kryt.KrytCovering(0)),
        law(KrytRule.BEATEN_BELOW, "/pile", FREE_LEADING, pile=(*FREE_LEADING.pile[:-2], *cards("8H 7H"))),
        law(KrytRule.FREE_LEAD_WHEN_OUT, "/phase", FREE_LEADING, phase=kryt.KrytFreeLeading(1)),
        law(
            KrytRule.FREE_LEAD_WHEN_OUT,
            "/phase",
            laid("6C 7C 8C || 6D 7D 8D", kryt.KrytFreeLeading(2), pile="7H 8H", stock="9S"),
            KrytRule.HAND_FILLED,
        ),
    )


def _over() -> tuple[Broken, ...]:
    law, limited = _law, replace(LIMITED, phase=BROKEN_OFF)
    loss = laid("9C 7C |", lost(), pile="AC 8C", losses=(1, 0))
    may_draw = laid("9C |", lost(), pile="AC 8C", losses=(1, 0))
    return (
        law(KrytRule.RESULT, "/phase/result", OVER, phase=lost(None), losses=(0, 0)),
        law(KrytRule.RESULT, "/phase/result", OVER, phase=lost(0, draw=True)),
        law(KrytRule.RESULT, "/phase/result", OVER, phase=lost(0, broken_off=True)),
        law(KrytRule.LOSER_HOLDS, "/hands", OVER, phase=lost(1), losses=(0, 1)),
        law(KrytRule.LOSER_HOLDS, "/hands", OVER, hands=(PACK, ()), pile=()),
        law(KrytRule.LOSER_HOLDS, "/hands", ANSWERING, phase=lost(0), losses=(1, 0)),
        law(KrytRule.LOSER_HOLDS, "/hands", laid("6C |", DRAWN, pile="9H", stock="9S")),
        law(KrytRule.DRAW, "/phase/result/draw", loss, phase=DRAWN, losses=(0, 0)),
        law(KrytRule.DRAW, "/phase/result/draw", laid("7C |", DRAWN, pile="8C")),
        law(KrytRule.NO_DRAW, "/phase/result/draw", may_draw),
        law(KrytRule.BROKEN_OFF, "/actions", limited, actions=99),
        law(KrytRule.BROKEN_OFF, "/actions", ANSWERING, phase=BROKEN_OFF),
        law(KrytRule.DEAL_DECIDED, "/hands", laid("6C 7C |", BROKEN_OFF, pile="9H"), options=LIMITED.options),
        law(KrytRule.HAND_FILLED, "/hands/0", laid("6C | 6D 7D 8D", BROKEN_OFF, stock="9S"), options=LIMITED.options),
        law(KrytRule.HAND_FILLED, "/hands/1", laid("6C 7C | 6D 7D", BROKEN_OFF, stock="9S"), options=LIMITED.options),
        law(KrytRule.HONOUR, "/phase/result/honour", OVER, phase=lost(honour=True)),
        law(KrytRule.HONOUR, "/phase/result/honour", laid("9C |", lost(None, draw=True, honour=True), pile="AC 8C")),
        law(KrytRule.HONOUR, "/phase/result/honour", limited, phase=lost(None, broken_off=True, honour=True)),
        law(
            KrytRule.HONOUR,
            "/phase/result/honour",
            laid("6C 7C ||", lost(honour=True), pile="7H 8H AS", losses=(1, 0, 0)),
        ),
        law(
            KrytRule.HONOUR, "/phase/result/honour", laid("6C 7C |", lost(honour=True), pile="8H 7H AS", losses=(1, 0))
        ),
    )


def _by_actions() -> tuple[Broken, ...]:
    lead, six = kryt.KrytLead(0, Card("6C")), kryt.KrytExchangeSix(0)
    pick_up, deck = kryt.KrytPickUp(0), PACK[1:]
    return (
        Broken(KrytRule.LEAD_TO_EMPTY, LEADING, kryt.KrytPickUp(1)),
        Broken(KrytRule.LEAD_TO_EMPTY, LEADING, kryt.KrytBeat(1, Card("6D"))),
        Broken(KrytRule.LEAD_AFTER_BEAT, COVERING, pick_up),
        Broken(KrytRule.FREE_LEAD, FREE_LEADING, pick_up),
        Broken(KrytRule.FREE_LEAD, FREE_LEADING, kryt.KrytBeat(0, Card("6C"))),
        Broken(KrytRule.ANSWER, ANSWERING, lead),
        Broken(KrytRule.ANSWER, ANSWERING, kryt.KrytDeal(0)),
        Broken(KrytRule.BEAT_TOP, ANSWERING, kryt.KrytBeat(0, Card("6C"))),
        Broken(KrytRule.INDICATOR_DRAWN, ANSWERING, six),
        Broken(KrytRule.SIX_TURNED, laid("7C 8C 9C | TC JC QC", kryt.KrytLeading(1), stock="6S"), six),
        Broken(KrytRule.NO_INDICATOR, VARIANT, six),
        Broken(KrytRule.DEAL_OVER, OVER, pick_up),
        Broken(TableRule.MATCH_OVER, LAST_DEAL, kryt.KrytDeal(0)),
        Broken(TableRule.SEAT_EXISTS, ANSWERING, kryt.KrytPickUp(2)),
        Broken(TableRule.YOUR_TURN, ANSWERING, kryt.KrytPickUp(1)),
        Broken(TableRule.YOUR_TURN, OVER, kryt.KrytDeal(1)),
        Broken(TableRule.HOLD_CARD, ANSWERING, kryt.KrytBeat(0, Card("8H"))),
        Broken(TableRule.HOLD_CARD, LEADING, kryt.KrytLead(1, Card("6C"))),
        Broken(TableRule.HOLD_CARD, LEADING, six),
        Broken(TableRule.DECK_LACKS, OVER, kryt.KrytDeal(0, deck)),
        Broken(TableRule.DECK_REPEATS, OVER, kryt.KrytDeal(0, (*deck, deck[0]))),
        Broken(TableRule.DECK_FOREIGN, OVER, kryt.KrytDeal(0, (*deck, Card("5C")))),
    )


def _starts(players: int = 2, **given: Any) -> Callable[[], object]:
    return lambda: start(KRYT_NAVALIVAT, players=players, seed="broken", **given)


def _by_starts() -> tuple[Broken, ...]:
    strange = msgspec.defstruct("Strange", [("purchase_stake", int)])(purchase_stake=1)
    return (
        Broken(KrytRule.PLAYERS, start=_starts(1), pointer="/players"),
        Broken(KrytRule.PLAYERS, start=_starts(7), pointer="/players"),
        Broken(TableRule.SEAT_EXISTS, start=_starts(dealer=2), pointer="/dealer"),
        Broken(TableRule.OPTION_OF_FORM, start=_starts(overrides=strange), pointer="/options/purchase_stake"),
        Broken(TableRule.DECK_LACKS, start=_starts(deck=PACK[1:]), pointer="/deck"),
        Broken(TableRule.DECK_REPEATS, start=_starts(deck=(*PACK, PACK[0])), pointer="/deck/36"),
        Broken(TableRule.DECK_FOREIGN, start=_starts(deck=(*PACK, Card("5C"))), pointer="/deck/36"),
    )
