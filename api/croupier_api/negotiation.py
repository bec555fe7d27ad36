"""Which format a body is in, and which one its sender wants to read.

>>> answer_type(b"text/html, application/msgpack;q=0.5").name
'application/msgpack'
"""

import re
from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple, TypeAlias

import msgspec

from croupier_api.problems import ProblemCode, Refusal, problem

Decoder: TypeAlias = msgspec.json.Decoder[Any] | msgspec.msgpack.Decoder[Any]


class MediaType(NamedTuple):
    """A format under one of its names, and how it is read and written."""

    name: str
    header: tuple[bytes, bytes]
    decoder: Callable[[Any], Decoder]
    encode: Callable[[Any], bytes]


def _json(name: str) -> MediaType:
    return MediaType(name, _header(name), msgspec.json.Decoder, msgspec.json.Encoder().encode)


def _msgpack(name: str) -> MediaType:
    return MediaType(name, _header(name), msgspec.msgpack.Decoder, msgspec.msgpack.Encoder().encode)


def _header(name: str) -> tuple[bytes, bytes]:
    return (b"content-type", name.encode())


JSON = _json("application/json")
MSGPACK = _msgpack("application/vnd.msgpack")

SPOKEN: Mapping[str, MediaType] = MappingProxyType(
    {
        media_type.name: media_type
        for media_type in (JSON, MSGPACK, _msgpack("application/x-msgpack"), _msgpack("application/msgpack"))
    }
)
"""What is spoken here, most welcome first."""

_FORMATS = f"{JSON.name} or {MSGPACK.name}"

_PLAIN_PARAMETERS = frozenset({"", "charset=utf-8", 'charset="utf-8"'})

# What most clients send, as they send it; everything else takes some microseconds longer.
_PLAIN = {name.encode(): media_type for name, media_type in SPOKEN.items()}
_PLAIN_CONTENT = MappingProxyType(_PLAIN | {b"application/json; charset=utf-8": JSON})
_PLAIN_ACCEPT = MappingProxyType(
    _PLAIN | {b"": JSON, b"*/*": JSON, b"application/json, */*": JSON, b"application/json, text/plain, */*": JSON}
)


def body_type(content_type: bytes, content_encoding: bytes) -> MediaType:
    """Return the format of a body, by its headers; each is empty where there is none.

    Raises:
        Refusal: It is not spoken here.
    """
    if content_encoding and content_encoding.lower() != b"identity":
        # Accept-Encoding tells that it is the coding, not the type, that is not understood (RFC 9110, 12.5.3).
        raise _unsupported("Bodies are sent as they are, without a Content-Encoding.", {"Accept-Encoding": "identity"})
    found = _PLAIN_CONTENT.get(content_type) or _named(content_type)
    if found is None:
        raise _unsupported(f"Bodies are {_FORMATS}.", {})
    return found


def _named(content_type: bytes) -> MediaType | None:
    name, *parameters = (part.strip() for part in content_type.decode("latin-1").lower().split(";"))
    return SPOKEN.get(name) if _PLAIN_PARAMETERS.issuperset(parameters) else None


def _unsupported(detail: str, headers: Mapping[str, str]) -> Refusal:
    return Refusal(problem(ProblemCode.UNSUPPORTED_MEDIA_TYPE, detail), {"Accept": ", ".join(SPOKEN), **headers})


def answer_type(accept: bytes) -> MediaType:
    """Return the format that an Accept header likes best; empty is no header, and likes everything.

    Of formats that it likes the same, the one that it names more precisely comes first, then the one that it names
    earlier, then JSON.

    Raises:
        Refusal: It likes nothing that is spoken here.
    """
    return _PLAIN_ACCEPT.get(accept) or _liked_best(accept)


class _Rank(NamedTuple):
    """How much a format is liked."""

    quality: float
    precision: int
    earliness: int


def _liked_best(accept: bytes) -> MediaType:
    ranges = dict(_ranges(accept.decode("latin-1").lower())) or {"*/*": (1.0, 0)}
    best = max(SPOKEN.values(), key=lambda media_type: _rank(media_type.name, ranges))
    if _rank(best.name, ranges).quality == 0:
        raise Refusal(problem(ProblemCode.NOT_ACCEPTABLE, f"Answers are {_FORMATS}."))
    return best


def _rank(name: str, ranges: Mapping[str, tuple[float, int]]) -> _Rank:
    """Rank a format by the most precise range that it is in: that one alone counts (RFC 9110, 12.5.1)."""
    for precision, named in ((2, name), (1, "application/*"), (0, "*/*")):
        if named in ranges:
            quality, earliness = ranges[named]
            return _Rank(quality, precision, earliness)
    return _Rank(0, 0, 0)


_QUALITY = re.compile(r"q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)")


def _ranges(accept: str) -> Iterator[tuple[str, tuple[float, int]]]:
    for position, entry in enumerate(accept.split(",")):
        name, *parameters = (part.strip() for part in entry.split(";"))
        weights = [parameter for parameter in parameters if parameter.startswith("q=")] or ["q=1"]
        quality = _QUALITY.fullmatch(weights[0])
        # What is garbled likes nothing; it is passed over like what is unknown.
        if name and quality:
            yield name, (float(quality[1]), -position)
