"""Write the generated parts of the Rust client: enums, unions, structs and calls.

Usage: python scripts/generators/clients/rust.py DOCUMENT CRATE
"""

import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from textwrap import fill, indent

from calling import body_fields
from document import (
    Component,
    Document,
    Enum,
    Field,
    Group,
    Kind,
    ListOf,
    MapOf,
    Operation,
    Ref,
    Scalar,
    Struct,
    Union,
    pascal,
    read,
    snake,
)

HEADER = "// Generated from the OpenAPI document by scripts/generate-clients; do not edit."
PARAGRAPH = "\n\n"
SCALARS = {"string": "String", "boolean": "bool", "int32": "i32", "int64": "i64"}
KEYWORDS = {"match", "move", "type"}
DERIVED = ["Clone", "Debug", "PartialEq", "Eq", "Serialize", "Deserialize"]
WIDTH = 100
MOST_ARGUMENTS = 3
KEY = "Key of the seat; without it spectators see the table."
CLIENT_USES = "use crate::client::{Call, Croupier};\nuse crate::models::*;"
MODEL_USES = "use crate::wire::{string_enum, tagged_union};\nuse serde::{Deserialize, Serialize};"
MAP_USE = "use std::collections::BTreeMap;"


def main(path: str, crate: str) -> None:
    """Write a client's generated files from the document for generators; they are as rustfmt would have them."""
    document = read(path)
    check_version(document, Path(crate, "Cargo.toml"))
    source = Path(crate, "src")
    (source / "models.rs").write_text(models(document), encoding="utf-8")
    (source / "calls.rs").write_text(calls(document), encoding="utf-8")


def check_version(document: Document, manifest: Path) -> None:
    """See that the crate has the version of the API.

    Raises:
        ValueError: It has another.
    """
    if f'\nversion = "{document.version}"\n' not in manifest.read_text(encoding="utf-8"):
        raise ValueError(f"{manifest}: the version has to be {document.version}, as the API's.")


def models(document: Document) -> str:
    """Return the source of all messages."""
    head = f"{HEADER}\n\n//! The messages of the API.\n\n{MODEL_USES}\n{MAP_USE}"
    return PARAGRAPH.join([head, *(component(each) for each in document.components)]) + "\n"


def component(each: Component) -> str:
    """Return the source of an enum, a union or a struct."""
    match each:
        case Enum():
            members = [f'    {pascal(name)} = "{value}",' for value, name in each.members]
            return _macro(f"string_enum! {{\n{comment(each.description)}\n{each.name} {{", members)
        case Union():
            members = [f'    "{value}" => {pascal(value)}({member}),' for value, member in each.members]
            return _macro(f'tagged_union! {{\n{comment(each.description)}\n{each.name} by "{each.tag}" {{', members)
        case Struct():
            return struct(each)


def _macro(head: str, members: Iterable[str]) -> str:
    first, *others = head.split("\n")
    body = "\n".join([*others, *members, "}"])
    return f"{first}\n{indent(body, '    ')}\n}}"


def struct(each: Struct) -> str:
    """Return the source of a struct."""
    known = [field for field in each.fields if field.const is None]
    derived = DERIVED if any(field.required for field in known) or not known else ["Default", *DERIVED]
    lines = [comment(each.description), f"#[derive({', '.join(derived)})]"]
    if each.tag and each.tag.name == "game":
        lines.append(f'#[serde(tag = "{each.tag.name}", rename = "{each.tag.const}")]')
    fields = "\n".join(indent(_field(field), "    ") for field in known)
    body = f" {{\n{fields}\n}}" if fields else " {}"
    return "\n".join([*lines, f"pub struct {each.name}{body}"])


def _field(field: Field) -> str:
    skipped = [] if field.required else ['#[serde(default, skip_serializing_if = "Option::is_none")]']
    optional = field.nullable or not field.required
    kind = f"Option<{spelled(field.kind)}>" if optional else spelled(field.kind)
    return "\n".join([comment(field.description), *skipped, f"pub {member(field.name)}: {kind},"])


def spelled(kind: Kind) -> str:
    """Return the Rust type of a kind.

    >>> spelled(ListOf(ListOf(Ref("Card")))), spelled(MapOf(Scalar("string")))
    ('Vec<Vec<Card>>', 'BTreeMap<String, String>')
    """
    match kind:
        case Scalar(name):
            return SCALARS[name]
        case Ref(name):
            return name
        case ListOf(item, nullable):
            return f"Vec<Option<{spelled(item)}>>" if nullable else f"Vec<{spelled(item)}>"
        case MapOf(value):
            return f"BTreeMap<String, {spelled(value)}>"


def member(name: str) -> str:
    """Return the name of a member as Rust takes it.

    >>> member("type"), member("to_act")
    ('r#type', 'to_act')
    """
    return f"r#{name}" if name in KEYWORDS else name


def comment(text: str, mark: str = "///") -> str:
    """Return a text as the comment of what is below it."""
    plain = re.sub(r"\[(.+?)\]\((.+?)\)", r"\1 (\2)", text)
    paragraphs = (
        fill(part, WIDTH - 8, initial_indent=f"{mark} ", subsequent_indent=f"{mark} ")
        for part in plain.split(PARAGRAPH)
    )
    return f"\n{mark}\n".join(paragraphs)


def calls(document: Document) -> str:
    """Return the source of the calls: a type for each game, and what may be added to each call."""
    groups = [_group(group, document) for group in document.groups]
    doors = PARAGRAPH.join(indent(_door(group), "    ") for group in document.groups)
    client = f"impl<T> Croupier<T> {{\n{doors}\n}}"
    operations = {(each.body, each.answer): each for group in document.groups for each in _optional_key_last(group)}
    added = [text for each in operations.values() if (text := _additions(each, document))]
    head = f"{HEADER}\n\n//! The calls of the API.\n\n{CLIENT_USES}"
    return PARAGRAPH.join([head, client, *groups, *added]) + "\n"


def _optional_key_last(group: Group) -> list[Operation]:
    """Return the calls of a group: of those with the same messages the last has every method that any of them has."""
    return sorted(group.operations, key=lambda each: each.bearer == "optional")


def _door(group: Group) -> str:
    name = pascal(group.tag)
    return f"{comment(group.description)}\npub fn {snake(group.tag)}(&self) -> {name}<'_, T> {{\n    {name}(self)\n}}"


def _group(group: Group, document: Document) -> str:
    name = pascal(group.tag)
    methods = PARAGRAPH.join(indent(_method(each, document), "    ") for each in group.operations)
    return "\n".join(
        [
            comment(group.description),
            "#[derive(Clone, Copy, Debug)]",
            f"pub struct {name}<'a, T>(pub(crate) &'a Croupier<T>);",
            "",
            f"impl<'a, T> {name}<'a, T> {{",
            methods,
            "}",
        ]
    )


def _method(operation: Operation, document: Document) -> str:
    fields = body_fields(document, operation)
    needed = [field for field in fields if field.required]
    whole = len(needed) > MOST_ARGUMENTS
    given = (f"{member(field.name)}: {argument(field.kind, document)[0]}" for field in needed)
    arguments = ["&self", *([f"request: {operation.body}"] if whole else given)]
    if operation.bearer == "required":
        arguments.append("key: impl Into<String>")
    answer = f"Call<'a, T, {operation.body or '()'}, {operation.answer}>"
    name = snake(operation.name)
    head = f"pub fn {name}({', '.join(arguments)}) -> {answer} {{"
    if len(head) > WIDTH - 4:
        listed = "\n".join(f"    {each}," for each in arguments)
        head = f"pub fn {name}(\n{listed}\n) -> {answer} {{"
    body = [*(() if whole else _request(operation.body, fields, document)), _call(operation)]
    told = comment(f"{operation.summary}.{PARAGRAPH}{operation.description}")
    return "\n".join([told, head, indent("\n".join(body), "    "), "}"])


def argument(kind: Kind, document: Document) -> tuple[str, str]:
    """Return the type of an argument, and what makes a member of it: structs are copied, texts and lists taken."""
    match kind:
        case Ref(name) if isinstance(document.by_name[name], Struct):
            return f"&{name}", ".clone()"
        case ListOf() | Scalar("string"):
            return f"impl Into<{spelled(kind)}>", ".into()"
        case _:
            return spelled(kind), ""


def _request(body: str | None, fields: Iterable[Field], document: Document) -> Iterator[str]:
    if body is None:
        return
    members = [_member(field, argument(field.kind, document)[1]) for field in fields]
    yield _flat_or_listed(f"let request = {body} {{ ", members, " };")


def _flat_or_listed(start: str, parts: Iterable[str], end: str) -> str:
    """Return a list in one line of a method, if need be below the equals sign, or else one part a line."""
    known = list(parts)
    flat = f"{start}{', '.join(known)}{end}"
    for line in (flat, flat.replace(" = ", " =\n    ", 1)):
        if max(map(len, line.split("\n"))) <= WIDTH - 8:
            return line
    return "\n".join([start.rstrip(), *(f"    {each}," for each in known), end.lstrip()])


def _member(field: Field, conversion: str) -> str:
    if not field.required:
        return f"{field.name}: None"
    name = member(field.name)
    return f"{name}: {name}{conversion}" if conversion else name


def _call(operation: Operation) -> str:
    arguments = ["self.0", f'"{operation.method}"', f'"{operation.path}"', "request" if operation.body else "()"]
    return _flat_or_listed("Call::new(", arguments, ").with_key(key)" if operation.bearer == "required" else ")")


def _additions(operation: Operation, document: Document) -> str:
    """Return the methods that add options and flags to a call."""
    optional = [_option(field) for field in body_fields(document, operation) if not field.required]
    key = [_KEY] if operation.bearer == "optional" else []
    methods = PARAGRAPH.join(indent(each, "    ") for each in [*optional, *key, *map(_flag, operation.flags)])
    head = f"impl<T> Call<'_, T, {operation.body or '()'}, {operation.answer}> {{"
    return f"{head}\n{methods}\n}}" if methods else ""


_KEY = f"""/// {KEY}
pub fn key(self, key: impl Into<String>) -> Self {{
    self.with_key(key)
}}"""


def _option(field: Field) -> str:
    plain = spelled(field.kind)
    taken = isinstance(field.kind, ListOf) or field.kind == Scalar("string")
    kind, conversion = (f"impl Into<{plain}>", ".into()") if taken else (plain, "")
    return "\n".join(
        [
            comment(field.description),
            f"pub fn {field.name}(mut self, {field.name}: {kind}) -> Self {{",
            f"    self.request.{field.name} = Some({field.name}{conversion});",
            "    self",
            "}",
        ]
    )


def _flag(flag: Field) -> str:
    told = comment(f"{flag.description} Unless given: {str(flag.default).lower()}.")
    return f'{told}\npub fn {flag.name}(self, on: bool) -> Self {{\n    self.flag("{flag.name}", on)\n}}'


if __name__ == "__main__":
    main(*sys.argv[1:])
