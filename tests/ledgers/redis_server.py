"""A real Redis server in a folder of its own, that can be killed and started again with its data."""

import shutil
import socket
import subprocess
import time
from pathlib import Path

import redis

PATIENCE = 20.0


class RedisServer:
    """A server that is sure to have written what it has answered."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}/0"
        self.clients = list[redis.Redis]()
        """Clients that end with the server."""
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it, with the data that it had."""
        command = shutil.which("redis-server")
        assert command, "redis-server is needed: apt-get install redis-server, or brew install redis"
        settings = {
            "port": str(self.port),
            "bind": "127.0.0.1",
            "dir": str(self.folder),
            "save": "",
            "appendonly": "yes",
            "appendfsync": "always",
            "maxmemory-policy": "noeviction",
        }
        flags = [word for name, value in settings.items() for word in (f"--{name}", value)]
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen([command, *flags], stdout=log, stderr=log)
        self._wait()

    def kill(self) -> None:
        """End it at once, as a machine that fails does."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None

    def end(self) -> None:
        """Close all clients, and end it."""
        for client in self.clients:
            client.close()
        self.kill()

    def client(self) -> redis.Redis:
        """Return a client of its own, to look at what is there."""
        return redis.Redis(host="127.0.0.1", port=self.port)

    def _wait(self) -> None:
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            try:
                with self.client() as client:
                    client.ping()
            except redis.RedisError:
                time.sleep(0.02)
            else:
                return
        raise AssertionError((self.folder / "log").read_text())


def free_port() -> int:
    """Return a port that nobody listens on now."""
    with socket.socket() as line:
        line.bind(("127.0.0.1", 0))
        return int(line.getsockname()[1])
