"""C# as text: names, comments, and what goes into parentheses."""

import json
import re
from collections.abc import Iterable, Mapping
from html import escape
from textwrap import fill, indent

from document import camel

RESERVED = {"base", "case", "checked", "class", "default", "event", "fixed", "in", "is", "lock", "new", "object", "out"}


def literal(text: str) -> str:
    """Return a string literal."""
    return json.dumps(text)


def block(lines: str | Iterable[str]) -> str:
    """Return lines one step further in."""
    return indent(lines if isinstance(lines, str) else "\n".join(lines), "    ")


def comment(text: str, params: Mapping[str, str] | None = None, returns: str = "") -> str:
    """Return a documentation comment."""
    told = [_element("summary", text), *(_element("param", each, name) for name, each in (params or {}).items())]
    if returns:
        told.append(_element("returns", returns))
    return indent("\n".join(told), "/// ")


def _element(tag: str, text: str, name: str = "") -> str:
    head = f'{tag} name="{name.lstrip("@")}"' if name else tag
    linked = re.sub(r"\[([^]]*)\]\(([^)]*)\)", r"\1 (`\2`)", " ".join(text.split()))
    parts = escape(linked, quote=False).split("`")
    marked = "".join(f"<c>{part}</c>" if index % 2 else part for index, part in enumerate(parts))
    return fill(f"<{head}>{marked}</{tag}>", 108, break_long_words=False, break_on_hyphens=False)


def parameter(name: str) -> str:
    """Return the name of a field as a parameter has it.

    >>> parameter("to_act"), parameter("default")
    ('toAct', '@default')
    """
    return f"@{name}" if name in RESERVED else camel(name)


def listed(head: str, items: Iterable[str], end: str) -> str:
    """Return items in parentheses, on one line if they fit, else on lines of their own."""
    every = list(items)
    line = f"{head}({', '.join(every)}){end}"
    return line if len(line) <= 104 else f"{head}(\n{block(f'{each},' for each in every)[:-1]}){end}"
