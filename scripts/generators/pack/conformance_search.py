"""Random legal matches, and the few of their steps that together show all that came up."""

from collections.abc import Callable, Hashable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

import msgspec

from conformance_scribe import plain
from croupier.cards import Cards
from croupier.game import AnyGame
from croupier.opening import start
from croupier.registry import GAMES
from kit.known import KNOWN
from kit.matches import (
    CARDS,
    EAGER,
    GREEDY,
    LONGEST,
    UNIFORM,
    Step,
    Table,
    choices,
    choose,
    deal_over,
    pack_of,
    short_matches,
    shuffled_by,
    tables,
    with_deck,
)

FIRST_SEED = "conformance"


@dataclass(frozen=True)
class Match:
    """A random match: the start request that it begins with, and its steps; the first is the start itself."""

    table: Table
    request: Any
    steps: tuple[Step, ...]

    @property
    def actions(self) -> list[Any]:
        """Return its actions in order."""
        return [step.action for step in self.steps[1:]]


def match(
    table: Table,
    seed: str,
    *,
    overrides: msgspec.Struct | None = None,
    deals: int = 1,
    eagerness: int = EAGER,
    decks: bool = False,
    deck: Cards | None = None,
) -> Match:
    """Play a random match of so many deals from a seed or a deck; with ``decks`` half of the deals have their own."""
    game = table.game
    rng = Random(f"{table} {seed}")
    pack = pack_of(table, overrides)
    given: dict[str, Any] = {"players": table.players, "variant": table.variant, "seed": seed}
    if deck is not None or (decks and rng.random() < 0.5):
        given["deck"] = deck or shuffled_by(rng, pack)
    state, events = start(game, overrides=overrides, **given)
    steps = [Step(None, None, state, events)]
    while len(steps) < LONGEST:
        actions = choices(game, state)
        if not actions or state.deal + deal_over(game, state) >= deals:
            break
        action = choose(actions, rng, eagerness)
        action = with_deck(action, rng, pack) if decks else action
        before = state
        state, events = game.apply(before, action)
        steps.append(Step(before, action, state, events))
    request = plain(given | ({} if overrides is None else {"options": overrides}))
    return Match(table, request, tuple(steps))


def tables_of(game: AnyGame) -> tuple[Table, ...]:
    """Return every variant of a game with every number of players."""
    return tables((game,))


def fewest(tables: Iterable[Table]) -> list[Table]:
    """Return of each variant the table with the fewest players."""
    return list({table.variant: table for table in reversed(list(tables))}.values())[::-1]


def matches_of(game: AnyGame, count: int) -> tuple[Match, ...]:
    """Play so many random matches at every table of a game, and those with options of their own."""
    return _matches_of(game.id, count)


@cache
def _matches_of(game: str, count: int) -> tuple[Match, ...]:
    # Records of games have no hash; their names have.
    return tuple(_matches(next(each for each in GAMES if each.id == game), count))


def _matches(game: AnyGame, count: int) -> Iterator[Match]:
    for table in tables_of(game):
        for i in range(count):
            eagerness = (UNIFORM, EAGER, GREEDY)[i % 3] if KNOWN[game.id].draws_actions else GREEDY
            yield match(table, f"{FIRST_SEED}-{i}", eagerness=eagerness, deals=2, decks=True)
        for i, overrides in enumerate(short_matches(table)):
            yield match(table, f"{FIRST_SEED}-{i}", overrides=overrides, deals=4, eagerness=GREEDY)


def telling(
    steps: Iterable[tuple[Match, Step]], features: Callable[[Step], Iterable[Hashable]]
) -> Iterator[tuple[Match, Step]]:
    """Give the steps that show something that no step before them has shown."""
    shown = set[Hashable]()
    for played, step in steps:
        new = set(features(step)) - shown
        if new:
            shown |= new
            yield played, step


def steps_of(matches: Iterable[Match]) -> Iterator[tuple[Match, Step]]:
    """Give all steps of some matches, but their starts."""
    return ((played, step) for played in matches for step in played.steps[1:])


def tag(value: Any) -> str:
    """Return the tag of a struct: which member of its union it is."""
    return str(value.__struct_config__.tag)


def form(state: Any) -> str:
    """Return the form of a state's options."""
    return tag(state.options)


def choice(action: Any) -> tuple[Any, ...]:
    """Return what an action chooses beside seats and cards: its type, a contract, a suit.

    >>> from croupier.nap.actions import NapBid
    >>> choice(NapBid(2, "four", True))
    ('bid', 'four', True)
    """
    told = plain(action)
    chosen = [value for name, value in told.items() if name not in {"seat", "type"} and not isinstance(value, list)]
    return (told["type"], *(value for value in chosen if value not in CARDS))
