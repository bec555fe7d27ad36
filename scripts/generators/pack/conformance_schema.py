"""The schema of the pack's own files: JSON Schema 2020-12, strict."""

from typing import Any

from conformance_files import FORMAT
from croupier.cards import Card
from croupier.registry import GAMES
from croupier_api.app import calls

KINDS = ("starts", "plays", "refusals", "settlements", "views", "matches", "combinations", "fairness")
ASIDE = ("chance", "sealed")
SECRETS = ("seat-key", "seat-opening", "record", "commitment", "seed", "links", "token")
RULE = r"^[A-Z][0-9]+[a-z]?$"
SLUG = r"[a-z0-9]+(-[a-z0-9]+)*"


def schema() -> dict[str, Any]:
    """Return the schema that every JSON file of the pack but itself satisfies."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Croupier's conformance pack",
        "description": "The index, the shuffles, the secrets of sealed tables, or a file of calls.",
        "oneOf": [{"$ref": f"#/$defs/{each}"} for each in ("index", "chance", "sealed", "calls")],
        "$defs": {
            "index": _index(),
            "entry": _entry(),
            "chance": _file("#/$defs/shuffle", {"type": "null"}, {"const": "chance"}),
            "shuffle": _shuffle(),
            "sealed": _file("#/$defs/secret", {"type": "null"}, {"const": "sealed"}),
            "secret": _closed(
                name={"$ref": "#/$defs/name"},
                about={"$ref": "#/$defs/sentence"},
                what={"enum": list(SECRETS)},
                given={"type": "object"},
                gives={"type": "object"},
            ),
            "calls": _file("#/$defs/vector", {"enum": [game.id for game in GAMES]}, {"enum": list(KINDS)}),
            "vector": _vector(),
            "problem": _problem(),
            "cards": {"type": "array", "items": {"enum": [card.value for card in Card]}, "uniqueItems": True},
            "name": {"type": "string", "pattern": f"^({SLUG}/)+{SLUG}$"},
            "sentence": {"type": "string", "minLength": 1},
        },
    }


def _closed(**properties: Any) -> dict[str, Any]:
    """Return the schema of an object that has just these properties, all of them."""
    required = list(properties)
    return {"type": "object", "properties": properties, "required": required, "additionalProperties": False}


def _whole(least: int, most: int) -> dict[str, Any]:
    return {"type": "integer", "minimum": least, "maximum": most}


def _index() -> dict[str, Any]:
    return _closed(
        format={"const": FORMAT},
        chance={"type": "string", "pattern": "^croupier/[0-9]+$"},
        service={"type": "string", "pattern": r"^[0-9]+\.[0-9]+\.[0-9]+"},
        files={"type": "array", "minItems": 1, "items": {"$ref": "#/$defs/entry"}},
    )


def _entry() -> dict[str, Any]:
    return _closed(
        path={"type": "string", "pattern": rf"^({SLUG}/)?{SLUG}\.json$"},
        game={"enum": [*(game.id for game in GAMES), None]},
        kind={"enum": [*ASIDE, *KINDS]},
        vectors={"type": "integer", "minimum": 1},
        sha256={"type": "string", "pattern": "^[0-9a-f]{64}$"},
    )


def _file(vector: str, game: Any, kind: Any) -> dict[str, Any]:
    vectors = {"type": "array", "minItems": 1, "items": {"$ref": vector}}
    return _closed(format={"const": FORMAT}, game=game, kind=kind, vectors=vectors)


def _shuffle() -> dict[str, Any]:
    return _closed(
        name={"$ref": "#/$defs/name"},
        about={"$ref": "#/$defs/sentence"},
        seed={"type": "string", "pattern": "^[!-~]{1,128}$"},
        deal=_whole(0, 9_999),
        pack={"$ref": "#/$defs/cards"},
        deck={"$ref": "#/$defs/cards"},
        cut=_whole(1, 51),
        players=_whole(2, 7),
        dealer=_whole(0, 6),
    )


def _vector() -> dict[str, Any]:
    flags = {name: {"type": "boolean"} for name in sorted({flag.name for call in calls() for flag in call.flags})}
    vector = _closed(
        name={"$ref": "#/$defs/name"},
        about={"$ref": "#/$defs/sentence"},
        rules={"type": "array", "items": {"type": "string", "pattern": RULE}, "uniqueItems": True},
        call={"enum": [call.operation_id for call in calls() if call.request is not None]},
        query={"type": "object", "properties": flags, "additionalProperties": False},
        request={"type": "object"},
        status={"enum": [200, 409, 422]},
        answer={"type": "object"},
    )
    fine = {"properties": {"status": {"const": 200}}}
    return vector | {"if": fine, "else": {"properties": {"answer": {"$ref": "#/$defs/problem"}}}}


def _problem() -> dict[str, Any]:
    """Return what a refusal has in any case; the OpenAPI document has the rest."""
    return {
        "type": "object",
        "properties": {"type": {"type": "string", "pattern": "^/problems/"}, "status": {"enum": [409, 422]}},
        "required": [
            "type",
            "title",
            "status",
            "detail",
            "code",
            "rule",
            "reason",
            "values",
            "index",
            "errors",
            "more",
        ],
    }
