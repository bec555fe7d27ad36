"""Sealed tables as their players hold them, to be waited for or awaited."""

import asyncio
import threading
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any, Generic, Protocol, TypeVar

import msgspec
from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from croupier_client.fairness import NumberedMove
from croupier_client.models import ChorVoliAction, KrytAction, LastSeen, NapAction
from croupier_client.seen import Table, noted
from croupier_client.verifying import Evidence, Reveal, Verdicts, verify

A = TypeVar("A", bound=KrytAction | NapAction | ChorVoliAction)
T = TypeVar("T", bound=Table)
R = TypeVar("R", bound=Reveal)
A_contra = TypeVar("A_contra", contravariant=True)
T_co = TypeVar("T_co", covariant=True)
R_co = TypeVar("R_co", covariant=True)

LastSeenOrUnset = LastSeen | UnsetType


class TableCalls(Protocol[A_contra, T_co, R_co]):
    """The calls of a game on sealed tables, such as ``croupier.nap`` has; or the same to be awaited."""

    def play_table(self, token: str, actions: Sequence[A_contra], key: str, *, last_seen: LastSeenOrUnset) -> T_co:
        """Play a move."""
        ...

    def view_table(self, token: str, *, last_seen: LastSeenOrUnset, key: str) -> T_co:
        """See the table."""
        ...

    def close_table(self, token: str, key: str, *, last_seen: LastSeenOrUnset) -> T_co:
        """Close the match."""
        ...

    def reveal_table(self, token: str, *, last_seen: LastSeenOrUnset) -> R_co:
        """See all that was hidden."""
        ...


class SavedTable(Evidence, frozen=True, kw_only=True):
    """A table as it is stored; a player begins with ``token`` and ``key``, and the commitment that was told."""

    token: str
    """The newest token."""
    key: str
    """The key of the seat, which nobody else may see."""
    moves: Sequence[NumberedMove] = ()
    """The moves of this seat."""

    @classmethod
    def from_json(cls, text: str | bytes) -> "SavedTable":
        """Return a table that was stored."""
        return msgspec.json.decode(text, type=cls)

    def to_json(self) -> str:
        """Return what to store; it holds the key."""
        return msgspec.json.encode(self).decode()

    def __repr__(self) -> str:
        shown = ", ".join(f"{name}={value!r}" for name, value in self.__rich_repr__())
        return f"SavedTable({shown})"

    def __rich_repr__(self) -> list[tuple[str, Any]]:
        # What is secret stays out of logs: key, token and opening, and the cards that were seen.
        return [("match", self.match), ("seat", self.seat), ("last", self.links[-1] if self.links else None)]


class _Holder:
    """What is the same whether calls are waited for or awaited."""

    def __init__(self, saved: SavedTable) -> None:
        self._saved = saved

    @property
    def saved(self) -> SavedTable:
        """What to store."""
        return self._saved

    @property
    def token(self) -> str:
        """The newest token, for the other players."""
        return self._saved.token

    @property
    def moves(self) -> Sequence[NumberedMove]:
        """The moves of this seat, to be shared when the match is over."""
        return self._saved.moves

    @property
    def fingerprint(self) -> str | None:
        """What players read to each other to see that they are at the same table; None before the first view."""
        if not self._saved.links or self._saved.match is None:
            return None
        move, link = self._saved.links[-1]
        return f"{self._saved.match[:8]}-{move}-{link}"

    def verify(self, reveal: Reveal, others: Iterable[NumberedMove] = ()) -> Verdicts:
        """Check a reveal against what this seat kept, and for the links against its moves and those of the others."""
        return verify(reveal, self._saved, [*others, *self._saved.moves])

    @property
    def _last_seen(self) -> LastSeen | UnsetType:
        if not self._saved.links:
            return UNSET
        move, link = self._saved.links[-1]
        return LastSeen(move=move, link=link)

    def _take(self, table: Table, actions: Sequence[Any] | None) -> None:
        saved = self._saved
        newest = saved.links[-1][0] if saved.links else -1
        if table.move < newest or saved.match not in {None, table.match}:
            return
        if table.move > newest:
            saved = replace(
                saved,
                match=table.match,
                seat=table.seat,
                links=(*saved.links, (table.move, table.link)),
                deals=noted(saved.deals, table),
                moves=(*saved.moves, *_own_move(table, actions)),
            )
        self._saved = replace(saved, token=table.token)


def _own_move(table: Table, actions: Sequence[Any] | None) -> list[NumberedMove]:
    if actions is None or table.seat is None:
        return []
    return [NumberedMove(move=table.move, seat=table.seat, actions=msgspec.to_builtins(list(actions)))]


class SealedTable(_Holder, Generic[A, T, R]):
    """A sealed table as one seat holds it: the newest token that it knows, its key, and what it has seen.

    Takes the calls of a game, such as ``croupier.nap``, and what a player begins with or has stored. A call that is
    refused or fails changes nothing; calls are made one after the other.
    """

    def __init__(self, game: TableCalls[A, T, R], saved: SavedTable) -> None:
        super().__init__(saved)
        self._game = game
        self._turn = threading.Lock()

    def play(self, actions: Sequence[A]) -> T:
        """Play one move.

        Raises:
            ProblemError: The call was refused.
        """
        return self._call(
            lambda: self._game.play_table(self.token, actions, self._saved.key, last_seen=self._last_seen), actions
        )

    def view(self) -> T:
        """Look at the table.

        Raises:
            ProblemError: The call was refused.
        """
        return self._call(lambda: self._game.view_table(self.token, last_seen=self._last_seen, key=self._saved.key))

    def receive(self, token: str) -> T:
        """Look at a table that came from another player.

        Raises:
            ProblemError: The call was refused, as it is when the token does not descend from what was seen.
        """
        return self._call(lambda: self._game.view_table(token, last_seen=self._last_seen, key=self._saved.key))

    def close(self) -> T:
        """Close the match for this seat.

        Raises:
            ProblemError: The call was refused.
        """
        return self._call(lambda: self._game.close_table(self.token, self._saved.key, last_seen=self._last_seen), ())

    def reveal(self) -> R:
        """Show all that was hidden, once every seat has closed the match.

        Raises:
            ProblemError: The call was refused.
        """
        with self._turn:
            return self._game.reveal_table(self.token, last_seen=self._last_seen)

    def _call(self, ask: Callable[[], T], actions: Sequence[A] | None = None) -> T:
        with self._turn:
            table = ask()
            self._take(table, actions)
            return table


class AsyncSealedTable(_Holder, Generic[A, T, R]):
    """A sealed table as :class:`SealedTable` is, with calls to be awaited."""

    def __init__(self, game: TableCalls[A, Awaitable[T], Awaitable[R]], saved: SavedTable) -> None:
        super().__init__(saved)
        self._game = game
        self._turn = asyncio.Lock()

    async def play(self, actions: Sequence[A]) -> T:
        """Play one move.

        Raises:
            ProblemError: The call was refused.
        """
        return await self._call(
            lambda: self._game.play_table(self.token, actions, self._saved.key, last_seen=self._last_seen), actions
        )

    async def view(self) -> T:
        """Look at the table.

        Raises:
            ProblemError: The call was refused.
        """
        return await self._call(
            lambda: self._game.view_table(self.token, last_seen=self._last_seen, key=self._saved.key)
        )

    async def receive(self, token: str) -> T:
        """Look at a table that came from another player.

        Raises:
            ProblemError: The call was refused, as it is when the token does not descend from what was seen.
        """
        return await self._call(lambda: self._game.view_table(token, last_seen=self._last_seen, key=self._saved.key))

    async def close(self) -> T:
        """Close the match for this seat.

        Raises:
            ProblemError: The call was refused.
        """
        return await self._call(
            lambda: self._game.close_table(self.token, self._saved.key, last_seen=self._last_seen), ()
        )

    async def reveal(self) -> R:
        """Show all that was hidden, once every seat has closed the match.

        Raises:
            ProblemError: The call was refused.
        """
        async with self._turn:
            return await self._game.reveal_table(self.token, last_seen=self._last_seen)

    async def _call(self, ask: Callable[[], Awaitable[T]], actions: Sequence[A] | None = None) -> T:
        async with self._turn:
            table = await ask()
            self._take(table, actions)
            return table
