"""The games on offer, one line each."""

from croupier.chor_voli import CHOR_VOLI
from croupier.game import AnyGame
from croupier.kryt_navalivat import KRYT_NAVALIVAT
from croupier.nap import NAP

GAMES: tuple[AnyGame, ...] = (
    KRYT_NAVALIVAT,
    NAP,
    CHOR_VOLI,
)
