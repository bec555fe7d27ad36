"""Check names in Swift sources: that members are declared somewhere, and that types do what their protocols ask."""

import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from tree_sitter import Node

from swift_syntax import members, named, nodes, text

DECLARATIONS = (
    "class_declaration",
    "enum_entry",
    "function_declaration",
    "property_declaration",
    "typealias_declaration",
)
OTHERS = frozenset(
    # What the handwritten sources use of Swift's own library, Foundation and CryptoKit.
    "allCases allSatisfy append appendingPathComponent arguments authenticationCode badServerResponse badURL"
    " base64EncodedString bits256 compactMap contains data decode decodeNil dropFirst dropLast encodeNil"
    " environment filter firstIndex flatMap formUnion hasPrefix hash hexDigitValue httpBody httpMethod indices"
    " insert isASCII isDisjoint isEmpty joined map mapValues merge processInfo queryItems randomElement rawValue"
    " reduce removeFirst replacingOccurrences reverse self setValue singleValueContainer sort sorted statusCode"
    " suffix swapAt url utf8 value withUnsafeBytes".split()
)
Sources = Mapping[Path, Node]


def strangers(roots: Sources, generated: frozenset[Path]) -> Iterator[str]:
    """Return the members in handwritten sources that neither the client declares nor the libraries have."""
    known = OTHERS | {name for root in roots.values() for name in declared(root)}
    for path, root in roots.items():
        if path not in generated:
            yield from (f"{path}:{at}: nothing has a member {name}." for at, name in used(root) if name not in known)


def declared(root: Node) -> Iterator[str]:
    """Return the names of all that a source declares."""
    return (named(node).strip("`") for node in nodes(root, *DECLARATIONS))


def used(root: Node) -> Iterator[tuple[int, str]]:
    """Return the members that a source names after a dot, each with its line."""
    for node in nodes(root, "navigation_suffix", "prefix_expression"):
        name = text(node).lstrip(".").strip("`")
        if text(node).startswith(".") and name.isidentifier():
            yield node.start_point.row + 1, name


def lacking(roots: Iterable[Node]) -> Iterator[str]:
    """Return what types lack that say they conform to a protocol of the client."""
    everything = list(roots)
    protocols = {named(node): node for root in everything for node in nodes(root, "protocol_declaration")}
    types = [node for root in everything for node in root.children if node.type == "class_declaration"]
    for node in types:
        for protocol in (protocols[name] for name in inherited(node) if name in protocols):
            has = {heading(each) for other in types if named(other) == named(node) for each in functions(other)}
            meant = {named(alias): aliased(alias) for alias in members(node, "typealias_declaration")}
            asked = {spelled(heading(each), meant) for each in nodes(protocol, "protocol_function_declaration")}
            yield from (f"{named(node)}: lacks {each}, which {named(protocol)} asks for." for each in asked - has)


def inherited(node: Node) -> list[str]:
    """Return what a type inherits from or conforms to."""
    return [text(child) for child in node.children if child.type == "inheritance_specifier"]


def functions(node: Node) -> list[Node]:
    """Return the functions that are directly in a type."""
    return members(node, "function_declaration")


def aliased(alias: Node) -> str:
    """Return what a type alias stands for."""
    return text(alias).rpartition("=")[2].strip()


def spelled(heading_: str, meant: Mapping[str, str]) -> str:
    """Return a heading with what the associated types stand for.

    >>> spelled("move(seat: Int) -> Move", {"Move": "NapTableMove"})
    'move(seat: Int) -> NapTableMove'
    """
    return re.sub(r"\b[A-Z]\w*\b", lambda found: meant.get(found[0], found[0]), heading_)


def heading(function: Node) -> str:
    """Return a function up to its body on one line, without defaults."""
    body = function.child_by_field_name("body")
    whole = text(function).removesuffix(text(body)).partition("func ")[2]
    line = re.sub(r" = \w+(?=[,)\s])", "", " ".join(whole.split()))
    return line.replace("( ", "(").replace(" )", ")")
