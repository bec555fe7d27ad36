"""How a person is told what may be done, what has happened, and what is on the table."""

from collections.abc import Mapping

import msgspec

from croupier.chor_voli import events, state
from croupier.chor_voli.view import ChorVoliView

_TELLING: Mapping[type, str] = {
    state.ChorVoliCombine: "lay down {cards}",
    state.ChorVoliStand: "discard the rest",
    state.ChorVoliTakeTableCard: "take the table card for the two of diamonds",
    state.ChorVoliShow: "call the showdowns",
    state.ChorVoliDeal: "deal the next deal",
    events.ChorVoliCombined: "{seat} lays down {cards}.",
    events.ChorVoliStoodUp: "{seat} has arranged.",
    events.ChorVoliTookTableCard: "{seat} takes {card} from the table for the two of diamonds.",
    events.ChorVoliCalled: "{seat} calls the showdowns.",
    events.ChorVoliShowdownHeld: "Showdown {number}: {shown}. {winner} wins.",
}


def telling(value: msgspec.Struct) -> str:
    """Return the sentence for an action, an event or a view, with the names of its fields in braces."""
    match value:
        case events.ChorVoliDealt():
            return "{dealer} deals" + (", and {table_card} lies on the table." if value.table_card else ".")
        case events.ChorVoliPaid():
            payer = "The pool" if value.payment.payer is None else "{payer}"
            payee = "the pool" if value.payment.payee is None else "{payee}"
            return f"{payer} pays {payee} {{amount}}."
        case events.ChorVoliSettled(result=state.ChorVoliFourOfAKind()):
            return "{winner} was dealt four of a kind: nothing is played. Balances {balances}."
        case events.ChorVoliSettled():
            return "The deal is over after {held} showdowns. Balances {balances}."
        case ChorVoliView():
            table = " On the table {table_card}." if value.table_card else ""
            return "Balances {balances}." + table + " Your hand {hand}."
        case _:
            return _TELLING[type(value)]
