"""Read Swift sources: their syntax trees, what they declare, and whether calls fit what is declared."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import cast

import tree_sitter_swift
from tree_sitter import Language, Node, Parser

PARSER = Parser(Language(cast("object", tree_sitter_swift.language())))
Signature = tuple[tuple[str, bool], ...]
"""The label of each parameter, and whether it must be given."""


def parsed(path: Path) -> Node:
    """Return the syntax tree of a file."""
    return PARSER.parse(path.read_bytes()).root_node


def nodes(root: Node, *kinds: str) -> Iterator[Node]:
    """Return what is of some kinds, in the order of the text."""
    if root.type in kinds:
        yield root
    for child in root.children:
        yield from nodes(child, *kinds)


def broken(root: Node) -> Iterator[Node]:
    """Return what the parser did not understand, and what it missed."""
    return (node for node in walk(root) if node.is_error or node.is_missing)


def walk(root: Node) -> Iterator[Node]:
    """Return every node."""
    yield root
    for child in root.children:
        yield from walk(child)


def text(node: Node | None) -> str:
    """Return the text of a node; of a string, what is in it."""
    if node is None or node.text is None:
        return ""
    return node.text.decode().strip('"')


def named(node: Node) -> str:
    """Return the name of a declaration."""
    return text(node.child_by_field_name("name"))


def called(node: Node) -> str:
    """Return the last part of the name of what is called."""
    return text(node.children[0]).rpartition(".")[2]


def members(node: Node, kind: str) -> list[Node]:
    """Return the declarations of a kind that are directly in a type."""
    body = node.child_by_field_name("body")
    return [child for child in body.children if child.type == kind] if body else []


def arguments(node: Node) -> list[Node]:
    """Return the arguments of a call, not those of the calls within."""
    return [
        argument
        for suffix in node.children
        if suffix.type == "call_suffix"
        for group in suffix.children
        if group.type == "value_arguments"
        for argument in group.children
        if argument.type == "value_argument"
    ]


def is_subscript(node: Node) -> bool:
    """Tell whether what looks like a call has brackets."""
    groups = nodes(node.children[-1], "value_arguments")
    return text(next(groups, None)).startswith("[")


def signatures(roots: Iterable[Node]) -> dict[str, list[Signature]]:
    """Return the parameters of every function and every initializer, under the name that calls it."""
    found: dict[str, list[Signature]] = {}
    for root in roots:
        for node in nodes(root, "function_declaration"):
            found.setdefault(named(node), []).append(signature(node))
        for node in nodes(root, "class_declaration"):
            found.setdefault(named(node), []).extend(initializers(node))
    # The standard library has functions of this name, too.
    del found["encode"]
    return found


def initializers(node: Node) -> list[Signature]:
    """Return the parameters of a type's initializers, of those too that the compiler makes."""
    codable: Signature = (("from", True),)
    written = [signature(initializer) for initializer in members(node, "init_declaration")]
    return [codable, *(written or [memberwise(node)])]


def memberwise(node: Node) -> Signature:
    """Return the initializer of a struct that has none of its own: its properties, in their order."""
    stored = [
        member for member in members(node, "property_declaration") if not member.child_by_field_name("computed_value")
    ]
    return tuple((named(member), member.child_by_field_name("value") is None) for member in stored)


def signature(node: Node) -> Signature:
    """Return the labels of a function's parameters."""
    found: list[tuple[str, bool]] = []
    children = node.children
    for place, child in enumerate(children):
        if child.type == "parameter":
            label = text(child.child_by_field_name("external_name")) or named(child)
            found.append((label.strip("`"), children[place + 1].type != "="))
    return tuple(found)


def label_faults(root: Node, known: dict[str, list[Signature]]) -> Iterator[str]:
    """Return the calls of the client's own functions whose labels none of those functions has."""
    for node in nodes(root, "call_expression"):
        if is_subscript(node):
            continue
        # What begins with a dot is the case of an enum.
        name = text(node.children[0]) if text(node.children[0]).startswith(".") else called(node)
        given = [text(argument.child_by_field_name("name")) or "_" for argument in arguments(node)]
        if name in known and not any(accepts(parameters, given) for parameters in known[name]):
            yield f"{node.start_point.row + 1}: {name} does not take {given}."


def accepts(parameters: Signature, given: list[str]) -> bool:
    """Tell whether arguments fit parameters: in their order, none strange, none lacking.

    >>> accepts((("_", True), ("seat", False)), ["_"]), accepts((("_", True),), []), accepts((("a", True),), ["b"])
    (True, False, False)
    """
    rest = list(given)
    for label, needed in parameters:
        if rest and rest[0] == label:
            rest.pop(0)
        elif needed:
            return False
    return not rest
