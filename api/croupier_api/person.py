"""``croupier play``: a person against opponents who play at random, in the terminal."""

import random
import secrets
from argparse import Namespace
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any

from croupier.faults import Unsound, sentence
from croupier.game import AnyGame, legal_actions, own_legal, perspective
from croupier.opening import start
from croupier.registry import GAMES
from croupier_api.terminal import Terminal, understands_colours

YOU = 0
COMPANY = 3
QUIT = "q"


class Quit(Exception):
    """The person leaves the table."""


@dataclass(frozen=True)
class Opponents:
    """The other seats: each plays any legal action when it is on turn."""

    game: AnyGame
    chance: random.Random

    def action(self, state: Any) -> Any:
        """Return an action of a seat that the game waits for."""
        waiting = self.game.to_act(state)
        entry = next(entry for entry in legal_actions(self.game, state) if entry.seat in waiting and entry.seat != YOU)
        return self.chance.choice(entry.actions)


def play_command(arguments: Namespace) -> int:
    """Play a match against opponents who choose at random."""
    game = next(game for game in GAMES if game.id == arguments.game)
    seed = arguments.seed or secrets.token_hex(8)
    names = [str(name.value) for name in game.variants]
    if arguments.variant not in (None, *names):
        print(f"The variants of {game.id} are {', '.join(names)}.")
        return 2
    variant = game.variant_type(arguments.variant or names[0])
    players = arguments.players or _players(game, variant)
    try:
        state, events = start(game, players=players, seed=seed, variant=variant)
    except Unsound as refusal:
        print("\n".join(map(sentence, refusal.faults)))
        return 2
    seats = ["Player 0 (you)", *(f"Player {seat}" for seat in range(1, players))]
    terminal = Terminal(game, seats, understands_colours())
    print(terminal.faint(f"{game.names[0].name}, seed {seed}. Choose by number; {QUIT} leaves the table.\n"))
    try:
        _match(terminal, Opponents(game, random.Random(seed)), state, events, arguments.deals)  # noqa: S311 - a game
    except Quit:
        print("You leave the table.")
    return 0


def _players(game: AnyGame, variant: Enum) -> int:
    """Return three players, or as many as it takes at least."""
    options = game.variants[variant].options
    return next(players for players in range(COMPANY, game.most + 1) if not list(game.unplayable(options, players)))


def _match(terminal: Terminal, opponents: Opponents, state: Any, events: Sequence[Any], deals: int) -> None:
    game = terminal.game
    while True:
        for event in perspective(game, state, events, YOU).events:
            print(terminal.sentence(event))
        finished = state.deal + (game.scoring(state).result is not None)
        if finished >= deals or not game.to_act(state):
            return
        state, events = game.apply(state, _next_action(terminal, opponents, state))


def _next_action(terminal: Terminal, opponents: Opponents, state: Any) -> Any:
    mine = own_legal(terminal.game, state, YOU)
    due = YOU in terminal.game.to_act(state)
    chosen = _asked(terminal, state, mine, due=due) if mine else None
    return opponents.action(state) if chosen is None else chosen


def _asked(terminal: Terminal, state: Any, actions: Sequence[Any], *, due: bool) -> Any:
    """Return the action that the person chooses; None for none, which out of turn is a choice too."""
    print("\n" + terminal.sentence(terminal.game.view(state, YOU)))
    for number, action in enumerate(actions, start=1):
        print(f"  {number}  {terminal.sentence(action)}")
    if not due:
        print("  Enter alone: let the others play on")
    while True:
        answer = _read("> ")
        if answer.isdecimal() and 1 <= int(answer) <= len(actions):
            return actions[int(answer) - 1]
        if not answer and not due:
            return None
        print(f"A number from 1 to {len(actions)}, or {QUIT}.")


def _read(prompt: str) -> str:
    try:
        answer = input(prompt).strip()
    except (EOFError, KeyboardInterrupt):
        raise Quit from None
    if answer == QUIT:
        raise Quit
    return answer
