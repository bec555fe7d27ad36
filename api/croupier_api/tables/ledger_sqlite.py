"""A ledger in a file, for the processes of one machine."""

import sqlite3
import time
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from threading import local

from croupier_api.tables.ledger import Entry, LedgerDown

_PATIENCE = 5.0
"""Seconds to wait for another process that writes."""

_PAUSE = 0.01

_TABLE = """
CREATE TABLE IF NOT EXISTS matches (
    match BLOB PRIMARY KEY, move INTEGER NOT NULL, link BLOB NOT NULL, touched INTEGER NOT NULL
) WITHOUT ROWID
"""
_INDEX = "CREATE INDEX IF NOT EXISTS matches_touched ON matches (touched)"


class SqliteLedger:
    """A ledger in a file; a match that nobody has touched for ``seconds`` is forgotten.

    Raises:
        LedgerDown: The file cannot be opened.
    """

    def __init__(self, path: Path, seconds: int) -> None:
        self._path = path
        self._seconds = seconds
        self._local = local()
        with self._connected() as connection:
            connection.execute(_TABLE)
            connection.execute(_INDEX)

    def read(self, match: bytes) -> Entry | None:
        """Return how far a match has come, or None if nothing is known of it."""
        with self._connected() as connection:
            row = connection.execute(
                "SELECT move, link FROM matches WHERE match = ? AND touched >= ?", (match, self._oldest())
            ).fetchone()
        return None if row is None else Entry(*row)

    def create(self, match: bytes, entry: Entry) -> bool:
        """Enter a match, unless it is there; return whether it was entered."""
        with self._connected() as connection:
            connection.execute("DELETE FROM matches WHERE touched < ?", (self._oldest(),))
            entered = connection.execute(
                "INSERT OR IGNORE INTO matches VALUES (?, ?, ?, ?)", (match, *entry, _now())
            ).rowcount
        return entered == 1

    def advance(self, match: bytes, old: Entry, new: Entry) -> bool:
        """Bring a match from one entry to the next, unless it is elsewhere by now; return whether it was."""
        with self._connected() as connection:
            moved = connection.execute(
                "UPDATE matches SET move = ?, link = ?, touched = ? WHERE match = ? AND move = ? AND link = ?",
                (*new, _now(), match, *old),
            ).rowcount
        return moved == 1

    def _oldest(self) -> int:
        return _now() - self._seconds

    @contextmanager
    def _connected(self) -> Generator[sqlite3.Connection]:
        # One connection a thread, since SQLite's own are not made to be shared.
        try:
            connection = getattr(self._local, "connection", None)
            if connection is None:
                connection = self._local.connection = _connect(self._path)
            with connection:
                yield connection
        except sqlite3.Error as error:
            raise LedgerDown(str(error)) from None


def _connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, timeout=_PATIENCE)
    _write_ahead(connection)
    # An answer that is out must be in the file, also when the power fails.
    connection.execute("PRAGMA synchronous = FULL")
    return connection


def _write_ahead(connection: sqlite3.Connection) -> None:
    # Here SQLite does not wait by itself while others, on a new file, do the same.
    until = time.monotonic() + _PATIENCE
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError:
            if time.monotonic() > until:
                raise
            time.sleep(_PAUSE)
        else:
            return


def _now() -> int:
    return int(time.time())
