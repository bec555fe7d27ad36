"""Write the calls of the Python client: a class for each tag, once waiting for answers and once awaiting them."""

from collections.abc import Iterable, Iterator
from textwrap import fill, indent

from calling import body_fields
from document import Document, Field, Group, Kind, ListOf, MapOf, Operation, Ref, Scalar, pascal, snake

HEADER = '"""The calls of the API. Generated from the OpenAPI document by scripts/generate-clients; do not edit."""'
IMPORTS = """\
from collections.abc import Mapping, Sequence
import httpx
from msgspec import UNSET, UnsetType
from croupier_client.transport import BASE_URL, AsyncTransport, Call, Transport"""
REFUSED = "Raises:\n    ProblemError: The call was refused."

KEY = "The key of the seat that calls"
KEYS = {
    "none": (),
    "optional": (Field("key", Scalar("string"), f"{KEY}; without it you see what spectators do.", required=False),),
    "required": (Field("key", Scalar("string"), f"{KEY}."),),
}
"""What a call takes besides its body and its flags, by what it says of a seat's key."""

SCALARS = {"int32": "int", "int64": "int", "string": "str", "boolean": "bool"}


def client(document: Document) -> str:
    """Return the source of the calls of a document, not yet formatted."""
    constants = [_constant(operation) for group in document.groups for operation in group.operations]
    classes = [_group(document, prefix, group) for group in document.groups for prefix in ("", "Async")]
    models = f"from croupier_client.models import {', '.join(document.by_name)}"
    doors = [_door(document, prefix) for prefix in ("", "Async")]
    return "\n\n".join([HEADER, f"{IMPORTS}\n{models}", "\n".join(constants), *classes, *doors]) + "\n"


def _constant(operation: Operation) -> str:
    flags = "".join(f", {flag.name}={flag.default}" for flag in operation.flags)
    return f'{_name(operation)} = Call("{operation.method}", "{operation.path}", {operation.answer}{flags})'


def _name(operation: Operation) -> str:
    return snake(operation.id).upper()


def _group(document: Document, prefix: str, group: Group) -> str:
    methods = [_method(prefix, operation, _fields(document, operation)) for operation in group.operations]
    start = f"def __init__(self, transport: {prefix}Transport) -> None:\n    self._transport = transport"
    return _class(f"{prefix}{pascal(group.tag)}", group.description, [start, *methods])


def _fields(document: Document, operation: Operation) -> tuple[Field, ...]:
    """Return what the body of a call is made of, the needed before the optional."""
    return tuple(sorted(body_fields(document, operation), key=lambda field: not field.required))


def _method(prefix: str, operation: Operation, fields: tuple[Field, ...]) -> str:
    arguments = (*fields, *KEYS[operation.bearer], *operation.flags)
    needed = [field for field in arguments if field.required]
    chosen = [field for field in arguments if not field.required]
    signature = ", ".join(["self", *map(_argument, needed), *(["*"] if chosen else []), *map(_argument, chosen)])
    body = f"{operation.body}({_by_name(fields)})" if operation.body else ""
    others = _by_name((*KEYS[operation.bearer], *operation.flags))
    sent = ", ".join(part for part in (_name(operation), body, others) if part)
    doc = [f"{operation.summary}.", fill(operation.description, 108), *_told([*needed, *chosen]), REFUSED]
    define, wait = ("async def", "await ") if prefix else ("def", "")
    return "\n".join(
        [
            f"{define} {snake(operation.name)}({signature}) -> {operation.answer}:",
            indent('"""' + "\n\n".join(doc) + '\n"""', "    "),
            f"    return {wait}self._transport.send({sent})",
        ]
    )


def _argument(field: Field) -> str:
    if field.default is not None:
        return f"{field.name}: {_type(field.kind)} = {field.default}"
    optional = "" if field.required else " | UnsetType = UNSET"
    return f"{field.name}: {_type(field.kind)}{' | None' if field.nullable else ''}{optional}"


def _type(kind: Kind) -> str:
    match kind:
        case Scalar(name):
            return SCALARS[name]
        case Ref(name):
            return name
        case ListOf(item, nullable):
            return f"Sequence[{_type(item)}{' | None' if nullable else ''}]"
        case MapOf(value):
            return f"Mapping[str, {_type(value)}]"


def _by_name(fields: Iterable[Field]) -> str:
    return ", ".join(f"{field.name}={field.name}" for field in fields)


def _told(arguments: list[Field]) -> Iterator[str]:
    if arguments:
        told = [fill(f"    {each.name}: {each.description}", 112, subsequent_indent=" " * 8) for each in arguments]
        yield "\n".join(["Args:", *told])


def _door(document: Document, prefix: str) -> str:
    lines = [
        f"def __init__(self, base_url: str = BASE_URL, http: httpx.{prefix}Client | None = None) -> None:",
        "    super().__init__(base_url, http)",
        *(f"    self.{snake(group.tag)} = {prefix}{pascal(group.tag)}(self)" for group in document.groups),
    ]
    return _class(f"{prefix}Croupier({prefix}Transport)", document.summary, ["\n".join(lines)])


def _class(head: str, description: str, members: Iterable[str]) -> str:
    body = "\n\n".join([f'"""{fill(description, 110)}"""', *members])
    return f"class {head}:\n{indent(body, '    ')}"
