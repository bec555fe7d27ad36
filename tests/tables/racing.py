"""Calls at the same time, and servers with a ledger of their own."""

from collections.abc import Callable, Iterator
from threading import Barrier, Thread

from croupier.game import AnyGame
from croupier_api.tables.ledger import Entry, Ledger
from tables.seated import Server, Told

ServerOf = Callable[[AnyGame], Server]


def at_once(asking: list[Callable[[], Told]]) -> list[Told]:
    """Ask in threads of their own, all at the same time."""
    gate, told = Barrier(len(asking)), dict[int, Told]()

    def ask(place: int) -> None:
        gate.wait()
        told[place] = asking[place]()

    threads = [Thread(target=ask, args=(place,)) for place in range(len(asking))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return [told[place] for place in range(len(asking))]


class Late:
    """A ledger before whose first writing something happens."""

    def __init__(self, ledger: Ledger, happens: Callable[[], object]) -> None:
        self._ledger = ledger
        self._happens: Iterator[Callable[[], object]] = iter([happens])

    def read(self, match: bytes) -> Entry | None:
        return self._ledger.read(match)

    def create(self, match: bytes, entry: Entry) -> bool:
        return self._ledger.create(match, entry)

    def advance(self, match: bytes, old: Entry, new: Entry) -> bool:
        for happens in self._happens:
            happens()
        return self._ledger.advance(match, old, new)
