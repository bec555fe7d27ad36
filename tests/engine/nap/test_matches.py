"""Who deals the next deal, what it carries on, and when the match is over (N1, N13, N31, S4, S8, S10)."""

import pytest
from msgspec.structs import replace

from croupier.cards import Card, cards
from croupier.faults import IllegalAction, Rulebook, TableRule
from croupier.game import play
from croupier.nap import NAP
from croupier.nap.actions import NapDeal
from croupier.nap.events import NapDealt, NapPaid
from croupier.nap.options import NapOptions
from croupier.nap.rulebook import NapRule
from croupier.nap.state import NapBidding, NapOver, NapPurchasing, NapState
from engine.nap.table import FLOATER, FORMS, PURCHASE, STANDARD, action, broken, do, finished, listed, table, told

PACK = NAP.pack(STANDARD, 3)


def passed(options: NapOptions = STANDARD, *, dealer: int = 2, deal: int = 0, deals: int | None = None) -> NapState:
    """Return a deal that all three seats have passed."""
    state = table("||", replace(options, deals=deals), dealer=dealer)
    return do(replace(state, deal=deal), "pass, pass, pass")


def made() -> NapState:
    """Return a deal in which seat 0 has made three."""
    return finished(do(table("AS KS QS JS TS ||"), "bid three, pass, pass"))


@pytest.mark.parametrize(("dealer", "following"), [(0, 1), (1, 2), (2, 0)])
@pytest.mark.parametrize("options", FORMS)
def test_n1_n13_n31_the_deal_passes_to_the_next_seat_when_all_have_passed(
    options: NapOptions, dealer: int, following: int
) -> None:
    ended = passed(options, dealer=dealer)
    assert ended.phase == NapOver(0)
    assert NAP.to_act(ended) == (following,)
    assert listed(ended) == [f"{following} deal"]
    state = do(ended, "deal")
    assert (state.dealer, state.deal, state.actions, state.phase) == (following, 1, 0, NapBidding())
    assert NAP.to_act(state) == ((following + 1) % 3,)


def test_n1_the_deal_passes_to_the_next_seat_whoever_was_declarer() -> None:
    for line in ("bid three, pass, pass", "pass, bid three, pass", "pass, pass, bid three"):
        ended = finished(do(table("||", dealer=1), line))
        assert listed(ended) == ["2 deal"]
        assert do(ended, "deal").dealer == 2


def test_n1_a_deal_of_purchase_nap_begins_with_purchases_again() -> None:
    ended = do(table("||", PURCHASE), "stand, stand, stand, pass, pass, pass")
    state = do(ended, "deal")
    assert state.phase == NapPurchasing()
    assert (state.purchases, state.discards) == ((), ())


def test_n1_the_next_deal_is_a_fresh_one_of_the_same_match() -> None:
    ended = finished(
        do(table("AS KS QS JS TS ||", FLOATER), "look, bid four+, pass, pass, take_floater, discard TS, announce S")
    )
    state = do(ended, "deal")
    assert (state.looked, state.calls, state.trumps, state.tricks, state.discards) == ((), (), None, (), ())
    assert list(map(len, state.hands)) == [5, 5, 5]
    assert state.floater is not None
    assert (state.options, state.seed) == (ended.options, ended.seed)


def test_s4_balances_are_carried_on() -> None:
    assert made().balances == (6, -3, -3)
    assert do(made(), "deal").balances == (6, -3, -3)


def test_n31_everybody_pays_again() -> None:
    ended = passed(FLOATER)
    assert (ended.balances, ended.kitty) == ((-1, -1, -1), 3)
    state = do(ended, "deal")
    assert (state.balances, state.kitty) == ((-2, -2, -2), 6)
    paid = [event.payment for event in told(ended, "deal") if isinstance(event, NapPaid)]
    assert [(line.rule, line.amount, line.payer, line.payee) for line in paid] == [
        ("N22", 1, 1, None),
        ("N22", 1, 2, None),
        ("N22", 1, 0, None),
    ]


def test_a_deal_is_told_with_its_number_and_its_dealer() -> None:
    event = told(passed(), "deal")[0]
    assert isinstance(event, NapDealt)
    assert (event.deal, event.dealer, event.stock) == (1, 0, 37)


@pytest.mark.parametrize(
    ("deal", "deals", "goes_on"),
    [
        (0, None, True),
        (0, 2, True),
        (0, 1, False),
        (2, 4, True),
        (2, 3, False),
        (999, 1_000, False),
        (9_998, None, True),
        (9_999, None, False),
    ],
)
def test_s4_the_match_ends_with_its_last_deal(deal: int, deals: int | None, goes_on: bool) -> None:
    ended = passed(deal=deal, deals=deals)
    assert NAP.to_act(ended) == ((0,) if goes_on else ())
    assert listed(ended) == (["0 deal"] if goes_on else [])
    assert broken(ended, "0 deal") is (None if goes_on else TableRule.MATCH_OVER)


def test_s4_the_last_deal_of_a_match_is_played() -> None:
    state = do(passed(deals=2), "deal")
    assert NAP.to_act(state) == (1,)
    assert listed(do(state, "pass, pass, pass")) == []


def test_s4_a_kitty_left_at_the_end_stays_undivided() -> None:
    ended = do(passed(FLOATER, deals=2), "deal, pass, pass, pass")
    assert (ended.kitty, ended.balances) == (6, (-2, -2, -2))
    ended = do(table("||", replace(PURCHASE, deals=1)), "purchase 2C, stand, stand, pass, pass, pass")
    assert (ended.pool, ended.balances) == (1, (-1, 0, 0))


@pytest.mark.parametrize("asked", ["0 deal", "1 deal", "0 pass", "0 bid three", "2 look", "1 play 2C", "0 stand"])
def test_s4_after_the_match_nothing_is_legal(asked: str) -> None:
    assert broken(passed(deals=1), asked) is TableRule.MATCH_OVER


@pytest.mark.parametrize(
    ("asked", "rule"),
    [
        ("0 deal", None),
        ("1 deal", TableRule.YOUR_TURN),
        ("2 deal", TableRule.YOUR_TURN),
        ("3 deal", TableRule.SEAT_EXISTS),
        ("0 pass", NapRule.DEAL_OVER),
        ("1 pass", NapRule.DEAL_OVER),
    ],
)
def test_s8_n1_only_the_next_dealer_deals(asked: str, rule: Rulebook | None) -> None:
    assert broken(passed(), asked) is rule


def test_s3_a_deck_replaces_gathering_and_shuffle_of_its_deal_only() -> None:
    for ended in (passed(), made()):
        state = play(NAP, ended, [NapDeal(0, PACK)])[0]
        assert state.hands == tuple(map(cards, ("8C 9C TC 2D 3D", "2C 3C 4C JC QC", "5C 6C 7C KC AC")))
        assert state.stock == PACK[15:]
        assert state.seed == "croupier"


@pytest.mark.parametrize(
    ("deck", "rule", "card"),
    [
        ((*PACK[:-1], Card("2C")), TableRule.DECK_REPEATS, "2C"),
        ((*PACK, Card("AS")), TableRule.DECK_REPEATS, "AS"),
        (PACK[:-1], TableRule.DECK_LACKS, "AS"),
        ((), TableRule.DECK_LACKS, "2C"),
    ],
)
def test_s10_a_deck_is_exactly_the_pack(deck: tuple[Card, ...], rule: TableRule, card: str) -> None:
    with pytest.raises(IllegalAction) as illegal:
        play(NAP, passed(), [NapDeal(0, deck)])
    assert illegal.value.violation == rule.broken(card=card)
    assert rule.rule.id == "S10"


def test_s10_a_deck_has_no_card_that_the_form_has_not() -> None:
    deck = NAP.pack(FLOATER, 3)
    assert broken(passed(FLOATER), NapDeal(0, deck)) is None
    assert broken(passed(FLOATER), NapDeal(0, (*deck[:-1], Card("9S")))) is TableRule.DECK_FOREIGN
    assert broken(passed(FLOATER), NapDeal(0, PACK)) is TableRule.DECK_FOREIGN


@pytest.mark.parametrize("line", ["", "bid three", "pass, pass, bid nap", "pass, bid nap, pass, play 7C"])
def test_n1_no_deal_before_the_deal_is_over(line: str) -> None:
    state = do(table("||"), line) if line else table("||")
    asked = action(state, "deal")
    assert broken(state, asked) in {NapRule.CALL_DUE, NapRule.PLAY_DUE}
