"""The named tables of Kryt'-navalivat'."""

from collections.abc import Mapping
from enum import StrEnum

from croupier.game import Variant
from croupier.kryt_navalivat.options import KrytDiamondsAndSpades, KrytOptions, KrytStandard
from croupier.kryt_navalivat.rulebook import BOTH, PERSIAN


class KrytVariant(StrEnum):
    """A named set of options."""

    STANDARD = "standard"
    DIAMONDS_AND_SPADES = "diamonds-and-spades"


VARIANTS: Mapping[KrytVariant, Variant[KrytOptions]] = {
    KrytVariant.STANDARD: Variant(
        KrytStandard(action_limit=None, deals=None), "The card turned up after the deal makes trumps.", BOTH
    ),
    KrytVariant.DIAMONDS_AND_SPADES: Variant(
        KrytDiamondsAndSpades(action_limit=None, deals=None),
        "Diamonds are always trumps, and no trump beats a spade.",
        PERSIAN,
    ),
}
