"""What a server needs to keep sealed tables: its keys, and a ledger if it has one."""

import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from croupier_api.tables.envelope import Envelope
from croupier_api.tables.fairness import SHOWN_LINK_BYTES, shown
from croupier_api.tables.keyring import Keyring
from croupier_api.tables.ledger import Entry, Ledger, LedgerDown
from croupier_api.tables.refusals import ledger_down, no_keyring, no_ledger, stale_table, table_expired

PREPARED = Entry(0, bytes(SHOWN_LINK_BYTES))
"""Where a match stands that has been prepared and not started."""

T = TypeVar("T")

logger = logging.getLogger("croupier_api")


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
        """Enter a new match.

        Raises:
            Refusal: The ledger cannot be asked.
        """
        self._asked(lambda ledger: ledger.create(match, start))

    def see_newest(self, match: bytes, at: Entry, after: Entry | None = None) -> None:
        """See that a match stands where a token says, or where the move that is asked for has already brought it.

        Raises:
            Refusal: It has gone on, nothing is known of it, or the ledger cannot be asked.
        """
        entry = self._asked(lambda ledger: ledger.read(match))
        if entry is None:
            raise table_expired()
        if entry not in {at, after}:
            raise stale_table()

    def advance(self, match: bytes, old: Entry, new: Entry) -> None:
        """Bring a match from one move to the next; what has been brought there already is left.

        Raises:
            Refusal: Another move has been played, or the ledger cannot be asked.
        """
        if not self._asked(lambda ledger: ledger.advance(match, old, new)):
            # By another move, or by this one on its way here twice.
            self.see_newest(match, new)

    def _asked(self, ask: Callable[[Ledger], T]) -> T:
        if self.ledger is None:
            raise no_ledger()
        try:
            return ask(self.ledger)
        except LedgerDown as error:
            logger.warning("The ledger cannot be asked: %s", error)
            raise ledger_down() from None


NOTHING = House()
"""A server without keys: it keeps no tables."""


def entry_of(envelope: Envelope[Any, Any]) -> Entry:
    """Return how far a table has come."""
    return Entry(envelope.move, shown(envelope.link))
