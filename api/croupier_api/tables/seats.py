"""The keys that speak for seats, and the locks that they fit."""

import hashlib
import hmac
import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Sequence

KEY_BYTES = 32

_KEY = re.compile(r"cs1\.([A-Za-z0-9_-]{43})")


def lock_of(secret: bytes) -> bytes:
    """Return the lock of a secret: SHA-256 of ``croupier/seat/1`` and the secret."""
    return hashlib.sha256(b"croupier/seat/1" + secret).digest()


def issued_secret(table_secret: bytes, seat: int) -> bytes:
    """Return the secret that the server makes for a seat without a lock."""
    return hmac.digest(table_secret, f"croupier/seat-key/1|{seat}".encode(), "sha256")


def key_text(secret: bytes) -> str:
    """Return a seat's key as it travels."""
    return f"cs1.{urlsafe_b64encode(secret).rstrip(b'=').decode()}"


def seat_of(key: str, locks: Sequence[bytes]) -> int | None:
    """Return the seat whose lock a key fits, or None."""
    found = _KEY.fullmatch(key)
    if found is None:
        return None
    secret = urlsafe_b64decode(f"{found[1]}=")
    if key_text(secret) != key:  # spare bits at the end would make several texts of one key
        return None
    lock = lock_of(secret)
    # Every lock is compared, so that the time does not tell which one fits.
    fits = [hmac.compare_digest(lock, other) for other in locks]
    return fits.index(True) if True in fits else None
