"""The named tables of Chor Voli."""

from collections.abc import Mapping
from enum import StrEnum

from croupier.chor_voli.options import (
    ChorVoliOptions,
    ChorVoliPlain,
    ChorVoliRamchi,
    ChorVoliShowdownLeader,
    ChorVoliTies,
)
from croupier.chor_voli.rulebook import PERSIAN
from croupier.game import Variant


class ChorVoliVariant(StrEnum):
    """A named set of options."""

    CHOR_VOLI = "chor-voli"
    RAMCHI = "ramchi"


VARIANTS: Mapping[ChorVoliVariant, Variant[ChorVoliOptions]] = {
    ChorVoliVariant.CHOR_VOLI: Variant(
        ChorVoliPlain(
            threes_high=False,
            fours_high=False,
            ties=ChorVoliTies.FIRST,
            showdown_leader=ChorVoliShowdownLeader.FIRST_SEAT,
            deals=None,
        ),
        "Four players, and a chip from the pool for every showdown.",
        PERSIAN,
    ),
    ChorVoliVariant.RAMCHI: Variant(
        ChorVoliRamchi(
            threes_high=False,
            ties=ChorVoliTies.FIRST,
            showdown_leader=ChorVoliShowdownLeader.FIRST_SEAT,
            four_of_a_kind=False,
            fours_high=False,
            deals=None,
        ),
        "Three or four players, 2-3-5 among the straights, and showdowns that are worth more and more.",
        PERSIAN,
    ),
}
