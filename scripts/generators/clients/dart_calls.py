"""Write the calls of the Dart client, a class for each tag, and what makes them for the conformance vectors."""

from collections.abc import Iterator

from dart_text import GENERATED, doc, doc_list, kind_name, named, spelled
from calling import body_fields
from document import Document, Field, Group, Operation, Scalar, camel, pascal

IMPORTS = """\
import 'package:http/http.dart' as http;

import 'models.dart';
import 'table_game.dart';
import 'transport.dart';
"""
KEY = "The key of the seat that calls"
KEYS = {
    "none": (),
    "optional": (Field("key", Scalar("string"), f"{KEY}; without it you see what spectators do.", required=False),),
    "required": (Field("key", Scalar("string"), f"{KEY}."),),
}
"""What a call takes besides its body and its flags, by what it says of a seat's key."""
ON_TABLES = ("playTable", "viewTable", "closeTable", "revealTable")
"""Calls of a `TableGame`, which every game with sealed tables is."""
REFUSED = "Throws a `ProblemException` if the call is refused."
OWN_CLIENT = "Takes the server's address, and a client of your own, for timeouts, proxies and headers."
VECTORS = "Makes the call of a conformance vector through the types of the client."


def calls(document: Document) -> str:
    """Return the source of the calls of a document, not yet formatted."""
    groups = ["\n".join(_group(document, group)) for group in document.groups]
    return "\n".join([GENERATED, IMPORTS, *_door(document), *groups])


def _door(document: Document) -> Iterator[str]:
    members = {camel(group.tag): pascal(group.tag) for group in document.groups}
    made = ", ".join(f"{member} = {name}._(transport)" for member, name in members.items())
    yield doc(document.summary)
    yield "final class Croupier {"
    yield doc(OWN_CLIENT)
    yield "Croupier({String baseUrl = Transport.defaultBaseUrl, http.Client? client})"
    yield ": this._(Transport(baseUrl, client ?? http.Client()));\n"
    yield f"Croupier._(Transport transport) : _transport = transport, {made};\n"
    for group in document.groups:
        yield doc(group.description)
        yield f"final {pascal(group.tag)} {camel(group.tag)};\n"
    yield "final Transport _transport;\n"
    yield doc("Closes the connections.")
    yield "void close() => _transport.close();\n}\n"


def _group(document: Document, group: Group) -> Iterator[str]:
    yield doc(group.description)
    yield f"final class {pascal(group.tag)}{_table_game(document, group)} {{"
    yield f"{pascal(group.tag)}._(this._transport);\n"
    yield "final Transport _transport;\n"
    for operation in group.operations:
        yield from _method(operation, body_fields(document, operation))
    yield "}\n"


def _table_game(document: Document, group: Group) -> str:
    """Return what the class of a game with sealed tables implements."""
    calls = {operation.name: operation for operation in group.operations}
    if not set(ON_TABLES) <= set(calls):
        return ""
    actions = next(field.kind for field in body_fields(document, calls["playTable"]) if field.name == "actions")
    action = kind_name(actions).removeprefix("List<").removesuffix(">")
    return f" implements TableGame<{action}, {calls['playTable'].answer}, {calls['revealTable'].answer}>"


def _is_named(field: Field) -> bool:
    """Tell whether an argument is given by its name: all are but the messages that a call cannot do without."""
    return not field.required or isinstance(field.kind, Scalar)


def _method(operation: Operation, fields: tuple[Field, ...]) -> Iterator[str]:
    arguments = [*fields, *KEYS[operation.bearer], *operation.flags]
    by_place = [f"{kind_name(field.kind)} {named(field.name)}" for field in arguments if not _is_named(field)]
    by_name = ", ".join(_argument(field) for field in arguments if _is_named(field))
    signature = ", ".join([*by_place, *([f"{{{by_name}}}"] if by_name else [])])
    yield doc(f"{operation.summary}.\n\n{operation.description}") + "\n///"
    if arguments:
        yield doc_list(arguments) + "\n///"
    yield doc(REFUSED)
    override = "@override\n" if operation.name in ON_TABLES else ""
    yield f"{override}Future<{operation.answer}> {named(operation.name)}({signature}) =>"
    sent = ", ".join(f"{named(field.name)}: {named(field.name)}" for field in fields)
    body = f", body: {operation.body}({sent})" if operation.body else ""
    flags = f", flags: {{{', '.join(map(_flag, operation.flags))}}}" if operation.flags else ""
    key = ", key: key" if KEYS[operation.bearer] else ""
    yield f"_transport.send('{operation.method}', '{operation.path}', {operation.answer}.fromJson{body}{key}{flags});\n"


def _argument(field: Field) -> str:
    if field.default is not None:
        return f"bool {named(field.name)} = {str(field.default).lower()}"
    return f"{'required ' if field.required else ''}{spelled(field)} {named(field.name)}"


def _flag(flag: Field) -> str:
    """Return the entry of a flag, which is left out where it has its default."""
    if flag.default:
        return f"if (!{named(flag.name)}) '{flag.name}': false"
    return f"if ({named(flag.name)}) '{flag.name}': true"


def vector_calls(document: Document) -> str:
    """Return the source of a function that makes a call by its name, not yet formatted; vectors have no keys."""
    every = [(group, operation) for group in document.groups for operation in group.operations]
    operations = [(group, operation) for group, operation in every if operation.bearer != "required"]
    return "\n".join([GENERATED, *_chooser(operations), *(_maker(document, *each) for each in operations)])


def _chooser(operations: list[tuple[Group, Operation]]) -> Iterator[str]:
    yield "import 'package:croupier_client/croupier_client.dart';\n"
    yield doc(VECTORS)
    yield "Future<Message> call(Croupier croupier, String name, Object? request, Map<String, bool> query) =>"
    yield "switch (name) {"
    yield from (f"'{each.id}' => _{camel(each.id)}(croupier, request, query)," for _, each in operations)
    yield "_ => throw ArgumentError.value(name, 'name', 'The client has no such call'),\n};\n"


def _maker(document: Document, group: Group, operation: Operation) -> str:
    fields = body_fields(document, operation)
    given = [f"{_given(field)}body.{named(field.name)}" for field in sorted(fields, key=_is_named)]
    flags = [f"{flag.name}: query['{flag.name}'] ?? {str(flag.default).lower()}" for flag in operation.flags]
    call = f"croupier.{camel(group.tag)}.{named(operation.name)}({', '.join([*given, *flags])})"
    head = f"Future<Message> _{camel(operation.id)}(Croupier croupier, Object? request, Map<String, bool> query)"
    if not operation.body:
        return f"{head} => {call};\n"
    return f"{head} {{\nfinal body = {operation.body}.fromJson(request);\nreturn {call};\n}}\n"


def _given(field: Field) -> str:
    return f"{named(field.name)}: " if _is_named(field) else ""
