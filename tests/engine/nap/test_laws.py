"""Every rule that can be broken is: the laws of a state, the rules of an action, and those of a start."""

import pytest
from msgspec.structs import replace

from croupier.cards import Suit
from croupier.faults import Rulebook, TableRule, sentence
from croupier.game import legal_actions, play
from croupier.nap import NAP
from croupier.nap.actions import NapDeal
from croupier.nap.options import NapShuffle
from croupier.nap.rulebook import NapRule
from croupier.nap.state import NapOver, NapPlaying, NapState
from engine.nap.laws import FLUSH, FOUR_MADE, LATER, LAWS, MADE, PASSED, SOUND, STANDARD_LEAD, WITHOUT
from engine.nap.table import (
    AYLESBURY,
    DORSET,
    EXTENDED,
    FLOATER,
    PURCHASE,
    STANDARD,
    TEESSIDE,
    broken,
    deck,
    do,
    finished,
    table,
)

BY_ACTIONS: list[tuple[NapRule, NapState, str]] = [
    (NapRule.DEAL_OVER, do(table("||"), "pass, pass, pass"), "pass"),
    (NapRule.CALL_DUE, table("||"), "play 2C"),
    (NapRule.BID_HIGHER, do(table("||"), "bid four"), "bid three"),
    (NapRule.PLAY_DUE, do(table("||"), "bid four, pass, pass"), "pass"),
    (NapRule.FOLLOW_SUIT, do(table("AC | 2C AS |"), "bid four, pass, pass, play AC"), "play AS"),
    (NapRule.ON_LADDER, table("||"), "bid two"),
    (NapRule.WELLINGTON, table("||"), "bid wellington"),
    (NapRule.BLUCHER, do(table("||", EXTENDED), "bid nap"), "bid blucher"),
    (NapRule.PURCHASE_DUE, table("||", PURCHASE), "pass"),
    (NapRule.PURCHASE_COUNT, table("||", PURCHASE), "purchase"),
    (NapRule.NO_FLOATER, table("||"), "look"),
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
    (NapRule.DORSET_LADDER, table("||", DORSET), "bid nap+"),
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
        NapRule.CARD_MISSING.rule,
        NapRule.LOOKED.rule,
        NapRule.COUNT_OF_ACTIONS.rule,
        NapRule.KITTY.rule,
        NapRule.ZERO_SUM.rule,
        NapRule.FIRST_DEAL.rule,
    }


@pytest.mark.parametrize(
    ("said", "state"),
    [
        ("After 5 tricks the deal should be over.", replace(FOUR_MADE, phase=NapPlaying(0, ()), balances=(0, 0, 0))),
        ("After 0 tricks the deal should not be over.", replace(STANDARD_LEAD, phase=NapOver(0), balances=(-10, 5, 5))),
        ("Trumps should be announced, not None.", replace(do(WITHOUT, "announce C"), trumps=None, actions=3)),
        ("Trumps should be None, not C.", replace(LATER, trumps=Suit.CLUBS, actions=1)),
    ],
)
def test_a_fault_says_what_should_be(said: str, state: NapState) -> None:
    assert [sentence(fault) for fault in NAP.audit(state)] == [said]


@pytest.mark.parametrize("trick", [(), (MADE.tricks[0][0],), (*MADE.tricks[0], MADE.tricks[1][0])])
def test_n6_a_trick_of_any_length_is_refused_and_not_stumbled_over(trick: tuple[()]) -> None:
    for state in (MADE, do(MADE, "deal")):
        tampered = replace(state, tricks=(trick, *MADE.tricks[1:]))
        assert ("/tricks/0", NapRule.FULL_TRICKS.rule) in [(fault.pointer, fault.rule) for fault in NAP.audit(tampered)]


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
