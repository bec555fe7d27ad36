"""Write the generated parts of the Dart client: its messages and its calls.

Usage: python scripts/generators/clients/dart.py DOCUMENT PACKAGE
"""

import sys
from collections.abc import Iterator
from pathlib import Path

from dart_calls import calls, vector_calls
from dart_text import GENERATED, decoder, doc, encoded, named, spelled
from document import Component, Document, Enum, Field, Struct, Union, read

IMPORTS = "import 'decoding.dart';\nimport 'message.dart';\n"
VERSION = "version: {}\n"


def main(source: str, package: str) -> None:
    """Write a package's generated files from the document for generators, not yet formatted.

    Raises:
        ValueError: The package has another version than the document.
    """
    document, folder = read(source), Path(package)
    if VERSION.format(document.version) not in (folder / "pubspec.yaml").read_text(encoding="utf-8"):
        raise ValueError(f"{folder}/pubspec.yaml: the version is not {document.version}.")
    (folder / "lib" / "src" / "models.dart").write_text(models(document), encoding="utf-8")
    (folder / "lib" / "src" / "calls.dart").write_text(calls(document), encoding="utf-8")
    (folder / "test" / "vector_calls.dart").write_text(vector_calls(document), encoding="utf-8")


def models(document: Document) -> str:
    """Return the source of the messages: a class for each component."""
    return "\n".join([GENERATED, IMPORTS, *(_component(document, each) for each in document.components)])


def _component(document: Document, component: Component) -> str:
    match component:
        case Enum():
            return "\n".join(_enum(component))
        case Union():
            return "\n".join(_union(component))
        case Struct():
            parents = document.unions_of[component.name]
            return "\n".join(_struct(document, component, *(union.name for union in parents)))


def _enum(enum: Enum) -> Iterator[str]:
    yield doc(enum.description)
    yield f"enum {enum.name} {{"
    yield ",\n".join(f"{named(member)}('{value}')" for value, member in enum.members) + ";\n"
    yield f"const {enum.name}(this.value);\n"
    yield doc("Reads one from JSON.")
    yield f"static {enum.name} fromJson(Object? json) => _byValue[json] ?? (throw unknown('{enum.name}', json));\n"
    yield f"static final Map<String, {enum.name}> _byValue = {{for (final each in values) each.value: each}};\n"
    yield doc("The text that stands for it in JSON.")
    yield "final String value;\n}\n"


def _union(union: Union) -> Iterator[str]:
    yield doc(union.description)
    yield f"sealed class {union.name} extends Message {{"
    yield f"const {union.name}();\n"
    yield doc(f"Reads one from JSON, where `{union.tag}` tells which.")
    yield f"factory {union.name}.fromJson(Object? json) =>"
    yield f"switch (Fields('{union.name}', json).read('{union.tag}', decodeString)) {{"
    yield from (f"'{value}' => {member}.fromJson(json)," for value, member in union.members)
    yield f"final tag => throw unknown('{union.name}', tag),\n}};\n}}\n"


def _struct(document: Document, struct: Struct, parent: str = "Message") -> Iterator[str]:
    fields = [field for field in struct.fields if field.const is None]
    arguments = "".join(f"{'required ' if field.required else ''}this.{named(field.name)}, " for field in fields)
    yield doc(struct.description)
    yield f"final class {struct.name} extends {parent} {{"
    yield f"const {struct.name}({f'{{{arguments}}}' if fields else ''});\n"
    yield doc("Reads one from JSON.")
    yield from _reading(struct, fields)
    for field in fields:
        yield doc(field.description)
        yield f"final {spelled(field)} {named(field.name)};\n"
    entries = ",".join(_entry(document, field) for field in struct.fields)
    yield f"@override\nMap<String, Object?> toJson() => {{{entries}}};\n}}\n"


def _reading(struct: Struct, fields: list[Field]) -> Iterator[str]:
    yield f"factory {struct.name}.fromJson(Object? json) {{"
    yield f"final fields = Fields('{struct.name}', json);"
    if struct.tag:
        yield f"fields.expect('{struct.tag.name}', '{struct.tag.const}');"
    reads = ",".join(f"{named(field.name)}: {_read(field)}" for field in fields)
    yield f"return {'' if fields else 'const '}{struct.name}({reads});\n}}\n"


def _read(field: Field) -> str:
    how = f"nullable({decoder(field.kind)})" if field.nullable else decoder(field.kind)
    return f"fields.{'read' if field.required else 'readOptional'}('{field.name}', {how})"


def _entry(document: Document, field: Field) -> str:
    """Return the entry of a field in a map for JSON; what is optional and not given is left out."""
    if field.const is not None:
        return f"'{field.name}': '{field.const}'"
    name = named(field.name)
    value = encoded(document, field.kind, name, maybe=field.nullable or not field.required)
    return f"{'' if field.required else f'if ({name} != null) '}'{field.name}': {value}"


if __name__ == "__main__":
    main(*sys.argv[1:])
