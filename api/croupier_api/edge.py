"""What every answer has, whoever gives it, refusals and pages too: CORS headers, Vary, and no body after HEAD."""

from collections.abc import Collection, Sequence
from typing import TypeAlias

from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

EncodedHeaders: TypeAlias = Sequence[tuple[bytes, bytes]]

EVERYONE = "*"

_FOR_EVERYONE: EncodedHeaders = ((b"vary", b"Accept"), (b"access-control-allow-origin", b"*"))
_FOR_NOBODY: EncodedHeaders = ((b"vary", b"Accept"),)
_FOR_OTHERS: EncodedHeaders = ((b"vary", b"Accept, Origin"),)

# Nothing here depends on cookies, so any header may be sent; Authorization is never part of the asterisk, and older
# browsers do not know it.
_PREFLIGHT: EncodedHeaders = (
    (b"access-control-allow-methods", b"GET, HEAD, POST, OPTIONS"),
    (b"access-control-allow-headers", b"Accept, Authorization, Content-Type, *"),
    (b"access-control-max-age", b"7200"),
)


class Edge:
    """Stands between the server and the application."""

    def __init__(self, app: ASGIApp, origins: Collection[str]) -> None:
        self._app = app
        self._open = EVERYONE in origins
        self._origins = frozenset(origin.encode() for origin in origins)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer browsers that ask beforehand, and add to the answers of the application."""
        if scope["type"] != ScopeType.HTTP:
            await self._app(scope, receive, send)
            return
        headers = _FOR_EVERYONE if self._open else self._headers_for(_header(scope, b"origin"))
        if scope["method"] == "OPTIONS" and _header(scope, b"access-control-request-method"):
            await _send_empty(send, [*headers, *_PREFLIGHT])
        elif scope["method"] == "HEAD":
            await self._app(scope, receive, _with_headers(_without_body(send), headers))
        else:
            await self._app(scope, receive, _with_headers(send, headers))

    def _headers_for(self, origin: bytes) -> EncodedHeaders:
        if origin in self._origins:
            return (*_FOR_OTHERS, (b"access-control-allow-origin", origin))
        return _FOR_OTHERS if self._origins else _FOR_NOBODY


def _header(scope: HTTPScope, name: bytes) -> bytes:
    return next((value for other, value in scope["headers"] if other == name), b"")


async def _send_empty(send: Send, headers: EncodedHeaders) -> None:
    await send({"type": "http.response.start", "status": 204, "headers": headers})
    await send({"type": "http.response.body", "body": b"", "more_body": False})


def _with_headers(send: Send, headers: EncodedHeaders) -> Send:
    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], *headers]
        await send(message)

    return send_with_headers


def _without_body(send: Send) -> Send:
    # The length stays: it is that of the answer to GET.
    async def send_without_body(message: Message) -> None:
        if message["type"] == "http.response.body":
            message["body"] = b""
        await send(message)

    return send_without_body
