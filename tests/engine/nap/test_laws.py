"""Every rule that can be broken is: the laws of a state, the rules of an action, and those of a start."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from croupier.cards import Card, Rank, Suit
from croupier.faults import Fault, Rulebook, TableRule, Violation, sentence
from croupier.game import legal_actions, play
from croupier.nap import NAP
from croupier.nap.actions import NapDeal
from croupier.nap.contracts import NapContract
from croupier.nap.options import NapShuffle, NapStandard
from croupier.nap.rulebook import NapRule
from croupier.nap.state import NapCall, NapOver, NapPlaying, NapState
from engine.nap.laws import (
    BIDDING,
    FLUSH,
    FOUR_MADE,
    LATER,
    LAWS,
    LOOKING,
    MADE,
    MISERE_LEAD,
    PASS,
    PASSED,
    SOUND,
    STANDARD_LEAD,
    STANDARD_PLAY,
    TAKING,
    WITHOUT,
    call,
)
from engine.nap.table import (
    AYLESBURY,
    DORSET,
    EXTENDED,
    FLOATER,
    PURCHASE,
    STANDARD,
    TEESSIDE,
    action,
    broken,
    deck,
    do,
    finished,
    table,
)

KITTY_LEFT = replace(MADE, deal=2, kitty=1, balances=(11, -6, -6))
FOUR_TWICE = (call("four"), call("four", floater=True))
NOTHING_UNDEALT = table("|||", replace(PURCHASE, lowest_rank=Rank.TEN))

BY_ACTIONS: list[tuple[NapRule, NapState, str]] = [
    (NapRule.DEAL_OVER, do(table("||"), "pass, pass, pass"), "pass"),
    (NapRule.CALL_DUE, table("||"), "play 2C"),
    (NapRule.CALL_OR_LOOK_DUE, table("||", FLOATER), "play TC"),
    (NapRule.BID_HIGHER, do(table("||"), "bid four"), "bid three"),
    (NapRule.BID_HIGHER_WITH, do(table("||", FLOATER), "bid four"), "bid four+"),
    (NapRule.PLAY_DUE, do(table("||"), "bid four, pass, pass"), "pass"),
    (NapRule.FOLLOW_SUIT, do(table("AC | 2C AS |"), "bid four, pass, pass, play AC"), "play AS"),
    (NapRule.ON_LADDER, table("||"), "bid two"),
    (NapRule.WELLINGTON, table("||"), "bid wellington"),
    (NapRule.BLUCHER, do(table("||", EXTENDED), "bid nap"), "bid blucher"),
    (NapRule.PURCHASE_DUE, table("||", PURCHASE), "pass"),
    (NapRule.PURCHASE_COUNT, table("||", PURCHASE), "purchase"),
    (NapRule.NOTHING_UNDEALT, NOTHING_UNDEALT, "purchase TC"),
    (NapRule.NO_FLOATER, table("||"), "look"),
    (NapRule.NO_FLOATER, table("||"), "bid four+"),
    (NapRule.LOOK_ONCE, do(table("||", FLOATER), "look"), "look"),
    (NapRule.FLOATER_LADDER, table("||", FLOATER), "bid three+"),
    (NapRule.TAKE_DUE, do(table("||", FLOATER), "bid four+, pass, pass"), "announce C"),
    (NapRule.DISCARD_DUE, do(table("||", FLOATER), "bid four+, pass, pass, take_floater"), "announce C"),
    (NapRule.ANNOUNCE_DUE, do(table("||", FLOATER), "bid four, pass, pass"), "play TC"),
    (NapRule.HOLD_TRUMPS, do(table(FLUSH, FLOATER), "bid bonaparte, pass, pass"), "announce C"),
    (NapRule.HOLD_PLAIN, do(table(FLUSH, FLOATER), "bid wellington, pass, pass"), "announce S"),
    (NapRule.LEAD_LOWEST_TRUMP, do(table(FLUSH, FLOATER), "bid bonaparte, pass, pass, announce S"), "play AS"),
    (NapRule.LEAD_LOWEST_PLAIN, do(table(FLUSH, FLOATER), "bid wellington, pass, pass, announce C"), "play AS"),
    (NapRule.TEESSIDE_LADDER, table("||", TEESSIDE), "bid bonaparte"),
    (NapRule.TEESSIDE_NEEDS, table("||", TEESSIDE), "bid wellington+"),
    (NapRule.AYLESBURY_LADDER, table("||", AYLESBURY), "bid wellington"),
    (NapRule.DORSET_LADDER, table("||", DORSET), "bid wellington"),
    (NapRule.DORSET_WITHOUT, table("||", DORSET), "bid nap+"),
]


@pytest.mark.parametrize(("rule", "pointer", "state", "also"), LAWS, ids=[str(each[0]) for each in LAWS])
def test_a_law_is_broken_where_it_says(
    rule: Rulebook, pointer: str, state: NapState, also: tuple[Rulebook, ...]
) -> None:
    faults = list(NAP.audit(state))
    assert {fault.rule.code for fault in faults} == {each.rule.code for each in (rule, *also)}
    assert (pointer, rule.rule) in [(fault.pointer, fault.rule) for fault in faults]
    assert all("{" not in sentence(fault) for fault in faults)


@pytest.mark.parametrize(("rule", "state", "asked"), BY_ACTIONS, ids=[str(each[0]) for each in BY_ACTIONS])
def test_a_rule_is_broken_by_an_action(rule: NapRule, state: NapState, asked: str) -> None:
    assert broken(state, asked) is rule


def found() -> Iterator[tuple[NapState, Fault | Violation]]:
    """Give every fault and every refusal of these tables, each with the state that it is about."""
    for _, state, asked in BY_ACTIONS:
        refusal = NAP.check(state, action(state, asked))
        assert refusal is not None
        yield state, refusal
    for law in LAWS:
        yield from ((law[2], fault) for fault in NAP.audit(law[2]))


def test_what_a_sentence_mentions_is_data_and_no_sentence() -> None:
    # A card, a suit, a rank, a contract or a number can be put into any language.
    mentioned = {value for _, broken in found() for value in broken.values.values()}
    assert {value for value in mentioned if not isinstance(value, Card | Suit | Rank | NapContract | int)} == set()


def test_a_form_is_judged_by_the_rules_of_its_own_part_of_the_page() -> None:
    standard, floaters = ({f"N{number}" for number in part} for part in (range(10, 21), range(21, 35)))
    foreign = {
        broken.rule.code
        for state, broken in found()
        if broken.rule.id in (floaters if isinstance(state.options, NapStandard) else standard)
    }
    # What a form does not have it is told by the rule of those that have it; misère is N17 for Teesside too (N32).
    of_floaters = {"nap.no-floater", "nap.no-kitty", "nap.bid-with", "nap.pass-with", "nap.looked"}
    assert foreign == {*of_floaters, "nap.no-pool", "nap.no-trumps"}


def test_every_rule_of_the_rulebook_is_broken() -> None:
    by_laws = {law[0] for law in LAWS}
    by_actions = {each[0] for each in BY_ACTIONS}
    assert [rule.name for rule in NapRule if rule not in by_laws | by_actions] == []


@pytest.mark.parametrize("state", SOUND)
def test_every_state_that_play_reaches_is_sound(state: NapState) -> None:
    assert list(NAP.audit(state)) == []
    while not isinstance(state.phase, NapOver):
        state = play(NAP, state, legal_actions(NAP, state)[0].actions[-1:])[0]
        assert list(NAP.audit(state)) == []


def test_every_fault_is_listed() -> None:
    state = replace(LATER, dealer=4, balances=(0,), options=replace(FLOATER, deals=3))
    assert list(NAP.audit(state)) == [
        TableRule.DEALS_LEFT.fault("/deal", deal=6, deals=3),
        NapRule.BALANCE_SEATS.fault("/balances", players=3, count=1),
        TableRule.SEAT_EXISTS.fault("/dealer", seat=4, last=2),
    ]
    state = replace(PASSED, stock=PASSED.stock[1:], kitty=2, looked=(1, 0))
    assert {fault.rule for fault in NAP.audit(state)} == {
        NapRule.FLOATER_CARD_MISSING.rule,
        NapRule.LOOKED.rule,
        NapRule.COUNT_OF_ACTIONS.rule,
        NapRule.KITTY.rule,
        NapRule.ZERO_SUM.rule,
        NapRule.FIRST_DEAL.rule,
    }


@pytest.mark.parametrize(
    ("said", "state"),
    [
        ("After 5 tricks the deal is over.", replace(FOUR_MADE, phase=NapPlaying(0, ()), balances=(0, 0, 0))),
        ("After 0 tricks the deal is not over.", replace(STANDARD_LEAD, phase=NapOver(0), balances=(-10, 5, 5))),
        ("Trumps are announced before the first lead.", replace(do(WITHOUT, "announce C"), trumps=None, actions=3)),
        ("The first card led makes S trumps.", replace(STANDARD_PLAY, trumps=None)),
        ("The first card led makes trumps, and none has been led: not C.", replace(BIDDING, trumps=Suit.CLUBS)),
        ("This contract is played without trumps.", replace(MISERE_LEAD, trumps=Suit.CLUBS)),
        ("After 4 tricks the deal is over.", replace(FOUR_MADE, options=replace(STANDARD, stop_when_decided=True))),
        ("After 3 calls the bidding is over.", replace(BIDDING, calls=(*BIDDING.calls, PASS), actions=3)),
        ("There are 2 calls where 3 are due.", replace(TAKING, calls=TAKING.calls[:2])),
        ("four with the floater is not higher than every bid before.", replace(LOOKING, calls=FOUR_TWICE)),
        ("A bid is made with the floater, not a pass.", replace(BIDDING, calls=(NapCall(None, floater=True), PASS))),
        (
            "The declarer has won the whole kitty: it cannot hold 1.",
            replace(MADE, deal=2, kitty=1, balances=(11, -6, -6)),
        ),
        ("There is no pool without purchases: it cannot hold 1.", replace(LATER, pool=1, kitty=5)),
        ("Nobody has announced C as trumps yet.", replace(LATER, trumps=Suit.CLUBS, actions=1)),
    ],
)
def test_a_fault_says_what_should_be(said: str, state: NapState) -> None:
    assert [sentence(fault) for fault in NAP.audit(state)] == [said]


@pytest.mark.parametrize("trick", [(), (MADE.tricks[0][0],), (*MADE.tricks[0], MADE.tricks[1][0])])
def test_n6_a_trick_of_any_length_is_refused_and_not_stumbled_over(trick: tuple[()]) -> None:
    for state, rule in ((MADE, NapRule.FULL_TRICKS), (do(MADE, "deal"), NapRule.NO_TRICKS)):
        tampered = replace(state, tricks=(trick, *MADE.tricks[1:]))
        assert ("/tricks/0", rule.rule) in [(fault.pointer, fault.rule) for fault in NAP.audit(tampered)]


def test_n9_play_from_a_sound_state_stays_sound_however_much_was_won() -> None:
    for options, line in (
        (STANDARD, "bid three, pass, pass"),
        (EXTENDED, "bid two, pass, pass"),
        (FLOATER, "look, bid nap, look, pass, look, pass, announce S"),
        (replace(FLOATER, shuffle=NapShuffle.ALWAYS), "look, bid nap, look, pass, look, pass, announce H"),
    ):
        state = richest(replace(table(FLUSH, options), deal=7))
        assert list(NAP.audit(state)) == []
        ended = finished(do(state, line))
        assert list(NAP.audit(ended)) == []
        assert list(NAP.audit(do(ended, "deal"))) == []


def richest(state: NapState) -> NapState:
    """Return the state with as much at the first seat, and as little at the second, as the laws let it have."""
    most = 0
    for step in (10_000, 1_000, 100, 10, 1):
        while not list(NAP.audit(with_more(state, most + step))):
            most += step
    assert most > 0
    return with_more(state, most)


def with_more(state: NapState, units: int) -> NapState:
    """Return the state with units at the first seat that the second has lost."""
    first, second, *others = state.balances
    return replace(state, balances=(first + units, second - units, *others))


def test_n9_the_most_that_can_be_lost_and_won_back_is_sound() -> None:
    # In each of two deals the same seat looks, and fails in the dearest contract; in the third another wins it all.
    state = table("TC TD TH JC JD | |", FLOATER)
    for calls, lost in (
        ("look, bid wellington, look, pass, look, pass", 62),
        ("look, pass, look, pass, look, bid wellington", 124),
    ):
        ended = finished(do(state, f"{calls}, announce S"))
        assert ended.balances[0] == -lost
        (dealer,) = NAP.to_act(ended)
        hands = FLUSH if lost == 124 else "TC TD TH JC JD | |"
        state = play(NAP, ended, (NapDeal(dealer, deck(hands, FLOATER, dealer)),))[0]
        assert list(NAP.audit(state)) == []
    won = finished(do(state, "pass, bid nap, pass, announce S"))
    assert won.phase == NapOver(2 * (3 + 3 + 60) + 3)
    richer = replace(state, deal=9, kitty=1_503, balances=(-501, -501, -501))
    assert finished(do(richer, "pass, bid nap, pass, announce S")).phase == NapOver(1_503)


def test_n9_a_stake_paid_in_every_deal_is_sound() -> None:
    state = replace(table("||", replace(PURCHASE, purchase_stake=100)), deal=3, pool=300, balances=(-300, 0, 0))
    assert list(NAP.audit(state)) == []
    assert list(NAP.audit(do(state, "purchase 2C, stand, stand"))) == []


def test_n9_no_units_can_be_more_than_a_document_may_carry() -> None:
    assert NAP.scoring(MADE).returns == (12, -6, -6)
    forged = replace(MADE, deal=9, phase=NapOver(2**31 - 1))
    assert [fault.pointer for fault in NAP.audit(forged)] == ["/phase/pot"]


def test_n9_a_match_of_ten_thousand_deals_keeps_its_laws() -> None:
    state = replace(PASSED, deal=9_998, kitty=29_997, balances=(-9_999, -9_999, -9_999))
    assert list(NAP.audit(state)) == []
    assert list(NAP.audit(do(state, "deal"))) == []
