"""Same request, same bytes: in one process, in two that know nothing of each other, and in both formats."""

import random
from collections.abc import Iterator
from typing import Any

import httpx
import msgspec
import pytest

from croupier.game import AnyGame
from croupier.registry import GAMES
from running import server

ACTIONS = 120


ENCODE = {"application/json": msgspec.json.encode, "application/vnd.msgpack": msgspec.msgpack.encode}


class Server:
    """A server process, and a connection to it."""

    def __init__(self, client: httpx.Client) -> None:
        self.client = client

    def post(self, path: str, body: Any, media_type: str = "application/json") -> bytes:
        headers = {"Content-Type": media_type, "Accept": media_type}
        return self.client.post(path, content=ENCODE[media_type](body), headers=headers).content


@pytest.fixture(name="servers", scope="module")
def _servers() -> Iterator[tuple[Server, Server]]:
    # Different hash seeds: an answer that depended on the order of a set would differ.
    with (
        server(PYTHONHASHSEED="1") as one,
        server(PYTHONHASHSEED="2") as other,
        httpx.Client(base_url=one) as first,
        httpx.Client(base_url=other) as second,
    ):
        yield Server(first), Server(second)


def _match(game: AnyGame, server: Server) -> Iterator[tuple[str, Any]]:
    """Give the requests of a match of random actions, legal ones and some that are not."""
    chance = random.Random(5)
    path = f"/v1/games/{game.id}"
    start = {"players": game.most, "seed": "same request, same bytes".replace(" ", "-")}
    yield f"{path}/start?views=true&explain=true", start
    position = msgspec.json.decode(server.post(f"{path}/start", start))
    taken: list[Any] = []
    for _ in range(ACTIONS):
        entry = chance.choice(position["legal"])
        action = chance.choice(entry["actions"])
        yield f"{path}/play?views=true&explain=true", {"state": position["state"], "actions": [action]}
        yield (
            f"{path}/play",
            {"state": position["state"], "actions": [{**action, "seat": (entry["seat"] + 1) % game.most}]},
        )
        yield f"{path}/view", {"state": position["state"], "seat": 0}
        taken.append(action)
        position = msgspec.json.decode(server.post(f"{path}/play", {"state": position["state"], "actions": [action]}))
    yield f"{path}/replay?steps=true", {**start, "actions": taken}
    yield f"{path}/batch?legal=true", {"items": [{"state": position["state"], "actions": []}] * 3}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_two_processes_give_the_same_bytes(game: AnyGame, servers: tuple[Server, Server]) -> None:
    one, other = servers
    for path, body in _match(game, one):
        assert one.post(path, body) == other.post(path, body)
        assert one.post(path, body, "application/vnd.msgpack") == other.post(path, body, "application/vnd.msgpack")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_seed_is_made_where_none_is_given(game: AnyGame, servers: tuple[Server, Server]) -> None:
    made = {
        msgspec.json.decode(server.post(f"/v1/games/{game.id}/start", {"players": game.most}))["state"]["seed"]
        for server in (*servers, *servers)
    }
    assert 4 == len(made)
    assert all(len(bytes.fromhex(seed)) == 32 for seed in made)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_messagepack_says_what_json_says(game: AnyGame, servers: tuple[Server, Server]) -> None:
    server, _ = servers
    for path, body in _match(game, server):
        packed = server.post(path, body, "application/vnd.msgpack")
        answer = server.post(path, body)
        told = msgspec.json.decode(packed) if packed.startswith(b"{") else msgspec.msgpack.decode(packed)
        assert msgspec.json.decode(answer) == told
