"""The examples are what the service answers, and the links of the document lead from answer to answer."""

from collections.abc import Iterator
from typing import Any

import jsonschema_rs
import pytest
from litestar import Litestar
from litestar.testing import TestClient

import examples as generator
from api.published import CALLS, DOCUMENT, OPERATIONS, contents
from croupier_api.app import create_app
from croupier_api.examples import Example, examples
from croupier_api.openapi import JSON, PROBLEM
from croupier_api.settings import Settings

WITH_LISTS = {"start": "seed", "play": "lead", "position": "explained", "replay": "steps"}
"""Calls that answer a position, and an example of each that lists the legal actions."""


def validator(schema: dict[str, Any]) -> Any:
    """Return a validator of a schema of the document."""
    return jsonschema_rs.validator_for({**schema, "components": DOCUMENT["components"]})


@pytest.fixture(name="client", scope="module")
def _client() -> Iterator[TestClient[Litestar]]:
    with TestClient(create_app(Settings(development_key=True))) as client:
        yield client


@pytest.mark.parametrize("example", examples(), ids=lambda example: example.file)
def test_an_example_is_what_the_server_answers(
    example: Example, client: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch
) -> None:
    # When they are out of date: scripts/examples
    monkeypatch.setattr("secrets.token_bytes", generator.made_up)
    call = CALLS[example.operation]
    query = {name: str(value).lower() for name, value in example.query.items()}
    answer = client.request(call.method, call.path, json=example.request, params=query, headers=example.headers)
    assert (example.status, example.answer) == (answer.status_code, answer.json())


def test_every_operation_has_an_example_that_satisfies_its_schemas() -> None:
    for name, operation in OPERATIONS.items():
        messages = [operation[part] for part in ("requestBody",) if part in operation]
        for message in (*messages, operation["responses"]["200"]):
            assert message["content"][JSON]["examples"], name
        for content in contents([*messages, *operation["responses"].values()]):
            for example in content.get("examples", {}).values():
                validator(content["schema"]).validate(example["value"])


def test_a_body_that_breaks_the_schema_is_no_example_of_a_request() -> None:
    kept = [example for example in examples() if example.status == 400]
    assert kept
    for example in kept:
        operation = OPERATIONS[example.operation]
        assert example.name not in operation["requestBody"]["content"][JSON]["examples"]
        assert example.name in operation["responses"]["400"]["content"][PROBLEM]["examples"]


def resolved(expression: Any, answer: Any) -> Any:
    """Return what a runtime expression of a link stands for.

    Raises:
        LookupError: The answer has no such entry.
    """
    match expression:
        case dict():
            return {key: resolved(value, answer) for key, value in expression.items()}
        case list():
            return [resolved(value, answer) for value in expression]
        case _:
            for step in expression.removeprefix("$response.body#/").split("/"):
                answer = answer[int(step) if isinstance(answer, list) else step]
            return answer


@pytest.mark.parametrize("call", ["start", "play", "position", "replay"])
def test_links_lead_on(call: str, client: TestClient[Litestar]) -> None:
    success = OPERATIONS[f"krytNavalivat_{call}"]["responses"]["200"]
    answer = success["content"][JSON]["examples"][WITH_LISTS[call]]["value"]
    followed = []
    for name, link in success["links"].items():
        try:
            body = resolved(link["requestBody"], answer)
        except LookupError:
            continue
        assert 200 == client.post(CALLS[link["operationId"]].path, json=body).status_code, name
        followed.append(name)
    assert {"play-first", "play-second", "position", "view", "view-to-act"} <= set(followed)


OF_TABLES = {
    "prepareTable": {"startTable": 422},
    "startTable": {"viewTable": 200, "closeTable": 401, "revealTable": 409},
    "playTable": {"viewTable": 200, "closeTable": 401, "revealTable": 409},
    "viewTable": {"viewTable": 200, "closeTable": 401, "revealTable": 409},
    "closeTable": {"viewTable": 200, "closeTable": 401, "revealTable": 409},
    "revealTable": {"position": 200, "view": 200},
}
"""Where the answers of tables lead, without keys and openings, which a link cannot send."""


def test_answers_without_a_state_have_no_links() -> None:
    without = [name for name, operation in OPERATIONS.items() if "links" not in operation["responses"]["200"]]
    assert [name for name in OPERATIONS if name.partition("_")[2] not in {*WITH_LISTS, *OF_TABLES}] == without


@pytest.mark.parametrize("call", OF_TABLES)
def test_links_of_tables_lead_on(call: str, client: TestClient[Litestar]) -> None:
    success = OPERATIONS[f"nap_{call}"]["responses"]["200"]
    (answer, *_) = (example["value"] for example in success["content"][JSON]["examples"].values())
    led = {}
    for name, link in success["links"].items():
        try:
            body = resolved(link["requestBody"], answer)
        except LookupError:
            continue
        led[name] = client.post(CALLS[link["operationId"]].path, json=body).status_code
    assert OF_TABLES[call] == led
