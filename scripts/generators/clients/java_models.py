"""Write the messages of the Java client: records, enums and sealed interfaces."""

from collections.abc import Iterator
from textwrap import fill

from document import Component, Document, Enum, Field, Kind, ListOf, MapOf, Ref, Scalar, Struct, Union, camel, pascal
from java_text import block, javadoc, literal

BOXES = {"boolean": "Boolean", "int32": "Integer", "int64": "Long", "string": "String"}
PRIMITIVES = {"boolean": "boolean", "int32": "int", "int64": "long"}
RESERVED = {"default", "switch", "case", "class", "new", "for", "this", "wait", "notify", "clone", "public", "package"}


def message(document: Document, component: Component) -> str:
    """Return the source of a record, an enum or a sealed interface."""
    match component:
        case Enum():
            return enum(component)
        case Union():
            return sealed(document, component)
        case Struct():
            return record(document, component)


def variable(name: str) -> str:
    """Return the name of a field in Java.

    >>> variable("to_act"), variable("default")
    ('toAct', 'defaultValue')
    """
    return name + "Value" if name in RESERVED else camel(name)


def type_of(kind: Kind, *, boxed: bool = True) -> str:
    """Return the Java type of a kind, as type arguments need it or, unless boxed, primitive where there is one."""
    match kind:
        case Ref(name):
            return name
        case ListOf(item, nullable):
            return f"List<{'@Nullable ' if nullable else ''}{type_of(item)}>"
        case MapOf(value):
            return f"Map<String, {type_of(value)}>"
        case Scalar(scalar):
            return BOXES[scalar] if boxed else PRIMITIVES.get(scalar, BOXES[scalar])


def type_of_field(field: Field) -> str:
    """Return the Java type of a field, with its annotation where it may be absent or null."""
    absent = field.nullable or not field.required
    return f"@Nullable {type_of(field.kind)}" if absent else type_of(field.kind, boxed=False)


def enum(component: Enum) -> str:
    """Return the source of an enum."""
    members = [f"    /** {{@code {value}}}. */\n    {name}({literal(value)})" for value, name in component.members]
    listed = ",\n".join(members)
    return f"""{javadoc(component.description)}
public enum {component.name} {{
{listed};

    private final String value;

    {component.name}(String value) {{
        this.value = value;
    }}

    /** {{@return the value as JSON has it}} */
    @JsonValue
    public String value() {{
        return value;
    }}
}}
"""


def sealed(document: Document, union: Union) -> str:
    """Return the source of a sealed interface, which has the fields that all of its records have."""
    kinds = [f"    @JsonSubTypes.Type(value = {name}.class, name = {literal(tag)})" for tag, name in union.members]
    listed = ",\n".join(kinds)
    names = ",\n                ".join(name for _, name in union.members)
    accessors = [
        f"{block(javadoc(field.description))}\n    {type_of_field(field)} {variable(field.name)}();\n"
        for field in shared_fields(document, union)
    ]
    body = "{\n" + "\n".join(accessors) + "}" if accessors else "{}"
    return f"""{javadoc(union.description)}
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = {literal(union.tag)})
@JsonSubTypes({{
{listed}
}})
public sealed interface {union.name}
        permits {names} {body}
"""


def shared_fields(document: Document, union: Union) -> list[Field]:
    """Return the fields that all structs of a union have alike."""
    structs = [struct for _, name in union.members if isinstance(struct := document.by_name[name], Struct)]
    first, *others = map(fields_of, structs)
    shapes = [{(field.name, type_of_field(field)) for field in fields} for fields in others]
    return [field for field in first if all((field.name, type_of_field(field)) in shape for shape in shapes)]


def fields_of(struct: Struct) -> list[Field]:
    """Return the fields of a struct that are components of its record: all but the tag, which Jackson writes."""
    return [field for field in struct.fields if field is not struct.tag]


def record(document: Document, struct: Struct) -> str:
    """Return the source of a record."""
    fields, unions = fields_of(struct), document.unions_of[struct.name]
    components = ",".join(f"\n{_component(field)}" for field in fields)
    step = "\n        " if fields else " "
    implemented = f"{step}implements {', '.join(union.name for union in unions)}" if unions else ""
    head = f"public record {struct.name}({components}){implemented}"
    members = list(_members(struct.name, fields))
    body = " {\n" + "\n\n".join(block(member) for member in members) + "\n}\n" if members else " {}\n"
    tags = {variable(field.name): field.description + absence(field) for field in fields}
    return "\n".join([javadoc(struct.description, params=tags), *_own_tag(struct, unions), head + body])


def absence(field: Field) -> str:
    """Return what to add to the description of a field that may be left out."""
    return "" if field.required else " Left out where null."


def _own_tag(struct: Struct, unions: tuple[Union, ...]) -> Iterator[str]:
    if struct.tag and not unions:
        yield f"@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = {literal(struct.tag.name)})"
        yield f"@JsonTypeName({literal(struct.tag.const or '')})"


def _component(field: Field) -> str:
    name = variable(field.name)
    named = [] if name == field.name else [f"value = {literal(field.name)}"]
    settings = ", ".join([*named, *(["required = true"] if field.required else [])])
    annotations = [f"@JsonProperty({settings})" if settings else "@JsonProperty"]
    if nulls := _nulls(field):
        annotations.append(f"@JsonSetter({nulls})")
    if not field.required:
        annotations.append("@LeftOutWhereNull")
    parts = [*annotations, f"{type_of_field(field)} {name}"]
    line = f"        {' '.join(parts)}"
    return line if len(line) < 119 else "".join(f"\n        {part}" for part in parts)[1:]


def _nulls(field: Field) -> str:
    """Return what Jackson is told of a null in the place of a field, and of one in its list."""
    if not (isinstance(field.kind, ListOf) and field.kind.nullable):
        return "nulls = Nulls.SET" if field.nullable else ""
    # This replaces the setting that an option has by being one.
    absent = field.nullable or not field.required
    return "nulls = Nulls.SET, contentNulls = Nulls.SET" if absent else "contentNulls = Nulls.SET"


def _members(name: str, fields: list[Field]) -> Iterator[str]:
    statements = [statement for field in fields for statement in _kept(field)]
    if statements:
        yield f"public {name} {{\n{block(statements)}\n}}"
    if not all(field.required for field in fields):
        yield _short_constructor(name, fields)
        yield from (_wither(name, fields, field) for field in fields if not field.required)


def _kept(field: Field) -> Iterator[str]:
    """Give the statements that see to it that a component is there and cannot change."""
    name, absent = variable(field.name), field.nullable or not field.required
    copied = _copy(field.kind, name)
    if copied != name:
        yield f"{name} = {name} == null ? null : {copied};" if absent else f"{name} = {copied};"
    elif not absent and type_of(field.kind, boxed=False) not in PRIMITIVES.values():
        yield f'Objects.requireNonNull({name}, "{name}");'


def _copy(kind: Kind, name: str) -> str:
    match kind:
        case ListOf(ListOf(_) as item):
            return f"{name}.stream().map({_mapper(item)}).toList()"
        case ListOf(_, nullable):
            return f"Collections.unmodifiableList(new ArrayList<>({name}))" if nullable else f"List.copyOf({name})"
        case MapOf():
            return f"Collections.unmodifiableMap(new LinkedHashMap<>({name}))"
        case _:
            return name


def _mapper(kind: ListOf) -> str:
    return f"inner -> {_copy(kind, 'inner')}" if isinstance(kind.item, ListOf) else "List::copyOf"


def _short_constructor(name: str, fields: list[Field]) -> str:
    needed = [field for field in fields if field.required]
    given = ", ".join(f"{type_of_field(field)} {variable(field.name)}" for field in needed)
    passed = ", ".join(variable(field.name) if field.required else "null" for field in fields)
    doc = javadoc(
        "Takes what is required; the rest is left out.",
        params={variable(field.name): field.description for field in needed},
    )
    # Else Jackson would take a bare 3 for a request for three players.
    disabled = "\n@JsonCreator(mode = JsonCreator.Mode.DISABLED)" if len(needed) == 1 else ""
    return f"{doc}{disabled}\npublic {name}({given}) {{\n    this({passed});\n}}"


def _wither(name: str, fields: list[Field], chosen: Field) -> str:
    argument = f"{type_of(chosen.kind, boxed=False)} {variable(chosen.name)}"
    passed = ", ".join(variable(field.name) for field in fields)
    doc = javadoc(
        f"Returns a copy with another `{variable(chosen.name)}`.",
        params={variable(chosen.name): chosen.description},
        tags=["@return the copy"],
    )
    made = fill(f"return new {name}({passed});", 112, subsequent_indent=" " * 8)
    return f"{doc}\npublic {name} with{pascal(chosen.name)}({argument}) {{\n{block(made)}\n}}"
