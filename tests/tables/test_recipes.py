"""The recipes of docs/fairness.md, run as they stand on the page, on a match that has just been played."""

import json
import re
import secrets
import subprocess
import sys
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from croupier_api.app import create_app
from croupier_api.resources import docs
from croupier_api.settings import Settings

PAGE = (docs() / "fairness.md").read_text("utf-8")
NODE = Path(sys.executable).with_name("node")
GAME = "nap"


def recipe(language: str) -> str:
    (code,) = re.findall(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)
    return str(code)


def played(client: TestClient[Litestar]) -> tuple[Any, Any]:
    """Return what was prepared and what was revealed of a match of one deal that everybody passed."""

    def call(path: str, body: Any, key: str = "") -> Any:
        answer = client.post(f"/v1/games/{GAME}/tables/{path}", json=body, headers={"Authorization": f"Bearer {key}"})
        assert answer.status_code == 200, answer.text
        return answer.json()

    openings = [secrets.token_hex(16), None, secrets.token_hex(32)]
    commitments = [r and sha256(b"croupier/seat-seed/1" + bytes.fromhex(r)).hexdigest() for r in openings]
    prepared = call("prepare", {"players": 3, "commitments": commitments})
    table = call("start", {"token": prepared["token"], "openings": openings})
    keys = table["keys"]
    while table["scoring"]["result"] is None:
        (seat,) = table["to_act"]
        table = call("play", {"token": table["token"], "actions": [{"type": "pass", "seat": seat}]}, keys[seat])
    for key in keys:
        table = call("close", {"token": table["token"]}, key)
    return prepared, call("reveal", {"token": table["token"]})


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    place = tmp_path_factory.mktemp("recipes")
    with TestClient(create_app(Settings(development_key=True))) as client:
        told = played(client)
    paths = (place / "prepared.json", place / "reveal.json")
    for path, content in zip(paths, told, strict=True):
        path.write_text(json.dumps(content), encoding="utf-8")
    return paths


def run(tmp_path: Path, language: str, files: tuple[Path, Path]) -> subprocess.CompletedProcess[str]:
    interpreter, suffix = (sys.executable, "py") if language == "python" else (str(NODE), "mts")
    script = tmp_path / f"recipe.{suffix}"
    script.write_text(recipe(language), encoding="utf-8")
    return subprocess.run([interpreter, script, *files, GAME], capture_output=True, text=True, check=False)


@pytest.mark.parametrize("language", ["python", "ts"])
def test_a_recipe_finds_a_fair_match_fair(tmp_path: Path, language: str, files: tuple[Path, Path]) -> None:
    ran = run(tmp_path, language, files)
    assert (ran.returncode, ran.stdout) == (0, "1 deals are what was committed to.\n"), ran.stderr


LIES: dict[str, tuple[str, Callable[[Any], None]]] = {
    "secret": ("The server changed its secret.", lambda reveal: reveal.update(secret="0" * 64)),
    "seed": ("The seed does not follow.", lambda reveal: reveal.update(seed="0" * 64)),
    "deck": ("Deal 0 has another deck.", lambda reveal: reveal["decks"][0]["deck"].reverse()),
    "opening": ("An opening is not what its seat committed to.", lambda reveal: reveal["openings"].reverse()),
}


@pytest.mark.parametrize("lie", LIES)
@pytest.mark.parametrize("language", ["python", "ts"])
def test_a_recipe_finds_a_lie(tmp_path: Path, language: str, lie: str, files: tuple[Path, Path]) -> None:
    said, tell = LIES[lie]
    reveal = json.loads(files[1].read_text("utf-8"))
    tell(reveal)
    lying = tmp_path / "lying.json"
    lying.write_text(json.dumps(reveal), encoding="utf-8")
    ran = run(tmp_path, language, (files[0], lying))
    assert ran.returncode != 0
    assert said in ran.stderr
