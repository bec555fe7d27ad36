"""Random matches of every game, the same at every run."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cache
from random import Random
from typing import Any, NamedTuple

import msgspec

from croupier.cards import Card, Cards
from croupier.game import AnyGame, legal_actions
from croupier.opening import chosen_options, start
from croupier.registry import GAMES
from kit.known import KNOWN

LONGEST = 50_000
"""No random deal comes near this many actions."""

UNIFORM, EAGER, GREEDY = 1, 2, 4
"""How much more often than the last listed action the first ones are chosen; greedy deals are the shortest."""


@dataclass(frozen=True, eq=False)
class Table:
    """A variant of a game and a number of players."""

    game: AnyGame
    variant: Enum
    players: int

    def __str__(self) -> str:
        return f"{self.game.id}-{self.variant.value}-{self.players}"


class Step(NamedTuple):
    """An action of a match, None for its start, with the state before it and what it led to."""

    before: Any
    action: Any
    after: Any
    events: tuple[Any, ...]


def tables(games: Sequence[AnyGame] = GAMES) -> tuple[Table, ...]:
    """Return every variant of every game with every number of players that it is for."""
    return tuple(
        Table(game, variant, players)
        for game in games
        for variant, named in game.variants.items()
        for players in range(game.fewest, game.most + 1)
        if not list(game.unplayable(named.options, players))
    )


TABLES = tables()


def share_of(total: int) -> int:
    """Return a table's share of what all tables together are worth."""
    return -(-total // len(TABLES))


LONG = share_of(6_000)
"""Actions of a match that shows enough."""


def short_matches(table: Table) -> tuple[msgspec.Struct, ...]:
    """Return the options of the short matches of a table."""
    known = KNOWN[table.game.id]
    return (*known.short_matches, *known.matches_of(table.variant.value, table.players))


def pack_of(table: Table, overrides: msgspec.Struct | None = None) -> Cards:
    """Return the pack of a table with some options."""
    return table.game.pack(chosen_options(table.game.variants[table.variant].options, overrides), table.players)


def cards_in(plain: Any) -> Iterator[str]:
    """Give every card that something names, as JSON has it."""
    if isinstance(plain, dict | list):
        for item in plain.values() if isinstance(plain, dict) else plain:
            yield from cards_in(item)
    elif plain in CARDS:
        yield plain


CARDS = frozenset(card.value for card in Card)


def plain(value: Any) -> Any:
    """Return a value as its JSON is read."""
    return msgspec.json.decode(msgspec.json.encode(value))


def deal_over(game: AnyGame, state: Any) -> bool:
    """Tell whether a deal has been played to its end."""
    return game.scoring(state).result is not None


def match_over(game: AnyGame, state: Any) -> bool:
    """Tell whether the last deal of a match has been played (S4)."""
    return deal_over(game, state) and state.deal + 1 in {state.options.deals, 10_000}


def choices(game: AnyGame, state: Any) -> list[Any]:
    """Return every legal action of every seat."""
    return [action for entry in legal_actions(game, state) for action in entry.actions]


def choose(actions: Sequence[Any], rng: Random, eagerness: int) -> Any:
    """Return one of some actions."""
    return actions[int(len(actions) * rng.random() ** eagerness)]


def random_match(
    table: Table,
    seed: str,
    *,
    eagerness: int = UNIFORM,
    deals: int = 1,
    length: int = 0,
    then: int = 0,
    overrides: msgspec.Struct | None = None,
) -> Iterator[Step]:
    """Yield a random match: so many deals to their end and at least so many actions, then some more actions.

    A match may end before. Every other deal begins with a deck of its own.
    """
    game, rng = table.game, Random(f"{table} {seed}")
    pack = pack_of(table, overrides)
    deck = shuffled_by(rng, pack) if rng.random() < 0.5 else None
    state, events = start(game, players=table.players, seed=seed, variant=table.variant, overrides=overrides, deck=deck)
    yield Step(None, None, state, events)
    for count in range(LONGEST):
        actions = choices(game, state)
        done = state.deal + deal_over(game, state) >= deals and count >= length
        if not actions or (done and then == 0):
            return
        then -= done
        action = with_deck(choose(actions, rng, eagerness), rng, pack)
        before = state
        state, events = game.apply(before, action)
        yield Step(before, action, state, events)
    raise AssertionError(f"{table} {seed}: a match without end")


def with_deck(action: Any, rng: Random, pack: Cards) -> Any:
    """Return an action, one that deals with a deck of its own every other time."""
    if not hasattr(action, "deck") or rng.random() < 0.5:
        return action
    return msgspec.structs.replace(action, deck=shuffled_by(rng, pack))


def shuffled_by(rng: Random, pack: Cards) -> Cards:
    """Return a pack in some order."""
    return tuple(rng.sample(pack, len(pack)))


@cache
def played(table: Table) -> tuple[tuple[Step, ...], ...]:
    """Return the matches of a table that most laws look at: a long one, a greedy one, and those with options."""
    short = [
        tuple(random_match(table, f"options-{i}", eagerness=EAGER, deals=9, overrides=overrides))
        for i, overrides in enumerate(short_matches(table))
    ]
    return (
        tuple(random_match(table, "uniform", length=LONG, then=10)),
        tuple(random_match(table, "greedy", eagerness=GREEDY, length=LONG, then=10)),
        *short,
    )


def steps(table: Table) -> Iterator[Step]:
    """Yield every step of a table's matches."""
    for match in played(table):
        yield from match


def states(table: Table) -> Iterator[Any]:
    """Yield every state of a table's matches."""
    return (step.after for step in steps(table))


def sample_by_phase(table: Table, count: int, seed: str) -> list[Any]:
    """Return some states of a table's matches, of every phase about as many."""
    by_phase: dict[type, list[Any]] = {}
    for state in states(table):
        by_phase.setdefault(type(state.phase), []).append(state)
    rng = Random(f"{table} {seed}")
    share = -(-count // len(by_phase))
    return [state for found in by_phase.values() for state in rng.sample(found, min(share, len(found)))]
