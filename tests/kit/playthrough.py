"""Write recorded matches: one deal of a variant, and the opening of the next, with all that is told of them.

Usage: scripts/playthrough [GAME VARIANT]
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from croupier.game import AnyGame, barred_actions, legal_actions
from croupier.opening import start
from croupier.registry import GAMES
from kit.known import KNOWN
from kit.matches import LONGEST, UNIFORM, choices, choose, deal_over

FOLDER = Path(__file__).parents[1] / "playthroughs"

PERIOD = 6

HEAD = """\
# Rewrite with: scripts/playthrough {game} {variant}
# {picked} Views: what spectators see, then what is
# different for each seat.
"""

PICKED = {
    False: "Every sixth action is the last one listed, all others are the first.",
    True: "Every action is drawn from those listed, by Random(seed) of Python.",
}


def recorded(game: AnyGame, variant: str) -> str:
    """Return the text of a recorded match."""
    picked = PICKED[KNOWN[game.id].draws_actions]
    return HEAD.format(game=game.id, variant=variant, picked=picked) + "".join(
        f"{line}\n" for line in _lines(game, variant)
    )


def _lines(game: AnyGame, variant: str) -> Iterator[str]:
    opening = KNOWN[game.id].opening[variant]
    yield _line("start", {"variant": variant, **opening})
    state, events = start(game, variant=game.variant_type(variant), **opening)
    yield from _told(game, state, events)
    rng = Random(opening["seed"])
    for count in range(1, LONGEST):
        listed = choices(game, state)
        done = deal_over(game, state)
        action = choose(listed, rng, UNIFORM) if KNOWN[game.id].draws_actions else _first_or_last(listed, count)
        yield _line("action", action)
        state, events = game.apply(state, action)
        yield from _told(game, state, events)
        if done:
            return


def _first_or_last(listed: Sequence[Any], count: int) -> Any:
    return listed[-1] if count % PERIOD == 0 else listed[0]


def _told(game: AnyGame, state: Any, events: tuple[Any, ...]) -> Iterator[str]:
    yield _line("events", events)
    yield _line("legal", legal_actions(game, state))
    if barred := barred_actions(game, state):
        yield _line("barred", barred)
    yield _line("views", list(_views(game, state)))


def _views(game: AnyGame, state: Any) -> Iterator[dict[str, Any]]:
    """Give the view of spectators, then what differs from it in the view of each seat."""
    spectators = msgspec.structs.asdict(game.view(state, None))
    yield spectators
    for seat in range(len(state.hands)):
        own = msgspec.structs.asdict(game.view(state, seat))
        yield {name: value for name, value in own.items() if value != spectators[name]}


def _line(name: str, value: Any) -> str:
    return f"{name} {msgspec.json.encode(value).decode()}"


def path_of(game: AnyGame, variant: str, folder: Path = FOLDER) -> Path:
    """Return where the recorded match of a variant is kept."""
    return folder / f"{game.id}-{variant}.txt"


def every_variant() -> tuple[tuple[AnyGame, str], ...]:
    """Return every variant of every game."""
    return tuple((game, variant.value) for game in GAMES for variant in game.variants)


def main(arguments: Sequence[str] | None = None, folder: Path = FOLDER) -> int:
    """Write the recorded match of one variant, or of all, and return the status to exit with."""
    parser = argparse.ArgumentParser(prog="scripts/playthrough", description="Write recorded matches.")
    parser.add_argument("game", nargs="?", help="without one: all games")
    parser.add_argument("variant", nargs="?", help="without one: all variants")
    chosen = parser.parse_args(arguments)
    wanted = [
        (game, variant)
        for game, variant in every_variant()
        if chosen.game in {None, game.id} and chosen.variant in {None, variant}
    ]
    if not wanted:
        parser.error("There is no such variant.")
    for game, variant in wanted:
        path_of(game, variant, folder).write_text(recorded(game, variant), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
