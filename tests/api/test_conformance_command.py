"""The command ``croupier conformance``: against a server that is right, servers that lie, and servers that are not."""

import json
import socket
import threading
import time
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest

from api.published import CALLS
from croupier_api import conformance
from croupier_api.cli import main
from croupier_api.vectors import ABSENT, CALLS_ASIDE, Difference, difference, index
from kit import pack
from running import server

Answer = tuple[int, Any]
Lie = Callable[[str, int, Any], Answer]

FILES = [entry for entry in index().files if entry.kind not in CALLS_ASIDE]
NUMBER = sum(entry.vectors for entry in FILES)
SECONDS = 30.0


def key(path: str, body: Any) -> str:
    return f"{path} {json.dumps(body, sort_keys=True)}"


def address_of(vector: Any) -> str:
    query = "&".join(f"{name}={str(value).lower()}" for name, value in vector["query"].items())
    return CALLS[vector["call"]].path + (f"?{query}" if query else "")


ANSWERS = {key(address_of(vector), vector["request"]): vector for vector in pack.calls()}


@contextmanager
def parrot(lie: Lie, prefix: str = "") -> Generator[str]:
    """Serve the answers of the pack, as a lie makes them out of a vector's name, status and answer."""

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"
        disable_nagle_algorithm = True

        def do_POST(self) -> None:
            body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
            assert self.path.startswith(prefix)
            vector = ANSWERS[key(self.path.removeprefix(prefix), body)]
            status, answer = lie(vector["name"], vector["status"], vector["answer"])
            raw = answer if isinstance(answer, bytes) else json.dumps(answer).encode()
            self.send_response(status)
            self.send_header("Content-Length", str(len(raw)))
            self.end_headers()
            self.wfile.write(raw)

        def log_request(self, code: object = "-", size: object = "-") -> None:
            """Say nothing."""

    class Listening(ThreadingHTTPServer):
        def handle_error(self, request: Any, client_address: Any) -> None:
            """Say nothing of those who hang up."""

    with Listening(("127.0.0.1", 0), Handler) as listening:
        thread = threading.Thread(target=listening.serve_forever, args=(0.01,), daemon=True)
        thread.start()
        try:
            yield f"http://127.0.0.1:{listening.server_port}{prefix}"
        finally:
            listening.shutdown()
            thread.join()


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str]:
    """Return the exit status and what is printed."""
    status = main(["conformance", *arguments])
    return status, capsys.readouterr().out


def honest(_name: str, status: int, answer: Any) -> Answer:
    return status, answer


def test_a_running_server_answers_as_the_pack_has_it(capsys: pytest.CaptureFixture[str]) -> None:
    with server() as base:
        began = time.monotonic()
        status, report = told(capsys, base)
        took = time.monotonic() - began
    assert report.splitlines()[-1].startswith(f"{NUMBER} of {NUMBER} calls are answered as the pack has it, in ")
    assert status == 0
    assert [f"{entry.path:<32} {entry.vectors:>4} passed" for entry in FILES] == report.splitlines()[: len(FILES)]
    assert took < SECONDS


def test_a_base_may_have_a_path(capsys: pytest.CaptureFixture[str]) -> None:
    with parrot(honest, "/games/croupier") as base:
        assert told(capsys, f"{base}/")[0] == 0


NAME = "nap/plays/several-from-standard"
VICTIM = next(vector for vector in pack.calls() if vector["name"].startswith(NAME))


def lie_about(change: Callable[[Any], Answer]) -> Lie:
    """Return a lie about one vector, given the status and the answer that it makes of a copy of the true one."""
    copy = json.loads(json.dumps(VICTIM["answer"]))
    return lambda name, status, answer: change(copy) if name == VICTIM["name"] else (status, answer)


def with_state(answer: Any, **changes: Any) -> Answer:
    return 200, answer | {"state": answer["state"] | changes}


def without_digest(answer: Any) -> Answer:
    return 200, {name: value for name, value in answer.items() if name != "digest"}


def with_more(answer: Any) -> Answer:
    return 200, answer | {"to_act": [*answer["to_act"], 6]}


@pytest.mark.parametrize(
    ("change", "pointer", "expected", "found"),
    [
        (lambda answer: with_state(answer, dealer=6), "/answer/state/dealer", VICTIM["answer"]["state"]["dealer"], 6),
        (lambda answer: with_state(answer, version=True), "/answer/state/version", 1, "true"),
        (lambda answer: (201, answer), "/status", 200, 201),
        (without_digest, "/answer/digest", f'"{VICTIM["answer"]["digest"]}"', "nothing"),
        (with_more, f"/answer/to_act/{len(VICTIM['answer']['to_act'])}", "nothing", 6),
        (lambda _answer: (200, b"<html>"), "/answer", '{"state":', '"<html>"'),
        (lambda _answer: (200, b"\xff"), "/answer", '{"state":', '"\N{REPLACEMENT CHARACTER}"'),
    ],
)
def test_a_lie_is_told_with_its_place(
    change: Callable[[Any], Answer], pointer: str, expected: Any, found: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    with parrot(lie_about(change)) as base:
        status, report = told(capsys, base)
    assert status == 1
    plays = next(entry.vectors for entry in FILES if entry.path == "nap/plays.json")
    assert f"{'nap/plays.json':<32} {plays - 1:>4} passed  1 failed\n" in report
    assert f"\n{VICTIM['name']}: {VICTIM['about']}\n  asked     POST {address_of(VICTIM)}\n" in report
    assert f"  differs   at {pointer}\n  expected  {expected}" in report
    assert f"\n  found     {found}" in report
    assert f"\n{NUMBER - 1} of {NUMBER} calls are answered" in report


def test_of_many_lies_some_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    with parrot(lambda _name, status, answer: (status + 1, answer)) as base:
        status, report = told(capsys, base)
    assert status == 1
    assert conformance.MOST_TOLD == report.count("  differs   at /status\n")
    assert f"… and {NUMBER - conformance.MOST_TOLD} more.\n\n0 of {NUMBER} calls" in report


@pytest.fixture(name="silent")
def _silent() -> Iterator[str]:
    """Listen, and never answer."""
    with socket.create_server(("127.0.0.1", 0)) as door:
        yield f"http://127.0.0.1:{door.getsockname()[1]}"


def test_who_does_not_answer_is_not_waited_for(
    silent: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(conformance, "PATIENCE", 0.2)
    assert (2, f"{silent} does not answer: timed out. Is a server running there?\n") == told(capsys, silent)


@pytest.mark.parametrize(("bound", "most"), [("LONGEST", 0.1), ("LARGEST_ANSWER", 1_000)])
def test_who_never_ends_is_left(
    bound: str, most: float, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(conformance, bound, most)
    with parrot(honest) as base:
        status, report = told(capsys, base)
    assert (status, report.count(f"{base} does not answer: ")) == (2, 1)


def test_where_nobody_is_nothing_is_asked(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        base = f"http://127.0.0.1:{door.getsockname()[1]}"
        status, report = told(capsys, base)
    assert status == 2
    assert report.startswith(f"{base} does not answer: ")
    assert report.endswith("Is a server running there?\n")


def test_who_speaks_no_http_is_told_of(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as door:

        def babble() -> None:
            line, _ = door.accept()
            with line:
                line.recv(65_536)
                line.sendall(b"220 welcome\r\n")

        threading.Thread(target=babble, daemon=True).start()
        base = f"http://127.0.0.1:{door.getsockname()[1]}"
        status, report = told(capsys, base)
    assert (status, report.count("does not answer")) == (2, 1)


@pytest.mark.parametrize("text", ["127.0.0.1:8000", "ftp://host", "http://", "http://host?a=b", "http://host:x"])
def test_what_is_no_address_is_refused(text: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["conformance", text])
    assert ended.value.code == 2
    assert "BASE_URL" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("expected", "found", "at"),
    [
        ({"a": 1}, {"a": 1}, None),
        ({"a": 1, "b": 2}, {"b": 2, "a": 1}, None),
        (1, 1.0, None),
        ([], [], None),
        (1, True, Difference("", 1, True)),
        (False, 0, Difference("", False, 0)),
        (None, 0, Difference("", None, 0)),
        ([], {}, Difference("", [], {})),
        ([1, 2], [2, 1], Difference("/0", 1, 2)),
        ([1], [1, 2], Difference("/1", ABSENT, 2)),
        ({"a": None}, {}, Difference("/a", None, ABSENT)),
        ({}, {"a": None}, Difference("/a", ABSENT, None)),
        ({"a/b": {"~": 1}}, {"a/b": {"~": 2}}, Difference("/a~1b/~0", 1, 2)),
        ({"a": [[1], [2]]}, {"a": [[1], [3]]}, Difference("/a/1/0", 2, 3)),
    ],
)
def test_the_first_difference(expected: Any, found: Any, at: Difference | None) -> None:
    assert difference(expected, found) == at
