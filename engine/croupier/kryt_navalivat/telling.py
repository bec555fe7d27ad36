"""How a person is told what may be done, what has happened, and what is on the table."""

from collections.abc import Mapping

import msgspec

from croupier.kryt_navalivat import events, state

_TELLING: Mapping[type, str] = {
    state.KrytLead: "lead {card}",
    state.KrytBeat: "beat it with {card}",
    state.KrytPickUp: "pick up",
    state.KrytExchangeSix: "exchange the six of trumps for the indicator",
    state.KrytDeal: "deal the next deal",
    events.KrytDealt: "{dealer} deals. Trumps are {trumps}, and {stock} cards are left to draw.",
    events.KrytLed: "{seat} leads {card}.",
    events.KrytBeaten: "{seat} beats {top} with {card}.",
    events.KrytExchangedSix: "{seat} exchanges {six} for {indicator}.",
    events.KrytWentOut: "{seat} is out.",
    state.KrytView: "Trumps {trumps}, to draw {stock_count}, on the pile {pile_count}, to be seen there {pile_top}. "
    "Cards held by seat {hand_counts}. Your hand {hand}.",
}


def telling(value: msgspec.Struct) -> str:
    """Return the sentence for an action, an event or a view, with the names of its fields in braces."""
    match value:
        case events.KrytPickedUp(cards=None):
            return (
                "{seat} picks up {top}." if value.count == 1 else "{seat} picks up {count}: {top} and what lies below."
            )
        case events.KrytPickedUp():
            return "{seat} picks up {cards}."
        case events.KrytDrew(cards=None) if value.indicator:
            return "{seat} draws {cards}, the last of them {indicator}."
        case events.KrytDrew():
            return "{seat} draws {cards}."
        case events.KrytSettled():
            return _settled(value.result)
        case _:
            return _TELLING[type(value)]


def _settled(result: state.KrytResult) -> str:
    if result.draw:
        return "A draw: {last_card} would beat the last card led."
    if result.broken_off:
        return "The deal is broken off."
    return "{loser} is left with cards and loses." + (" An honourable end." if result.honour else "")
