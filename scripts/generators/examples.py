"""Write the examples of the document: calls to a running server, and what it answers.

Usage: python scripts/generators/examples.py FOLDER
"""

import re
import sys
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

import httpx
import msgspec
from litestar.testing import TestClient

from croupier.game import AnyGame
from croupier.registry import GAMES
from croupier_api.app import calls, create_app
from croupier_api.examples import Example
from croupier_api.game_calls import camel
from croupier_api.settings import Settings
from croupier_api.tables.fairness import seat_commitment
from running import server

SEED = "an-example"
SEALING = Settings(development_key=True)


class Scribe:
    """Makes calls and keeps them as examples."""

    def __init__(self, http: httpx.Client) -> None:
        self.kept: list[Example] = []
        self._http = http
        self._calls = {call.operation_id: call for call in calls()}

    def tell(self, operation: str, name: str, summary: str, body: Any = None, *, key: str = "", **query: bool) -> Any:
        """Make a call, keep it as an example, and return the answer."""
        call = self._calls[operation]
        asked = Example(
            operation=operation, name=name, summary=summary, query=query, key=key, request=body, status=0, answer=None
        )
        response = self._http.request(call.method, call.path, json=body, params=query, headers=asked.headers)
        example = msgspec.structs.replace(asked, status=response.status_code, answer=response.json())
        self.kept.append(example)
        return example.answer

    def ask(self, operation: str, body: Any, key: str) -> Any:
        """Make a call with a seat's key, and return the answer."""
        call = self._calls[operation]
        return self._http.request(call.method, call.path, json=body, headers={"Authorization": f"Bearer {key}"}).json()


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


def made_up(size: int) -> bytes:
    """Return secrets that are the same in every run, as examples have them."""
    return sha256(b"an example").digest()[:size]


def tell_tables(scribe: Scribe, game: AnyGame) -> None:
    """Keep a sealed match, from what is prepared to what is revealed, and what is refused on the way."""
    prefix, players = camel(game), game.most
    openings = [made_up(32).hex(), *[None] * (players - 1)]
    commitments = [seat_commitment(made_up(32)), *[None] * (players - 1)]
    asked: dict[str, Any] = {"players": players, "options": {"deals": 1}, "commitments": commitments}
    prepared = scribe.tell(f"{prefix}_prepareTable", "prepared", "Seat 0 takes part in the seed.", asked)
    opened = {"token": prepared["token"], "openings": openings}
    scribe.tell(f"{prefix}_startTable", "opened", "A prepared match; seat 0 opens what it committed to.", opened)
    table = scribe.tell(f"{prefix}_startTable", "plain", "As many as can play; the server issues all keys.", _one(game))
    keys: list[str] = table["keys"]
    seat: int = table["to_act"][0]
    seen = scribe.tell(f"{prefix}_viewTable", "seat", "What a seat sees.", {"token": table["token"]}, key=keys[seat])
    move = {"token": table["token"], "actions": _whole(game, seen["legal"][-1])}
    scribe.tell(f"{prefix}_playTable", "move", "A move, with nothing seen before.", move, key=keys[seat])
    scribe.tell(f"{prefix}_playTable", "no-key", "Nobody's move.", move)
    scribe.tell(f"{prefix}_playTable", "not-your-seat", "Another seat's key.", move, key=keys[seat - 1])
    early = {"token": table["token"]}
    scribe.tell(f"{prefix}_closeTable", "not-over", "The deal is not over.", early, key=keys[seat])
    scribe.tell(f"{prefix}_revealTable", "not-closed", "Nobody has closed the match.", early)
    ended = _played_out(scribe, game, seen["token"], keys)
    for other, key in enumerate(keys):
        closing = {"token": ended["token"], "last_seen": {"move": ended["move"], "link": ended["link"]}}
        if other == 0:
            ended = scribe.tell(f"{prefix}_closeTable", "first", "The first seat closes.", closing, key=key)
        else:
            ended = scribe.ask(f"{prefix}_closeTable", closing, key)
    reveal = scribe.tell(f"{prefix}_revealTable", "closed", "All have closed.", {"token": ended["token"]})
    check: dict[str, Any] = {name: reveal[name] for name in ("match", "record", "secret", "openings")}
    check |= {"deals": 1, "moves": []}
    scribe.tell(f"{prefix}_verifyFairness", "reveal", "What follows from that reveal.", check)


def _one(game: AnyGame) -> dict[str, Any]:
    return {"players": game.most, "dealer": 0, "options": {"deals": 1}}


def _played_out(scribe: Scribe, game: AnyGame, token: str, keys: list[str]) -> Any:
    """Play a deal to its end at random, the same way in every run, and return the table."""
    rng = Random(game.id)
    view, play = f"{camel(game)}_viewTable", f"{camel(game)}_playTable"
    table: Any = scribe.ask(view, {"token": token}, keys[0])
    while table["to_act"]:
        seat: int = table["to_act"][0]
        key = keys[seat]
        seen = scribe.ask(view, {"token": table["token"]}, key)
        table = scribe.ask(play, {"token": table["token"], "actions": _whole(game, rng.choice(seen["legal"]))}, key)
    return table


def _whole(game: AnyGame, action: Any) -> Any:
    """Return an action with what completes it, as the wire has them."""
    return msgspec.to_builtins(game.sealed.completed(msgspec.convert(action, game.action_type)))


def written(example: Example) -> str:
    """Return an example as it is kept: indented, but lists of cards and numbers on one line each."""
    text = msgspec.json.format(msgspec.json.encode(example), indent=2).decode()
    return re.sub(r"\[\s+([^][{}]*?)\s+\]", lambda found: f"[{' '.join(found[1].split())}]", text) + "\n"


def main(folder: str) -> None:
    """Write every example to a folder, in place of those that are there."""
    with server() as address, httpx.Client(base_url=address) as http:
        scribe = Scribe(http)
        tell_service(scribe)
        position = tell_starts(scribe)
        next_position = tell_plays(scribe, position)
        tell_looks(scribe, next_position)
        tell_many(scribe, position, next_position)
        for game in GAMES[1:]:
            tell_game(scribe, game)
        tell_hints(scribe)
    # The secrets of tables are made up, so those calls are made in this process.
    with patch("secrets.token_bytes", made_up), TestClient(create_app(SEALING)) as http:
        tables = Scribe(http)
        for game in GAMES:
            tell_tables(tables, game)
    for old in Path(folder).glob("*.json"):
        old.unlink()
    for example in (*scribe.kept, *tables.kept):
        (Path(folder) / example.file).write_text(written(example), encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
