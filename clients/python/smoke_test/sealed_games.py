"""The games as they are played on sealed tables: how to begin, and how to choose a move."""

import asyncio
from collections.abc import Callable, Coroutine, Iterator, Sequence
from random import Random
from typing import Any, NamedTuple, TypeVar

from croupier_client import (
    AsyncCroupier,
    AsyncSealedTable,
    ChorVoliCombine,
    ChorVoliOverrides,
    ChorVoliStand,
    ChorVoliVariant,
    Croupier,
    KrytOverrides,
    KrytVariant,
    NapOverrides,
    NapVariant,
    SavedTable,
    SealedTable,
)

DEALS = 2
T = TypeVar("T")

Seat = SealedTable[Any, Any, Any]
"""A sealed table of any game."""


class SealedGame(NamedTuple):
    """A game with its options, and how its calls are waited for."""

    name: str
    players: int
    calls: Any
    choices: dict[str, Any]
    sit: Callable[[SavedTable], Seat]

    def prepare(self, **told: Sequence[str]) -> Any:
        """Prepare a match."""
        return self.calls.prepare_table(self.players, **self.choices, **told)

    def start(self, token: str, openings: Sequence[str]) -> Any:
        """Start it."""
        return self.calls.start_table(token=token, openings=openings)


class Awaited:
    """An asynchronous table whose calls are waited for."""

    def __init__(self, table: AsyncSealedTable[Any, Any, Any], run: Callable[[Coroutine[Any, Any, Any]], Any]) -> None:
        self._table = table
        self._run = run

    def __getattr__(self, name: str) -> Any:
        value = getattr(self._table, name)
        if name not in {"play", "view", "receive", "close", "reveal"}:
            return value
        return lambda *arguments: self._run(value(*arguments))


def sealed_games(croupier: Croupier) -> Iterator[SealedGame]:
    """Give each game in several forms."""
    for variant in KrytVariant:
        options = {"variant": variant, "options": KrytOverrides(deals=DEALS, action_limit=60)}
        yield _game("Kryt'-navalivat'", 3, croupier.kryt_navalivat, options)
    for form in (NapVariant.PURCHASE, NapVariant.FLOATER):
        yield _game("Nap", 4, croupier.nap, {"variant": form, "options": NapOverrides(deals=DEALS)})
    for name, players in ((ChorVoliVariant.CHOR_VOLI, 4), (ChorVoliVariant.RAMCHI, 3)):
        chosen = {"variant": name, "options": ChorVoliOverrides(deals=DEALS)}
        yield _game("Chor Voli", players, croupier.chor_voli, chosen)


def _game(name: str, players: int, calls: Any, choices: dict[str, Any]) -> SealedGame:
    return SealedGame(f"{name}, {choices['variant']}", players, calls, choices, lambda saved: SealedTable(calls, saved))


def awaited_games(croupier: Croupier, other: AsyncCroupier, runner: asyncio.Runner) -> Iterator[SealedGame]:
    """Give each game with tables of the other client."""
    names = {"kryt_navalivat": other.kryt_navalivat, "nap": other.nap, "chor_voli": other.chor_voli}
    calls = {id(getattr(croupier, name)): awaited for name, awaited in names.items()}
    for game in sealed_games(croupier):
        yield game._replace(sit=_awaited(calls[id(game.calls)], runner))


def _awaited(calls: Any, runner: asyncio.Runner) -> Callable[[SavedTable], Any]:
    return lambda saved: Awaited(AsyncSealedTable(calls, saved), runner.run)


def move_among(legal: Sequence[Any], chance: Random) -> list[Any]:
    """Return one move of those that a seat may make: an action, or a whole arrangement."""
    first = chance.choice(legal)
    if not isinstance(first, ChorVoliCombine | ChorVoliStand):
        return [first]
    laid, used = list[Any](), set[str]()
    for action in legal:
        if isinstance(action, ChorVoliCombine) and used.isdisjoint(action.cards) and chance.random() > 1 / 5:
            laid.append(action)
            used.update(action.cards)
    return [*laid, ChorVoliStand(seat=first.seat)]
