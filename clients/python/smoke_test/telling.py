"""Tells what an event is about; type checkers see that none is forgotten."""

from typing import assert_never

from croupier_client import (
    ChorVoliCalled,
    ChorVoliCombined,
    ChorVoliDealt,
    ChorVoliEvent,
    ChorVoliPaid,
    ChorVoliSettled,
    ChorVoliShowdownHeld,
    ChorVoliStoodUp,
    ChorVoliTookTableCard,
    KrytBeaten,
    KrytDealt,
    KrytDrew,
    KrytEvent,
    KrytExchangedSix,
    KrytLed,
    KrytPickedUp,
    KrytSettled,
    KrytWentOut,
    NapAnnounced,
    NapCalled,
    NapDealt,
    NapDiscarded,
    NapEvent,
    NapLeftFloater,
    NapLooked,
    NapPaid,
    NapPassed,
    NapPlayed,
    NapPurchased,
    NapSettled,
    NapStood,
    NapTookFloater,
    NapTookTrick,
)


def kryt(event: KrytEvent) -> str:
    """Tell an event of Kryt'-navalivat'."""
    match event:
        case KrytDealt(deal=deal, dealer=dealer, trumps=trumps):
            return f"deal {deal} by {dealer}, trumps {trumps}"
        case KrytLed(seat=seat, card=card) | KrytBeaten(seat=seat, card=card):
            return f"{seat} played {card}"
        case KrytPickedUp(seat=seat, count=count) | KrytDrew(seat=seat, count=count):
            return f"{seat} took {count}"
        case KrytExchangedSix(seat=seat) | KrytWentOut(seat=seat):
            return f"{seat}: {type(event).__name__}"
        case KrytSettled(losses=losses):
            return f"settled, losses {losses}"
        case _:
            assert_never(event)


def nap(event: NapEvent) -> str:
    """Tell an event of Nap."""
    match event:
        case NapDealt(deal=deal, dealer=dealer, floater=floater):
            return f"deal {deal} by {dealer}" + (" with a floater" if floater else "")
        case NapPaid(payment=payment):
            return f"{payment.payer} paid {payment.amount}"
        case NapSettled(balances=balances):
            return f"settled, balances {balances}"
        case NapCalled() | NapPassed() | NapAnnounced() | NapPlayed() | NapTookTrick() | NapPurchased() | NapStood():
            return f"{event.seat}: {type(event).__name__}"
        case NapLooked() | NapTookFloater() | NapLeftFloater() | NapDiscarded():
            return f"{event.seat}: {type(event).__name__}, the floater"
        case _:
            assert_never(event)


def chor_voli(event: ChorVoliEvent) -> str:
    """Tell an event of Chor Voli."""
    match event:
        case ChorVoliDealt(deal=deal, dealer=dealer):
            return f"deal {deal} by {dealer}"
        case ChorVoliPaid(payment=payment):
            return f"{payment.payer} paid {payment.amount}"
        case ChorVoliCombined() | ChorVoliTookTableCard() | ChorVoliStoodUp() | ChorVoliCalled():
            return f"{event.seat}: {type(event).__name__}"
        case ChorVoliShowdownHeld(winner=winner, number=number, why=why):
            return f"{winner} won showdown {number}: {why}"
        case ChorVoliSettled(balances=balances):
            return f"settled, balances {balances}"
        case _:
            assert_never(event)
