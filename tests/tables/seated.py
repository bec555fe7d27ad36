"""Sealed matches as their players hold them: a token and keys, and calls that go round HTTP."""

import hashlib
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

import msgspec

from croupier.faults import IllegalAction, UnsoundOptions
from croupier.game import AnyGame
from croupier.registry import GAMES
from croupier_api.calls import Bearer
from croupier_api.problems import Refusal, problem_of
from croupier_api.tables.calls import table_calls
from croupier_api.tables.envelope import Envelope
from croupier_api.tables.fairness import next_link, shown
from croupier_api.tables.house import House
from croupier_api.tables.keyring import development_keyring
from croupier_api.tables.opened import Opened, Opener
from croupier_api.tables.seats import key_text, lock_of
from kit.known import KNOWN

KEYRING = development_keyring()
OPEN_HOUSE = House(KEYRING)
"""A server that anybody could run: the development key, and no ledger."""

KRYT, NAP, CHOR_VOLI = GAMES
MATCH = bytes(range(16))
SECRET = bytes(range(32))
LONGEST = 5_000


class Told(NamedTuple):
    """What a call answered."""

    status: int
    body: Any

    @property
    def code(self) -> str:
        """The code of a problem."""
        return str(self.body["code"])


class Server:
    """The tables of one game on one server."""

    def __init__(self, game: AnyGame, house: House = OPEN_HOUSE) -> None:
        self.game = game
        self.house = house
        self.opener = Opener(game)
        prefix = f"/v1/games/{game.id}/"
        self._calls = {call.path.removeprefix(prefix): call for call in table_calls(game, "sealed", house)}

    def ask(self, path: str, body: Any, key: str | None = None) -> Told:
        """Return the answer to a call."""
        call = self._calls[path]
        more = {} if call.bearer is Bearer.NONE else {"key": key}
        try:
            return Told(200, msgspec.to_builtins(call.run(msgspec.convert(body, call.request), **more)))
        except (Refusal, IllegalAction, UnsoundOptions) as refusal:
            problem = problem_of(refusal)
            return Told(problem.status, msgspec.to_builtins(problem))

    def opened(self, token: str) -> Opened:
        """Return what a token holds."""
        return self.opener.open(self.house.keys(), token)

    def start(self, players: int | None = None, **more: Any) -> "Match":
        """Return a match that has just started, of as few players as the game's first variant takes."""
        told = self.ask("tables/start", {"players": players or fewest(self.game), **more})
        assert told.status == 200, told
        return Match(self, told.body, told.body["keys"])

    def at_phase(self, phase: str, rng: Random, **start: Any) -> "Match":
        """Return a match that has come to a phase by random play."""
        for _ in range(50):
            match = self.start(**start)
            for _move in match.run(rng, phase):
                pass
            if match.phase == phase:
                return match
        raise AssertionError(phase)

    def of_state(self, state: Any, **changes: Any) -> str:
        """Return the token of a table that stands as a state says; the key of a seat is that of :func:`own_key`."""
        return self.opener.seal(self.house.keys(), MATCH, envelope_of(state, **changes))


def fewest(game: AnyGame) -> int:
    """Return the fewest players that a game's first variant takes."""
    options = next(iter(game.variants.values())).options
    return next(players for players in range(game.fewest, game.most + 1) if not list(game.unplayable(options, players)))


def brief(game: AnyGame, deals: int) -> dict[str, int]:
    """Return options of a match that random play brings to its end soon."""
    return {"deals": deals} | ({"action_limit": 60} if game is KRYT else {})


def own_secret(seat: int) -> bytes:
    """Return the secret of a seat that makes its own."""
    return hashlib.sha256(bytes([seat])).digest()


def own_key(seat: int) -> str:
    """Return the key of a seat that makes its own."""
    return key_text(own_secret(seat))


def own_locks(players: int) -> list[str]:
    """Return the locks of seats that all make their own keys."""
    return [lock_of(own_secret(seat)).hex() for seat in range(players)]


def envelope_of(state: Any, **changes: Any) -> Envelope[Any, Any]:
    """Return a table that has come to a state by one move."""
    players = len(state.hands)
    envelope: Envelope[Any, Any] = Envelope(
        state=state,
        actions=(),
        secret=SECRET,
        dealer=None,
        openings=(None,) * players,
        locks=tuple(lock_of(own_secret(seat)) for seat in range(players)),
        own=(True,) * players,
        closed=(False,) * players,
        ledger=False,
        move=1,
        link=next_link(SECRET, bytes(32), b""),
        recent=bytes(8) + shown(next_link(SECRET, bytes(32), b"")),
    )
    return msgspec.structs.replace(envelope, **changes)


class Match:
    """A match that goes on move by move; all keys lie together here, each is sent for its own seat only."""

    def __init__(self, server: Server, last: Any, keys: Sequence[Any]) -> None:
        self.server = server
        self.last = last
        self.keys = keys

    @property
    def token(self) -> str:
        """The newest token."""
        return str(self.last["token"])

    @property
    def state(self) -> Any:
        """What nobody at the table sees."""
        return self.server.opened(self.token).state

    def seen(self) -> Any:
        """Return what a client remembers of the last answer."""
        return {"move": self.last["move"], "link": self.last["link"]}

    def play(
        self, actions: Sequence[Any], *, seat: int | None = None, token: str | None = None, seen: Any = None
    ) -> Told:
        """Ask for a move, by the key of a seat or of the first action's, and keep nothing of the answer."""
        body = {"token": token or self.token, "actions": actions} | ({"last_seen": seen} if seen else {})
        return self.server.ask("tables/play", body, self.keys[actions[0]["seat"] if seat is None else seat])

    def go(self, *actions: Any) -> Told:
        """Play a move, and go on from there."""
        return self._kept(self.play(actions))

    def view(self, seat: int | None = None, *, token: str | None = None, seen: Any = None) -> Told:
        """Ask for a view."""
        body = {"token": token or self.token} | ({"last_seen": seen} if seen else {})
        return self.server.ask("tables/view", body, None if seat is None else self.keys[seat])

    def close(self, seat: int, *, token: str | None = None) -> Told:
        """Ask to close the match for a seat."""
        return self.server.ask("tables/close", {"token": token or self.token}, self.keys[seat])

    def shut(self, *seats: int) -> None:
        """Close the match for some seats, or for all, one after the other."""
        for seat in seats or range(len(self.keys)):
            self._kept(self.close(seat))

    def reveal(self, *, token: str | None = None) -> Told:
        """Ask for what was hidden."""
        return self.server.ask("tables/reveal", {"token": token or self.token})

    def legal(self, seat: int) -> list[Any]:
        """Return what a seat may do."""
        return list(self.view(seat).body["legal"])

    def random_move(self, rng: Random) -> list[Any]:
        """Return a move of a seat that the game waits for."""
        seat = rng.choice(self.last["to_act"])
        return move_among(self.server.game, self.legal(seat), rng)

    def run(self, rng: Random, until: str | None = None) -> Iterator[list[Any]]:
        """Play at random to the end of the match, or until a phase; give every move that was played."""
        for _ in range(LONGEST):
            if not self.last["to_act"] or self.phase == until:
                return
            move = self.random_move(rng)
            self.go(*move)
            yield move
        raise AssertionError("A match without end.")

    @property
    def phase(self) -> str:
        """What is due."""
        return str(self.last["view"]["phase"]["type"])

    def _kept(self, told: Told) -> Told:
        assert told.status == 200, told
        self.last = told.body
        return told


def sound_twin(game: AnyGame, state: Any, seat: int | None, rng: Random) -> Any:
    """Return a sound state that differs only in what a seat, or for None a spectator, cannot know."""
    twin = KNOWN[game.id].twin(state, seat, rng)
    # Some of the kit's twins have a count of actions that an audit finds; an envelope is audited when it is opened.
    return msgspec.structs.replace(twin, actions=state.actions) if list(game.audit(twin)) else twin


def move_among(game: AnyGame, legal: Sequence[Any], rng: Random) -> list[Any]:
    """Return one move from a list: an action, or a whole arrangement of combinations that have no card in common."""
    first = rng.choice(legal)
    whole = {tag_of(kind): tag_of(end) for kind, end in game.sealed.whole.items()}
    if first["type"] not in whole:
        return [first]
    end = next(action for action in legal if action["type"] == whole[first["type"]])
    laid, used = list[Any](), set[str]()
    for action in legal if rng.random() < 0.9 else ():
        if "cards" in action and used.isdisjoint(action["cards"]) and rng.random() < 0.8:
            laid.append(action)
            used.update(action["cards"])
    return [*laid, end]


def tag_of(kind: type[msgspec.Struct]) -> str:
    """Return the tag of a struct."""
    return str(kind.__struct_config__.tag)
