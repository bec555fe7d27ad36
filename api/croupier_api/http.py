"""What a request brings and an answer takes, faster than the framework's own way, and stricter.

Handlers stay ordinary ones: they take a CallRequest, which reads its body at once and agrees on formats, and return an
Answer, which is one pair of messages to the server.
"""

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec
from litestar import Request
from litestar.types import Empty, Receive, Scope, Send

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
            self._body = await self._received()
        return self._body

    async def _received(self) -> bytes:
        limit = self.route_handler.resolve_request_max_body_size()
        if limit is None:
            return await super().body()
        if _announced(self.scope["headers"]) > limit:
            raise _too_large(limit)
        chunks, size, more = list[bytes](), 0, True
        while more:
            chunk, more = await self._chunk()
            chunks.append(chunk)
            size += len(chunk)
            if size > limit:
                raise _too_large(limit)
        return chunks[0] if len(chunks) == 1 else b"".join(chunks)

    async def _chunk(self) -> tuple[bytes, bool]:
        message = await self.receive()
        if message["type"] != "http.request":
            # Whoever went away reads no answer, and what is no fault of this side is not to be logged as one.
            raise Refusal(problem(ProblemCode.MALFORMED, "The body broke off."))
        return message.get("body", b""), message.get("more_body", False)

    def formats(self) -> tuple[MediaType, MediaType]:
        """Return the format of the body, and the one to answer in.

        Raises:
            Refusal: One of them is not spoken here.
        """
        headers = _by_name(self.scope["headers"])
        sent = body_type(headers.get(b"content-type", b""), headers.get(b"content-encoding", b""))
        return sent, answer_type(headers.get(b"accept", b""))

    def format_wanted(self) -> MediaType:
        """Return the format to answer in.

        Raises:
            Refusal: None that is spoken here is acceptable.
        """
        return answer_type(_by_name(self.scope["headers"]).get(b"accept", b""))


def _announced(headers: Iterable[tuple[bytes, bytes]]) -> int:
    """Return the length of the body that a request announces; 0 if it says nothing that makes sense."""
    for name, value in headers:
        if name == b"content-length":
            # Longer numbers than Python likes to read are certainly too large.
            return int(value[:19]) if value.isdigit() else 0
    return 0


def _by_name(headers: Iterable[tuple[bytes, bytes]]) -> Mapping[bytes, bytes]:
    """Return headers by name; what comes more than once is one list (RFC 9110, 5.3)."""
    pairs = list(headers)
    named = dict(pairs)
    if len(named) < len(pairs):
        return {name: b", ".join(value for other, value in pairs if other == name) for name in named}
    return named


def _too_large(limit: int) -> Refusal:
    return Refusal(problem(ProblemCode.BODY_TOO_LARGE, f"The body has more than {limit} bytes."))


class Answer:
    """An answer as bytes: sent as one pair of messages, with nothing between it and the server."""

    __slots__ = ("_body", "_headers")

    def __init__(self, content: msgspec.Struct, media_type: MediaType, *headers: tuple[bytes, bytes]) -> None:
        self._body = media_type.encode(content)
        self._headers = [
            (b"content-type", media_type.name.encode()),
            (b"content-length", str(len(self._body)).encode()),
            *headers,
        ]

    async def __call__(self, _scope: Scope, _receive: Receive, send: Send) -> None:
        """Send it."""
        await send({"type": "http.response.start", "status": 200, "headers": self._headers})
        await send({"type": "http.response.body", "body": self._body, "more_body": False})
