"""Write the calls of the Python client: a class for each tag, once waiting for answers and once awaiting them."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from textwrap import fill, indent
from typing import Any

Node = dict[str, Any]

HEADER = '"""The calls of the API. Generated from the OpenAPI document by scripts/generate-clients."""'
IMPORTS = """\
from collections.abc import Mapping, Sequence
import httpx
from msgspec import UNSET, UnsetType
from croupier_client.transport import BASE_URL, AsyncTransport, Call, Transport"""
REFUSED = "Raises:\n    ProblemError: The call was refused."

SCALARS = {"integer": "int", "string": "str", "boolean": "bool"}


@dataclass(frozen=True)
class Argument:
    """An argument of a method: a field of the body, or a flag."""

    name: str
    type: str
    default: str | None
    description: str

    def __str__(self) -> str:
        """Return the argument as a signature has it."""
        return f"{self.name}: {self.type}" + (f" = {self.default}" if self.default else "")


@dataclass(frozen=True)
class Operation:
    """A call, as its method needs it."""

    name: str
    constant: str
    method: str
    path: str
    description: str
    answer: str
    body: str | None
    fields: tuple[Argument, ...]
    flags: tuple[Argument, ...]


def client(document: Node) -> str:
    """Return the source of the calls of a document, not yet formatted."""
    groups = {tag["name"]: (tag["description"], list(operations(document, tag["name"]))) for tag in document["tags"]}
    constants = [_constant(operation) for _, group in groups.values() for operation in group]
    classes = [
        _group(prefix, tag, description, group)
        for tag, (description, group) in groups.items()
        for prefix in ("", "Async")
    ]
    models = f"from croupier_client.models import {', '.join(document['components']['schemas'])}"
    doors = [_door(prefix, document["info"]["summary"], list(groups)) for prefix in ("", "Async")]
    return "\n\n".join([HEADER, f"{IMPORTS}\n{models}", "\n".join(constants), *classes, *doors]) + "\n"


def tags(document: Node) -> list[str]:
    """Return the names of the classes that the calls of a document are divided among."""
    return [pascal(tag["name"]) for tag in document["tags"]]


def operations(document: Node, tag: str) -> Iterator[Operation]:
    """Return the calls that have a tag, in the order of the document."""
    for path, item in document["paths"].items():
        for method, node in item.items():
            if tag in node["tags"]:
                yield _operation(document, method.upper(), path, node)


def _operation(document: Node, method: str, path: str, node: Node) -> Operation:
    body = _ref(_schema(node["requestBody"])) if "requestBody" in node else None
    return Operation(
        name=snake(node["operationId"].rpartition("_")[2]),
        constant=snake(node["operationId"]).upper(),
        method=method,
        path=path,
        description=f"{node['summary']}.\n\n{fill(node['description'], 108)}",
        answer=_ref(_schema(node["responses"]["200"])),
        body=body,
        fields=tuple(_fields(document["components"]["schemas"][body])) if body else (),
        flags=tuple(map(_flag, node.get("parameters", ()))),
    )


def _schema(message: Node) -> Node:
    schema: Node = message["content"]["application/json"]["schema"]
    return schema


def _fields(struct: Node) -> Iterator[Argument]:
    required = struct.get("required", ())
    for name in sorted(struct["properties"], key=lambda name: name not in required):
        schema = struct["properties"][name]
        spelled, default = annotation(schema), None
        if name not in required:
            spelled, default = f"{spelled} | UnsetType", "UNSET"
        yield Argument(name, spelled, default, schema["description"])


def _flag(parameter: Node) -> Argument:
    return Argument(parameter["name"], "bool", str(parameter["schema"]["default"]), parameter["description"])


def annotation(schema: Node) -> str:
    """Return the Python type of a schema.

    >>> annotation({"type": ["array", "null"], "items": {"$ref": "#/components/schemas/Card"}})
    'Sequence[Card] | None'
    """
    if "$ref" in schema:
        return _ref(schema)
    if "oneOf" in schema:
        return f"{annotation(schema['oneOf'][0])} | None"
    if isinstance(schema["type"], list):
        return f"{annotation({**schema, 'type': schema['type'][0]})} | None"
    if schema["type"] == "array":
        return f"Sequence[{annotation(schema['items'])}]"
    if schema["type"] == "object":
        return f"Mapping[str, {annotation(schema['additionalProperties'])}]"
    return SCALARS[schema["type"]]


def _ref(schema: Node) -> str:
    return str(schema["$ref"]).rpartition("/")[2]


def snake(name: str) -> str:
    """Return a name in snake case.

    >>> snake("krytNavalivat_play"), snake("kryt-navalivat")
    ('kryt_navalivat_play', 'kryt_navalivat')
    """
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).replace("-", "_").lower()


def pascal(name: str) -> str:
    """Return the name of the class of a tag.

    >>> pascal("kryt-navalivat")
    'KrytNavalivat'
    """
    return "".join(word.capitalize() for word in name.split("-"))


def _constant(operation: Operation) -> str:
    flags = "".join(f", {flag.name}={flag.default}" for flag in operation.flags)
    return f'{operation.constant} = Call("{operation.method}", "{operation.path}", {operation.answer}{flags})'


def _group(prefix: str, tag: str, description: str, group: Iterable[Operation]) -> str:
    methods = [_method(prefix, operation) for operation in group]
    start = f"def __init__(self, transport: {prefix}Transport) -> None:\n    self._transport = transport"
    return _class(f"{prefix}{pascal(tag)}", description, [start, *methods])


def _method(prefix: str, operation: Operation) -> str:
    needed = [field for field in operation.fields if not field.default]
    chosen = [field for field in operation.fields if field.default] + list(operation.flags)
    signature = ", ".join(["self", *map(str, needed), *(["*"] if chosen else []), *map(str, chosen)])
    arguments = [operation.constant, *_body(operation), *(f"{flag.name}={flag.name}" for flag in operation.flags)]
    doc = [operation.description, *_arguments(needed + chosen), REFUSED]
    define, wait = ("async def", "await ") if prefix else ("def", "")
    return "\n".join(
        [
            f"{define} {operation.name}({signature}) -> {operation.answer}:",
            indent('"""' + "\n\n".join(doc) + '\n"""', "    "),
            f"    return {wait}self._transport.send({', '.join(arguments)})",
        ]
    )


def _arguments(arguments: Iterable[Argument]) -> Iterator[str]:
    told = [fill(f"    {each.name}: {each.description}", 112, subsequent_indent=" " * 8) for each in arguments]
    if told:
        yield "\n".join(["Args:", *told])


def _body(operation: Operation) -> Iterator[str]:
    if operation.body:
        yield f"{operation.body}({', '.join(f'{field.name}={field.name}' for field in operation.fields)})"


def _door(prefix: str, summary: str, tags: Iterable[str]) -> str:
    http = f"httpx.{prefix}Client | None = None"
    lines = [
        f"def __init__(self, base_url: str = BASE_URL, http: {http}) -> None:",
        "    super().__init__(base_url, http)",
        *(f"    self.{snake(tag)} = {prefix}{pascal(tag)}(self)" for tag in tags),
    ]
    return _class(f"{prefix}Croupier({prefix}Transport)", summary, ["\n".join(lines)])


def _class(head: str, description: str, members: Iterable[str]) -> str:
    body = "\n\n".join([f'"""{fill(description, 110)}"""', *members])
    return f"class {head}:\n{indent(body, '    ')}"
