"""What a decoder says of a body, parted into a place and a sentence."""

import re

_PLACE = re.compile(r" - at `(?:key` in `)?\$([^`]*)`\Z")
_QUOTED = re.compile(
    r"\A(Invalid (?:enum )?value) (?:'.*'|-?\d+)|\A(Object contains unknown field) `.*`(?= - at `[^`]*`\Z|\Z)",
    re.DOTALL,
)
_STEP = re.compile(r"\.([^.\[]+)|\[(\d+)\]")
_UNKNOWN = re.compile(r"Object contains unknown field `(.{0,100})`", re.DOTALL)


def placed(said: str) -> tuple[str, str]:
    """Part what msgspec says into a JSON Pointer and a sentence.

    >>> placed("Expected `int`, got `str` - at `$.actions[0].seat`")
    ('/actions/0/seat', 'Expected `int`, got `str`')
    >>> placed("Object contains unknown field `a/b` - at `$.state`")
    ('/state/a~1b', 'Object contains unknown field `a/b`')
    """
    place = _PLACE.search(said)
    sentence, path = (said[: place.start()], place[1]) if place else (said, "")
    return _pointer(path) + _unknown_field(sentence), sentence


def unquoted(said: str) -> str:
    """Return what msgspec says without what it quotes of the body.

    >>> unquoted("Invalid enum value 'cs1.secret' - at `$.variant`")
    'Invalid enum value - at `$.variant`'
    """
    return _QUOTED.sub(r"\1\2", said)


def _pointer(path: str) -> str:
    # Below the entries of a map msgspec writes no name: the pointer ends at the map.
    known = path.partition("[...]")[0]
    return "".join(f"/{escaped(name or index)}" for name, index in _STEP.findall(known))


def _unknown_field(said: str) -> str:
    unknown = _UNKNOWN.fullmatch(said)
    return f"/{escaped(unknown[1])}" if unknown else ""


def escaped(name: str) -> str:
    """Return a name as a JSON Pointer (RFC 6901) has it."""
    return name.replace("~", "~0").replace("/", "~1")
