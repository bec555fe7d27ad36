"""The states that the benchmark sends: from the middle of matches played at random, the same in every run."""

from random import Random
from typing import Any

import msgspec

from croupier.game import AnyGame, legal_actions, play
from croupier.opening import start

PLAYERS = 4


def mid_game(game: AnyGame, seed: int) -> msgspec.Raw:
    """Return the body of a play request: a state from the middle of a deal, and an action that is legal there."""
    rng = Random(seed)
    state, _ = start(game, players=PLAYERS, seed=f"benchmark-{seed}", overrides=_one_deal(game))
    course: list[dict[str, Any]] = []
    while legal := legal_actions(game, state):
        action = rng.choice([action for entry in legal for action in entry.actions])
        course.append({"state": state, "actions": [action]})
        state, _ = play(game, state, [action])
    return msgspec.Raw(msgspec.json.encode(course[len(course) // 2]))


def _one_deal(game: AnyGame) -> msgspec.Struct:
    overrides: msgspec.Struct = msgspec.convert({"deals": 1}, game.overrides_type)
    return overrides


def batch(bodies: list[msgspec.Raw]) -> bytes:
    """Return the body of a batch request of these play requests."""
    return msgspec.json.encode({"items": bodies})
