"""Query flags: each is ``true`` or ``false``, and what nobody asked about is passed over."""

from collections import Counter
from collections.abc import Callable, Container, Iterable, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import TypeAlias
from urllib.parse import parse_qsl

from croupier_api.calls import Flag
from croupier_api.problems import ProblemCode, Refusal, problem

FlagReader: TypeAlias = Callable[[bytes], Mapping[str, bool]]

_VALUES = MappingProxyType({"true": True, "false": False})
_LONGEST_REMEMBERED = 60


def flag_reader(flags: Iterable[Flag]) -> FlagReader:
    """Return a function from a query string to all flags of a call, by name.

    That function raises a Refusal for a flag that is neither ``true`` nor ``false``, or is there twice.
    """
    defaults = {flag.name: flag.default for flag in flags}

    def read(query: bytes) -> Mapping[str, bool]:
        return {**defaults, **_given(query, defaults)}

    remembered = lru_cache(64)(read)

    def read_or_remember(query: bytes) -> Mapping[str, bool]:
        if not query:
            return defaults
        return remembered(query) if len(query) <= _LONGEST_REMEMBERED else read(query)

    return read_or_remember


def _given(query: bytes, known: Container[str]) -> Mapping[str, bool]:
    # Whatever the bytes are, latin-1 takes them; escapes that are no UTF-8 become replacement characters.
    pairs = parse_qsl(query.decode("latin-1"), keep_blank_values=True)
    given = [(name, value) for name, value in pairs if name in known]
    for name, times in Counter(name for name, _ in given).items():
        if times > 1:
            raise _malformed(f"The parameter {name} is there {times} times.")
    return {name: _value(name, value) for name, value in given}


def _value(name: str, value: str) -> bool:
    if value not in _VALUES:
        raise _malformed(f"The parameter {name} is true or false, nothing else.")
    return _VALUES[value]


def _malformed(detail: str) -> Refusal:
    return Refusal(problem(ProblemCode.MALFORMED, detail))
