"""Write the types of the Swift client."""

from collections.abc import Iterable
from textwrap import indent, wrap

from calling import structure
from document import (
    Component,
    Document,
    Enum,
    Field,
    Kind,
    ListOf,
    MapOf,
    Ref,
    Scalar,
    Struct,
    Union,
    camel,
    pascal,
)

HEADER = "// Generated from the OpenAPI document by scripts/generate-clients; do not edit.\n"
SCALARS = {"string": "String", "boolean": "Bool", "int32": "Int", "int64": "Int64"}
WIDTH = 120
RESERVED = frozenset(
    (
        "as associatedtype break case catch class continue default defer deinit do else enum extension fallthrough"
        " false fileprivate for func guard if import in init inout internal is let nil operator precedencegroup"
        " private protocol public repeat rethrows return self static struct subscript super switch throw throws true"
        " try typealias var where while"
    ).split()
)


def declared(document: Document, component: Component) -> str:
    """Return the declaration of a type, and of its members if it is a union."""
    match component:
        case Enum():
            return enum(component)
        case Union():
            members = [struct(structure(document, name)) for _, name in component.members]
            return "\n".join([union(document, component), *members])
        case Struct():
            return struct(component)


def enum(component: Enum) -> str:
    """Return an enum with raw values."""
    cases = "".join(f'    case {escaped(member)} = "{value}"\n' for value, member in component.members)
    head = f"{doc(component.description)}public enum {component.name}: String, CaseIterable, Codable, Sendable"
    return f"{head} {{\n{cases}}}\n"


def union(document: Document, component: Union) -> str:
    """Return an enum with a struct for each case, coded by its tag."""
    tag, name = escaped(component.tag), component.name
    cases = "\n".join(
        f"{doc(document.by_name[member].description, 4)}case {escaped(value)}({member})\n"
        for value, member in component.members
    )
    decoded = "".join(
        f'case "{value}":\n    self = .{escaped(value)}(try {member}(from: decoder))\n'
        for value, member in component.members
    )
    encoded = "".join(
        f'case .{escaped(value)}(let member):\n    try container.encode("{value}", forKey: .{tag})\n'
        "    try member.encode(to: encoder)\n"
        for value, _ in component.members
    )
    return f"""{doc(component.description)}public enum {name}: Codable, Hashable, Sendable {{
{indent(cases, "    ")}
{indent(shared(document, component), "    ")}    private enum TagKey: String, CodingKey {{
        case {tag}
    }}

    public init(from decoder: Decoder) throws {{
        let container = try decoder.container(keyedBy: TagKey.self)
        let tag = try container.decode(String.self, forKey: .{tag})
        switch tag {{
{indent(decoded, " " * 8)}        default:
            throw DecodingError.dataCorruptedError(
                forKey: .{tag},
                in: container,
                debugDescription: "{name} has no {component.tag} \\"\\(tag)\\"."
            )
        }}
    }}

    public func encode(to encoder: Encoder) throws {{
        var container = encoder.container(keyedBy: TagKey.self)
        switch self {{
{indent(encoded, " " * 8)}        }}
    }}
}}
"""


def shared(document: Document, component: Union) -> str:
    """Return a property for every field that all members of a union have, of one type in all."""
    members = [structure(document, name).fields for _, name in component.members]
    fields = [
        field
        for field in members[0]
        if field.const is None
        and all(
            (field.name, spelled(field)) in [(other.name, spelled(other)) for other in fields] for fields in members
        )
    ]
    return "".join(
        f"{doc(field.description, 4)}public var {escaped(field.name)}: {spelled(field)} {{\n    switch self {{\n"
        + "".join(
            f"    case .{escaped(value)}(let member): return member.{escaped(field.name)}\n"
            for value, _ in component.members
        )
        + "    }\n}\n\n"
        for field in fields
    )


def struct(component: Struct) -> str:
    """Return a struct; the tag of a union is the union's affair, and the one of a state is fixed."""
    fields = [field for field in component.fields if field.const is None]
    tag = component.tag if component.tag and component.tag.name == "game" else None
    blocks = [
        "".join(f"{doc(field.description, 4)}public var {escaped(field.name)}: {spelled(field)}\n" for field in fields),
        constant(tag) if tag else "",
        initializer(fields),
        coding_keys([*([tag] if tag else []), *fields]) if fields else "",
        encoding(fields, tag) if any(field.nullable for field in fields) else "",
    ]
    body = indent("\n".join(filter(None, blocks)), "    ")
    return f"{doc(component.description)}public struct {component.name}: Codable, Hashable, Sendable {{\n{body}}}\n"


def constant(tag: Field) -> str:
    """Return a property that has one value, with the type that says which."""
    name = escaped(tag.name)
    kind = pascal(tag.name)
    return (
        f"/// Always `{tag.const}`.\npublic private(set) var {name} = {kind}.only\n\n"
        f'public enum {kind}: String, Codable, Sendable {{\n    case only = "{tag.const}"\n}}\n'
    )


def initializer(fields: Iterable[Field]) -> str:
    """Return the initializer; what is optional may be left out."""
    parameters = [f"{escaped(field.name)}: {spelled(field)}{'' if field.required else ' = nil'}" for field in fields]
    if not parameters:
        return "public init() {}\n"
    sets = "".join(f"    self.{escaped(field.name)} = {escaped(field.name)}\n" for field in fields)
    return f"public init({listed(parameters, 18)}) {{\n{sets}}}\n"


def coding_keys(fields: Iterable[Field]) -> str:
    """Return the names of the fields in JSON."""
    cases = "".join(
        f"    case {escaped(field.name)}" + (f' = "{field.name}"' if camel(field.name) != field.name else "") + "\n"
        for field in fields
    )
    return f"private enum CodingKeys: String, CodingKey {{\n{cases}}}\n"


def encoding(fields: Iterable[Field], tag: Field | None) -> str:
    """Return the encoding of a struct that has nullable fields: the compiler's own would leave them out."""
    lines = [f"    try container.encode({tag.name}, forKey: .{tag.name})\n"] if tag else []
    for field in fields:
        name, method = escaped(field.name), "encode" if field.required else "encodeIfPresent"
        lines.append(f"    try container.{method}({name}, forKey: .{name})\n")
    return (
        "public func encode(to encoder: Encoder) throws {\n"
        f"    var container = encoder.container(keyedBy: CodingKeys.self)\n{''.join(lines)}}}\n"
    )


def spelled(field: Field) -> str:
    """Return the type of a field."""
    return swift(field.kind) + ("?" if field.nullable or not field.required else "")


def swift(kind: Kind) -> str:
    """Return the Swift name of a type.

    >>> swift(ListOf(ListOf(Ref("Card")), nullable=True))
    '[[Card]?]'
    """
    match kind:
        case Scalar(name):
            return SCALARS[name]
        case Ref(name):
            return name
        case ListOf(item, nullable):
            return f"[{swift(item)}{'?' if nullable else ''}]"
        case MapOf(value):
            return f"[String: {swift(value)}]"


def escaped(name: str) -> str:
    """Return a name in camel case, as Swift takes it.

    >>> escaped("took_trick"), escaped("INTERNAL")
    ('tookTrick', '`internal`')
    """
    name = camel(name)
    return f"`{name}`" if name in RESERVED else name


def listed(items: list[str], margin: int) -> str:
    """Return a list of arguments, on one line if it fits and a line each otherwise."""
    line = ", ".join(items)
    if len(line) + margin + 4 <= WIDTH:
        return line
    return "\n    " + ",\n    ".join(items) + "\n"


def doc(text: str, margin: int = 0) -> str:
    """Return a documentation comment, broken into lines."""
    lines = [line for paragraph in text.split("\n") for line in wrapped(paragraph, margin) or [""]]
    return "".join(f"/// {line}".rstrip() + "\n" for line in lines)


def wrapped(text: str, margin: int) -> list[str]:
    """Return a line of text as several of the right length, list items with a hanging indent."""
    hanging = " " * (len(text) - len(text.lstrip()) + 2) if text.lstrip().startswith("- ") else ""
    return wrap(text, WIDTH - margin - 4, break_long_words=False, break_on_hyphens=False, subsequent_indent=hanging)
