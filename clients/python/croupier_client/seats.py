"""What a player makes on a device of their own: the secret of a seat, and what it puts into the seed of a match."""

import hashlib
import re
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Self

_BYTES = 32
_KEY = re.compile(r"cs1\.([A-Za-z0-9_-]{43})")


class SeatSecret:
    """What speaks for a seat: whoever starts the match gets no more than its lock.

    Takes 32 bytes; without them they are new, from the operating system.

    Raises:
        ValueError: There are more or fewer.
    """

    def __init__(self, secret: bytes | None = None) -> None:
        self._secret = secrets.token_bytes(_BYTES) if secret is None else secret
        if len(self._secret) != _BYTES:
            raise ValueError(f"A seat's secret has {_BYTES} bytes.")

    @classmethod
    def from_key(cls, key: str) -> Self:
        """Return the secret of a key that was stored.

        Raises:
            ValueError: It is no key of a seat.
        """
        found = _KEY.fullmatch(key)
        secret = cls(urlsafe_b64decode(f"{found[1]}=") if found else b"\0" * _BYTES)
        if secret.key != key:
            raise ValueError("This is no key of a seat.")
        return secret

    @property
    def key(self) -> str:
        """The key, which calls are sent with: ``cs1.`` and the bytes in base64url. It is for the player alone."""
        return f"cs1.{urlsafe_b64encode(self._secret).rstrip(b'=').decode()}"

    @property
    def lock(self) -> str:
        """The lock that the key fits, in hexadecimal: for the ``locks`` of a match."""
        return hashlib.sha256(b"croupier/seat/1" + self._secret).hexdigest()


class SeatOpening:
    """What a seat puts into the seed of a match, so that it knows that nobody else chose the cards.

    Takes an opening of 16 to 32 bytes in hexadecimal; without it, it is new, from the operating system.
    """

    def __init__(self, opening: str | None = None) -> None:
        self.opening = secrets.token_hex(_BYTES) if opening is None else opening
        """The opening in hexadecimal: keep it to yourself until you have stored the server's commitment."""

    @property
    def commitment(self) -> str:
        """What the seat commits to, in hexadecimal: for the ``commitments`` of a match."""
        return seat_commitment(self.opening)


def seat_commitment(opening: str) -> str:
    """Return what a seat commits to before it opens ``opening``, both in hexadecimal."""
    return hashlib.sha256(b"croupier/seat-seed/1" + bytes.fromhex(opening)).hexdigest()
