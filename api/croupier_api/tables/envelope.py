"""What a token of a table holds, and how it is laid out: MessagePack, padded to one length.

The length is the same for every state of a game with the same options and number of seats, so that it tells nothing.
"""

from functools import lru_cache
from typing import Any, Generic, TypeVar

import msgspec

from croupier.game import AnyGame
from croupier_api.tables.fairness import SHOWN_LINK_BYTES

MOST_LINKS = 64
MOST_MOVE = 8
"""Actions of one move."""

LONGEST_ACTION = 64
"""Bytes of an action other than a deal with a deck, which tables do not take; a test measures every kind."""

_LENGTH_BYTES = 2
_ROUNDED_TO = 16
_MOST_CAPACITIES = 256

O = TypeVar("O")  # noqa: E741 - options, as the record of a game calls them
S = TypeVar("S")
A = TypeVar("A")


class Envelope(msgspec.Struct, Generic[S, A], frozen=True, kw_only=True, array_like=True, forbid_unknown_fields=True):
    """A table: the state before the last move, that move, and what the match is bound to.

    The last move is played again whenever the token is opened: so that every seat can be told what it brought about,
    which takes less room than its events. ``own`` says which seats made their own lock, ``closed`` which have closed
    the match; ``recent`` are the last links as they are shown, the newest last.
    """

    state: S
    actions: tuple[A, ...]
    secret: bytes
    dealer: int | None
    openings: tuple[bytes | None, ...]
    locks: tuple[bytes, ...]
    own: tuple[bool, ...]
    closed: tuple[bool, ...]
    ledger: bool
    move: int
    link: bytes
    recent: bytes

    def with_link(self, link: bytes) -> bytes:
        """Return the last links with a new one."""
        return (self.recent + link)[-MOST_LINKS * SHOWN_LINK_BYTES :]

    def knows(self, move: int, link: bytes) -> bool:
        """Return whether a move of this match is known, and had this link."""
        at = len(self.recent) - (self.move - move + 1) * SHOWN_LINK_BYTES
        return 0 <= at < len(self.recent) and self.recent[at : at + SHOWN_LINK_BYTES] == link


class Prepared(msgspec.Struct, Generic[O], frozen=True, kw_only=True, array_like=True, forbid_unknown_fields=True):
    """A match before its players have opened what they put in."""

    options: O
    players: int
    dealer: int | None
    locks: tuple[bytes | None, ...]
    commitments: tuple[bytes | None, ...]
    secret: bytes
    ledger: bool


class Layout:
    """How the tables of one game are laid out in bytes."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        envelope: Any = Envelope
        self._decoder = msgspec.msgpack.Decoder(envelope[game.state_type, game.action_type])
        prepared: Any = Prepared
        self._prepared = msgspec.msgpack.Decoder(prepared[game.options_type])
        self._encoder = msgspec.msgpack.Encoder()
        # Asked for at every move, and the same for all matches of the same options and number of seats.
        self.capacity = lru_cache(_MOST_CAPACITIES)(self._capacity)

    def encode(self, envelope: Envelope[Any, Any]) -> bytes:
        """Return a table as bytes, as many as every other one of the same options and number of seats.

        Raises:
            ValueError: It is longer than any can be.
        """
        state = envelope.state
        return _padded(self._encoder.encode(envelope), self.capacity(state.options, len(state.hands)))

    def decode(self, plaintext: bytes) -> Envelope[Any, Any]:
        """Return the table that bytes are.

        Raises:
            ValueError: They are none.
        """
        envelope: Envelope[Any, Any] = self._decoder.decode(_unpadded(plaintext))
        return envelope

    def _capacity(self, options: Any, players: int) -> int:
        """Return how many bytes a table of some options and number of seats can need."""
        game = self._game
        largest: Envelope[Any, Any] = Envelope(
            state=game.sealed.largest(options, players),
            actions=(),
            secret=bytes(32),
            dealer=players - 1,
            openings=(bytes(32),) * players,
            locks=(bytes(32),) * players,
            own=(True,) * players,
            closed=(True,) * players,
            ledger=True,
            move=2**32 - 1,
            link=bytes(32),
            recent=bytes(MOST_LINKS * SHOWN_LINK_BYTES),
        )
        needed = len(self._encoder.encode(largest)) + MOST_MOVE * LONGEST_ACTION + _LENGTH_BYTES
        return -(-needed // _ROUNDED_TO) * _ROUNDED_TO

    def encode_prepared(self, prepared: Prepared[Any]) -> bytes:
        """Return a prepared match as bytes. Nothing in it but the secret is hidden, so its length may differ."""
        return self._encoder.encode(prepared)

    def decode_prepared(self, plaintext: bytes) -> Prepared[Any]:
        """Return the prepared match that bytes are.

        Raises:
            ValueError: They are none.
        """
        prepared: Prepared[Any] = self._prepared.decode(plaintext)
        return prepared


def _padded(content: bytes, capacity: int) -> bytes:
    padding = capacity - _LENGTH_BYTES - len(content)
    if padding < 0:
        raise ValueError("A table is longer than any can be.")
    return len(content).to_bytes(_LENGTH_BYTES, "big") + content + bytes(padding)


def _unpadded(plaintext: bytes) -> bytes:
    length = int.from_bytes(plaintext[:_LENGTH_BYTES], "big")
    return plaintext[_LENGTH_BYTES : _LENGTH_BYTES + length]
