"""Deals that are broken off (K23)."""

import pytest
from msgspec.structs import replace

from croupier.cards import Card, cards
from croupier.kryt_navalivat import KRYT_NAVALIVAT
from croupier.kryt_navalivat.events import KrytBeaten, KrytDrew, KrytLed, KrytPickedUp, KrytSettled, KrytWentOut
from croupier.kryt_navalivat.options import KrytOptions
from croupier.kryt_navalivat.rulebook import KrytRule
from croupier.kryt_navalivat.state import KrytAnswering, KrytLeading, KrytResult, KrytScoring
from croupier.kryt_navalivat.variants import KrytVariant
from croupier.opening import start
from kryt_table import BROKEN_OFF, DIAMONDS_AND_SPADES, DRAWN, STANDARD, broken, do, listed, lost, result, table, told


def limited(limit: int | None, options: KrytOptions = STANDARD) -> KrytOptions:
    """Return options with a limit of actions."""
    return replace(options, action_limit=limit)


@pytest.mark.parametrize(
    ("actions", "limit", "line", "ended"),
    [
        (98, 100, "0 pick_up", None),
        (99, 100, "0 pick_up", BROKEN_OFF),
        (98, 100, "0 pick_up, 1 pick_up", BROKEN_OFF),
        (97, 100, "0 pick_up, 1 pick_up", None),
        (98, 100, "0 beat JH", None),
        (99, 100, "0 beat JH", BROKEN_OFF),
        (999_998, None, "0 pick_up", None),
        (999_999, None, "0 pick_up", BROKEN_OFF),
        (999_998, 1_000_000, "0 pick_up", None),
        (999_999, 1_000_000, "0 pick_up", BROKEN_OFF),
    ],
)
@pytest.mark.parametrize("form", [STANDARD, DIAMONDS_AND_SPADES])
def test_k23_a_deal_that_reaches_its_limit_is_broken_off(
    form: KrytOptions, actions: int, limit: int | None, line: str, ended: KrytResult | None
) -> None:
    state = table("JH 8C 7S | KC | *", pile="8H 9H", actions=actions, options=limited(limit, form))
    assert result(do(state, line)) == ended


@pytest.mark.parametrize(
    ("hands", "line", "ended"),
    [
        ("JH 8C | KC", "0 beat JH, 0 lead 8C", DRAWN),
        ("JH 8C | 7H", "0 beat JH, 0 lead 8C", lost(1)),
        ("JH AC | 7H", "0 beat JH, 0 lead AC", lost(1, honour=True)),
    ],
)
def test_k23_the_last_action_may_decide_the_deal(hands: str, line: str, ended: KrytResult) -> None:
    assert result(do(table(hands, pile="* 9H", actions=98, options=limited(100)), line)) == ended
    assert result(do(table(hands, pile="* 9H", actions=98, options=limited(99)), "0 beat JH")) == BROKEN_OFF


def test_k23_a_last_card_that_beats_may_decide_the_deal() -> None:
    assert result(do(table("JH | 7H", pile="* 9H", options=limited(100)), "0 beat JH")) == lost(1)


def test_k23_nothing_is_lost_and_nothing_counted() -> None:
    state = table("JH 8C 7S | KC | *", pile="8H 9H", dealer=2, options=limited(100))
    ended = do(state, "0 pick_up")
    assert KRYT_NAVALIVAT.scoring(ended) == KrytScoring((0, 0, 0), BROKEN_OFF, (0, 0, 0))
    assert listed(ended) == ["2 deal"]


def test_k23_a_deal_broken_off_goes_on_with_a_fresh_count() -> None:
    state = table("JH 8C 7S | KC | *", pile="8H 9H", dealer=2, options=limited(100))
    following = do(state, "0 pick_up, 2 deal")
    assert (following.deal, following.actions) == (1, 0)
    assert following.phase == KrytLeading(0)


def test_k23_a_cover_can_be_broken_in_the_middle() -> None:
    state = table("JH 8C 7S | *", pile="6C 9H", stock="JS QC", options=limited(100))
    assert told(state, "0 beat JH") == (
        KrytBeaten(0, 0, Card("JH"), Card("9H")),
        KrytSettled(0, BROKEN_OFF, (0, 0), (0, 0), None),
    )
    ended = do(state, "0 beat JH")
    assert ended.hands[0] == cards("8C 7S")
    assert broken(ended, "0 lead 8C") is KrytRule.DEAL_OVER


def test_k23_the_last_action_is_done_whole() -> None:
    state = table("JH 8C 7S | *", pile="9H", stock="JS KS QC", actions=98, options=limited(100))
    assert told(state, "0 beat JH, 0 lead 7S")[1:] == (
        KrytLed(1, 0, Card("7S")),
        KrytDrew(1, 0, 2, cards("JS KS"), None),
        KrytSettled(1, BROKEN_OFF, (0, 0), (0, 0), None),
    )
    picked = told(replace(state, actions=99), "0 pick_up")
    assert [type(event) for event in picked] == [KrytPickedUp, KrytSettled]


def test_k23_going_out_while_others_play_on_decides_nothing() -> None:
    state = table("JH | KC | *", pile="9H", options=limited(100))
    assert told(state, "0 beat JH")[1:] == (KrytWentOut(0, 0), KrytSettled(0, BROKEN_OFF, (0, 0, 0), (0, 0, 0), None))


@pytest.mark.parametrize("turn", [0, 1])
def test_k23_an_exchange_counts(turn: int) -> None:
    state = table("6C 7H 8H | *", pile="8D", stock="QC", turn=turn, actions=98, options=limited(100))
    once = do(state, "0 exchange_six")
    assert result(once) is None
    assert result(do(once, f"{turn} pick_up")) == BROKEN_OFF
    ended = do(replace(state, actions=99), "0 exchange_six")
    assert result(ended) == BROKEN_OFF
    assert ended.hands[0][-1] == "QC"


@pytest.mark.parametrize("form", list(KrytVariant))
def test_k23_a_limit_of_one(form: KrytVariant) -> None:
    variant = KRYT_NAVALIVAT.variants[form].options
    overrides = KRYT_NAVALIVAT.overrides_type(action_limit=1)
    state, _ = start(KRYT_NAVALIVAT, players=2, seed="croupier", variant=form, overrides=overrides, dealer=1)
    assert state.options == limited(1, variant)
    ended = do(state, listed(state)[0])
    assert result(ended) == BROKEN_OFF
    assert result(do(ended, "1 deal")) is None


def test_k23_without_an_option_a_deal_goes_on() -> None:
    state = table("JH 8C 7S | KC | *", pile="8H 9H", actions=500_000)
    assert do(state, "0 pick_up").phase == KrytAnswering(1)
