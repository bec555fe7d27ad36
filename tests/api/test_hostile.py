"""Nothing that a client sends makes the server fail: random actions, and bodies that are nearly right."""

import random
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient

from croupier.game import AnyGame
from croupier.registry import GAMES
from croupier_api.app import create_app
from croupier_api.settings import Settings
from kit.alphabet import alphabet, sets_of, with_lists

ACTIONS = 2_000
JUNK: tuple[Any, ...] = (
    None,
    -1,
    0,
    7,
    2**31,
    2**64,
    1.5,
    5.0,
    True,
    "",
    "KD",
    "\x00",
    "♥",
    [],
    [[]],
    {},
    {"type": "x"},
)


@pytest.fixture(name="client", scope="module")
def _client() -> Any:
    with TestClient(create_app(Settings()), raise_server_exceptions=False) as client:
        yield client


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_random_actions(client: Any, game: AnyGame) -> None:
    """Of any actions, legal or not, each is played or refused, and a refusal changes nothing."""
    chance = random.Random(1)
    path = f"/v1/games/{game.id}/play"
    position = client.post(f"/v1/games/{game.id}/start", json={"players": game.most, "seed": "s"}).json()
    pack = game.pack(next(iter(game.variants.values())).options, game.most)
    wild = [*alphabet(game.action_type), *with_lists(game.action_type, sets_of(pack[:5], pack, chance), ())]
    statuses = set[int]()
    for _ in range(ACTIONS):
        entry = chance.choice(position["legal"])
        action = chance.choice((chance.choice(entry["actions"]), msgspec.to_builtins(chance.choice(wild))))
        action = chance.choice((action, {**action, "seat": entry["seat"]}))
        answer = client.post(path, json={"state": position["state"], "actions": [action]})
        statuses.add(answer.status_code)
        if answer.status_code == 200:
            position = answer.json()
    assert {200, 409} <= statuses <= {200, 400, 409}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_nearly_right_bodies(client: Any, game: AnyGame) -> None:
    """One value of a right body is replaced by junk, everywhere in turn."""
    start = {"players": game.most, "seed": "s", "options": {}, "dealer": 0}
    position = client.post(f"/v1/games/{game.id}/start", json=start).json()
    body = {"state": position["state"], "actions": position["legal"][0]["actions"][:1]}
    statuses = set[int]()
    for where in _places(body):
        for junk in JUNK:
            sent = msgspec.json.encode(_replaced(body, where, junk))
            answer = client.post(
                f"/v1/games/{game.id}/play?views=true", content=sent, headers={"content-type": "application/json"}
            )
            statuses.add(answer.status_code)
            assert answer.headers["content-type"].startswith("application/")
    assert {200, 400, 409, 422} == statuses


def _places(value: Any) -> list[tuple[Any, ...]]:
    below: list[tuple[Any, ...]] = [()]
    entries = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, entry in entries:
        below += [(key, *rest) for rest in _places(entry)]
    return below


def _replaced(value: Any, where: tuple[Any, ...], junk: Any) -> Any:
    if not where:
        return junk
    copied = value.copy()
    copied[where[0]] = _replaced(value[where[0]], where[1:], junk)
    return copied
