"""The document keeps the rules that let every generator make something pleasant of it."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest

from api.published import CALLS, COMPONENTS, DOCUMENT, OPERATIONS
from croupier.cards import Card, Suit
from croupier.game import AnyGame
from croupier.registry import GAMES
from croupier_api.catalogue_calls import VERSION
from croupier_api.openapi import JSON, MSGPACK, PROBLEM

NAMES = Path(__file__).with_name("component_names.txt")

PREFIX = "#/components/schemas/"
TAGS = {"type", "form", "game"}
ALLOWED = {
    "$ref", "additionalProperties", "const", "default", "description", "discriminator", "enum", "examples", "format",
    "items", "maxItems", "maxLength", "maxProperties", "maximum", "minItems", "minLength", "minProperties", "minimum",
    "oneOf", "pattern", "properties", "required", "type", "x-enum-varnames",
}  # fmt: skip


def schemas(node: Any) -> Iterator[dict[str, Any]]:
    """Yield a schema and all within it."""
    yield node
    inside = [*node.get("properties", {}).values(), *node.get("oneOf", ())]
    inside += [node[key] for key in ("items", "additionalProperties") if isinstance(node.get(key), dict)]
    for schema in inside:
        yield from schemas(schema)


EVERY = [schema for component in COMPONENTS.values() for schema in schemas(component)]
STRUCTS = {name: schema for name, schema in COMPONENTS.items() if "properties" in schema}
UNIONS = {name: schema for name, schema in COMPONENTS.items() if "oneOf" in schema}
ENUMS = {name: schema for name, schema in COMPONENTS.items() if "enum" in schema}


def kinds_of(schema: dict[str, Any]) -> set[str]:
    """Return the JSON types that a schema names."""
    named = schema.get("type", [])
    return {named} if isinstance(named, str) else set(named)


def test_the_names_of_components_are_pinned() -> None:
    # A name is a type in every client: a new one is added here, an old one stays.
    assert NAMES.read_text("utf-8").split() == sorted(COMPONENTS)


@pytest.mark.parametrize("schema", COMPONENTS.values(), ids=COMPONENTS)
def test_a_component_is_valid_json_schema(schema: dict[str, Any]) -> None:
    jsonschema_rs.meta.validate({"$schema": "https://json-schema.org/draft/2020-12/schema", **schema})


def test_the_constructs_are_few() -> None:
    assert not {keyword for schema in EVERY for keyword in schema} - ALLOWED
    assert set(COMPONENTS) == {*STRUCTS, *UNIONS, *ENUMS}


def test_components_are_described_and_carry_their_game_in_front() -> None:
    assert not [name for name, schema in COMPONENTS.items() if not schema["description"]]
    shared = {name for name in COMPONENTS if not any(name.startswith(game.prefix) for game in GAMES)}
    assert not {name for name in shared if any(game.prefix in name for game in GAMES)}


def test_a_union_is_a_component_that_maps_every_tag() -> None:
    for name, schema in UNIONS.items():
        tag = schema["discriminator"]["propertyName"]
        members = {entry["$ref"].removeprefix(PREFIX) for entry in schema["oneOf"]}
        tagged = {COMPONENTS[member]["properties"][tag]["const"]: PREFIX + member for member in members}
        assert schema["discriminator"]["mapping"] == tagged, name
        assert tag in TAGS
    inline = [schema for schema in EVERY if "oneOf" in schema and "discriminator" not in schema]
    assert all(list(schema["oneOf"][0]) == ["$ref"] and schema["oneOf"][1:] == [{"type": "null"}] for schema in inline)


def test_a_tag_comes_first_and_is_required() -> None:
    for name, schema in STRUCTS.items():
        tags = [field for field, inner in schema["properties"].items() if "const" in inner]
        assert tags in ([], [next(iter(schema["properties"]))]), name
        for tag in tags:
            value = schema["properties"][tag]["const"]
            assert {"type": "string", "const": value, "default": value} == schema["properties"][tag]
            assert tag == schema["required"][0]
            assert tag in TAGS


def test_a_struct_is_closed_and_all_its_fields_are_described() -> None:
    for name, schema in STRUCTS.items():
        assert schema["additionalProperties"] is False
        assert not [f"{name}.{field}" for field, inner in schema["properties"].items() if not described(inner)]


def described(schema: dict[str, Any]) -> bool:
    return "const" in schema or bool(schema["description"])


def test_a_field_is_optional_or_nullable_but_never_both() -> None:
    optional = {
        f"{name}.{field}": inner
        for name, schema in STRUCTS.items()
        for field, inner in schema["properties"].items()
        if field not in schema.get("required", ())
    }
    assert not [place for place, schema in optional.items() if "null" in kinds_of(schema) or "oneOf" in schema]
    # Answers are whole: only what is sent may leave something out.
    answered = {*reached_from(schema_of(call, "200") for call in OPERATIONS.values())}
    assert {f"{game.prefix}Deal.deck" for game in GAMES} == {
        place for place in optional if place.split(".")[0] in answered
    }


def reached_from(roots: Iterable[dict[str, Any]]) -> set[str]:
    """Return the names of all components that some schemas refer to, however deep."""
    names, todo = set[str](), [schema["$ref"].removeprefix(PREFIX) for schema in roots]
    while todo:
        name = todo.pop()
        if name not in names:
            names.add(name)
            todo += [inner["$ref"].removeprefix(PREFIX) for inner in schemas(COMPONENTS[name]) if "$ref" in inner]
    return names


def schema_of(operation: dict[str, Any], status: str) -> dict[str, Any]:
    schema: dict[str, Any] = operation["responses"][status]["content"][JSON]["schema"]
    return schema


def test_every_component_is_used() -> None:
    asked = (
        operation["requestBody"]["content"][JSON]["schema"]
        for operation in OPERATIONS.values()
        if "requestBody" in operation
    )
    answered = (schema_of(operation, "200") for operation in OPERATIONS.values())
    problem = {"$ref": f"{PREFIX}Problem"}
    assert set(COMPONENTS) == reached_from([*asked, *answered, problem])


def test_cards_and_suits_are_enums_with_names() -> None:
    for kind in (Card, Suit):
        assert [member.value for member in kind] == COMPONENTS[kind.__name__]["enum"]
        assert [member.name for member in kind] == COMPONENTS[kind.__name__]["x-enum-varnames"]


def test_numbers_lists_and_maps_have_bounds() -> None:
    for schema in EVERY:
        kinds = kinds_of(schema)
        assert "number" not in kinds
        assert "integer" not in kinds or {"minimum", "maximum", "format"} <= schema.keys()
        assert "array" not in kinds or {"items", "maxItems"} <= schema.keys()
        assert "object" not in kinds or schema.get("additionalProperties") is not None
        assert kinds <= {"null"} or len(kinds - {"null"}) == 1


def test_nothing_contains_itself() -> None:
    for name, schema in COMPONENTS.items():
        assert name not in reached_from(inner for inner in schemas(schema) if "$ref" in inner)


def test_operations_are_those_of_the_calls() -> None:
    assert list(CALLS) == list(OPERATIONS)
    assert sorted({call.tag for call in CALLS.values()}) == [tag["name"] for tag in DOCUMENT["tags"]]
    for name, call in CALLS.items():
        operation = DOCUMENT["paths"][call.path][call.method.lower()]
        assert name == operation["operationId"]
        assert [call.tag] == operation["tags"]
        assert operation["summary"]
        assert operation["description"]


SEALED = {f"{verb}Table": [f"/tables/{verb}"] for verb in ("prepare", "start", "play", "view", "close", "reveal")} | {
    "verifyFairness": ["/fairness/verify"]
}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_an_operation_is_named_by_its_game_and_its_call(game: AnyGame) -> None:
    words = game.id.split("-")
    camel = words[0] + "".join(map(str.capitalize, words[1:]))
    for call in CALLS.values():
        if call.tag == game.id:
            prefix, _, name = call.operation_id.partition("_")
            assert prefix == camel
            assert call.path.removeprefix(f"/v1/games/{game.id}") in ("", f"/{name}", *SEALED.get(name, ()))


@pytest.mark.parametrize("operation", OPERATIONS.values(), ids=OPERATIONS)
def test_an_operation_has_one_success_and_problems(operation: dict[str, Any]) -> None:
    success, *refusals = operation["responses"]
    assert "200" == success
    assert {JSON, MSGPACK} == operation["responses"]["200"]["content"].keys()
    assert refusals == sorted(refusals)
    for status in refusals:
        assert {PROBLEM} == operation["responses"][status]["content"].keys()
        assert {"$ref": f"{PREFIX}Problem"} == operation["responses"][status]["content"][PROBLEM]["schema"]


def test_the_first_lines_say_that_every_card_is_shown() -> None:
    first, _, _ = DOCUMENT["info"]["description"].partition("\n\n")
    assert "trusted callers: they show every card" in first
    assert [] == DOCUMENT["security"]
    assert "Apache-2.0" == DOCUMENT["info"]["license"]["name"]
    assert VERSION == DOCUMENT["info"]["version"]
