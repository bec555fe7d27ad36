"""Write the examples of the document: calls to a running server, and what it answers.

Usage: python scripts/generators/examples.py FOLDER
"""

import re
import sys
from pathlib import Path
from typing import Any

import httpx
import msgspec

from croupier.game import AnyGame
from croupier.registry import GAMES
from croupier_api.app import calls
from croupier_api.examples import Example
from croupier_api.game_calls import camel
from running import server

SEED = "an-example"


class Scribe:
    """Makes calls and keeps them as examples."""

    def __init__(self, address: str) -> None:
        self.kept: list[Example] = []
        self._http = httpx.Client(base_url=address)
        self._calls = {call.operation_id: call for call in calls()}

    def tell(self, operation: str, name: str, summary: str, body: Any = None, **query: bool) -> Any:
        """Make a call, keep it as an example, and return the answer."""
        call = self._calls[operation]
        response = self._http.request(call.method, call.path, json=body, params=query)
        example = Example(
            operation=operation,
            name=name,
            summary=summary,
            query=query,
            request=body,
            status=response.status_code,
            answer=response.json(),
        )
        self.kept.append(example)
        return example.answer


def tell_service(scribe: Scribe) -> None:
    """Keep what the service says of itself."""
    scribe.tell("service_about", "about", "What this server is.")
    scribe.tell("service_games", "games", "Every game on offer.")
    scribe.tell("service_health", "health", "The server is up.")
    scribe.tell("krytNavalivat_catalogue", "catalogue", "All about Kryt'-navalivat'.")


def tell_starts(scribe: Scribe) -> Any:
    """Keep matches that start, and one that cannot; return the first position."""
    game = "krytNavalivat_start"
    start = {"players": 2, "seed": SEED, "dealer": 1}
    position = scribe.tell(game, "seed", "Two players, a seed and a first dealer; all else as it is by default.", start)
    form = {"players": 2, "variant": "diamonds-and-spades", "options": {"deals": 3}, "seed": SEED}
    scribe.tell(game, "variant", "Three deals of another variant; no list of actions.", form, legal=False)
    scribe.tell(game, "too-many", "More players than the game has room for.", {"players": 7})
    return position


def tell_plays(scribe: Scribe, position: Any) -> Any:
    """Keep actions that are played, and some that are refused; return the position after the first ones."""
    game = "krytNavalivat_play"
    state = position["state"]
    lead, *others = position["legal"][0]["actions"]
    answered = scribe.tell(game, "lead", "The first legal action of the list.", {"state": state, "actions": [lead]})
    pick_up = answered["legal"][0]["actions"][-1]
    scribe.tell(
        game,
        "views",
        "Two actions at once, answered with what each player may be shown.",
        {"state": state, "actions": [lead, pick_up]},
        legal=False,
        views=True,
    )
    scribe.tell(
        game, "out-of-turn", "A lead by a seat that has just led.", {"state": state, "actions": [lead, others[0]]}
    )
    doubled = {**state, "stock": [state["hands"][0][0], *state["stock"][1:]], "dealer": 3}
    scribe.tell(game, "unsound", "A state that cannot be: every fault is listed.", {"state": doubled, "actions": []})
    garbled = {"state": state, "actions": [{**lead, "card": "1C"}]}
    scribe.tell(game, "malformed", "A card that does not exist.", garbled)
    return answered


def tell_looks(scribe: Scribe, position: Any) -> None:
    """Keep looks at a state."""
    state = position["state"]
    scribe.tell("krytNavalivat_position", "explained", "What is barred, and why.", {"state": state}, explain=True)
    scribe.tell("krytNavalivat_view", "seat", "What seat 1 may know.", {"state": state, "seat": 1})
    scribe.tell("krytNavalivat_view", "spectator", "What a spectator may know.", {"state": state})
    scribe.tell("krytNavalivat_view", "no-seat", "A seat that the match does not have.", {"state": state, "seat": 5})


def tell_many(scribe: Scribe, position: Any, next_position: Any) -> None:
    """Keep a replay, and a batch."""
    lead = position["legal"][0]["actions"][0]
    actions = [lead, next_position["legal"][0]["actions"][-1]]
    match = {"players": 2, "seed": SEED, "dealer": 1, "actions": actions}
    scribe.tell("krytNavalivat_replay", "steps", "A match from its start, step by step.", match, steps=True)
    items = [
        {"state": position["state"], "actions": [lead]},
        {"state": next_position["state"], "actions": [lead]},
    ]
    scribe.tell("krytNavalivat_batch", "two", "Two states; what is asked of the second is not legal.", {"items": items})


def tell_game(scribe: Scribe, game: AnyGame) -> None:
    """Keep one example of every call that all games have, in a match of as many players as the game takes."""
    prefix, title = camel(game), game.names[0].name
    match = {"players": game.most, "seed": SEED, "dealer": 0}
    scribe.tell(f"{prefix}_catalogue", "catalogue", f"All about {title}.")
    position = scribe.tell(f"{prefix}_start", "seed", "As many as can play; all else as it is by default.", match)
    state, actions = position["state"], position["legal"][0]["actions"][:1]
    played = {"state": state, "actions": actions}
    scribe.tell(f"{prefix}_play", "first", "The first legal action of the list.", played)
    out_of_turn = {"state": state, "actions": [{**actions[0], "seat": 6}]}
    scribe.tell(f"{prefix}_play", "no-seat", "An action by a seat that may not act.", out_of_turn)
    scribe.tell(f"{prefix}_position", "explained", "What is barred, and why.", {"state": state}, explain=True)
    scribe.tell(f"{prefix}_view", "seat", "What a seat may know.", {"state": state, "seat": position["to_act"][0]})
    scribe.tell(
        f"{prefix}_replay", "steps", "A match from its start, step by step.", {**match, "actions": actions}, steps=True
    )
    scribe.tell(f"{prefix}_batch", "one", "One state, without lists.", {"items": [played]})


def tell_hints(scribe: Scribe) -> None:
    """Keep a hand that is divided into combinations."""
    hand = "AS KS QS 9D 9H 9C 4C 5D 6H 2S JD TH 7C".split()
    scribe.tell("chorVoli_combinations", "hand", "A hand of 13 cards.", {"hand": hand})


def written(example: Example) -> str:
    """Return an example as it is kept: indented, but lists of cards and numbers on one line each."""
    text = msgspec.json.format(msgspec.json.encode(example), indent=2).decode()
    return re.sub(r"\[\s+([^][{}]*?)\s+\]", lambda found: f"[{' '.join(found[1].split())}]", text) + "\n"


def main(folder: str) -> None:
    """Write every example to a folder, in place of those that are there."""
    with server() as address:
        scribe = Scribe(address)
        tell_service(scribe)
        position = tell_starts(scribe)
        next_position = tell_plays(scribe, position)
        tell_looks(scribe, next_position)
        tell_many(scribe, position, next_position)
        for game in GAMES[1:]:
            tell_game(scribe, game)
        tell_hints(scribe)
    for old in Path(folder).glob("*.json"):
        old.unlink()
    for example in scribe.kept:
        (Path(folder) / example.file).write_text(written(example), encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
