"""From the bytes of a body to the request of a call, strictly as the document has it."""

from collections.abc import Callable
from typing import Any

import msgspec

from croupier_api.negotiation import SPOKEN, MediaType
from croupier_api.problems import Refusal, malformed

# Above this, floats are too far apart to stand for the integer that was written.
_LARGEST_WHOLE = 2.0**53

_UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
# Untyped, MessagePack also has keys that cannot be looked up and dates that no calendar has.
_UNREADABLE_UNTYPED = (*_UNREADABLE, TypeError, ValueError, OverflowError)


class Reader:
    """Reads the requests of one call, in every format that is spoken; refusals may quote what was sent, or not."""

    def __init__(self, request: Any, *, quotes: bool = True) -> None:
        self._request = request
        self._quotes = quotes
        self._decoders = {name: media_type.decoder(request).decode for name, media_type in SPOKEN.items()}

    def read(self, body: bytes, media_type: MediaType) -> Any:
        """Return the request that a body holds.

        Raises:
            Refusal: The body is not of its format, or not what the schema asks for.
        """
        try:
            return self._decoders[media_type.name](body)
        except _UNREADABLE as error:
            if isinstance(error, msgspec.ValidationError) and "`float`" in str(error):
                return self._read_whole_floats(body, media_type, error)
            raise Refusal(malformed(error, quotes=self._quotes)) from None

    def _read_whole_floats(self, body: bytes, media_type: MediaType, error: msgspec.ValidationError) -> Any:
        """Read a body again in which 5.0 stands for 5, as JSON Schema has it and msgspec has not."""
        untyped = media_type.decoder(Any).decode
        try:
            return msgspec.convert(_with_whole_floats(untyped(body)), self._request)
        except msgspec.ValidationError as second:
            raise Refusal(malformed(second, quotes=self._quotes)) from None
        except _UNREADABLE_UNTYPED:
            raise Refusal(malformed(error, quotes=self._quotes)) from None


def _with_whole_floats(value: object) -> object:
    """Return what was decoded, with integers for floats that have no fraction.

    >>> _with_whole_floats({"seat": 5.0, "hands": [1.5, True]})
    {'seat': 5, 'hands': [1.5, True]}
    """
    replace = _REPLACE.get(type(value))
    return replace(value) if replace else value


def _whole(value: float) -> float:
    return int(value) if value.is_integer() and abs(value) <= _LARGEST_WHOLE else value


_REPLACE: dict[type, Callable[[Any], Any]] = {
    float: _whole,
    list: lambda entries: [_with_whole_floats(entry) for entry in entries],
    dict: lambda entries: {key: _with_whole_floats(entry) for key, entry in entries.items()},
}
