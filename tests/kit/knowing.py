"""The record of what the kit has to be told of a game."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol, TypeAlias

import msgspec

from croupier.cards import Card
from croupier.faults import Rulebook

Plain: TypeAlias = Any
"""A state, an action or a view as the dictionary that its JSON is."""


class Ledger(Protocol):
    """Somebody who only hears the events of a match, and knows how the table stands."""

    def tell(self, event: Any) -> None:
        """Hear of an event; AssertionError if it contradicts what was heard before."""
        ...

    def account(self) -> Mapping[str, Any]:
        """Return how the table stands."""
        ...


@dataclass(frozen=True)
class Broken:
    """A rule, and where it is broken: by a state, by an action in a sound state, or by a start.

    ``also`` are the other rules that a state cannot help but break at the same time.
    """

    rule: Rulebook
    state: Any = None
    action: Any = None
    start: Callable[[], object] | None = None
    pointer: str | None = None
    also: tuple[Rulebook, ...] = ()

    def __str__(self) -> str:
        return self.rule.rule.code


def _none(_variant: str, _players: int) -> tuple[msgspec.Struct, ...]:
    return ()


class Naive(Protocol):
    """A game a second time, written from its rules page alone; states and actions are the dictionaries of the wire."""

    def start(self, options: Plain, players: int, dealer: int | None, seed: str, deck: Sequence[str] | None) -> Plain:
        """Return the first deal of a match."""
        ...

    def legal(self, state: Plain) -> Iterable[Plain]:
        """Return all legal actions."""
        ...

    def step(self, state: Plain, action: Plain) -> Plain:
        """Return the state after an action."""
        ...

    def perft(self, state: Plain, depth: int) -> int:
        """Count the lines of play of a length."""
        ...

    def facts(self, state: Plain, seat: int | None) -> Plain:
        """Return what the rules page says of a state and of what a seat may see of it."""
        ...

    def facts_told(self, perspective: Plain) -> Plain:
        """Return the same, as a perspective of the engine tells it."""
        ...

    def small_match(self, rng: Random, variant: str) -> Plain:
        """Return the start of a match with a small pack."""
        ...


@dataclass(frozen=True, kw_only=True)
class Known:
    """What the kit has to be told of a game.

    ``seen`` is what a seat, or for None a spectator, may know of a state, told from the rules page alone, and
    ``shown`` are the cards that it sees face up; ``twin`` makes a state that differs only in what that seat cannot
    know, with as much of the rest changed as chance has it; ``account`` says how the table stands, as far as the
    ledger of that seat can know; ``wild`` makes a state that nobody has played up to, sound or not; ``broken`` lists
    a breach of every rule; ``opening`` gives, by variant, how its recorded match starts. ``short_matches`` are the
    options of matches that any table plays to their end, ``matches_of`` those of a variant and a number of players.
    Where the first listed actions would show little of a game, it ``draws_actions`` of its recorded matches.
    """

    short_matches: tuple[msgspec.Struct, ...] = ()
    matches_of: Callable[[str, int], tuple[msgspec.Struct, ...]] = _none
    seen: Callable[[Any, int | None], Any]
    shown: Callable[[Any, int | None], set[Card]]
    twin: Callable[[Any, int | None, Random], Any]
    ledger: Callable[[int | None], Ledger]
    account: Callable[[Any, int | None], Mapping[str, Any]]
    wild: Callable[[Random], Any]
    broken: Callable[[], Sequence[Broken]]
    naive: Naive
    opening: Mapping[str, Plain]
    draws_actions: bool = False
