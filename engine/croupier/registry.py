"""The games on offer, one line each."""

from croupier.game import AnyGame
from croupier.kryt_navalivat import KRYT_NAVALIVAT

GAMES: tuple[AnyGame, ...] = (KRYT_NAVALIVAT,)
