"""The conformance pack: calls with the answers that they have to get, and how two answers are compared.

The pack is data (``tests/conformance``), made from the rules by ``scripts/conformance`` and confirmed by a second
implementation. Its page says how it is run against a server or a port of the rules.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from croupier_api.pointers import escaped
from croupier_api.resources import conformance_pack

CALLS_ASIDE = frozenset({"chance", "sealed"})
"""Kinds of the files that hold no calls: shuffles for ports, and what clients of sealed tables compute."""


class Entry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A file of the pack, as its index names it."""

    path: str
    game: str | None
    kind: str
    vectors: int
    sha256: str


class Index(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The index of the pack."""

    format: int
    chance: str
    service: str
    files: tuple[Entry, ...]


class Vector(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A call, and what it has to answer."""

    name: str
    about: str
    rules: tuple[str, ...]
    call: str
    query: Mapping[str, bool]
    request: Any
    status: int
    answer: Any


class VectorFile(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A file of calls."""

    format: int
    game: str | None
    kind: str
    vectors: tuple[Vector, ...]


class Difference(NamedTuple):
    """Where two JSON values differ first: a JSON Pointer, what was expected and what was found."""

    pointer: str
    expected: Any
    found: Any


class Absent(NamedTuple):
    """What stands for a value that is not there."""

    def __repr__(self) -> str:
        return "nothing"


ABSENT = Absent()


def index() -> Index:
    """Return the index of the pack.

    Raises:
        FileNotFoundError: The installation lacks the pack.
    """
    return msgspec.json.decode((conformance_pack() / "index.json").read_bytes(), type=Index)


def vectors(entry: Entry) -> Sequence[Vector]:
    """Return the calls of a file of the pack."""
    return msgspec.json.decode((conformance_pack() / entry.path).read_bytes(), type=VectorFile).vectors


def difference(expected: Any, found: Any, pointer: str = "") -> Difference | None:
    """Return where two JSON values differ first, or None.

    >>> difference({"a": [1, 2]}, {"a": [1, 3]})
    Difference(pointer='/a/1', expected=2, found=3)
    """
    pairs = _pairs(expected, found)
    if pairs is None:
        return None if _same(expected, found) else Difference(pointer, expected, found)
    inside = (difference(one, other, f"{pointer}/{escaped(step)}") for step, one, other in pairs)
    return next((each for each in inside if each is not None), None)


def _pairs(expected: Any, found: Any) -> Iterator[tuple[str, Any, Any]] | None:
    """Return the entries of two objects or two lists side by side, or None where they have none to compare."""
    for kind, entries in _ENTRIES.items():
        if isinstance(expected, kind) and isinstance(found, kind):
            one, other = entries(expected), entries(found)
            return ((step, one.get(step, ABSENT), other.get(step, ABSENT)) for step in {**one, **other})
    return None


_ENTRIES: Mapping[type, Callable[[Any], dict[str, Any]]] = {
    dict: dict,
    list: lambda entries: {str(place): entry for place, entry in enumerate(entries)},
}


def _same(expected: Any, found: Any) -> bool:
    # In Python true is 1, in JSON it is not; 1.0 is 1 in both.
    return isinstance(expected, bool) is isinstance(found, bool) and expected == found
