"""How a match opens: variant, choices, seed or deck, and dealer (S5, S6, S7, S10)."""

from typing import Any

import msgspec
import pytest

from croupier.cards import Card, cards, pack_from
from croupier.faults import Fault, TableRule, UnsoundDeck, UnsoundOptions
from croupier.game import admit
from croupier.kryt_navalivat import KRYT_NAVALIVAT
from croupier.kryt_navalivat.options import KrytDiamondsAndSpades, KrytOptions, KrytOverrides, KrytStandard
from croupier.kryt_navalivat.rulebook import KrytRule
from croupier.kryt_navalivat.state import KrytLeading, KrytState
from croupier.kryt_navalivat.variants import KrytVariant
from croupier.opening import chosen_options, deck_faults, start

PACK = pack_from(6)


class Foreign(msgspec.Struct, frozen=True):
    """Overrides of another game, one of which this game has too."""

    action_limit: int | msgspec.UnsetType = msgspec.UNSET
    floater: bool | msgspec.UnsetType = msgspec.UNSET
    misere: bool | msgspec.UnsetType = msgspec.UNSET


def opened(
    players: int = 2,
    seed: str = "croupier",
    variant: KrytVariant | None = None,
    overrides: msgspec.Struct | None = None,
    deck: tuple[Card, ...] | None = None,
    dealer: int | None = None,
) -> KrytState:
    """Return the first state of a match."""
    state, _ = start(
        KRYT_NAVALIVAT,
        players=players,
        seed=seed,
        variant=variant,
        overrides=overrides,
        deck=deck,
        dealer=dealer,
    )
    return state


def refused(**choices: Any) -> tuple[Fault, ...]:
    """Return why a match cannot open with some options, players and dealer."""
    with pytest.raises(UnsoundOptions) as unsound:
        opened(**choices)
    return unsound.value.faults


@pytest.mark.parametrize(
    ("variant", "overrides", "options"),
    [
        (None, None, KrytStandard(None, None)),
        (None, KrytOverrides(), KrytStandard(None, None)),
        (KrytVariant.STANDARD, None, KrytStandard(None, None)),
        (KrytVariant.DIAMONDS_AND_SPADES, None, KrytDiamondsAndSpades(None, None)),
        (None, KrytOverrides(deals=3), KrytStandard(None, 3)),
        (None, KrytOverrides(action_limit=40), KrytStandard(40, None)),
        (KrytVariant.DIAMONDS_AND_SPADES, KrytOverrides(action_limit=40, deals=3), KrytDiamondsAndSpades(40, 3)),
    ],
)
def test_the_variant_with_what_differs_from_it(
    variant: KrytVariant | None, overrides: KrytOverrides | None, options: KrytOptions
) -> None:
    assert opened(variant=variant, overrides=overrides).options == options


def test_s5_the_seed_makes_the_deck() -> None:
    # The deck of deal 0 of the seed "croupier", as the documentation of the shuffle has it, begins
    # JS 6C 7D 8H AC AD 7H TH QD and ends JD TD 9D.
    state = opened(seed="croupier", dealer=1)
    assert state.hands == (cards("JS 7D AC"), cards("6C 8H AD"))
    assert state.stock[:2] == cards("TH QD")
    assert state.stock[-4:] == cards("JD TD 9D 7H")
    assert state.seed == "croupier"


@pytest.mark.parametrize("variant", list(KrytVariant))
@pytest.mark.parametrize("players", [2, 6])
def test_what_opens_a_match_is_admitted(players: int, variant: KrytVariant) -> None:
    state = opened(players, variant=variant)
    assert admit(KRYT_NAVALIVAT, state) is state


def test_s5_same_seed_same_match_and_another_seed_another() -> None:
    assert opened(seed="a") == opened(seed="a")
    assert opened(seed="a", dealer=0).hands != opened(seed="b", dealer=0).hands


@pytest.mark.parametrize(("players", "dealer"), [(2, 0), (3, 2), (4, 2), (5, 1), (6, 2)])
def test_s5_the_first_dealer_is_drawn_by_lot(players: int, dealer: int) -> None:
    state = opened(players, seed="croupier")
    assert state.dealer == dealer
    assert state.phase == KrytLeading((dealer + 1) % players)


@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_s5_the_first_dealer_can_be_named(dealer: int) -> None:
    assert opened(3, dealer=dealer).dealer == dealer


def test_s3_a_deck_takes_the_place_of_the_shuffle_but_not_of_the_seed() -> None:
    state = opened(deck=PACK[::-1], dealer=1)
    assert state.hands == (cards("AS QS TS"), cards("KS JS 9S"))
    assert state.seed == "croupier"


def test_s6_an_option_of_another_form_is_refused() -> None:
    assert refused(overrides=Foreign(floater=True)) == (
        TableRule.OPTION_OF_FORM.fault("/options/floater", option="floater", form="standard"),
    )
    assert refused(overrides=Foreign(misere=False, floater=True), variant=KrytVariant.DIAMONDS_AND_SPADES) == (
        TableRule.OPTION_OF_FORM.fault("/options/floater", option="floater", form="diamonds-and-spades"),
        TableRule.OPTION_OF_FORM.fault("/options/misere", option="misere", form="diamonds-and-spades"),
    )


def test_s6_an_option_of_the_form_is_taken_from_whoever_names_it() -> None:
    assert opened(overrides=Foreign(action_limit=7)).options == KrytStandard(7, None)


def test_s6_options_can_be_chosen_before_the_match_opens() -> None:
    base = KRYT_NAVALIVAT.variants[KrytVariant.STANDARD].options
    assert chosen_options(base, None) == base
    assert chosen_options(base, KrytOverrides(deals=3)) == KrytStandard(None, 3)
    with pytest.raises(UnsoundOptions) as unsound:
        chosen_options(base, Foreign(action_limit=7, floater=True))
    assert unsound.value.faults == (
        TableRule.OPTION_OF_FORM.fault("/options/floater", option="floater", form="standard"),
    )


@pytest.mark.parametrize("players", [0, 1, 7])
def test_k2_players_out_of_range(players: int) -> None:
    assert refused(players=players) == (KrytRule.PLAYERS.fault("/players", players=players),)


@pytest.mark.parametrize(("players", "dealer"), [(2, 2), (2, 6), (6, 6)])
def test_s7_a_dealer_who_is_not_at_the_table(players: int, dealer: int) -> None:
    fault = TableRule.SEAT_EXISTS.fault("/dealer", seat=dealer, last=players - 1)
    assert refused(players=players, dealer=dealer) == (fault,)


def test_all_reasons_at_once() -> None:
    assert refused(players=7, dealer=9, overrides=Foreign(floater=True, misere=True), deck=()) == (
        TableRule.OPTION_OF_FORM.fault("/options/floater", option="floater", form="standard"),
        TableRule.OPTION_OF_FORM.fault("/options/misere", option="misere", form="standard"),
        KrytRule.PLAYERS.fault("/players", players=7),
        TableRule.SEAT_EXISTS.fault("/dealer", seat=9, last=6),
    )


@pytest.mark.parametrize(
    ("deck", "faults"),
    [
        (PACK, []),
        (PACK[::-1], []),
        (PACK[:-1], [("S10", "table.deck-lacks", "/deck", "AS")]),
        (PACK[1:-1], [("S10", "table.deck-lacks", "/deck", "6C"), ("S10", "table.deck-lacks", "/deck", "AS")]),
        ((*PACK, Card("6C")), [("S10", "table.deck-repeats", "/deck/36", "6C")]),
        ((*PACK, Card("5C")), [("S10", "table.deck-foreign", "/deck/36", "5C")]),
        (
            cards("2C 2C") + PACK[1:-1] + cards("7C"),
            [
                ("S10", "table.deck-foreign", "/deck/0", "2C"),
                ("S10", "table.deck-foreign", "/deck/1", "2C"),
                ("S10", "table.deck-repeats", "/deck/36", "7C"),
                ("S10", "table.deck-lacks", "/deck", "6C"),
                ("S10", "table.deck-lacks", "/deck", "AS"),
            ],
        ),
        ((), [("S10", "table.deck-lacks", "/deck", str(card)) for card in PACK]),
    ],
)
def test_s10_a_deck_is_exactly_the_pack(deck: tuple[Card, ...], faults: list[tuple[str, str, str, str]]) -> None:
    found = [
        (fault.rule.id, fault.rule.code, fault.pointer, str(fault.values["card"])) for fault in deck_faults(PACK, deck)
    ]
    assert found == faults


def test_s10_a_match_does_not_open_with_another_deck() -> None:
    deck = (*PACK[1:], Card("7C"))
    with pytest.raises(UnsoundDeck) as unsound:
        opened(deck=deck)
    assert unsound.value.faults == tuple(deck_faults(PACK, deck))
    assert len(unsound.value.faults) == 2
