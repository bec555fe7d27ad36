"""Every rule of Kryt'-navalivat' that an action, options or a state can break.

Ids are those of the rules page. Members stand in its order; the laws of a state, which the page implies without
naming them, cite the rule that they follow from.
"""

from croupier.faults import Rule, Rulebook

PERSIAN = "Persian description of the game"
BOTH = "Persian and Spanish descriptions"
RULING = "ruling of the rules page"


class KrytRule(Rulebook):
    """The rules of Kryt'-navalivat'."""

    FOREIGN_CARD = Rule("K1", "kryt.foreign-card", "{card} is not in the pack of 36.", BOTH)
    CARD_TWICE = Rule("K1", "kryt.card-twice", "{card} is on the table more than once.", BOTH)
    CARD_MISSING = Rule("K1", "kryt.card-missing", "{card} is nowhere on the table.", BOTH)
    PLAYERS = Rule("K2", "kryt.players", "The game is for 2 to 6 players, not {players}.", RULING)
    DEALER_LOST = Rule(
        "K3", "kryt.dealer-lost", "The dealer lost the last decided deal, but seat {seat} has no loss.", BOTH
    )
    TRUMPS = Rule("K5", "kryt.trumps", "Trumps are {trumps}, not {found}.", BOTH)
    FIRST_TURN = Rule("K6", "kryt.first-turn", "Before the first action it is the turn of seat {seat}.", BOTH)
    LEAD_TO_EMPTY = Rule("K6", "kryt.lead-to-empty", "The pile is empty: lead exactly one card.", BOTH)
    PILE_EMPTY = Rule("K6", "kryt.pile-empty", "A lead that is due to an empty pile finds {count} cards.", BOTH)
    ANSWER = Rule("K7", "kryt.answer", "{top} is to be answered: beat it or pick up.", BOTH)
    PILE_TO_ANSWER = Rule("K7", "kryt.pile-to-answer", "There is no card to answer.", BOTH)
    LEAD_AFTER_BEAT = Rule("K8", "kryt.lead-after-beat", "After beating a card lead another one on top.", BOTH)
    BEATEN_BELOW = Rule("K8", "kryt.beaten-below", "The top of the pile does not beat the card below it.", BOTH)
    BEAT_TOP = Rule("K9", "kryt.beat-top", "{card} does not beat {top}.", BOTH)
    HAND_FILLED = Rule(
        "K10", "kryt.hand-filled", "While the stock lasts seat {seat} holds at least {fewest} cards.", BOTH
    )
    PLAYED_ENOUGH = Rule(
        "K10",
        "kryt.played-enough",
        "{actions} actions cannot have put {pile} cards on the pile and drawn {drawn}.",
        BOTH,
    )
    INDICATOR_DRAWN = Rule("K14", "kryt.indicator-drawn", "The indicator is drawn: there is nothing to exchange.", BOTH)
    SIX_TURNED = Rule("K14", "kryt.six-turned", "The indicator is the six itself: there is nothing to exchange.", BOTH)
    TURN_HOLDS = Rule("K15", "kryt.turn-holds", "Seat {seat} is out and cannot be on turn.", BOTH)
    FREE_LEAD = Rule("K16", "kryt.free-lead", "A free lead is due: lead one card on top of the pile.", RULING)
    FREE_LEAD_WHEN_OUT = Rule(
        "K16",
        "kryt.free-lead-when-out",
        "A free lead follows a seat that has just gone out; seat {seat} has not.",
        PERSIAN,
    )
    DEAL_OVER = Rule("K17", "kryt.deal-over", "The deal is over; seat {dealer} deals the next.", BOTH)
    DEAL_DECIDED = Rule("K17", "kryt.deal-decided", "A deal goes on while two seats hold cards; {holding} do.", BOTH)
    RESULT = Rule("K17", "kryt.result", "A finished deal has a loser, or is drawn, or is broken off.", BOTH)
    LOSER_HOLDS = Rule(
        "K17", "kryt.loser-holds", "Only the loser of a decided deal holds cards, with no stock left.", BOTH
    )
    DRAW = Rule("K18", "kryt.draw", "In a draw the last player holds one card, and it beats the top card.", BOTH)
    NO_DRAW = Rule("K18", "kryt.no-draw", "{card} beats the card led last: the deal is drawn.", BOTH)
    LOSSES_SEATS = Rule("K19", "kryt.losses-seats", "{players} seats have as many counts of losses, not {count}.", BOTH)
    LOSSES_COUNT = Rule("K19", "kryt.losses-count", "{losses} losses cannot come from {deals} deals.", BOTH)
    LOSER_COUNTED = Rule("K19", "kryt.loser-counted", "Seat {seat} has lost a deal that is not counted.", BOTH)
    BROKEN_OFF = Rule("K23", "kryt.broken-off", "A deal of {actions} actions is not broken off at {limit}.", RULING)
    WITHIN_LIMIT = Rule(
        "K23", "kryt.within-limit", "A deal of {actions} actions goes beyond its limit of {limit}.", RULING
    )
    HONOUR = Rule(
        "K24", "kryt.honour", "With two players honour goes to covering and leading the ace of trumps last.", RULING
    )
    DIAMONDS = Rule("K20", "kryt.diamonds", "Diamonds are always trumps here, not {found}.", PERSIAN)
    NO_INDICATOR = Rule(
        "K20", "kryt.no-indicator", "No indicator is turned here: there is nothing to exchange.", PERSIAN
    )
