"""Which rule refuses an action that breaks several: S7, S4 or K17, S8, what is due, S9, the move itself."""

import pytest
from msgspec.structs import replace

from croupier.cards import Card
from croupier.faults import IllegalAction, Rulebook, TableRule, sentence
from croupier.game import play
from croupier.kryt_navalivat import KRYT_NAVALIVAT
from croupier.kryt_navalivat.rulebook import KrytRule
from croupier.kryt_navalivat.state import KrytCovering, KrytDeal, KrytFreeLeading, KrytLeading, KrytState
from kryt_table import DIAMONDS_AND_SPADES, STANDARD, action, asked_for, broken, do, table

ANSWERING = table("TH 6S 7D | KH *", pile="8S AD 9H", stock="JS QC")
LEADING = table("TH 6S 7D | KH *", stock="JS QC", phase=KrytLeading)
COVERING = table("6S 7D | KH *", pile="9H TH", stock="JS QC", phase=KrytCovering)
FREE = table("6S 7D | KH * |", pile="9H TH", phase=KrytFreeLeading)
OVER = do(table("JH 8C | 7H", pile="* 9H"), "0 beat JH, 0 lead 8C")
MATCH_OVER = do(table("JH 8C | 7H", pile="* 9H", options=replace(STANDARD, deals=1)), "0 beat JH, 0 lead 8C")

SIX = "0 exchange_six"


@pytest.mark.parametrize(
    ("state", "asked", "rule"),
    [
        # A seat that does not exist, whatever else is wrong.
        (ANSWERING, "2 beat TH", TableRule.SEAT_EXISTS),
        (ANSWERING, "6 lead 2C", TableRule.SEAT_EXISTS),
        (ANSWERING, "2 exchange_six", TableRule.SEAT_EXISTS),
        (LEADING, "2 pick_up", TableRule.SEAT_EXISTS),
        (FREE, "3 lead 6S", TableRule.SEAT_EXISTS),
        (OVER, "2 deal", TableRule.SEAT_EXISTS),
        (OVER, "2 pick_up", TableRule.SEAT_EXISTS),
        (MATCH_OVER, "2 deal", TableRule.SEAT_EXISTS),
        # The match or the deal is over, whoever acts.
        (MATCH_OVER, "0 lead 8C", TableRule.MATCH_OVER),
        (MATCH_OVER, "0 deal", TableRule.MATCH_OVER),
        (MATCH_OVER, KrytDeal(1, ()), TableRule.MATCH_OVER),
        (OVER, "0 pick_up", KrytRule.DEAL_OVER),
        (OVER, "0 lead 2C", KrytRule.DEAL_OVER),
        (OVER, "1 exchange_six", KrytRule.DEAL_OVER),
        # Out of turn, whatever it is.
        (OVER, KrytDeal(0, ()), TableRule.YOUR_TURN),
        (ANSWERING, "1 beat KH", TableRule.YOUR_TURN),
        (ANSWERING, "1 lead KH", TableRule.YOUR_TURN),
        (ANSWERING, "1 beat TH", TableRule.YOUR_TURN),
        (ANSWERING, "1 pick_up", TableRule.YOUR_TURN),
        (ANSWERING, "1 deal", TableRule.YOUR_TURN),
        (LEADING, "1 lead TH", TableRule.YOUR_TURN),
        (LEADING, "1 beat KH", TableRule.YOUR_TURN),
        (COVERING, "1 pick_up", TableRule.YOUR_TURN),
        (FREE, "1 beat KH", TableRule.YOUR_TURN),
        (FREE, "2 lead KH", TableRule.YOUR_TURN),
        # What is due, whatever the card.
        (ANSWERING, "0 lead KH", KrytRule.ANSWER),
        (ANSWERING, KrytDeal(0, ()), KrytRule.ANSWER),
        (LEADING, "0 beat KH", KrytRule.LEAD_TO_EMPTY),
        (COVERING, "0 beat KH", KrytRule.LEAD_AFTER_BEAT),
        (FREE, "0 beat KH", KrytRule.FREE_LEAD),
        # A card from the own hand, whether it would beat or not.
        (ANSWERING, "0 beat KH", TableRule.HOLD_CARD),
        (ANSWERING, "0 beat 6D", TableRule.HOLD_CARD),
        (ANSWERING, "0 beat 9H", TableRule.HOLD_CARD),
        (ANSWERING, "0 beat 2C", TableRule.HOLD_CARD),
        (LEADING, "0 lead KH", TableRule.HOLD_CARD),
        (LEADING, "0 lead JS", TableRule.HOLD_CARD),
        (COVERING, "0 lead TH", TableRule.HOLD_CARD),
        (FREE, "0 lead 2C", TableRule.HOLD_CARD),
        # The move itself.
        (ANSWERING, "0 beat 6S", KrytRule.BEAT_TOP),
        (OVER, KrytDeal(1, ()), TableRule.DECK_LACKS),
    ],
)
def test_s7_s8_s9_the_first_rule_in_order_refuses(state: KrytState, asked: KrytDeal | str, rule: Rulebook) -> None:
    assert broken(state, asked) is rule


@pytest.mark.parametrize(
    ("state", "asked", "said"),
    [
        (ANSWERING, "6 pick_up", "There is no seat 6; the last one is 1."),
        (ANSWERING, "1 pick_up", "It is not the turn of seat 1, but of seat 0."),
        (ANSWERING, "0 lead 6S", "9H is to be answered: beat it or pick up."),
        (ANSWERING, "0 beat KH", "Seat 0 does not hold KH."),
        (ANSWERING, "0 beat 6S", "6S does not beat 9H."),
        (ANSWERING, "0 exchange_six", "Seat 0 does not hold 6C."),
        (LEADING, "0 lead KH", "Seat 0 does not hold KH."),
        (OVER, "0 pick_up", "The deal is over; seat 1 deals the next."),
        (OVER, "0 deal", "It is not the turn of seat 0, but of seat 1."),
        (OVER, KrytDeal(1, ()), "The deck lacks 6C."),
        (MATCH_OVER, "1 deal", "The match has ended after deal 1."),
    ],
)
def test_a_refusal_names_what_it_is_about(state: KrytState, asked: KrytDeal | str, said: str) -> None:
    violation = KRYT_NAVALIVAT.check(state, action(asked) if isinstance(asked, str) else asked)
    assert violation is not None
    assert sentence(violation) == said


def test_s7_an_action_names_a_seat_of_the_match() -> None:
    for seat in (0, 1):
        assert broken(ANSWERING, f"{seat} pick_up") is not TableRule.SEAT_EXISTS
    assert KRYT_NAVALIVAT.check(ANSWERING, action("6 pick_up")) == TableRule.SEAT_EXISTS.broken(seat=6, last=1)


def test_s8_nobody_waits_for_a_seat_because_of_an_exchange() -> None:
    state = table("7H 8H 9H | 6C *", stock="JS QC", phase=KrytLeading)
    assert broken(state, "1 exchange_six") is None
    assert KRYT_NAVALIVAT.to_act(state) == (0,)


def test_s9_a_card_played_is_no_longer_held() -> None:
    assert broken(do(ANSWERING, "0 beat TH"), "0 lead TH") is TableRule.HOLD_CARD


def test_an_action_in_the_midst_of_a_list_is_refused_by_its_index() -> None:
    with pytest.raises(IllegalAction) as illegal:
        play(KRYT_NAVALIVAT, ANSWERING, map(action, ["0 beat TH", "0 lead 7D", "1 beat 6S"]))
    assert illegal.value.index == 2
    assert illegal.value.violation == TableRule.HOLD_CARD.broken(seat=1, card=Card("6S"))


@pytest.mark.parametrize(
    ("state", "seat", "asked"),
    [
        (ANSWERING, 0, ["0 beat TH", "0 beat 6S", "0 beat 7D", "0 pick_up"]),
        (ANSWERING, 1, ["1 exchange_six"]),
        (LEADING, 0, ["0 lead TH", "0 lead 6S", "0 lead 7D"]),
        (LEADING, 1, ["1 exchange_six"]),
        (COVERING, 0, ["0 lead 6S", "0 lead 7D"]),
        (FREE, 0, ["0 lead 6S", "0 lead 7D"]),
        (FREE, 2, []),
        (table("6C TH 7D | *", pile="9H", stock="QC"), 0, ["0 beat 6C", "0 beat TH", "0 beat 7D", "0 pick_up", SIX]),
        (table("6C TH 7D | *", stock="QC", phase=KrytLeading), 0, ["0 lead 6C", "0 lead TH", "0 lead 7D", SIX]),
        # In vain, the indicator being drawn; but the holder of the six may ask why.
        (table("6C TH 7D | *", phase=KrytLeading), 0, ["0 lead 6C", "0 lead TH", "0 lead 7D", SIX]),
        (table("7C TH 7D | 6S *", phase=KrytLeading, options=DIAMONDS_AND_SPADES), 1, []),
        (OVER, 0, []),
        (OVER, 1, ["1 deal"]),
        (MATCH_OVER, 1, ["1 deal"]),
    ],
)
def test_what_a_player_of_the_phase_could_ask_for(state: KrytState, seat: int, asked: list[str]) -> None:
    assert asked_for(state, seat) == asked
