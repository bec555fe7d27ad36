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


def property_of(kind: Any, default: Any = msgspec.NODEFAULT) -> Any:
    """Return the schema of a field of some type, without its description."""
    field = ("field", kind) if default is msgspec.NODEFAULT else ("field", kind, default)
    struct = msgspec.defstruct("Holder", [field], forbid_unknown_fields=True, namespace={"__doc__": "Holds a field."})
    schema = components([("Toy", Described(struct))])["Holder"]["properties"]["field"]
    return {name: value for name, value in schema.items() if name != "description"}
