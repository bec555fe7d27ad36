"""A ledger in Redis, for several machines."""

from collections.abc import Callable
from typing import Any, TypeVar

import redis

from croupier_api.tables.ledger import Entry, LedgerDown

_PATIENCE = 2.0
"""Seconds that Redis may take to answer."""

# Both in one step on the server: nobody comes between reading and writing.
_ADVANCE = """
if redis.call('GET', KEYS[1]) == ARGV[1] then
    redis.call('SET', KEYS[1], ARGV[2], 'EX', ARGV[3])
    return 1
end
return 0
"""

T = TypeVar("T")


class RedisLedger:
    """A ledger at an address; a match that nobody has touched for ``seconds`` is forgotten."""

    def __init__(self, url: str, seconds: int) -> None:
        kind: Any = redis.Redis  # of whose methods the library gives types in part
        self._redis = kind.from_url(url, socket_timeout=_PATIENCE, socket_connect_timeout=_PATIENCE)
        self._advance = self._redis.register_script(_ADVANCE)
        self._seconds = seconds

    def policy(self) -> str:
        """Return what Redis does when its memory is full; only ``noeviction`` keeps every entry.

        Raises:
            LedgerDown: It does not answer, or does not tell.
        """
        told = _asked(lambda: self._redis.config_get("maxmemory-policy"))
        return str(told.get("maxmemory-policy", ""))

    def read(self, match: bytes) -> Entry | None:
        """Return how far a match has come, or None if nothing is known of it."""
        told = _asked(lambda: self._redis.get(_key(match)))
        return None if told is None else _entry(told)

    def create(self, match: bytes, entry: Entry) -> bool:
        """Enter a match, unless it is there; return whether it was entered."""
        return bool(_asked(lambda: self._redis.set(_key(match), _text(entry), nx=True, ex=self._seconds)))

    def advance(self, match: bytes, old: Entry, new: Entry) -> bool:
        """Bring a match from one entry to the next, unless it is elsewhere by now; return whether it was."""
        told = (_text(old), _text(new), self._seconds)
        return bool(_asked(lambda: self._advance(keys=[_key(match)], args=told)))


def _asked(ask: Callable[[], T]) -> T:
    try:
        return ask()
    except redis.RedisError as error:
        raise LedgerDown(type(error).__name__) from None


def _key(match: bytes) -> str:
    return f"croupier:{match.hex()}"


def _text(entry: Entry) -> bytes:
    return b"%d:%s" % (entry.move, entry.link.hex().encode())


def _entry(text: bytes | str) -> Entry:
    try:
        move, _, link = (text if isinstance(text, str) else text.decode()).partition(":")
        return Entry(int(move), bytes.fromhex(link))
    except ValueError:
        raise LedgerDown("An entry is none that a ledger wrote.") from None
