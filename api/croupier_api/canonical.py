"""Values as RFC 8785 JSON, of which digests, commitments and links are made."""

from typing import Any

import msgspec

_ENCODER = msgspec.json.Encoder(order="sorted")


def canonical(value: Any) -> bytes:
    """Return a value as RFC 8785 JSON.

    What is asked for holds ASCII strings and integers only, for which sorted JSON without blanks is already canonical.

    >>> canonical({"b": [1, None], "a": "AS"})
    b'{"a":"AS","b":[1,null]}'
    """
    return _ENCODER.encode(value)
