"""Check the names in the Dart client, which no compiler of this repository's checks reads.

Usage: python scripts/generators/clients/dart_check.py DOCUMENT PACKAGE

Every component is a class, once, and reads and writes its fields by their wire names; every call is a method; every
name that is used is declared somewhere, and what is asked of a class of the client is one of its members.
"""

import re
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from dart_text import named
from document import Component, Document, Enum, Struct, Union, pascal, read

TYPES = frozenset(
    "A ArgumentError Client ClientException Decode Exception File FormatException Function Future Hmac Iterable"
    " List Map MapEntry Never Object Platform R Random RegExp Request Response StateError String T Uri".split()
)
"""Types of Dart and of its http package that the client may use."""

MEMBERS = frozenset(
    "add addAll any bodyBytes cast close contains containsKey decode encode endsWith entries environment every"
    " expand filled first firstWhere fold fromStream hashCode headers indexOf isEmpty isNotEmpty join key keys"
    " last length main map message nextInt padLeft parse readAsStringSync removeLast removeWhere runtimeType"
    " secure send skip split startsWith statusCode sublist substring toList toRadixString toSet unmodifiable url"
    " value where".split()
)
"""Members of those types that the client may use."""

CLASS = re.compile(r"^(?:enum|sealed class|final class|abstract class) (\w+)[^{]*\{(.*?)^\}", re.MULTILINE | re.DOTALL)
TEXT = re.compile(r"r?'(?:[^'\\\n]|\\.)*'")
INSIDE_TEXT = re.compile(r"\$\{([^}]*)\}|\$(\w+)")


def main(source: str, package: str) -> None:
    """Print every fault, and fail if there is one."""
    document, folder = read(source), Path(package)
    files = {path: path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.dart"))}
    found = [(str(each[1]), str(each[2])) for text in files.values() for each in CLASS.finditer(text)]
    classes = dict(found)
    faults = [
        *missing_classes(document, Counter(name for name, _ in found)),
        *missing_fields(document, classes),
        *missing_calls(document, classes),
        *hidden_example(folder, "example.dart"),
        *hidden_example(folder, "sealed_example.dart"),
        *forgotten_members(document, "\n".join(files.values())),
        *(f"{path}: {fault}" for path, text in files.items() for fault in unknown_names(text, classes)),
    ]
    right = f"{len(document.components)} components and all names in {len(files)} Dart files are right."
    print(*(faults or [right]), sep="\n")
    sys.exit(bool(faults))


def hidden_example(folder: Path, name: str) -> Iterator[str]:
    """Tell of a README that does not show an example as it is."""
    example = (folder / "example" / name).read_text(encoding="utf-8")
    if f"```dart\n{example}```" not in (folder / "README.md").read_text(encoding="utf-8"):
        yield f"The README does not show {name}."


def missing_classes(document: Document, found: Counter[str]) -> Iterator[str]:
    """Tell of components that are not a class, once."""
    for name in document.by_name:
        if found[name] != 1:
            yield f"{name}: declared {found[name]} times."


def missing_fields(document: Document, classes: dict[str, str]) -> Iterator[str]:
    """Tell of wire names that a class does not read or does not write, and of values that an enum does not have."""
    for component in document.components:
        text = re.sub(r"\s+", " ", classes.get(component.name, "")).replace("( '", "('")
        yield from (f"{component.name}: there is no {each}" for each in wanted(component) if each not in text)


def wanted(component: Component) -> list[str]:
    """Return what the class of a component has to have in it."""
    match component:
        case Enum(members=members):
            return [f"{named(name)}('{value}')" for value, name in members]
        case Union(members=members):
            return [f"'{value}' => {member}.fromJson(json)" for value, member in members]
        case Struct(fields=fields):
            return [part for field in fields for part in (f"'{field.name}',", f"'{field.name}':")]


def missing_calls(document: Document, classes: dict[str, str]) -> Iterator[str]:
    """Tell of calls that are not a method with their path and their answer."""
    for group in document.groups:
        for operation in group.operations:
            method = rf"Future<{operation.answer}> {named(operation.name)}\([^;]*'{operation.path}',[^;]*;"
            if not re.search(method, classes.get(pascal(group.tag), "")):
                yield f"{operation.id}: there is no such method."


def forgotten_members(document: Document, text: str) -> Iterator[str]:
    """Tell of members that a switch over a whole union leaves out."""
    for union, body in re.findall(r"\((\w+) \w+\) => switch \(\w+\) \{(.*?)\n\};", text, re.DOTALL):
        component = document.by_name[union]
        told = re.findall(r"^  (\w+)\(", body, re.MULTILINE)
        if isinstance(component, Union) and Counter(told) != Counter(dict(component.members).values()):
            yield f"{union}: a switch does not tell each of its members once."


def unknown_names(text: str, classes: dict[str, str]) -> Iterator[str]:
    """Tell of types and members that nobody declares."""
    code = without_texts(text)
    declared = {name for body in classes.values() for name in re.findall(r"\w+", without_texts(body))}
    yield from (f"no type {name}" for name in set(re.findall(r"\b[A-Z]\w*", code)) - set(classes) - TYPES)
    yield from (f"no member {name}" for name in set(re.findall(r"(?<!\.)\.([a-z]\w*)", code)) - declared - MEMBERS)
    for name, member in set(re.findall(r"\b([A-Z]\w*)\??\.([a-z]\w*)", code)):
        if name in classes and not re.search(rf"\b{member}\b", classes[name]):
            yield f"{name} has no {member}"
    for name, fields in set(re.findall(r"\b([A-Z]\w*)\(((?::final \w+(?:, )?)+)\)", code)):
        for field in re.findall(r":final (\w+)", fields):
            if not re.search(rf"^  final \S+ {field};", classes.get(name, ""), re.MULTILINE):
                yield f"{name} has no field {field}"


def without_texts(text: str) -> str:
    r"""Return the code of a file without its comments, and of its texts no more than the code inside them.

    >>> without_texts("print('Seat $seat: ${card.value}'); // so")
    'print(); \nseat\ncard.value'
    """
    code = [re.sub(r"//.*", "", TEXT.sub("", text)), *map("".join, INSIDE_TEXT.findall(text))]
    return "\n".join(code)


if __name__ == "__main__":
    main(*sys.argv[1:])
