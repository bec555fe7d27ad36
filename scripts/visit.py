"""Start an installed `croupier serve` and visit every page that its own links lead to; a dead link is a failure.

The document that it serves must be the one in this repository, for that is made from the files that it carries. Then
the installed `croupier conformance` holds it against the pack that it carries.

Usage: python scripts/visit.py path/to/croupier
"""

import socket
import subprocess
import sys
import time
from html.parser import HTMLParser
from pathlib import Path
from urllib.error import HTTPError, URLError
from urllib.parse import urljoin, urlsplit
from urllib.request import urlopen

STARTS = ("/health", "/v1", "/v1/games", "/openapi.json", "/openapi.yaml", "/docs", "/guide", "/rules", "/problems")
DOCUMENT = Path(__file__).resolve().parent.parent / "openapi" / "openapi.yaml"
PATIENCE = 20.0  # Seconds that the server may take to answer at all.


class Links(HTMLParser):
    """Whatever a page refers to."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note the addresses of links, scripts, styles and images."""
        self.found += [value for name, value in attrs if name in {"href", "src"} and value]


def main(command: str) -> None:
    """Serve on a free port, visit, and stop the server again."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    with subprocess.Popen([command, "serve", "--port", str(port)]) as server:
        try:
            seen = visit(f"http://127.0.0.1:{port}", server)
            conformance = subprocess.run([command, "conformance", f"http://127.0.0.1:{port}"], check=False)
        finally:
            server.terminate()
    print(f"{len(seen)} addresses of the installed wheel answer: {' '.join(sorted(seen))}")
    sys.exit(conformance.returncode)


def visit(base: str, server: "subprocess.Popen[bytes]") -> set[str]:
    """Fetch the starting addresses and every address of the same server that a page links to."""
    wait(base, server)
    waiting = list(STARTS)
    seen = set[str]()
    while waiting:
        path = waiting.pop()
        if path in seen:
            continue
        seen.add(path)
        waiting += fetch(base, path)
    return seen


def fetch(base: str, path: str) -> list[str]:
    """Fetch one address and return the paths on the same server that it refers to."""
    try:
        with urlopen(base + path) as answer:
            body: bytes = answer.read()
            if path == "/openapi.yaml" and body != DOCUMENT.read_bytes():
                sys.exit(f"{path} is not {DOCUMENT}")
            if answer.headers.get_content_type() != "text/html":
                return []
    except HTTPError as error:
        sys.exit(f"{path}: {error}")
    targets = (urlsplit(urljoin(base + path, link)) for link in Links(body.decode()).found)
    return [target.path for target in targets if f"{target.scheme}://{target.netloc}" == base]


def wait(base: str, server: "subprocess.Popen[bytes]") -> None:
    """Return once the server answers."""
    deadline = time.monotonic() + PATIENCE
    while server.poll() is None and time.monotonic() < deadline:
        try:
            urlopen(f"{base}/health").close()
        except URLError:
            time.sleep(0.1)
        else:
            return
    sys.exit("The installed server does not answer.")


if __name__ == "__main__":
    main(*sys.argv[1:])
