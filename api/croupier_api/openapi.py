"""The OpenAPI document: one for people, linters, testers and generators, made from the calls themselves."""

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

import msgspec
import yaml
from litestar import Response, get
from litestar.handlers import HTTPRouteHandler

from croupier_api.calls import Bearer, Call, Flag
from croupier_api.catalogue_calls import SERVICE
from croupier_api.examples import Example, answers, examples, requests
from croupier_api.links import links
from croupier_api.problems import Problem
from croupier_api.schema import Components, Schema

JSON = "application/json"
MSGPACK = "application/vnd.msgpack"
PROBLEM = "application/problem+json"
YAML = "application/yaml"

DESCRIPTION = """\
**Open calls are for trusted callers: they show every card.** A state holds all hands, the stock and the seed of all
later deals. Put these calls behind your backend, and hand each player no more than their own entry of `views`.

**Calls on tables are for players' own devices.** There the match is a token, sealed by the server: nobody can read or
alter it, and each seat sees and plays what its key lets it. See [sealed tables](/guide/sealed-tables).

Croupier is a card table that keeps nothing. `start` answers with the state of a match; send it back with the actions
of your players, and `play` answers with the next state, what is then allowed and what has happened, or with the rule
that forbids it. The same request always gets the same answer, but where a seed or a secret has to be made: in a `start`
without a `seed`, and when a table is prepared or started.

Bodies are JSON or MessagePack, as `Content-Type` and `Accept` say; without `Accept` the answer is JSON. Every refusal
is a `Problem` (RFC 9457). Unknown fields are refused; of a field that is there twice the last one counts; `5.0` is an
integer. Fields of an answer are never left out: what is absent is null. Options of a request are left out, and never
null. An address that does not exist is answered 404, another method than is listed here 405.
"""

REFUSALS: Mapping[int, str] = MappingProxyType(
    {
        400: "The request is not JSON or MessagePack, or is not what its schema asks for.",
        401: "The call needs a seat's key, and none came.",
        403: "The key speaks for another seat.",
        404: "There is no such thing.",
        406: "The answer is not to be had in any format of the `Accept` header.",
        409: "A rule forbids an action, or where the table stands does; nothing has changed.",
        410: "The match can no longer be played.",
        413: "The body is larger than the server takes.",
        415: "The body is in a format that is not spoken here.",
        422: "The request satisfies its schema and cannot be all the same; every fault is listed.",
        503: "The server has no keys, or no ledger that can be asked now.",
    }
)
"""What the document says of a status, whichever call answers it."""

SEAT_KEY = "seatKey"

_SEAT_KEY = {
    "type": "http",
    "scheme": "bearer",
    "description": "A seat's key, `cs1.` and 32 bytes in base64url: it speaks for that seat on its own table only.",
}

_SECURITY: Mapping[Bearer, list[dict[str, list[str]]]] = MappingProxyType(
    {Bearer.NONE: [], Bearer.OPTIONAL: [{}, {SEAT_KEY: []}], Bearer.REQUIRED: [{SEAT_KEY: []}]}
)

OF_EVERY_CALL = frozenset({400, 406})
OF_FLAGS = frozenset({400})
OF_BODIES = frozenset({400, 413, 415})
"""Statuses that a call has with its answer, its flags and its body."""


def document(calls: Sequence[Call], version: str, told: Iterable[Example] | None = None) -> dict[str, Any]:
    """Return the document of some calls and a version of the service, with the examples that come with it.

    Raises:
        ForbiddenType: The type of a request or an answer breaks a rule of the document.
        FileNotFoundError: The installation lacks its examples.
    """
    shown = tuple(examples() if told is None else told)
    found = Components()
    paths: dict[str, Any] = {}
    for call in calls:
        paths.setdefault(call.path, {})[call.method.lower()] = _operation(call, calls, found, shown)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Croupier",
            "summary": "A stateless card table: it deals, says what may be played, refuses the rest, and settles up.",
            "description": DESCRIPTION,
            "version": version,
            "license": {"name": "Apache-2.0", "url": "https://www.apache.org/licenses/LICENSE-2.0"},
        },
        "servers": [
            {"url": "/", "description": "The server that this document comes from."},
            {"url": "http://127.0.0.1:8000", "description": "`croupier serve` on your own machine."},
        ],
        "security": [],
        "tags": _tags(calls),
        "paths": paths,
        "components": {"schemas": found.sorted(), "securitySchemes": {SEAT_KEY: _SEAT_KEY}},
    }


def _tags(calls: Iterable[Call]) -> list[dict[str, Any]]:
    return [_tag(name) for name in sorted({call.tag for call in calls})]


def _tag(name: str) -> dict[str, Any]:
    if name == SERVICE:
        return {"name": name, "description": "The service itself, and the games on offer."}
    return {"name": name, "description": f"The game `{name}`, played by [these rules](/rules/{name})."}


def _operation(call: Call, calls: Sequence[Call], found: Components, shown: Sequence[Example]) -> dict[str, Any]:
    said: dict[str, Any] = {
        "operationId": call.operation_id,
        "tags": [call.tag],
        "summary": call.summary,
        "description": call.description,
        "security": _SECURITY[call.bearer],
        "parameters": [_parameter(flag) for flag in call.flags],
        "requestBody": _body(call, found, shown),
        "responses": {"200": _success(call, found, shown) | _unless_empty(links=links(call, calls))},
    }
    problem = found.reference("", Problem)
    for status in statuses(call):
        content = {PROBLEM: _media(problem, answers(shown, call.operation_id, status))}
        said["responses"][str(status)] = {"description": REFUSALS[status], "content": content}
    return _unless_empty(**said)


def statuses(call: Call) -> list[int]:
    """Return the statuses of the refusals that a call can answer."""
    brought = OF_EVERY_CALL.union(call.refusals)
    if call.flags:
        brought |= OF_FLAGS
    if call.request is not None:
        brought |= OF_BODIES
    return sorted(brought)


def _parameter(flag: Flag) -> dict[str, Any]:
    return {
        "name": flag.name,
        "in": "query",
        "description": flag.description,
        "schema": {"type": "boolean", "default": flag.default},
    }


def _body(call: Call, found: Components, shown: Iterable[Example]) -> dict[str, Any]:
    if call.request is None:
        return {}
    schema = found.reference(call.prefix, call.request)
    return {"required": True, "content": _both(schema, requests(shown, call.operation_id))}


def _success(call: Call, found: Components, shown: Iterable[Example]) -> dict[str, Any]:
    schema = found.reference(call.prefix, call.answer)
    return {
        "description": found.described(schema),
        "content": _both(schema, answers(shown, call.operation_id, 200)),
    }


def _both(schema: Schema, told: Mapping[str, Any]) -> dict[str, Any]:
    return {JSON: _media(schema, told), MSGPACK: _media(schema, {})}


def _media(schema: Schema, told: Mapping[str, Any]) -> dict[str, Any]:
    return {"schema": schema} | _unless_empty(examples=told)


def _unless_empty(**said: Any) -> dict[str, Any]:
    return {name: value for name, value in said.items() if value}


class _Dumper(yaml.CSafeDumper):
    """Writes the document to be read and compared: in its own order, texts of several lines as such."""

    def ignore_aliases(self, data: object) -> bool:  # noqa: ARG002 - the base class asks
        """Say that everything is written out, however often it is there."""
        return True


def _text(dumper: Any, text: str) -> Any:
    return dumper.represent_scalar("tag:yaml.org,2002:str", text, style="|" if "\n" in text else None)


def _list(dumper: Any, items: list[Any]) -> Any:
    flat = not any(isinstance(item, list | dict) for item in items)
    return dumper.represent_sequence("tag:yaml.org,2002:seq", items, flow_style=flat)


_Dumper.add_representer(str, _text)
_Dumper.add_representer(list, _list)


def as_json(content: Mapping[str, Any]) -> bytes:
    """Return a document as JSON."""
    return msgspec.json.encode(content)


def as_yaml(content: Mapping[str, Any]) -> str:
    """Return a document as YAML."""
    return yaml.dump(  # pyright: ignore[reportUnknownMemberType] - its stub leaves the width open
        content, Dumper=_Dumper, sort_keys=False, allow_unicode=True, width=120
    )


def openapi_handlers(content: Mapping[str, Any]) -> list[HTTPRouteHandler]:
    """Return handlers that serve a document in both forms, each rendered once."""
    return [
        _handler("/openapi.json", as_json(content), JSON),
        _handler("/openapi.yaml", as_yaml(content).encode(), YAML),
    ]


def _handler(path: str, rendered: bytes, media_type: str) -> HTTPRouteHandler:
    @get(path, media_type=media_type, include_in_schema=False)
    async def openapi() -> Response[bytes]:
        return Response(rendered, media_type=media_type)

    return openapi
