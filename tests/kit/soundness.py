"""What is promised of a sound state: it can be played from, without an error, and stays sound."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from croupier.game import AnyGame, barred_actions, perspectives
from kit.alphabet import alphabet, has_list
from kit.matches import EAGER, choices, choose, match_over


def breaks(game: AnyGame, state: Any, rng: Random, length: int) -> str | None:
    """Play at random from an admitted state, and say what first breaks the promise, or None."""
    line = _line(game, state, rng, length)
    try:
        return next((complaint for complaint in line if complaint), None)
    except Exception as error:  # noqa: BLE001 - whatever is raised is the finding
        return f"raises {error!r}"


def _line(game: AnyGame, state: Any, rng: Random, length: int) -> Iterator[str | None]:
    yield _asked(game, state)
    yield _looked_at(game, state, ())
    for _ in range(length):
        actions = choices(game, state)
        if not actions:
            yield _stuck(game, state)
            return
        action = choose(actions, rng, EAGER)
        before = state
        state, events = game.apply(before, action)
        if faults := list(game.audit(state)):
            yield f"unsound after {action}: {faults}\n  before: {before}"
        if rng.random() < 0.05:
            yield _looked_at(game, state, events)


def _asked(game: AnyGame, state: Any) -> str | None:
    accepted = {action for action in alphabet(game.action_type) if game.check(state, action) is None}
    listed = {action for action in choices(game, state) if not has_list(action)}
    return None if accepted == listed else f"lists {listed}, accepts {accepted}: {state}"


def _stuck(game: AnyGame, state: Any) -> str | None:
    return None if match_over(game, state) else f"nobody can act: {state}"


def _looked_at(game: AnyGame, state: Any, events: tuple[Any, ...]) -> str | None:
    """Ask all that can be asked about a state; whatever raises is the caller's finding."""
    barred_actions(game, state)
    perspectives(game, state, events)
    scoring = game.scoring(state)
    event_type: Any = game.event_type
    for value, kind in ((state, game.state_type), (scoring, game.scoring_type), (events, tuple[event_type, ...])):
        if msgspec.json.decode(msgspec.json.encode(value), type=kind) != value:
            return f"its JSON means something else: {value}"
    if bool(game.to_act(state)) == match_over(game, state):
        return f"waits for {game.to_act(state)}: {state}"
    return None
