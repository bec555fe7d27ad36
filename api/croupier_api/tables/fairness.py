"""What binds the server to a deal before it knows what the players put in, and what binds a match to its moves.

Every value can be computed again from what ``tables/reveal`` shows, in any language: see docs/fairness.md.
"""

import hashlib
import hmac
from collections.abc import Iterable, Iterator, Sequence

import msgspec

from croupier_api.canonical import canonical

SHOWN_LINK_BYTES = 8


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """What is agreed on before a match: as RFC 8785 JSON it is what commitments and links are made from."""

    game: str
    options: msgspec.Struct
    players: int
    dealer: int | None
    locks: tuple[str | None, ...]
    commitments: tuple[str | None, ...]

    def canonical(self) -> bytes:
        """Return the record as RFC 8785 JSON."""
        return canonical(self)


def as_hex(values: Iterable[bytes | None]) -> tuple[str | None, ...]:
    """Return what seats put in or locked with as it travels; null stays null."""
    return tuple(None if value is None else value.hex() for value in values)


def from_hex(texts: Iterable[str | None]) -> tuple[bytes | None, ...]:
    """Return as bytes what travels in hexadecimal; null stays null."""
    return tuple(None if text is None else bytes.fromhex(text) for text in texts)


def seat_commitment(opening: bytes) -> str:
    """Return what a seat commits to before it opens ``opening``, in hexadecimal."""
    return hashlib.sha256(b"croupier/seat-seed/1" + opening).hexdigest()


def server_commitment(match: bytes, record: Record, table_secret: bytes) -> str:
    """Return what the server commits to before it knows any opening, in hexadecimal."""
    parts = (match, record.canonical(), table_secret)
    told = b"".join(len(part).to_bytes(4, "big") + part for part in parts)
    return hashlib.sha256(b"croupier/commit/1" + told).hexdigest()


def engine_seed(table_secret: bytes, record: Record, openings: Sequence[bytes | None]) -> str:
    """Return the seed of a match: from the server's secret, what was agreed on, and every seat's opening."""
    # An opening has 16 to 32 bytes, so a length of 0 is one that is absent.
    marked = b"".join(bytes([len(opening or b"")]) + (opening or b"") for opening in openings)
    told = b"croupier/seed/1" + hashlib.sha256(record.canonical()).digest() + marked
    return hmac.digest(table_secret, told, "sha256").hex()


def first_link(table_secret: bytes, record: Record) -> bytes:
    """Return link 0."""
    return hmac.digest(link_key(table_secret), record.canonical(), "sha256")


def next_link(table_secret: bytes, link: bytes, move: bytes) -> bytes:
    """Return the link after a move."""
    return hmac.digest(link_key(table_secret), link + move, "sha256")


def link_key(table_secret: bytes) -> bytes:
    """Return the key of all links of a match."""
    return hmac.digest(table_secret, b"croupier/links/1", "sha256")


def shown(link: bytes) -> bytes:
    """Return what of a link leaves the server."""
    return link[:SHOWN_LINK_BYTES]


def move_of_actions(actions: Iterable[msgspec.Struct]) -> bytes:
    """Return a move as its link is made from it: its actions, each already canonical, as RFC 8785 JSON."""
    return canonical(list(actions))


def move_of_close(seat: int) -> bytes:
    """Return a close as its link is made from it."""
    return canonical({"close": seat})


def links(table_secret: bytes, record: Record, moves: Iterable[bytes]) -> Iterator[bytes]:
    """Give the link of the start and after every move."""
    link = first_link(table_secret, record)
    yield link
    for move in moves:
        link = next_link(table_secret, link, move)
        yield link
