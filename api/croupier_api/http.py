"""What a request brings and an answer takes, faster than the framework's own way, and stricter.

Handlers stay ordinary ones: they take a CallRequest, which reads its body at once and agrees on formats, and return an
Answer, which is one pair of messages to the server.
"""

import sys
from collections.abc import Iterable, Mapping
from typing import Any

import msgspec
from litestar import Request
from litestar.types import Empty, Receive, ReceiveMessage, Scope, Send

from croupier_api.negotiation import MediaType, answer_type, body_type
from croupier_api.problems import ProblemCode, Refusal, problem

NO_STORE = (b"cache-control", b"no-store")
"""Header of answers that show what nobody on the way may keep."""


class CallRequest(Request[Any, Any, Any]):
    """A request whose body is read at once, up to the limit of its handler."""

    __slots__ = ()

    async def body(self) -> bytes:
        """Return the body.

        Raises:
            Refusal: It is larger than the limit, or broke off.
        """
        if self._body is Empty:
            limit = self.route_handler.resolve_request_max_body_size() or sys.maxsize
            if _announced(self.scope["headers"]) > limit:
                raise _too_large(limit)
            body, more = _part(await self.receive())
            if more:
                body = await self._rest(body, limit)
            if len(body) > limit:
                raise _too_large(limit)
            self._body = body
        return self._body

    async def _rest(self, start: bytes, limit: int) -> bytes:
        body, more = bytearray(start), True
        while more and len(body) <= limit:
            part, more = _part(await self.receive())
            body += part
        return bytes(body)

    def formats(self) -> tuple[MediaType, MediaType]:
        """Return the format of the body, and the one to answer in.

        Raises:
            Refusal: One of them is not spoken here.
        """
        headers = _by_name(self.scope["headers"])
        sent = body_type(headers.get(b"content-type", b""), headers.get(b"content-encoding", b""))
        return sent, answer_type(headers.get(b"accept", b""))

    def bearer(self) -> str | None:
        """Return the key that is sent along; None if there is none."""
        scheme, _, key = _by_name(self.scope["headers"]).get(b"authorization", b"").partition(b" ")
        return key.strip().decode("latin-1") if scheme.lower() == b"bearer" and key.strip() else None

    def format_wanted(self) -> MediaType:
        """Return the format to answer in.

        Raises:
            Refusal: None that is spoken here is acceptable.
        """
        return answer_type(_by_name(self.scope["headers"]).get(b"accept", b""))


def _part(message: ReceiveMessage) -> tuple[bytes, bool]:
    if message["type"] != "http.request":
        # Whoever went away reads no answer, and what is no fault of this side is not to be logged as one.
        raise Refusal(problem(ProblemCode.MALFORMED, "The body broke off."))
    return message.get("body", b""), message.get("more_body", False)


def _announced(headers: Iterable[tuple[bytes, bytes]]) -> int:
    """Return the length of the body that a request announces; 0 if it says nothing that makes sense."""
    length = dict(headers).get(b"content-length", b"")
    # Longer numbers than Python likes to read are certainly too large.
    return int(length[:19]) if length.isdigit() else 0


def _by_name(headers: Iterable[tuple[bytes, bytes]]) -> Mapping[bytes, bytes]:
    """Return headers by name; what comes more than once is one list (RFC 9110, 5.3)."""
    pairs = list(headers)
    named = dict(pairs)
    if len(named) == len(pairs):
        return named
    lists = dict[bytes, list[bytes]]()
    for name, value in pairs:
        lists.setdefault(name, []).append(value)
    return {name: b", ".join(values) for name, values in lists.items()}


def _too_large(limit: int) -> Refusal:
    return Refusal(problem(ProblemCode.BODY_TOO_LARGE, f"The body has more than {limit} bytes."))


class Answer:
    """An answer as bytes: sent as one pair of messages, with nothing between it and the server."""

    __slots__ = ("_body", "_headers")

    def __init__(self, content: msgspec.Struct, media_type: MediaType, *headers: tuple[bytes, bytes]) -> None:
        body = media_type.encode(content)
        self._body = body
        self._headers = [media_type.header, (b"content-length", b"%d" % len(body)), *headers]

    async def __call__(self, _scope: Scope, _receive: Receive, send: Send) -> None:
        """Send it."""
        await send({"type": "http.response.start", "status": 200, "headers": self._headers})
        await send({"type": "http.response.body", "body": self._body, "more_body": False})
