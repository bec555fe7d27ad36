"""Two servers with one keyring file are one: the same tokens, and a rotation that no match notices."""

import json
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest

from api.test_serve import COMMAND, serving
from api.test_serve import Server as Process
from tables.seated import KRYT, NAP
from tables.tampering import parted


class Servers:
    """Processes, started one after the other and ended with the test."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.keys = folder / "keys.json"
        self.logs = list[Path]()
        self.stack = ExitStack()

    def start(self) -> Process:
        """Start one with the keyring as it is now."""
        folder = self.folder / str(len(self.logs))
        folder.mkdir()
        self.logs.append(folder / "log")
        return self.stack.enter_context(serving(folder, CROUPIER_KEYS=str(self.keys)))

    def keys_command(self, *arguments: str) -> list[list[str]]:
        """Run ``croupier keys`` on the keyring."""
        what, *more = arguments
        command = [COMMAND, "keys", what, str(self.keys), *more]
        told = subprocess.run(command, capture_output=True, text=True, check=True)
        return [line.split() for line in told.stdout.splitlines()]


@pytest.fixture(name="servers")
def _servers(tmp_path: Path) -> Iterator[Servers]:
    servers = Servers(tmp_path)
    with servers.stack:
        yield servers


def ask(server: Process, path: str, body: Any, key: str | None = None) -> tuple[int, bytes]:
    headers = {"Content-Type": "application/json"} | ({} if key is None else {"Authorization": f"Bearer {key}"})
    answer, told = server.ask("POST", f"/v1/games/{path}", json.dumps(body), headers)
    return answer.status, told


def test_identical_requests_get_identical_answers_from_both(servers: Servers) -> None:
    servers.keys_command("new")
    both = [servers.start(), servers.start()]
    rng = Random("two processes")
    for game in (KRYT, NAP):
        prepared = json.loads(ask(both[0], f"{game.id}/tables/prepare", {"players": 3})[1])
        told = {ask(server, f"{game.id}/tables/start", {"token": prepared["token"]}) for server in both}
        assert 1 == len(told)
        table = json.loads(told.pop()[1])
        keys = table["keys"]
        for _ in range(6):
            (seat,) = table["to_act"]
            views = {ask(server, f"{game.id}/tables/view", {"token": table["token"]}, keys[seat]) for server in both}
            assert 1 == len(views)
            move = {"token": table["token"], "actions": [rng.choice(json.loads(views.pop()[1])["legal"])]}
            told = {ask(server, f"{game.id}/tables/play", move, keys[seat]) for server in (*both, both[0])}
            assert [200] == [status for status, _ in told]
            table = json.loads(told.pop()[1])
    assert all("ct1." not in log.read_text() and "cs1." not in log.read_text() for log in servers.logs)


def test_a_match_goes_on_through_a_rotation_until_its_key_is_retired(servers: Servers) -> None:
    ((old, _),) = servers.keys_command("new")
    one, other = servers.start(), servers.start()
    table = json.loads(ask(one, "nap/tables/start", {"players": 3})[1])
    first = table["token"]
    assert old == parted(first)[0]

    def goes_on(*through: Process) -> list[str]:
        """Pass the match on between servers, and return the keys that sealed it."""
        nonlocal table
        sealed = list[str]()
        for server in through:
            (seat,) = table["to_act"]
            key = table_keys[seat]
            legal = json.loads(ask(server, "nap/tables/view", {"token": table["token"]}, key)[1])["legal"]
            status, told = ask(server, "nap/tables/play", {"token": table["token"], "actions": legal[:1]}, key)
            assert 200 == status, told
            table = json.loads(told)
            sealed.append(parted(table["token"])[0])
        return sealed

    table_keys = table["keys"]
    new = servers.keys_command("new")[1][0]
    one = servers.start()
    assert [old, old] == goes_on(one, other)
    other = servers.start()
    servers.keys_command("rotate")
    one = servers.start()
    assert [new] == goes_on(one)
    status, told = ask(other, "nap/tables/view", {"token": table["token"]})
    assert 200 == status, told
    assert [[old, "retired"], [new, "active"]] == servers.keys_command("rotate", "--retire", old)
    one = servers.start()
    assert [410, 200] == [ask(server, "nap/tables/view", {"token": first})[0] for server in (one, other)]
    assert 200 == ask(one, "nap/tables/view", {"token": table["token"]}, table_keys[0])[0]


def test_a_broken_keyring_is_said_and_nothing_is_served(tmp_path: Path) -> None:
    (tmp_path / "keys.json").write_text('{"keys": []}')
    command = [COMMAND, "serve", "--port=0", f"--keys={tmp_path / 'keys.json'}"]
    told = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert 2 == told.returncode
    assert f"{tmp_path / 'keys.json'}: one key is active, no more and no less." in told.stderr
    assert "Traceback" not in told.stderr
