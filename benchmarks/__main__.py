"""Print, side by side in one run, what the service costs, and what its limits and its peers cost."""

import argparse
import os
import platform
from contextlib import ExitStack
from importlib.metadata import version
from pathlib import Path

from benchmarks import against_peers, listing, over_http, samples, sealed
from benchmarks.load import LoadError, ask, post
from benchmarks.over_http import Case
from benchmarks.report import Goal, heading
from benchmarks.servers import API, ECHO, PLAIN, RAW, running
from croupier.registry import GAMES

ROUNDS = 11
QUICK_ROUNDS = 3

PATH = "/v1/games/kryt-navalivat"
BATCH = 100


def main() -> None:
    """Measure and print the six items, and how busy the machine was with other work."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="three rounds: under a minute, rough figures")
    rounds = QUICK_ROUNDS if parser.parse_args().quick else ROUNDS
    python = f"{platform.python_implementation()} {platform.python_version()}"
    packages = [f"{name} {version(name)}" for name in ("litestar", "msgspec", "uvicorn", "open-spiel", "rlcard")]
    print(" · ".join((python, *packages, f"medians of {rounds} rounds")))
    before = _busy()
    _measure(rounds)
    used, had = (now - then for now, then in zip(_busy(), before, strict=True))
    print(f"\nOther work took {max(0.0, used / had):.0%} of this machine meanwhile.")


def _measure(rounds: int) -> None:
    kryt = next(game for game in GAMES if game.id == "kryt-navalivat")
    bodies = [samples.mid_game(kryt, seed) for seed in range(BATCH)]
    play = post(f"{PATH}/play", bodies[0])
    with ExitStack() as stack:
        api = stack.enter_context(running(API))
        answer = ask(api.port, play)
        echo, plain, raw = (stack.enter_context(running(name, answer)) for name in (ECHO, PLAIN, RAW))
        # The servers are on the first core.
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
        if any(ask(server.port, play) != answer for server in (echo, plain, raw)):
            raise LoadError("an echo answers something else than the API")
        heading(f"1  A play over HTTP ({len(bodies[0])} bytes in, {len(answer)} out): CPU time, and what it comes to")
        cases = {
            "this API": Case(api, [play]),
            "to an echo with the same classes": Case(echo, [play]),
            "to an echo in plain Litestar": Case(plain, [play]),
            "to an echo in raw ASGI and msgspec": Case(raw, [play]),
        }
        goals = {"to an echo with the same classes": Goal("≤", 1.5), "to an echo in plain Litestar": Goal("<", 1)}
        saturation = over_http.plays(cases, goals, rounds)
        against_peers.compare(GAMES, Goal("≥", 0.5), rounds)
        heading(f"3  A batch of {BATCH} mid-game states with an action each: CPU time a state")
        single = [post(f"{PATH}/play", body) for body in bodies]
        without_lists = [post(f"{PATH}/play?legal=false", body) for body in bodies]
        cases = {
            "in a batch": Case(api, [post(f"{PATH}/batch", samples.batch(bodies))], BATCH),
            "one by one, without lists as there": Case(api, without_lists),
            "one by one": Case(api, single),
        }
        over_http.batches(cases, rounds)
        heading(f"4  Waiting at half of saturation ({saturation / 2:,.0f} plays a second, evenly spaced)")
        cases = {"this API": Case(api, [play]), "raw ASGI at the same rate": Case(raw, [play])}
        over_http.waiting(cases, saturation / 2, Goal("≤", 3), rounds)
    listing.compare(GAMES, rounds)
    heading("6  A move on a sealed table, without HTTP: what sealing and each ledger cost")
    sealed.compare(GAMES, rounds)


def _busy() -> tuple[float, float]:
    """Return the CPU seconds that this machine has spent on other work, and those that it has had to spend."""
    user, nice, system, idle, waiting, *rest = map(int, Path("/proc/stat").read_text().split("\n")[0].split()[1:9])
    ticks = os.sysconf("SC_CLK_TCK")
    return (
        (user + nice + system + sum(rest)) / ticks - sum(os.times()[:4]),
        (user + nice + system + idle + waiting + sum(rest)) / ticks,
    )


if __name__ == "__main__":
    main()
