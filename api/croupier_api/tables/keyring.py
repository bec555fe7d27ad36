"""The server's keys: a file with several, one of which seals, while others still open what they sealed.

A key is ``accept`` before every server knows it and after it has been replaced, ``active`` while it seals, and
``retired`` once nothing that it sealed is opened any more; the secret of a retired key is gone.
"""

import hashlib
import os
import re
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterable
from enum import StrEnum
from pathlib import Path

import msgspec

SECRET_BYTES = 32
DEVELOPMENT = "development"
"""Id of the key that everybody knows; it shows in every token that it seals."""

_ID = re.compile(r"[a-z0-9]{1,12}")
_ID_BYTES = 4


class KeyringError(ValueError):
    """A keyring cannot be used; the message says why, and shows no secret."""


class KeyState(StrEnum):
    """What a key is used for."""

    ACTIVE = "active"
    ACCEPT = "accept"
    RETIRED = "retired"


class Key(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One key: its secret is 32 bytes in base64url, and null once it is retired."""

    id: str
    state: KeyState
    secret: str | None

    def material(self) -> bytes:
        """Return the secret as bytes."""
        return urlsafe_b64decode(f"{self.secret or ''}=")


class Keyring(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The keys of a server, in the order in which they were made."""

    keys: tuple[Key, ...]

    @property
    def active(self) -> Key:
        """The key that seals."""
        return next(key for key in self.keys if key.state is KeyState.ACTIVE)

    def find(self, key_id: str) -> Key | None:
        """Return the key of an id."""
        return next((key for key in self.keys if key.id == key_id), None)


def development_keyring() -> Keyring:
    """Return a keyring for trying things out: the same everywhere, so it hides nothing."""
    secret = hashlib.sha256(b"croupier development key").digest()
    return Keyring((Key(DEVELOPMENT, KeyState.ACTIVE, _text(secret)),))


def load(path: Path) -> Keyring:
    """Read a keyring.

    Raises:
        KeyringError: There is none, or it cannot be used.
    """
    try:
        keyring = msgspec.json.decode(path.read_bytes(), type=Keyring)
    except OSError as error:
        raise KeyringError(f"{path}: {error.strerror}. Make a keyring with: croupier keys new") from None
    except msgspec.MsgspecError:
        # What the decoder says may quote a secret.
        raise KeyringError(f"{path} is not a keyring as croupier keys writes it.") from None
    for fault in _faults(keyring):
        raise KeyringError(f"{path}: {fault}")
    return keyring


def save(path: Path, keyring: Keyring) -> None:
    """Write a keyring, readable for its owner only; the old one is there until the new one is.

    Raises:
        KeyringError: It cannot be written there.
    """
    beside = path.with_name(f"{path.name}.new")
    try:
        beside.unlink(missing_ok=True)
        with os.fdopen(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(msgspec.json.format(msgspec.json.encode(keyring), indent=2) + b"\n")
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except OSError as error:
        raise KeyringError(f"{path}: {error.strerror}.") from None


def with_new_key(keyring: Keyring | None) -> Keyring:
    """Return a keyring with one key more: the first seals at once, a later one once it is rotated to."""
    keys = () if keyring is None else keyring.keys
    state = KeyState.ACCEPT if keys else KeyState.ACTIVE
    return Keyring((*keys, Key(secrets.token_hex(_ID_BYTES), state, _text(secrets.token_bytes(SECRET_BYTES)))))


def rotated(keyring: Keyring, key_id: str | None = None) -> Keyring:
    """Return a keyring in which another key seals: the one named, or the newest; the one before still opens.

    Raises:
        KeyringError: There is no such key, or none newer than the one that seals.
    """
    # Without a name never back to a key that has been replaced.
    newer = keyring.keys[keyring.keys.index(keyring.active) :]
    among = newer if key_id is None else [key for key in keyring.keys if key.id == key_id]
    waiting = [key for key in among if key.state is KeyState.ACCEPT]
    if not waiting:
        wanted = "no newer key" if key_id is None else f"no key {key_id} that waits"
        raise KeyringError(f"There is {wanted} to rotate to. Make one with: croupier keys new")
    return Keyring(tuple(_in_state(key, waiting[-1].id) for key in keyring.keys))


def retired(keyring: Keyring, key_id: str) -> Keyring:
    """Return a keyring that no longer opens what a key sealed, and has forgotten its secret.

    Raises:
        KeyringError: There is no such key, or it is the one that seals.
    """
    key = keyring.find(key_id)
    if key is None:
        raise KeyringError(f"There is no key {key_id}.")
    if key.state is KeyState.ACTIVE:
        raise KeyringError(f"Key {key_id} is active. Rotate to another one first.")
    gone = Key(key_id, KeyState.RETIRED, None)
    return Keyring(tuple(gone if other is key else other for other in keyring.keys))


def _in_state(key: Key, active: str) -> Key:
    if key.id == active:
        return msgspec.structs.replace(key, state=KeyState.ACTIVE)
    return msgspec.structs.replace(key, state=KeyState.ACCEPT) if key.state is KeyState.ACTIVE else key


def _faults(keyring: Keyring) -> Iterable[str]:
    ids = [key.id for key in keyring.keys]
    if len(set(ids)) < len(ids):
        yield "two keys have the same id."
    if sum(key.state is KeyState.ACTIVE for key in keyring.keys) != 1:
        yield "one key is active, no more and no less."
    for place, key in enumerate(keyring.keys, 1):
        if not _ID.fullmatch(key.id) or key.id == DEVELOPMENT:
            # What stands there instead may be a secret.
            yield f"the id of key {place} is not 1 to 16 of the characters a-z and 0-9."
        if key.state is not KeyState.RETIRED and not _is_secret(key):
            yield f"the secret of key {key.id} is not {SECRET_BYTES} bytes in base64url."


def _is_secret(key: Key) -> bool:
    return re.fullmatch(r"[A-Za-z0-9_-]{43}", key.secret or "") is not None and len(key.material()) == SECRET_BYTES


def _text(secret: bytes) -> str:
    return urlsafe_b64encode(secret).rstrip(b"=").decode()
