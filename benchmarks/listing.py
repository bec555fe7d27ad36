"""What the longest lists cost: those of fresh Chor Voli and Ramchi hands, beside a turn of Kryt'-navalivat'."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from random import Random
from statistics import median
from time import thread_time
from typing import Any

import msgspec

from benchmarks.report import heading, line, ratio
from croupier.game import AnyGame, legal_actions, own_legal, play
from croupier.opening import start

SECONDS = 0.1
"""Seconds that a case is measured for in a round."""

STATES = 50

FRESH = ((13, "chor-voli", 4), (17, "ramchi", 3))
"""Cards of a fresh hand, and the variant and the number of players that are dealt so many."""

Case = Callable[[], Any]


def compare(games: Iterable[AnyGame], rounds: int) -> None:
    """Print the time and the bytes of a fresh hand's list for 13 and for 17 cards, as multiples of a Kryt turn."""
    by_id = {game.id: game for game in games}
    turns, game = _turns(by_id["kryt-navalivat"]), by_id["chor-voli"]
    fresh = {cards: _fresh(game, variant, players) for cards, variant, players in FRESH}
    lists = {cards: [partial(own_legal, game, state, 0) for state in states] for cards, states in fresh.items()}
    taken: list[float] = []
    listed: dict[int, list[float]] = {cards: [] for cards in lists}
    for _ in range(rounds):
        taken.append(_seconds(turns))
        for cards, cases in lists.items():
            listed[cards].append(_seconds(cases))
    heading("5  The longest lists, in process: CPU time, and length and bytes of JSON, of a seat's own")
    line("a turn of Kryt'-navalivat'", f"{median(taken) * 1e6:.1f} µs")
    for cards, seconds in listed.items():
        figures = f"{median(seconds) * 1e6:.0f} µs · {_size([case() for case in lists[cards]])}"
        line(f"a fresh hand of {cards}", figures, ratio(seconds, taken))


def _size(lists: Sequence[Sequence[Any]]) -> str:
    """Say how long lists are, and how many bytes."""
    return f"{median(map(len, lists)):.0f} · {median(len(msgspec.json.encode(each)) for each in lists):,.0f} B"


def _fresh(game: AnyGame, variant: str, players: int) -> list[Any]:
    """Return first deals in which everybody has a hand to arrange."""
    named = game.variant_type(variant)
    dealt = (start(game, players=players, seed=f"fresh-{i}", variant=named)[0] for i in range(2 * STATES))
    return [state for state in dealt if len(game.to_act(state)) == players][:STATES]


def _turns(game: AnyGame) -> list[Case]:
    """Return turns of a match played at random: all lists, and the play of an action."""
    rng = Random("turns")
    state, _ = start(game, players=4, seed="turns")
    turns = list[Case]()
    while len(turns) < STATES and (legal := legal_actions(game, state)):
        action = rng.choice(rng.choice(legal).actions)
        turns.append(partial(_turn, game, state, action))
        state, _ = play(game, state, (action,))
    return turns


def _turn(game: AnyGame, state: Any, action: Any) -> None:
    legal_actions(game, state)
    play(game, state, (action,))


def _seconds(cases: Sequence[Case]) -> float:
    """Return the CPU seconds that a case takes, all of them in turn and again."""
    begun, count = thread_time(), 0
    while (spent := thread_time() - begun) < SECONDS:
        for case in cases:
            case()
        count += len(cases)
    return spent / count
