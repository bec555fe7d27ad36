"""Playing the tricks: leads, following suit, trumps, who wins (N6, N7, N14, N17, N28)."""

import pytest
from msgspec.structs import replace

from croupier.cards import Card, Suit, cards
from croupier.faults import Rulebook, TableRule
from croupier.nap import NAP
from croupier.nap.events import NapPlayed, NapTookTrick
from croupier.nap.options import NapOptions
from croupier.nap.rulebook import NapRule
from croupier.nap.state import NapOver, NapPlaying, NapState
from engine.nap.table import EXTENDED, FLOATER, STANDARD, TEESSIDE, broken, choices, do, played, table, told, trick

NO_TRUMPS = replace(EXTENDED, misere_trumps=False)


def playing(hands: str, options: NapOptions = STANDARD, bid: str = "three", *, trumps: str = "") -> NapState:
    """Return the deal when seat 0 has to lead to the first trick."""
    passes = ", pass" * hands.count("|")
    announced = f", announce {trumps}" if trumps else ""
    return do(table(hands, options), f"bid {bid}{passes}{announced}")


@pytest.mark.parametrize("declarer", [0, 1, 2, 3])
@pytest.mark.parametrize("dealer", [1, 3])
def test_n6_the_declarer_leads_to_the_first_trick(declarer: int, dealer: int) -> None:
    place = (declarer - dealer - 1) % 4
    calls = ["pass"] * 4
    calls[place] = "bid three"
    state = do(table("|||", dealer=dealer), ", ".join(calls))
    assert state.phase == NapPlaying(declarer, ())
    assert NAP.to_act(state) == (declarer,)
    assert choices(state) == [f"play {card}" for card in state.hands[declarer]]


@pytest.mark.parametrize(
    ("first", "winner"),
    [
        ("KS 9S AH", 0),
        ("QH KH AH", 2),
        ("TC QC KC", 2),
        ("TD AD 2D", 1),
        ("QH TH JH", 0),
        ("KS TS 2S", 0),
    ],
)
def test_n6_the_highest_card_of_the_suit_led_wins_and_leads_next(first: str, winner: int) -> None:
    rows = [f"{card} {row}" for card, row in zip(first.split(), ["3C 4C 5C", "3D 4D 5D", "3H 4H 5H"], strict=True)]
    state = trick(playing(" | ".join(rows)), first)
    assert state.tricks == (cards(first),)
    assert state.phase == NapPlaying(winner, ())
    assert NAP.to_act(state) == (winner,)
    assert list(map(len, state.hands)) == [4, 4, 4]


@pytest.mark.parametrize(
    ("trumps", "cards_played", "winner"),
    [("S", "AC JS TS", 1), ("S", "AC JS AS", 2), ("H", "AC QS TH", 2), ("C", "AC JS TS", 0), ("D", "AC KD TS", 1)],
)
def test_n6_the_highest_trump_wins_and_play_goes_round_from_the_winner(
    trumps: str, cards_played: str, winner: int
) -> None:
    # Clubs are led, and only the declarer has any.
    state = playing("AC KC QC JC TC | QS JS AD KD QD | JH TH TS AS QH", FLOATER, "four", trumps=trumps)
    state = trick(state, cards_played)
    assert state.phase == NapPlaying(winner, ())
    for place in range(3):
        seat = (winner + place) % 3
        assert NAP.to_act(state) == (seat,)
        state = do(state, choices(state)[0])


@pytest.mark.parametrize(
    ("hand", "led", "playable"),
    [
        ("9H 2H 3S 4S 5C", "AH", "9H 2H"),
        ("9H 2H 3S 4S 5C", "AS", "3S 4S"),
        ("9H 2H 3S 4S 5C", "AC", "5C"),
        ("9H 2H 3S 4S 5C", "AD", "9H 2H 3S 4S 5C"),
        ("9H 8H 7H 6H 5H", "AH", "9H 8H 7H 6H 5H"),
    ],
)
def test_n7_follow_suit_if_you_can(hand: str, led: str, playable: str) -> None:
    state = do(playing(f"{led} | {hand} |"), f"play {led}")
    assert choices(state) == [f"play {card}" for card in playable.split()]
    for card in hand.split():
        assert broken(state, f"play {card}") is (None if card in playable.split() else NapRule.FOLLOW_SUIT)


def test_n7_trumps_need_not_be_played_and_need_not_be_followed_by_trumps() -> None:
    state = do(playing("AC | KS 2H 3D 4H 5D | 2C"), "play AC")
    assert state.trumps is Suit.CLUBS
    assert choices(state) == ["play KS", "play 2H", "play 3D", "play 4H", "play 5D"]
    # The suit led is followed, not the trump played to it.
    state = playing("AC QC JC TC KD | AS KS QS JS KH | KC AD QD JD AH", FLOATER, "four", trumps="S")
    state = do(state, "play AC, play JS")
    assert choices(state) == ["play KC"]


def test_n7_the_suit_led_counts_not_the_last_card() -> None:
    state = do(playing("AC | KS 2H 3D 4H 5D | 2S 3S 7C 8D 9H"), "play AC, play KS")
    assert choices(state) == ["play 7C"]


def test_n7_leading_is_free() -> None:
    state = trick(playing("AC KD QH JS TS | 2C 2D 2H 2S 3S | 3C 3D 3H 4S 5S"), "AC 2C 3C")
    assert choices(state) == ["play KD", "play QH", "play JS", "play TS"]
    state = trick(state, "QH 2H 3H")
    assert choices(state) == ["play KD", "play JS", "play TS"]


@pytest.mark.parametrize(
    ("asked", "rule"),
    [
        ("play AS", TableRule.HOLD_CARD),
        ("play KC", TableRule.HOLD_CARD),
        ("play 2H", NapRule.FOLLOW_SUIT),
        ("play 2C", None),
        ("pass", NapRule.PLAY_DUE),
        ("announce S", NapRule.PLAY_DUE),
        ("discard 2C", NapRule.PLAY_DUE),
        ("0 play AS", TableRule.YOUR_TURN),
    ],
)
def test_n6_n7_s9_a_card_of_the_own_hand_is_due(asked: str, rule: Rulebook | None) -> None:
    state = do(playing("AC AS | 2C 2H | KC"), "play AC")
    assert broken(state, asked) is rule


@pytest.mark.parametrize("led", ["AC", "KD", "QH", "JS"])
@pytest.mark.parametrize("bid", ["two", "three", "misere", "four", "nap"])
def test_n14_the_first_card_led_makes_trumps(led: str, bid: str) -> None:
    before = playing("AC KD QH JS TS | | ", EXTENDED, bid)
    assert before.trumps is None
    assert choices(before) == ["play AC", "play KD", "play QH", "play JS", "play TS"]
    state = do(before, f"play {led}")
    assert state.trumps is Suit(led[1])
    assert told(before, f"play {led}") == (NapPlayed(0, 0, Card(led), Suit(led[1])),)


def test_n14_no_later_card_makes_trumps() -> None:
    state = playing("AC KD QH JS TS | 2D 3D 4D 5D 6D | 2H 3H 4H 5H 6H")
    state = do(state, "play AC, play 2D, play 2H, play KD")
    assert state.trumps is Suit.CLUBS
    assert told(state, "play 3D") == (NapPlayed(0, 1, Card("3D"), None),)
    state = do(state, "play 3D, play 3H, play QH")
    assert state.trumps is Suit.CLUBS


@pytest.mark.parametrize("contract", ["wellington", "blucher"])
def test_n14_in_wellington_and_blucher_too_the_lead_is_free_and_makes_trumps(contract: str) -> None:
    calls = "bid nap, bid wellington, pass" if contract == "wellington" else "bid nap, bid wellington, bid blucher"
    state = do(table("| AC KD QH JS TS | AH KC QD JH TC", EXTENDED), calls)
    assert len(choices(state)) == 5
    state = do(state, choices(state)[1])
    assert state.trumps is (Suit.DIAMONDS if contract == "wellington" else Suit.CLUBS)


@pytest.mark.parametrize(("options", "trumps", "winner"), [(EXTENDED, Suit.CLUBS, 2), (NO_TRUMPS, None, 0)])
def test_n17_misere_is_played_with_trumps_as_usual_or_without(
    options: NapOptions, trumps: Suit | None, winner: int
) -> None:
    state = trick(playing("2C 3D 4H 5S 6S | AC KC QC JC 2D | 3C 4C 5C 6C 7H", options, "misere"), "2C JC 3C")
    assert state.trumps is trumps
    # A club, which the declarer led to the first trick, is played to a diamond.
    state = trick(state, "2D 4C 3D")
    assert state.phase == NapPlaying(winner, ())


def test_n17_without_trumps_in_misere_other_bids_have_them() -> None:
    assert do(playing("AC | |", NO_TRUMPS, "three"), "play AC").trumps is Suit.CLUBS


def test_n32_misere_in_teesside_is_played_with_the_trumps_announced_or_without() -> None:
    hands = "TC JC TD JD TH | AC KC QC AH KH | AD KD QD AS KS"
    state = trick(playing(hands, TEESSIDE, "misere", trumps="D"), "TC KC QD")
    assert state.phase == NapPlaying(2, ())
    state = trick(playing(hands, replace(TEESSIDE, misere_trumps=False), "misere"), "TC KC QD")
    assert state.trumps is None
    assert state.phase == NapPlaying(1, ())


def test_n6_a_trick_is_told() -> None:
    state = playing("KS | 9S | 3C 4C 5C 3D AS", STANDARD)
    assert told(state, "play KS, play 9S, play AS") == (
        NapPlayed(0, 0, Card("KS"), Suit.SPADES),
        NapPlayed(0, 1, Card("9S"), None),
        NapPlayed(0, 2, Card("AS"), None),
        NapTookTrick(0, 2, cards("KS 9S AS")),
    )


def test_n8_all_five_tricks_are_played() -> None:
    hands = "AS KS QS JS TS | 2C 3C 4C 5C 6C | 2D 3D 4D 5D 6D"
    state = playing(hands)
    for i, cards_played in enumerate(["AS 2C 2D", "KS 3C 3D", "QS 4C 4D", "JS 5C 5D", "TS 6C 6D"]):
        assert isinstance(state.phase, NapPlaying)
        assert len(state.tricks) == i
        state = trick(state, cards_played)
    assert state.phase == NapOver(0)
    assert state.hands == ((), (), ())
    assert (played(state).won, played(state).needed, state.actions) == (5, 3, 18)
