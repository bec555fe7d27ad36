"""Toy calls, and a way to ask an application that leaves every byte of the request to the test."""

import asyncio
from collections.abc import Callable, Iterable, Sequence
from typing import Annotated, Any, Generic, TypeVar

import msgspec
from litestar import Litestar
from msgspec import UNSET, Meta, UnsetType

from croupier_api.calls import Call, Flag
from croupier_api.messages import demanding
from croupier_api.problems import Problem
from croupier_api.routes import handlers
from croupier_api.service import service
from croupier_api.settings import Settings

Header = tuple[str, str]
JSON: Header = ("content-type", "application/json")
MSGPACK: Header = ("content-type", "application/vnd.msgpack")


class Lead(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="lead"):
    seat: Annotated[int, Meta(ge=0, le=6)]


class Deal(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="deal"):
    deck: Annotated[tuple[str, ...], Meta(max_length=52)] | UnsetType = UNSET


class State(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="game", tag="toy"):
    version: Annotated[int, Meta(ge=1, le=65_535)]
    limit: Annotated[int, Meta(ge=1, le=2**31 - 1)] | None
    seed: str
    losses: dict[str, Annotated[int, Meta(ge=0, le=9)]]


S = TypeVar("S")


class Play(msgspec.Struct, Generic[S], frozen=True, kw_only=True, forbid_unknown_fields=True):
    state: S
    actions: Annotated[tuple[Lead | Deal, ...], Meta(max_length=3)]


class Heard(msgspec.Struct, frozen=True, kw_only=True):
    request: Play[State] | None
    loud: bool
    legal: bool


STATE = {"game": "toy", "version": 1, "limit": None, "seed": "s", "losses": {}}
PLAY: dict[str, Any] = {"state": STATE, "actions": [{"type": "lead", "seat": 5}]}
FLAGS = (Flag("loud", False, "Whether to shout."), Flag("legal", True, "Whether to list."))


def _call(method: Any, path: str, run: Callable[..., msgspec.Struct], **more: Any) -> Call:
    return Call(
        operation_id=path, method=method, path=path, tag="t", prefix="", summary="", description="", answer=Heard,
        run=run, **more,
    )  # fmt: skip


def toy_calls(fails_with: Exception | None = None) -> list[Call]:
    """Return calls that answer what they heard, and one that fails as it is told to."""

    def fail(_request: Play[State]) -> msgspec.Struct:
        raise fails_with or AssertionError

    play: Any = Play
    request = play[demanding(State)]
    return [
        _call("GET", "/v1/hear", lambda **flags: Heard(request=None, **flags), flags=FLAGS),
        _call(
            "POST", "/v1/echo", lambda request, **flags: Heard(request=request, **flags), request=request, flags=FLAGS
        ),
        _call("POST", "/v1/fail", fail, request=request),
    ]


def toy_app(settings: Settings | None = None, fails_with: Exception | None = None) -> Litestar:
    """Return an application of the toy calls."""
    return service(handlers(toy_calls(fails_with)), settings or Settings())


class Reply:
    """What came back."""

    def __init__(self, messages: Sequence[Any]) -> None:
        start, *bodies = messages
        self.status: int = start["status"]
        self.headers: list[Header] = [(name.decode().lower(), value.decode()) for name, value in start["headers"]]
        self.body: bytes = b"".join(message.get("body", b"") for message in bodies)
        self.complete = not bodies[-1].get("more_body", False)

    def header(self, name: str) -> str | None:
        """Return the one header of a name, or None."""
        found = [value for other, value in self.headers if other == name]
        assert len(found) <= 1, found
        return found[0] if found else None

    @property
    def json(self) -> Any:
        """Return the body, decoded."""
        return msgspec.json.decode(self.body)

    @property
    def problem(self) -> Problem:
        """Return the problem, and see to it that it keeps its schema, and its headers their promises."""
        problem = msgspec.json.decode(self.body, type=Problem)
        assert (self.status, "application/problem+json") == (problem.status, self.header("content-type"))
        assert "no-store" == self.header("cache-control")
        return problem


def ask(
    app: Litestar,
    method: str,
    path: str,
    *headers: Header,
    body: bytes | Iterable[bytes] = b"",
    query: bytes = b"",
) -> Reply:
    """Send a request with just these headers; a body that comes in parts ends with an empty one, or breaks off."""
    parts = iter([body] if isinstance(body, bytes) else body)
    whole = isinstance(body, bytes)
    sent: list[Any] = []

    async def receive() -> Any:
        part = next(parts, None)
        if part is None:
            return {"type": "http.disconnect"}
        return {"type": "http.request", "body": part, "more_body": bool(part) and not whole}

    async def send(message: Any) -> None:
        sent.append(message)

    scope: Any = {
        "type": "http",
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "scheme": "http",
        "server": ("127.0.0.1", 8000),
        "client": ("127.0.0.1", 50_000),
        "root_path": "",
        "method": method,
        "path": path,
        "raw_path": path.encode(),
        "query_string": query,
        "headers": [(name.lower().encode("latin-1"), value.encode("latin-1")) for name, value in headers],
    }
    asyncio.run(app(scope, receive, send))
    return Reply(sent)


def post(app: Litestar, body: Any, *headers: Header, path: str = "/v1/echo", query: bytes = b"") -> Reply:
    """Send JSON: bytes as they are, anything else encoded."""
    raw = body if isinstance(body, bytes) else msgspec.json.encode(body)
    return ask(app, "POST", path, JSON, *headers, body=raw, query=query)
