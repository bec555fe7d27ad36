"""Tables over HTTP: headers, keys, problems, and what no log holds."""

import logging
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from litestar import Litestar

from api.asking import JSON, MSGPACK, Reply, ask, post
from croupier.cards import Card
from croupier.registry import GAMES
from croupier_api.app import create_app
from croupier_api.problems import ProblemCode
from croupier_api.settings import Settings
from croupier_api.tables.keyring import save
from tables.seated import KRYT, brief, move_among
from tables.tampering import HOUSE

LOGGED_CALLS = 1_000
PATHS = ("prepare", "start", "play", "view", "close", "reveal")
SECRETS = re.compile(r"c[ts]1\.[A-Za-z0-9]|[A-Za-z0-9_-]{43}|\b[2-9TJQKA][CDHS]\b")
"""A token, a key, a secret without its prefix, a card."""


@dataclass
class Client:
    """What somebody with a key asks of a server."""

    app: Litestar
    game: str = KRYT.id

    def __call__(self, path: str, body: Any, key: str | None = None) -> Reply:
        headers = () if key is None else (("authorization", f"Bearer {key}"),)
        return post(self.app, body, *headers, path=f"/v1/games/{self.game}/{path}")


@pytest.fixture(name="app", scope="module")
def _app() -> Litestar:
    return create_app(Settings(development_key=True))


@pytest.fixture(name="client")
def _client(app: Litestar) -> Client:
    return Client(app)


class TestHeaders:
    """What comes around the answers."""

    def test_nobody_on_the_way_keeps_an_answer(self, client: Client) -> None:
        started = client("tables/start", {"players": 3})
        told = started.json
        move = {"token": told["token"], "actions": [{"type": "pick_up", "seat": 0}]}
        replies = [
            started,
            client("tables/prepare", {"players": 3}),
            client("tables/view", {"token": told["token"]}, told["keys"][0]),
            client("tables/play", move, told["keys"][0]),
            client("tables/play", move),
            client("tables/reveal", {"token": told["token"]}),
        ]
        assert [200, 200, 200, 409, 401, 409] == [reply.status for reply in replies]
        assert {"no-store"} == {reply.header("cache-control") for reply in replies}
        assert {None} == {reply.header("access-control-allow-credentials") for reply in replies}

    @pytest.mark.parametrize("path", ["play", "close"])
    @pytest.mark.parametrize("headers", [(), (("authorization", "Basic YTpi"),), (("authorization", "Bearer "),)])
    def test_where_a_key_is_needed_and_none_comes(self, path: str, headers: Any, client: Client) -> None:
        told = client("tables/start", {"players": 3}).json
        body = {"token": told["token"]} | ({"actions": [{"type": "pick_up", "seat": 0}]} if path == "play" else {})
        reply = post(client.app, body, *headers, path=f"/v1/games/{KRYT.id}/tables/{path}")
        assert (401, "no-key", "Bearer") == (reply.status, reply.problem.code, reply.header("www-authenticate"))

    def test_a_page_may_send_a_key(self, app: Litestar) -> None:
        for path in PATHS:
            reply = ask(
                app,
                "OPTIONS",
                f"/v1/games/nap/tables/{path}",
                ("origin", "https://app.example"),
                ("access-control-request-method", "POST"),
                ("access-control-request-headers", "authorization,content-type"),
            )
            allowed = (reply.header("access-control-allow-headers") or "").lower().split(", ")
            assert (204, "*") == (reply.status, reply.header("access-control-allow-origin"))
            assert {"authorization", "content-type"} <= set(allowed)
            assert reply.header("access-control-allow-credentials") is None

    def test_the_scheme_is_written_as_one_likes(self, client: Client) -> None:
        told = client("tables/start", {"players": 3}).json
        for scheme in ("Bearer", "bearer", "BEARER"):
            reply = post(
                client.app,
                {"token": told["token"]},
                ("authorization", f"{scheme} {told['keys'][2]}"),
                path=f"/v1/games/{KRYT.id}/tables/view",
            )
            assert 2 == reply.json["seat"]

    def test_messagepack_too(self, app: Litestar) -> None:
        path = f"/v1/games/{KRYT.id}/tables/start"
        reply = ask(app, "POST", path, MSGPACK, ("accept", MSGPACK[1]), body=msgspec.msgpack.encode({"players": 3}))
        token = msgspec.msgpack.decode(reply.body)["token"]
        view = f"/v1/games/{KRYT.id}/tables/view"
        assert 200 == ask(app, "POST", view, JSON, body=msgspec.json.encode({"token": token})).status

    def test_no_batch_replay_or_position(self, app: Litestar) -> None:
        for path in ("batch", "replay", "position"):
            assert 404 == ask(app, "POST", f"/v1/games/{KRYT.id}/tables/{path}", JSON, body=b"{}").status

    def test_a_start_takes_neither_seed_nor_deck(self, client: Client) -> None:
        for name, value in (("seed", "s"), ("deck", ["2C"])):
            for path in ("prepare", "start"):
                assert 400 == client(f"tables/{path}", {"players": 3, name: value}).status


MISPLACED = ["cs1." + "A" * 43, "ct1.development." + "B" * 100, "9C"]


@pytest.mark.parametrize("said", MISPLACED)
@pytest.mark.parametrize("path", PATHS)
def test_what_is_put_in_the_wrong_place_is_not_quoted(path: str, said: str, client: Client) -> None:
    """Problems are logged by those in between."""
    bodies = [
        {said: 1},
        {"players": 3, said: 1},
        {"players": said},
        {"players": 3, "variant": said},
        {"players": 3, "options": {said: 1}},
        {"players": 3, "locks": [said, said, said]},
        {"token": [said]},
        {"token": "", "actions": [{"type": said}]},
        {"token": "", "actions": [{"type": "lead", "seat": 0, "card": f"{said}."}]},
        {"token": "", "actions": [{"type": "pick_up", "seat": 0, said: 1}]},
        {"token": "", "last_seen": {"move": said}},
        {"token": "", "last_seen": {"move": 0, "link": said}},
        f'"{said}'.encode(),
        f'{{"token": "x", {said}'.encode(),
    ]
    for body in bodies:
        reply = client(f"tables/{path}", body)
        assert (400, "malformed") == (reply.status, reply.problem.code), body
        assert said.encode() not in reply.body


class TestLogs:
    """A capture of a thousand calls, those that are refused too."""

    def test_no_token_key_or_card(self, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
        caplog.set_level(logging.DEBUG)
        keys = str(tmp_path / "keys.json")
        save(Path(keys), HOUSE.keys())
        apps = (
            create_app(Settings(keys=keys)),
            create_app(Settings(keys=keys, ledger=f"sqlite:{tmp_path / 'ledger'}")),
            create_app(Settings()),
        )
        seen = Counter[str]()
        for number, (reply, sent) in enumerate(self._calls(apps, Random("logs"))):
            seen[reply.json["code"] if reply.status >= 400 else "ok"] += 1
            assert reply.status == 200 or not any(secret.encode() in reply.body for secret in sent)
            if number >= LOGGED_CALLS:
                break
        assert sum(seen.values()) > LOGGED_CALLS
        wanted = {"ok", "no-key", "not-your-seat", "cannot-open", "unsound-table", "stale-table", "not-descendant"}
        wanted |= {"not-last", "not-over", "closed", "no-keyring", "ledger-down", "illegal-action", "malformed"}
        assert wanted <= set(seen), wanted - set(seen)
        assert {each for each in seen if each != "ok"} <= {code.value for code in ProblemCode}
        said = "\n".join(record.getMessage() for record in caplog.records if record.name != "asyncio")
        assert SECRETS.findall(said) == []
        assert SECRETS.findall(f"{HOUSE.keys().active.secret} ct1.a {Card.TEN_OF_CLUBS}")

    @classmethod
    def _calls(cls, apps: tuple[Litestar, ...], rng: Random) -> Iterator[tuple[Reply, tuple[str, ...]]]:
        """Play matches with and without a ledger, and ask for what is refused in between; with what was secret."""
        while True:
            game = rng.choice(GAMES)
            plain, guarded, without = (Client(app, game.id) for app in apps)
            for server in (plain, guarded):
                started = server("tables/start", {"players": game.fewest + 1, "options": brief(game, 1)})
                told, keys = started.json, started.json["keys"]
                yield started, ()
                for _ in range(12):
                    seat = rng.choice(told["to_act"] or [0])
                    secret = (told["token"], *keys)
                    yield from ((reply, secret) for reply in cls._refused(server, told, keys, seat))
                    yield without("tables/view", {"token": told["token"]}), secret
                    legal = server("tables/view", {"token": told["token"]}, keys[seat]).json["legal"]
                    if not legal:
                        break
                    body = {"token": told["token"], "actions": move_among(game, legal, rng)}
                    played = server("tables/play", body, keys[seat])
                    yield played, ()
                    yield server("tables/view", {"token": told["token"]}, keys[seat]), secret
                    told = played.json
                yield from ((reply, keys) for reply in cls._closed(server, told, keys))
                yield plain("tables/view", {"token": told["token"]}), keys

    @staticmethod
    def _refused(server: Client, told: Any, keys: Any, seat: int) -> Iterator[Reply]:
        token, wrong = told["token"], {"type": "deal", "seat": seat}
        yield server("tables/play", {"token": token, "actions": [wrong, wrong]}, keys[seat])
        yield server("tables/play", {"token": token, "actions": [wrong]}, keys[seat - 1])
        yield server("tables/play", {"token": token, "actions": [{**wrong, "type": "show"}, token]}, keys[seat])
        yield server("tables/play", {"token": token, "actions": [{**wrong, "type": "nothing"}]}, keys[seat])
        yield server("tables/play", {"token": token, "actions": [wrong]})
        if told["view"]["phase"]["type"] != "over":
            yield server("tables/play", {"token": token, "actions": [wrong]}, keys[seat])
        yield server("tables/view", {"token": token[:-9]}, keys[seat])
        yield server("tables/view", {"token": token}, token)
        yield server("tables/view", {"token": token, "last_seen": {"move": told["move"] + 1, "link": "0" * 16}})
        yield server("tables/reveal", {"token": token})
        yield server("tables/start", {"token": token, "openings": ["00" * 16]})
        yield server("tables/start", {"players": 4, "locks": ["0" * 64] * 3})

    @staticmethod
    def _closed(server: Client, told: Any, keys: Any) -> Iterator[Reply]:
        for seat in range(len(keys)) if told["view"]["phase"]["type"] == "over" else ():
            closed = server("tables/close", {"token": told["token"]}, keys[seat])
            yield closed
            told = closed.json
            yield server("tables/close", {"token": told["token"]}, keys[seat])
