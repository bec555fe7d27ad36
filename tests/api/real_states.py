"""Bodies of requests with states that were reached by play, for every game of the registry."""

from typing import Any

import msgspec
from hypothesis import strategies as st

from croupier.game import AnyGame, legal_actions
from croupier.opening import start
from croupier.registry import GAMES
from croupier_api.game_calls import camel
from kit.matches import tables

BY_PREFIX = {camel(game): game for game in GAMES}

STATES = frozenset(("play", "position", "view", "batch"))
"""Calls whose bodies hold states."""


@st.composite
def reached(draw: st.DrawFn, game: AnyGame) -> tuple[Any, list[Any]]:
    """Draw a state reached by play, and the actions that are legal in it."""
    table = draw(st.sampled_from(tables((game,))))
    seed = str(draw(st.integers(0, 9_999)))
    state, _ = start(game, players=table.players, seed=seed, variant=table.variant)
    legal = _all_legal(game, state)
    for pick in draw(st.lists(st.integers(0, 999), max_size=60)):
        state, _ = game.apply(state, legal[pick % len(legal)])
        legal = _all_legal(game, state)
    return state, legal


def _all_legal(game: AnyGame, state: Any) -> list[Any]:
    return [action for entry in legal_actions(game, state) for action in entry.actions]


@st.composite
def _played(draw: st.DrawFn, game: AnyGame) -> dict[str, Any]:
    state, legal = draw(reached(game))
    return {
        "state": msgspec.to_builtins(state),
        "actions": msgspec.to_builtins(draw(st.lists(st.sampled_from(legal), max_size=1))),
    }


@st.composite
def real_body(draw: st.DrawFn, game: AnyGame, call: str) -> dict[str, Any]:
    """Draw a body of a call that holds states: a legal action goes with most of them."""
    if call == "batch":
        return {"items": draw(st.lists(_played(game), max_size=3))}
    body = draw(_played(game))
    if call != "play":
        del body["actions"]
    if call == "view":
        body["seat"] = draw(st.integers(0, 6))
    return body
