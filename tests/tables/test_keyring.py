"""The server's keys: made, shown, rotated and retired by the command line, and what each state of a key means."""

import json
import os
import stat
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from croupier.registry import GAMES
from croupier_api.cli import main
from croupier_api.settings import Settings, SettingsError
from croupier_api.tables.house import House
from croupier_api.tables.keyring import (
    DEVELOPMENT,
    Keyring,
    KeyringError,
    KeyState,
    development_keyring,
    load,
    retired,
    rotated,
    save,
    with_new_key,
)
from croupier_api.tables.opening_house import house_of
from tables.seated import KRYT, Match, Server, brief
from tables.tampering import ALPHABET, joined, parted

ACTIVE, ACCEPT, RETIRED = KeyState


def states_of(keyring: Keyring) -> list[KeyState]:
    return [key.state for key in keyring.keys]


class TestCommand:
    """``croupier keys``."""

    @staticmethod
    def _said(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[list[str]]:
        assert 0 == main(["keys", *arguments])
        told = capsys.readouterr()
        assert "" == told.err
        return [line.split() for line in told.out.splitlines()]

    def test_new_list_rotate_retire(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        file = str(tmp_path / "keys.json")
        ((first, _),) = self._said(capsys, "new", file)
        assert [[first, "active"]] == self._said(capsys, "list", file)
        second = self._said(capsys, "new", file)[1][0]
        assert [[first, "active"], [second, "accept"]] == self._said(capsys, "list", file)
        assert [[first, "accept"], [second, "active"]] == self._said(capsys, "rotate", file)
        third = self._said(capsys, "new", file)[2][0]
        assert [[first, "retired"], [second, "active"], [third, "accept"]] == self._said(
            capsys, "rotate", file, "--retire", first
        )
        assert [[first, "retired"], [second, "accept"], [third, "active"]] == self._said(
            capsys, "rotate", file, "--key", third
        )
        assert 3 == len({first, second, third})
        assert [None, "str", "str"] == [each.secret and type(each.secret).__name__ for each in load(Path(file)).keys]

    def test_no_secret_is_shown(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        file = tmp_path / "keys.json"
        for arguments in (("new",), ("new",), ("list",), ("rotate",)):
            main(["keys", *arguments, str(file)])
        told = capsys.readouterr()
        secrets = [key.secret or "" for key in load(file).keys]
        assert [43, 43] == [len(secret) for secret in secrets]
        assert all(secret not in told.out + told.err for secret in secrets)

    def test_the_file_is_its_owners(self, tmp_path: Path) -> None:
        file = tmp_path / "keys.json"
        before = os.umask(0)
        try:
            main(["keys", "new", str(file)])
            assert 0o600 == stat.S_IMODE(file.stat().st_mode)
            file.chmod(0o644)
            main(["keys", "new", str(file)])
            assert 0o600 == stat.S_IMODE(file.stat().st_mode)
        finally:
            os.umask(before)
        assert ["keys.json"] == [each.name for each in tmp_path.iterdir()]

    def test_it_is_named_by_the_environment(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setenv("CROUPIER_KEYS", str(tmp_path / "here.json"))
        assert 1 == len(self._said(capsys, "new"))
        assert 1 == len(load(tmp_path / "here.json").keys)

    @pytest.mark.parametrize(
        ("arguments", "said"),
        [
            (["list"], "Which keyring?"),
            (["list", "{}/none.json"], "Make a keyring with: croupier keys new"),
            (["rotate", "{}/keys.json"], "There is no newer key to rotate to."),
            (["rotate", "{}/keys.json", "--key", "abc"], "There is no key abc that waits to rotate to."),
            (["rotate", "{}/keys.json", "--retire", "abc"], "There is no key abc."),
            (["new", "{}/no/such/folder/keys.json"], "No such file or directory"),
        ],
    )
    def test_what_cannot_be_is_said(
        self,
        arguments: list[str],
        said: str,
        tmp_path: Path,
        capsys: pytest.CaptureFixture[str],
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        monkeypatch.delenv("CROUPIER_KEYS", raising=False)
        main(["keys", "new", str(tmp_path / "keys.json")])
        before = (tmp_path / "keys.json").read_bytes()
        with pytest.raises(SystemExit) as stopped:
            main(["keys", *(each.format(tmp_path) for each in arguments)])
        assert 2 == stopped.value.code
        assert said in capsys.readouterr().err
        assert before == (tmp_path / "keys.json").read_bytes()


class TestStates:
    """Active, accept, retired."""

    def test_the_first_seals_at_once_and_a_later_one_waits(self) -> None:
        keyring = with_new_key(with_new_key(None))
        assert [ACTIVE, ACCEPT] == states_of(keyring)

    def test_rotating_goes_to_the_newest_and_never_back_by_itself(self) -> None:
        keyring = with_new_key(with_new_key(with_new_key(None)))
        there = rotated(keyring)
        assert [ACCEPT, ACCEPT, ACTIVE] == states_of(there)
        with pytest.raises(KeyringError, match="no newer key"):
            rotated(there)
        assert [ACTIVE, ACCEPT, ACCEPT] == states_of(rotated(there, there.keys[0].id))

    def test_the_active_key_is_not_retired(self) -> None:
        keyring = with_new_key(None)
        with pytest.raises(KeyringError, match="is active"):
            retired(keyring, keyring.active.id)

    def test_a_retired_key_is_forgotten_and_never_comes_back(self) -> None:
        keyring = rotated(with_new_key(with_new_key(None)))
        gone = retired(keyring, keyring.keys[0].id)
        assert (RETIRED, None) == (gone.keys[0].state, gone.keys[0].secret)
        with pytest.raises(KeyringError, match="that waits"):
            rotated(gone, gone.keys[0].id)

    def test_rotation_over_three_keyrings(self) -> None:
        """Two servers take each keyring one after the other; a match goes on between them all the time."""
        first = with_new_key(None)
        second = with_new_key(first)
        third = rotated(second)
        last = retired(third, first.active.id)
        match = Server(KRYT, House(first)).start(3, options=brief(KRYT, 20))
        rng, sealed_by = Random("rotation"), list[str]()
        # One server at a time reads the next keyring, so that at each step two keyrings are in use.
        for ours, theirs in ((first, first), (second, first), (second, second), (third, second), (third, third)):
            for keyring in (ours, theirs, ours):
                match = Match(Server(KRYT, House(keyring)), match.last, match.keys)
                match.go(*match.random_move(rng))
                sealed_by.append(parted(match.token)[0])
        old, new = first.active.id, third.active.id
        assert [old] * 9 + [new, old, new, new, new, new] == sealed_by
        match = Match(Server(KRYT, House(last)), match.last, match.keys)
        assert 200 == match.view(0).status

    def test_a_retired_key_is_seen_from_its_id_alone(self) -> None:
        keyring = rotated(with_new_key(with_new_key(None)))
        old = keyring.keys[0].id
        server = Server(KRYT, House(retired(keyring, old)))
        token = Server(KRYT, House(retired(keyring, old))).start(3).token
        answers = set[bytes]()
        for text in (joined(old, parted(token)[1]), f"ct1.{old}.A", f"ct1.{old}.{'A' * 3_000}"):
            for path in ("tables/view", "tables/reveal", "tables/start"):
                told = server.ask(path, {"token": text})
                assert (410, "key-retired") == (told.status, told.code)
                answers.add(msgspec.json.encode(told.body))
        assert 1 == len(answers)
        for text in (f"ct1.{old}.", f"ct2.{old}.AAAA", f"ct1.{old}x.AAAA", f"ct1.{old}.A A"):
            assert "cannot-open" == server.ask("tables/view", {"token": text}).code


SECRET = "".join(Random("secret").choices(ALPHABET, k=42)) + "A"
GOOD = {"id": "good", "state": "active", "secret": SECRET}


class TestBrokenFiles:
    """What is wrong is said, and no secret with it."""

    @pytest.mark.parametrize(
        ("content", "said"),
        [
            ("", "is not a keyring as croupier keys writes it"),
            ("{", "is not a keyring as croupier keys writes it"),
            ([], "is not a keyring as croupier keys writes it"),
            ({"keys": SECRET}, "is not a keyring as croupier keys writes it"),
            ({"keys": [{**GOOD, "state": SECRET}]}, "is not a keyring as croupier keys writes it"),
            ({"keys": [{**GOOD, SECRET: 1}]}, "is not a keyring as croupier keys writes it"),
            ({"keys": []}, "one key is active, no more and no less"),
            ({"keys": [{**GOOD, "state": "accept"}]}, "one key is active, no more and no less"),
            ({"keys": [GOOD, {**GOOD, "id": "other"}]}, "one key is active, no more and no less"),
            ({"keys": [GOOD, {**GOOD, "state": "accept"}]}, "two keys have the same id"),
            ({"keys": [{**GOOD, "id": SECRET}]}, "the id of key 1 is not"),
            ({"keys": [GOOD, {**GOOD, "id": "UP", "state": "accept"}]}, "the id of key 2 is not"),
            ({"keys": [{**GOOD, "id": "development"}]}, "the id of key 1 is not"),
            ({"keys": [{**GOOD, "secret": None}]}, "the secret of key good is not 32 bytes"),
            ({"keys": [{**GOOD, "secret": SECRET[:-1]}]}, "the secret of key good is not 32 bytes"),
            ({"keys": [{**GOOD, "secret": SECRET[:-1] + "="}]}, "the secret of key good is not 32 bytes"),
        ],
    )
    def test_a_broken_file(self, content: Any, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        file = tmp_path / "keys.json"
        file.write_text(content if isinstance(content, str) else json.dumps(content))
        with pytest.raises(SettingsError, match=said) as refused:
            house_of(Settings(keys=str(file)))
        assert str(file) in str(refused.value)
        with pytest.raises(SystemExit):
            main(["keys", "list", str(file)])
        told = capsys.readouterr()
        assert said in told.err
        assert SECRET[:-1] not in str(refused.value) + told.err + told.out

    def test_a_good_one_of_the_same_make(self, tmp_path: Path) -> None:
        """Or every one above might be refused for something else."""
        file = tmp_path / "keys.json"
        file.write_text(json.dumps({"keys": [GOOD, {"id": "other", "state": "retired", "secret": None}]}))
        assert "good" == house_of(Settings(keys=str(file))).keys().active.id
        save(file, load(file))
        assert "good" == load(file).active.id

    def test_there_is_none(self, tmp_path: Path) -> None:
        for place in (tmp_path / "none.json", tmp_path):
            with pytest.raises(SettingsError, match="Make a keyring with: croupier keys new"):
                house_of(Settings(keys=str(place)))


class TestDevelopment:
    """A key that everybody knows is asked for by name, and shows."""

    def test_it_shows_in_the_token_and_in_the_log(self, caplog: pytest.LogCaptureFixture) -> None:
        house = house_of(Settings(development_key=True))
        assert DEVELOPMENT == parted(Server(KRYT, house).start(3).token)[0]
        assert ["WARNING"] == [record.levelname for record in caplog.records]
        assert "which everybody knows" in caplog.text

    def test_a_keyring_goes_before_it(self, tmp_path: Path) -> None:
        file = tmp_path / "keys.json"
        save(file, with_new_key(None))
        house = house_of(Settings(keys=str(file), development_key=True))
        assert DEVELOPMENT not in {key.id for key in house.keys().keys}
        token = Server(KRYT, House(development_keyring())).start(3).token
        assert "cannot-open" == Server(KRYT, house).ask("tables/view", {"token": token}).code

    def test_it_is_not_there_by_itself(self) -> None:
        assert house_of(Settings()).keyring is None


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_without_keys_nothing_is_sealed_and_everything_can_be_verified(
    game: Any, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")
    server = Server(game, house_of(Settings()))
    assert "croupier keys new" in caplog.text
    with_keys = Server(game)
    match = with_keys.start(options=brief(game, 1))
    for _move in match.run(Random("no keys")):
        pass
    match.shut()
    revealed = match.reveal().body
    bodies = (
        ("prepare", {"players": 4}),
        ("start", {"players": 4}),
        ("play", {"token": match.token, "actions": [{"type": "deal", "seat": 0}]}),
        ("view", {"token": match.token}),
        ("close", {"token": match.token}),
        ("reveal", {"token": match.token}),
    )
    told = [server.ask(f"tables/{path}", body, match.keys[0]) for path, body in bodies]
    assert {(503, "no-keyring")} == {(each.status, each.code) for each in told}
    verify = {name: revealed[name] for name in ("match", "record", "secret", "openings")} | {"deals": 1, "moves": []}
    assert revealed["commitment"] == server.ask("fairness/verify", verify).body["commitment"]
