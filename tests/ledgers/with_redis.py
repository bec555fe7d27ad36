"""Tables with a ledger in Redis. The name keeps this from ``scripts/test``; run it with ``scripts/test-ledgers``."""

import json
import time
from collections.abc import Iterator
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from api.test_serve import Server as Process
from api.test_serve import serving
from croupier.registry import GAMES
from croupier_api.settings import Settings
from croupier_api.tables.house import House
from croupier_api.tables.ledger_redis import RedisLedger
from croupier_api.tables.opening_house import house_of
from ledgers.redis_server import RedisServer
from tables.racing import at_once
from tables.seated import KRYT, Match, Server, brief

DAYS = 3
SECONDS = DAYS * 86_400
QUICKLY = 8.0
"""Seconds after which a client would rather hear that it cannot be."""

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


@pytest.fixture(name="server")
def _server(tmp_path: Path) -> Iterator[RedisServer]:
    server = RedisServer(tmp_path)
    server.start()
    yield server
    server.end()


def house(server: RedisServer) -> House:
    """Return a server's keys and ledger, as its settings name them."""
    made = house_of(Settings(development_key=True, ledger=server.url, ledger_days=DAYS))
    assert isinstance(made.ledger, RedisLedger)
    server.clients.append(made.ledger._redis)
    return made


@every_game
def test_a_whole_match(game: Any, server: RedisServer) -> None:
    """Two servers in turn; what is kept is about 50 bytes, and is what both go by."""
    rng, both = Random(f"{game.id} redis"), [Server(game, house(server)) for _ in range(2)]
    match, tokens = both[0].start(options=brief(game, 1)), list[str]()
    with server.client() as client:
        for _ in range(2_000):
            if not match.last["to_act"]:
                break
            tokens.append(match.token)
            match = Match(rng.choice(both), match.last, match.keys)
            match.go(*match.random_move(rng))
            entry = client.get(f"croupier:{match.last['match']}")
            assert f"{match.last['move']}:{match.last['link']}".encode() == entry
            assert len(client.keys("*")) == 1
    match.shut()
    assert {"stale-table"} == {match.view(token=token).code for token in tokens}
    assert 200 == match.reveal().status


def test_it_is_remembered_anew_with_every_move(server: RedisServer) -> None:
    match = Server(KRYT, house(server)).start(3)
    name = f"croupier:{match.last['match']}"
    with server.client() as client:
        assert SECONDS - 5 <= client.ttl(name) <= SECONDS
        for _ in range(3):
            client.expire(name, 100)
            match.view()
            assert client.ttl(name) <= 100
            match.go(*match.random_move(Random("ttl")))
            assert SECONDS - 5 <= client.ttl(name) <= SECONDS
        client.pexpire(name, 1)
        time.sleep(0.05)
    told = match.play([pick_up(match)])
    assert (410, "table-expired") == (told.status, told.code)


def pick_up(match: Match) -> dict[str, Any]:
    """Return an action of the seat on turn, legal or not."""
    return {"type": "pick_up", "seat": match.last["to_act"][0]}


def test_killed_in_the_middle_and_started_again_with_its_data(server: RedisServer) -> None:
    tables, rng = Server(KRYT, house(server)), Random("killed")
    match = tables.start(3)
    for _ in range(3):
        match.go(*match.random_move(rng))
    before, move = match.token, match.random_move(rng)
    server.kill()
    began = time.monotonic()
    for told in (match.play(move), match.view(), match.reveal(), match.close(0)):
        assert (503, "ledger-down") == (told.status, told.code)
    assert "ledger-down" == tables.ask("tables/start", {"players": 3}).code
    assert time.monotonic() - began < 5 * QUICKLY
    server.start()
    match.go(*move)
    assert "stale-table" == match.play([{"type": "deal", "seat": move[0]["seat"]}], token=before).code
    assert 200 == match.play(move, token=before).status


def test_an_answer_comes_soon_also_from_a_redis_that_hangs(server: RedisServer) -> None:
    match = Server(KRYT, house(server)).start(3)
    with server.client() as client:
        client.execute_command("CLIENT", "PAUSE", 60_000, "ALL")
    began = time.monotonic()
    assert "ledger-down" == match.view().code
    assert time.monotonic() - began < QUICKLY


def test_started_again_without_its_data_it_knows_no_match(server: RedisServer) -> None:
    """And makes no new entry for one."""
    match = Server(KRYT, house(server)).start(3)
    with server.client() as client:
        client.flushall()
        for told in (match.play([pick_up(match)]), match.view(), match.reveal(), match.close(0)):
            assert (410, "table-expired") == (told.status, told.code)
        assert [] == client.keys("*")


@pytest.mark.parametrize("entry", [b"", b"x", b"1:", b"1:zz", b"\xff\xfe"])
def test_an_entry_that_no_ledger_wrote(entry: bytes, server: RedisServer) -> None:
    match = Server(KRYT, house(server)).start(3)
    with server.client() as client:
        client.set(f"croupier:{match.last['match']}", entry)
        told = match.view()
        assert told.code in {"ledger-down", "stale-table"}
        assert told.code == "ledger-down" or entry == b"1:"
        client.delete(f"croupier:{match.last['match']}")
        client.lpush(f"croupier:{match.last['match']}", b"1")
        assert "ledger-down" == match.view().code


def test_of_calls_at_once_one_wins(server: RedisServer) -> None:
    houses = [house(server) for _ in range(4)]
    for _ in range(10):
        match = Server(KRYT, houses[0]).start(3)
        (seat,) = match.last["to_act"]
        moves = [[action] for action in match.legal(seat)[:3]]
        asking = [Match(Server(KRYT, each), match.last, match.keys) for each in houses]
        told = at_once([partial(asking[i].play, moves[i % 3]) for i in range(4)])
        won = [i for i in range(4) if told[i].status == 200]
        assert 1 == len({i % 3 for i in won})
        assert {"stale-table"} == {each.code for each in told if each.status != 200}
        assert 1 == len({told[i].body["token"] for i in won})


def test_a_redis_that_forgets_is_warned_of(server: RedisServer, caplog: pytest.LogCaptureFixture) -> None:
    house(server)
    assert "maxmemory-policy" not in caplog.text
    with server.client() as client:
        client.config_set("maxmemory-policy", "allkeys-lru")
    house(server)
    assert "its maxmemory-policy should be noeviction" in caplog.text


def test_a_server_starts_also_while_redis_is_down(server: RedisServer, caplog: pytest.LogCaptureFixture) -> None:
    server.kill()
    tables = Server(KRYT, house(server))
    assert "does not tell its maxmemory-policy" in caplog.text
    assert 503 == tables.ask("tables/start", {"players": 3}).status
    server.start()
    assert 200 == tables.ask("tables/start", {"players": 3}).status


def test_two_processes_and_a_redis_that_is_killed(server: RedisServer, tmp_path: Path) -> None:
    """Over HTTP, from the start to the answer after the restart."""
    with ExitStack() as stack:
        both = [stack.enter_context(served(tmp_path / name, server)) for name in ("one", "other")]
        table = json.loads(ask(both[0], "start", {"players": 3})[1])
        assert table["safety"]["ledger"] is True
        key = table["keys"][table["to_act"][0]]
        legal = json.loads(ask(both[1], "view", {"token": table["token"]}, key)[1])["legal"]
        moves = [{"token": table["token"], "actions": [action]} for action in legal[:2]]
        server.kill()
        for process in both:
            status, told = ask(process, "play", moves[0], key)
            assert (503, "ledger-down") == (status, json.loads(told)["code"])
        server.start()
        first = ask(both[1], "play", moves[0], key)
        assert 200 == first[0]
        assert first == ask(both[0], "play", moves[0], key)
        assert 409 == ask(both[0], "play", moves[1], key)[0]
        logs = "".join((tmp_path / name / "log").read_text() for name in ("one", "other"))
        assert not any(told in logs for told in (table["token"], key, "Traceback"))


def served(folder: Path, server: RedisServer) -> Any:
    """Run a process with the ledger."""
    folder.mkdir()
    return serving(folder, "--development-key=on", f"--ledger={server.url}")


def ask(process: Process, path: str, body: Any, key: str | None = None) -> tuple[int, bytes]:
    """Ask a process for a call on tables of Kryt."""
    headers = {"Content-Type": "application/json"} | ({} if key is None else {"Authorization": f"Bearer {key}"})
    answer, told = process.ask("POST", f"/v1/games/{KRYT.id}/tables/{path}", json.dumps(body), headers)
    return answer.status, told
