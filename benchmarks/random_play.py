"""Moves a second of random play: one clock for this engine and its peers.

A move is: list the legal actions, choose one at random, play it. What a player decides is counted, what chance deals is
not. Seconds are those of the CPU, over whole deals or over their moves alone.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from time import perf_counter, thread_time
from typing import TypeAlias

import msgspec

from croupier.game import AnyGame, legal_actions, play
from croupier.opening import start

Deal: TypeAlias = Iterator[int]
"""A deal played at random: yields 0 once the cards are dealt, and its number of moves once it is over."""


@dataclass(frozen=True)
class Player:
    """Somebody who plays at random: this engine or a peer, with the time of dealing counted or not."""

    name: str
    deal: Callable[[Random], Deal]
    dealing_counts: bool


def moves_per_second(player: Player, seconds: float, seed: int) -> float:
    """Return how many moves a second a player makes, over the whole deals that begin within the time."""
    rng = Random(seed)
    moves = 0
    spent = 0.0
    stop = perf_counter() + seconds
    while perf_counter() < stop:
        begun = thread_time()
        deal = player.deal(rng)
        next(deal)
        if not player.dealing_counts:
            begun = thread_time()
        moves += next(deal)
        spent += thread_time() - begun
    return moves / spent


def engine(game: AnyGame) -> Callable[[Random], Deal]:
    """Return a game of this engine, played as its users play it: list, choose, play; events come with every move."""
    standard = next(iter(game.variants.values())).options
    playable = [
        players for players in range(game.fewest, game.most + 1) if not list(game.unplayable(standard, players))
    ]
    players = playable[(len(playable) - 1) // 2]
    one_deal = msgspec.convert({"deals": 1}, game.overrides_type)

    def deal(rng: Random) -> Deal:
        state, _ = start(game, players=players, seed=f"benchmark-{rng.random()}", overrides=one_deal)
        yield 0
        moves = 0
        while legal := legal_actions(game, state):
            actions = [action for entry in legal for action in entry.actions]
            state, _ = play(game, state, (actions[int(rng.random() * len(actions))],))
            moves += 1
        yield moves

    return deal
