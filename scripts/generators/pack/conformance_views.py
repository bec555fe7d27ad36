"""Vectors of views: each phase as each seat and the spectators may see it."""

from collections.abc import Hashable, Iterable, Iterator
from typing import Any

import msgspec

from conformance_scribe import Scribe, plain
from conformance_search import form, matches_of, steps_of, tag
from croupier.game import AnyGame
from kit.matches import Step

MATCHES = 3
SEATS = 4
"""Players of a state that is looked at; more see nothing else."""


def write_views(scribe: Scribe) -> None:
    """Write down what may be seen of some states of a game."""
    game = scribe.game
    for state in most_hidden(game, (step for _, step in steps_of(matches_of(game, MATCHES)))):
        for seat in (*range(len(state.hands)), None):
            who = "spectators" if seat is None else f"seat {seat}"
            name = f"{form(state)} {tag(state.phase)} {who}"
            about = f"{form(state)}, {tag(state.phase)}, as {'spectators see' if seat is None else f'{who} sees'} it."
            scribe.keep(name, about, "view", {"state": state} | ({} if seat is None else {"seat": seat}))


def most_hidden(game: AnyGame, steps: Iterable[Step]) -> list[Any]:
    """Return for each form, phase and end, and each thing to see, the state in which most is seen by some alone."""
    found: dict[Hashable, tuple[int, Any]] = {}
    for step in steps:
        state = step.after
        if len(state.hands) > SEATS:
            continue
        told = _differing(game, state)
        for feature in _features(game, state):
            if feature not in found or told > found[feature][0]:
                found[feature] = (told, state)
    return list({id(state): state for _, state in found.values()}.values())


def _features(game: AnyGame, state: Any) -> Iterator[Hashable]:
    yield form(state)
    yield tag(state.phase)
    result = game.scoring(state).result
    if result is not None:
        yield tuple(value for value in msgspec.to_builtins(result).values() if isinstance(value, bool))
    for seat in (0, None):
        yield from ((seat, name) for name, value in plain(game.view(state, seat)).items() if value)


def _differing(game: AnyGame, state: Any) -> int:
    """Return of how many parts of a view the seats and the spectators see different things."""
    views = [plain(game.view(state, seat)) for seat in (*range(len(state.hands)), None)]
    return sum(any(view[name] != views[0][name] for view in views) + bool(views[0][name]) for name in views[0])
