"""The document says what is true of the service, and is what the service and the repository hand out."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml
from litestar import Litestar
from litestar.testing import TestClient

from api.published import CALLS, COMPONENTS, DOCUMENT, OPERATIONS, contents
from croupier_api import export
from croupier_api.app import create_app
from croupier_api.calls import Call
from croupier_api.examples import examples
from croupier_api.openapi import JSON, PROBLEM, statuses
from croupier_api.resources import CHECKOUT
from croupier_api.settings import Settings
from kit import pack

TOO_MANY = Settings().body_limit + 1


@pytest.fixture(name="client", scope="module")
def _client() -> Iterator[TestClient[Litestar]]:
    with TestClient(create_app(Settings())) as client:
        yield client


def test_the_routes_are_the_paths(client: TestClient[Litestar]) -> None:
    served = {
        (route.path, method)
        for route in client.app.routes
        for method in getattr(route, "methods", ())
        if route.path.startswith(("/v1", "/health"))
    }
    said = {(path, method.upper()) for path, item in DOCUMENT["paths"].items() for method in item}
    assert said == {(path, method) for path, method in served if method not in {"HEAD", "OPTIONS"}}


def test_the_served_documents_are_the_exported_one(client: TestClient[Litestar]) -> None:
    exported = (CHECKOUT / "openapi" / "openapi.yaml").read_bytes()
    served = client.get("/openapi.yaml")
    assert exported == served.content
    assert "application/yaml" == served.headers["content-type"].partition(";")[0]
    assert yaml.safe_load(exported) == client.get("/openapi.json").json() == DOCUMENT


def provoked(call: Call) -> Iterator[Any]:
    """Yield bodies that satisfy a call's schema, and that it refuses."""
    game, _, name = call.operation_id.partition("_")
    played = [example for example in examples() if example.operation == f"{game}_play"]
    nothing: dict[str, Any] = {"state": {}, "actions": []}
    sound: dict[str, Any] = next((example.request for example in played if example.status == 200), nothing)
    unsound = {**sound, "state": {**sound["state"], "dealer": 6, "hands": []}}
    players = len(sound["state"].get("hands", ()))
    opening: dict[str, Any] = {"players": players, "seed": "s", "actions": [{"type": "deal", "seat": 0}]}
    bodies: dict[str, list[Any]] = {
        "start": [{"players": 1}],
        "replay": [{**opening, "players": 1}, opening],
        "batch": [{"items": [{**sound, "actions": sound["actions"] * 2_001}]}],
        "play": [unsound, {**sound, "actions": opening["actions"]}],
        "position": [{"state": unsound["state"]}],
        "view": [{"state": unsound["state"]}],
        "combinations": [{"hand": ["AS", "AS", "KS"]}],
        "verifyFairness": [{**vector["request"], "openings": []} for vector in reveals(call)][:1],
    }
    yield from bodies.get(name, [])


def reveals(call: Call) -> list[Any]:
    return [vector for vector in pack.calls() if vector["call"] == call.operation_id and vector["status"] == 200]


# What tables answer depends on keys and ledgers: tests/tables sees to it.
OPEN = {name: call for name, call in CALLS.items() if not name.endswith("Table")}


@pytest.mark.parametrize("call", OPEN.values(), ids=OPEN)
def test_a_call_refuses_with_the_documented_statuses(call: Call, client: TestClient[Litestar]) -> None:
    def ask(content: bytes, sent: str = JSON, wanted: str = JSON, **more: str) -> int:
        headers = {"accept": wanted, **({"content-type": sent} if call.request else {}), **more}
        return client.request(
            call.method, call.path, content=content if call.request else None, headers=headers
        ).status_code

    garbled = [ask(b"{}", wanted="text/html"), ask(b"{"), ask(b"{}", sent="text/plain"), ask(b" " * TOO_MANY)]
    garbled.append(ask(b"{}", host="no host"))
    refused = [ask(json.dumps(body).encode()) for body in provoked(call)]
    assert statuses(call) == sorted({*garbled, *refused} - {200})
    assert [str(status) for status in (200, *statuses(call))] == list(OPERATIONS[call.operation_id]["responses"])


def test_generators_get_a_copy_without_what_they_stumble_over(tmp_path: Path) -> None:
    assert 0 == export.main(["--generators", str(tmp_path / "openapi.json")])
    copy = json.loads((tmp_path / "openapi.json").read_bytes())
    assert COMPONENTS == copy["components"]["schemas"]
    assert ["http://127.0.0.1:8000"] == [server["url"] for server in copy["servers"]]
    assert {path: item.keys() for path, item in DOCUMENT["paths"].items()} == {
        path: item.keys() for path, item in copy["paths"].items()
    }
    for item in copy["paths"].values():
        for operation in item.values():
            messages = [operation.get("requestBody", {"content": {}}), *operation["responses"].values()]
            assert not [message for message in messages if "links" in message]
            assert all(content.keys() == {"schema"} for content in contents(messages))
            assert {JSON, PROBLEM} >= {kind for message in messages for kind in message["content"]}


def test_the_export_tells_when_it_is_out_of_date(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    target = tmp_path / "openapi.yaml"
    monkeypatch.setattr(export, "TARGET", target)
    assert 1 == export.main(["--check"])
    assert not target.exists()
    assert 0 == export.main([])
    assert 0 == export.main(["--check"])
    target.write_text(target.read_text("utf-8").replace("title: Croupier", "title: Dealer"), "utf-8")
    capsys.readouterr()
    assert 1 == export.main(["--check"])
    assert ["-  title: Dealer", "+  title: Croupier"] == [
        line for line in capsys.readouterr().out.splitlines() if line.startswith(("- ", "+ "))
    ]
