"""Where a server remembers how far each match has come, so that nobody can go back: about 50 bytes a match.

Three kinds: none, SQLite for one machine, Redis for several. What is kept is the number of the last move and its link,
which tell nothing of the cards.
"""

from typing import NamedTuple, Protocol


class LedgerDown(Exception):
    """The ledger cannot be asked now; nothing was changed that its caller could know of."""


class Entry(NamedTuple):
    """How far a match has come."""

    move: int
    link: bytes


class Ledger(Protocol):
    """What remembers. Every method raises LedgerDown when it cannot tell."""

    def read(self, match: bytes) -> Entry | None:
        """Return how far a match has come, or None if nothing is known of it."""
        ...

    def create(self, match: bytes, entry: Entry) -> bool:
        """Enter a match, unless it is there; return whether it was entered."""
        ...

    def advance(self, match: bytes, old: Entry, new: Entry) -> bool:
        """Bring a match from one entry to the next, unless it is elsewhere by now; return whether it was."""
        ...
