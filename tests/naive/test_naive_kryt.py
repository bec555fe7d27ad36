"""The naive Kryt'-navalivat' against the rules page: its five worked examples, played card by card."""

import pytest

from naive import chance, kryt

A, B, C = 0, 1, 2


def cards(text: str) -> list[str]:
    """Return the cards written as "JH 8C"."""
    return text.split()


def do(state: kryt.State, line: str) -> kryt.State:
    """Return the state after actions written as "0 beat KD, 0 lead TS, 1 pick_up"."""
    for each in line.split(", "):
        seat, kind, *card = each.split()
        action: kryt.Action = {"type": kind, "seat": int(seat)}
        if card:
            action["card"] = card[0]
        assert action in kryt.legal(state), each
        state = kryt.step(state, action)
    return state


def answering(seat: int) -> kryt.Phase:
    """Return the phase in which the seat must answer."""
    return {"type": "answering", "turn": seat}


def example_1() -> kryt.State:
    """Return a match of three whose deck lets the first worked example happen; A is the first seat."""
    dealt = cards("7D KD 9C 9S TS 8S TD 6H JC")  # A, B, C, A, B, C, …
    drawn = cards("QS 7H 8H 6D 9H 7C TH JH QH KH")
    known = [*dealt, "AC", *drawn]
    rest = [card for card in chance.pack(36) if card not in known]
    return kryt.start("standard", 3, C, "example", [*known, *rest])


def test_example_1_the_deal() -> None:
    state = example_1()
    assert state["hands"] == [["7D", "9S", "TD"], ["KD", "TS", "6H"], ["9C", "8S", "JC"]]
    assert state["trumps"] == "C"
    assert len(state["stock"]) == 27
    assert (state["stock"][0], state["stock"][-1]) == ("QS", "AC")
    assert state["phase"] == {"type": "leading", "turn": A}


def test_example_1_three_players_clubs_trumps() -> None:
    state = do(example_1(), "0 lead 7D")
    assert state["hands"][A] == ["9S", "TD", "QS"]
    state = do(state, "1 beat KD")
    assert state["hands"][B] == ["TS", "6H"]
    state = do(state, "1 lead TS")
    assert state["hands"][B] == ["6H", "7H", "8H"]
    state = do(state, "2 beat 9C, 2 lead 8S")
    assert state["hands"][C] == ["JC", "6D", "9H"]
    state = do(state, "0 beat 9S, 0 lead TD")
    assert state["hands"][A] == ["QS", "7C", "TH"]
    assert state["pile"] == cards("7D KD TS 9C 8S 9S TD")
    state = do(state, "1 pick_up")
    assert state["hands"][B] == ["6H", "7H", "8H", "TD"]
    assert state["pile"][-1] == "9S"
    state = do(state, "2 pick_up")
    assert state["hands"][C] == ["JC", "6D", "9H", "9S"]
    assert state["pile"][-1] == "8S"
    state = do(state, "0 beat QS, 0 lead 7C")
    assert state["hands"][A] == ["TH", "JH", "QH"]
    state = do(state, "1 pick_up")
    assert state["hands"][B] == ["6H", "7H", "8H", "TD", "7C", "QS", "8S"]
    assert state["pile"] == cards("7D KD TS 9C")
    assert state["phase"] == answering(C)
    state = do(state, "2 beat JC")
    state = do(state, "2 lead 6D")
    assert state["hands"][C] == ["9H", "9S", "KH"]
    assert state["actions"] == 14
    assert len(state["stock"]) == 17


def chain(lead: str) -> kryt.State:
    """Return the second worked example after JD and the lead: seat 1 is to answer, hearts are trumps."""
    pile = "7C QC 8D"
    hands = ["JD 6H AH KC", "8C 9C TC"]
    state = kryt.position(hands, pile, "H", answering(0), stock="7S 8S 9S TS JS 9H")
    return do(state, f"0 beat JD, 0 lead {lead}")


def test_example_2_chain() -> None:
    state = chain("6H")
    assert state["pile"] == cards("7C QC 8D JD 6H")
    state = do(state, "1 pick_up")
    assert state["hands"][1] == cards("8C 9C TC 6H JD 8D")
    assert state["pile"] == ["7C", "QC"]
    assert state["phase"] == answering(0)
    assert {"type": "beat", "seat": 0, "card": "KC"} in kryt.legal(state)


def test_example_2_chain_under_the_ace_of_trumps() -> None:
    state = do(chain("AH"), "1 pick_up")
    assert state["hands"][1] == cards("8C 9C TC AH JD 8D QC 7C")
    assert state["pile"] == []
    assert state["phase"] == {"type": "leading", "turn": 0}


@pytest.mark.parametrize("trumps", ["S", "D"])
def test_example_3_draw(trumps: str) -> None:
    state = kryt.position(["JH 8C", "KC"], "9H", trumps, answering(A))
    state = do(state, "0 beat JH, 0 lead 8C")
    assert kryt.result(state) == {"loser": None, "draw": True, "broken_off": False, "honour": False}
    assert kryt.returns(state) == [0, 0]
    assert kryt.losses(state) == [0, 0]
    assert state["hands"] == [[], ["KC"]]
    assert kryt.visible(state, None)["last_card"] == "KC"


def test_example_4_loss() -> None:
    state = kryt.position(["JH 8C AC", "KC"], "9H", "D", answering(A))
    state = do(state, "0 beat JH, 0 lead 8C, 1 beat KC")
    assert kryt.result(state) == {"loser": A, "draw": False, "broken_off": False, "honour": False}
    assert kryt.returns(state) == [-1, 1]
    assert kryt.losses(state) == [1, 0]
    assert kryt.visible(state, None)["last_card"] is None


def test_example_5_a_tactic() -> None:
    # Seat 0 sits on the right of seat 1, who picks the plain card up; seat 2 sits on the left.
    hands = ["AC 7H 8H", "9S TS JS", "6D 7D 8D"]
    state = kryt.position(hands, "9C JD KC", "C", answering(0), stock="9H TH 6S 8C")
    state = do(state, "0 beat AC, 0 lead 7H, 1 pick_up")
    assert state["hands"][1] == ["9S", "TS", "JS", "7H"]
    assert kryt.legal(state) == [{"type": "pick_up", "seat": 2}]
    state = do(state, "2 pick_up")
    assert state["hands"][2] == cards("6D 7D 8D AC KC JD 9C")
    assert state["pile"] == []
    assert state["phase"] == {"type": "leading", "turn": 0}
