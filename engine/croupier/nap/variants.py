"""The named tables of Nap: each tells only how it differs."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Any

from msgspec.structs import replace

from croupier.game import Variant
from croupier.nap.options import (
    NapDealBatches,
    NapFloater,
    NapFloaterAylesbury,
    NapFloaterDorset,
    NapFloaterTeesside,
    NapOptions,
    NapPack,
    NapShuffle,
    NapStakes,
    NapStandard,
)
from croupier.nap.rulebook import PERSIAN


class NapVariant(StrEnum):
    """A named set of options."""

    STANDARD = "standard"
    EXTENDED = "extended"
    PURCHASE = "purchase"
    FLOATER = "floater"
    FLOATER_TEESSIDE = "floater-teesside"
    FLOATER_AYLESBURY = "floater-aylesbury"
    FLOATER_DORSET = "floater-dorset"


_STANDARD = NapStandard(
    pack=NapPack.FULL,
    lowest_rank=None,
    two=False,
    misere=False,
    misere_trumps=True,
    blucher=False,
    five_trick_stakes=NapStakes.SINGLE,
    purchase=False,
    purchase_stake=1,
    batches=NapDealBatches.THREE_TWO,
    shuffle=NapShuffle.AFTER_FIVE,
    stop_when_decided=False,
    deals=None,
)
_COMMON: dict[str, Any] = {
    "batches": NapDealBatches.THREE_TWO,
    "shuffle": NapShuffle.AFTER_FIVE,
    "stop_when_decided": False,
    "deals": None,
}

VARIANTS: Mapping[NapVariant, Variant[NapOptions]] = {
    NapVariant.STANDARD: Variant(_STANDARD, "Three, four, nap and wellington.", PERSIAN),
    NapVariant.EXTENDED: Variant(
        replace(_STANDARD, two=True, misere=True, blucher=True), "Two, misère and blücher may be bid too.", PERSIAN
    ),
    NapVariant.PURCHASE: Variant(
        replace(_STANDARD, purchase=True),
        "Before the bidding cards may be exchanged, for a stake to the pool.",
        PERSIAN,
    ),
    NapVariant.FLOATER: Variant(
        NapFloater(**_COMMON), "A card in the middle may be bid with; all pay to a kitty.", PERSIAN
    ),
    NapVariant.FLOATER_TEESSIDE: Variant(
        NapFloaterTeesside(**_COMMON, misere_trumps=True), "Every bid of Nap, with and without the floater.", PERSIAN
    ),
    NapVariant.FLOATER_AYLESBURY: Variant(NapFloaterAylesbury(**_COMMON), "Napoleon is the highest bid.", PERSIAN),
    NapVariant.FLOATER_DORSET: Variant(
        NapFloaterDorset(**_COMMON), "From three to nap, which is played without the floater.", PERSIAN
    ),
}
