"""What sealing costs, and each ledger: matches played by the open calls and on sealed tables, in this process."""

import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

from benchmarks.report import heading, line, ratio
from croupier.game import AnyGame, own_legal
from croupier_api.messages import PlayRequest
from croupier_api.table import Table
from croupier_api.tables.host import Host
from croupier_api.tables.house import House
from croupier_api.tables.keyring import with_new_key
from croupier_api.tables.ledger import Ledger, LedgerDown
from croupier_api.tables.ledger_redis import RedisLedger
from croupier_api.tables.ledger_sqlite import SqliteLedger
from croupier_api.tables.messages import TablePlayRequest, TableStartRequest
from croupier_api.tables.opened import Opener

MOST_MOVES = 60
A_DAY = 86_400

Play = Callable[[AnyGame, int], list[float]]


def compare(games: Sequence[AnyGame], rounds: int) -> None:
    """Print what a move costs, call by call, without HTTP: the median of a match, and the ratio to the open call."""
    with tempfile.TemporaryDirectory() as place, _redis(Path(place)) as redis:
        ways: dict[str, Play] = {
            "open call": _open,
            "sealed": _sealed(None),
            "sealed, ledger in SQLite": _sealed(SqliteLedger(Path(place) / "ledger.db", A_DAY)),
        }
        if redis is not None:
            ways["sealed, ledger in Redis"] = _sealed(redis)
        for game in games:
            heading(f"   {game.names[0].name}, {game.most} seats: {_length(game)} characters a token")
            _print({name: [median(play(game, seed)) for seed in range(rounds)] for name, play in ways.items()})
        if redis is None:
            print("   No redis-server on this machine: that ledger was not measured.")


def _print(taken: Mapping[str, Sequence[float]]) -> None:
    first = next(iter(taken))
    for name, costs in taken.items():
        line(name, f"{median(costs) * 1e6:,.0f} µs a move", None if name == first else ratio(costs, taken[first]))


def _open(game: AnyGame, seed: int) -> list[float]:
    table, rng, taken = Table(game), Random(seed), list[float]()
    state = _start(game, House(with_new_key(None)), seed)[1].state
    while len(taken) < MOST_MOVES and (seats := game.to_act(state)):
        request: Any = PlayRequest(state=state, actions=_move(game, state, rng.choice(seats), rng))
        start = time.perf_counter()
        position: Any = table.play(request, legal=True, explain=False, views=False)
        taken.append(time.perf_counter() - start)
        state = position.state
    return taken


def _sealed(ledger: Ledger | None) -> Play:
    house = House(with_new_key(None), ledger)

    def play(game: AnyGame, seed: int) -> list[float]:
        rng, taken = Random(seed), list[float]()
        host, opened, token, keys = _table(game, house, seed)
        while len(taken) < MOST_MOVES and (seats := game.to_act(opened.state)):
            seat = rng.choice(seats)
            request: Any = TablePlayRequest(token=token, actions=_move(game, opened.state, seat, rng))
            start = time.perf_counter()
            told: Any = host.play(request, key=keys[seat])
            taken.append(time.perf_counter() - start)
            token = told.token
            opened = Opener(game).open(house.keys(), token)
        return taken

    return play


def _table(game: AnyGame, house: House, seed: int) -> tuple[Host, Any, str, tuple[str, ...]]:
    started, opened = _start(game, house, seed)
    return Host(game, house), opened, started.token, started.keys


def _start(game: AnyGame, house: House, seed: int) -> tuple[Any, Any]:
    variants = list(game.variants)
    request: Any = TableStartRequest(players=game.most, variant=variants[seed % len(variants)])
    started: Any = Host(game, house).start(request)
    return started, Opener(game).open(house.keys(), started.token)


def _move(game: AnyGame, state: Any, seat: int, rng: Random) -> tuple[Any, ...]:
    """Return a move at random: one action, or what completes it without going on."""
    return game.sealed.completed(rng.choice(own_legal(game, state, seat)))


def _length(game: AnyGame) -> int:
    return len(_start(game, House(with_new_key(None)), 0)[0].token)


@contextmanager
def _redis(place: Path) -> Generator[Ledger | None]:
    command = shutil.which("redis-server")
    if command is None:
        yield None
        return
    with socket.create_server(("127.0.0.1", 0)) as door:
        port = door.getsockname()[1]
    options = ["--port", str(port), "--bind", "127.0.0.1", "--dir", str(place), "--save", "", "--appendonly", "no"]
    with subprocess.Popen([command, *options], stdout=subprocess.DEVNULL) as process:
        try:
            yield _reached(RedisLedger(f"redis://127.0.0.1:{port}/0", A_DAY))
        finally:
            process.terminate()


def _reached(ledger: RedisLedger) -> RedisLedger:
    deadline = time.monotonic() + 10
    while True:
        try:
            ledger.policy()
        except LedgerDown:
            if time.monotonic() > deadline:
                raise
            time.sleep(0.05)
        else:
            return ledger
