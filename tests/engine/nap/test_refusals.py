"""Which rule refuses an action that breaks several: S7, S4 or N1, S8, what is due, S9, the move itself."""

import pytest
from msgspec.structs import replace

from croupier.cards import Card, Rank
from croupier.faults import IllegalAction, Rulebook, TableRule, sentence
from croupier.game import barred_actions, legal_actions, play
from croupier.nap import NAP
from croupier.nap.actions import NapAction, NapDeal, NapPurchase
from croupier.nap.rulebook import NapRule
from croupier.nap.state import NapState
from engine.nap.table import DORSET, FLOATER, PURCHASE, STANDARD, TEESSIDE, action, broken, do, table, written

HANDS = "AS KS QS JS TC | 9S 8S 7S 6S 9C | 5S 4S 3S 2S 8C"
WITH_FLOATER = "AS KS QS JS TC | AH KH QH JH TH | AD KD QD JD TD"

FEW = replace(PURCHASE, lowest_rank=Rank.NINE)
PURCHASING = table(HANDS, PURCHASE)
FEW_LEFT = do(table("9C TC | KD KH QD | AS |", FEW), "purchase 9C TC")
NONE_LEFT = do(FEW_LEFT, "purchase KD KH")
BIDDING = do(table(HANDS), "bid four")
LOOKING = do(table(WITH_FLOATER, FLOATER, floater="AC"), "look")
UNSEEN = table(WITH_FLOATER, FLOATER)
NOT_YET = do(UNSEEN, "bid four")
TAKING = do(LOOKING, "bid bonaparte+, pass, pass")
DISCARDING = do(TAKING, "take_floater")
ANNOUNCING = do(DISCARDING, "discard AC")
LEADING = do(ANNOUNCING, "announce S")
FOLLOWING = do(table(HANDS), "bid three, pass, pass, play TC")
OVER = do(table(HANDS), "pass, pass, pass")
MATCH_OVER = do(table(HANDS, replace(STANDARD, deals=1)), "pass, pass, pass")
PHASES = [PURCHASING, BIDDING, LOOKING, TAKING, DISCARDING, ANNOUNCING, LEADING, FOLLOWING, OVER]

ANYTHING = [
    "pass",
    "bid nap",
    "look",
    "purchase AS",
    "stand",
    "take_floater",
    "leave_floater",
    "discard AS",
    "announce S",
    "play AS",
    "deal",
]


@pytest.mark.parametrize("state", [*PHASES, MATCH_OVER])
@pytest.mark.parametrize("seat", [3, 6])
def test_s7_first_an_action_names_a_seat_of_the_match(state: NapState, seat: int) -> None:
    for what in ANYTHING:
        violation = NAP.check(state, action(state, f"{seat} {what}"))
        assert violation == TableRule.SEAT_EXISTS.broken(seat=seat, last=2)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_s4_n1_then_the_match_or_the_deal_is_over_whoever_acts(seat: int) -> None:
    for what in ANYTHING:
        assert broken(MATCH_OVER, f"{seat} {what}") is TableRule.MATCH_OVER
        if what != "deal":
            assert broken(OVER, f"{seat} {what}") is NapRule.DEAL_OVER


@pytest.mark.parametrize("state", PHASES)
def test_s8_then_it_is_the_turn_of_the_seat(state: NapState) -> None:
    (turn,) = NAP.to_act(state)
    for seat in {0, 1, 2} - {turn}:
        for what in ["deal"] if state is OVER else ANYTHING:
            violation = NAP.check(state, action(state, f"{seat} {what}"))
            assert violation == TableRule.YOUR_TURN.broken(seat=seat, turn=turn)


@pytest.mark.parametrize(
    ("state", "due", "rule"),
    [
        (PURCHASING, {"purchase AS", "stand"}, NapRule.PURCHASE_DUE),
        (BIDDING, {"pass", "bid nap", "look"}, NapRule.CALL_DUE),
        (LOOKING, {"pass", "bid nap", "look"}, NapRule.CALL_DUE),
        (TAKING, {"take_floater", "leave_floater"}, NapRule.TAKE_DUE),
        (DISCARDING, {"discard AS"}, NapRule.DISCARD_DUE),
        (ANNOUNCING, {"announce S"}, NapRule.ANNOUNCE_DUE),
        (LEADING, {"play AS"}, NapRule.PLAY_DUE),
        (FOLLOWING, {"play AS"}, NapRule.PLAY_DUE),
        (OVER, {"deal"}, NapRule.DEAL_OVER),
    ],
)
def test_then_it_is_due(state: NapState, due: set[str], rule: NapRule) -> None:
    assert {what for what in ANYTHING if broken(state, what) is not rule} == due


@pytest.mark.parametrize(
    ("state", "asked", "rule"),
    [
        # A card from the own hand, whatever else is wrong with it.
        (PURCHASING, "purchase 9S 9S", TableRule.HOLD_CARD),
        (PURCHASING, "purchase AS AS 9S", TableRule.CARD_ONCE),
        (PURCHASING, "purchase AS 2D", TableRule.HOLD_CARD),
        (DISCARDING, "discard AH", TableRule.HOLD_CARD),
        (DISCARDING, "discard 2C", TableRule.HOLD_CARD),
        (LEADING, "play AC", TableRule.HOLD_CARD),
        (LEADING, "play AH", TableRule.HOLD_CARD),
        (FOLLOWING, "play TC", TableRule.HOLD_CARD),
        (FOLLOWING, "play AS", TableRule.HOLD_CARD),
        (FOLLOWING, "play 8C", TableRule.HOLD_CARD),
        # The move itself.
        (PURCHASING, "purchase", NapRule.PURCHASE_COUNT),
        (BIDDING, "bid three", NapRule.BID_HIGHER),
        (BIDDING, "bid two", NapRule.ON_LADDER),
        (BIDDING, "bid wellington", NapRule.WELLINGTON),
        (BIDDING, "look", NapRule.NO_FLOATER),
        (LOOKING, "look", NapRule.LOOK_ONCE),
        (LOOKING, "bid three", NapRule.FLOATER_LADDER),
        (ANNOUNCING, "announce D", NapRule.HOLD_TRUMPS),
        (LEADING, "play AS", NapRule.LEAD_LOWEST_TRUMP),
        (LEADING, "play TC", NapRule.LEAD_LOWEST_TRUMP),
        (FOLLOWING, "play 9S", NapRule.FOLLOW_SUIT),
        (OVER, NapDeal(0, ()), TableRule.DECK_LACKS),
        # No bid is on the ladder before it is high enough, and high enough before it needs another.
        (do(table("||"), "bid nap, bid wellington"), "bid blucher", NapRule.ON_LADDER),
        (do(table("||", TEESSIDE), "bid nap, bid wellington"), "bid wellington+", NapRule.BID_HIGHER_WITH),
    ],
)
def test_s9_then_cards_are_held_and_at_last_the_move(state: NapState, asked: NapAction | str, rule: Rulebook) -> None:
    assert broken(state, asked) is rule


@pytest.mark.parametrize(
    ("state", "asked", "said"),
    [
        (PURCHASING, "pass", "A purchase is due: purchase or stand."),
        (PURCHASING, "purchase", "Discard 1 to 5 cards, not 0."),
        (PURCHASING, "purchase AS AS", "AS is named more than once."),
        (BIDDING, "play AS", "A call is due: bid or pass."),
        (BIDDING, "bid four", "four is not higher than every bid before."),
        (BIDDING, "bid two", "There is no such bid here: two."),
        (BIDDING, "bid wellington", "wellington needs a bid of nap by another player before it."),
        (FEW_LEFT, "purchase KD KH QD", "Discard 1 to 2 cards, not 3."),
        (NONE_LEFT, "purchase AS", "No card is left undealt: you can only stand."),
        (LOOKING, "look", "Seat 0 has looked already."),
        (LOOKING, "play AS", "A call is due: bid or pass."),
        (UNSEEN, "play AS", "A call is due: bid or pass, or look at the floater first."),
        (UNSEEN, "bid three", "There is no such bid here: three."),
        (NOT_YET, "bid four+", "four with the floater is not higher than every bid before."),
        (BIDDING, "bid nap+", "There is no floater in this form."),
        (table("||", DORSET), "bid nap+", "nap is bid without the floater here."),
        (DISCARDING, "discard AH", "Seat 0 does not hold AH."),
        (ANNOUNCING, "announce D", "Announce a suit that you hold; D is none."),
        (FOLLOWING, "play 9S", "Follow the suit led if you can: C."),
        (FOLLOWING, "0 play AS", "It is not the turn of seat 0, but of seat 1."),
        (OVER, "pass", "The deal is over; seat 0 deals the next."),
        (MATCH_OVER, "deal", "The match has ended after deal 1."),
    ],
)
def test_a_refusal_names_what_it_is_about(state: NapState, asked: str, said: str) -> None:
    text = asked if asked[0].isdigit() else f"{(*NAP.to_act(state), 0)[0]} {asked}"
    violation = NAP.check(state, action(state, text))
    assert violation is not None
    assert sentence(violation) == said


@pytest.mark.parametrize("state", PHASES)
def test_what_is_barred_is_barred_by_the_rule_that_refuses_it(state: NapState) -> None:
    (turn,) = NAP.to_act(state)
    assert {entry.seat for entry in legal_actions(NAP, state)} == {turn}
    for entry in barred_actions(NAP, state):
        assert entry.seat == turn
        for barred in entry.actions:
            rule = broken(state, barred.action)
            assert rule is not None
            assert (barred.rule, barred.reason) == (rule.rule.id, rule.rule.code)


@pytest.mark.parametrize(
    ("state", "barred"),
    [
        (PURCHASING, []),
        (do(table("9C TC JC QC KC |||", FEW), "purchase 9C TC JC QC"), 31),
        (BIDDING, ["bid three", "bid four", "bid wellington"]),
        (LOOKING, ["look"]),
        (TAKING, []),
        (DISCARDING, []),
        (ANNOUNCING, ["announce D", "announce H"]),
        (LEADING, ["play AS", "play KS", "play QS", "play TC"]),
        (FOLLOWING, ["play 9S", "play 8S", "play 7S", "play 6S"]),
        (OVER, []),
        (MATCH_OVER, ["deal"]),
    ],
)
def test_what_could_be_asked_for_and_is_barred(state: NapState, barred: list[str] | int) -> None:
    asked = [each.action for entry in barred_actions(NAP, state) for each in entry.actions]
    assert len({act.seat for act in asked}) <= 1
    texts = [written(act).partition(" ")[2] for act in asked]
    assert (len(texts) if isinstance(barred, int) else texts) == barred


def test_an_action_in_the_midst_of_a_list_is_refused_by_its_index() -> None:
    state = table(HANDS)
    line = ["0 pass", "1 bid three", "2 pass", "1 play AS", "1 pass"]
    with pytest.raises(IllegalAction) as illegal:
        play(NAP, state, [action(state, text) for text in line])
    assert illegal.value.index == 3
    assert illegal.value.violation == TableRule.HOLD_CARD.broken(seat=1, card=Card("AS"))


def test_s9_each_card_once_in_an_action() -> None:
    twice = NapPurchase(0, (Card("AS"), Card("KS"), Card("AS")))
    assert NAP.check(PURCHASING, twice) == TableRule.CARD_ONCE.broken(card=Card("AS"))
    assert TableRule.CARD_ONCE.rule.id == TableRule.HOLD_CARD.rule.id == "S9"
