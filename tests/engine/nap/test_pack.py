"""The pack, how many play, and options that cannot be (N2, N9, N10, N11, N21, S6)."""

from typing import Any

import pytest
from msgspec.structs import asdict, replace

from croupier.cards import RANK, Rank, cards
from croupier.faults import Fault, TableRule, UnsoundOptions
from croupier.game import Direction
from croupier.nap import NAP
from croupier.nap.options import NapDealBatches, NapOptions, NapOverrides, NapPack, NapShuffle, NapStakes
from croupier.nap.rulebook import NapRule
from croupier.nap.state import NapState
from croupier.nap.variants import NapVariant
from croupier.opening import start
from engine.nap.table import (
    AYLESBURY,
    DORSET,
    EXTENDED,
    FLOATER,
    FLOATERS,
    FORMS,
    PURCHASE,
    STANDARD,
    TEESSIDE,
    choices,
)

SHORT = replace(STANDARD, pack=NapPack.SHORT)
VARIANTS = {
    NapVariant.STANDARD: STANDARD,
    NapVariant.EXTENDED: EXTENDED,
    NapVariant.PURCHASE: PURCHASE,
    NapVariant.FLOATER: FLOATER,
    NapVariant.FLOATER_TEESSIDE: TEESSIDE,
    NapVariant.FLOATER_AYLESBURY: AYLESBURY,
    NapVariant.FLOATER_DORSET: DORSET,
}


def opened(variant: NapVariant = NapVariant.STANDARD, players: int = 4, **overrides: Any) -> NapState:
    """Return the first deal of a match."""
    return start(NAP, players=players, seed="croupier", variant=variant, overrides=NapOverrides(**overrides))[0]


def refused(
    variant: NapVariant = NapVariant.STANDARD, players: int = 4, dealer: int = 0, **overrides: Any
) -> list[Fault]:
    """Return why a match cannot open."""
    with pytest.raises(UnsoundOptions) as unsound:
        start(
            NAP, players=players, seed="croupier", variant=variant, overrides=NapOverrides(**overrides), dealer=dealer
        )
    return list(unsound.value.faults)


@pytest.mark.parametrize(
    ("options", "players", "size", "lowest"),
    [
        *((STANDARD, players, 52, "2") for players in range(3, 8)),
        (SHORT, 3, 24, "9"),
        (SHORT, 4, 28, "8"),
        (SHORT, 5, 32, "7"),
        (SHORT, 6, 36, "6"),
        (SHORT, 7, 40, "5"),
        *((form, 3, 20, "T") for form in FLOATERS),
        *((form, 4, 24, "9") for form in FLOATERS),
        *((form, 5, 28, "8") for form in FLOATERS),
        *((form, 6, 32, "7") for form in FLOATERS),
        *((form, 7, 36, "6") for form in FLOATERS),
    ],
)
def test_n11_n21_the_pack_of_a_form_and_so_many_players(
    options: NapOptions, players: int, size: int, lowest: str
) -> None:
    pack = NAP.pack(options, players)
    ranks = "23456789TJQKA".partition(lowest)[1:]
    assert list(pack) == [f"{rank}{suit}" for suit in "CDHS" for rank in "".join(ranks)]
    assert len(pack) == size


@pytest.mark.parametrize("pack", list(NapPack))
@pytest.mark.parametrize(
    ("rank", "players", "size"),
    [
        (Rank.TWO, 3, 52),
        (Rank.THREE, 7, 48),
        (Rank.SIX, 7, 36),
        (Rank.SEVEN, 6, 32),
        (Rank.NINE, 4, 24),
        (Rank.TEN, 4, 20),
        (Rank.JACK, 3, 16),
    ],
)
def test_n11_a_lowest_rank_overrides_the_pack(pack: NapPack, rank: Rank, players: int, size: int) -> None:
    state = opened(players=players, pack=pack, lowest_rank=rank)
    assert len(NAP.pack(state.options, players)) == size
    assert len(state.stock) == size - 5 * players
    assert min(RANK[card] for card in NAP.pack(state.options, players)) == RANK[cards(f"{rank}C")[0]]


@pytest.mark.parametrize(
    ("rank", "players"),
    [(Rank.SEVEN, 7), (Rank.EIGHT, 6), (Rank.NINE, 5), (Rank.TEN, 5), (Rank.JACK, 4), (Rank.QUEEN, 3), (Rank.ACE, 3)],
)
def test_n11_a_lowest_rank_that_does_not_deal_five_cards_each_is_refused(rank: Rank, players: int) -> None:
    fault = NapRule.LOWEST_RANK.fault("/options/lowest_rank", rank=rank, players=players)
    assert refused(players=players, lowest_rank=rank) == [fault]


def test_n11_every_card_may_be_dealt() -> None:
    state = opened(players=4, lowest_rank=Rank.TEN)
    assert state.stock == ()
    assert choices(state) == ["pass", "bid three", "bid four", "bid nap"]


def test_n2_s1_ace_high_and_two_low() -> None:
    assert sorted(cards("9S AS 2S TS 5S KS 8S 3S QS 7S JS 6S 4S"), key=RANK.__getitem__) == list(
        cards("2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS")
    )


@pytest.mark.parametrize("options", FORMS)
@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
def test_n10_n21_three_to_seven_players(options: NapOptions, players: int) -> None:
    assert list(NAP.unplayable(options, players)) == []
    assert NAP.fewest <= players <= NAP.most


@pytest.mark.parametrize("variant", list(NapVariant))
@pytest.mark.parametrize("players", [1, 2, 8])
def test_n10_n21_neither_fewer_nor_more(variant: NapVariant, players: int) -> None:
    rule = NapRule.FLOATER_PLAYERS if "floater" in variant else NapRule.PLAYERS
    assert refused(variant, players) == [rule.fault("/players", players=players)]
    assert rule.rule.id == ("N21" if "floater" in variant else "N10")
    assert not NAP.fewest <= players <= NAP.most


def test_n1_no_partnerships_and_play_goes_clockwise() -> None:
    assert NAP.direction is Direction.CLOCKWISE


@pytest.mark.parametrize(("variant", "options"), VARIANTS.items())
def test_a_variant_is_what_its_name_says(variant: NapVariant, options: NapOptions) -> None:
    assert opened(variant).options == options
    assert set(NAP.variants) == set(VARIANTS)


def test_the_standard_game_is_played_unless_another_is_named() -> None:
    assert start(NAP, players=3, seed="croupier")[0].options == STANDARD


OF_STANDARD: dict[str, Any] = {
    "pack": NapPack.SHORT,
    "lowest_rank": Rank.THREE,
    "two": True,
    "misere": True,
    "misere_trumps": False,
    "blucher": True,
    "five_trick_stakes": NapStakes.DOUBLE,
    "purchase": True,
    "purchase_stake": 7,
}
OF_ALL: dict[str, Any] = {
    "batches": NapDealBatches.TWO_THREE,
    "shuffle": NapShuffle.ALWAYS,
    "stop_when_decided": True,
    "deals": 9,
}


@pytest.mark.parametrize(("name", "value"), (OF_STANDARD | OF_ALL).items())
def test_s6_every_option_can_be_chosen_in_the_standard_form(name: str, value: Any) -> None:
    assert opened(**{name: value}).options == replace(STANDARD, **{name: value})


@pytest.mark.parametrize("form", [NapVariant.FLOATER, NapVariant.FLOATER_AYLESBURY, NapVariant.FLOATER_DORSET])
@pytest.mark.parametrize("name", OF_STANDARD)
def test_s6_n16_to_n20_exist_in_the_standard_form_only(form: NapVariant, name: str) -> None:
    fault = TableRule.OPTION_OF_FORM.fault(f"/options/{name}", option=name, form=form)
    assert refused(form, **{name: OF_STANDARD[name]}) == [fault]
    assert refused(form, **{name: asdict(STANDARD)[name]}) == [fault]


@pytest.mark.parametrize("name", OF_STANDARD)
def test_s6_n32_teesside_has_no_option_of_its_own_but_trumps_in_misere(name: str) -> None:
    form = NapVariant.FLOATER_TEESSIDE
    if name == "misere_trumps":
        assert opened(form, misere_trumps=False).options == replace(TEESSIDE, misere_trumps=False)
    else:
        fault = TableRule.OPTION_OF_FORM.fault(f"/options/{name}", option=name, form=form)
        assert refused(form, **{name: OF_STANDARD[name]}) == [fault]


@pytest.mark.parametrize("variant", list(NapVariant))
@pytest.mark.parametrize(("name", "value"), OF_ALL.items())
def test_s6_n3_n4_n8_s4_options_of_every_form(variant: NapVariant, name: str, value: Any) -> None:
    assert opened(variant, **{name: value}).options == replace(VARIANTS[variant], **{name: value})


@pytest.mark.parametrize(
    "inert", [{"purchase_stake": 7}, {"misere_trumps": False}, {"pack": NapPack.SHORT, "lowest_rank": Rank.TWO}]
)
def test_s6_an_option_whose_condition_is_off_is_inert(inert: dict[str, Any]) -> None:
    with_it, without = opened(**inert), opened()
    assert with_it.options == replace(STANDARD, **inert)
    assert replace(with_it, options=STANDARD) == without
    assert choices(with_it) == choices(without)


def test_s6_all_reasons_at_once() -> None:
    assert refused(NapVariant.FLOATER, 2, dealer=2, two=True, deals=3, purchase_stake=2) == [
        TableRule.OPTION_OF_FORM.fault("/options/two", option="two", form="floater"),
        TableRule.OPTION_OF_FORM.fault("/options/purchase_stake", option="purchase_stake", form="floater"),
        NapRule.FLOATER_PLAYERS.fault("/players", players=2),
        TableRule.SEAT_EXISTS.fault("/dealer", seat=2, last=1),
    ]
    assert refused(players=8, dealer=8, lowest_rank=Rank.SIX) == [
        NapRule.PLAYERS.fault("/players", players=8),
        NapRule.LOWEST_RANK.fault("/options/lowest_rank", rank="6", players=8),
        TableRule.SEAT_EXISTS.fault("/dealer", seat=8, last=7),
    ]
