"""Play many random matches at every table, and look at more laws of more states than the tests have time for.

Usage: scripts/matches [GAME [MATCHES]] [--processes N]

A match has three deals. The matches are the same at every run; what is found is told with the number of its match.
"""

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from random import Random
from typing import NamedTuple

from croupier.registry import GAMES
from kit.many_laws import LAWS, MATCH_LAWS
from kit.matches import EAGER, GREEDY, TABLES, UNIFORM, Step, Table, random_match

DEALS = 3

SPAN = 100
"""Matches of a table that a process plays at a time."""


class Outcome(NamedTuple):
    """What came of some matches of a table: how often each law was asked, and whatever was found."""

    table: int
    matches: int
    asked: Counter[str]
    found: list[str]


def looked_at(place: int, numbers: range) -> Outcome:
    """Play matches of the table at a place among all; each is told with the first law that it breaks."""
    table, asked = TABLES[place], Counter[str]()
    found = [next(complaints(table, number, asked), "") for number in numbers]
    return Outcome(place, len(numbers), asked, [complaint for complaint in found if complaint])


def complaints(table: Table, number: int, asked: Counter[str]) -> Iterator[str]:
    """Play a match, and give all that is found in it."""
    rng = Random(f"{table} laws {number}")
    name = f"{table}, match {number}"
    try:
        eagerness = rng.choice((UNIFORM, EAGER, GREEDY))
        match = list(random_match(table, f"many-{number}", eagerness=eagerness, deals=DEALS))
        asked["actions"] += len(match) - 1
        for complaint in _broken(table, match, rng, asked):
            yield f"{name}: {complaint}"
    except Exception as error:  # noqa: BLE001 - whatever is raised is a finding
        yield f"{name}: raises {error!r}"


def _broken(table: Table, match: Sequence[Step], rng: Random, asked: Counter[str]) -> Iterator[str]:
    for step in match:
        for law in [law for law, share in LAWS.items() if share == 1 or rng.random() < share]:
            asked[law.__name__] += 1
            if complaint := law(table, step, rng):
                yield f"{law.__name__}: {complaint}\n  {step}"
    for match_law in MATCH_LAWS:
        asked[match_law.__name__] += 1
        if complaint := match_law(table, match, rng):
            yield f"{match_law.__name__}: {complaint}"


def all_looked_at(places: Sequence[int], matches: int, processes: int) -> list[Outcome]:
    """Play so many matches of each of some tables, several at a time."""
    spans = [range(first, min(first + SPAN, matches)) for first in range(0, matches, SPAN)]
    jobs = [(place, span) for span in spans for place in places]
    with ProcessPoolExecutor(processes) as pool:
        return list(pool.map(looked_at, *zip(*jobs, strict=True)))


def report(outcomes: Sequence[Outcome], seconds: float) -> Iterator[str]:
    """Give the lines that tell of what was played, what was asked and what was found."""
    played = Counter[int]()
    for outcome in outcomes:
        played[outcome.table] += outcome.matches
    by_row: dict[str, dict[int, int]] = {}
    for place, count in played.items():
        table = TABLES[place]
        by_row.setdefault(f"{table.game.id} {table.variant.value}", {})[table.players] = count
    most = max(TABLES[place].players for place in played)
    yield f"{'players':30}" + "".join(f"{players:>8}" for players in range(2, most + 1))
    for name, counts in by_row.items():
        yield f"{name:30}" + "".join(f"{counts.get(players, ''):>8}" for players in range(2, most + 1))
    asked = sum((outcome.asked for outcome in outcomes), Counter[str]())
    yield f"{played.total():,} matches of {DEALS} deals in {seconds:,.0f} s. Looked at:"
    yield from (f"{count:>14,}  {name.replace('_', ' ')}" for name, count in asked.items())
    found = [complaint for outcome in outcomes for complaint in outcome.found]
    yield from found
    yield f"{len(found):,} matches break a law." if found else "No match breaks a law."


def main(arguments: Sequence[str] | None = None) -> int:
    """Play, report, and return the status to exit with."""
    parser = argparse.ArgumentParser(prog="scripts/matches", description="Play many random matches.")
    parser.add_argument("game", nargs="?", choices=[game.id for game in GAMES], help="without one: all games")
    parser.add_argument("matches", nargs="?", type=int, default=10, help="of each table; without a number: 10")
    parser.add_argument("--processes", type=int, default=2, help="that play at the same time; default: 2")
    chosen = parser.parse_args(arguments)
    places = [place for place, table in enumerate(TABLES) if chosen.game in {None, table.game.id}]
    began = time.monotonic()
    outcomes = all_looked_at(places, chosen.matches, chosen.processes)
    for line in report(outcomes, time.monotonic() - began):
        sys.stdout.write(f"{line}\n")
    return int(any(outcome.found for outcome in outcomes))


if __name__ == "__main__":
    sys.exit(main())
