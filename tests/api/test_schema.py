"""What becomes of a type in the document, and which types have no place in it."""

from enum import Enum, IntEnum, StrEnum
from typing import Annotated, Any, Generic, Literal, TypeVar

import msgspec
import pytest
from msgspec import UNSET, Meta, UnsetType

from croupier_api.docstrings import class_description, field_descriptions
from croupier_api.messages import demanding
from croupier_api.schema import COMPONENTS, Components, ForbiddenType, components

T = TypeVar("T")

CLOSED: Any = {"forbid_unknown_fields": True, "namespace": {"__doc__": "A struct."}}

Small = Annotated[int, Meta(ge=0, le=9)]


class Value(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A value."""


class Colour(StrEnum):
    """A colour."""

    RED = "red"
    DARK_BLUE = "dark-blue"


class ToyDraw(Value, frozen=True, tag="draw"):
    """Draw a card."""

    seat: Small
    """Seat that draws."""


class ToyPass(Value, frozen=True, tag="pass"):
    """Do nothing."""


ToyAction = Annotated[ToyDraw | ToyPass, Meta(extra={"component": "ToyAction"})]


class ToyState(Value, frozen=True, tag_field="game", tag="toy"):
    """A state."""

    action: ToyAction
    """What was done."""


class Answer(Value, Generic[T], frozen=True, kw_only=True):
    """What comes back."""

    state: T
    """The state."""


class LongAnswer(Answer[T], Generic[T], frozen=True, kw_only=True):
    """What comes back, and more."""

    steps: Annotated[tuple[T, ...], Meta(max_length=3)]
    """How it came there."""


def ref(name: str) -> dict[str, str]:
    return {"$ref": COMPONENTS + name}


def holder_of(kind: Any, default: Any = msgspec.NODEFAULT) -> Any:
    """Return a struct with a field of some type."""
    noted = Annotated[kind, Meta(description="A field.")]
    field = ("field", noted) if default is msgspec.NODEFAULT else ("field", noted, default)
    return msgspec.defstruct("Holder", [field], **CLOSED)


def property_of(kind: Any, default: Any = msgspec.NODEFAULT) -> Any:
    """Return the schema of a field of some type."""
    schema = components([("", holder_of(kind, default))])["Holder"]
    assert ("field" in schema.get("required", ())) == (default is msgspec.NODEFAULT)
    assert "A field." == schema["properties"]["field"].pop("description")
    return schema["properties"]["field"]


@pytest.mark.parametrize(
    ("kind", "schema"),
    [
        (bool, {"type": "boolean"}),
        (Small, {"type": "integer", "format": "int32", "minimum": 0, "maximum": 9}),
        (
            Annotated[int, Meta(ge=-(2**31), le=2**31)],
            {"type": "integer", "format": "int64", "minimum": -(2**31), "maximum": 2**31},
        ),
        (Small | None, {"type": ["integer", "null"], "format": "int32", "minimum": 0, "maximum": 9}),
        (str, {"type": "string"}),
        (
            Annotated[str, Meta(min_length=1, max_length=3, pattern="^a+$")],
            {"type": "string", "minLength": 1, "maxLength": 3, "pattern": "^a+$"},
        ),
        (Annotated[str, Meta(examples=["a"])], {"type": "string", "examples": ["a"]}),
        (
            Annotated[list[Small], Meta(min_length=1, max_length=2)],
            {
                "type": "array",
                "items": {"type": "integer", "format": "int32", "minimum": 0, "maximum": 9},
                "minItems": 1,
                "maxItems": 2,
            },
        ),
        (
            Annotated[tuple[Colour | None, ...], Meta(max_length=2)] | None,  # pyright: ignore[reportOperatorIssue]
            {"type": ["array", "null"], "items": {"oneOf": [ref("Colour"), {"type": "null"}]}, "maxItems": 2},
        ),
        (
            Annotated[dict[str, bool], Meta(max_length=2)],
            {"type": "object", "additionalProperties": {"type": "boolean"}, "maxProperties": 2},
        ),
        (Colour, ref("Colour")),
        (ToyDraw | None, {"oneOf": [ref("ToyDraw"), {"type": "null"}]}),
        (ToyAction | None, {"oneOf": [ref("ToyAction"), {"type": "null"}]}),
        (demanding(ToyState), ref("ToyState")),
        (Answer[ToyDraw], ref("Answer")),
    ],
)
def test_a_field(kind: Any, schema: Any) -> None:
    assert schema == property_of(kind)


def test_an_optional_field_is_not_required() -> None:
    assert {"type": "boolean"} == property_of(bool | UnsetType, UNSET)


@pytest.mark.parametrize(
    "kind",
    [
        int,
        Annotated[int, Meta(ge=0)],
        Annotated[int, Meta(gt=0, lt=5)],
        float,
        bytes,
        Any,
        None,
        list[bool],
        tuple[bool, ...],
        Annotated[list[int], Meta(max_length=2)],
        tuple[bool, bool],
        Annotated[set[bool], Meta(max_length=2)],
        dict[Small, bool],
        dict[str, Any],
        Literal["red"],
        Annotated[str, Meta(title="A title")],
        Annotated[str, Meta(extra_json_schema={"anyOf": []})],
        ToyDraw | ToyPass,
        str | Small,
        Annotated[ToyDraw | None, Meta(extra={"component": "Alone"})],
        Annotated[ToyDraw | ToyPass | None, Meta(extra={"component": "Nullable"})],
        Annotated[str, Meta(extra={"component": "Text"})],
        IntEnum("Number", {"ONE": 1}),
        Enum("Undescribed", {"A": "a"}),
    ],
)
def test_a_field_that_is_refused(kind: Any) -> None:
    with pytest.raises(ForbiddenType, match=r"Holder\.field: |Number|Undescribed"):
        property_of(kind)


@pytest.mark.parametrize(
    ("kind", "default"), [(bool, True), (bool | None, None), (bool | None | UnsetType, UNSET), (Colour, Colour.RED)]
)
def test_an_optional_field_that_is_refused(kind: Any, default: Any) -> None:
    with pytest.raises(ForbiddenType, match=r"Holder\.field: "):
        property_of(kind, default)


@pytest.mark.parametrize(
    ("settings", "reason"),
    [
        ({"namespace": {}}, "docstring"),
        ({"forbid_unknown_fields": False}, "unknown fields"),
        ({"array_like": True}, "array"),
        ({"tag": True, "tag_field": "kind"}, "tag"),
        ({"tag": 3}, "tag"),
    ],
)
def test_a_struct_that_is_refused(settings: dict[str, Any], reason: str) -> None:
    fields: Any = [("field", Annotated[bool, Meta(description="A field.")])]
    assert "Odd" in components([("", msgspec.defstruct("Odd", fields, **CLOSED))])
    with pytest.raises(ForbiddenType, match=f"Odd: .*{reason}"):
        components([("", msgspec.defstruct("Odd", fields, **(CLOSED | settings)))])


def test_a_field_needs_a_description() -> None:
    bare = msgspec.defstruct("Bare", [("field", bool)], **CLOSED)
    with pytest.raises(ForbiddenType, match=r"Bare\.field"):
        components([("", bare)])


@pytest.mark.parametrize("kind", [bool, Small, ToyDraw | None, Annotated[list[ToyDraw], Meta(max_length=2)]])
def test_a_message_is_a_component(kind: Any) -> None:
    with pytest.raises(ForbiddenType):
        Components().reference("", kind)


class Loop(Value, frozen=True):
    """Holds itself."""

    loop: "Loop | None"
    """Itself."""


def test_nothing_contains_itself() -> None:
    with pytest.raises(ForbiddenType, match="Loop contains itself"):
        components([("", Loop)])


def test_two_types_of_one_name_are_refused() -> None:
    other = msgspec.defstruct("ToyPass", [], **CLOSED)
    with pytest.raises(ForbiddenType, match="ToyPass"):
        components([("", ToyPass), ("", other)])


def test_a_struct_is_closed_and_its_tag_comes_first() -> None:
    assert {
        "description": "Draw a card.",
        "type": "object",
        "properties": {
            "type": {"type": "string", "const": "draw", "default": "draw"},
            "seat": {
                "description": "Seat that draws.",
                "type": "integer",
                "format": "int32",
                "minimum": 0,
                "maximum": 9,
            },
        },
        "required": ["type", "seat"],
        "additionalProperties": False,
    } == components([("", ToyDraw)])["ToyDraw"]


def test_a_union_maps_tags_to_its_members() -> None:
    assert {
        "oneOf": [ref("ToyDraw"), ref("ToyPass")],
        "discriminator": {
            "propertyName": "type",
            "mapping": {"draw": f"{COMPONENTS}ToyDraw", "pass": f"{COMPONENTS}ToyPass"},
        },
    } == components([("", ToyAction)])["ToyAction"]


def test_an_enum_keeps_its_order_and_its_names() -> None:
    assert {
        "description": "A colour.",
        "type": "string",
        "enum": ["red", "dark-blue"],
        "x-enum-varnames": ["RED", "DARK_BLUE"],
    } == components([("", holder_of(Colour))])["Colour"]


def test_generic_structs_are_named_with_the_prefix() -> None:
    both = components([("Toy", Answer[ToyState]), ("Other", LongAnswer[ToyDraw])])
    assert {"ToyAnswer", "OtherLongAnswer", "ToyState", "ToyDraw"} <= both.keys()
    assert {"description": "The state.", **ref("ToyState")} == both["ToyAnswer"]["properties"]["state"]


def test_inherited_fields_come_first_with_their_descriptions() -> None:
    schema = components([("Toy", LongAnswer[ToyDraw])])["ToyLongAnswer"]
    assert ["state", "steps"] == schema["required"] == list(schema["properties"])
    assert "The state." == schema["properties"]["state"]["description"]


def test_what_can_never_be_is_not_in_the_document() -> None:
    generic: Any = Answer
    demanded = components([("Toy", generic[demanding(ToyState)])])
    assert components([("Toy", Answer[ToyState])]) == demanded
    # The same component, whether its tag is demanded or not.
    assert demanded == components([("Toy", generic[demanding(ToyState)]), ("Toy", Answer[ToyState])])


def test_descriptions_are_read_from_the_source() -> None:
    assert {"state": "The state.", "steps": "How it came there."} == dict(field_descriptions(LongAnswer))
    assert "What comes back, and more." == class_description(LongAnswer)
    assert "" == class_description(type("Bare", (Answer,), {}))
    made = msgspec.defstruct("Made", [("field", bool)], module="nowhere")
    assert {} == dict(field_descriptions(made))
