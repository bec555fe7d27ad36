"""Every rule of Nap that an action, options or a state can break.

Ids are those of the rules page. Members stand in its order; the laws of a state, which the page implies without
naming them, cite the rule that they follow from.
"""

from croupier.faults import Rule, Rulebook

PERSIAN = "Persian description of the game"
RULING = "ruling of the rules page"


class NapRule(Rulebook):
    """The rules of Nap."""

    DEAL_OVER = Rule("N1", "nap.deal-over", "The deal is over; seat {dealer} deals the next.", PERSIAN)
    FOREIGN_CARD = Rule("N2", "nap.foreign-card", "{card} is not in the pack of {size}.", PERSIAN)
    CARD_TWICE = Rule("N2", "nap.card-twice", "{card} is on the table more than once.", PERSIAN)
    CARD_MISSING = Rule("N2", "nap.card-missing", "{card} is nowhere on the table.", PERSIAN)
    FIVE_CARDS = Rule("N3", "nap.five-cards", "Seat {seat} should hold {due} cards, not {held}.", PERSIAN)
    CALL_DUE = Rule("N5", "nap.call-due", "A call is due: bid or pass.", PERSIAN)
    BID_HIGHER = Rule("N5", "nap.bid-higher", "{contract} is not higher than every bid before.", PERSIAN)
    CALLS = Rule("N5", "nap.calls", "There are {count} calls where {due} are due.", PERSIAN)
    CALLS_RISE = Rule("N5", "nap.calls-rise", "Call {place} is no bid that could be made there.", PERSIAN)
    HIGHEST_BID = Rule("N5", "nap.highest-bid", "Only the highest bid is played, and nobody has bid.", PERSIAN)
    PLAY_DUE = Rule("N6", "nap.play-due", "A card is due to the trick.", PERSIAN)
    LEADER = Rule("N6", "nap.leader", "Seat {seat} leads to this trick.", PERSIAN)
    FULL_TRICKS = Rule(
        "N6", "nap.full-tricks", "A complete trick has {players} cards, and an open one has fewer.", PERSIAN
    )
    FOLLOW_SUIT = Rule("N7", "nap.follow-suit", "Follow the suit led if you can: {suit}.", PERSIAN)
    REVOKED = Rule("N7", "nap.revoked", "{card} did not follow suit, though its seat could have.", PERSIAN)
    PLAYED_OUT = Rule("N8", "nap.played-out", "After {tricks} tricks the deal {should} be over.", PERSIAN)
    ZERO_SUM = Rule("N9", "nap.zero-sum", "Balances, kitty and pool come to {sum}, not to zero.", PERSIAN)
    BALANCE_SEATS = Rule("N9", "nap.balance-seats", "{players} seats have as many balances, not {count}.", PERSIAN)
    LARGEST = Rule("N9", "nap.largest", "{amount} cannot have been won or lost in so many deals.", PERSIAN)
    FIRST_DEAL = Rule("N9", "nap.first-deal", "In the first deal the balance of seat {seat} is {due}.", PERSIAN)
    PLAYERS = Rule("N10", "nap.players", "The game is for 3 to 7 players, not {players}.", RULING)
    LOWEST_RANK = Rule(
        "N11", "nap.lowest-rank", "A pack down to {rank} does not give {players} players five cards.", PERSIAN
    )
    ON_LADDER = Rule("N12", "nap.on-ladder", "There is no such bid here: {contract}.", PERSIAN)
    WELLINGTON = Rule(
        "N12", "nap.wellington", "{contract} needs a bid of {needs} by another player before it.", PERSIAN
    )
    TRUMPS = Rule("N14", "nap.trumps", "Trumps should be {trumps}, not {found}.", PERSIAN)
    BLUCHER = Rule("N18", "nap.blucher", "{contract} needs a bid of {needs} by another player before it.", PERSIAN)
    PURCHASE_DUE = Rule("N20", "nap.purchase-due", "A purchase is due: purchase or stand.", PERSIAN)
    PURCHASE_COUNT = Rule("N20", "nap.purchase-count", "Discard 1 to {most} cards, not {count}.", RULING)
    PURCHASES = Rule("N20", "nap.purchases", "These purchases cannot have been made.", RULING)
    DISCARDED = Rule("N20", "nap.discarded", "{due} cards are discarded, not {count}.", PERSIAN)
    POOL = Rule(
        "N20", "nap.pool", "The pool holds at least {least}, and nothing where there is none: not {pool}.", PERSIAN
    )
    KITTY = Rule(
        "N22", "nap.kitty", "The kitty holds at least {least}, and nothing where there is none: not {kitty}.", PERSIAN
    )
    NO_FLOATER = Rule("N23", "nap.no-floater", "There is no floater in this form.", PERSIAN)
    FLOATER_THERE = Rule(
        "N23", "nap.floater-there", "The floater lies on the table until it is taken, and only then.", PERSIAN
    )
    LOOK_ONCE = Rule("N24", "nap.look-once", "Seat {seat} has looked already.", PERSIAN)
    LOOKED = Rule("N24", "nap.looked", "Seats look once, in turn, and where there is a floater.", PERSIAN)
    FLOATER_LADDER = Rule("N26", "nap.floater-ladder", "There is no such bid here: {contract}.", PERSIAN)
    TAKE_DUE = Rule("N27", "nap.take-due", "The floater is to be taken or left.", PERSIAN)
    DISCARD_DUE = Rule("N27", "nap.discard-due", "A card is to be discarded for the floater.", PERSIAN)
    ANNOUNCE_DUE = Rule("N28", "nap.announce-due", "Trumps are to be announced.", RULING)
    DECLARER_ACTS = Rule("N28", "nap.declarer-acts", "This is not due with the contract that stands.", RULING)
    HOLD_TRUMPS = Rule("N29", "nap.hold-trumps", "Announce a suit that you hold; {trumps} is none.", PERSIAN)
    HOLD_PLAIN = Rule("N29", "nap.hold-plain", "All your cards are {trumps}: announce another suit.", PERSIAN)
    LEAD_LOWEST_TRUMP = Rule("N29", "nap.lead-lowest-trump", "The first lead is your lowest trump.", PERSIAN)
    LEAD_LOWEST_PLAIN = Rule(
        "N29", "nap.lead-lowest-plain", "The first lead is your lowest card that is no trump.", PERSIAN
    )
    POT = Rule("N30", "nap.pot", "The declarer cannot have taken {pot} from the middle.", PERSIAN)
    TEESSIDE_LADDER = Rule("N32", "nap.teesside-ladder", "There is no such bid here: {contract}.", PERSIAN)
    TEESSIDE_NEEDS = Rule(
        "N32", "nap.teesside-needs", "{contract} needs a bid of {needs} by another player before it.", RULING
    )
    AYLESBURY_LADDER = Rule("N33", "nap.aylesbury-ladder", "There is no such bid here: {contract}.", PERSIAN)
    DORSET_LADDER = Rule("N34", "nap.dorset-ladder", "There is no such bid here: {contract}.", PERSIAN)
    COUNT_OF_ACTIONS = Rule("N35", "nap.count-of-actions", "{due} actions have been taken, not {count}.", RULING)
