"""How kinds, names and descriptions are spelled in Dart."""

from collections.abc import Iterable
from textwrap import wrap

from document import Document, Enum, Field, Kind, ListOf, MapOf, Ref, Scalar, camel

GENERATED = "// Generated from the OpenAPI document by scripts/generate-clients; do not edit.\n"

RESERVED = frozenset(
    "assert break case catch class const continue default do else enum extends false final finally for if in is new"
    " null rethrow return super switch this throw true try var void while with".split()
)
SCALARS = {"int32": "int", "int64": "int", "string": "String", "boolean": "bool"}


def doc(text: str) -> str:
    """Return a text as a doc comment; an empty line divides its paragraphs.

    >>> doc("One.")
    '/// One.'
    """
    paragraphs = (wrap(paragraph, 76) for paragraph in text.split("\n\n"))
    return "\n///\n".join("\n".join(f"/// {line}" for line in lines) for lines in paragraphs)


def doc_list(arguments: Iterable[Field]) -> str:
    """Return the descriptions of arguments as a list in a doc comment.

    >>> doc_list([Field("to_act", Scalar("int32"), "A seat.")])
    '/// - [toAct]: A seat.'
    """
    items = (wrap(f"- [{named(each.name)}]: {each.description}", 76, subsequent_indent="  ") for each in arguments)
    return "\n".join(f"/// {line}" for item in items for line in item)


def named(name: str) -> str:
    """Return a name as fields, arguments and members of enums have it.

    >>> named("to_act"), named("ACE_OF_SPADES"), named("default")
    ('toAct', 'aceOfSpades', 'defaultValue')
    """
    spelled = camel(name)
    return f"{spelled}Value" if spelled in RESERVED else spelled


def spelled(field: Field) -> str:
    """Return the type of a field.

    >>> spelled(Field("deck", ListOf(Ref("Card")), "", required=False))
    'List<Card>?'
    """
    return kind_name(field.kind) + ("?" if field.nullable or not field.required else "")


def kind_name(kind: Kind) -> str:
    """Return the type of a kind.

    >>> kind_name(MapOf(ListOf(Scalar("int32"))))
    'Map<String, List<int>>'
    """
    match kind:
        case Scalar(name):
            return SCALARS[name]
        case Ref(name):
            return name
        case ListOf(item, nullable):
            return f"List<{kind_name(item)}{'?' if nullable else ''}>"
        case MapOf(value):
            return f"Map<String, {kind_name(value)}>"


def decoder(kind: Kind) -> str:
    """Return the function that reads a kind from JSON.

    >>> decoder(ListOf(Ref("Card"))), decoder(Scalar("boolean"))
    ('listOf(Card.fromJson)', 'decodeBool')
    """
    match kind:
        case Scalar():
            return f"decode{kind_name(kind).capitalize()}"
        case Ref(name):
            return f"{name}.fromJson"
        case ListOf(item, nullable):
            return f"listOf({f'nullable({decoder(item)})' if nullable else decoder(item)})"
        case MapOf(value):
            return f"mapOf({decoder(value)})"


def encoded(document: Document, kind: Kind, value: str, *, maybe: bool = False) -> str:
    """Return the expression that makes a value ready for JSON; ``maybe`` says that it may be null."""
    dot = "?." if maybe else "."
    match kind:
        case Scalar() | ListOf(Scalar()) | MapOf(Scalar()):
            return value
        case Ref(name):
            return f"{value}{dot}value" if isinstance(document.by_name[name], Enum) else f"{value}{dot}toJson()"
        case ListOf(item, nullable):
            return f"{value}{dot}map((each) => {encoded(document, item, 'each', maybe=nullable)}).toList()"
        case MapOf(item):
            return f"{value}{dot}map((key, each) => MapEntry(key, {encoded(document, item, 'each')}))"
