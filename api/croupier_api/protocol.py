"""HTTP/1.1 as uvicorn speaks it with httptools, with two gaps closed.

An offer to go on in another protocol need not be accepted (RFC 9110, 7.8), and Java's own client makes one with every
request. At an offer httptools stops after the headers, and uvicorn loses the body: here a new parser, which has not
heard of the offer, reads what follows. And headers that never end are not kept for ever.
"""

from typing import Any

import httptools
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

LONGEST_HEAD = 65_536
"""Bytes that the request line and the headers may have together."""

_FRAMING = frozenset({b"content-length", b"transfer-encoding"})
_IN_BODY = float("-inf")


class GuardedProtocol(HttpToolsProtocol):
    """Reads a request that comes with an offer as if it came without, and only so much of its head."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        # Bytes of a head that is not complete; below all numbers while a body is read.
        self._head = 0.0

    def data_received(self, data: bytes) -> None:
        """Read what has come."""
        self._unset_keepalive_if_required()
        self._head += len(data)
        try:
            while data:
                data = self._after_offer(data)
        except httptools.HttpParserError:
            self.send_400_response("Invalid HTTP request received.")
        else:
            if self._head > LONGEST_HEAD:
                self.send_400_response("The head of the request is too large.")

    def _after_offer(self, data: bytes) -> bytes:
        """Read to the end of the data, or to where an offer stops the parser; return what is left."""
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserUpgrade as offer:
            self.parser = httptools.HttpRequestParser(_Continuation(self))
            framing = (b"%b: %b\r\n" % header for header in self.headers if header[0] in _FRAMING)
            self.parser.feed_data(b"POST / HTTP/1.1\r\n%b\r\n" % b"".join(framing))
            return data[offer.args[0] :]
        return b""

    def on_headers_complete(self) -> None:
        """Start to answer; the body may still come."""
        self._head = _IN_BODY
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Note that the body is complete, unless that is an offer's doing: then it has yet to come."""
        if not self.parser.should_upgrade():
            self._head = 0.0
            super().on_message_complete()


class _Continuation:
    """Passes on what a new parser finds: of the message that it begins with only the body, the rest is known."""

    def __init__(self, protocol: HttpToolsProtocol) -> None:
        self._protocol = protocol
        self._known = True

    def on_message_begin(self) -> None:
        if not self._known:
            self._protocol.on_message_begin()

    def on_url(self, url: bytes) -> None:
        if not self._known:
            self._protocol.on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        if not self._known:
            self._protocol.on_header(name, value)

    def on_headers_complete(self) -> None:
        if not self._known:
            self._protocol.on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._protocol.on_body(body)

    def on_message_complete(self) -> None:
        self._known = False
        self._protocol.on_message_complete()
