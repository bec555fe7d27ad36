"""Tries the client on the server at $CROUPIER_URL: the README's example, a match of each game, a refusal, all vectors.

Usage: CROUPIER_URL=http://127.0.0.1:8000 python -P clients/python/smoke_test, where croupier_client is installed.
"""

import os
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

import httpx
from matches import plays_matches
from vectors import passes_vectors

from croupier_client import Croupier, KrytPickUp, ProblemCode, ProblemError

HERE = Path(__file__).resolve().parents[1]
PACK = HERE.parents[1] / "tests" / "conformance"


def is_of_the_servers_version(base_url: str) -> None:
    """Compare the version of the package with that of the server."""
    with Croupier(base_url) as croupier:
        assert croupier.service.about().version == version("croupier-client")


def shows_the_example() -> None:
    """Run the example that the README shows."""
    example = HERE / "example.py"
    readme = (HERE / "README.md").read_text(encoding="utf-8")
    assert f"```python\n{example.read_text(encoding='utf-8')}```" in readme, "The README does not show example.py."
    ran = subprocess.run([sys.executable, "-P", example], capture_output=True, text=True, check=True)
    assert "may lead" in ran.stdout
    assert "sees" in ran.stdout
    assert "Rule S8:" in ran.stdout
    print("The README's example runs.")


def is_refused(base_url: str) -> None:
    """Act out of turn, and be told which rule forbids it."""
    with Croupier(base_url) as croupier:
        state = croupier.kryt_navalivat.start(2, seed="refused", dealer=1).state
        try:
            croupier.kryt_navalivat.play(state, [KrytPickUp(seat=1)])
        except ProblemError as refused:
            problem = refused.problem
        else:
            raise AssertionError("What is out of turn was played.")
    assert (problem.status, problem.code) == (409, ProblemCode.ILLEGAL_ACTION)
    assert (problem.rule, problem.index) == ("S8", 0)
    print(f"Refused by rule {problem.rule}: {problem.detail}")


def misses_the_server() -> None:
    """Find nobody at an address, and be told so by the error of httpx."""
    with Croupier("http://127.0.0.1:1") as croupier:
        try:
            croupier.service.health()
        except httpx.ConnectError:
            return
    raise AssertionError("Somebody answered.")


def main() -> None:
    """Try everything on one server."""
    base_url = os.environ["CROUPIER_URL"]
    is_of_the_servers_version(base_url)
    shows_the_example()
    plays_matches(base_url)
    is_refused(base_url)
    misses_the_server()
    passes_vectors(base_url, PACK)


if __name__ == "__main__":
    main()
