"""The components of the OpenAPI document, from the types that the API decodes and encodes.

The document keeps to few constructs, so that the generators of many languages make something pleasant of it: closed
structs, named enums, named unions told apart by a tag, lists and integers with bounds. A type that would need
anything else is refused when the document is built, so that nobody has to remember the rules.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from enum import Enum
from functools import singledispatchmethod
from typing import Any, TypeAlias, get_origin

import msgspec
from msgspec import UNSET
from msgspec import inspect as kinds
from msgspec.structs import FieldInfo

from croupier_api.docstrings import class_description, field_descriptions
from croupier_api.messages import Never

Schema: TypeAlias = dict[str, Any]

COMPONENTS = "#/components/schemas/"

TAGS = frozenset({"type", "form", "game"})
"""Fields that tell the members of a union apart: of actions and the like, of options, of states."""

ANNOTATIONS = frozenset({"description", "examples"})
"""What a type may say about itself beside its bounds."""


class ForbiddenType(TypeError):
    """A type has no place in the document; the message says where and why."""


def components(types: Iterable[tuple[str, Any]]) -> dict[str, Schema]:
    """Return the schemas that some types need, by component name, in alphabetical order.

    With each type comes the prefix that its generic structs are named with.

    Raises:
        ForbiddenType: A type breaks a rule of the document.
    """
    found = Components()
    for prefix, kind in types:
        found.reference(prefix, kind)
    return found.sorted()


class Components:
    """The components of one document, gathered while types are referred to."""

    def __init__(self) -> None:
        self._schemas: dict[str, Schema] = {}
        self._sources: dict[str, object] = {}

    def reference(self, prefix: str, kind: Any) -> Schema:
        """Return a reference to a struct or a named union, and gather what it needs.

        Raises:
            ForbiddenType: The type breaks a rule of the document.
        """
        schema = _Writer(prefix, self).schema(kinds.type_info(kind))
        if schema.keys() != {"$ref"}:
            raise ForbiddenType(f"{kind}: a call takes and answers a struct or a named union.")
        return schema

    def described(self, reference: Schema) -> str:
        """Return the description of a component that was referred to."""
        return str(self._schemas[reference["$ref"].removeprefix(COMPONENTS)]["description"])

    def sorted(self) -> dict[str, Schema]:
        """Return the components by name, in alphabetical order."""
        return dict(sorted(self._schemas.items()))

    def gather(self, name: str, source: object, write: Callable[[], Schema]) -> Schema:
        """Return a reference to a component, which is written unless it is there.

        Raises:
            ForbiddenType: The component contains itself, or something else has its name.
        """
        if name not in self._sources or self._sources[name] != source:
            self._sources[name] = source
            schema = write()
            if self._schemas.setdefault(name, schema) != schema:
                raise ForbiddenType(f"{name}: two types of this name are not the same.")
        elif name not in self._schemas:
            raise ForbiddenType(f"{name} contains itself.")
        return {"$ref": COMPONENTS + name}


class _Writer:
    """Writes schemas; generic structs get a prefix, all others have it in their own name."""

    def __init__(self, prefix: str, components: Components) -> None:
        self._prefix = prefix
        self._components = components

    @singledispatchmethod
    def schema(self, kind: kinds.Type) -> Schema:
        """Return the schema of a type, a reference where it is a component.

        Raises:
            ForbiddenType: The type breaks a rule of the document.
        """
        raise ForbiddenType(f"{type(kind).__name__} has no form that every client could read.")

    @schema.register
    def _(self, _kind: kinds.BoolType) -> Schema:
        return {"type": "boolean"}

    @schema.register
    def _(self, kind: kinds.IntType) -> Schema:
        if kind.ge is None or kind.le is None:
            raise ForbiddenType("An integer needs both bounds, ge and le, for clients to choose its width.")
        narrow = kind.ge >= -(2**31) and kind.le < 2**31
        return {
            "type": "integer",
            "format": "int32" if narrow else "int64",
            "minimum": kind.ge,
            "maximum": kind.le,
        } | _bounds(multipleOf=kind.multiple_of)

    @schema.register
    def _(self, kind: kinds.StrType) -> Schema:
        # The end of a text is \\Z to Python and $ to JSON Schema.
        pattern = kind.pattern and kind.pattern.replace(r"\Z", "$")
        return {"type": "string"} | _bounds(minLength=kind.min_length, maxLength=kind.max_length, pattern=pattern)

    @schema.register(kinds.ListType)
    @schema.register(kinds.VarTupleType)
    def _(self, kind: kinds.ListType | kinds.VarTupleType) -> Schema:
        if kind.max_length is None:
            raise ForbiddenType("A list needs max_length.")
        items = self.schema(kind.item_type)
        return {"type": "array", "items": items} | _bounds(minItems=kind.min_length, maxItems=kind.max_length)

    @schema.register
    def _(self, kind: kinds.DictType) -> Schema:
        if not isinstance(kind.key_type, kinds.StrType):
            raise ForbiddenType("The keys of a map are texts.")
        return {"type": "object", "additionalProperties": self.schema(kind.value_type)} | _bounds(
            minProperties=kind.min_length, maxProperties=kind.max_length
        )

    @schema.register
    def _(self, kind: kinds.EnumType) -> Schema:
        return self._components.gather(kind.cls.__name__, kind.cls, lambda: _enum(kind.cls))

    @schema.register
    def _(self, kind: kinds.Metadata) -> Schema:
        noted: Any = kind  # msgspec leaves it open what its notes hold
        said: Schema = noted.extra_json_schema or {}
        if not said.keys() <= ANNOTATIONS:
            raise ForbiddenType(f"A type adds nothing to its schema but {', '.join(sorted(ANNOTATIONS))}.")
        extra: Schema = noted.extra or {}
        name = extra.get("component")
        if name is None:
            return said | self.schema(kind.type)
        structs = _tagged_structs(name, kind.type)
        classes = tuple(struct.cls for struct in structs)
        return self._components.gather(name, classes, lambda: said | self._union(structs))

    def _union(self, structs: Sequence[kinds.StructType]) -> Schema:
        references = [self.schema(struct) for struct in structs]
        mapping = {str(struct.tag): entry["$ref"] for struct, entry in zip(structs, references, strict=True)}
        return {"oneOf": references, "discriminator": {"propertyName": structs[0].tag_field, "mapping": mapping}}

    @schema.register
    def _(self, kind: kinds.UnionType) -> Schema:
        members = [member for member in kind.types if not _is_never(member)]
        possible = [member for member in members if not isinstance(member, kinds.NoneType)]
        if len(possible) != 1:
            raise ForbiddenType('A union has a name: Annotated[A | B, Meta(extra={"component": "..."})].')
        schema = self.schema(possible[0])
        return schema if members == possible else _nullable(schema)

    @schema.register
    def _(self, kind: kinds.StructType) -> Schema:
        generic = get_origin(kind.cls)
        cls = generic or kind.cls
        name = cls.__name__ if generic is None else self._prefix + cls.__name__
        return self._components.gather(name, kind.cls, lambda: self._struct(name, cls, kind))

    def _struct(self, name: str, cls: type[msgspec.Struct], kind: kinds.StructType) -> Schema:
        for oddity in _oddities(cls, kind):
            raise ForbiddenType(f"{name}: {oddity}")
        # What msgspec tells of a generic struct is neither in order nor complete: the class itself knows both.
        typed = {field.name: field for field in kind.fields}
        properties = _tag(kind)
        required = list(properties)
        for field in msgspec.structs.fields(cls):
            try:
                properties[field.encode_name] = self._field(cls, field, typed[field.name].type)
            except ForbiddenType as problem:
                raise ForbiddenType(f"{name}.{field.name}: {problem}") from None
            if field.required:
                required.append(field.encode_name)
        return {
            "description": class_description(cls),
            "type": "object",
            "properties": properties,
            **({"required": required} if required else {}),
            "additionalProperties": False,
        }

    def _field(self, cls: type, field: FieldInfo, kind: kinds.Type) -> Schema:
        if not field.required and field.default is not UNSET:
            raise ForbiddenType("An optional field has the default UNSET, and no other.")
        schema = self.schema(kind)
        if not field.required and _is_nullable(schema):
            raise ForbiddenType("A field is optional or nullable, never both.")
        own = field_descriptions(cls).get(field.name)
        if own is None and "description" not in schema:
            raise ForbiddenType("A field is described by the literal under it, or by its type.")
        return _described(own, schema)


def _oddities(cls: type[msgspec.Struct], kind: kinds.StructType) -> Iterator[str]:
    if not class_description(cls):
        yield "A struct is described by its docstring."
    if not kind.forbid_unknown_fields:
        yield "A struct forbids unknown fields."
    if kind.array_like:
        yield "A struct is an object, not an array."
    if kind.tag_field and (kind.tag_field not in TAGS or not isinstance(kind.tag, str)):
        yield f"A tag is a text, in a field named {', '.join(sorted(TAGS))}."


def _tag(kind: kinds.StructType) -> Schema:
    # The default is for the constructors of clients; the server wants to see the tag.
    return {kind.tag_field: {"type": "string", "const": kind.tag, "default": kind.tag}} if kind.tag_field else {}


def _enum(cls: type[Enum]) -> Schema:
    values = [member.value for member in cls]
    if not all(isinstance(value, str) for value in values):
        raise ForbiddenType(f"{cls.__name__}: the values of an enum are texts.")
    if not class_description(cls):
        raise ForbiddenType(f"{cls.__name__}: an enum is described by its docstring.")
    return {
        "description": class_description(cls),
        "type": "string",
        "enum": values,
        "x-enum-varnames": [member.name for member in cls],
    }


def _is_never(kind: kinds.Type) -> bool:
    return isinstance(kind, kinds.StructType) and issubclass(get_origin(kind.cls) or kind.cls, Never)


def _tagged_structs(name: str, kind: kinds.Type) -> Sequence[kinds.StructType]:
    members = kind.types if isinstance(kind, kinds.UnionType) else ()
    structs = [member for member in members if isinstance(member, kinds.StructType) and member.tag_field]
    if len(structs) < max(2, len(members)):
        raise ForbiddenType(f"{name}: a component that is no struct is a union of tagged structs.")
    return structs


def _nullable(schema: Schema) -> Schema:
    if "$ref" in schema:
        said = {name: text for name, text in schema.items() if name in ANNOTATIONS}
        return said | {"oneOf": [{"$ref": schema["$ref"]}, {"type": "null"}]}
    return schema | {"type": [schema["type"], "null"]}


def _is_nullable(schema: Schema) -> bool:
    return "oneOf" in schema or isinstance(schema.get("type"), list)


def _described(description: str | None, schema: Schema) -> Schema:
    return schema if description is None else {"description": description} | schema | {"description": description}


def _bounds(**bounds: object) -> Schema:
    return {name: bound for name, bound in bounds.items() if bound is not None}
