"""Tokens that no server has sealed, made from tokens that one has: bit by bit, or put together from what is genuine."""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import NamedTuple

from croupier.game import AnyGame
from croupier.registry import GAMES
from croupier_api.tables.house import House
from croupier_api.tables.keyring import Key, Keyring, KeyState, development_keyring
from croupier_api.tables.sealing import MATCH_BYTES
from tables.seated import Server, fewest

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
VERSION = slice(0, 2)
MATCH_ID = slice(2, 2 + MATCH_BYTES)
COMMITMENT = slice(2 + MATCH_BYTES, 2 + MATCH_BYTES + 32)
SIV = slice(COMMITMENT.stop, COMMITMENT.stop + 16)


def key_of(name: str, state: KeyState) -> Key:
    """Return a key that is the same at every run."""
    return Key(name, state, urlsafe_b64encode(name.encode().ljust(32, b"-")).rstrip(b"=").decode())


FIRST, SECOND = key_of("first", KeyState.ACCEPT), key_of("second", KeyState.ACTIVE)
HOUSE = House(Keyring((FIRST, SECOND)))
BEFORE = House(Keyring((key_of("first", KeyState.ACTIVE), key_of("second", KeyState.ACCEPT))))
"""The same server before it rotated to the second key."""


class Genuine(NamedTuple):
    """Tokens that somebody could have: of this game, and what is none of its tables here."""

    tables: Sequence[str]
    foreign: Sequence[str]


def genuine(game: AnyGame, rng: Random) -> Genuine:
    """Return tokens of two matches, under two keys, and those of other purposes, games and servers."""
    others = [Server(other, HOUSE).start().token for other in GAMES if other is not game]
    prepared = Server(game, HOUSE).ask("tables/prepare", {"players": fewest(game)}).body["token"]
    strangers = Keyring((key_of("first", KeyState.ACCEPT), Key("second", KeyState.ACTIVE, FIRST.secret)))
    impostors = [Server(game, House(strangers)).start().token, Server(game, House(development_keyring())).start().token]
    return Genuine(tables_of(game, rng), (*others, prepared, *impostors))


def tables_of(game: AnyGame, rng: Random) -> list[str]:
    """Return tokens of two matches of a game, the first under the first key, the second under the second."""
    tokens = list[str]()
    for house in (BEFORE, HOUSE):
        match = Server(game, house).start()
        tokens.append(match.token)
        for _, _move in zip(range(5), match.run(rng), strict=False):
            tokens.append(match.token)
    return tokens


def parted(token: str) -> tuple[str, bytes]:
    """Return the clear key id of a token, and its bytes."""
    _, key_id, text = token.split(".")
    return key_id, urlsafe_b64decode(text + "=" * (-len(text) % 4))


def joined(key_id: str, body: bytes) -> str:
    """Return a token."""
    return f"ct1.{key_id}.{urlsafe_b64encode(body).rstrip(b'=').decode()}"


def _bit_flipped(rng: Random, told: Genuine) -> str:
    key_id, body = parted(rng.choice(told.tables))
    changed = bytearray(body)
    for _ in range(rng.choice((1, 1, 1, 2, 8))):
        changed[rng.randrange(len(body))] ^= 1 << rng.randrange(8)
    return joined(key_id, bytes(changed))


def _head_flipped(rng: Random, told: Genuine) -> str:
    key_id, body = parted(rng.choice(told.tables))
    changed = bytearray(body)
    changed[rng.randrange(SIV.stop)] ^= 1 << rng.randrange(8)
    return joined(key_id, bytes(changed))


def _cut_short(rng: Random, told: Genuine) -> str:
    token = rng.choice(told.tables)
    if rng.random() < 0.5:
        return token[: rng.randrange(len(token))]
    key_id, body = parted(token)
    start = rng.randrange(len(body))
    return joined(key_id, rng.choice((body[:start], body[start:], body[:start] + body[start + 16 :])))


def _spliced(rng: Random, told: Genuine) -> str:
    (key_id, body), (_, other) = (parted(token) for token in rng.sample((*told.tables, *told.foreign), 2))
    place = rng.randrange(min(len(body), len(other)))
    return joined(key_id, body[:place] + other[place:])


def _part_exchanged(rng: Random, told: Genuine) -> str:
    (key_id, body), (_, other) = (parted(token) for token in rng.sample((*told.tables, *told.foreign), 2))
    part = rng.choice((VERSION, MATCH_ID, COMMITMENT, SIV, slice(0, COMMITMENT.stop), slice(MATCH_ID.start, SIV.stop)))
    return joined(key_id, body[: part.start] + other[part] + body[part.stop :])


def _key_id_exchanged(rng: Random, told: Genuine) -> str:
    _, body = parted(rng.choice(told.tables))
    return joined(rng.choice(("first", "second", "third", "development", "")), body)


def _letter_exchanged(rng: Random, told: Genuine) -> str:
    token = rng.choice(told.tables)
    place = rng.randrange(len(token))
    return token[:place] + rng.choice(ALPHABET + ".=+/ \n\0é♥") + token[place + 1 :]


def _written_otherwise(rng: Random, told: Genuine) -> str:
    """Write the bytes of a token as base64 can also be read."""
    token = rng.choice(told.tables)
    last = ALPHABET.index(token[-1])
    place = rng.randrange(8, len(token))
    return rng.choice(
        (
            token + "=",
            token + "==",
            token + "\n",
            " " + token,
            token[:-1] + ALPHABET[last ^ 1],
            token[:-1] + ALPHABET[last ^ 2],
            token.replace("-", "+").replace("_", "/"),
            token[:place] + rng.choice("\n \t=.") + token[place:],
            token.replace("ct1", "CT1"),
            token.replace("ct1", "ct2"),
            token.replace("second", "SECOND").replace("first", "FIRST"),
        )
    )


def _foreign(rng: Random, told: Genuine) -> str:
    return rng.choice(told.foreign)


def _made_up(rng: Random, _told: Genuine) -> str:
    return joined(rng.choice(("first", "second")), rng.randbytes(rng.randrange(3_000)))


TAMPERINGS: Mapping[str, Callable[[Random, Genuine], str]] = {
    "a bit": _bit_flipped,
    "a bit of the head": _head_flipped,
    "cut short": _cut_short,
    "two in one": _spliced,
    "a part of another": _part_exchanged,
    "another key's id": _key_id_exchanged,
    "a letter": _letter_exchanged,
    "written otherwise": _written_otherwise,
    "for something else": _foreign,
    "made up": _made_up,
}
