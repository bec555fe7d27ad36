"""Every rule of Chor Voli and Ramchi that an action, options or a state can break.

Ids are those of the rules page. Members stand in its order; the laws of a state, which the page implies without
naming them, cite the rule that they follow from.
"""

from croupier.faults import Rule, Rulebook

PERSIAN = "Persian description of the games"
RULING = "ruling of the rules page"


class ChorVoliRule(Rulebook):
    """The rules of Chor Voli and Ramchi."""

    COMBINATION = Rule("C2", "chor-voli.combination", "{cards} are no combination.", PERSIAN)
    PLAYERS = Rule("C6", "chor-voli.players", "Chor Voli is for {allowed} players, not {players}.", PERSIAN)
    CARD_TWICE = Rule("C6", "chor-voli.card-twice", "{card} is on the table more than once.", PERSIAN)
    CARD_MISSING = Rule("C6", "chor-voli.card-missing", "{card} is nowhere on the table.", PERSIAN)
    HAND_SIZE = Rule("C6", "chor-voli.hand-size", "Seat {seat} has {count} cards of the {due} dealt to it.", PERSIAN)
    ZERO_SUM = Rule("C7", "chor-voli.zero-sum", "Balances and pool come to {sum}, not to zero.", PERSIAN)
    BALANCE_SEATS = Rule(
        "C7", "chor-voli.balance-seats", "{players} seats have as many balances, not {count}.", PERSIAN
    )
    LARGEST = Rule("C7", "chor-voli.largest", "{amount} cannot have been won or lost in so many deals.", PERSIAN)
    FIRST_DEAL = Rule("C7", "chor-voli.first-deal", "In the first deal the balance of seat {seat} is {due}.", PERSIAN)
    POOL = Rule("C7", "chor-voli.pool", "The pool cannot hold {pool} now.", PERSIAN)
    FOUR_OF_A_KIND = Rule(
        "C8", "chor-voli.four-of-a-kind", "Seat {seat} was dealt four of a kind: nothing is played.", PERSIAN
    )
    NO_FOUR_OF_A_KIND = Rule("C8", "chor-voli.no-four-of-a-kind", "No seat was dealt four of a kind.", PERSIAN)
    POT = Rule("C8", "chor-voli.pot", "Nobody can have taken {pot} from the pool.", PERSIAN)
    ARRANGE = Rule("C9", "chor-voli.arrange", "Arrange first: combine cards, or stand.", PERSIAN)
    STOOD = Rule("C9", "chor-voli.stood", "These seats cannot have stood: {seats}.", PERSIAN)
    HELD_BACK = Rule(
        "C9", "chor-voli.held-back", "Seat {seat} holds cards after it stood, or has discarded before.", PERSIAN
    )
    SEAT_LISTS = Rule(
        "C9", "chor-voli.seat-lists", "{players} seats have as many lists of cards, not {count}.", PERSIAN
    )
    COUNT_OF_ACTIONS = Rule(
        "C9a", "chor-voli.count-of-actions", "{count} actions do not fit what has been done.", RULING
    )
    STRONGEST_FIRST = Rule(
        "C10", "chor-voli.strongest-first", "{cards} are stronger than what was laid down before.", PERSIAN
    )
    WRITTEN = Rule(
        "C10", "chor-voli.written", "{cards} are not written the highest first, equal ranks by suit.", RULING
    )
    CALL_DUE = Rule("C10a", "chor-voli.call-due", "All have arranged: the showdowns are to be called.", RULING)
    DEAL_OVER = Rule("C14", "chor-voli.deal-over", "The deal is over; seat {dealer} deals the next.", PERSIAN)
    TABLE_CARD = Rule(
        "C16", "chor-voli.table-card", "The table card lies where a card is left over, and only there.", PERSIAN
    )
    NO_TABLE_CARD = Rule("C16", "chor-voli.no-table-card", "There is no table card to take.", PERSIAN)
    TWO_TURNED = Rule(
        "C16", "chor-voli.two-turned", "The two of diamonds lies on the table: nothing can be taken.", PERSIAN
    )
    RAMCHI_PLAYERS = Rule("C19", "chor-voli.ramchi-players", "Ramchi is for {allowed} players, not {players}.", PERSIAN)
