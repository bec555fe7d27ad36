"""The command ``croupier serve`` as an operator meets it: real processes, real connections, real signals."""

import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path
from typing import Any

import msgspec
import pytest

from croupier_api.problems import Problem
from croupier_api.settings import SETTINGS

COMMAND = str(Path(sys.executable).with_name("croupier"))
PATIENCE = 30.0
START = json.dumps({"players": 3, "seed": "s"})
JSON = {"Content-Type": "application/json"}
START_PATH = "/v1/games/kryt-navalivat/start"


class Server:
    """A running server: its process, its address, what it logs."""

    def __init__(self, process: "subprocess.Popen[str]", log: Path) -> None:
        self.process = process
        self.log = log
        self.port = int(self._logged(r"http://127\.0\.0\.1:(\d+)"))

    def _logged(self, pattern: str) -> str:
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline and self.process.poll() is None:
            if found := re.search(pattern, self.log.read_text()):
                return found[1]
            time.sleep(0.05)
        raise AssertionError(self.log.read_text())

    def wait_for_workers(self, number: int) -> set[int]:
        """Return the process ids of the workers, once that many serve."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            ready = self.log.read_text().count("Application startup complete")
            if ready >= number:
                return set(map(int, re.findall(r"Started server process \[(\d+)\]", self.log.read_text())))
            time.sleep(0.05)
        raise AssertionError(self.log.read_text())

    def ask(self, method: str, path: str, body: Any = None, headers: Any = None) -> tuple[HTTPResponse, bytes]:
        """Send one request on a connection of its own."""
        connection = HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        try:
            connection.request(method, path, body, headers or {})
            answer = connection.getresponse()
            return answer, answer.read()
        finally:
            connection.close()

    def say(self, raw: bytes) -> bytes:
        """Send bytes as they are, and return what comes until the server closes."""
        with socket.create_connection(("127.0.0.1", self.port), timeout=PATIENCE) as line:
            line.sendall(raw)
            return b"".join(iter(lambda: line.recv(65_536), b""))


@contextmanager
def serving(folder: Path, *flags: str, **environment: str) -> Generator[Server]:
    """Run the command on a free port; what is left of it at the end is killed."""
    own = {name: value for name, value in os.environ.items() if not name.startswith("CROUPIER_")}
    log = folder / "log"
    command = [COMMAND, "serve", "--port=0", *flags]
    with (
        log.open("w") as out,
        subprocess.Popen(command, env=own | environment, stdout=out, stderr=out, text=True) as process,
    ):
        try:
            yield Server(process, log)
        finally:
            if process.poll() is None:
                process.kill()


@pytest.fixture(name="server", scope="module")
def _server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server"), CROUPIER_BODY_LIMIT="100000") as server:
        yield server


def test_it_answers_as_it_should_and_says_no_more_than_that(server: Server) -> None:
    answer, body = server.ask("POST", START_PATH, START, JSON)
    assert 200 == answer.status
    assert "s" == msgspec.json.decode(body)["state"]["seed"]
    assert {"content-type", "content-length", "cache-control", "vary", "access-control-allow-origin"} == {
        name for name, _ in answer.getheaders()
    }


def test_connections_are_kept(server: Server) -> None:
    connection = HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
    connection.request("POST", START_PATH, START, JSON)
    first = connection.getresponse()
    first.read()
    line = connection.sock
    connection.request("POST", START_PATH, "{", JSON)
    assert (200, 400) == (first.status, connection.getresponse().status)
    assert line is connection.sock
    connection.close()


def test_the_limit_holds_for_announced_and_for_chunked_bodies(server: Server) -> None:
    head = f"POST {START_PATH} HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: application/json\r\n".encode()
    # Nothing but the announcement is sent, so nothing else can have been waited for.
    announced = server.say(head + b"Content-Length: 100001\r\n\r\n")
    chunk = b"6400\r\n" + b" " * 25_600 + b"\r\n"
    chunked = server.say(head + b"Transfer-Encoding: chunked\r\n\r\n" + chunk * 4)
    for said in (announced, chunked):
        assert said.startswith(b"HTTP/1.1 413 ")
        assert "The body has more than 100000 bytes." == problem(said).detail
    padded = b"%x\r\n%b\r\n" % (len(START), START.encode())
    within = server.say(head + b"Transfer-Encoding: chunked\r\n\r\n" + padded + chunk * 3 + b"0\r\n\r\n")
    assert within.startswith(b"HTTP/1.1 200 ")


def problem(said: bytes) -> Problem:
    return msgspec.json.decode(said.partition(b"\r\n\r\n")[2], type=Problem)


@pytest.mark.parametrize(
    "line",
    [
        b"GET /v1/\xff\xfe HTTP/1.1",
        b"GET /%ff%fe%00%0a HTTP/1.1",
        b"GET //..%2f..//etc HTTP/1.1",
        b"GET /v1?\xff=%ff&%00 HTTP/1.1",
        b"GET http://other.example/v1/nope HTTP/1.1",
        b"OPTIONS * HTTP/1.1",
        b"CONNECT a:1 HTTP/1.1",
        b"TRACE /v1 HTTP/1.1",
        b"BREW /v1 HTTP/1.1",
        b"GET /v1 HTTP/9.9",
        b"GET /v1",
        b"\x16\x03\x01\x02\x00",
        b"PRI * HTTP/2.0",
    ],
)
def test_odd_requests_never_make_it_fail(server: Server, line: bytes) -> None:
    said = server.say(line + b"\r\nHost: a\r\nConnection: close\r\n\r\n")
    assert said[:9] in {b"HTTP/1.1 ", b""}
    assert b"5" != said[9:10]
    assert 200 == server.ask("GET", "/health")[0].status


def test_an_odd_host_never_makes_it_fail(server: Server) -> None:
    for host in (b"", b" ", b"a b", b"\xff", b"[", b"a:b:c", b"a" * 10_000):
        said = server.say(b"GET /health HTTP/1.1\r\nHost: " + host + b"\r\nConnection: close\r\n\r\n")
        assert said[:12] in {b"HTTP/1.1 200", b"HTTP/1.1 400"}


OFFER = b"Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk\r\n"
POST = f"POST {START_PATH} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n".encode()
LENGTH = b"Content-Length: %d\r\n\r\n" % len(START)
CHUNKED = b"Transfer-Encoding: chunked\r\n\r\n"
IN_CHUNKS = b"3\r\n%b\r\n%x\r\n%b\r\n0\r\n\r\n" % (START[:3].encode(), len(START) - 3, START[3:].encode())
LAST = b"GET /health HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"


@pytest.mark.parametrize("pause", [False, True])
@pytest.mark.parametrize(
    ("parts", "answers"),
    [
        ([POST + OFFER + LENGTH, START.encode(), LAST], [200, 200]),
        ([POST + OFFER + CHUNKED, IN_CHUNKS, LAST], [200, 200]),
        (
            [POST + OFFER + CHUNKED + IN_CHUNKS[:10], IN_CHUNKS[10:], POST + OFFER + LENGTH, START.encode(), LAST],
            [200] * 3,
        ),
        ([b"GET /health HTTP/1.1\r\nHost: a\r\n" + OFFER + b"\r\n", LAST], [200, 200]),
        ([b"GET /health HTTP/1.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n", LAST], [200, 200]),
        ([(POST + OFFER + LENGTH + START.encode()) * 20, LAST], [200] * 21),
        ([POST + OFFER + b"Content-Length: 2\r\n\r\n", b"{]", LAST], [400, 200]),
        ([POST + OFFER + CHUNKED, b"not a chunk\r\n"], [400]),
    ],
)
def test_an_offer_of_another_protocol_changes_nothing(
    server: Server, parts: list[bytes], answers: list[int], pause: bool
) -> None:
    before = server.log.read_text()
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as line:
        for part in parts if pause else [b"".join(parts)]:
            line.sendall(part)
            time.sleep(0.05 * pause)
        said = b"".join(iter(lambda: line.recv(65_536), b""))
    assert answers == [int(status) for status in re.findall(rb"HTTP/1\.1 (\d+) ", said)]
    assert before == server.log.read_text()


def test_a_head_without_end_is_cut_off(server: Server) -> None:
    for endless in (b"GET /" + b"a" * 70_000, POST + b"X: " + b"a" * 70_000, POST + b"X: a\r\n" * 12_000):
        # On a new connection, and on one that has already served a request.
        for first in (b"", b"GET /health HTTP/1.1\r\nHost: a\r\n\r\n"):
            with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as line:
                line.sendall(first)
                assert not first or line.recv(1_000).startswith(b"HTTP/1.1 200 ")
                line.sendall(endless)
                assert b"The head of the request is too large." in b"".join(iter(lambda: line.recv(65_536), b""))
    long = b"GET /health HTTP/1.1\r\nConnection: close\r\n" + b"X: a\r\n" * 9_000 + b"\r\n"
    assert len(long) < 65_536
    assert server.say(long).startswith(b"HTTP/1.1 200 ")


def test_head_has_the_length_of_get_and_no_body(server: Server) -> None:
    said = server.say(b"HEAD /v1 HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
    _, body = server.ask("GET", "/v1")
    assert said.endswith(b"\r\n\r\n")
    assert b"content-length: %d\r\n" % len(body) in said


def test_pages_and_document_are_there_and_the_reference_can_be_left_out(server: Server, tmp_path: Path) -> None:
    statuses = {path: server.ask("GET", path)[0].status for path in ("/docs", "/rules", "/problems", "/openapi.json")}
    assert {200} == set(statuses.values())
    with serving(tmp_path, "--reference=off", "--cors-origins=https://a.example") as other:
        assert 404 == other.ask("GET", "/docs")[0].status
        answer, _ = other.ask("GET", "/rules", headers={"Origin": "https://a.example"})
        assert (200, "https://a.example") == (answer.status, answer.headers["access-control-allow-origin"])


def test_requests_leave_nothing_in_the_log(server: Server) -> None:
    before = server.log.read_text()
    for body in (START, "{", json.dumps({"players": 9, "seed": "SECRET"})):
        server.ask("POST", f"{START_PATH}?legal=false", body, JSON)
    assert before == server.log.read_text()


@pytest.mark.parametrize(("workers", "sent"), [(1, signal.SIGTERM), (1, signal.SIGINT), (2, signal.SIGTERM)])
def test_a_signal_ends_it_and_its_workers(tmp_path: Path, workers: int, sent: signal.Signals) -> None:
    with serving(tmp_path, "--workers", str(workers), CROUPIER_BODY_LIMIT="2048") as server:
        pids = server.wait_for_workers(workers)
        assert (workers, workers > 1) == (len(pids), server.process.pid not in pids)
        # Workers know the settings of the command.
        for _ in range(6):
            assert (200, 413) == (
                server.ask("GET", "/health")[0].status,
                server.ask("POST", START_PATH, " " * 2_049, JSON)[0].status,
            )
        server.process.send_signal(sent)
        assert server.process.wait(PATIENCE) in {0, -sent}
        log = server.log.read_text()
        assert workers == log.count("Finished server process")
        assert not re.search("ERROR|Traceback", log)
        for pid in pids:
            assert not Path(f"/proc/{pid}").exists()


def test_a_taken_port_is_said_and_ends_it(server: Server, tmp_path: Path) -> None:
    log = tmp_path / "log"
    command = [COMMAND, "serve", f"--port={server.port}"]
    with log.open("w") as out:
        assert 0 != subprocess.run(command, stderr=out, timeout=PATIENCE, check=False).returncode
    assert "address already in use" in log.read_text()


def test_a_setting_that_cannot_be_ends_it_before_it_starts() -> None:
    wrong = {SETTINGS[1].variable: "many"}
    ended = subprocess.run(
        [COMMAND, "serve"], env=os.environ | wrong, capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert 2 == ended.returncode
    assert "CROUPIER_PORT is a whole number from 0 to 65535, not 'many'." in ended.stderr


def test_a_demonstration_is_not_played_on_the_server_of_somebody_else() -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        ran = subprocess.run(
            [COMMAND, "demo", f"--port={port}"], capture_output=True, text=True, check=False, timeout=PATIENCE
        )
    assert (2, "") == (ran.returncode, ran.stdout)
    assert "Nothing can listen there: Address already in use" in ran.stderr
    assert str(port) in ran.stderr
