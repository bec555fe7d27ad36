"""From bytes to a token, and back: AES-SIV under a key of its own for each match.

A token is ``ct1.<key id>.<base64url>``. What the base64url holds, in order: the version of the state inside (2 bytes,
big-endian), the match id (16), the key commitment (32) and what AES-SIV makes (16 bytes more than went in). AES-SIV is
deterministic, so that a call sent twice gets the same bytes; the commitment keeps a token from opening under two keys.
"""

import hmac
import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as NotBase64
from enum import StrEnum
from typing import NamedTuple

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESSIV
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from croupier_api.tables.keyring import Key, Keyring, KeyState

MATCH_BYTES = 16
LONGEST_TOKEN = 4_096

_VERSION_BYTES, _COMMITMENT_BYTES, _SIV_BYTES, _SIV_KEY_BYTES = 2, 32, 16, 64
_HEAD_BYTES = _VERSION_BYTES + MATCH_BYTES + _COMMITMENT_BYTES
_FORMAT = "ct1"
_TOKEN = re.compile(rf"{_FORMAT}\.([a-z0-9]{{1,12}})\.([A-Za-z0-9_-]{{1,{LONGEST_TOKEN}}})")


class Purpose(StrEnum):
    """What a token is for; one for one purpose never opens for another."""

    STATE = "state"
    PREPARE = "prepare"


class CannotOpen(Exception):
    """A token is malformed, forged, altered, or for something else; which of these is told to nobody."""


class KeyRetired(Exception):
    """A token was sealed under a key that is no longer used; this is seen from the clear key id only."""


class Sealed(NamedTuple):
    """What a token says once it is open."""

    match: bytes
    version: int
    plaintext: bytes


def seal(keyring: Keyring, purpose: Purpose, game: str, sealed: Sealed) -> str:
    """Return a token, under the active key."""
    key = keyring.active
    cipher_key, commitment = _derived(key, purpose, game, sealed.match, sealed.version)
    head = sealed.version.to_bytes(_VERSION_BYTES, "big") + sealed.match + commitment
    said = _associated(key, purpose, game, sealed.match, sealed.version)
    body = head + AESSIV(cipher_key).encrypt(sealed.plaintext, [said])
    return f"{_FORMAT}.{key.id}.{urlsafe_b64encode(body).rstrip(b'=').decode()}"


def unseal(keyring: Keyring, purpose: Purpose, game: str, token: str) -> Sealed:
    """Return what a token holds.

    Raises:
        KeyRetired: Its key is no longer used.
        CannotOpen: It is no token that this keyring sealed for this purpose and game.
    """
    key, body = _parted(keyring, token)
    version = int.from_bytes(body[:_VERSION_BYTES], "big")
    match = body[_VERSION_BYTES : _VERSION_BYTES + MATCH_BYTES]
    cipher_key, commitment = _derived(key, purpose, game, match, version)
    if not hmac.compare_digest(commitment, body[_VERSION_BYTES + MATCH_BYTES : _HEAD_BYTES]):
        raise CannotOpen
    try:
        said = _associated(key, purpose, game, match, version)
        return Sealed(match, version, AESSIV(cipher_key).decrypt(body[_HEAD_BYTES:], [said]))
    except InvalidTag:
        raise CannotOpen from None


def _parted(keyring: Keyring, token: str) -> tuple[Key, bytes]:
    found = _TOKEN.fullmatch(token)
    key = keyring.find(found[1]) if found else None
    if found is None or key is None:
        raise CannotOpen
    if key.state is KeyState.RETIRED:
        raise KeyRetired
    try:
        body = urlsafe_b64decode(found[2] + "=" * (-len(found[2]) % 4))
    except NotBase64:
        raise CannotOpen from None
    # Spare bits at the end would make several texts of one token.
    if len(body) <= _HEAD_BYTES + _SIV_BYTES or urlsafe_b64encode(body).rstrip(b"=") != found[2].encode():
        raise CannotOpen
    return key, body


def _derived(key: Key, purpose: Purpose, game: str, match: bytes, version: int) -> tuple[bytes, bytes]:
    said = _associated(key, purpose, game, match, version)
    derivation = HKDF(algorithm=SHA256(), length=_SIV_KEY_BYTES + _COMMITMENT_BYTES, salt=match, info=said)
    derived = derivation.derive(key.material())
    return derived[:_SIV_KEY_BYTES], derived[_SIV_KEY_BYTES:]


def _associated(key: Key, purpose: Purpose, game: str, match: bytes, version: int) -> bytes:
    # No part but the last, whose length is fixed, can hold the separator.
    return f"croupier/token/1|{purpose}|{_FORMAT}|{key.id}|{game}|{version}|".encode() + match
