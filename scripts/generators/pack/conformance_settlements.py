"""Vectors of settlements: the action that ends a deal, and what is won and lost by it."""

from collections.abc import Hashable, Iterator, Mapping
from itertools import product
from typing import Any, NamedTuple

import msgspec

from conformance_plays import RULES
from conformance_scribe import Scribe
from conformance_search import Match, form, match, steps_of, tables_of, tag, telling
from croupier.cards import Cards
from croupier.game import AnyGame
from kit.known import KNOWN
from kit.matches import EAGER, GREEDY, UNIFORM, Step, Table, deal_over, match_over, pack_of, short_matches

SEARCHED = 36
"""Matches of a game that are searched for ends, at least four a table."""

ASIDE = {"loser", "winner", "declarer", "winners", "won", "held", "rank"}
"""Parts of a result that say who or how many, which are as good as others."""


class Rare(NamedTuple):
    """A deal whose end is so rare that its number has been looked for beforehand."""

    variant: str
    players: int
    number: int
    eagerness: int
    turned: int | None = None
    """Cards from the end of a sorted deck, best first, that are put in front; no number: the deck is shuffled."""

    def deck(self, table: Table) -> Cards | None:
        """Return the deck of the deal, or None where it comes from the seed."""
        if self.turned is None:
            return None
        best_first = tuple(reversed(pack_of(table)))
        cut = len(best_first) - self.turned
        return best_first[cut:] + best_first[:cut]


RARE: Mapping[str, tuple[Rare, ...]] = {
    # Honour.
    "kryt-navalivat": (Rare("standard", 2, 733, GREEDY), Rare("diamonds-and-spades", 2, 40, GREEDY)),
    # Made: blücher; nap and four; three, nap, wellington and blücher; nap, four and napoleon.
    "nap": (
        Rare("extended", 3, 14, UNIFORM, turned=6),
        Rare("floater", 3, 13, EAGER, turned=0),
        Rare("floater", 3, 29, EAGER, turned=0),
        Rare("floater-teesside", 3, 56, EAGER, turned=0),
        Rare("floater-teesside", 3, 505, EAGER, turned=0),
        Rare("floater-teesside", 3, 9, UNIFORM, turned=6),
        Rare("floater-teesside", 3, 1782, UNIFORM, turned=6),
        Rare("floater-aylesbury", 3, 16, EAGER, turned=0),
        Rare("floater-aylesbury", 3, 17, EAGER, turned=0),
        Rare("floater-aylesbury", 3, 221, EAGER, turned=0),
    ),
}


def write_settlements(scribe: Scribe) -> None:
    """Write down how deals of a game end."""
    ends = (each for each in steps_of(_matches(scribe.game)) if _settles(scribe.game, each[1]))
    for _, step in telling(ends, lambda step: features(scribe.game, step)):
        _keep(scribe, step)


def _matches(game: AnyGame) -> Iterator[Match]:
    for table in tables_of(game):
        for i in range(max(SEARCHED // len(tables_of(game)), 4)):
            eagerness = (UNIFORM, EAGER)[i % 2] if KNOWN[game.id].draws_actions else GREEDY
            yield match(table, f"settled-{i}", eagerness=eagerness, deals=6)
        for i, overrides in enumerate(short_matches(table)):
            yield match(table, f"settled-{i}", overrides=overrides, deals=6, eagerness=EAGER)
    yield from _rare_matches(game)


def _rare_matches(game: AnyGame) -> Iterator[Match]:
    for table, rare in product(tables_of(game), RARE.get(game.id, ())):
        if (table.variant.value, table.players) == (rare.variant, rare.players):
            yield match(table, f"rare-{rare.number}", deck=rare.deck(table), eagerness=rare.eagerness)


def _settles(game: AnyGame, step: Step) -> bool:
    return deal_over(game, step.after)


def features(game: AnyGame, step: Step) -> Iterator[Hashable]:
    """Give all that the end of a deal shows."""
    scoring, at = game.scoring(step.after), form(step.after)
    how = _how(scoring)
    yield at, tuple((name, value) for name, value in how.items() if name != "floater")
    yield at, how.get("floater"), how.get("made")
    yield at, frozenset((line.rule, line.reason, line.pot) for line in getattr(scoring, "lines", ()))
    yield len(step.after.hands)
    yield match_over(game, step.after)
    yield tag(step.action), tag(step.before.phase)


def _how(scoring: Any) -> dict[str, Any]:
    told: dict[str, Any] = msgspec.to_builtins(scoring.result)
    return {name: value for name, value in told.items() if name not in ASIDE}


def _keep(scribe: Scribe, step: Step) -> None:
    state = step.after
    how = " ".join(_words(_how(scribe.game.scoring(state))))
    over = ", and the match is over" if match_over(scribe.game, state) else ""
    about = f"{form(state)} for {len(state.hands)}: the deal ends: {how or 'one has lost'}{over}."
    request = {"state": step.before, "actions": [step.action]}
    rules = RULES[scribe.game.id][tag(step.action)]
    scribe.keep(f"{form(state)} {how or 'lost'}", about, "play", request, rules=rules)


def _words(how: dict[str, Any]) -> Iterator[str]:
    for name, value in how.items():
        if isinstance(value, str):
            yield value
        elif isinstance(value, bool) and (value or name == "made"):
            yield name if value else f"not {name}"
