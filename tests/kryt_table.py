"""Tables of Kryt'-navalivat', written as a player would tell of them.

A bar parts hands, and a star stands for the rest of the pack, put where it does not matter. An action is a seat, what
it does and perhaps a card.

>>> state = table("JH 8C | KC", pile="* 9H", trumps=Suit.SPADES)
>>> listed(state)
['0 beat JH', '0 pick_up']
>>> result(do(state, "0 beat JH, 0 lead 8C")) == DRAWN
True
"""

from collections.abc import Mapping
from itertools import chain

from croupier.cards import Card, Suit, cards
from croupier.faults import Rulebook, TableRule
from croupier.game import admit, legal_actions, play
from croupier.kryt_navalivat import KRYT_NAVALIVAT
from croupier.kryt_navalivat.events import KrytEvent
from croupier.kryt_navalivat.options import KrytDiamondsAndSpades, KrytOptions, KrytStandard
from croupier.kryt_navalivat.rulebook import KrytRule
from croupier.kryt_navalivat.state import (
    KrytAction,
    KrytAnswering,
    KrytBeat,
    KrytCovering,
    KrytDeal,
    KrytExchangeSix,
    KrytFreeLeading,
    KrytLead,
    KrytLeading,
    KrytOver,
    KrytPickUp,
    KrytResult,
    KrytState,
)
from croupier.opening import start

STANDARD = KrytStandard(action_limit=None, deals=None)
DIAMONDS_AND_SPADES = KrytDiamondsAndSpades(action_limit=None, deals=None)

PACK = cards(
    "6C 7C 8C 9C TC JC QC KC AC 6D 7D 8D 9D TD JD QD KD AD 6H 7H 8H 9H TH JH QH KH AH 6S 7S 8S 9S TS JS QS KS AS"
)
"""The pack of K1 in canonical order."""

DRAWN = KrytResult(loser=None, draw=True, broken_off=False, honour=False)
BROKEN_OFF = KrytResult(loser=None, draw=False, broken_off=True, honour=False)

REST = "*"

_WITH_A_CARD: Mapping[str, type[KrytLead | KrytBeat]] = {"lead": KrytLead, "beat": KrytBeat}
_WITHOUT: Mapping[str, type[KrytPickUp | KrytExchangeSix | KrytDeal]] = {
    "pick_up": KrytPickUp,
    "exchange_six": KrytExchangeSix,
    "deal": KrytDeal,
}


def lost(seat: int, *, honour: bool = False) -> KrytResult:
    """Return the result of a deal that a seat lost."""
    return KrytResult(loser=seat, draw=False, broken_off=False, honour=honour)


def table(
    hands: str,
    *,
    pile: str = "",
    stock: str = "",
    trumps: Suit = Suit.CLUBS,
    phase: type[KrytLeading | KrytAnswering | KrytCovering | KrytFreeLeading] = KrytAnswering,
    turn: int = 0,
    options: KrytOptions = STANDARD,
    deal: int = 0,
    dealer: int = 0,
    actions: int = 99,
) -> KrytState:
    """Return a state of the whole pack, in the midst of a deal that many actions ago began.

    Raises:
        UnsoundState: Such a table breaks a law.
    """
    held = hands.split("|")
    rest = tuple(sorted(set(PACK).difference(*map(_named, (*held, pile, stock))), key=PACK.index))
    state = KrytState(
        version=1,
        options=options,
        seed="croupier",
        deal=deal,
        dealer=dealer,
        actions=actions,
        hands=tuple(_row(hand, rest) for hand in held),
        stock=_row(stock, rest),
        pile=_row(pile, rest),
        trumps=options.fixed_trumps or trumps,
        losses=(0,) * len(held),
        phase=phase(turn),
    )
    return admit(KRYT_NAVALIVAT, state)


def dealt(deck: str, *, players: int = 2, dealer: int = 0) -> KrytState:
    """Return a standard first deal from a deck that begins with these cards, the rest in canonical order."""
    named = cards(deck)
    whole = (*named, *(card for card in PACK if card not in named))
    return start(KRYT_NAVALIVAT, players=players, seed="croupier", deck=whole, dealer=dealer)[0]


def do(state: KrytState, line: str) -> KrytState:
    """Return the state after actions parted by commas.

    Raises:
        IllegalAction: A rule forbids one of them.
    """
    return play(KRYT_NAVALIVAT, state, map(action, line.split(", ")))[0]


def told(state: KrytState, line: str) -> tuple[KrytEvent, ...]:
    """Return the events of actions parted by commas.

    Raises:
        IllegalAction: A rule forbids one of them.
    """
    return play(KRYT_NAVALIVAT, state, map(action, line.split(", ")))[1]


def listed(state: KrytState) -> list[str]:
    """Return all legal actions."""
    return list(map(_text, chain.from_iterable(entry.actions for entry in legal_actions(KRYT_NAVALIVAT, state))))


def asked_for(state: KrytState, seat: int) -> list[str]:
    """Return all that a seat might ask for, legal or not."""
    return list(map(_text, KRYT_NAVALIVAT.candidates(state, seat)))


def broken(state: KrytState, asked: KrytAction | str) -> Rulebook | None:
    """Return the rule that refuses an action, or None for a legal one."""
    violation = KRYT_NAVALIVAT.check(state, action(asked) if isinstance(asked, str) else asked)
    if violation is None:
        return None
    rules: tuple[Rulebook, ...] = (*KrytRule, *TableRule)
    return next(rule for rule in rules if rule.rule is violation.rule)


def result(state: KrytState) -> KrytResult | None:
    """Return how the deal ended, or None while it goes on."""
    return state.phase.result if isinstance(state.phase, KrytOver) else None


def action(text: str) -> KrytAction:
    """Read an action.

    >>> action("0 lead 7D")
    KrytLead(seat=0, card=<Card.SEVEN_OF_DIAMONDS: '7D'>)
    """
    seat, kind, *card = text.split()
    if card:
        return _WITH_A_CARD[kind](int(seat), Card(card[0]))
    return _WITHOUT[kind](int(seat))


def _text(act: KrytAction) -> str:
    card = f" {act.card}" if isinstance(act, KrytLead | KrytBeat) else ""
    return f"{act.seat} {act.__struct_config__.tag}{card}"


def _named(row: str) -> tuple[Card, ...]:
    return cards(row.replace(REST, ""))


def _row(row: str, rest: tuple[Card, ...]) -> tuple[Card, ...]:
    before, star, behind = row.partition(REST)
    return (*cards(before), *(rest if star else ()), *cards(behind))
