"""A server of this checkout, running as long as it is needed.

Usage: python scripts/generators/running.py COMMAND…, which finds the server's address in CROUPIER_URL.
"""

import os
import socket
import subprocess
import sys
import time
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

import httpx

PATIENCE = 20.0
"""Seconds that the server may take to answer for the first time."""


@contextmanager
def server(*flags: str, **environment: str) -> Generator[str]:
    """Start a server on a free port of 127.0.0.1, give its address, and end it; flags and environment are added.

    Raises:
        TimeoutError: It does not answer.
    """
    address = f"http://127.0.0.1:{free_port()}"
    command = [
        str(Path(sys.executable).with_name("croupier")),
        "serve",
        "--host=127.0.0.1",
        f"--port={address[17:]}",
        *flags,
    ]
    with subprocess.Popen(command, env=os.environ | environment, stderr=subprocess.DEVNULL) as process:
        try:
            wait_for(address)
            yield address
        finally:
            process.terminate()


def free_port() -> int:
    """Return a port that nobody listens on."""
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        return int(door.getsockname()[1])


def wait_for(address: str) -> None:
    """Wait until a server answers.

    Raises:
        TimeoutError: It does not.
    """
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        try:
            httpx.get(f"{address}/health")
        except httpx.TransportError:
            time.sleep(0.05)
        else:
            return
    raise TimeoutError(f"{address} does not answer.")


if __name__ == "__main__":
    with server(CROUPIER_DEVELOPMENT_KEY="1") as base_url:
        sys.exit(subprocess.run(sys.argv[1:], env={**os.environ, "CROUPIER_URL": base_url}, check=False).returncode)
