"""Write the generated parts of the Kotlin client: a file for each type, and for each game its calls.

Usage: python scripts/generators/clients/kotlin.py DOCUMENT FOLDER

Members of a union are in its file, since they are a sealed interface and what implements it.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from textwrap import indent, wrap

from calling import bearer, body_fields, structure
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
    camel,
    pascal,
    read,
)

HEADER = "// Generated from the OpenAPI document by scripts/generate-clients; do not edit.\n\npackage croupier\n"
IMPORTS = {
    "@Required": "kotlinx.serialization.Required",
    "@SerialName": "kotlinx.serialization.SerialName",
    "@Serializable": "kotlinx.serialization.Serializable",
    "SerializationException": "kotlinx.serialization.SerializationException",
    "@JsonClassDiscriminator": "kotlinx.serialization.json.JsonClassDiscriminator",
    "OkHttpClient": "okhttp3.OkHttpClient",
}
SCALARS = {"string": "String", "boolean": "Boolean", "int32": "Int", "int64": "Long"}
WIDTH = 120


def main(document: str, package: str) -> None:
    """Write the sources into the folder of the package, in place of those that were generated before."""
    content = read(document)
    folder = Path(package)
    for old in folder.glob("*.kt"):
        if old.read_text(encoding="utf-8").startswith(HEADER):
            old.unlink()
    for name, text in files(content):
        imports = sorted(imported for mark, imported in IMPORTS.items() if mark in text)
        block = "".join(f"import {imported}\n" for imported in imports)
        parts = [HEADER, block, text] if block else [HEADER, text]
        (folder / f"{name}.kt").write_text("\n".join(parts), encoding="utf-8")


def files(document: Document) -> Iterator[tuple[str, str]]:
    """Return the name and the text of every file."""
    for component in document.components:
        if not document.unions_of[component.name]:
            yield component.name, declared(document, component)
    for group in document.groups:
        yield pascal(group.tag), calls(document, group)
    yield "Croupier", client(document)


def declared(document: Document, component: Component) -> str:
    """Return the declaration of a type, and of its members if it is a union."""
    match component:
        case Enum():
            return enum(component)
        case Union():
            members = [struct(document, document.by_name[name], value) for value, name in component.members]
            return "\n".join([union(document, component), *members])
        case Struct():
            return struct(document, component)


def enum(component: Enum) -> str:
    """Return an enum class, with what its values are on the wire."""
    name = component.name
    entries = "".join(f'    {member}("{value}"),\n' for value, member in component.members)
    return (
        f"{doc(component.description)}@Serializable(with = {name}Serializer::class)\n"
        f"public enum class {name}(\n    /** The value in JSON. */\n    public val value: String,\n) {{\n"
        f"{entries}    ;\n\n    override fun toString(): String = value\n}}\n\n"
        f"internal object {name}Serializer :\n"
        f'    ValueSerializer<{name}>("{name}", {name}.entries, {{ it.value }})\n'
    )


def union(document: Document, component: Union) -> str:
    """Return a sealed interface, with the properties that all members have."""
    head = (
        f'{doc(component.description)}@Serializable\n@JsonClassDiscriminator("{component.tag}")\n'
        f"public sealed interface {component.name}"
    )
    properties = "\n".join(
        f"{doc(field.description, 4)}public val {camel(field.name)}: {spelled(field)}\n"
        for field in common(document, component)
    )
    return f"{head} {{\n{indent(properties, '    ')}}}\n" if properties else f"{head}\n"


def common(document: Document, component: Union) -> list[Field]:
    """Return the fields that every member of a union has, of one type in all."""
    members = [list(structure(document, name).fields) for _, name in component.members]
    return [
        field
        for field in members[0]
        if field.const is None and all((field.name, spelled(field)) in map(named, fields) for fields in members)
    ]


def named(field: Field) -> tuple[str, str]:
    """Return the name and the type of a field."""
    return field.name, spelled(field)


def struct(document: Document, component: Component, value: str | None = None) -> str:
    """Return a data class, or a data object where there is nothing but the tag; a member of a union has a value."""
    it = structure(document, component.name)
    unions = document.unions_of[it.name]
    shared = {field.name for union in unions for field in common(document, union)}
    fields = [field for field in it.fields if field.const is None]
    serial = f'@SerialName("{value}")\n' if value else ""
    kind = "class" if fields else "object"
    head = f"{doc(it.description)}@Serializable\n{serial}public data {kind} {it.name}"
    parameters = "".join(parameter(field, override=field.name in shared) for field in fields)
    implemented = f" : {', '.join(union.name for union in unions)}" if unions else ""
    arguments = f"(\n{parameters})" if fields else ""
    return f"{head}{arguments}{implemented}{'' if unions else constant(it)}\n"


def constant(component: Struct) -> str:
    """Return the body of a class with a tag and no union: it accepts that one value."""
    if component.tag is None:
        return ""
    name, value = component.tag.name, component.tag.const
    complaint = f'"{component.name} has no {name} \\"${name}\\"."'
    return (
        f' {{\n    /** Always `{value}`. */\n    @Required\n    val {name}: String = "{value}"\n\n    init {{\n'
        f'        if ({name} != "{value}") throw SerializationException({complaint})\n    }}\n}}'
    )


def parameter(field: Field, *, override: bool) -> str:
    """Return a property of a data class."""
    name = camel(field.name)
    serial = f'@SerialName("{field.name}")\n' if name != field.name else ""
    # What overrides a property has its documentation, too.
    head = f"{serial}override " if override else f"{doc(field.description, 4)}{serial}"
    default = "" if field.required else " = null"
    return indent(f"{head}val {name}: {spelled(field)}{default},\n", "    ")


def spelled(field: Field) -> str:
    """Return the type of a field."""
    return kotlin(field.kind) + ("?" if field.nullable or not field.required else "")


def kotlin(kind: Kind) -> str:
    """Return the Kotlin name of a type.

    >>> kotlin(ListOf(ListOf(Ref("Card")), nullable=True))
    'List<List<Card>?>'
    """
    match kind:
        case Scalar(name):
            return SCALARS[name]
        case Ref(name):
            return name
        case ListOf(item, nullable):
            return f"List<{kotlin(item)}{'?' if nullable else ''}>"
        case MapOf(value):
            return f"Map<String, {kotlin(value)}>"


def calls(document: Document, group: Group) -> str:
    """Return the class with the calls of a game."""
    functions = "\n".join(call(document, operation) for operation in group.operations)
    return (
        f"{doc(group.description)}public class {pascal(group.tag)} internal constructor(\n"
        f"    private val transport: Transport,\n) {{\n{indent(functions, '    ')}}}\n"
    )


def call(document: Document, operation: Operation) -> str:
    """Return the function of a call: what must be given comes first, the key of a seat among it, flags come last."""
    fields = body_fields(document, operation)
    needed = [field for field in fields if field.required]
    taken = [*needed, *bearer(operation), *(field for field in fields if not field.required), *operation.flags]
    lines = [f"@param {camel(field.name)} {field.description}" for field in taken]
    text = doc(
        f"{operation.summary}.\n\n{operation.description}", 4, *lines, "@throws ProblemException The call was refused."
    )
    head = f"{text}public suspend fun {operation.name}"
    sent = [f'"{operation.path}"']
    if operation.body:
        sent.append(f"{operation.body}({', '.join(camel(field.name) for field in fields)})")
    sent += [f'"{flag.name}" to {camel(flag.name)}' for flag in operation.flags]
    sent += [f"{field.name} = {field.name}" for field in bearer(operation)]
    if not taken:
        return f"{head}(): {operation.answer} = transport.{operation.method.lower()}({', '.join(sent)})\n"
    parameters = "".join(f"    {camel(field.name)}: {argument(field)},\n" for field in taken)
    arguments = ", ".join(sent)
    if len(arguments) + 24 > WIDTH:
        arguments = "\n" + "".join(f"        {line},\n" for line in sent) + "    "
    answered = f"): {operation.answer} ="
    fits = len(f"{answered} transport.post({arguments})") + 4 <= WIDTH and "\n" not in arguments
    gap = " " if fits else "\n    "
    return f"{head}(\n{parameters}{answered}{gap}transport.post({arguments})\n"


def argument(field: Field) -> str:
    """Return the type of an argument, with its default."""
    if field.default is not None:
        return f"Boolean = {str(field.default).lower()}"
    return spelled(field) + ("" if field.required else " = null")


def client(document: Document) -> str:
    """Return the class that a user starts from, with a member for each game."""
    members = "".join(
        f"\n{doc(group.description, 4)}public val {camel(group.tag)}: {pascal(group.tag)} = "
        f"{pascal(group.tag)}(transport)\n"
        for group in document.groups
    )
    text = doc(
        f"A client of Croupier {document.version}. {document.summary}",
        0,
        "@param baseUrl Where the service is.",
        "@param http Sends the requests; give one of your own for timeouts, proxies and headers.",
    )
    return (
        f"{text}public class Croupier(\n    baseUrl: String = Transport.BASE_URL,\n"
        f"    http: OkHttpClient = OkHttpClient(),\n) : AutoCloseable {{\n"
        f"    private val transport = Transport(baseUrl, http)\n{indent(members, '    ')}\n"
        f"    /** Lets go of the threads and connections of the HTTP client. */\n"
        f"    override fun close(): Unit = transport.close()\n}}\n"
    )


def doc(text: str, margin: int = 0, *tags: str) -> str:
    """Return a KDoc comment: on one line if it fits, and paragraphs with the tags at the end otherwise."""
    if not tags and len(text) + margin + 7 <= WIDTH:
        return f"/** {text} */\n"
    blocks = [wrapped(paragraph, margin) for paragraph in text.split("\n\n")]
    if tags:
        blocks.append("\n".join(wrapped(tag, margin) for tag in tags))
    lines = "\n\n".join(blocks).split("\n")
    return "\n".join(["/**", *(f" * {line}".rstrip() for line in lines), " */"]) + "\n"


def wrapped(text: str, margin: int) -> str:
    """Return a paragraph broken into lines."""
    return "\n".join(wrap(text, WIDTH - margin - 3, break_long_words=False, break_on_hyphens=False))


if __name__ == "__main__":
    main(*sys.argv[1:])
