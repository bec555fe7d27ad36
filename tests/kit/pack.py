"""The committed conformance pack, as plain JSON; nothing here knows the rules."""

import json
from functools import cache
from pathlib import Path
from typing import Any

CALLS_ASIDE = frozenset({"chance", "sealed"})

FOLDER = Path(__file__).parents[1] / "conformance"


@cache
def content(path: str) -> Any:
    """Return a file of the pack, decoded."""
    return json.loads((FOLDER / path).read_text(encoding="utf-8"))


def paths() -> list[str]:
    """Return every JSON file in the folder of the pack, whether the index names it or not."""
    return sorted(path.relative_to(FOLDER).as_posix() for path in FOLDER.rglob("*.json"))


def calls() -> list[Any]:
    """Return every vector that is a call, in the order of the index."""
    files = [content(entry["path"]) for entry in content("index.json")["files"]]
    return [vector for file in files if file["kind"] not in CALLS_ASIDE for vector in file["vectors"]]


def shuffles() -> list[Any]:
    """Return every vector of chance."""
    vectors: list[Any] = content("chance.json")["vectors"]
    return vectors


def secrets() -> list[Any]:
    """Return every vector of what clients of sealed tables compute."""
    vectors: list[Any] = content("sealed.json")["vectors"]
    return vectors


def of_game(vector: Any) -> str:
    """Return the game that a vector is about."""
    return str(vector["name"].partition("/")[0])


def asked(vector: Any) -> str:
    """Return the call of a vector without its game."""
    return str(vector["call"].partition("_")[2])
