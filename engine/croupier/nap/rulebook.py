"""Every rule of Nap that an action, options or a state can break.

Ids are those of the rules page. Members stand in its order; the laws of a state, which the page implies without
naming them, cite the rule that they follow from. A law that forms have from rules of their own has a member for each.
"""

from croupier.faults import Rule, Rulebook

PERSIAN = "Persian description of the game"
RULING = "ruling of the rules page"


class NapRule(Rulebook):
    """The rules of Nap."""

    DEAL_OVER = Rule("N1", "nap.deal-over", "The deal is over; seat {dealer} deals the next.", PERSIAN)
    COUNT_OF_ACTIONS = Rule("N1", "nap.count-of-actions", "{due} actions have been taken, not {count}.", RULING)
    FIVE_CARDS = Rule("N3", "nap.five-cards", "Seat {seat} should hold {due} cards, not {held}.", PERSIAN)
    CALL_DUE = Rule("N5", "nap.call-due", "A call is due: bid or pass.", PERSIAN)
    CALL_OR_LOOK_DUE = Rule(
        "N5", "nap.call-or-look-due", "A call is due: bid or pass, or look at the floater first.", PERSIAN
    )
    BID_HIGHER = Rule("N5", "nap.bid-higher", "{contract} is not higher than every bid before.", PERSIAN)
    BID_HIGHER_WITH = Rule(
        "N5", "nap.bid-higher-with", "{contract} with the floater is not higher than every bid before.", PERSIAN
    )
    CALLS = Rule("N5", "nap.calls", "There are {count} calls where {due} are due.", PERSIAN)
    BIDDING_OVER = Rule("N5", "nap.bidding-over", "After {count} calls the bidding is over.", PERSIAN)
    HIGHEST_BID = Rule("N5", "nap.highest-bid", "Only the highest bid is played, and nobody has bid.", PERSIAN)
    PLAY_DUE = Rule("N6", "nap.play-due", "A card is due to the trick.", PERSIAN)
    LEADER = Rule("N6", "nap.leader", "Seat {seat} leads to this trick.", PERSIAN)
    FULL_TRICKS = Rule(
        "N6", "nap.full-tricks", "A complete trick has {players} cards, and an open one has fewer.", PERSIAN
    )
    NO_TRICKS = Rule("N6", "nap.no-tricks", "The declarer has not led yet: there are no tricks.", PERSIAN)
    FOLLOW_SUIT = Rule("N7", "nap.follow-suit", "Follow the suit led if you can: {suit}.", PERSIAN)
    REVOKED = Rule("N7", "nap.revoked", "{card} did not follow suit, though its seat could have.", PERSIAN)
    PLAYED_OUT = Rule("N8", "nap.played-out", "After {tricks} tricks the deal is over.", PERSIAN)
    PLAY_GOES_ON = Rule("N8", "nap.play-goes-on", "After {tricks} tricks the deal is not over.", PERSIAN)
    ZERO_SUM = Rule("N9", "nap.zero-sum", "Balances, kitty and pool come to {sum}, not to zero.", PERSIAN)
    BALANCE_SEATS = Rule("N9", "nap.balance-seats", "{players} seats have as many balances, not {count}.", PERSIAN)
    LARGEST = Rule("N9", "nap.largest", "{amount} cannot have been won or lost in so many deals.", PERSIAN)
    FIRST_DEAL = Rule("N9", "nap.first-deal", "In the first deal the balance of seat {seat} is {due}.", PERSIAN)
    PLAYERS = Rule("N10", "nap.players", "The game is for 3 to 7 players, not {players}.", RULING)
    LOWEST_RANK = Rule(
        "N11", "nap.lowest-rank", "A pack down to {rank} does not give {players} players five cards.", PERSIAN
    )
    FOREIGN_CARD = Rule("N11", "nap.foreign-card", "{card} is not in the pack of {size}.", PERSIAN)
    CARD_TWICE = Rule("N11", "nap.card-twice", "{card} is on the table more than once.", PERSIAN)
    CARD_MISSING = Rule("N11", "nap.card-missing", "{card} is nowhere on the table.", PERSIAN)
    ON_LADDER = Rule("N12", "nap.on-ladder", "There is no such bid here: {contract}.", PERSIAN)
    WELLINGTON = Rule(
        "N12", "nap.wellington", "{contract} needs a bid of {needs} by another player before it.", PERSIAN
    )
    TRUMPS_LED = Rule("N14", "nap.trumps-led", "The first card led makes {trumps} trumps.", PERSIAN)
    NOTHING_LED = Rule(
        "N14", "nap.nothing-led", "The first card led makes trumps, and none has been led: not {trumps}.", PERSIAN
    )
    NOT_ANNOUNCED = Rule("N14", "nap.not-announced", "The first card led makes trumps: none are announced.", PERSIAN)
    NO_TRUMPS = Rule("N17", "nap.no-trumps", "This contract is played without trumps.", RULING)
    BLUCHER = Rule("N18", "nap.blucher", "{contract} needs a bid of {needs} by another player before it.", PERSIAN)
    PURCHASE_DUE = Rule("N20", "nap.purchase-due", "A purchase is due: purchase or stand.", PERSIAN)
    PURCHASE_COUNT = Rule("N20", "nap.purchase-count", "Discard 1 to {most} cards, not {count}.", RULING)
    NOTHING_UNDEALT = Rule("N20", "nap.nothing-undealt", "No card is left undealt: you can only stand.", RULING)
    PURCHASES = Rule("N20", "nap.purchases", "These purchases cannot have been made.", RULING)
    PURCHASES_FIRST = Rule(
        "N20", "nap.purchases-first", "Nobody calls before every seat has purchased or stood.", PERSIAN
    )
    DISCARDED = Rule("N20", "nap.discarded", "{due} cards are discarded in purchases, not {count}.", PERSIAN)
    POOL = Rule("N20", "nap.pool", "The pool holds at least {least}, not {held}.", PERSIAN)
    NO_POOL = Rule("N20", "nap.no-pool", "There is no pool without purchases: it cannot hold {held}.", PERSIAN)
    POOL_WON = Rule("N20", "nap.pool-won", "The declarer has won the whole pool: it cannot hold {held}.", PERSIAN)
    POOL_TAKEN = Rule("N20", "nap.pool-taken", "The declarer cannot have taken {pot} from the pool.", PERSIAN)
    FLOATER_PLAYERS = Rule(
        "N21", "nap.floater-players", "The game with a floater is for 3 to 7 players, not {players}.", PERSIAN
    )
    FLOATER_FOREIGN_CARD = Rule("N21", "nap.floater-foreign-card", "{card} is not in the pack of {size}.", PERSIAN)
    FLOATER_CARD_TWICE = Rule("N21", "nap.floater-card-twice", "{card} is on the table more than once.", PERSIAN)
    FLOATER_CARD_MISSING = Rule("N21", "nap.floater-card-missing", "{card} is nowhere on the table.", PERSIAN)
    KITTY = Rule("N22", "nap.kitty", "The kitty holds at least {least}, not {held}.", PERSIAN)
    NO_KITTY = Rule("N22", "nap.no-kitty", "There is no kitty without a floater: it cannot hold {held}.", PERSIAN)
    NO_FLOATER = Rule("N23", "nap.no-floater", "There is no floater in this form.", PERSIAN)
    FLOATER_THERE = Rule(
        "N23", "nap.floater-there", "The floater lies in the middle until a declarer takes it.", PERSIAN
    )
    LOOK_ONCE = Rule("N24", "nap.look-once", "Seat {seat} has looked already.", PERSIAN)
    LOOKED = Rule("N24", "nap.looked", "Seats look once, in turn, and where there is a floater.", PERSIAN)
    PASS_WITH = Rule("N25", "nap.pass-with", "A bid is made with the floater, not a pass.", PERSIAN)
    FLOATER_LADDER = Rule("N26", "nap.floater-ladder", "There is no such bid here: {contract}.", PERSIAN)
    TAKE_DUE = Rule("N27", "nap.take-due", "The floater is to be taken or left.", PERSIAN)
    DISCARD_DUE = Rule("N27", "nap.discard-due", "A card is to be discarded for the floater.", PERSIAN)
    BID_WITH = Rule("N27", "nap.bid-with", "Only a declarer who bid with the floater may take it.", PERSIAN)
    FLOATER_TAKEN = Rule("N27", "nap.floater-taken", "A card is discarded only once the floater is taken.", PERSIAN)
    SIX_CARDS = Rule("N27", "nap.six-cards", "With the floater seat {seat} holds {due} cards, not {held}.", PERSIAN)
    LAID_ASIDE = Rule("N27", "nap.laid-aside", "{due} cards are discarded for the floater, not {count}.", PERSIAN)
    ANNOUNCE_DUE = Rule("N28", "nap.announce-due", "Trumps are to be announced.", RULING)
    ANNOUNCED = Rule("N28", "nap.announced", "Trumps are announced before the first lead.", RULING)
    ANNOUNCED_EARLY = Rule("N28", "nap.announced-early", "Nobody has announced {trumps} as trumps yet.", RULING)
    HOLD_TRUMPS = Rule("N29", "nap.hold-trumps", "Announce a suit that you hold; {trumps} is none.", PERSIAN)
    HOLD_PLAIN = Rule("N29", "nap.hold-plain", "All your cards are {trumps}: announce another suit.", PERSIAN)
    LEAD_LOWEST_TRUMP = Rule("N29", "nap.lead-lowest-trump", "The first lead is your lowest trump.", PERSIAN)
    LEAD_LOWEST_PLAIN = Rule(
        "N29", "nap.lead-lowest-plain", "The first lead is your lowest card that is no trump.", PERSIAN
    )
    KITTY_WON = Rule("N30", "nap.kitty-won", "The declarer has won the whole kitty: it cannot hold {held}.", PERSIAN)
    KITTY_TAKEN = Rule("N30", "nap.kitty-taken", "The declarer cannot have taken {pot} from the kitty.", PERSIAN)
    TEESSIDE_LADDER = Rule("N32", "nap.teesside-ladder", "There is no such bid here: {contract}.", PERSIAN)
    TEESSIDE_NEEDS = Rule(
        "N32", "nap.teesside-needs", "{contract} needs a bid of {needs} by another player before it.", RULING
    )
    AYLESBURY_LADDER = Rule("N33", "nap.aylesbury-ladder", "There is no such bid here: {contract}.", PERSIAN)
    DORSET_LADDER = Rule("N34", "nap.dorset-ladder", "There is no such bid here: {contract}.", PERSIAN)
    DORSET_WITHOUT = Rule("N34", "nap.dorset-without", "{contract} is bid without the floater here.", RULING)
