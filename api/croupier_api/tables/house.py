"""What a server needs to keep sealed tables: its keys, and a ledger if it has one."""

from dataclasses import dataclass
from typing import Any

from croupier_api.tables.envelope import Envelope
from croupier_api.tables.fairness import shown
from croupier_api.tables.keyring import Keyring
from croupier_api.tables.ledger import Entry, Ledger, LedgerDown
from croupier_api.tables.refusals import ledger_down, no_keyring, stale_table, table_expired


@dataclass(frozen=True)
class House:
    """The keys and the ledger of a server; None where it has none."""

    keyring: Keyring | None = None
    ledger: Ledger | None = None

    def keys(self) -> Keyring:
        """Return the keys.

        Raises:
            Refusal: There are none.
        """
        if self.keyring is None:
            raise no_keyring()
        return self.keyring

    def enter(self, match: bytes, start: Entry) -> None:
        """Enter a match that starts; once entered it may be started again as long as nobody has moved.

        Raises:
            Refusal: The ledger cannot be asked, or the match has gone on.
        """
        if self.ledger is None:
            return
        try:
            if not self.ledger.create(match, start) and self.ledger.read(match) != start:
                raise stale_table()
        except LedgerDown:
            raise ledger_down() from None

    def see_newest(self, match: bytes, at: Entry, after: Entry | None = None) -> None:
        """See that a match stands where a token says, or where the move that is asked for has already brought it.

        Raises:
            Refusal: It has gone on, nothing is known of it, or the ledger cannot be asked.
        """
        entry = self._read(match)
        if entry is None:
            raise table_expired()
        if entry not in {at, after}:
            raise stale_table()

    def advance(self, match: bytes, old: Entry, new: Entry) -> None:
        """Bring a match from one move to the next; what has been brought there already is left.

        Raises:
            Refusal: Another move has been played, or the ledger cannot be asked.
        """
        try:
            if self._ledger().advance(match, old, new):
                return
        except LedgerDown:
            raise ledger_down() from None
        # Refused: by another move, or by this one on its way here twice.
        self.see_newest(match, new)

    def _read(self, match: bytes) -> Entry | None:
        try:
            return self._ledger().read(match)
        except LedgerDown:
            raise ledger_down() from None

    def _ledger(self) -> Ledger:
        if self.ledger is None:
            raise ledger_down()
        return self.ledger


NOTHING = House()
"""A server without keys: it keeps no tables."""


def entry_of(envelope: Envelope[Any, Any]) -> Entry:
    """Return how far a table has come."""
    return Entry(envelope.move, shown(envelope.link))
