"""The naive Nap against the rules page: packs, options, dealing, the end of a match, counting."""

import pytest

from naive import chance, nap, nap_forms
from naive.nap_table import bid_by_seat_0, called, choices, do, listed, opened, play_out

FLOATERS = [form for form in nap_forms.FORMS if form != "standard"]


def lowest(form: str, players: int, **options: object) -> tuple[int, str]:
    """Return how many cards the pack of a match has, and its lowest rank."""
    cards = nap.all_cards(nap.start(form, options, players, None, "pack"))
    assert cards == sorted(chance.pack(len(cards)), key=cards.index)
    return len(cards), cards[0][0]


@pytest.mark.parametrize(
    ("players", "expected"), [(3, (24, "9")), (4, (28, "8")), (5, (32, "7")), (6, (36, "6")), (7, (40, "5"))]
)
def test_n11_packs(players: int, expected: tuple[int, str]) -> None:
    assert lowest("standard", players) == (52, "2")
    assert lowest("standard", players, pack="full") == (52, "2")
    assert lowest("standard", players, pack="short") == expected
    assert lowest("standard", players, pack="short", lowest_rank="3") == (48, "3")
    assert lowest("standard", players, pack="full", lowest_rank="6") == (36, "6")


@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
@pytest.mark.parametrize("rank", list("23456789TJQKA"))
def test_n11_the_pack_holds_five_cards_a_seat(players: int, rank: str) -> None:
    cards = 4 * (13 - "23456789TJQKA".index(rank))
    if cards >= 5 * players:
        assert lowest("standard", players, lowest_rank=rank) == (cards, rank)
    else:
        with pytest.raises(ValueError, match="five cards a seat"):
            opened("standard", players, lowest_rank=rank)


def test_n11_none_need_be_left_over() -> None:
    assert opened("standard", 4, lowest_rank="T")["stock"] == []


@pytest.mark.parametrize("form", FLOATERS)
@pytest.mark.parametrize(
    ("players", "expected"), [(3, (20, "T")), (4, (24, "9")), (5, (28, "8")), (6, (32, "7")), (7, (36, "6"))]
)
def test_n21_packs(form: str, players: int, expected: tuple[int, str]) -> None:
    assert lowest(form, players) == expected


@pytest.mark.parametrize("players", [0, 1, 2, 8])
@pytest.mark.parametrize("form", nap_forms.FORMS)
def test_n10_n21_three_to_seven_play(form: str, players: int) -> None:
    with pytest.raises(ValueError, match="three to seven"):
        nap.start(form, {}, players, None, "seed")


def offering(option: str) -> list[str]:
    """Return the forms in which the option can be chosen."""
    return [form for form in nap_forms.FORMS if option in nap_forms.options(form, {})]


def test_s6_each_option_belongs_to_some_forms() -> None:
    own = "pack lowest_rank two misere blucher five_trick_stakes purchase purchase_stake".split()
    assert [offering(option) for option in own] == [["standard"]] * len(own)
    assert offering("misere_trumps") == ["standard", "floater-teesside"]
    for option in ("batches", "shuffle", "stop_when_decided", "deals"):
        assert offering(option) == list(nap_forms.FORMS)


@pytest.mark.parametrize("form", FLOATERS)
@pytest.mark.parametrize("option", ["two", "purchase", "purchase_stake", "pack", "napoleon"])
def test_s6_options_of_another_form_are_refused(form: str, option: str) -> None:
    with pytest.raises(ValueError, match="no options of this form"):
        nap.start(form, {option: None}, 3, None, "seed")
    with pytest.raises(ValueError, match="another form"):
        nap.start(form, {"form": "standard"}, 3, None, "seed")


def test_s5_the_first_dealer_is_drawn_by_lot_or_given() -> None:
    assert [nap.start("floater", {}, n, None, "croupier")["dealer"] for n in range(3, 7)] == [2, 2, 1, 2]
    assert nap.start("standard", {}, 3, 1, "croupier")["dealer"] == 1
    with pytest.raises(ValueError, match="no such dealer"):
        nap.start("standard", {}, 3, 3, "croupier")


def test_n3_three_and_two() -> None:
    deck = chance.pack(52)
    state = nap.start("standard", {}, 3, 0, "seed", deck)
    assert state["hands"][1] == ["2C", "3C", "4C", "JC", "QC"]
    assert state["hands"][2] == ["5C", "6C", "7C", "KC", "AC"]
    assert state["hands"][0] == ["8C", "9C", "TC", "2D", "3D"]
    assert (state["stock"], state["floater"], state["actions"]) == (deck[15:], None, 0)


def test_n3_two_and_three() -> None:
    state = nap.start("standard", {"batches": "2-3"}, 3, 2, "seed", chance.pack(52))
    assert state["hands"] == [
        ["2C", "3C", "8C", "9C", "TC"],
        ["4C", "5C", "JC", "QC", "KC"],
        ["6C", "7C", "AC", "2D", "3D"],
    ]


@pytest.mark.parametrize("form", FLOATERS)
@pytest.mark.parametrize("players", [3, 7])
def test_n22_n23_all_pay_and_the_floater_is_laid_down(form: str, players: int) -> None:
    deck = chance.pack(8 + 4 * players)[::-1]
    state = nap.start(form, {}, players, 0, "seed", deck)
    assert (state["floater"], state["stock"]) == (deck[5 * players], deck[5 * players + 1 :])
    assert (state["balances"], state["kitty"], state["pool"]) == ([-1] * players, players, 0)
    antes = nap.scoring(state)["lines"]
    assert [line["payer"] for line in antes] == [*range(1, players), 0]
    first = {"rule": "N22", "reason": "nap.ante", "amount": 1, "payer": 1, "payee": None, "pot": "kitty"}
    assert antes[0] == first


def test_n9_the_standard_form_has_no_antes() -> None:
    assert nap.scoring(opened("standard", 3)) == {
        "balances": [0, 0, 0],
        "kitty": 0,
        "pool": 0,
        "lines": [],
        "result": None,
        "returns": None,
    }


def test_n4_the_first_deck_is_shuffled() -> None:
    deck = chance.shuffle(chance.pack(52), "seed", 0)
    assert nap.start("standard", {}, 4, 1, "seed") == nap.start("standard", {}, 4, 1, "seed", deck)


@pytest.mark.parametrize("deck", [chance.pack(24), chance.pack(52)[1:], ["2C", *chance.pack(52)[:-1]]])
def test_s10_a_deck_is_the_pack(deck: list[str]) -> None:
    with pytest.raises(ValueError, match="not the pack"):
        nap.start("standard", {}, 3, 0, "seed", deck)


@pytest.mark.parametrize("form", nap_forms.FORMS)
def test_n1_the_deal_passes_on_after_every_deal(form: str) -> None:
    passed = do(opened(form, 3), "0 pass, 1 pass, 2 pass")
    assert (passed["phase"], listed(passed)) == ({"type": "over", "pot": 0}, ["0 deal"])
    after = do(passed, "0 deal")
    assert (after["deal"], after["dealer"], after["actions"], nap.to_act(after)) == (1, 0, 0, [1])
    played = play_out(bid_by_seat_0(form, 3, "four", 5))
    assert listed(played) == ["0 deal"]
    assert played["balances"][0] > 0


def test_s10_a_later_deck_is_the_pack() -> None:
    state = do(opened("floater", 3), "0 pass, 1 pass, 2 pass")
    after = nap.step(state, {"type": "deal", "seat": 0, "deck": chance.pack(20)})
    assert after["hands"][1] == ["TC", "JC", "QC", "AD", "TH"]
    assert (after["floater"], after["stock"]) == ("TS", ["JS", "QS", "KS", "AS"])
    with pytest.raises(ValueError, match="not allowed"):
        nap.step(state, {"type": "deal", "seat": 0, "deck": ["TC", *chance.pack(20)[:-1]]})


@pytest.mark.parametrize(("deal", "deals", "over"), [(0, None, False), (0, 1, True), (1, 3, False), (9999, None, True)])
def test_s4_the_match_ends(deal: int, deals: int | None, over: bool) -> None:
    state = opened("floater", 3, deals=deals)
    state["deal"] = deal
    state = do(state, "0 pass, 1 pass, 2 pass")
    assert nap.match_over(state) is over
    assert nap.to_act(state) == ([] if over else [0])
    assert listed(state) == ([] if over else ["0 deal"])
    assert state["kitty"] == 3  # It stays undivided.


@pytest.mark.parametrize(
    "action", ["1 pass", "7 pass", "0 deal", "0 stand", "0 announce S", "0 play", "0 take_floater"]
)
def test_s8_what_is_not_due_is_refused(action: str) -> None:
    seat, kind, *_ = action.split()
    with pytest.raises(ValueError, match="not allowed"):
        nap.step(opened("floater", 3), {"type": kind, "seat": int(seat)})


def test_perft_of_the_bidding_counted_by_hand() -> None:
    # After no bid four calls are open, after three 3, four 2, nap 2 (wellington), wellington 1.
    state = opened("standard", 4)
    assert [nap.perft(state, depth) for depth in range(4)] == [1, 4, 4 + 3 + 2 + 2, 4 + 2 * 3 + 3 * 2 + 4 * 2 + 1]


def test_perft_of_the_play_counted_by_hand() -> None:
    tricks = ["AC KC QC", "AD KD QD", "AH KH QH"]
    phase: nap.Phase = {"type": "playing", "leader": 0, "cards": []}
    options = nap_forms.options("standard", {})
    # Two leads, all else follows; but to the club, seat 2 has two cards to throw away.
    state = nap.position(
        ["2S 2C", "3S 3C", "4H 4S"],
        phase,
        options=options,
        calls=called("nap pass pass"),
        dealer=2,
        tricks=tricks,
        trumps="H",
    )
    assert choices(state) == "play 2C, play 2S"
    assert [nap.perft(state, depth) for depth in range(1, 8)] == [2, 2, 3, 3, 3, 3, 3]
