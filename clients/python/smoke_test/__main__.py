"""Tries the client on the server at $CROUPIER_URL: the README's examples, matches of each game, a refusal, all vectors.

Usage: CROUPIER_URL=http://127.0.0.1:8000 python -P clients/python/smoke_test, where croupier_client is installed.
"""

import os
import re
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

import httpx
import msgspec
from matches import plays_matches
from sealed import plays_sealed_matches
from sealed_vectors import computes_vectors
from vectors import passes_vectors

from croupier_client import Croupier, Health, KrytPickUp, ProblemCode, ProblemError

HERE = Path(__file__).resolve().parents[1]
PACK = HERE.parents[1] / "tests" / "conformance"


def is_of_the_servers_version(base_url: str) -> None:
    """Compare the version of the package with that of the server."""
    with Croupier(base_url) as croupier:
        assert croupier.service.about().version == version("croupier-client")


def shows_the_example(name: str, *told: str) -> None:
    """Run an example that the README shows."""
    example = HERE / name
    readme = (HERE / "README.md").read_text(encoding="utf-8")
    assert f"```python\n{example.read_text(encoding='utf-8')}```" in readme, f"The README does not show {name}."
    ran = subprocess.run([sys.executable, "-P", example], capture_output=True, text=True, check=True)
    for line in told:
        assert re.search(line, ran.stdout, re.MULTILINE), ran.stdout
    print(f"The README's {name} runs.")


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


def reads_answers() -> None:
    """Be answered what only a newer server could say: new fields are left aside, new values are not."""
    new = {"status": "ok", "since": "noon"}
    assert answered(new).status == "ok"
    try:
        answered({"status": "tired"})
    except msgspec.ValidationError as unknown:
        assert "'tired'" in str(unknown), unknown
    else:
        raise AssertionError("An unknown value was taken.")


def answered(answer: dict[str, str]) -> Health:
    """Return an answer of a server as the client reads it."""
    transport = httpx.MockTransport(lambda _: httpx.Response(200, json=answer))
    return Croupier(http=httpx.Client(transport=transport)).service.health()


def main() -> None:
    """Try everything on one server."""
    base_url = os.environ["CROUPIER_URL"]
    is_of_the_servers_version(base_url)
    shows_the_example("example.py", "may lead", "sees", "Rule S8:")
    shows_the_example(
        "sealed_example.py", r"^Seat 0 holds( \w\w){5} .*\w{8}-0-\w{16}$", r"^Seat 1 is at \w{8}-1-\w{16} "
    )
    plays_matches(base_url)
    plays_sealed_matches(base_url)
    is_refused(base_url)
    misses_the_server()
    reads_answers()
    computes_vectors(PACK)
    passes_vectors(base_url, PACK)


if __name__ == "__main__":
    main()
