"""The worked examples of the rules page, card by card."""

from croupier.cards import Suit, cards
from croupier.kryt_navalivat import KRYT_NAVALIVAT
from croupier.kryt_navalivat.state import KrytAnswering, KrytLeading, KrytState
from kryt_table import DRAWN, dealt, do, listed, lost, result, table

A, B, C = 0, 1, 2


def clubs_trumps_at_three() -> KrytState:
    """Return the deal of the first example: C dealt, and the deck gives everyone what he is told to play."""
    three_rounds = "7D KD 9C 9S TS 8S TD 6H JC"
    indicator = "8C"
    drawn = "QS 7H 8H 6D 9H 7C TH JH QH KH"
    return dealt(f"{three_rounds} {indicator} {drawn}", players=3, dealer=C)


def test_worked_example_1_three_players_clubs_trumps() -> None:
    state = clubs_trumps_at_three()
    assert state.trumps is Suit.CLUBS
    assert state.phase == KrytLeading(A)
    assert state.hands == (cards("7D 9S TD"), cards("KD TS 6H"), cards("9C 8S JC"))

    state = do(state, "0 lead 7D")
    assert state.hands[A] == cards("9S TD QS")
    assert state.pile == cards("7D")

    state = do(state, "1 beat KD, 1 lead TS")
    assert state.hands[B] == cards("6H 7H 8H")
    assert state.pile == cards("7D KD TS")

    state = do(state, "2 beat 9C, 2 lead 8S")
    assert state.hands[C] == cards("JC 6D 9H")
    assert state.pile == cards("7D KD TS 9C 8S")

    state = do(state, "0 beat 9S, 0 lead TD")
    assert state.hands[A] == cards("QS 7C TH")
    assert state.pile == cards("7D KD TS 9C 8S 9S TD")

    state = do(state, "1 pick_up")
    assert state.hands[B] == cards("6H 7H 8H TD")
    assert state.pile == cards("7D KD TS 9C 8S 9S")
    assert state.phase == KrytAnswering(C)

    state = do(state, "2 pick_up")
    assert state.hands[C] == cards("JC 6D 9H 9S")
    assert state.pile == cards("7D KD TS 9C 8S")
    assert state.phase == KrytAnswering(A)

    state = do(state, "0 beat QS, 0 lead 7C")
    assert state.hands[A] == cards("TH JH QH")
    assert state.pile == cards("7D KD TS 9C 8S QS 7C")

    state = do(state, "1 pick_up")
    assert state.hands[B] == cards("6H 7H 8H TD 7C QS 8S")
    assert state.pile == cards("7D KD TS 9C")
    assert state.phase == KrytAnswering(C)
    assert listed(state) == ["2 beat JC", "2 pick_up"]

    covered = do(state, "2 beat JC, 2 lead 6D")
    assert covered.hands[C] == cards("9H 9S KH")
    assert covered.pile == cards("7D KD TS 9C JC 6D")
    assert covered.stock[-1] == "8C"


def test_worked_example_2_a_chain() -> None:
    state = table("JD 6H 9D | *", pile="7C QC 8D", trumps=Suit.HEARTS)
    state = do(state, "0 beat JD, 0 lead 6H")
    assert state.pile == cards("7C QC 8D JD 6H")
    held = state.hands[B]

    state = do(state, "1 pick_up")
    assert state.hands[B] == (*held, *cards("6H JD 8D"))
    assert state.pile == cards("7C QC")
    assert state.phase == KrytAnswering(A)
    assert listed(state) == ["0 pick_up"]


def test_worked_example_2_with_the_ace_of_trumps_on_top() -> None:
    state = table("JD AH 9D | *", pile="7C QC 8D", trumps=Suit.HEARTS)
    state = do(state, "0 beat JD, 0 lead AH")
    held = state.hands[B]
    assert listed(state) == ["1 pick_up"]

    state = do(state, "1 pick_up")
    assert state.hands[B] == (*held, *cards("AH JD 8D QC 7C"))
    assert state.pile == ()
    assert state.phase == KrytLeading(A)


def test_worked_example_3_a_draw() -> None:
    state = table("JH 8C | KC", pile="* 9H", trumps=Suit.SPADES, dealer=A)
    assert listed(state) == ["0 beat JH", "0 pick_up"]

    state = do(state, "0 beat JH, 0 lead 8C")
    assert state.hands == ((), cards("KC"))
    assert result(state) == DRAWN
    assert state.losses == (0, 0)
    assert KRYT_NAVALIVAT.view(state, A).last_card == "KC"
    assert listed(state) == ["0 deal"]


def test_worked_example_4_a_loss() -> None:
    state = table("JH 8C AC | KC", pile="* 9H", trumps=Suit.DIAMONDS)
    state = do(state, "0 beat JH, 0 lead 8C")
    assert result(state) is None
    assert listed(state) == ["1 beat KC", "1 pick_up"]

    state = do(state, "1 beat KC")
    assert state.hands == (cards("AC"), ())
    assert result(state) == lost(A)
    assert state.losses == (1, 0)
    assert listed(state) == ["0 deal"]


def test_worked_example_4_with_the_other_lead() -> None:
    # What the source says of the continuation is no rule; that the ace of clubs cannot be beaten is one.
    state = table("JH 8C AC | KC", pile="* 9H", trumps=Suit.DIAMONDS)
    assert listed(do(state, "0 beat JH, 0 lead AC")) == ["1 pick_up"]


def test_worked_example_5_a_tactic_of_three() -> None:
    right, you, left = A, B, C
    state = table("AC 7D TH | 8D JD KS | 9D QD 6S", pile="6C 9S 8H", stock="* QC", turn=right)
    stock = state.stock
    state = do(state, "0 beat AC, 0 lead 7D")
    assert state.hands[right] == (*cards("TH"), *stock[:2])
    assert listed(state) == ["1 beat 8D", "1 beat JD", "1 pick_up"]

    state = do(state, "1 pick_up")
    assert state.hands[you] == cards("8D JD KS 7D")
    assert state.pile == cards("6C 9S 8H AC")
    assert state.phase == KrytAnswering(left)
    assert listed(state) == ["2 pick_up"]

    state = do(state, "2 pick_up")
    assert state.hands[left] == cards("9D QD 6S AC 8H 9S 6C")
    assert state.pile == ()
    assert state.phase == KrytLeading(right)
