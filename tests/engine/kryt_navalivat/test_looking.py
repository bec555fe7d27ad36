"""What of the table may be seen, and by whom (K8, K13)."""

import pytest

from croupier.cards import Card, cards
from croupier.kryt_navalivat import KRYT_NAVALIVAT
from croupier.kryt_navalivat.events import (
    KrytBeaten,
    KrytDealt,
    KrytDealtHand,
    KrytDrew,
    KrytEvent,
    KrytExchangedSix,
    KrytLed,
    KrytPickedUp,
    KrytSettled,
    KrytWentOut,
)
from croupier.kryt_navalivat.options import KrytOptions
from croupier.kryt_navalivat.state import KrytAnswering, KrytCovering, KrytFreeLeading, KrytLeading, KrytView
from kryt_table import DIAMONDS_AND_SPADES, STANDARD, do, lost, table, told


@pytest.mark.parametrize(
    ("options", "pile", "seen"),
    [
        (STANDARD, "9H", "9H"),
        (STANDARD, "8D 9H", "8D 9H"),
        (STANDARD, "6D 7D 8D 9H", "8D 9H"),
        (STANDARD, "6D 7D 8D AH", "8D AH"),
        (STANDARD, "KC", "KC"),
        (STANDARD, "8D 9D KC", "8D 9D KC"),
        (STANDARD, "7D 8D 9D KC", "7D 8D 9D KC"),
        (STANDARD, "6D 7D 8D 9D KC", "7D 8D 9D KC"),
        (STANDARD, "6D 7D 8D 9D TD AC", "6D 7D 8D 9D TD AC"),
        (DIAMONDS_AND_SPADES, "6C 7C 8C AS", "8C AS"),
        (DIAMONDS_AND_SPADES, "6C 7C 8C 9C KD", "7C 8C 9C KD"),
    ],
)
def test_k13_who_must_answer_sees_what_a_pick_up_takes_and_the_card_below(
    options: KrytOptions, pile: str, seen: str
) -> None:
    state = table("6S 7S | TH TS | *", pile=pile, options=options)
    assert KRYT_NAVALIVAT.view(state, 0).pile_top == cards(seen)
    for other in (1, 2, None):
        assert KRYT_NAVALIVAT.view(state, other).pile_top == cards(pile)[-1:]
        assert KRYT_NAVALIVAT.view(state, other).pile_count == len(cards(pile))


@pytest.mark.parametrize("phase", [KrytCovering, KrytFreeLeading])
def test_k13_who_leads_on_top_sees_the_top_card_only(phase: type[KrytCovering | KrytFreeLeading]) -> None:
    state = table("6S 7S | * |", pile="6D 9D KC AC", phase=phase)
    assert {KRYT_NAVALIVAT.view(state, seat).pile_top for seat in (0, 1, 2, None)} == {cards("AC")}


def test_k13_an_empty_pile_shows_nothing() -> None:
    state = table("6S 7S | *", phase=KrytLeading)
    assert {KRYT_NAVALIVAT.view(state, seat).pile_top for seat in (0, 1, None)} == {()}


@pytest.mark.parametrize(
    ("seat", "hand", "pile_top"), [(0, "6S 7S 8S", "9D JC"), (1, "TH TS 9H KD", "JC"), (None, None, "JC")]
)
def test_k13_a_view_is_own_cards_counts_and_what_lies_open(seat: int | None, hand: str | None, pile_top: str) -> None:
    # The star stands in the stock: whatever lies there stays unseen.
    state = table("6S 7S 8S | TH TS 9H KD", pile="9D JC", stock="* QC", dealer=1)
    assert KRYT_NAVALIVAT.view(state, seat) == KrytView(
        seat=seat,
        players=2,
        direction=KRYT_NAVALIVAT.direction,
        options=STANDARD,
        deal=0,
        dealer=1,
        trumps=state.trumps,
        indicator=Card("QC"),
        hand=None if hand is None else cards(hand),
        hand_counts=(3, 4),
        stock_count=27,
        pile_count=2,
        pile_top=cards(pile_top),
        losses=(0, 0),
        phase=KrytAnswering(0),
        last_card=None,
    )


@pytest.mark.parametrize(
    ("event", "to_others"),
    [
        (KrytDrew(0, 0, 2, cards("7H 8H"), None), KrytDrew(0, 0, 2, None, None)),
        (KrytDrew(0, 0, 2, cards("7H QC"), Card("QC")), KrytDrew(0, 0, 2, None, Card("QC"))),
        (KrytPickedUp(0, 0, 3, Card("7C"), cards("7C 8H 9H")), KrytPickedUp(0, 0, 3, Card("7C"), None)),
        (KrytLed(0, 0, Card("7H")), KrytLed(0, 0, Card("7H"))),
        (KrytBeaten(0, 0, Card("9H"), Card("7H")), KrytBeaten(0, 0, Card("9H"), Card("7H"))),
        (KrytExchangedSix(0, 0, Card("6C"), Card("QC")), KrytExchangedSix(0, 0, Card("6C"), Card("QC"))),
        (KrytWentOut(0, 0), KrytWentOut(0, 0)),
        (KrytSettled(0, lost(1), (1, -1), (0, 1), None), KrytSettled(0, lost(1), (1, -1), (0, 1), None)),
    ],
)
def test_k13_what_others_know_of_an_event(event: KrytEvent, to_others: KrytEvent) -> None:
    assert KRYT_NAVALIVAT.witness(event, 0) == event
    assert KRYT_NAVALIVAT.witness(event, 1) == to_others
    assert KRYT_NAVALIVAT.witness(event, None) == to_others


@pytest.mark.parametrize(
    ("seat", "first", "second"), [(0, "7H 8H 9H", None), (1, None, "7S 8S 9S"), (None, None, None)]
)
def test_k4_everybody_knows_the_own_cards_dealt(seat: int | None, first: str | None, second: str | None) -> None:
    state = table("7H 8H 9H | 7S 8S 9S", stock="* QC", phase=KrytLeading)

    def hands(*known: str | None) -> tuple[KrytDealtHand, ...]:
        return tuple(KrytDealtHand(i, 3, None if hand is None else cards(hand)) for i, hand in enumerate(known))

    event = KrytDealt(0, 0, 1, state.trumps, Card("QC"), hands("7H 8H 9H", "7S 8S 9S"), 30)
    assert KRYT_NAVALIVAT.witness(event, seat) == KrytDealt(0, 0, 1, state.trumps, Card("QC"), hands(first, second), 30)


def test_k8_both_cards_of_a_cover_are_public() -> None:
    events = told(table("TH 6S 7D | *", pile="9H"), "0 beat TH, 0 lead 7D")
    assert tuple(KRYT_NAVALIVAT.witness(event, 1) for event in events) == events


@pytest.mark.parametrize(("last", "shown"), [("KC", "KC"), ("7C", None), ("KC QC", None)])
def test_k18_the_last_card_is_shown_in_a_draw_only(last: str, shown: str | None) -> None:
    state = table(f"JH 8C | {last}", pile="* 9H")
    line = "0 beat JH, 0 lead 8C"
    card = None if shown is None else Card(shown)
    settled = told(state, line)[-1]
    assert isinstance(settled, KrytSettled)
    assert settled.last_card == card
    assert {KRYT_NAVALIVAT.view(do(state, line), seat).last_card for seat in (0, 1, None)} == {card}
    assert {KRYT_NAVALIVAT.view(state, seat).last_card for seat in (0, 1, None)} == {None}


def test_k13_a_finished_deal_shows_its_top_card_only() -> None:
    ended = do(table("JH 8C | 7C", pile="* 9H"), "0 beat JH, 0 lead 8C")
    assert {KRYT_NAVALIVAT.view(ended, seat).pile_top for seat in (0, 1, None)} == {cards("8C")}
