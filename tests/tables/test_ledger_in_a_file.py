"""The ledger in SQLite, and tables that have one where there is none."""

import sqlite3
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest

from croupier.registry import GAMES
from croupier_api.settings import Settings, SettingsError
from croupier_api.tables import ledger_sqlite
from croupier_api.tables.house import House
from croupier_api.tables.ledger import Entry, LedgerDown
from croupier_api.tables.ledger_sqlite import SqliteLedger
from croupier_api.tables.opening_house import house_of
from tables.racing import at_once
from tables.seated import KEYRING, KRYT, Server, brief

DAY = 86_400
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)

FIRST, SECOND, THIRD = (Entry(move, bytes([move]) * 8) for move in range(3))
MATCH = b"m" * 16


def house(path: Path) -> House:
    return House(KEYRING, SqliteLedger(path, DAY))


class Contested(sqlite3.Connection):
    """A connection to a file that others are making at the same time."""

    times = 3

    def execute(self, sql: str, *told: Any) -> sqlite3.Cursor:
        if "journal_mode =" in sql and self.times:
            self.times -= 1
            raise sqlite3.OperationalError("database is locked")
        return super().execute(sql, *told)


class TestLedger:
    """Compare and set, and nothing else."""

    def test_an_entry_goes_only_on_from_where_it_is(self, tmp_path: Path) -> None:
        ledger = SqliteLedger(tmp_path / "ledger", DAY)
        assert (None, False) == (ledger.read(MATCH), ledger.advance(MATCH, FIRST, SECOND))
        assert [True, False, False] == [ledger.create(MATCH, each) for each in (FIRST, FIRST, SECOND)]
        assert FIRST == ledger.read(MATCH)
        assert [False, True, False, False] == [
            ledger.advance(MATCH, old, new)
            for old, new in ((SECOND, THIRD), (FIRST, SECOND), (FIRST, THIRD), (Entry(1, b"x" * 8), THIRD))
        ]
        assert (SECOND, None) == (ledger.read(MATCH), ledger.read(b"n" * 16))
        assert SECOND == SqliteLedger(tmp_path / "ledger", DAY).read(MATCH)

    def test_what_nobody_touches_is_forgotten_and_every_move_touches(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        ledger, now = SqliteLedger(tmp_path / "ledger", DAY), [1_000_000.0]
        monkeypatch.setattr(time, "time", lambda: now[0])
        ledger.create(MATCH, FIRST)
        now[0] += DAY - 1
        assert ledger.advance(MATCH, FIRST, SECOND)
        now[0] += DAY
        assert SECOND == ledger.read(MATCH)
        now[0] += 1
        assert ledger.read(MATCH) is None
        ledger.create(b"n" * 16, FIRST)
        with sqlite3.connect(tmp_path / "ledger") as file:
            assert [(1,)] == file.execute("SELECT count(*) FROM matches").fetchall()
        file.close()

    def test_an_answer_that_is_out_is_on_the_disk(self, tmp_path: Path) -> None:
        ledger = SqliteLedger(tmp_path / "ledger", DAY)
        with ledger._connected() as connection:
            assert (2,) == connection.execute("PRAGMA synchronous").fetchone()
            assert ("wal",) == connection.execute("PRAGMA journal_mode").fetchone()

    def test_a_new_file_that_other_processes_are_just_making(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Workers start at the same time; of eight, one in forty was told at once that the file is locked."""
        connect = sqlite3.connect
        monkeypatch.setattr(sqlite3, "connect", lambda *told, **more: connect(*told, factory=Contested, **more))
        assert SqliteLedger(tmp_path / "ledger", DAY).create(MATCH, FIRST)
        monkeypatch.setattr(Contested, "times", 10**6)
        monkeypatch.setattr(ledger_sqlite, "_PATIENCE", 0.05)
        with pytest.raises(LedgerDown, match="locked"):
            SqliteLedger(tmp_path / "ledger", DAY)

    def test_a_place_where_no_file_can_be(self, tmp_path: Path) -> None:
        for place in (tmp_path, tmp_path / "no" / "folder"):
            with pytest.raises(SettingsError, match="cannot be opened"):
                house_of(Settings(ledger=f"sqlite:{place}"))
        (tmp_path / "text").write_text("no database at all, " * 100)
        with pytest.raises(LedgerDown):
            SqliteLedger(tmp_path / "text", DAY)


class TestTables:
    """Matches that one guards."""

    @every_game
    def test_whole_matches_go_on_through_any_server_that_has_it(self, game: Any, tmp_path: Path) -> None:
        servers, rng = [Server(game, house(tmp_path / "ledger")) for _ in range(2)], Random(f"{game.id} file")
        match = servers[0].start(options=brief(game, 1))
        for number, _move in enumerate(match.run(rng)):
            match.server = servers[number % 2]
        match.shut()
        assert 200 == match.reveal().status

    def test_a_server_without_it_refuses_them(self, tmp_path: Path) -> None:
        match = Server(KRYT, house(tmp_path / "ledger")).start(3)
        match.server = Server(KRYT)
        action = {"type": "pick_up", "seat": match.last["to_act"][0]}
        for told in (match.view(), match.play([action]), match.close(0), match.reveal()):
            assert (503, "ledger-down") == (told.status, told.code)

    def test_a_server_that_has_one_plays_tables_that_have_none(self, tmp_path: Path) -> None:
        match = Server(KRYT).start(3)
        match.server = Server(KRYT, house(tmp_path / "ledger"))
        match.go(*match.random_move(Random("none")))
        assert match.last["safety"]["ledger"] is False
        assert match.server.house.ledger is not None
        assert match.server.house.ledger.read(bytes.fromhex(match.last["match"])) is None

    def test_another_ledger_does_not_know_it_and_makes_no_entry(self, tmp_path: Path) -> None:
        match = Server(KRYT, house(tmp_path / "ledger")).start(3)
        match.server = Server(KRYT, house(tmp_path / "other"))
        action = {"type": "pick_up", "seat": match.last["to_act"][0]}
        for told in (match.view(), match.play([action]), match.close(0), match.reveal(), match.view()):
            assert (410, "table-expired") == (told.status, told.code)

    def test_while_it_cannot_be_asked_nothing_is_played_and_then_it_goes_on(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        server = Server(KRYT, house(tmp_path / "ledger"))
        match = server.start(3)
        move = match.random_move(Random("down"))
        ledger: Any = server.house.ledger
        for broken in ("read", "advance"):
            with monkeypatch.context() as patched:
                patched.setattr(ledger, broken, down)
                told = match.play(move)
                assert (503, "ledger-down") == (told.status, told.code)
        with monkeypatch.context() as patched:
            patched.setattr(ledger, "create", down)
            assert 503 == server.ask("tables/start", {"players": 3}).status
        match.go(*move)

    def test_an_answer_that_was_lost_on_the_way_is_had_by_asking_again(self, tmp_path: Path) -> None:
        """The ledger has gone on, and the server was told that it could not tell."""
        server = Server(KRYT, house(tmp_path / "ledger"))
        match, ledger = server.start(3), server.house.ledger
        move = match.random_move(Random("lost"))
        lossy = Server(KRYT, House(KEYRING, Lossy(ledger)))
        body = {"token": match.token, "actions": move}
        assert "ledger-down" == lossy.ask("tables/play", body, match.keys[move[0]["seat"]]).code
        match.go(*move)
        assert 1 == match.last["move"]

    def test_many_matches_at_once(self, tmp_path: Path) -> None:
        matches = [Server(KRYT, house(tmp_path / "ledger")).start(3) for _ in range(6)]

        def playing(match: Any, rng: Random) -> Any:
            def play() -> Any:
                for _ in range(9):
                    match.server = Server(KRYT, house(tmp_path / "ledger"))
                    match.go(*match.random_move(rng))
                return match.go(*match.random_move(rng))

            return play

        told = at_once([playing(match, Random(number)) for number, match in enumerate(matches)])
        assert {(200, 10)} == {(each.status, each.body["move"]) for each in told}


def down(*_: Any) -> Any:
    raise LedgerDown("out of order")


class Lossy:
    """A ledger whose answer to a change never comes."""

    def __init__(self, ledger: Any) -> None:
        self._ledger = ledger

    def read(self, match: bytes) -> Entry | None:
        found: Entry | None = self._ledger.read(match)
        return found

    def create(self, match: bytes, entry: Entry) -> bool:
        return bool(self._ledger.create(match, entry))

    def advance(self, match: bytes, old: Entry, new: Entry) -> bool:
        self._ledger.advance(match, old, new)
        raise LedgerDown("too late")
