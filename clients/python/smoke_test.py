"""Starts a server, runs the README's example on it, plays a whole match with random actions, and is refused.

Usage: python clients/python/smoke_test.py, with the Python of an environment that has the ``croupier`` command.
"""

import asyncio
import os
import random
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import assert_never

import httpx

from croupier_client import (
    AsyncCroupier,
    Croupier,
    HealthStatus,
    KrytAction,
    KrytBeaten,
    KrytDealt,
    KrytDrew,
    KrytEvent,
    KrytExchangedSix,
    KrytLed,
    KrytOver,
    KrytOverrides,
    KrytPickedUp,
    KrytPickUp,
    KrytPosition,
    KrytSettled,
    KrytWentOut,
    ProblemCode,
    ProblemError,
)

HERE = Path(__file__).resolve().parent
DEALS = 2
PLAYERS = 3
SEED = "smoke-test"
OPTIONS = KrytOverrides(deals=DEALS, action_limit=2_000)


def told(event: KrytEvent) -> str:
    """Tell what an event is about; type checkers see that no event is forgotten."""
    match event:
        case KrytDealt():
            return f"deal {event.deal} by {event.dealer}, trumps {event.trumps}"
        case KrytLed() | KrytBeaten():
            return f"{event.seat} played {event.card}"
        case KrytPickedUp() | KrytDrew():
            return f"{event.seat} took {event.count}"
        case KrytExchangedSix() | KrytWentOut():
            return f"{event.seat}: {type(event).__name__}"
        case KrytSettled():
            return f"settled, losses {event.losses}"
        case _:
            assert_never(event)


def choose(position: KrytPosition, chance: random.Random) -> KrytAction:
    """Return one of the legal actions."""
    return chance.choice([action for entry in position.legal or () for action in entry.actions])


def play_match(croupier: Croupier) -> tuple[KrytPosition, list[KrytAction], list[str]]:
    """Play a match to its end, and return where it stands, what was done and what was told."""
    chance = random.Random(1)
    position = croupier.kryt_navalivat.start(players=PLAYERS, seed=SEED, dealer=2, options=OPTIONS)
    taken, story = list[KrytAction](), [told(event) for event in position.events]
    while position.to_act:
        taken.append(choose(position, chance))
        position = croupier.kryt_navalivat.play(position.state, taken[-1:])
        story.extend(told(event) for event in position.events)
    return position, taken, story


async def play_match_async(base_url: str) -> KrytPosition:
    """Play the same match with the other client."""
    chance = random.Random(1)
    async with AsyncCroupier(base_url) as croupier:
        position = await croupier.kryt_navalivat.start(players=PLAYERS, seed=SEED, dealer=2, options=OPTIONS)
        while position.to_act:
            position = await croupier.kryt_navalivat.play(position.state, [choose(position, chance)])
    return position


def plays_a_match(base_url: str) -> None:
    """Play a match to its end with both clients; a replay gives the same end."""
    with Croupier(base_url) as croupier:
        end, taken, story = play_match(croupier)
        replayed = croupier.kryt_navalivat.replay(PLAYERS, SEED, taken, dealer=2, options=OPTIONS)
    assert end.state.deal == DEALS - 1
    assert isinstance(end.state.phase, KrytOver)
    assert any(end.scoring.losses)
    assert sum(line.startswith("settled") for line in story) == DEALS
    assert replayed.digest == end.digest
    assert asyncio.run(play_match_async(base_url)) == end
    print(f"Played {DEALS} deals with {len(taken)} actions, twice; {story[-1]}.")


def is_refused(base_url: str) -> None:
    """Act out of turn, and be told which rule forbids it."""
    with Croupier(base_url) as croupier:
        state = croupier.kryt_navalivat.start(players=2, seed=SEED, dealer=1).state
        try:
            croupier.kryt_navalivat.play(state, [KrytPickUp(seat=1)])
        except ProblemError as refused:
            problem = refused.problem
        else:
            raise AssertionError("What is out of turn was played.")
    assert (problem.status, problem.code) == (409, ProblemCode.ILLEGAL_ACTION)
    assert (problem.rule, problem.index) == ("S8", 0)
    print(f"Refused by rule {problem.rule}: {problem.detail}")


def shows_the_example(base_url: str) -> None:
    """Run the example that the README shows."""
    example = HERE / "example.py"
    readme = (HERE / "README.md").read_text(encoding="utf-8")
    assert f"```python\n{example.read_text(encoding='utf-8')}```" in readme, "The README does not show example.py."
    environment = {**os.environ, "CROUPIER_URL": base_url}
    ran = subprocess.run([sys.executable, example], env=environment, capture_output=True, text=True, check=True)
    assert "may lead" in ran.stdout
    assert "Rule S8:" in ran.stdout


@contextmanager
def server() -> Iterator[str]:
    """Start a server, give its address, and end it."""
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        port = door.getsockname()[1]
    command = [str(Path(sys.executable).with_name("croupier")), "serve", "--host", "127.0.0.1", "--port", str(port)]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        try:
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()


def wait_for(base_url: str) -> None:
    """Wait until a server answers, for 20 seconds at most."""
    deadline = time.monotonic() + 20
    with Croupier(base_url) as croupier:
        while True:
            try:
                assert croupier.service.health().status is HealthStatus.OK
                return
            except httpx.TransportError:
                if time.monotonic() > deadline:
                    raise
                time.sleep(0.05)


def main() -> None:
    """Try everything on one server."""
    with server() as base_url:
        wait_for(base_url)
        shows_the_example(base_url)
        plays_a_match(base_url)
        is_refused(base_url)


if __name__ == "__main__":
    main()
