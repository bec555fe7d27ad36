"""The naive Kryt'-navalivat' against the rules page: turns, going out, the end of a deal and of a match."""

import random

import pytest

from naive import chance, kryt

STANDARD = "standard"
VARIANT = "diamonds-and-spades"
DRAW: kryt.Result = {"loser": None, "draw": True, "broken_off": False, "honour": False}
BROKEN: kryt.Result = {"loser": None, "draw": False, "broken_off": True, "honour": False}


def lost(seat: int, honour: bool = False) -> kryt.Result:
    """Return the result of a deal that the seat loses."""
    return {"loser": seat, "draw": False, "broken_off": False, "honour": honour}


def turn(kind: str, seat: int) -> kryt.Phase:
    """Return the phase with the seat on turn."""
    return {"type": kind, "turn": seat}


def listed(state: kryt.State) -> list[str]:
    """Return the legal actions as "0 beat KD"."""
    return [f"{each['seat']} {each['type']} {each.get('card', '')}".strip() for each in kryt.legal(state)]


def do(state: kryt.State, line: str) -> kryt.State:
    """Return the state after actions written as "0 beat KD, 0 lead TS, 1 pick_up"."""
    for each in line.split(", "):
        assert each in listed(state)
        seat, kind, *card = each.split()
        state = kryt.step(state, {"type": kind, "seat": int(seat), "card": "".join(card)})
    return state


def test_k6_an_empty_pile_is_led_to_and_nothing_else() -> None:
    state = kryt.position(["7H 8H", "9H"], "", "C", turn("leading", 0))
    assert listed(state) == ["0 lead 7H", "0 lead 8H"]


def test_k7_k8_an_answer_covers_or_picks_up() -> None:
    state = kryt.position(["7H TH 6C", "9H"], "8H", "C", turn("answering", 0))
    assert listed(state) == ["0 beat 6C", "0 beat TH", "0 pick_up"]
    assert listed(do(state, "0 beat 6C")) == ["0 lead 7H", "0 lead TH"]


@pytest.mark.parametrize("kind", ["covering", "free_leading"])
def test_k8_k16_where_a_lead_is_due_nothing_is_beaten_or_picked_up(kind: str) -> None:
    state = kryt.position(["TH JH", "9H", "9S"], "8H", "C", turn(kind, 0))
    assert listed(state) == ["0 lead TH", "0 lead JH"]


@pytest.mark.parametrize("action", ["7 lead 7H", "1 lead 9H", "0 lead 9H", "0 pick_up", "0 deal"])
def test_what_is_not_listed_is_refused(action: str) -> None:
    state = kryt.position(["7H 8H", "9H"], "", "C", turn("leading", 0))
    seat, kind, *card = action.split()
    with pytest.raises(ValueError, match="not allowed"):
        kryt.step(state, {"type": kind, "seat": int(seat), "card": "".join(card)})


@pytest.mark.parametrize(
    ("hand", "stock", "action", "drawn"),
    [
        ("7H 8H 9H", "TS 9C", "lead 7H", ["TS"]),
        ("7H 8H", "TS 9C", "lead 7H", ["TS", "9C"]),
        ("7H 8H", "9C", "lead 7H", ["9C"]),
        ("7H 8H", "", "lead 7H", []),
        ("7H 8H 9H TH", "TS 9C", "lead 7H", []),
    ],
)
def test_k10_drawing(hand: str, stock: str, action: str, drawn: list[str]) -> None:
    state = kryt.position([hand, "KH KS KD"], "", "C", turn("leading", 0), stock=stock)
    after = do(state, f"0 {action}")
    assert after["hands"][0] == hand.split()[1:] + drawn
    assert after["stock"] == stock.split()[len(drawn) :]


def test_k12_seats_that_are_out_are_passed_over() -> None:
    state = kryt.position(["", "7H 8H", "", "9H", "TH"], "", "C", turn("leading", 1))
    assert do(state, "1 lead 7H")["phase"] == turn("answering", 3)


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("kind", "pile"), [("leading", ""), ("answering", "6D"), ("covering", "6D 7D")])
def test_k14_the_six_is_exchanged_at_any_time(kind: str, pile: str, seat: int) -> None:
    hands = ["7H 8H 9H", "7S 8S 9S"]
    hands[seat] = "6C " + hands[seat]
    state = kryt.position(hands, pile, "C", turn(kind, 0), stock="KC")
    after = do(state, f"{seat} exchange_six")
    assert after["hands"][seat] == [*hands[seat].split()[1:], "KC"]
    assert (after["stock"], after["phase"], after["actions"]) == (["6C"], turn(kind, 0), 1)
    assert f"{seat} exchange_six" not in listed(after)


@pytest.mark.parametrize(
    ("form", "trumps", "stock", "phase"),
    [
        (STANDARD, "D", "", turn("leading", 0)),
        (STANDARD, "C", "7C", turn("leading", 0)),
        (VARIANT, "D", "9C", turn("leading", 0)),
        (STANDARD, "D", "9D", {"type": "over", "result": BROKEN}),
    ],
)
def test_k14_there_is_nothing_to_exchange(form: str, trumps: str, stock: str, phase: kryt.Phase) -> None:
    state = kryt.position(["6D 8H 9H", "7S 8S 9S"], "", trumps, phase, stock=stock, form=form)
    assert not [each for each in listed(state) if "exchange_six" in each]


def test_k16_a_last_card_that_beats_brings_a_free_lead() -> None:
    state = kryt.position(["TH", "7S", "8S 9S"], "9H", "C", turn("answering", 0))
    state = do(state, "0 beat TH")
    assert state["phase"] == turn("free_leading", 1)
    assert listed(state) == ["1 lead 7S"]
    assert kryt.result(do(state, "1 lead 7S")) == lost(2)


def test_k16_a_free_lead_must_be_answered() -> None:
    state = kryt.position(["8S 9S", "TH", "7S 8D"], "9H", "C", turn("answering", 1))
    state = do(state, "1 beat TH, 2 lead 7S")
    assert state["phase"] == turn("answering", 0)
    assert listed(state) == ["0 beat 8S", "0 beat 9S", "0 pick_up"]


def test_k16_a_last_card_may_stay_in_the_hand() -> None:
    state = kryt.position(["TH", "7S", "8S 9S"], "9H", "C", turn("answering", 0))
    assert do(state, "0 pick_up")["hands"][0] == ["TH", "9H"]


def test_k16_a_led_last_card_must_be_answered() -> None:
    state = kryt.position(["TH 6S", "7S", "8S 9S"], "9H", "C", turn("answering", 0))
    assert do(state, "0 beat TH, 0 lead 6S")["phase"] == turn("answering", 1)


def test_k10_with_stock_left_a_last_card_cannot_beat() -> None:
    state = kryt.position(["TH", "7S 8S 9S"], "9H", "C", turn("answering", 0), stock="6C")
    assert listed(state) == ["0 pick_up"]


@pytest.mark.parametrize(
    ("form", "phase", "hand", "line", "last", "expected"),
    [
        (STANDARD, "answering", "JH 8D", "0 beat JH, 0 lead 8D", "9D", DRAW),
        (STANDARD, "answering", "JH 8D", "0 beat JH, 0 lead 8D", "6C", DRAW),
        (STANDARD, "answering", "JH 8D", "0 beat JH, 0 lead 8D", "7D", lost(1)),
        (STANDARD, "answering", "JH 8D", "0 beat JH, 0 lead 8D", "9D TD", lost(1)),
        (STANDARD, "answering", "JH", "0 beat JH", "QH", lost(1)),
        (STANDARD, "leading", "8D", "0 lead 8D", "9D", DRAW),
        (STANDARD, "leading", "8D", "0 lead 8D", "7D", lost(1)),
        (STANDARD, "free_leading", "8D", "0 lead 8D", "9D", DRAW),
        (STANDARD, "free_leading", "8D", "0 lead 8D", "9S", lost(1)),
        (STANDARD, "leading", "AC", "0 lead AC", "KC", lost(1)),
        (VARIANT, "leading", "8S", "0 lead 8S", "9S", DRAW),
        (VARIANT, "leading", "8S", "0 lead 8S", "AD", lost(1)),
        (VARIANT, "leading", "8C", "0 lead 8C", "6D", DRAW),
    ],
)
def test_k18_a_draw_or_a_loss(*, form: str, phase: str, hand: str, line: str, last: str, expected: kryt.Result) -> None:
    pile = "" if phase == "leading" else "9H"
    trumps = "C" if form == STANDARD else "D"
    for out in range(3):  # Also with players who went out before.
        hands = [hand, last, *[""] * out]
        state = do(kryt.position(hands, pile, trumps, turn(phase, 0), form=form), line)
        assert kryt.result(state) == expected
        assert kryt.losses(state) == [0, int(expected["loser"] == 1), *[0] * out]


@pytest.mark.parametrize(
    ("hands", "line", "honour"),
    [
        (["JH AC", "KC"], "0 beat JH, 0 lead AC", True),
        (["JH AD", "KS"], "0 beat JH, 0 lead AD", False),
        (["JH KC", "AD 9D"], "0 beat JH, 0 lead KC", False),
        (["AC", "KC"], "0 beat AC", False),
        (["JH AC", "KC", ""], "0 beat JH, 0 lead AC", False),
    ],
)
def test_k24_honour(hands: list[str], line: str, honour: bool) -> None:
    state = do(kryt.position(hands, "9H", "C", turn("answering", 0)), line)
    assert kryt.result(state) == lost(1, honour)


def test_k24_a_lead_to_an_empty_pile_is_no_cover() -> None:
    state = do(kryt.position(["AC", "KC"], "", "C", turn("leading", 0)), "0 lead AC")
    assert kryt.result(state) == lost(1)


@pytest.mark.parametrize(
    ("actions", "limit", "line", "expected"),
    [
        (0, 2, "0 pick_up", None),
        (1, 2, "0 pick_up", BROKEN),
        (0, 1, "0 beat JH", BROKEN),
        (0, 2, "0 beat JH, 0 lead 8C", DRAW),
        (0, 1, "0 pick_up", BROKEN),
        (999_998, None, "0 pick_up", None),
        (999_999, None, "0 pick_up", BROKEN),
    ],
)
def test_k23_the_action_limit(actions: int, limit: int | None, line: str, expected: kryt.Result | None) -> None:
    phase = turn("answering", 0)
    state = kryt.position(["JH 8C", "KC"], "9H", "S", phase, dealer=1, actions=actions, action_limit=limit)
    state = do(state, line)
    assert kryt.result(state) == expected
    assert kryt.returns(state) == (None if expected is None else [0, 0])
    assert kryt.losses(state) == [0, 0]


def test_k23_exchanging_counts_and_the_dealer_deals_again() -> None:
    state = kryt.position(["6C 7H 8H", "7S 8S 9S"], "", "C", turn("leading", 0), stock="KC", dealer=1, action_limit=1)
    state = do(state, "0 exchange_six")
    assert kryt.result(state) == BROKEN
    assert kryt.to_act(state) == [1]


def test_s5_the_first_dealer_is_drawn_by_lot_or_given() -> None:
    assert [kryt.start(STANDARD, players, None, "croupier")["dealer"] for players in range(2, 7)] == [0, 2, 2, 1, 2]
    assert kryt.start(STANDARD, 3, 1, "croupier")["phase"] == turn("leading", 2)


@pytest.mark.parametrize(("hand", "last", "dealer"), [("8D", "9D", 0), ("8D", "7D", 1)])
def test_k3_the_loser_deals_next_or_the_same_dealer(hand: str, last: str, dealer: int) -> None:
    cards = [card for card in chance.pack(36) if card not in (hand, last)]
    state = kryt.position([hand, last], "", "C", turn("leading", 0))
    state = do(state, f"0 lead {hand}")
    state["pile"] = [*cards, hand]
    assert listed(state) == [f"{dealer} deal"]
    after = do(state, f"{dealer} deal")
    assert (after["deal"], after["dealer"], after["actions"], after["pile"]) == (1, dealer, 0, [])
    assert after["phase"] == turn("leading", 1 - dealer)
    deck = chance.shuffle(chance.pack(36), "naive", 1)
    assert after["hands"][1 - dealer] == deck[0:6:2]
    assert after["stock"] == [*deck[7:], deck[6]]
    assert after["losses"] == state["losses"]
    given = kryt.step(state, {"type": "deal", "seat": dealer, "deck": chance.pack(36)})
    assert given["hands"][dealer] == ["7C", "9C", "JC"]
    with pytest.raises(ValueError, match="not allowed"):
        kryt.step(state, {"type": "deal", "seat": dealer, "deck": ["6C", *chance.pack(36)[:-1]]})


@pytest.mark.parametrize(("deal", "deals", "over"), [(0, None, False), (0, 1, True), (1, 3, False), (9999, None, True)])
def test_s4_the_match_ends(deal: int, deals: int | None, over: bool) -> None:
    state = kryt.position(["8D", "7D"], "", "C", turn("leading", 0), deals=deals)
    state["deal"] = deal
    state = do(state, "0 lead 8D")
    assert kryt.match_over(state) is over
    assert kryt.to_act(state) == ([] if over else [1])
    assert listed(state) == ([] if over else ["1 deal"])


def test_k19_returns_for_six_players() -> None:
    state = kryt.position(["8D", "", "", "7D", "", ""], "", "C", turn("leading", 0))
    assert kryt.returns(do(state, "0 lead 8D")) == [1, 1, 1, -5, 1, 1]


def test_perft_counted_by_hand() -> None:
    # Seat 0 leads 8D (answered by 9D or a pick-up) or TD (a pick-up only); every third action is the one lead
    # possible, of somebody's last card, and ends the match.
    state = kryt.position(["8D TD", "9D 6S"], "", "C", turn("leading", 0), deals=1)
    assert [kryt.perft(state, depth) for depth in range(5)] == [1, 2, 3, 3, 0]
    assert listed(do(state, "0 lead 8D, 1 beat 9D")) == ["1 lead 6S"]


@pytest.mark.parametrize("form", [STANDARD, VARIANT])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_random_matches_keep_the_cards_and_their_input(form: str, players: int) -> None:
    dice = random.Random(players)
    state = kryt.start(form, players, None, f"match-{players}", action_limit=200, deals=3)
    while not kryt.match_over(state):
        assert kryt.all_cards(state) == chance.pack(36)
        before = repr(state)
        after = kryt.step(state, dice.choice(kryt.legal(state)))
        assert repr(state) == before
        state = after
    assert state["deal"] == 2
