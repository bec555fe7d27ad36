"""A game is served from its record alone: routes, document, catalogue, refusals, extra operations."""

from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient

from api.toy_game import TOY
from croupier.registry import GAMES
from croupier_api.app import create_app
from croupier_api.settings import Settings


@pytest.fixture(name="client", scope="module")
def _client() -> Any:
    with TestClient(create_app(Settings(), (*GAMES, TOY))) as client:
        yield client


def test_it_is_in_the_catalogue(client: Any) -> None:
    catalogue = client.get("/v1/games/toy").json()
    assert ["plain", "hasty"] == [variant["name"] for variant in catalogue["variants"]]
    assert [
        {
            "type": "number",
            "name": "most",
            "form": "plain",
            "rule": "T1",
            "sentence": "Most cards to take.",
            "default": 3,
            "minimum": 1,
            "maximum": 5,
        }
    ] == catalogue["options"]
    assert "T2" in {rule["id"] for rule in catalogue["rulebook"]}
    assert [*(game.id for game in GAMES), "toy"] == [game["id"] for game in client.get("/v1/games").json()["games"]]


def test_it_is_in_the_document(client: Any) -> None:
    document = client.get("/openapi.json").json()
    assert "toy_play" == document["paths"]["/v1/games/toy/play"]["post"]["operationId"]
    assert {"ToyPosition", "ToyStartRequest", "ToyTake", "ToyHint"} <= document["components"]["schemas"].keys()


def test_a_match_is_played_to_its_end(client: Any) -> None:
    position = client.post("/v1/games/toy/start", json={"players": 2, "seed": "s", "dealer": 0}).json()
    while position["to_act"]:
        (entry,) = position["legal"]
        body = {"state": position["state"], "actions": entry["actions"][-1:]}
        position = client.post("/v1/games/toy/play", json=body).json()
    assert 20 == sum(position["scoring"]["taken"])


def test_a_refused_candidate_is_explained(client: Any) -> None:
    start = client.post("/v1/games/toy/start?explain=true", json={"players": 2, "seed": "s", "dealer": 0}).json()
    mine = next(entry for entry in start["barred"] if entry["seat"] == 1)
    leave = {"action": {"type": "leave", "seat": 1}, "rule": "T1", "reason": "toy.at-most"}
    assert leave in mine["actions"]
    body = {"state": start["state"], "actions": [leave["action"]]}
    refusal = client.post("/v1/games/toy/play", json=body)
    assert (409, "T1", {"most": "3"}) == (refusal.status_code, refusal.json()["rule"], refusal.json()["values"])


def test_an_option_of_another_form_is_refused(client: Any) -> None:
    body = {"players": 2, "seed": "s", "variant": "hasty", "options": {"most": 2}}
    refusal = client.post("/v1/games/toy/start", json=body)
    assert (422, "unsound-options") == (refusal.status_code, refusal.json()["code"])
    assert [("/options/most", "S6")] == [(e["pointer"], e["rule"]) for e in refusal.json()["errors"]]


def test_an_extra_operation_is_served(client: Any) -> None:
    assert {"take": 2} == client.post("/v1/games/toy/hint", json={"left": 6}).json()
    assert 400 == client.post("/v1/games/toy/hint", json={"left": 53}).status_code
    packed = client.post(
        "/v1/games/toy/hint",
        content=msgspec.msgpack.encode({"left": 7}),
        headers={"content-type": "application/vnd.msgpack", "accept": "application/vnd.msgpack"},
    )
    assert {"take": 3} == msgspec.msgpack.decode(packed.content)
