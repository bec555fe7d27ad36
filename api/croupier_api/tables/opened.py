"""A token becomes a table again: opened, audited, and its last move played once more."""

import logging
from typing import Any, NamedTuple

import msgspec

from croupier.faults import IllegalAction, UnknownVersion, UnsoundState
from croupier.game import AnyGame, admit, play
from croupier.opening import first_deal
from croupier_api.tables.envelope import Envelope, Layout, Prepared
from croupier_api.tables.fairness import Record, as_hex, seat_commitment
from croupier_api.tables.keyring import Keyring
from croupier_api.tables.refusals import cannot_open, key_retired
from croupier_api.tables.sealing import CannotOpen, KeyRetired, Purpose, Sealed, seal, unseal

logger = logging.getLogger("croupier_api")


class Opened(NamedTuple):
    """An open table: what its token holds, where the match stands, and what the last move brought about."""

    match: bytes
    envelope: Envelope[Any, Any]
    state: Any
    events: tuple[Any, ...]

    @property
    def over(self) -> bool:
        """Whether every seat has closed the match."""
        return all(self.envelope.closed)


class Opener:
    """Seals and opens the tables of one game."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._layout = Layout(game)

    def seal(self, keyring: Keyring, match: bytes, envelope: Envelope[Any, Any]) -> str:
        """Return the token of a table."""
        sealed = Sealed(match, envelope.state.version, self._layout.encode(envelope))
        return seal(keyring, Purpose.STATE, self._game.id, sealed)

    def open(self, keyring: Keyring, token: str) -> Opened:
        """Return the table of a token.

        Raises:
            Refusal: It opens no table here.
        """
        sealed = self._unsealed(keyring, Purpose.STATE, token)
        try:
            envelope = self._layout.decode(sealed.plaintext)
            return Opened(sealed.match, envelope, *self._played(envelope))
        except (msgspec.MsgspecError, UnknownVersion, UnsoundState, IllegalAction) as error:
            # Authentic, and yet no table: a fault of this service, which its operator should hear of.
            # Its message may name cards, and logs are read by many.
            said = (self._game.id, type(error).__qualname__)
            logger.error("A sealed table of %s cannot be used: %s", *said)  # noqa: TRY400
            raise cannot_open() from None

    def seal_prepared(self, keyring: Keyring, match: bytes, prepared: Prepared[Any]) -> str:
        """Return the token of a prepared match."""
        version = self._game.state_versions[-1]
        plaintext = self._layout.encode_prepared(prepared)
        return seal(keyring, Purpose.PREPARE, self._game.id, Sealed(match, version, plaintext))

    def open_prepared(self, keyring: Keyring, token: str) -> tuple[bytes, Prepared[Any]]:
        """Return the match id and the prepared match of a token.

        Raises:
            Refusal: It opens none here.
        """
        sealed = self._unsealed(keyring, Purpose.PREPARE, token)
        try:
            return sealed.match, self._layout.decode_prepared(sealed.plaintext)
        except msgspec.MsgspecError:
            raise cannot_open() from None

    def _unsealed(self, keyring: Keyring, purpose: Purpose, token: str) -> Sealed:
        try:
            return unseal(keyring, purpose, self._game.id, token)
        except CannotOpen:
            raise cannot_open() from None
        except KeyRetired:
            raise key_retired() from None

    def _played(self, envelope: Envelope[Any, Any]) -> tuple[Any, tuple[Any, ...]]:
        game, state = self._game, admit(self._game, envelope.state)
        if envelope.move == 0:
            return first_deal(game, state.options, players=len(state.hands), seed=state.seed, dealer=state.dealer)
        return play(game, state, envelope.actions)


def record_of(game: AnyGame, envelope: Envelope[Any, Any]) -> Record:
    """Return what was agreed on before the match of a table."""
    return Record(
        game=game.id,
        options=envelope.state.options,
        players=len(envelope.state.hands),
        dealer=envelope.dealer,
        locks=tuple(lock.hex() if own else None for lock, own in zip(envelope.locks, envelope.own, strict=True)),
        commitments=tuple(None if opening is None else seat_commitment(opening) for opening in envelope.openings),
    )


def record_of_prepared(game: AnyGame, prepared: Prepared[Any]) -> Record:
    """Return what has been agreed on for a prepared match."""
    return Record(
        game=game.id,
        options=prepared.options,
        players=prepared.players,
        dealer=prepared.dealer,
        locks=as_hex(prepared.locks),
        commitments=as_hex(prepared.commitments),
    )
