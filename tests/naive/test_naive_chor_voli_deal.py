"""The naive Chor Voli against the rules page: options, dealing, antes, four of a kind, the end of a match."""

import pytest

from naive import chance, chor_voli
from naive.chor_voli_cards import FORMS
from naive.chor_voli_table import all_stand, chosen, do, listed, opened, stacked

TABLES = [("chor-voli", 4), ("ramchi", 3), ("ramchi", 4)]
FOUR_ACES = "AC AD AH AS"
FOUR_FOURS = "4C 4D 4H 4S"


@pytest.mark.parametrize(
    ("form", "players"), [("chor-voli", 3), ("chor-voli", 5), ("ramchi", 2), ("ramchi", 5), ("ramchi", 0)]
)
def test_c6_c16_c19_how_many_play(form: str, players: int) -> None:
    with pytest.raises(ValueError, match="not so many"):
        chor_voli.start(form, {}, players, None, "seed")


def test_s6_each_option_belongs_to_some_forms() -> None:
    common = {
        "threes_high": False,
        "fours_high": False,
        "ties": "first",
        "showdown_leader": "first_seat",
        "deals": None,
    }
    assert chosen("chor-voli") == {"form": "chor-voli", **common}
    assert chosen("ramchi") == {"form": "ramchi", "four_of_a_kind": False, **common}
    with pytest.raises(ValueError, match="no options of this form"):
        chor_voli.start("chor-voli", {"four_of_a_kind": False}, 4, None, "seed")
    with pytest.raises(ValueError, match="another form"):
        chor_voli.start("ramchi", {"form": "chor-voli"}, 4, None, "seed")


def test_s5_the_first_dealer_is_drawn_by_lot_or_given() -> None:
    assert chor_voli.start("ramchi", {}, 3, None, "croupier")["dealer"] == 2
    assert [chor_voli.start(form, {}, 4, None, "croupier")["dealer"] for form in FORMS] == [2, 2]
    assert chor_voli.start("ramchi", {}, 3, 1, "croupier")["dealer"] == 1
    with pytest.raises(ValueError, match="no such dealer"):
        chor_voli.start("ramchi", {}, 3, 3, "croupier")


@pytest.mark.parametrize(("form", "players"), TABLES)
def test_c6_one_at_a_time_from_the_first_seat(form: str, players: int) -> None:
    deck = chance.pack(52)
    state = chor_voli.start(form, {}, players, 1, "seed", deck)
    for i in range(players):
        assert state["hands"][(2 + i) % players] == deck[i : 52 - 52 % players : players]
    assert state["table_card"] == (deck[51] if players == 3 else None)
    assert (state["phase"], state["actions"], state["deal"]) == ({"type": "arranging"}, 0, 0)
    assert chor_voli.to_act(state) == list(range(players))
    assert chor_voli.start(form, {}, players, 1, "seed") == chor_voli.start(
        form, {}, players, 1, "seed", chance.shuffle(deck, "seed", 0)
    )


@pytest.mark.parametrize("deck", [chance.pack(52)[1:], ["2C", *chance.pack(52)[:-1]], []])
def test_s10_a_deck_is_the_pack(deck: list[str]) -> None:
    with pytest.raises(ValueError, match="not the pack"):
        chor_voli.start("ramchi", {}, 3, 0, "seed", deck)


def test_c7_antes() -> None:
    state = chor_voli.start("chor-voli", {}, 4, 1, "seed", chance.pack(52))
    found = chor_voli.scoring(state)
    assert [line["payer"] for line in found["lines"]] == [2, 3, 0, 1]
    first = {"rule": "C7", "reason": "chor-voli.ante", "amount": 1, "payer": 2, "payee": None, "pot": "pool"}
    assert found["lines"][0] == first
    assert (found["balances"], found["pool"], found["kitty"]) == ([-1] * 4, 4, 0)
    assert (found["result"], found["returns"], chor_voli.next_dealer(state)) == (None, None, None)


@pytest.mark.parametrize("players", [3, 4])
def test_c17_c19_ramchi_has_no_pool(players: int) -> None:
    found = chor_voli.scoring(chor_voli.start("ramchi", {}, players, 1, "seed"))
    assert (found["balances"], found["pool"], found["lines"]) == ([0] * players, 0, [])


@pytest.mark.parametrize(
    ("hands", "fours_high", "winner", "rank"),
    [
        ({2: FOUR_ACES}, False, 2, "A"),
        ({2: FOUR_ACES, 1: "KC KD KH KS"}, False, 2, "A"),
        ({2: "QC QD QH QS", 1: "KC KD KH KS"}, False, 1, "K"),
        ({2: "2C 2D 2H 2S"}, False, 2, "2"),
        ({2: "2C 2D 2H 2S", 3: "3C 3D 3H 3S"}, False, 3, "3"),
        ({2: FOUR_ACES, 0: FOUR_FOURS}, False, 2, "A"),
        ({2: FOUR_ACES, 0: FOUR_FOURS}, True, 0, "4"),
        ({2: "5C 5D 5H 5S", 0: FOUR_FOURS}, False, 2, "5"),
        ({2: "5C 5D 5H 5S", 0: "6C 6D 6H 6S"}, True, 0, "6"),
        ({2: "KC KD KH KS 2C 2D 2H 2S", 0: "QC QD QH QS"}, False, 2, "K"),
        ({2: "KC KD KH KS 4C 4D 4H 4S", 0: FOUR_ACES}, True, 2, "4"),
    ],
)
def test_c8_c17_the_highest_four_of_a_kind(hands: dict[int, str], fours_high: bool, winner: int, rank: str) -> None:
    for state in (
        opened("chor-voli", 4, hands, fours_high=fours_high),
        opened("ramchi", 4, hands, fours_high=fours_high, four_of_a_kind=True),
    ):
        assert state["phase"]["type"] == "over"
        result = {"type": "four_of_a_kind", "winner": winner, "rank": rank}
        assert chor_voli.scoring(state)["result"] == result
        assert listed(state) == [f"{winner} deal"]
        assert (state["stood"], len(state["hands"][0]), state["actions"]) == ([], 13, 0)
        assert chor_voli.visible(state, 0)["combinations"] is None
    state = opened("ramchi", 4, hands, fours_high=fours_high)
    assert state["phase"] == {"type": "arranging"}


def test_c8_the_winner_takes_the_pool() -> None:
    state = opened("chor-voli", 4, {2: FOUR_ACES})
    found = chor_voli.scoring(state)
    last = {
        "rule": "C8",
        "reason": "chor-voli.four-of-a-kind",
        "amount": 4,
        "payer": None,
        "payee": 2,
        "pot": "pool",
    }
    assert (len(found["lines"]), found["lines"][-1]) == (5, last)
    assert (found["balances"], found["returns"], found["pool"]) == ([-1, -1, 3, -1], [-1, -1, 3, -1], 0)
    assert state["phase"] == {"type": "over", "pot": 4}


def test_c8_c13_the_winner_takes_what_was_left_too() -> None:
    state = all_stand(opened("chor-voli", 4, {}))
    assert (state["pool"], state["balances"], listed(state)) == (4, [-1] * 4, ["0 deal"])
    deck = stacked(4, {0: FOUR_ACES})  # Dealt by seat 0, its hands are those of the seats after.
    state = chor_voli.step(state, {"type": "deal", "seat": 0, "deck": deck})
    assert (state["phase"], state["balances"]) == ({"type": "over", "pot": 8}, [-2, 6, -2, -2])
    assert chor_voli.scoring(state)["returns"] == [-1, 7, -1, -1]
    assert chor_voli.scoring(state)["lines"][-1]["amount"] == 8


@pytest.mark.parametrize("players", [3, 4])
def test_c17_each_opponent_pays_one(players: int) -> None:
    state = opened("ramchi", players, {1: FOUR_ACES}, four_of_a_kind=True)
    found = chor_voli.scoring(state)
    assert [(line["rule"], line["reason"], line["amount"]) for line in found["lines"]] == [
        ("C17", "chor-voli.four-of-a-kind", 1)
    ] * (players - 1)
    assert [(line["payer"], line["payee"], line["pot"]) for line in found["lines"]] == [
        (seat, 1, None) for seat in (2, 3, 0) if seat < players
    ]
    assert found["balances"] == [players - 1 if seat == 1 else -1 for seat in range(players)]
    assert (found["returns"], state["phase"]) == (found["balances"], {"type": "over", "pot": 0})


def test_c17_the_table_card_makes_no_four() -> None:
    deck = stacked(3, {0: "AC AD AH 2D"}, table_card="AS")
    state = chor_voli.start("ramchi", {"four_of_a_kind": True}, 3, 2, "seed", deck)
    state = do(state, "0 take_table_card")
    assert (state["phase"], state["hands"][0][-1]) == ({"type": "arranging"}, "AS")


def test_c14_after_a_four_of_a_kind_its_winner_deals() -> None:
    state = do(opened("chor-voli", 4, {2: FOUR_ACES}), "2 deal")
    assert (state["deal"], state["dealer"], state["actions"], state["pool"]) == (1, 2, 0, 4)
    assert state["balances"] == [-2, -2, 2, -2]
    deck = chance.shuffle(chance.pack(52), "table", 1)
    assert state["hands"] == [deck[1::4], deck[2::4], deck[3::4], deck[0::4]]


@pytest.mark.parametrize(("form", "players"), TABLES)
def test_c14_after_no_showdown_the_next_seat_deals(form: str, players: int) -> None:
    state = all_stand(opened(form, players, {}))
    assert chor_voli.scoring(state)["result"] == {"type": "showdowns", "held": 0, "winners": []}
    assert listed(state) == ["0 deal"]
    state = do(state, "0 deal")
    again = [state["combinations"], state["discards"]]
    assert again == [[[] for _ in range(players)] for _ in range(2)]
    assert (state["stood"], state["phase"]["type"], state["dealer"]) == ([], "arranging", 0)
    assert listed(all_stand(state)) == ["1 deal"]


def test_s10_a_later_deck_is_the_pack() -> None:
    state = all_stand(opened("ramchi", 3, {}))
    assert not chor_voli.may(state, {"type": "deal", "seat": 0, "deck": ["2C", *chance.pack(52)[:-1]]})
    after = chor_voli.step(state, {"type": "deal", "seat": 0, "deck": chance.pack(52)})
    assert (after["hands"][1][0], after["table_card"]) == ("2C", "AS")


@pytest.mark.parametrize(("deal", "deals", "over"), [(0, None, False), (0, 1, True), (1, 3, False), (9999, None, True)])
def test_s4_the_match_ends(deal: int, deals: int | None, over: bool) -> None:
    state = opened("chor-voli", 4, {}, deals=deals)
    state["deal"] = deal
    state = all_stand(state)
    assert chor_voli.match_over(state) is over
    assert chor_voli.to_act(state) == ([] if over else [0])
    assert listed(state) == ([] if over else ["0 deal"])
    assert state["pool"] == 4  # It stays undivided.
