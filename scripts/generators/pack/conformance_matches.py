"""Vectors of whole matches: a start, all its actions, and where they lead, step by step."""

from conformance_scribe import Scribe, plain
from conformance_search import Match, fewest, match, tables_of
from kit.known import KNOWN
from kit.matches import GREEDY, UNIFORM, Table

SEEDS = 8
DEALS = 2
MOST_STEPS = 250
"""Actions of a match that is told step by step; of a longer one only the end is."""


def write_matches(scribe: Scribe) -> None:
    """Write down a whole match of every variant, for as few as it is for, and one for as many as the game is for."""
    tables = tables_of(scribe.game)
    most = max(tables, key=lambda table: table.players)
    for table in dict.fromkeys([*fewest(tables), most]):
        _keep(scribe, table)


def _keep(scribe: Scribe, table: Table) -> None:
    played = shortest(table)
    deals, variant = played.steps[-1].after.deal + 1, table.variant.value
    request = {**played.request, "actions": plain(played.actions)}
    steps = len(played.actions) <= MOST_STEPS
    told = "step by step" if steps else "its end"
    about = f"{variant} for {table.players}: {deals} deals in {len(played.actions)} actions, {told}."
    scribe.keep(
        f"{variant} for {table.players}", about, "replay", request, rules=["S3", "S4"], legal=False, steps=steps
    )


def shortest(table: Table) -> Match:
    """Return the shortest of some matches of a table."""
    eagerness = UNIFORM if KNOWN[table.game.id].draws_actions else GREEDY
    played = [match(table, f"match-{i}", deals=DEALS, eagerness=eagerness) for i in range(SEEDS)]
    return min(played, key=lambda each: len(each.actions))
