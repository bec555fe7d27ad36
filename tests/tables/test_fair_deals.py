"""Nobody alone chooses the cards: preparing, opening, starting, closing, revealing, and computing it all again."""

import hashlib
import hmac
from random import Random
from typing import Any

import msgspec
import pytest

from croupier.game import AnyGame
from croupier.registry import GAMES
from croupier.shuffle import lot, shuffled
from tables.racing import ServerOf
from tables.seated import KRYT, NAP, Match, Server, brief, fewest, own_key, own_locks

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)

OPENINGS = [bytes([seat]) * length for seat, length in enumerate((16, 32, 17, 20, 31, 16, 32))]


def openings_of(players: int) -> tuple[list[str], list[str]]:
    """Return what each seat puts in, and what it commits to."""
    put_in = OPENINGS[:players]
    return [each.hex() for each in put_in], [hashlib.sha256(b"croupier/seat-seed/1" + r).hexdigest() for r in put_in]


def canonical(value: Any) -> bytes:
    return msgspec.json.encode(value, order="sorted")


def parts(*told: bytes) -> bytes:
    return b"".join(len(part).to_bytes(4, "big") + part for part in told)


def played_out(match: Match, rng: Random) -> list[dict[str, Any]]:
    """Play a match to its end, close it by every seat, and return its moves."""
    moves = [{"seat": move[0]["seat"], "actions": move} for move in match.run(rng)]
    match.shut()
    return moves + [{"seat": seat, "actions": []} for seat in range(len(match.keys))]


class TestWholeMatches:
    """From what is agreed to what is revealed."""

    @every_game
    def test_everything_told_follows_from_the_reveal(self, game: AnyGame) -> None:
        server, rng, players = Server(game), Random(f"{game.id} fair"), fewest(game)
        opened, committed = openings_of(players)
        agreed = {"players": players, "options": brief(game, 2), "locks": own_locks(players), "commitments": committed}
        prepared = server.ask("tables/prepare", agreed).body
        started = server.ask("tables/start", {"token": prepared["token"], "openings": opened}).body
        assert [None] * players == list(started["keys"])
        match = Match(server, started, [own_key(seat) for seat in range(players)])
        assert (prepared["match"], prepared["commitment"]) == (started["match"], started["commitment"])
        links = [started["link"]]
        moves = list[Any]()
        for move in match.run(rng):
            moves.append({"seat": move[0]["seat"], "actions": move})
            links.append(match.last["link"])
        for seat in range(players):
            assert (409, "not-over") == (match.reveal().status, match.reveal().code)
            match.shut(seat)
            moves.append({"seat": seat, "actions": []})
            links.append(match.last["link"])
        revealed = match.reveal().body
        self._compare(game, revealed, prepared["commitment"], opened)
        checked = self._verified(server, revealed, moves)
        for name in ("commitment", "seed", "decks"):
            assert revealed[name] == checked[name]
        assert (links, list(checked["links"])) == (list(checked["links"]), links)
        assert [True] * players == list(checked["openings"])
        assert started["view"]["dealer"] == checked["dealer"] == lot(players, checked["seed"])

    @staticmethod
    def _verified(server: Server, revealed: Any, moves: Any, changed: Any = None) -> Any:
        body = {name: revealed[name] for name in ("match", "record", "secret", "openings")} | {"moves": moves}
        told = server.ask("fairness/verify", {**body, "deals": len(revealed["decks"]), **(changed or {})})
        assert told.status == 200, told
        return told.body

    @staticmethod
    def _compare(game: AnyGame, revealed: Any, commitment: str, opened: list[str]) -> None:
        """Compute commitment, seed and decks a second time, from the page of the format."""
        record, secret = canonical({"game": game.id, **revealed["record"]}), bytes.fromhex(revealed["secret"])
        told = b"croupier/commit/1" + parts(bytes.fromhex(revealed["match"]), record, secret)
        assert commitment == hashlib.sha256(told).hexdigest()
        marked = b"".join(bytes([len(r) // 2]) + bytes.fromhex(r) for r in opened)
        seed = hmac.digest(secret, b"croupier/seed/1" + hashlib.sha256(record).digest() + marked, "sha256").hex()
        assert seed == revealed["seed"] == revealed["state"]["seed"]
        options = msgspec.convert(revealed["record"]["options"], game.options_type)
        pack = game.pack(options, revealed["record"]["players"])
        assert [[card.value for card in shuffled(pack, seed, deal)] for deal in (0, 1)] == [
            list(each["deck"]) for each in revealed["decks"]
        ]

    @every_game
    def test_whatever_is_changed_is_found(self, game: AnyGame) -> None:
        server, rng = Server(game), Random(f"{game.id} changed")
        match = server.start(options=brief(game, 1))
        moves = played_out(match, rng)
        revealed = match.reveal().body
        honest = self._verified(server, revealed, moves)
        assert match.last["link"] == honest["links"][-1]
        record = revealed["record"]
        for changed, differs in (
            ({"secret": "0" * 64}, {"commitment", "seed", "decks", "links"}),
            ({"match": "0" * 32}, {"commitment"}),
            ({"openings": ["00" * 16, *revealed["openings"][1:]]}, {"openings", "seed", "decks"}),
            ({"record": {**record, "dealer": 1}}, {"commitment", "seed", "decks", "links"}),
            ({"record": {**record, "locks": own_locks(record["players"])}}, {"commitment", "seed", "decks", "links"}),
            ({"moves": moves[:-2] + moves[-1:]}, {"links"}),
            ({"moves": [moves[-1], *moves[1:]]}, {"links"}),
        ):
            told = self._verified(server, revealed, moves, changed)
            found = {name for name in told if told[name] != honest[name]}
            assert differs == found - {"dealer"}, changed

    @every_game
    def test_dealers_named_and_drawn(self, game: AnyGame) -> None:
        server = Server(game)
        assert {server.start(dealer=1).last["view"]["dealer"] for _ in range(12)} == {1}
        assert len({server.start().last["view"]["dealer"] for _ in range(40)}) > 1


class TestPreparing:
    """What seats commit to is what they must open."""

    def _prepared(self, commitments: Any) -> str:
        told = Server(KRYT).ask("tables/prepare", {"players": 3, "commitments": commitments})
        return str(told.body["token"])

    @pytest.mark.parametrize(
        ("takes_part", "openings", "faults"),
        [
            ("110", ["own", "own", None], []),
            ("110", ["own", "other", None], ["/openings/1"]),
            ("110", ["own", None, None], ["/openings/1"]),
            ("110", ["own", "own", "own"], ["/openings/2"]),
            ("111", ["other", None, "own"], ["/openings/0", "/openings/1"]),
            ("000", [None, None, None], []),
            ("000", None, []),
            ("111", None, ["/openings/0", "/openings/1", "/openings/2"]),
            ("111", ["own", "own"], ["/openings"]),
            ("111", ["own", "own", "own", None], ["/openings"]),
        ],
    )
    def test_openings_match_exactly(self, takes_part: str, openings: Any, faults: list[str]) -> None:
        put_in, committed = openings_of(3)
        own: dict[Any, list[Any]] = {"own": put_in, "other": [*put_in[1:], "ff" * 16], None: [None] * 4}
        token = self._prepared(
            [each if takes == "1" else None for each, takes in zip(committed, takes_part, strict=True)]
        )
        if openings is None:
            told = Server(KRYT).ask("tables/start", {"token": token})
        else:
            opened = [own[each][seat] if seat < 3 else None for seat, each in enumerate(openings)]
            told = Server(KRYT).ask("tables/start", {"token": token, "openings": opened})
        assert (422 if faults else 200) == told.status
        assert faults == [each["pointer"] for each in told.body.get("errors") or ()]
        assert not faults or told.code == "unsound-table"

    @pytest.mark.parametrize("name", ["players", "variant", "options", "dealer", "locks"])
    def test_what_was_agreed_is_not_agreed_again(self, name: str) -> None:
        said: dict[str, Any] = {"players": 3, "variant": "standard", "options": {}, "dealer": 0, "locks": [None] * 3}
        told = Server(KRYT).ask("tables/start", {"token": self._prepared([None] * 3), name: said[name]})
        assert [(f"/{name}", "prepared")] == [(each["pointer"], each["reason"]) for each in told.body["errors"]]

    def test_without_a_prepared_match_there_is_nothing_to_open(self) -> None:
        told = Server(KRYT).ask("tables/start", {"openings": [None] * 3})
        assert ["/players", "/openings"] == [each["pointer"] for each in told.body["errors"]]

    def test_a_prepared_match_is_always_the_same_match(self) -> None:
        opened, committed = openings_of(3)
        body = {"token": self._prepared(committed), "openings": opened}
        first, second = (Server(KRYT).ask("tables/start", body) for _ in range(2))
        assert first == second
        assert first.body["keys"] == second.body["keys"]

    def test_every_part_counts(self) -> None:
        """A seat that puts in something else makes other cards; so does one that puts in nothing."""
        seeds = set[str]()
        secret = b"s" * 32
        opened, _ = openings_of(3)
        told = Server(KRYT)
        for put_in in (opened, [opened[0], "00" * 16, opened[2]], [None, *opened[1:]], [None] * 3, [*opened[:2], None]):
            record = {
                "options": {"form": "standard", "action_limit": None, "deals": None},
                "players": 3,
                "dealer": None,
                "locks": [None] * 3,
                "commitments": [None] * 3,
            }
            body = {"match": "0" * 32, "record": record, "secret": secret.hex(), "openings": put_in}
            seeds.add(told.ask("fairness/verify", {**body, "deals": 1, "moves": []}).body["seed"])
        assert 5 == len(seeds)


class TestLocks:
    """Keys made by players, and keys issued by the server."""

    @pytest.mark.parametrize("path", ["tables/prepare", "tables/start"])
    @pytest.mark.parametrize(
        ("lists", "faults"),
        [
            ({"locks": own_locks(2)}, [("/locks", "wrong-number")]),
            ({"locks": own_locks(4)}, [("/locks", "wrong-number")]),
            ({"locks": []}, [("/locks", "wrong-number")]),
            ({"locks": [*own_locks(2), own_locks(1)[0]]}, [("/locks", "equal-locks")]),
            ({"locks": own_locks(1) * 2}, [("/locks", "wrong-number"), ("/locks", "equal-locks")]),
            ({"locks": [None, None, None]}, []),
            ({"locks": own_locks(3)}, []),
        ],
    )
    def test_there_is_one_a_seat(self, path: str, lists: dict[str, Any], faults: list[tuple[str, str]]) -> None:
        told = Server(KRYT).ask(path, {"players": 3, **lists})
        assert (422 if faults else 200) == told.status
        assert faults == [(each["pointer"], each["reason"]) for each in told.body.get("errors") or ()]

    def test_all_faults_are_told_at_once(self) -> None:
        told = Server(KRYT).ask("tables/prepare", {"players": 3, "locks": own_locks(1) * 2, "commitments": [None]})
        assert ["wrong-number", "equal-locks", "wrong-number"] == [each["reason"] for each in told.body["errors"]]
        assert ["/locks", "/locks", "/commitments"] == [each["pointer"] for each in told.body["errors"]]

    def test_a_seat_with_a_lock_gets_no_key_and_its_own_fits(self) -> None:
        server = Server(KRYT)
        told = server.start(3, locks=[None, own_locks(2)[1], None])
        assert [True, False, True] == [key is not None for key in told.keys]
        assert ["issued", "own", "issued"] == list(told.last["safety"]["seats"])
        for seat, key in enumerate([told.keys[0], own_key(1), told.keys[2]]):
            assert seat == server.ask("tables/view", {"token": told.token}, key).body["seat"]

    def test_no_two_matches_issue_the_same_key(self) -> None:
        keys = [key for _ in range(20) for key in Server(KRYT).start(3).keys]
        assert len(keys) == len(set(keys))


class TestSafety:
    """Every answer says what the table promises."""

    @pytest.mark.parametrize(
        ("takes_part", "fairness"), [("111", "all-seats"), ("100", "some-seats"), ("000", "server-only")]
    )
    def test_fairness(self, takes_part: str, fairness: str) -> None:
        server = Server(KRYT)
        opened, committed = (
            [each if takes == "1" else None for each, takes in zip(row, takes_part, strict=True)]
            for row in openings_of(3)
        )
        prepared = server.ask("tables/prepare", {"players": 3, "commitments": committed}).body
        told = server.ask("tables/start", {"token": prepared["token"], "openings": opened}).body
        assert fairness == told["safety"]["fairness"]
        assert fairness == server.ask("tables/view", {"token": told["token"]}).body["safety"]["fairness"]

    @every_game
    def test_secrecy(self, game: AnyGame) -> None:
        """Cards that are gathered and cut are remembered; on tables they are shuffled unless somebody asks for that."""
        server = Server(game)
        for variant in game.variants:
            for players in range(game.fewest, game.most + 1):
                told = server.ask("tables/start", {"players": players, "variant": variant.value})
                assert told.status == 422 or told.body["safety"]["secrecy"] == "full"
        for shuffle, secrecy in (("after_five", "memory"), ("always", "full")) if game is NAP else ():
            for variant in game.variants:
                body = {"players": 4, "variant": variant.value, "options": {"shuffle": shuffle}}
                told = server.ask("tables/start", body)
                assert secrecy == told.body["safety"]["secrecy"]

    def test_ledger(self, guarded: ServerOf) -> None:
        servers = (guarded(KRYT), Server(KRYT))
        assert [True, False] == [server.start().last["safety"]["ledger"] for server in servers]
