"""Write the messages of the C# client: sealed classes, abstract classes for unions, and enums."""

from collections.abc import Iterable
from textwrap import fill

from csharp_text import block, comment, listed, literal, parameter
from document import Component, Document, Enum, Field, Kind, ListOf, MapOf, Ref, Scalar, Struct, Union, camel, pascal

SCALARS = {"boolean": "bool", "int32": "int", "int64": "long", "string": "string"}
READERS = {"boolean": "Json.Boolean", "int32": "Json.Int32", "int64": "Json.Int64", "string": "Json.Text"}


def message(document: Document, component: Component) -> str:
    """Return the source of a class or an enum."""
    match component:
        case Enum():
            return enum(component)
        case Union():
            return union(document, component)
        case Struct():
            return struct(document, component)


def type_of(document: Document, field: Field) -> str:
    """Return the type of a field, with a question mark where a value may be null."""
    spelled = _type(field.kind)
    return f"{spelled}?" if may_be_null(field) and is_value(document, field.kind) else spelled


def _type(kind: Kind) -> str:
    match kind:
        case Ref(name):
            return name
        case ListOf(item, nullable):
            mark = "?" if nullable and isinstance(item, Scalar) and item.kind != "string" else ""
            return f"IReadOnlyList<{_type(item)}{mark}>"
        case MapOf(value):
            return f"IReadOnlyDictionary<string, {_type(value)}>"
        case Scalar(scalar):
            return SCALARS[scalar]


def may_be_null(field: Field) -> bool:
    """Return whether a field is null where it is absent, or may be null."""
    return field.nullable or not field.required


def is_value(document: Document, kind: Kind) -> bool:
    """Return whether a kind is a value type, which needs a question mark to be null."""
    if isinstance(kind, Ref):
        return isinstance(document.by_name[kind.name], Enum)
    return isinstance(kind, Scalar) and kind.kind != "string"


def declared(document: Document, fields: Iterable[Field]) -> list[str]:
    """Return fields as parameters: first those that are needed, then those that may be left out."""
    ordered = sorted(fields, key=lambda field: not field.required)
    return [
        f"{type_of(document, field)} {parameter(field.name)}" + ("" if field.required else " = null")
        for field in ordered
    ]


def enum(component: Enum) -> str:
    """Return the source of an enum, and of what its members are in JSON."""
    name = component.name
    members = ",\n\n".join(f"{comment(f'`{value}`.')}\n{pascal(member)}" for value, member in component.members)
    listing = ", ".join(literal(value) for value, _ in component.members)
    values = fill(listing, 104, break_long_words=False, break_on_hyphens=False)
    return f"""{comment(component.description)}
public enum {name}
{{
{block(members)}
}}

/// <summary>What the members of <see cref="{name}"/> are in JSON.</summary>
public static class {name}Extensions
{{
    private static readonly string[] Values =
    {{
{block(block(values))}
    }};

    /// <summary>Returns a member as JSON has it.</summary>
    public static string Value(this {name} member) => Values[(int)member];

    internal static {name} Read(JToken json) =>
        ({name})Json.Member(json, nameof({name}), Values);
}}
"""


def union(document: Document, component: Union) -> str:
    """Return the source of an abstract class, which has the properties that all its classes have alike."""
    name = component.name
    shared = [
        f"{comment(field.description)}\npublic abstract {type_of(document, field)} {pascal(field.name)} {{ get; }}\n\n"
        for field in shared_fields(document, component)
    ]
    cases = [(parameter(camel(tag)), member) for tag, member in component.members]
    functions = listed("public abstract T Match<T>", (f"Func<{member}, T> {each}" for each, member in cases), ";")
    told = comment("Returns what the function for the case at hand makes of it; no case can be forgotten.")
    readers = block(block(f"case {literal(tag)}: return {member}.Read(json);" for tag, member in component.members))
    return f"""{comment(component.description)}
public abstract class {name} : Message
{{
    internal {name}()
    {{
    }}

{block("".join(shared))}{block(told)}
{block(functions)}

{block(_parse(name, hides=False))}

    internal static {name} Read(JToken json)
    {{
        switch (Json.Tag(json, nameof({name}), {literal(component.tag)}))
        {{
{block(readers)}
            default: throw Json.Unknown(json, nameof({name}), {literal(component.tag)});
        }}
    }}
}}
"""


def shared_fields(document: Document, component: Union) -> list[Field]:
    """Return the fields that all structs of a union have alike; the tag is none of them."""
    structs = [each for _, name in component.members if isinstance(each := document.by_name[name], Struct)]
    shapes = [{(field.name, field.kind, may_be_null(field)) for field in each.fields} for each in structs]
    return [
        field
        for field in structs[0].fields
        if field.const is None and all((field.name, field.kind, may_be_null(field)) in shape for shape in shapes)
    ]


def _parse(name: str, *, hides: bool) -> str:
    told = comment("Reads a text of JSON.")
    failure = '/// <exception cref="JsonException">It is something else; what is wrong, and where, is said.</exception>'
    new = "new " if hides else ""
    return f"{told}\n{failure}\npublic {new}static {name} Parse(string json) => Json.Parse(json, Read);"


def struct(document: Document, component: Struct) -> str:
    """Return the source of a sealed class."""
    name, (parent, case) = component.name, _parent(document, component)
    fields = [field for field in component.fields if field.const is None]
    shared = {field.name for field in shared_fields(document, parent)} if parent else set[str]()
    members = [
        _constructor(document, component, fields),
        *(_property(document, field, overrides=field.name in shared) for field in fields),
        *([_match(parent, case)] if parent else []),
        _parse(name, hides=parent is not None),
        _reader(document, component, fields),
        _writer(document, component),
    ]
    body = "\n\n".join(block(member) for member in members)
    head = f"public sealed class {name} : {parent.name if parent else 'Message'}"
    return f"{comment(component.description)}\n{head}\n{{\n{body}\n}}\n"


def _parent(document: Document, component: Struct) -> tuple[Union | None, str]:
    """Return the union that a struct is in, with its tag there."""
    unions = document.unions_of[component.name]
    if len(unions) > 1:
        raise ValueError(f"{component.name}: a class of C# is in one union only.")
    return (unions[0], {name: tag for tag, name in unions[0].members}[component.name]) if unions else (None, "")


def _constructor(document: Document, component: Struct, fields: list[Field]) -> str:
    doc = comment(
        "Takes what the properties say.",
        {parameter(field.name): field.description for field in sorted(fields, key=lambda field: not field.required)},
    )
    body = block(f"{pascal(field.name)} = {_kept(document, field)};" for field in fields)
    head = listed(f"public {component.name}", declared(document, fields), "")
    return f"{doc}\n{head}\n{{\n{body}\n}}" if fields else f"{doc}\n{head}\n{{\n}}"


def _kept(document: Document, field: Field) -> str:
    """Return what a property holds: a copy of a list, and never null where it must be there."""
    name = parameter(field.name)
    copied = _copy(field.kind, name)
    if is_value(document, field.kind):
        return name
    return copied if may_be_null(field) else f"Json.Given({copied}, nameof({name}))"


def _copy(kind: Kind, name: str, item: str = "x") -> str:
    match kind:
        case ListOf(ListOf(ListOf(_)) as inner):
            return f"Json.Copy({name}, {item} => {_copy(inner, item, item + item)})"
        case ListOf(ListOf(_)):
            return f"Json.Copy({name}, Json.Copy)"
        case ListOf() | MapOf():
            return f"Json.Copy({name})"
        case _:
            return name


def _property(document: Document, field: Field, *, overrides: bool) -> str:
    override = "override " if overrides else ""
    left_out = "" if field.required else " Left out where null."
    told = comment(field.description + left_out)
    return f"{told}\npublic {override}{type_of(document, field)} {pascal(field.name)} {{ get; }}"


def _match(parent: Union, case: str) -> str:
    functions = (f"Func<{member}, T> {parameter(camel(tag))}" for tag, member in parent.members)
    told = comment("Calls the function for this case.")
    return f"{told}\n{listed('public override T Match<T>', functions, f' => {parameter(camel(case))}(this);')}"


def _reader(document: Document, component: Struct, fields: list[Field]) -> str:
    name, tag, ordered = component.name, component.tag, sorted(fields, key=lambda field: not field.required)
    given = [
        f"fields.{_access(document, each)}({literal(each.name)}, {_read(document, each.kind)})" for each in ordered
    ]
    lines = [
        f"var fields = new Fields(json, nameof({name}));",
        *([f"fields.Tag({literal(tag.name)}, {literal(tag.const or '')});"] if tag else []),
        listed(f"return new {name}", given, ";"),
    ]
    new = "new " if document.unions_of[name] else ""
    return f"internal static {new}{name} Read(JToken json)\n{{\n{block(lines)}\n}}"


def _access(document: Document, field: Field) -> str:
    """Return the method that reads a field."""
    if not may_be_null(field):
        return "Get"
    kind = "Value" if is_value(document, field.kind) else "Object"
    return f"{'Nullable' if field.nullable else 'Optional'}{kind}"


def _read(document: Document, kind: Kind) -> str:
    match kind:
        case Ref(name):
            return f"{name}Extensions.Read" if isinstance(document.by_name[name], Enum) else f"{name}.Read"
        case ListOf(item, nullable):
            items = ("OfNullableValues" if is_value(document, item) else "OfNullableObjects") if nullable else ""
            return f"Json.List{items}({_read(document, item)})"
        case MapOf(value):
            return f"Json.Map({_read(document, value)})"
        case Scalar(scalar):
            return READERS[scalar]


def _writer(document: Document, component: Struct) -> str:
    lines = ["json.WriteStartObject();"]
    lines += [_written(document, field) for field in component.fields]
    lines.append("json.WriteEndObject();")
    return f"internal override void Write(JsonWriter json)\n{{\n{block(lines)}\n}}"


def _written(document: Document, field: Field) -> str:
    if field.const is not None:
        return f"Json.Put(json, {literal(field.name)}, {literal(field.const)});"
    method = "Put" if field.required else "PutGiven"
    value = _plain(document, field.kind, pascal(field.name) + ("?" if may_be_null(field) else ""))
    return f"Json.{method}(json, {literal(field.name)}, {value});"


def _plain(document: Document, kind: Kind, name: str, item: str = "x") -> str:
    """Return what JSON has for a value: the value itself, but strings for the members of enums."""
    match kind:
        case Ref(ref) if isinstance(document.by_name[ref], Enum):
            return f"{name}.Value()"
        case ListOf(inner) if (made := _plain(document, inner, item, item + item)) != item:
            return f"{name}.Select({item} => {made})"
        case _:
            return name.rstrip("?")
