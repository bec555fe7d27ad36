"""Check the Swift client as far as that goes without a compiler: its syntax, and that it says what the document says.

Usage: python scripts/generators/clients/swift_check.py DOCUMENT FOLDER

Every file parses; every component is one type with the fields, values or cases of the document under their names in
JSON; every call is one method, which sends a key where it takes one; wherever the client's own functions and types are
called, the labels are theirs; members are declared somewhere, and types have what their protocols ask for.
"""

import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path

from tree_sitter import Node

from document import Component, Document, Enum, Struct, Union, pascal, read
from swift_names import lacking, strangers
from swift_syntax import arguments, broken, called, label_faults, members, named, nodes, parsed, signatures, text
from swift_types import HEADER, escaped, swift

EXAMPLES = ("Example", "SealedExample")
KEYS = {"none": "", "optional": "key: String?", "required": "key: String"}
Facts = Sequence[tuple[str, ...]]


def main(document: str, folder: str) -> int:
    """Print what is wrong, and return a status for the shell."""
    content, place = read(document), Path(folder)
    roots = {
        path.relative_to(place): parsed(path) for path in sorted(place.rglob("*.swift")) if ".build" not in path.parts
    }
    sources = [root for path, root in roots.items() if path.parts[0] == "Sources"]
    types, known = declared(sources), signatures(roots.values())
    generated = frozenset(path for path in roots if (place / path).read_text(encoding="utf-8").startswith(HEADER))
    faults = [
        *(
            f"{path}:{node.start_point.row + 1}: cannot be parsed."
            for path, root in roots.items()
            for node in broken(root)
        ),
        *readme_faults(place),
        *type_faults(content, types),
        *call_faults(content, types),
        *(f"{path}:{fault}" for path, root in roots.items() for fault in label_faults(root, known)),
        *strangers(roots, generated | {Path("Package.swift")}),
        *lacking(sources),
    ]
    print("\n".join(faults), end="\n" if faults else "")
    calls = sum(len(group.operations) for group in content.groups)
    print(f"Swift: {len(roots)} files, {len(content.components)} types and {calls} calls; faults: {len(faults)}.")
    return bool(faults)


def readme_faults(folder: Path) -> Iterator[str]:
    """Return which examples the README lacks."""
    readme = (folder / "README.md").read_text(encoding="utf-8")
    for name in EXAMPLES:
        example = (folder / name / "main.swift").read_text(encoding="utf-8")
        if f"```swift\n{example}```" not in readme:
            yield f"README.md: does not show {name}/main.swift."


def declared(roots: list[Node]) -> dict[str, list[Node]]:
    """Return the declarations of every type at the top of a file; one that is extended has several."""
    types: dict[str, list[Node]] = {}
    for root in roots:
        for node in root.children:
            if node.type == "class_declaration" and text(node.child_by_field_name("declaration_kind")) != "extension":
                types.setdefault(named(node), []).append(node)
    return types


def type_faults(document: Document, types: dict[str, list[Node]]) -> Iterator[str]:
    """Return where the types are not those of the document."""
    for component in document.components:
        found = types.get(component.name, [])
        if len(found) != 1:
            yield f"{component.name}: declared {len(found)} times."
            continue
        expected, seen = facts(component, found[0])
        if expected != seen:
            lacking, strange = sorted(set(expected) - set(seen)), sorted(set(seen) - set(expected))
            yield f"{component.name}: lacks {lacking}, has {strange}, or has them in another order."


def facts(component: Component, node: Node) -> tuple[Facts, Facts]:
    """Return what a component asks for, and what the type has."""
    match component:
        case Enum():
            return [(escaped(name), value) for value, name in component.members], values(node)
        case Union():
            return union_facts(component), cases(node)
        case Struct():
            return struct_facts(component), fields(node)


def values(node: Node) -> list[tuple[str, str]]:
    """Return the cases of an enum with their raw values; without one the name is the value."""
    entries = members(node, "enum_entry")
    return [
        (named(entry), text(entry.child_by_field_name("raw_value")) or named(entry).strip("`")) for entry in entries
    ]


def union_facts(component: Union) -> Facts:
    """Return what an enum must have for each member: the case, its type, and how it is decoded and encoded."""
    return [
        (escaped(value), member, f"{value}:.{escaped(value)}(try{member}(from:decoder))", f"{escaped(value)}:{value}")
        for value, member in component.members
    ]


def cases(node: Node) -> Facts:
    """Return the cases of an enum with their types, and how each is decoded and encoded."""
    entries = [
        (named(entry), text(entry.child_by_field_name("data_contents")).strip("()"))
        for entry in members(node, "enum_entry")
    ]
    decoded, encoded = coding(members(node, "init_declaration")), coding(members(node, "function_declaration"))
    return [(*entry, *ways) for entry, *ways in zip(entries, decoded, encoded, strict=False)]


def coding(functions: list[Node]) -> list[str]:
    """Return each entry of a switch that codes: its pattern, and the value that it decodes or the tag it encodes."""
    found: list[str] = []
    for entry in (entry for function in functions for entry in nodes(function, "switch_entry")):
        pattern = "".join(text(next(nodes(entry, "line_str_text", "simple_identifier"))))
        results = [text(node.child_by_field_name("result")) for node in nodes(entry, "assignment")]
        tags = [text(node) for node in nodes(entry, "line_str_text")]
        found.append(f"{pattern}:{''.join((results or tags)[0].split())}")
    return found


def struct_facts(component: Struct) -> Facts:
    """Return what a struct must have: each property with its type, its name in JSON, and how it is encoded."""
    found: list[tuple[str, ...]] = []
    by_hand = any(field.nullable for field in component.fields)
    for field in component.fields:
        method = ("encode" if field.required else "encodeIfPresent") if by_hand else "made"
        kind = swift(field.kind) + ("?" if field.nullable or not field.required else "")
        if field.const is None:
            found.append((escaped(field.name), kind, field.name, method))
        elif field.name == "game":
            found += [("game", "Game.only", field.name, method), ("only", "", field.const, "made")]
    return sorted(found)


def fields(node: Node) -> Facts:
    """Return the properties of a struct with their types, their names in JSON, and how they are encoded."""
    inner = {named(child): dict(values(child)) for child in members(node, "class_declaration")}
    keys, methods = inner.get("CodingKeys", {}), encoders(node)
    found: list[tuple[str, ...]] = [(name, "", value, "made") for name, value in inner.get("Game", {}).items()]
    for member in members(node, "property_declaration"):
        name, annotation = named(member), next(nodes(member, "type_annotation"), None)
        kind = text(annotation).lstrip(": ") or text(member.child_by_field_name("value"))
        found.append((name, kind, keys.get(name, "none"), methods.get(name, "none") if methods else "made"))
    return sorted(found)


def encoders(node: Node) -> dict[str, str]:
    """Return by which method each property is encoded under its own key; nothing where the compiler sees to it."""
    found: dict[str, str] = {}
    for call in (
        call for function in members(node, "function_declaration") for call in nodes(function, "call_expression")
    ):
        given = [text(argument.child_by_field_name("value")) for argument in arguments(call)]
        if len(given) == 2 and given[1] == f".{given[0]}":
            found[given[0]] = called(call)
    return found


def call_faults(document: Document, types: dict[str, list[Node]]) -> Iterator[str]:
    """Return where the methods are not the calls of the document."""
    for group in document.groups:
        functions = [
            call for node in types.get(pascal(group.tag), []) for call in members(node, "function_declaration")
        ]
        found = Counter(map(sent, functions))
        expected = Counter(
            (
                escaped(operation.name),
                operation.answer,
                operation.method.lower(),
                operation.path.removeprefix("/"),
                KEYS[operation.bearer],
                operation.bearer != "none",
            )
            for operation in group.operations
        )
        if found != expected:
            yield f"{group.tag}: lacks {[*(expected - found)]}, has {[*(found - expected)]}."


def sent(function: Node) -> tuple[str, str, str, str, str, bool]:
    """Return the name of a method, what it returns, and what it sends in the end.

    That is the HTTP method and the path; and how it takes the key of a seat, and whether it sends one.
    """
    answer = next(text(after) for before, after in pairwise(function.children) if before.type == "->")
    call = next(node for node in nodes(function, "call_expression") if text(node).startswith("transport."))
    return (
        named(function),
        answer,
        text(call.children[0]).removeprefix("transport."),
        text(next(nodes(call, "line_str_text"))),
        next((text(child) for child in function.children if child.type == "parameter" and named(child) == "key"), ""),
        "key: key" in map(text, arguments(call)),
    )


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
