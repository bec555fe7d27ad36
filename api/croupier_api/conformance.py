"""``croupier conformance``: ask a running server the calls of the pack, and report what it answers otherwise."""

from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable, Sequence
from contextlib import closing
from http.client import HTTPConnection, HTTPException, HTTPResponse, HTTPSConnection
from time import monotonic
from typing import Any, NamedTuple
from urllib.parse import SplitResult, urlencode, urlsplit

import msgspec

from croupier_api.app import calls
from croupier_api.vectors import ABSENT, CALLS_ASIDE, Difference, Vector, difference, index, vectors

PATIENCE = 15.0
"""Seconds that a server may be silent."""

LONGEST = 300.0
"""Seconds that it may take over the whole pack."""

LARGEST_ANSWER = 16 * 2**20
"""Bytes that are read of one answer; those of the pack are far smaller."""

MOST_TOLD = 20
"""Failures that are told in full."""

DIFFERS, UNREACHABLE = 1, 2
"""Exit statuses: an answer differs; the server cannot be reached, or no longer."""


class Failure(NamedTuple):
    """A vector that is answered otherwise, what was asked, and where the answers differ first."""

    vector: Vector
    asked: str
    at: Difference


class Asked(NamedTuple):
    """What a server was asked of one file, and what it answered otherwise."""

    path: str
    passed: int
    failures: Sequence[Failure]


class Server:
    """A server that vectors are asked of, over one connection."""

    def __init__(self, base: SplitResult) -> None:
        kind = HTTPSConnection if base.scheme == "https" else HTTPConnection
        self._connection = kind(base.hostname or "", base.port, timeout=PATIENCE)
        self._prefix = base.path.rstrip("/")
        self._deadline = monotonic() + LONGEST
        self._paths = {call.operation_id: call.path for call in calls()}

    def close(self) -> None:
        """Hang up."""
        self._connection.close()

    def asked(self, vector: Vector) -> str:
        """Return what is asked for a vector: the method and the address below the base."""
        query = urlencode({name: str(value).lower() for name, value in vector.query.items()})
        return f"POST {self._paths[vector.call]}" + (f"?{query}" if query else "")

    def answer(self, vector: Vector) -> dict[str, Any]:
        """Return the status and the JSON that the server answers; text where it is no JSON.

        Raises:
            OSError: The server cannot be reached, takes too long, or does not stop talking.
            HTTPException: What it speaks is not HTTP.
        """
        method, _, address = self.asked(vector).partition(" ")
        headers = {"Content-Type": "application/json", "Accept": "application/json"}
        self._connection.request(method, self._prefix + address, msgspec.json.encode(vector.request), headers)
        answer = self._connection.getresponse()
        return {"status": answer.status, "answer": _decoded(self._body(answer))}

    def _body(self, answer: HTTPResponse) -> bytes:
        body = bytearray()
        while part := answer.read(2**16):
            body += part
            if monotonic() > self._deadline:
                raise TimeoutError(f"more than {LONGEST:.0f} seconds have gone by")
            if len(body) > LARGEST_ANSWER:
                raise OSError(f"an answer is longer than {LARGEST_ANSWER} bytes")
        return bytes(body)

    def failure(self, vector: Vector) -> Failure | None:
        """Return how the server answers a vector otherwise, or None."""
        expected = {"status": vector.status, "answer": vector.answer}
        at = difference(expected, self.answer(vector))
        return None if at is None else Failure(vector, self.asked(vector), at)


def _decoded(body: bytes) -> Any:
    try:
        return msgspec.json.decode(body)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return body[:200].decode(errors="replace")


def add_base(parser: ArgumentParser) -> None:
    """Add the address of the server."""
    about = "address of the server, for example http://127.0.0.1:8000"
    parser.add_argument("base_url", metavar="BASE_URL", type=_address, help=about)


def _address(text: str) -> SplitResult:
    address = urlsplit(text)
    try:
        # A port that is no number is found out by asking for it.
        named = address.hostname and address.port != 0
    except ValueError:
        named = False
    if address.scheme not in {"http", "https"} or not named or address.query or address.username is not None:
        raise ArgumentTypeError("the address begins with http:// or https://, then host and port, and has no user.")
    return address


def conformance_command(flags: Namespace) -> int:
    """Hold a running server against the conformance pack, and report every call that it answers otherwise."""
    return conform(flags.base_url, print)


def conform(base: SplitResult, tell: Callable[[str], None]) -> int:
    """Ask a server every call of the pack, report, and return the exit status."""
    began, asked = monotonic(), list[Asked]()
    try:
        with closing(Server(base)) as server:
            for entry in index().files:
                if entry.kind not in CALLS_ASIDE:
                    asked.append(_file(server, entry.path, vectors(entry)))
                    tell(_line(asked[-1]))
    except (OSError, HTTPException) as error:
        said = str(error).rstrip(".") or type(error).__name__
        tell(f"{base.geturl()} does not answer: {said}. Is a server running there?")
        return UNREACHABLE
    return _summary(asked, monotonic() - began, tell)


def _file(server: Server, path: str, asked: Sequence[Vector]) -> Asked:
    failures = [failure for failure in map(server.failure, asked) if failure is not None]
    return Asked(path, len(asked) - len(failures), failures)


def _line(asked: Asked) -> str:
    failed = f"{len(asked.failures)} failed" if asked.failures else ""
    return f"{asked.path:<32} {asked.passed:>4} passed  {failed}".rstrip()


def _summary(asked: Sequence[Asked], seconds: float, tell: Callable[[str], None]) -> int:
    failures = [failure for each in asked for failure in each.failures]
    for failure in failures[:MOST_TOLD]:
        tell(_told(failure))
    if len(failures) > MOST_TOLD:
        tell(f"\n… and {len(failures) - MOST_TOLD} more.")
    passed = sum(each.passed for each in asked)
    tell(f"\n{passed} of {passed + len(failures)} calls are answered as the pack has it, in {seconds:.1f} seconds.")
    return DIFFERS if failures else 0


def _told(failure: Failure) -> str:
    vector, at = failure.vector, failure.at
    return (
        f"\n{vector.name}: {vector.about}\n"
        f"  asked     {failure.asked}\n"
        f"  differs   at {at.pointer}\n"
        f"  expected  {_short(at.expected)}\n"
        f"  found     {_short(at.found)}"
    )


def _short(value: Any) -> str:
    text = str(ABSENT) if value is ABSENT else msgspec.json.encode(value).decode()
    return text if len(text) <= 200 else f"{text[:199]}…"
