"""The servers to compare, one process each: the API itself, and what its bytes cost with less and less around them.

An echo takes the same requests, decodes them into the same types, and encodes the answer that the API gave; only what
lies between the socket and the types differs. Run as ``python -m benchmarks.servers NAME DESCRIPTOR``: the descriptor
is that of a listening socket, and the answer to give is read from standard input.
"""

import gc
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Generator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, cast

import msgspec
import uvicorn
from litestar import Litestar, post
from litestar.params import JSONBody
from litestar.types import ASGIApp, Receive, Scope, Send

from croupier.registry import GAMES
from croupier_api.app import create_app
from croupier_api.calls import Call
from croupier_api.game_calls import game_calls
from croupier_api.routes import handlers
from croupier_api.service import service
from croupier_api.serving import server_options
from croupier_api.settings import Settings

API, ECHO, PLAIN, RAW = "api", "echo", "plain", "raw"
"""The API; an echo with its classes, limits and CORS; one in Litestar out of the box; one without a framework."""

LIFETIME = 600
"""Seconds after which a server ends itself, whatever has become of the benchmark."""


@dataclass(frozen=True)
class Server:
    """A server that is running."""

    port: int
    pid: int


@contextmanager
def running(name: str, answer: bytes = b"") -> Generator[Server]:
    """Run a server, on the first core, for as long as the context lasts."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        descriptor = listener.fileno()
        command = [sys.executable, "-m", "benchmarks.servers", name, str(descriptor)]
        with subprocess.Popen(command, stdin=subprocess.PIPE, pass_fds=[descriptor]) as process:
            try:
                cast(Any, process.stdin).write(answer)
                cast(Any, process.stdin).close()
                yield Server(listener.getsockname()[1], process.pid)
            finally:
                process.terminate()


def _api(_answer: bytes) -> ASGIApp:
    return create_app(Settings(), GAMES)


def _echo(answer: bytes) -> ASGIApp:
    call, given = _play(), _decoded(answer)

    def echo(_request: object, **_flags: bool) -> msgspec.Struct:
        return given

    return service(handlers([msgspec.structs.replace(call, run=echo)]), Settings())


def _plain(answer: bytes) -> ASGIApp:
    call, given = _play(), _decoded(answer)
    body: Any = JSONBody

    async def echo(data: Any) -> Any:  # noqa: ARG001
        return given

    echo.__annotations__ = {"data": body[call.request], "return": call.answer}
    return Litestar([post(call.path, status_code=200)(echo)], openapi_config=None)


def _raw(answer: bytes) -> ASGIApp:
    decode = msgspec.json.Decoder(_play().request).decode
    encode = msgspec.json.Encoder().encode
    given = _decoded(answer)

    async def echo(_scope: Scope, receive: Receive, send: Send) -> None:
        body, more = b"", True
        while more:
            message = cast(Any, await receive())
            body += message["body"]
            more = message["more_body"]
        decode(body)
        encoded = encode(given)
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(encoded)).encode())]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": encoded, "more_body": False})

    return echo


def _play() -> Call:
    return next(call for game in GAMES for call in game_calls(game) if call.operation_id == "krytNavalivat_play")


def _decoded(answer: bytes) -> msgspec.Struct:
    decoded: msgspec.Struct = msgspec.json.decode(answer, type=_play().answer)
    return decoded


APPS: Mapping[str, Callable[[bytes], ASGIApp]] = {API: _api, ECHO: _echo, PLAIN: _plain, RAW: _raw}


def _serve(name: str, descriptor: int) -> None:
    signal.alarm(LIFETIME)
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    app = APPS[name](sys.stdin.buffer.read())
    # As the service is served; the same for all.
    options: dict[str, Any] = server_options(Settings())
    options |= {"loop": "uvloop", "http": "httptools", "lifespan": "auto", "log_level": "warning"}
    config = uvicorn.Config(app, **options)
    gc.collect()
    gc.freeze()
    uvicorn.Server(config).run(sockets=[socket.socket(fileno=descriptor)])


if __name__ == "__main__":
    _serve(sys.argv[1], int(sys.argv[2]))
