"""Write the generated parts of the Swift client: a file for each type, and for each game its calls.

Usage: python scripts/generators/clients/swift.py DOCUMENT FOLDER

Nothing here compiles the result, so it keeps to plain constructs: structs, enums, and coding that is spelled out where
the compiler's own would leave out a null.
"""

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from textwrap import indent

from calling import bearer, body_fields
from document import Document, Field, Group, Operation, camel, pascal, read
from swift_types import HEADER, declared, doc, escaped, listed, spelled

IMPORTS = """\
import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

"""


def main(document: str, target: str) -> None:
    """Write the sources into the folder of the target, in place of those that were generated before."""
    content = read(document)
    folder = Path(target)
    for old in folder.glob("*.swift"):
        if old.read_text(encoding="utf-8").startswith(HEADER):
            old.unlink()
    for name, text in files(content):
        imported = IMPORTS if "URLSession" in text else ""
        (folder / f"{name}.swift").write_text(f"{HEADER}\n{imported}{text}", encoding="utf-8")


def files(document: Document) -> Iterator[tuple[str, str]]:
    """Return the name and the text of every file; members of a union are in its file."""
    for component in document.components:
        if not document.unions_of[component.name]:
            yield component.name, declared(document, component)
    for group in document.groups:
        yield pascal(group.tag), calls(document, group)
    yield "Croupier", client(document)


def calls(document: Document, group: Group) -> str:
    """Return the struct with the calls of a game."""
    functions = "\n".join(call(document, operation) for operation in group.operations)
    return (
        f"{doc(group.description)}public struct {pascal(group.tag)}: Sendable {{\n"
        f"    let transport: Transport\n\n{indent(functions, '    ')}}}\n"
    )


def call(document: Document, operation: Operation) -> str:
    """Return the method of a call: what must be given comes first, the key of a seat among it, flags come last."""
    fields = body_fields(document, operation)
    needed = [field for field in fields if field.required]
    taken = [*needed, *bearer(operation), *(field for field in fields if not field.required), *operation.flags]
    items = "".join(f"\n  - {camel(field.name)}: {field.description}" for field in taken)
    notes = ["- Parameters:" + items] if items else []
    notes.append("- Throws: ``ProblemError`` if the call is refused, `URLError` if no answer comes.")
    text = doc("\n\n".join([f"{operation.summary}.", operation.description, "\n".join(notes)]), 4)
    head, tail = f"public func {escaped(operation.name)}(", f") async throws -> {operation.answer} {{"
    parameters = listed([f"{escaped(field.name)}: {argument(field)}" for field in taken], len(head + tail))
    return f"{text}{head}{parameters}{tail}\n{indent(sent(operation, fields), '    ')}}}\n"


def sent(operation: Operation, fields: Iterable[Field]) -> str:
    """Return the statements that send a call."""
    path = f'"{operation.path.removeprefix("/")}"'
    if operation.body is None:
        return f"return try await transport.{operation.method.lower()}({path})\n"
    content = listed([f"{camel(field.name)}: {escaped(field.name)}" for field in fields], 40)
    flags = ", ".join(f'"{flag.name}": {escaped(flag.name)}' for flag in operation.flags)
    named, given = (f"let flags: KeyValuePairs = [{flags}]\n", ", flags: flags") if flags else ("", "")
    given += "".join(f", {field.name}: {field.name}" for field in bearer(operation))
    sending = f"return try await transport.post({path}, body: body{given})\n"
    return f"let body = {operation.body}({content})\n{named}{sending}"


def argument(field: Field) -> str:
    """Return the type of a parameter, with its default."""
    if field.default is not None:
        return f"Bool = {str(field.default).lower()}"
    return spelled(field) + ("" if field.required else " = nil")


def client(document: Document) -> str:
    """Return the struct that a user starts from, with a member for each game."""
    members = "".join(
        f"\n{doc(group.description, 4)}public var {camel(group.tag)}: {pascal(group.tag)} {{\n"
        f"    {pascal(group.tag)}(transport: transport)\n}}\n"
        for group in document.groups
    )
    text = doc(f"A client of Croupier {document.version}. {document.summary}")
    return f"""{text}public struct Croupier: Sendable {{
    private let transport: Transport

    /// - Parameters:
    ///   - baseURL: Where the service is.
    ///   - session: Sends the requests; give one of your own for timeouts, proxies and headers.
    public init(baseURL: URL, session: URLSession = .shared) {{
        transport = Transport(baseURL: baseURL, session: session)
    }}
{indent(members, "    ")}}}
"""


if __name__ == "__main__":
    main(*sys.argv[1:])
