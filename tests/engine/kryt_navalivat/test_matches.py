"""What a deal counts, who deals the next one, and when the match is over (K3, K19, S4, S10)."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from croupier.cards import Card, Suit, cards
from croupier.faults import IllegalAction, Rulebook, TableRule
from croupier.game import play
from croupier.kryt_navalivat import KRYT_NAVALIVAT
from croupier.kryt_navalivat.events import KrytDealt, KrytDealtHand
from croupier.kryt_navalivat.rulebook import KrytRule
from croupier.kryt_navalivat.state import KrytDeal, KrytLeading, KrytScoring, KrytState
from kryt_table import DIAMONDS_AND_SPADES, PACK, STANDARD, broken, do, listed, lost, table, told

COVER = "0 beat JH, 0 lead 8C"


def lost_by_1(*, dealer: int = 0, deal: int = 0, deals: int | None = None) -> KrytState:
    """Return a finished deal that seat 1 has lost."""
    options = replace(STANDARD, deals=deals)
    return do(table("JH 8C | 7H", pile="* 9H", dealer=dealer, deal=deal, options=options), COVER)


def drawn(*, dealer: int) -> KrytState:
    """Return a finished deal that ended in a draw."""
    return do(table("JH 8C | KC", pile="* 9H", dealer=dealer), COVER)


def broken_off(*, dealer: int) -> KrytState:
    """Return a finished deal that was broken off."""
    options = replace(STANDARD, action_limit=100)
    return do(table("JH 8C | KC", pile="* 9H", dealer=dealer, options=options), "0 pick_up")


@pytest.mark.parametrize(
    ("end", "dealt_by", "dealer"),
    [
        (lost_by_1, 0, 1),
        (lost_by_1, 1, 1),
        (drawn, 0, 0),
        (drawn, 1, 1),
        (broken_off, 0, 0),
        (broken_off, 1, 1),
    ],
)
def test_k3_the_loser_deals_next_and_without_one_the_same_dealer(
    end: Callable[..., KrytState], dealt_by: int, dealer: int
) -> None:
    ended = end(dealer=dealt_by)
    assert KRYT_NAVALIVAT.to_act(ended) == (dealer,)
    assert listed(ended) == [f"{dealer} deal"]
    assert broken(ended, f"{1 - dealer} deal") is TableRule.YOUR_TURN
    following = do(ended, f"{dealer} deal")
    assert following.dealer == dealer
    assert following.phase == KrytLeading(1 - dealer)


def test_k3_the_loser_of_three_deals_to_all() -> None:
    ended = do(table("JH 8C | | 7H", pile="* 9H", dealer=1), COVER)
    following = do(ended, "2 deal")
    assert following.phase == KrytLeading(0)
    assert list(map(len, following.hands)) == [3, 3, 3]


def test_k3_the_next_deal_is_a_fresh_one_of_the_same_match() -> None:
    ended = lost_by_1()
    following = do(ended, "1 deal")
    # The deck of deal 1 of the seed "croupier", as the documentation of the shuffle has it, begins
    # TC QD TD 6S AD JH 6C 6D TH KH KS and ends 6H 8C JS.
    assert following.hands == (cards("TC TD AD"), cards("QD 6S JH"))
    assert following.stock[:4] == cards("6D TH KH KS")
    assert following.stock[-4:] == cards("6H 8C JS 6C")
    assert following.trumps is Suit.CLUBS
    assert (following.deal, following.actions, following.pile) == (1, 0, ())
    assert (following.options, following.seed, following.losses) == (ended.options, ended.seed, (0, 1))


def test_k3_a_deal_is_told() -> None:
    (event,) = told(lost_by_1(), "1 deal")
    hands = (KrytDealtHand(0, 3, cards("TC TD AD")), KrytDealtHand(1, 3, cards("QD 6S JH")))
    assert event == KrytDealt(0, 1, 1, Suit.CLUBS, Card("6C"), hands, 30)


def test_k3_a_form_lasts_all_the_match() -> None:
    ended = do(table("JH 8C | 7H", pile="* 9H", options=DIAMONDS_AND_SPADES), COVER)
    following = do(ended, "1 deal")
    assert following.trumps is Suit.DIAMONDS
    assert following.stock[0] == "6C"


def test_s3_a_deck_replaces_the_shuffle_of_its_deal_only() -> None:
    following = play(KRYT_NAVALIVAT, lost_by_1(), [KrytDeal(1, PACK)])[0]
    assert following.hands == (cards("6C 8C TC"), cards("7C 9C JC"))
    assert following.stock[-1] == "QC"
    assert following.seed == "croupier"


@pytest.mark.parametrize(
    ("deck", "rule", "card"),
    [
        ((*PACK[:-1], Card("6C")), TableRule.DECK_REPEATS, "6C"),
        ((*PACK, Card("AS")), TableRule.DECK_REPEATS, "AS"),
        ((*PACK, Card("2C")), TableRule.DECK_FOREIGN, "2C"),
        (PACK[:-1], TableRule.DECK_LACKS, "AS"),
        ((), TableRule.DECK_LACKS, "6C"),
    ],
)
def test_s10_a_deck_is_exactly_the_pack(deck: tuple[Card, ...], rule: TableRule, card: str) -> None:
    ended = lost_by_1()
    with pytest.raises(IllegalAction) as illegal:
        play(KRYT_NAVALIVAT, ended, [KrytDeal(1, deck)])
    assert illegal.value.violation == rule.broken(card=card)
    assert rule.rule.id == "S10"


@pytest.mark.parametrize(
    ("players", "loser", "returns"),
    [
        (2, 1, (1, -1)),
        (3, 2, (1, 1, -2)),
        (4, 1, (1, -3, 1, 1)),
        (5, 4, (1, 1, 1, 1, -4)),
        (6, 3, (1, 1, 1, -5, 1, 1)),
    ],
)
def test_k19_the_loser_pays_every_other_seat_one(players: int, loser: int, returns: tuple[int, ...]) -> None:
    hands = ["JH 8C", *[""] * (players - 1)]
    hands[loser] = "7H"
    ended = do(table("|".join(hands), pile="* 9H"), COVER)
    losses = tuple(int(seat == loser) for seat in range(players))
    assert KRYT_NAVALIVAT.scoring(ended) == KrytScoring(losses, lost(loser), returns)


def test_k19_losses_add_up() -> None:
    state = replace(table("JH 8C | 7H |", pile="* 9H", dealer=1, deal=5), losses=(0, 3, 2))
    assert do(state, COVER).losses == (0, 4, 2)
    assert do(replace(state, hands=(state.hands[0], cards("KC"), ())), COVER).losses == (0, 3, 2)


def test_k19_while_a_deal_is_played_it_has_no_result() -> None:
    assert KRYT_NAVALIVAT.scoring(table("JH 8C | 7H", pile="* 9H")) == KrytScoring((0, 0), None, None)


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
    ended = lost_by_1(deal=deal, deals=deals)
    assert KRYT_NAVALIVAT.to_act(ended) == ((1,) if goes_on else ())
    assert listed(ended) == (["1 deal"] if goes_on else [])
    assert broken(ended, "1 deal") is (None if goes_on else TableRule.MATCH_OVER)


def test_s4_the_last_deal_of_a_match_is_played() -> None:
    state = do(lost_by_1(deal=0, deals=2), "1 deal")
    assert KRYT_NAVALIVAT.to_act(state) == (0,)
    assert len(listed(state)) >= 3


@pytest.mark.parametrize("action", ["1 deal", "0 deal", "0 lead 8C", "1 pick_up", "1 exchange_six", "0 beat 2C"])
def test_s4_after_the_match_nothing_is_legal(action: str) -> None:
    assert broken(lost_by_1(deals=1), action) is TableRule.MATCH_OVER


@pytest.mark.parametrize(
    ("action", "rule"),
    [
        ("1 deal", None),
        ("0 deal", TableRule.YOUR_TURN),
        ("2 deal", TableRule.SEAT_EXISTS),
        ("0 pick_up", KrytRule.DEAL_OVER),
    ],
)
def test_s8_only_the_next_dealer_deals(action: str, rule: Rulebook | None) -> None:
    assert broken(lost_by_1(), action) is rule
