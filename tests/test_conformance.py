"""The conformance pack: up to date, as its schema and the OpenAPI document have it, and complete."""

import hashlib
import json
import re
import zipfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest
from msgspec import inspect, structs

import conformance
import conformance_files
from api.published import DOCUMENT, OPERATIONS
from croupier.faults import TableRule
from croupier.game import AnyGame
from croupier.registry import GAMES
from croupier_api.game_calls import camel
from croupier_api.openapi import JSON, PROBLEM
from croupier_api.problems import KINDS, ProblemCode
from kit import pack
from kit.alphabet import members
from kit.matches import tables
from naive import nap_forms

CALLS = pack.calls()
MOST_BYTES = 3_200_000

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def calls_of(game: AnyGame) -> list[Any]:
    return [vector for vector in CALLS if pack.of_game(vector) == game.id]


def tags(union: Any) -> set[str]:
    """Return the tags of a union's members."""
    kinds = members(inspect.type_info(union))
    return {str(kind.tag) for kind in kinds if isinstance(kind, inspect.StructType)}


def test_the_pack_is_what_the_script_writes() -> None:
    # When it is not: scripts/conformance
    assert conformance_files.stale(pack.FOLDER, conformance.pack()) == []


def test_a_changed_a_lacking_and_a_strange_file_are_out_of_date(tmp_path: Path) -> None:
    conformance_files.put(tmp_path, {"a.json": b"1", "b/c.json": b"2"})
    assert conformance_files.stale(tmp_path, {"a.json": b"1", "b/c.json": b"2"}) == []
    assert conformance_files.stale(tmp_path, {"a.json": b"0", "d.json": b"3"}) == ["a.json", "b/c.json", "d.json"]
    conformance_files.put(tmp_path, {"a.json": b"1"})
    assert [path.name for path in tmp_path.rglob("*.json")] == ["a.json"]


def test_the_pack_is_not_too_large() -> None:
    assert sum((pack.FOLDER / path).stat().st_size for path in pack.paths()) < MOST_BYTES


def test_an_archive_is_the_same_at_every_time_and_holds_all(tmp_path: Path) -> None:
    files = {path: (pack.FOLDER / path).read_bytes() for path in [*pack.paths(), "README.md"]}
    target = tmp_path / "pack.zip"
    target.write_bytes(conformance_files.archive(files))
    assert conformance_files.archive(dict(reversed(files.items()))) == target.read_bytes()
    with zipfile.ZipFile(target) as bundle:
        assert {f"croupier-conformance/{path}": content for path, content in files.items()} == {
            name: bundle.read(name) for name in bundle.namelist()
        }


SCHEMA = jsonschema_rs.validator_for(pack.content("schema.json"))


@pytest.mark.parametrize("path", [path for path in pack.paths() if path != "schema.json"])
def test_a_file_satisfies_the_schema(path: str) -> None:
    SCHEMA.validate(pack.content(path))


def test_the_schema_is_a_schema_and_strict() -> None:
    jsonschema_rs.meta.validate(pack.content("schema.json"))
    vector = next(vector for vector in CALLS if vector["status"] == 200)
    file = {"format": 1, "game": "nap", "kind": "plays", "vectors": [vector]}
    assert SCHEMA.is_valid(file)
    for change in ({"more": 1}, {"query": {"loud": True}}, {"status": 409}, {"call": "nap_catalogue"}, {"name": "A b"}):
        assert not SCHEMA.is_valid({**file, "vectors": [{**vector, **change}]}), change
    assert not SCHEMA.is_valid({**file, "game": None})
    assert not SCHEMA.is_valid({**file, "kind": "chance"})


def test_the_index_names_every_file() -> None:
    index = pack.content("index.json")
    assert sorted(entry["path"] for entry in index["files"]) == [
        path for path in pack.paths() if path not in {"index.json", "schema.json"}
    ]
    for entry in index["files"]:
        raw = (pack.FOLDER / entry["path"]).read_bytes()
        head = json.loads(raw)
        assert entry["sha256"] == hashlib.sha256(raw).hexdigest()
        assert (entry["game"], entry["kind"], entry["vectors"]) == (head["game"], head["kind"], len(head["vectors"]))
        assert entry["path"] == "/".join(part for part in (entry["game"], f"{entry['kind']}.json") if part)


def test_names_are_unique_and_say_where_they_are() -> None:
    named = Counter(vector["name"] for vector in [*CALLS, *pack.shuffles(), *pack.secrets()])
    assert [name for name, times in named.items() if times > 1] == []
    for entry in pack.content("index.json")["files"]:
        front = entry["path"].removesuffix(".json") + "/"
        assert all(vector["name"].startswith(front) for vector in pack.content(entry["path"])["vectors"])


@pytest.mark.parametrize("operation", sorted({vector["call"] for vector in CALLS}))
def test_requests_and_answers_are_as_the_document_has_them(operation: str) -> None:
    node = OPERATIONS[operation]
    request = validator(node["requestBody"]["content"][JSON]["schema"])
    flags = {parameter["name"] for parameter in node.get("parameters", ())}
    for vector in (each for each in CALLS if each["call"] == operation):
        request.validate(vector["request"])
        assert set(vector["query"]) <= flags
        content = node["responses"][str(vector["status"])]["content"]
        validator(content[JSON if vector["status"] == 200 else PROBLEM]["schema"]).validate(vector["answer"])
        assert vector["call"].endswith("_start") <= ("seed" in vector["request"])


def validator(schema: Any) -> Any:
    return jsonschema_rs.validator_for({**schema, "components": DOCUMENT["components"]})


@every_game
def test_every_call_of_a_game_is_there(game: AnyGame) -> None:
    asked = {name for name, node in OPERATIONS.items() if "requestBody" in node and node["tags"] == [game.id]}
    # Tables make secrets of their own, so that no two answers are the same: sealed.json has what can be computed.
    secret = {f"{camel(game)}_{call}Table" for call in ("prepare", "start", "play", "view", "close", "reveal")}
    assert asked - {vector["call"] for vector in CALLS} == secret


@every_game
def test_every_variant_is_started_with_every_number_of_players(game: AnyGame) -> None:
    started = {
        (vector["request"].get("variant"), vector["request"]["players"])
        for vector in calls_of(game)
        if vector["call"].endswith("_start") and vector["status"] == 200
    }
    assert {(table.variant.value, table.players) for table in tables((game,))} - started == set()
    chosen = {name for vector in calls_of(game) for name in vector["request"].get("options", ())}
    assert {field.name for field in structs.fields(game.overrides_type)} == chosen


@every_game
def test_every_action_event_phase_and_flag_is_there(game: AnyGame) -> None:
    fine = [vector for vector in calls_of(game) if vector["status"] == 200]
    actions = {action["type"] for vector in fine for action in vector["request"].get("actions", ())}
    assert actions == tags(game.action_type)
    assert {event["type"] for vector in fine for event in vector["answer"].get("events", ())} == tags(game.event_type)
    phases = tags(next(field.type for field in structs.fields(game.state_type) if field.name == "phase"))
    assert phases == {vector["answer"]["state"]["phase"]["type"] for vector in fine if "state" in vector["answer"]}
    assert phases == {vector["request"]["state"]["phase"]["type"] for vector in fine if pack.asked(vector) == "view"}
    flags = {name for vector in fine for name in vector["query"]}
    assert flags == {"legal", "explain", "views", "steps"}


def results(game: AnyGame) -> Iterator[Any]:
    for vector in calls_of(game):
        if "/settlements/" in vector["name"]:
            yield vector["answer"]["state"]["options"]["form"], vector["answer"]["scoring"]["result"]


def test_every_kind_of_end_is_there() -> None:
    kryt, nap, chor_voli = GAMES
    ends = {name for _, end in results(kryt) for name in ("draw", "broken_off", "honour") if end[name]}
    assert ends == {"draw", "broken_off", "honour"}
    assert {form for form, end in results(kryt) if end["loser"] is not None} == {"standard", "diamonds-and-spades"}
    played = {(form, end["contract"], end["made"]) for form, end in results(nap) if end["type"] == "played"}
    ladders = {(form, contract) for form, values in nap_forms.VALUES.items() for contract in values}
    assert played == {(form, contract, made) for form, contract in ladders for made in (True, False)}
    assert {form for form, end in results(nap) if end["type"] == "all_passed"} >= {"standard", "floater"}
    assert {(form, end["type"]) for form, end in results(chor_voli)} == {
        (form, end) for form in ("chor-voli", "ramchi") for end in ("showdowns", "four_of_a_kind")
    }


@every_game
def test_every_variant_is_played_to_its_end(game: AnyGame) -> None:
    whole = [vector for vector in calls_of(game) if "/matches/" in vector["name"]]
    assert {vector["request"]["variant"] for vector in whole} == {variant.value for variant in game.variants}
    assert all(vector["answer"]["state"]["deal"] > 0 for vector in whole)
    assert all(vector["answer"]["scoring"]["result"] is not None for vector in whole)
    assert any(vector["answer"]["steps"] for vector in whole)


def test_every_problem_of_a_sound_request_is_there() -> None:
    codes = {vector["answer"]["code"] for vector in CALLS if vector["status"] != 200}
    documented = {
        code for node in OPERATIONS.values() for code in ProblemCode if str(KINDS[code].status) in node["responses"]
    }
    assert codes == {code.value for code in documented - OF_TABLES if KINDS[code].status in {409, 422}}


OF_TABLES = {
    ProblemCode.CANNOT_OPEN,
    ProblemCode.STALE_TABLE,
    ProblemCode.NOT_DESCENDANT,
    ProblemCode.NOT_LAST,
    ProblemCode.INCOMPLETE,
    ProblemCode.NOT_OVER,
    ProblemCode.CLOSED,
}
"""Problems of calls whose answers are never the same twice."""


def refused(game: AnyGame) -> Iterator[str]:
    """Give the code of every rule that a vector of a game breaks."""
    for vector in calls_of(game):
        answer = vector["answer"]
        if vector["status"] != 200:
            yield from (found["reason"] for found in (answer, *(answer["errors"] or ())) if found["reason"])


def excused() -> set[tuple[str, str]]:
    """Return the rules of each game that the page says to have no vector, each with a reason."""
    page = (pack.FOLDER / "README.md").read_text("utf-8")
    rows: list[tuple[str, str, str]] = re.findall(
        r"^\| `([a-z-]+)` \| `([a-z.-]+)` \| (.{20,}) \|$", page, re.MULTILINE
    )
    return {(game, code) for game, code, _ in rows}


def test_every_rule_is_broken_or_excused() -> None:
    broken = {(game.id, code) for game in GAMES for code in refused(game)}
    rules = {(game.id, member.rule.code) for game in GAMES for member in (*game.rulebook, *TableRule)}
    assert rules - broken == excused()
    assert {(game, code) for game, code in broken if "." in code} <= rules


def test_rules_that_a_refusal_names_stand_in_its_vector() -> None:
    for vector in CALLS:
        if vector["status"] != 200:
            answer = vector["answer"]
            named = {found["rule"] for found in (answer, *(answer["errors"] or ())) if found["rule"]}
            assert named == set(vector["rules"]), vector["name"]
