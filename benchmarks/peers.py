"""Random play in OpenSpiel and RLCard, as fast as their Python interfaces allow."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pyspiel
import rlcard

from benchmarks.random_play import Deal, Player


def open_spiel(name: str) -> Iterator[Player]:
    """Give OpenSpiel twice: at its own best, and as this engine plays, with the state left as it was."""
    game = pyspiel.load_game(name)
    yield Player(f"OpenSpiel {name}", _in_place(game), dealing_counts=True)
    yield Player(f"OpenSpiel {name}", _cloned(game), dealing_counts=False)


def rlcard_uno() -> Iterator[Player]:
    """Give RLCard's uno twice: the game alone, and the environment around it that its users step."""
    env = rlcard.make("uno", config={"seed": 0})
    yield Player("RLCard uno, game alone", lambda rng: _uno_game(env.game, rng), dealing_counts=True)
    yield Player("RLCard uno", lambda rng: _uno_environment(env, rng), dealing_counts=True)


def _dealt(game: Any, rng: Random) -> Any:
    state = game.new_initial_state()
    while state.is_chance_node():
        outcomes = state.legal_actions()
        state.apply_action(outcomes[int(rng.random() * len(outcomes))])
    return state


def _in_place(game: Any) -> Callable[[Random], Deal]:
    def deal(rng: Random) -> Deal:
        state = _dealt(game, rng)
        yield 0
        moves = 0
        while not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[int(rng.random() * len(legal))])
            moves += 1
        yield moves

    return deal


def _cloned(game: Any) -> Callable[[Random], Deal]:
    def deal(rng: Random) -> Deal:
        state = _dealt(game, rng)
        yield 0
        moves = 0
        while not state.is_terminal():
            legal = state.legal_actions()
            state = state.clone()
            state.apply_action(legal[int(rng.random() * len(legal))])
            moves += 1
        yield moves

    return deal


def _uno_game(game: Any, rng: Random) -> Deal:
    state, _ = game.init_game()
    yield 0
    moves = 0
    while not game.is_over():
        legal = state["legal_actions"]
        state, _ = game.step(legal[int(rng.random() * len(legal))])
        moves += 1
    yield moves


def _uno_environment(env: Any, rng: Random) -> Deal:
    state, _ = env.reset()
    yield 0
    moves = 0
    while not env.is_over():
        legal = list(state["legal_actions"])
        state, _ = env.step(legal[int(rng.random() * len(legal))])
        moves += 1
    yield moves
