"""What the source says about a class and its fields, as Markdown."""

import ast
import inspect
import re
import sys
from collections.abc import Iterator, Mapping
from functools import cache
from types import MappingProxyType
from typing import TypeAlias

Documented: TypeAlias = Mapping[str, Mapping[str, str]]
"""For each class of a module, by qualified name: what stands under each of its fields."""


def described(text: str) -> str:
    """Return a docstring as Markdown: one line a paragraph, and code in single backquotes.

    >>> described('''Play ``actions``
    ... in order.''')
    'Play `actions` in order.'
    """
    paragraphs = re.split(r"\n\s*\n", text.strip())
    return "\n\n".join(" ".join(paragraph.split()) for paragraph in paragraphs).replace("``", "`")


def class_description(cls: type) -> str:
    """Return what a class says of itself, without what it inherits; empty where it says nothing."""
    return described(cls.__dict__.get("__doc__") or "")


@cache
def field_descriptions(cls: type) -> Mapping[str, str]:
    """Return the literals under the fields of a class and of what it inherits from, by field."""
    found: dict[str, str] = {}
    for base in reversed(cls.__mro__):
        found.update(_documented(base.__module__).get(base.__qualname__, {}))
    return MappingProxyType(found)


@cache
def _documented(module: str) -> Documented:
    try:
        source = inspect.getsource(sys.modules[module])
    except (KeyError, OSError, TypeError):  # made at run time, or built in
        return {}
    return dict(_classes(ast.parse(source), ""))


def _classes(node: ast.Module | ast.ClassDef, inside: str) -> Iterator[tuple[str, Mapping[str, str]]]:
    for child in node.body:
        if isinstance(child, ast.ClassDef):
            yield inside + child.name, dict(_fields(child))
            yield from _classes(child, f"{inside}{child.name}.")


def _fields(node: ast.ClassDef) -> Iterator[tuple[str, str]]:
    for field, below in zip(node.body, node.body[1:], strict=False):
        match field, below:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(text))):
                yield name, described(text)
            case _:
                pass
