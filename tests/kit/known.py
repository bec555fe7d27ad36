"""What the kit has been told of each game, one line a game."""

from collections.abc import Mapping

from kit.chor_voli import CHOR_VOLI
from kit.knowing import Known
from kit.kryt_navalivat import KRYT
from kit.nap import NAP

KNOWN: Mapping[str, Known] = {"kryt-navalivat": KRYT, "nap": NAP, "chor-voli": CHOR_VOLI}
