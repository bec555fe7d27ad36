"""How a person is told what may be done, what has happened, and what is on the table."""

from collections.abc import Mapping

import msgspec

from croupier.nap import actions, events
from croupier.nap.state import NapAllPassed
from croupier.nap.view import NapView
from croupier.payments import Payment

_TELLING: Mapping[type, str] = {
    actions.NapPass: "pass",
    actions.NapLook: "pay 1 and look at the floater",
    actions.NapPurchase: "purchase for {discard}",
    actions.NapStand: "stand",
    actions.NapTakeFloater: "take the floater",
    actions.NapLeaveFloater: "leave the floater",
    actions.NapDiscard: "discard {card}",
    actions.NapAnnounce: "announce {trumps} as trumps",
    actions.NapPlay: "play {card}",
    actions.NapDeal: "deal the next deal",
    events.NapDealt: "{dealer} deals",
    events.NapStood: "{seat} stands",
    events.NapPurchased: "{seat} purchases {count}",
    events.NapPassed: "{seat} passes",
    events.NapLooked: "{seat} looks at the floater",
    events.NapTookFloater: "{seat} takes the floater",
    events.NapLeftFloater: "{seat} leaves the floater",
    events.NapDiscarded: "{seat} lays a card aside",
    events.NapAnnounced: "{seat} announces {trumps} as trumps",
    events.NapPlayed: "{seat} plays {card}",
    events.NapTookTrick: "{seat} takes the trick: {cards}",
}


def telling(value: msgspec.Struct) -> str:
    """Return the sentence for an action, an event or a view, with the names of its fields in braces."""
    match value:
        case actions.NapBid():
            return "bid {contract}" + _with(value.floater)
        case events.NapCalled():
            return "{seat} bids {contract}" + _with(value.floater) + "."
        case events.NapPaid():
            return _paid(value.payment)
        case events.NapSettled():
            return _settled(value)
        case NapView():
            return _seen(value)
        case _:
            return _TELLING[type(value)] + _detail(value) + ("." if hasattr(value, "action") else "")


def _detail(event: msgspec.Struct) -> str:
    """Return what is added to a sentence for those who may know it."""
    match event:
        case events.NapDealt(floater=True):
            return ", and lays a floater in the middle"
        case events.NapPurchased(drawn=(_, *_)):
            return ": {discard} for {drawn}"
        case events.NapLooked(card=str()) | events.NapTookFloater(card=str()) | events.NapDiscarded(card=str()):
            return ": {card}"
        case events.NapPlayed(trumps=str()):
            return ", which makes trumps"
        case _:
            return ""


def _with(floater: bool) -> str:
    return " with the floater" if floater else ""


def _paid(payment: Payment) -> str:
    payer = "The {pot}" if payment.payer is None else "{payer}"
    payee = "the {pot}" if payment.payee is None else "{payee}"
    return f"{payer} pays {payee} {{amount}}."


def _settled(event: events.NapSettled) -> str:
    if isinstance(event.result, NapAllPassed):
        return "All have passed. Balances {balances}."
    outcome = "makes" if event.result.made else "fails in"
    return f"{{declarer}} {outcome} {{contract}} with {{won}} tricks. Balances {{balances}}."


def _seen(view: NapView) -> str:
    middle = " Kitty {kitty}." if view.options.has_floater else " Pool {pool}." if view.options.purchase else ""
    trick = " On the table {cards}." if hasattr(view.phase, "cards") else ""
    trumps = "Trumps {trumps}." if view.trumps else "No trumps."
    floater = " The floater is {floater}." if view.floater else ""
    return f"{trumps}{trick}{floater} Balances {{balances}}.{middle} Your hand {{hand}}."
