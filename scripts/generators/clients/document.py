"""The OpenAPI document as the emitters of SDKs read it: structs, enums, unions and calls, each in the document's order.

The document keeps to few constructs, so this is short; what it does not know, it refuses.
"""

import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

Node = dict[str, Any]


@dataclass(frozen=True)
class Scalar:
    """A string, a boolean or an integer: ``string``, ``boolean``, ``int32`` or ``int64``."""

    kind: str


@dataclass(frozen=True)
class Ref:
    """A struct, enum or union of the document."""

    name: str


@dataclass(frozen=True)
class ListOf:
    """An array; its items may be null where it is ``nullable``."""

    item: "Kind"
    nullable: bool = False


@dataclass(frozen=True)
class MapOf:
    """An object with any names, and values of one kind."""

    value: "Kind"


Kind = Scalar | Ref | ListOf | MapOf


@dataclass(frozen=True)
class Field:
    """A member of a struct, or a flag of a call.

    A nullable field is there and may be null; one that is not required may be absent and is never null; none is both.
    A ``const`` is the tag that tells the members of a union apart.
    """

    name: str
    kind: Kind
    description: str
    required: bool = True
    nullable: bool = False
    const: str | None = None
    default: bool | None = None


@dataclass(frozen=True)
class Struct:
    """An object with known fields."""

    name: str
    description: str
    fields: tuple[Field, ...]

    @property
    def tag(self) -> Field | None:
        """The field that has one value only."""
        return next((field for field in self.fields if field.const is not None), None)


@dataclass(frozen=True)
class Enum:
    """Strings of a closed set: the value and the name of each."""

    name: str
    description: str
    members: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class Union:
    """One of several structs, told apart by a tag: the values of the tag with the structs they mean."""

    name: str
    description: str
    tag: str
    members: tuple[tuple[str, str], ...]


Component = Struct | Enum | Union


@dataclass(frozen=True)
class Operation:
    """A call: ``answer`` and ``body`` are names of structs; ``bearer`` says whether it takes a seat's key.

    That is ``none``, ``optional`` or ``required``.
    """

    id: str
    name: str
    method: str
    path: str
    summary: str
    description: str
    body: str | None
    answer: str
    flags: tuple[Field, ...]
    bearer: str = "none"


@dataclass(frozen=True)
class Group:
    """The calls of a game, or of the service itself."""

    tag: str
    description: str
    operations: tuple[Operation, ...]


@dataclass(frozen=True)
class Document:
    """A whole document."""

    version: str
    summary: str
    components: tuple[Component, ...]
    groups: tuple[Group, ...]

    @cached_property
    def by_name(self) -> dict[str, Component]:
        """Every component by its name."""
        return {component.name: component for component in self.components}

    @cached_property
    def unions_of(self) -> dict[str, tuple[Union, ...]]:
        """The unions that each struct is a member of; most are in none."""
        unions = [component for component in self.components if isinstance(component, Union)]
        return {
            component.name: tuple(union for union in unions if component.name in dict(union.members).values())
            for component in self.components
        }


def read(path: Path | str) -> Document:
    """Read a document.

    Raises:
        ValueError: It uses a construct that the document of this API does not have.
    """
    node = json.loads(Path(path).read_text(encoding="utf-8"))
    return Document(
        version=node["info"]["version"],
        summary=node["info"]["summary"],
        components=tuple(_component(name, schema) for name, schema in node["components"]["schemas"].items()),
        groups=tuple(
            Group(tag["name"], tag["description"], tuple(_operations(node, tag["name"]))) for tag in node["tags"]
        ),
    )


def words(name: str) -> list[str]:
    """Return the words of a name in lower case, however they are joined.

    >>> words("krytNavalivat_play"), words("chor-voli"), words("NapBid"), words("ACE_OF_SPADES"), words("took_trick")
    (['kryt', 'navalivat', 'play'], ['chor', 'voli'], ['nap', 'bid'], ['ace', 'of', 'spades'], ['took', 'trick'])
    """
    return [word.lower() for word in re.findall(r"[A-Z]?[a-z0-9]+|[A-Z0-9]+", name)]


def snake(name: str) -> str:
    """Return a name in snake case.

    >>> snake("krytNavalivat_play")
    'kryt_navalivat_play'
    """
    return "_".join(words(name))


def pascal(name: str) -> str:
    """Return a name in Pascal case.

    >>> pascal("kryt-navalivat")
    'KrytNavalivat'
    """
    return "".join(word.capitalize() for word in words(name))


def camel(name: str) -> str:
    """Return a name in camel case.

    >>> camel("took_trick")
    'tookTrick'
    """
    first, *others = words(name)
    return first + "".join(word.capitalize() for word in others)


def _component(name: str, schema: Node) -> Component:
    description = schema["description"]
    if "enum" in schema:
        return Enum(name, description, tuple(zip(schema["enum"], schema["x-enum-varnames"], strict=True)))
    if "discriminator" in schema:
        members = {value: _ref(target) for value, target in schema["discriminator"]["mapping"].items()}
        return Union(name, description, schema["discriminator"]["propertyName"], tuple(members.items()))
    required = schema.get("required", ())
    fields = (_field(field, node, required=field in required) for field, node in schema["properties"].items())
    return Struct(name, description, tuple(fields))


def _field(name: str, schema: Node, *, required: bool = True) -> Field:
    kind, nullable = _kind(schema)
    if nullable and not required:
        raise ValueError(f"{name}: may be absent and null.")
    description = schema.get("description", "")
    return Field(name, kind, description, required, nullable, schema.get("const"))


def _kind(schema: Node) -> tuple[Kind, bool]:
    """Return what a schema describes, and whether null is allowed besides."""
    if "$ref" in schema:
        return Ref(_ref(schema["$ref"])), False
    if "oneOf" in schema:
        first, _ = schema["oneOf"]
        return _kind(first)[0], True
    kinds = [schema["type"]] if isinstance(schema["type"], str) else schema["type"]
    return _plain(kinds[0], schema), "null" in kinds[1:]


def _plain(kind: str, schema: Node) -> Kind:
    match kind:
        case "array":
            return ListOf(*_kind(schema["items"]))
        case "object":
            return MapOf(_kind(schema["additionalProperties"])[0])
        case "integer":
            return Scalar(schema["format"])
        case "string" | "boolean":
            return Scalar(kind)
        case _:
            raise ValueError(f"{kind}: no emitter knows this type.")


def _operations(document: Node, tag: str) -> Iterator[Operation]:
    for path, item in document["paths"].items():
        for method, node in item.items():
            if tag in node["tags"]:
                yield _operation(method.upper(), path, node)


def _operation(method: str, path: str, node: Node) -> Operation:
    return Operation(
        id=node["operationId"],
        name=node["operationId"].rpartition("_")[2],
        method=method,
        path=path,
        summary=node["summary"],
        description=node["description"],
        body=_body(node["requestBody"]) if "requestBody" in node else None,
        answer=_body(node["responses"]["200"]),
        flags=tuple(map(_flag, node.get("parameters", ()))),
        bearer=_bearer(node.get("security", ())),
    )


def _bearer(security: Sequence[Node]) -> str:
    if not any(security):
        return "none"
    return "required" if all(security) else "optional"


def _body(message: Node) -> str:
    return _ref(message["content"]["application/json"]["schema"]["$ref"])


def _flag(parameter: Node) -> Field:
    default = parameter["schema"]["default"]
    return Field(parameter["name"], Scalar("boolean"), parameter["description"], required=False, default=default)


def _ref(target: str) -> str:
    return target.rpartition("/")[2]
