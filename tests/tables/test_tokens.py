"""What was not sealed for this very table opens nothing, and all of it gets the same answer."""

from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from api.asking import post
from croupier.game import AnyGame
from croupier.registry import GAMES
from croupier_api.app import create_app
from croupier_api.settings import Settings
from croupier_api.tables.envelope import _padded
from croupier_api.tables.keyring import save, with_new_key
from croupier_api.tables.sealing import LONGEST_TOKEN, CannotOpen, Purpose, Sealed, seal, unseal
from tables.seated import KRYT, MATCH, Server, envelope_of, fewest, own_key, own_locks
from tables.tampering import ALPHABET, BEFORE, HOUSE, TAMPERINGS, genuine, joined, parted

VOLUME = 100_000
"""Tampered tokens, of all games together."""
OVER_HTTP = 300

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def refused() -> bytes:
    """Return the one answer."""
    told = Server(KRYT, HOUSE).ask("tables/view", {"token": ""})
    assert (422, "cannot-open") == (told.status, told.code)
    return msgspec.json.encode(told.body)


@every_game
def test_no_tampered_token_opens_and_all_get_the_same_answer(game: AnyGame) -> None:
    rng, server = Random(game.id), Server(game, HOUSE)
    told = genuine(game, rng)
    assert all(server.ask("tables/view", {"token": token}).status == 200 for token in told.tables)
    answers, tried = Counter[bytes](), Counter[str]()
    for i in range(-(-VOLUME // len(GAMES))):
        name = rng.choice(tuple(TAMPERINGS))
        token = TAMPERINGS[name](rng, told)
        if token in told.tables or len(token) > LONGEST_TOKEN:
            continue
        path, key = (("tables/view", None), ("tables/reveal", None), ("tables/view", own_key(0)))[i % 3]
        answers[msgspec.json.encode(server.ask(path, {"token": token}, key).body)] += 1
        tried[name] += 1
    assert {refused()} == set(answers)
    assert min(tried[name] for name in TAMPERINGS) > VOLUME // len(GAMES) // len(TAMPERINGS) // 3, tried
    assert sum(tried.values()) > 0.9 * VOLUME / len(GAMES)


@every_game
def test_purposes_and_games_do_not_stand_for_each_other(game: AnyGame) -> None:
    """Neither as tokens, nor with the same bytes sealed."""
    server = Server(game, HOUSE)
    prepared = server.ask("tables/prepare", {"players": fewest(game)}).body["token"]
    table = server.start().token
    wrong = {
        msgspec.json.encode(told.body)
        for told in (
            server.ask("tables/view", {"token": prepared}),
            server.ask("tables/reveal", {"token": prepared}),
            server.ask("tables/close", {"token": prepared}, own_key(0)),
            server.ask("tables/start", {"token": table}),
        )
    }
    assert {refused()} == wrong
    assert 200 == server.ask("tables/start", {"token": prepared}).status
    for purpose, other in ((Purpose.STATE, Purpose.PREPARE), (Purpose.PREPARE, Purpose.STATE)):
        keyring = HOUSE.keys()
        token = prepared if purpose is Purpose.PREPARE else table
        sealed = unseal(keyring, purpose, game.id, token)
        assert seal(keyring, purpose, game.id, sealed) == token
        for wrong_purpose, wrong_game in (
            (other, game.id),
            *((purpose, each.id) for each in GAMES if each is not game),
        ):
            with pytest.raises(CannotOpen):
                unseal(keyring, wrong_purpose, wrong_game, token)


@every_game
def test_the_bytes_of_a_token_have_one_way_to_be_written(game: AnyGame) -> None:
    """For every number of seats: some lengths leave bits to spare in the last letter, some do not."""
    spare = 0
    for players in range(game.fewest, game.most + 1):
        for variant in game.variants:
            server = Server(game, HOUSE)
            told = server.ask("tables/start", {"players": players, "variant": variant.value})
            if told.status != 200:
                continue
            token = told.body["token"]
            key_id, body = parted(token)
            assert joined(key_id, body) == token
            same = [token[:-1] + letter for letter in ALPHABET if parted(token[:-1] + letter)[1] == body]
            spare += len(same) > 1
            for other in (*same, f"{token}=", f"{token}=="):
                assert (other == token) == (server.ask("tables/view", {"token": other}).status == 200), other
    assert spare


class TestKeys:
    """What speaks for no seat of this table is told so, whatever is wrong with it."""

    def test_no_other_text_is_a_key(self) -> None:
        server, rng = Server(KRYT), Random("keys")
        match = server.start(3, locks=own_locks(3))
        own = [own_key(seat) for seat in range(3)]
        other = server.start(3)
        tampered = {self._tampered(rng.choice(own), rng) for _ in range(5_000)} | set(other.keys)
        answers = Counter[bytes]()
        for key in sorted(tampered - set(own)):
            for path in ("tables/view", "tables/close"):
                answers[msgspec.json.encode(server.ask(path, {"token": match.token}, key).body)] += 1
        assert {refused()} == set(answers)
        assert [0, 1, 2] == [server.ask("tables/view", {"token": match.token}, key).body["seat"] for key in own]
        assert len(tampered) > 1_500

    @staticmethod
    def _tampered(key: str, rng: Random) -> str:
        place = rng.randrange(len(key))
        last = ALPHABET.index(key[-1])
        return rng.choice(
            (
                key[:place],
                key[place:],
                key[:place] + rng.choice(ALPHABET + "=+/ \né") + key[place + 1 :],
                key[:-1] + ALPHABET[last ^ rng.choice((1, 2, 3))],
                key + rng.choice("=\nA "),
                key.replace("cs1", rng.choice(("cs2", "CS1", "ct1"))),
                f"cs1.{''.join(rng.choices(ALPHABET, k=43))}",
            )
        )

    def test_a_lock_is_no_key_of_itself(self) -> None:
        """Who reads a start request, or a token, has not what fits its locks."""
        server = Server(KRYT)
        match = server.start(3, locks=own_locks(3))
        envelope = server.opened(match.token).envelope
        for secret in (*envelope.locks, envelope.secret, envelope.link, bytes.fromhex(match.state.seed)):
            from_it = joined("x", secret).replace("ct1.x.", "cs1.")
            assert "cannot-open" == server.ask("tables/view", {"token": match.token}, from_it).code


class TestAuthenticButWrong:
    """The server's own fault, or that of who holds its keys: told like any other, and heard of by the operator."""

    @pytest.mark.parametrize(
        "wrong",
        [
            {"hands": ()},
            {"losses": (0, 0, 10_000)},
            {"version": 7},
            {"dealer": 6},
        ],
        ids=str,
    )
    def test_an_unsound_state(self, wrong: Any, caplog: pytest.LogCaptureFixture) -> None:
        server = Server(KRYT, HOUSE)
        state = server.start(3).state
        good = server.opener.seal(HOUSE.keys(), MATCH, envelope_of(state))
        # An envelope holds as many locks as seats, whatever the state has come to.
        plain = server.opener._layout._encoder.encode(
            msgspec.structs.replace(envelope_of(state), state=msgspec.structs.replace(state, **wrong))
        )
        told = [server.ask("tables/view", {"token": token}) for token in (good, self._sealed(plain))]
        assert (200, refused()) == (told[0].status, msgspec.json.encode(told[1].body))
        assert ["A sealed table of kryt-navalivat cannot be used"] == [
            record.getMessage().partition(":")[0] for record in caplog.records
        ]
        assert all(card not in caplog.text for hand in state.hands for card in hand)

    @pytest.mark.parametrize("content", [b"", b"\xc0", b"\x90", b"no table at all"])
    def test_no_state_at_all(self, content: bytes) -> None:
        told = Server(KRYT, HOUSE).ask("tables/view", {"token": self._sealed(content)})
        assert refused() == msgspec.json.encode(told.body)

    def test_an_illegal_last_move(self, caplog: pytest.LogCaptureFixture) -> None:
        server = Server(KRYT, HOUSE)
        match = server.start(3)
        game: Any = KRYT
        actions = (msgspec.convert({"type": "deal", "seat": 0}, game.action_type),)
        token = server.opener.seal(HOUSE.keys(), MATCH, envelope_of(match.state, actions=actions))
        assert refused() == msgspec.json.encode(server.ask("tables/view", {"token": token}).body)
        assert "IllegalAction" in caplog.text

    @staticmethod
    def _sealed(content: bytes) -> str:
        return seal(HOUSE.keys(), Purpose.STATE, KRYT.id, Sealed(MATCH, 1, _padded(content, 2_000)))


def test_over_http_the_answers_are_the_same_byte_for_byte(tmp_path: Path) -> None:
    save(tmp_path / "keys.json", with_new_key(None))
    app, rng = create_app(Settings(keys=str(tmp_path / "keys.json"))), Random("over http")
    told = genuine(KRYT, rng)  # under keys that this server has never known
    prefix = f"/v1/games/{KRYT.id}"
    started = post(app, {"players": 3}, path=f"{prefix}/tables/start").json
    token, keys = started["token"], started["keys"]
    answers = Counter[tuple[int, str | None, bytes]]()
    for i in range(OVER_HTTP):
        tampered = TAMPERINGS[rng.choice(tuple(TAMPERINGS))](rng, told._replace(tables=(*told.tables, token)))
        if tampered == token or len(tampered) > LONGEST_TOKEN:
            continue
        path, body = (
            ("view", {"token": tampered}),
            ("close", {"token": tampered}),
            ("play", {"token": tampered, "actions": [{"type": "pick_up", "seat": 0}]}),
            ("start", {"token": tampered}),
            ("reveal", {"token": tampered}),
        )[i % 5]
        reply = post(app, body, ("authorization", f"Bearer {keys[0]}"), path=f"{prefix}/tables/{path}")
        answers[reply.status, reply.header("content-length"), reply.body] += 1
    for key in ("x", keys[0][:-1], f"{keys[0]}=", "cs1." + "A" * 43, "\xff", f"{keys[0]}, {keys[0]}"):
        for path in ("view", "close"):
            reply = post(app, {"token": token}, ("authorization", f"Bearer {key}"), path=f"{prefix}/tables/{path}")
            answers[reply.status, reply.header("content-length"), reply.body] += 1
    assert 1 == len(answers), answers
    assert 422 == next(iter(answers))[0]
    assert next(iter(answers))[2] == refused()


def test_every_token_of_the_kit_was_sealed_as_it_says() -> None:
    """Or no part of the tampering above would have begun with a token that opens."""
    rng = Random("kit")
    under = {parted(token)[0] for token in genuine(KRYT, rng).tables}
    assert {"first", "second"} == under
    assert BEFORE.keys().active.id == "first"
