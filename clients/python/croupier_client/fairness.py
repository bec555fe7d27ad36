"""What binds a server to its deals, and a match to its moves: see docs/fairness.md and docs/sealed-tables.md.

All bytes are given in hexadecimal. A record is a message of the client, or the same as JSON has it.
"""

import hashlib
import hmac
import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeAlias

import msgspec

from croupier_client.base import Model
from croupier_client.models import ChorVoliTableRecord, KrytTableRecord, NapTableRecord

Json: TypeAlias = Mapping[str, Any]
Record: TypeAlias = KrytTableRecord | NapTableRecord | ChorVoliTableRecord | Json

_SHOWN_DIGITS = 16


class NumberedMove(Model, frozen=True, kw_only=True):
    """A move of a match with its number: the actions of a seat as JSON has them, none where it closed the match."""

    move: int
    """Its number, from 1."""
    seat: int
    """Seat that moved."""
    actions: Sequence[dict[str, Any]]
    """Its actions in order."""


def canonical_record(game: str, record: Record) -> str:
    """Return what was agreed on before a match as RFC 8785 JSON."""
    return _canonical({"game": game, **msgspec.to_builtins(record)})


def server_commitment(game: str, match: str, record: Record, secret: str) -> str:
    """Return what the server commits to before it knows any opening."""
    parts = (bytes.fromhex(match), canonical_record(game, record).encode(), bytes.fromhex(secret))
    told = b"".join(len(part).to_bytes(4, "big") + part for part in parts)
    return hashlib.sha256(b"croupier/commit/1" + told).hexdigest()


def match_seed(game: str, record: Record, secret: str, openings: Iterable[str | None]) -> str:
    """Return the seed of a match: from the server's secret, what was agreed on, and the openings of the seats."""
    opened = [bytes.fromhex(opening or "") for opening in openings]
    agreed = hashlib.sha256(canonical_record(game, record).encode()).digest()
    told = agreed + b"".join(bytes([len(opening)]) + opening for opening in opened)
    return hmac.digest(bytes.fromhex(secret), b"croupier/seed/1" + told, "sha256").hex()


def table_links(game: str, record: Record, secret: str, moves: Iterable[NumberedMove]) -> list[str]:
    """Return the link of the start and of every move, as they are shown."""
    key = hmac.digest(bytes.fromhex(secret), b"croupier/links/1", "sha256")
    link = hmac.digest(key, canonical_record(game, record).encode(), "sha256")
    links = [link]
    for move in moves:
        link = hmac.digest(key, link + _canonical(_move(move)).encode(), "sha256")
        links.append(link)
    return [each.hex()[:_SHOWN_DIGITS] for each in links]


def _move(move: NumberedMove) -> Any:
    return [_in_order(action) for action in move.actions] or {"close": move.seat}


def _in_order(action: dict[str, Any]) -> dict[str, Any]:
    """Return an action with the cards of a combination sorted; the order of those of a purchase counts."""
    return {**action, "cards": sorted(action["cards"])} if action["type"] == "combine" else action


def _canonical(value: Any) -> str:
    # ASCII strings and integers only, for which sorted JSON without blanks is already canonical.
    return json.dumps(value, sort_keys=True, separators=(",", ":"))
