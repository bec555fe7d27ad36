"""Nothing that a client sends makes the server fail: random actions, and bodies that are nearly right."""

import random
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient

from croupier.cards import Card
from croupier.game import AnyGame
from croupier.registry import GAMES
from croupier_api.app import create_app
from croupier_api.settings import Settings

ACTIONS = 2_000
JUNK: tuple[Any, ...] = (None, -1, 0, 7, 2**31, 2**64, 1.5, 5.0, True, "", "KD", "\x00", "♥", [], [[]], {}, {"type": "x"})


@pytest.fixture(name="client", scope="module")
def _client() -> Any:
    with TestClient(create_app(Settings()), raise_server_exceptions=False) as client:
        yield client


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_random_actions(client: Any, game: AnyGame) -> None:
    """Of any actions, legal or not, each is played or refused by a rule; a refused one changes nothing."""
    chance = random.Random(1)
    kinds = [kind.__struct_config__.tag for kind in game.action_type.__origin__.__args__]
    path = f"/v1/games/{game.id}/play"
    position = client.post(f"/v1/games/{game.id}/start", json={"players": 3, "seed": "s"}).json()
    statuses = set[int]()
    for _ in range(ACTIONS):
        entry = chance.choice(position["legal"])
        wild = {"type": chance.choice(kinds), "seat": chance.randrange(7), "card": chance.choice(list(Card))}
        action = chance.choice((chance.choice(entry["actions"]), wild, {**wild, "seat": entry["seat"]}))
        if action["type"] in ("pick_up", "exchange_six", "deal"):
            action.pop("card", None)
        answer = client.post(path, json={"state": position["state"], "actions": [action]})
        statuses.add(answer.status_code)
        if answer.status_code == 200:
            position = answer.json()
    assert {200, 409} == statuses


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_nearly_right_bodies(client: Any, game: AnyGame) -> None:
    """One value of a right body is replaced by junk, everywhere in turn."""
    start = {"players": 3, "seed": "s", "options": {}, "dealer": 0}
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
