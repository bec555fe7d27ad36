"""Vectors of sealed tables: what is computed from given secrets, and what follows from reveals."""

from base64 import urlsafe_b64encode
from collections.abc import Iterator
from hashlib import sha256
from random import Random
from typing import Any

import msgspec

from conformance_scribe import Scribe, plain
from croupier.game import AnyGame, own_legal, play
from croupier.opening import first_deal
from croupier.registry import GAMES
from croupier_api.tables.fairness import (
    Record,
    engine_seed,
    links,
    move_of_actions,
    move_of_close,
    seat_commitment,
    server_commitment,
    shown,
)
from croupier_api.tables.keyring import Key, Keyring, KeyState
from croupier_api.tables.messages import TableMove
from croupier_api.tables.sealing import Purpose, Sealed, seal
from croupier_api.tables.seats import key_text, lock_of

MOST_MOVES = 12


class Secret(msgspec.Struct, frozen=True, kw_only=True):
    """A vector of sealed tables: what is put in, and what comes out; bytes are in hexadecimal."""

    name: str
    about: str
    what: str
    given: Any
    gives: Any


def secrets() -> list[Secret]:
    """Return the vectors that hold no call."""
    told = (*_keys(), *_openings(), *(each for game in GAMES for each in _match(game)), *_tokens())
    return [msgspec.structs.replace(each, given=plain(each.given), gives=plain(each.gives)) for each in told]


def write_fairness(scribe: Scribe) -> None:
    """Write down what follows from reveals, for honest ones and for one that is not."""
    game = scribe.game
    call = "verifyFairness"
    for variant in game.variants:
        shown_ = _Revealed(game, variant)
        whole = shown_.request(deals=3, moves=shown_.moves)
        scribe.keep(f"{variant.value} whole", "A reveal with every move: all links can be compared.", call, whole)
    shown_ = _Revealed(game, next(iter(game.variants)))
    alone = shown_.request(deals=1, moves=())
    scribe.keep("without moves", "Without moves there is the first link only.", call, alone)
    other = {**alone, "openings": [_bytes("another").hex(), *alone["openings"][1:]]}
    scribe.keep("another opening", "Seat 0 opens what it has not committed to; the seed is another.", call, other)
    short = {**alone, "openings": alone["openings"][:-1]}
    scribe.keep("too few openings", "Every seat has an entry, which may be null.", call, short)
    nobody = {**alone, "record": {**alone["record"], "players": 1}}
    scribe.keep("too few players", "Nothing can be played with these players.", call, nobody)


class _Revealed:
    """A match of two or three moves a seat, at the largest table of a variant, and all that was secret in it."""

    def __init__(self, game: AnyGame, variant: Any) -> None:
        players, said = game.most, f"{game.id}/{variant.value}"
        seats = range(players)
        self.match = _bytes(f"{said}/match")[:16]
        self.secret = _bytes(f"{said}/secret")
        # Seats take part in turns, and make their own locks in turns.
        self.openings = [_bytes(f"{said}/opening/{seat}")[: 16 + seat] if seat % 3 < 2 else None for seat in seats]
        self.record = Record(
            game=game.id,
            options=game.variants[variant].options,
            players=players,
            dealer=None if variant.value < "m" else players - 1,
            locks=tuple(lock_of(_bytes(f"{said}/key/{seat}")).hex() if seat % 2 else None for seat in seats),
            commitments=tuple(None if opening is None else seat_commitment(opening) for opening in self.openings),
        )
        self.seed = engine_seed(self.secret, self.record, self.openings)
        self.moves = tuple(_moves(game, self))

    def request(self, *, deals: int, moves: Any) -> dict[str, Any]:
        """Return the request that checks the reveal."""
        record = {name: value for name, value in plain(self.record).items() if name != "game"}
        openings = [opening and opening.hex() for opening in self.openings]
        told = {"match": self.match.hex(), "record": record, "secret": self.secret.hex(), "openings": openings}
        return {**told, "deals": deals, "moves": plain(moves)}


def _moves(game: AnyGame, match: _Revealed) -> Iterator[Any]:
    """Give the moves of a match that was played at random: each one list of one seat; at the end seat 0 closes."""
    told, rng = match.record, Random(game.id)
    state, _ = first_deal(game, told.options, players=told.players, seed=match.seed, dealer=told.dealer)
    for _ in range(MOST_MOVES):
        seats = game.to_act(state)
        if not seats:
            break
        seat = rng.choice(seats)
        actions = game.sealed.completed(rng.choice(own_legal(game, state, seat)))
        yield TableMove(seat=seat, actions=actions)
        state, _ = play(game, state, actions)
    yield TableMove(seat=0, actions=())


def _keys() -> Iterator[Secret]:
    for name, secret in {"zeros": bytes(32), "ones": b"\xff" * 32, "made-up": _bytes("a seat")}.items():
        yield Secret(
            name=f"sealed/seat-key-{name}",
            about="A seat's secret, its key as it travels, and the lock that the key fits.",
            what="seat-key",
            given={"secret": secret.hex()},
            gives={"key": key_text(secret), "lock": lock_of(secret).hex()},
        )


def _openings() -> Iterator[Secret]:
    for size in (16, 24, 32):
        opening = _bytes(f"an opening of {size}")[:size]
        yield Secret(
            name=f"sealed/seat-opening-{size}",
            about=f"What a seat puts into the seed, {size} bytes, and what it commits to before.",
            what="seat-opening",
            given={"opening": opening.hex()},
            gives={"commitment": seat_commitment(opening)},
        )


def _match(game: AnyGame) -> Iterator[Secret]:
    for variant in game.variants:
        match = _Revealed(game, variant)
        asked = match.request(deals=1, moves=match.moves)
        told = {"game": game.id, "record": asked["record"]}
        canonical = match.record.canonical()
        moves = [
            move_of_actions(map(game.sealed.canonical, move.actions)) if move.actions else move_of_close(move.seat)
            for move in match.moves
        ]
        kinds: dict[str, tuple[str, Any, Any]] = {
            "record": (
                "What was agreed on, as RFC 8785 JSON.",
                told,
                {"canonical": canonical.decode(), "sha256": sha256(canonical).hexdigest()},
            ),
            "commitment": (
                "What the server is bound to before anybody opens.",
                {**told, "match": asked["match"], "secret": asked["secret"]},
                {"commitment": server_commitment(match.match, match.record, match.secret)},
            ),
            "seed": (
                "The seed of the match.",
                {**told, "secret": asked["secret"], "openings": asked["openings"]},
                {"seed": match.seed},
            ),
            "links": (
                "The link of the start and of every move, the last one a close.",
                {**told, "secret": asked["secret"], "moves": asked["moves"]},
                {"links": [shown(link).hex() for link in links(match.secret, match.record, moves)]},
            ),
        }
        for what, (about, given, gives) in kinds.items():
            name = f"sealed/{what}-{game.id}-{variant.value}"
            yield Secret(name=name, about=about, what=what, given=given, gives=gives)


def _tokens() -> Iterator[Secret]:
    for purpose in Purpose:
        for game in GAMES:
            key, match, plaintext = _bytes("a key of a server"), _bytes(game.id)[:16], _bytes(f"{purpose}/{game.id}")
            text = urlsafe_b64encode(key).rstrip(b"=").decode()
            keyring = Keyring((Key("k1", KeyState.ACTIVE, text),))
            yield Secret(
                name=f"sealed/token-{purpose}-{game.id}",
                about=f"A token of the purpose {purpose}; what is inside is made up.",
                what="token",
                given={
                    "key_id": "k1",
                    "key": key.hex(),
                    "purpose": purpose,
                    "game": game.id,
                    "version": 1,
                    "match": match.hex(),
                    "plaintext": plaintext.hex(),
                },
                gives={"token": seal(keyring, purpose, game.id, Sealed(match, 1, plaintext))},
            )


def _bytes(text: str) -> bytes:
    """Return 32 bytes that nobody else would take for a secret."""
    return sha256(f"vector: {text}".encode()).digest()
