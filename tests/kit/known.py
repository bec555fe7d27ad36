"""What the kit has been told of each game, one line a game."""

from collections.abc import Mapping

from kit.knowing import Known
from kit.kryt_navalivat import KRYT

KNOWN: Mapping[str, Known] = {"kryt-navalivat": KRYT}
