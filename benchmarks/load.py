"""Load on a server: keep-alive connections that stop by themselves, and the CPU time that the server spends on it.

Requests are bytes made beforehand and answers are only measured and counted, so that the generator, on a core of its
own, is faster than any server it meets. Every run ends: at its time, at the first answer that is not 200, or, when the
server falls silent, at the deadline.
"""

import asyncio
import gc
import os
import socket
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from http import HTTPStatus
from http.client import HTTPResponse
from itertools import cycle
from time import clock_gettime, perf_counter
from typing import cast

from typing_extensions import override

CONNECTIONS = 32

STARTING = 30.0
"""Seconds within which a server is there."""

DEADLINE = 10.0
"""Seconds that a run may take beyond its time."""


class LoadError(Exception):
    """The server closed a connection, fell silent, or answered anything but 200."""


@dataclass(frozen=True)
class Load:
    """What a run at saturation came to."""

    answers: int
    cpu: float
    """CPU seconds of the server process."""

    @property
    def cost(self) -> float:
        """Return the server's CPU microseconds per answer."""
        return self.cpu / self.answers * 1e6


def post(path: str, body: bytes) -> bytes:
    """Return the bytes of a POST request with a JSON body."""
    head = f"POST {path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: {len(body)}"
    return head.encode() + b"\r\n\r\n" + body


def ask(port: int, request: bytes) -> bytes:
    """Return the body of the answer to one request; a server that is still starting is waited for.

    Raises:
        LoadError: The answer is not 200.
    """
    with socket.create_connection(("127.0.0.1", port), timeout=STARTING) as connection:
        connection.sendall(request)
        response = HTTPResponse(connection)
        response.begin()
        body = response.read()
    if response.status != HTTPStatus.OK:
        raise LoadError(body.decode(errors="replace"))
    return body


def cpu_seconds(pid: int) -> float:
    """Return the CPU time that a process has used so far: that of /proc/<pid>/stat, but not in hundredths."""
    # The clock of another process, as clock_getcpuclockid(3) names it; Python offers that for threads only.
    return clock_gettime(~pid << 3 | 2)


@contextmanager
def undisturbed(*pids: int) -> Generator[None]:
    """Put processes, and this one, before all others, where the machine allows that; elsewhere do nothing.

    The kernel lets nobody go first for more than most of a second, so what is done meanwhile has to be short.
    """
    try:
        for pid in (*pids, 0):
            os.sched_setscheduler(pid, os.SCHED_RR, os.sched_param(1))
    except PermissionError:
        yield
        return
    try:
        yield
    finally:
        for pid in (*pids, 0):
            os.sched_setscheduler(pid, os.SCHED_OTHER, os.sched_param(0))


def percentile(values: list[float], share: float) -> float:
    """Return the value below which a share of the values lies.

    >>> percentile([5.0, 1.0, 3.0, 2.0, 4.0], 0.5)
    3.0
    """
    return sorted(values)[min(int(share * len(values)), len(values) - 1)]


class Connection(asyncio.Protocol):
    """A connection that carries one request at a time and reports each whole answer."""

    def __init__(self, answered: Callable[["Connection"], None], failed: Callable[[str], None]) -> None:
        self.answered = answered
        self.failed = failed
        self.transport: asyncio.WriteTransport
        self.asked = 0.0
        self._answer = b""
        self._size = 0

    @override
    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Keep the transport."""
        self.transport = cast(asyncio.WriteTransport, transport)  # uvloop's is one in all but its bases.

    @override
    def connection_lost(self, exc: Exception | None) -> None:
        """Report a connection that the server closed."""
        self.failed(f"connection closed: {exc}")

    def ask(self, request: bytes) -> None:
        """Send a request."""
        self.transport.write(request)

    @override
    def data_received(self, data: bytes) -> None:
        """Gather an answer, and report it once it is whole."""
        self._answer += data
        if not self._size:
            self._size = self._whole()
        if self._size and len(self._answer) >= self._size:
            good = self._answer.startswith(b"HTTP/1.1 200 ")
            if not good:
                self.failed(self._answer.decode(errors="replace"))
            self._answer, self._size = b"", 0
            if good:
                self.answered(self)

    def _whole(self) -> int:
        end = self._answer.find(b"\r\n\r\n")
        if end < 0:
            return 0
        length = self._answer[:end].lower().partition(b"\r\ncontent-length:")[2].partition(b"\r\n")[0]
        return end + 4 + int(length)


class _Run:
    """What every run shares: its connections, its end, and its failure."""

    def __init__(self, answered: Callable[[Connection], None]) -> None:
        self.loop = asyncio.get_running_loop()
        self.ended = self.loop.create_future()
        self.answered = answered
        self.connections: list[Connection] = []

    async def connect(self, port: int) -> None:
        for _ in range(CONNECTIONS):
            _, connection = await self.loop.create_connection(self._connection, "127.0.0.1", port)
            self.connections.append(connection)

    def _connection(self) -> Connection:
        return Connection(self.answered, self.fail)

    def end(self) -> None:
        if not self.ended.done():
            self.ended.set_result(None)

    def fail(self, why: str) -> None:
        if not self.ended.done():
            self.ended.set_exception(LoadError(why))

    async def wait(self, seconds: float) -> None:
        try:
            await asyncio.wait_for(self.ended, seconds + DEADLINE)
        except TimeoutError as error:
            raise LoadError(f"no end {DEADLINE} s after the time") from error
        finally:
            self.end()
            for connection in self.connections:
                connection.transport.abort()


async def saturate(port: int, pid: int, requests: Sequence[bytes], seconds: float) -> Load:
    """Return what a server bears when every connection asks again as soon as it is answered.

    Raises:
        LoadError: The server failed.
    """
    answers = 0
    busy = 0
    stop = 0.0
    turns = cycle(requests)

    def answered(connection: Connection) -> None:
        nonlocal answers, busy
        answers += 1
        if perf_counter() < stop:
            connection.ask(next(turns))
            return
        busy -= 1
        if not busy:
            run.end()

    run = _Run(answered)
    await run.connect(port)
    with _no_collections():
        cpu, begun = cpu_seconds(pid), perf_counter()
        stop, busy = begun + seconds, len(run.connections)
        for connection in run.connections:
            connection.ask(next(turns))
        await run.wait(seconds)
        return Load(answers, cpu_seconds(pid) - cpu)


async def latencies(port: int, requests: Sequence[bytes], rate: float, seconds: float) -> list[float]:
    """Return the seconds that each answer took when requests come at a fixed rate, whatever the server does.

    Time runs from the moment a request was due, not from the moment a connection was free to carry it, so that a
    stall counts for all who would have waited in it.

    Raises:
        LoadError: The server failed.
    """
    took: list[float] = []
    idle: list[Connection] = []
    turns = cycle(requests)
    count = int(rate * seconds)
    sent = 0

    def answered(connection: Connection) -> None:
        took.append(perf_counter() - connection.asked)
        idle.append(connection)

    def pump() -> None:
        nonlocal sent
        # Timers of the event loop tick in milliseconds; only asking the clock again and again is exact enough.
        while sent < count and idle and (due := begun + sent / rate) <= perf_counter():
            connection = idle.pop()
            connection.asked = due
            connection.ask(next(turns))
            sent += 1
        if len(took) == count:
            run.end()
        elif not run.ended.done():
            run.loop.call_soon(pump)

    run = _Run(answered)
    await run.connect(port)
    idle.extend(run.connections)
    with _no_collections():
        begun = perf_counter()
        pump()
        await run.wait(seconds)
    return took


@contextmanager
def _no_collections() -> Generator[None]:
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
