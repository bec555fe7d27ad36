"""Write the JSON methods of Go structs: tags, lists that are never null, and members that are unions."""

from collections.abc import Callable, Iterator

from document import Document, Field, ListOf, Ref, Struct, Union

Naming = Callable[[str], str]


def json_methods(struct: Struct, document: Document, exported: Naming) -> Iterator[str]:
    """Yield the methods that a struct needs, none for most."""
    lists = [exported(each.name) for each in struct.fields if _is_never_null(each)]
    if struct.tag or lists:
        yield _marshal(struct, lists, exported)
    unions = [(each, union) for each in struct.fields if (union := _union(each, document))]
    tag = struct.tag if not document.unions_of[struct.name] else None
    if unions or tag:
        yield _unmarshal(struct.name, tag, unions, exported)


def both(*deeds: object) -> str:
    """Return a sentence of the deeds that there are.

    >>> both("adds the type", [])
    'adds the type'
    """
    return " and ".join(deed for deed in deeds if isinstance(deed, str))


def _is_never_null(field: Field) -> bool:
    return isinstance(field.kind, ListOf) and field.required and not field.nullable


def _union(field: Field, document: Document) -> Union | None:
    """Return the union that a field holds, by itself or in a list.

    Raises:
        ValueError: It holds a union in a way that no field did when this was written.
    """
    kind, nullable = field.kind, field.nullable
    depth = 0
    while isinstance(kind, ListOf):
        kind, depth = kind.item, depth + 1
    component = document.by_name[kind.name] if isinstance(kind, Ref) else None
    if not isinstance(component, Union):
        return None
    if depth > 1 or (depth and nullable) or not field.required:
        raise ValueError(f"{field.name}: the Go client cannot read such a field yet.")
    return component


def _marshal(struct: Struct, lists: list[str], exported: Naming) -> str:
    name, tag = struct.name, struct.tag
    lines = [f"\tm.{each} = list(m.{each})" for each in lists]
    if tag:
        member = f'\t\t{exported(tag.name)} string `json:"{tag.name}"`'
        lines += ["\treturn json.Marshal(struct {", member, "\t\tplain", f'\t}}{{"{tag.const}", plain(m)}})']
    else:
        lines += ["\treturn json.Marshal(plain(m))"]
    does = both(tag and f"adds the {tag.name}", lists and "writes no list as null")
    head = f"// MarshalJSON {does}.\nfunc (m {name}) MarshalJSON() ([]byte, error) {{\n\ttype plain {name}"
    return "\n".join([head, *lines, "}"])


def _unmarshal(name: str, tag: Field | None, unions: list[tuple[Field, Union]], exported: Naming) -> str:
    members = [(exported(each.name), _raw(each), each.name) for each, _ in unions]
    if tag:
        members.insert(0, (exported(tag.name), "string", tag.name))
    first, second = (max(len(member[place]) for member in members) for place in (0, 1))
    shadows = [f'\t\t{field.ljust(first)} {kind.ljust(second)} `json:"{key}"`' for field, kind, key in members]
    steps = [_step(name, each, union, exported(each.name)) for each, union in unions]
    if tag:
        steps.insert(0, f'isTagged("{name}", in.{exported(tag.name)}, "{tag.const}")')
    does = both(tag and f"demands the {tag.name}", unions and "reads unions by their tags")
    head = f"// UnmarshalJSON {does}.\nfunc (m *{name}) UnmarshalJSON(data []byte) error {{\n\ttype plain {name}"
    return "\n".join(
        [
            head,
            "\tin := struct {",
            "\t\t*plain",
            *shadows,
            "\t}{plain: (*plain)(m)}",
            "\tif err := json.Unmarshal(data, &in); err != nil {",
            "\t\treturn err",
            "\t}",
            "\treturn errors.Join(",
            *(f"\t\t{step}," for step in steps),
            "\t)",
            "}",
        ]
    )


def _raw(field: Field) -> str:
    return "[]json.RawMessage" if isinstance(field.kind, ListOf) else "json.RawMessage"


def _step(struct: str, field: Field, union: Union, member: str) -> str:
    how = "readList" if isinstance(field.kind, ListOf) else "readNullable" if field.nullable else "readOne"
    return f'{how}("{struct}.{field.name}", in.{member}, read{union.name}, &m.{member})'
