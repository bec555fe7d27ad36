"""Write the generated parts of the Java client.

Usage: python scripts/generators/clients/java.py DOCUMENT CLIENT
"""

import re
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from calling import body_fields, structure
from document import Document, Group, Operation, camel, pascal, read
from java_models import absence, message, type_of_field, variable
from java_text import MODEL, PACKAGE, block, javadoc, literal, write_sources

REFUSED = [
    "@throws ProblemException if the server refuses",
    "@throws IOException if the server cannot be reached, or its answer not be read",
    "@throws InterruptedException if the thread is interrupted",
]


@dataclass(frozen=True)
class Argument:
    """An argument of a method."""

    type: str
    name: str
    description: str


def main(document: str, client: str) -> None:
    """Write a client's sources from the document for generators, and its version where it is named."""
    content, folder = read(document), Path(client)
    messages = {component.name: message(content, component) for component in content.components}
    write_sources(folder / "src/main/java", {MODEL: messages, PACKAGE: dict(calls(content))})
    for path in (folder / "pom.xml", folder / "README.md"):
        text = path.read_text(encoding="utf-8")
        before, version = r"(<artifactId>croupier-client</artifactId>\s*<version>)[^<]*", rf"\g<1>{content.version}"
        path.write_text(re.sub(before, version, text), encoding="utf-8")


def calls(document: Document) -> Iterator[tuple[str, str]]:
    """Give the names and sources of the client, of the calls of each tag, and of their flags."""
    yield "Croupier", client(document)
    for group in document.groups:
        yield pascal(group.tag), class_of_calls(document, group)
        yield from ((flags_name(each), flags(each)) for each in group.operations if each.flags)


def client(document: Document) -> str:
    """Return the source of the client, which has the calls of each tag."""
    names = [(pascal(group.tag), camel(group.tag), group.description) for group in document.groups]
    fields = block(f"private final {name} {member};" for name, member, _ in names)
    made = block(block(f"{member} = new {name}(transport);" for name, member, _ in names))
    members = "\n\n".join(
        block(f"{javadoc(told, tags=['@return the calls'])}\npublic {name} {member}() {{\n    return {member};\n}}")
        for name, member, told in names
    )
    return f"""{javadoc(document.summary + " This is a client of it, which several threads may use at once.")}
public final class Croupier {{
{fields}

    /** Calls a server on this machine, where {{@code croupier serve}} listens unless told otherwise. */
    public Croupier() {{
        this("http://127.0.0.1:8000");
    }}

    /**
     * Calls a server.
     *
     * @param baseUrl its address, without the path of any call
     */
    public Croupier(String baseUrl) {{
        this(baseUrl, HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build(), Duration.ofSeconds(30));
    }}

    /**
     * Calls a server by an HTTP client of your own.
     *
     * @param baseUrl its address, without the path of any call
     * @param http what sends the calls
     * @param timeout how long to wait for the answer to a call
     */
    public Croupier(String baseUrl, HttpClient http, Duration timeout) {{
        Transport transport = new Transport(baseUrl, http, timeout);
{made}
    }}

{members}
}}
"""


def flags_name(operation: Operation) -> str:
    """Return the name of the flags of a call; a replay has one more than the others."""
    return "ReplayFlags" if any(flag.name == "steps" for flag in operation.flags) else "Flags"


def flags(operation: Operation) -> str:
    """Return the source of the flags of a call."""
    name, names = flags_name(operation), [variable(flag.name) for flag in operation.flags]
    components = ",".join(f"\n        @Nullable Boolean {each}" for each in names)
    told = {variable(flag.name): flag.description for flag in operation.flags}
    withers = "\n\n".join(
        block(
            f"{javadoc(flag.description, {each: 'whether to do so'}, ['@return a copy with this flag'])}\n"
            f"public {name} with{pascal(flag.name)}(boolean {each}) {{\n"
            f"    return new {name}({', '.join(names)});\n}}"
        )
        for flag, each in zip(operation.flags, names, strict=True)
    )
    puts = [f"Transport.put(query, {literal(flag.name)}, {variable(flag.name)});" for flag in operation.flags]
    return f"""{javadoc("What an answer is to tell; where a flag is null, the call's own default holds.", told)}
public record {name}({components}) {{
    /** Leaves all to the call. */
    public {name}() {{
        this({", ".join("null" for _ in names)});
    }}

{withers}

    Map<String, String> query() {{
        Map<String, String> query = new LinkedHashMap<>();
{block(block(puts))}
        return query;
    }}
}}
"""


def class_of_calls(document: Document, group: Group) -> str:
    """Return the source of the calls of a tag."""
    name = pascal(group.tag)
    methods = "\n\n".join(block(method) for each in group.operations for method in overloads(document, each))
    return f"""{javadoc(group.description)}
public final class {name} {{
    private final Transport transport;

    {name}(Transport transport) {{
        this.transport = transport;
    }}

{methods}
}}
"""


def overloads(document: Document, operation: Operation) -> Iterator[str]:
    """Give the methods of a call.

    A request without optional fields is taken apart; another one is taken whole, or made from its required fields if it
    has any. Each method that takes no flags stands for the same one with flags.
    """
    fields = body_fields(document, operation)
    needed = [
        Argument(type_of_field(each), variable(each.name), each.description + absence(each))
        for each in fields
        if each.required
    ]
    made = f"new {operation.body}({names(needed)})"
    if operation.body and len(needed) < len(fields):
        for key in keys(operation) if needed else ():
            yield method(
                document, operation, [*needed, *key], f"{operation.name}({names([Argument('', made, ''), *key])})"
            )
        needed, made = [Argument(operation.body, "request", structure(document, operation.body).description)], "request"
    if operation.flags:
        yield from flagged(document, operation, needed, made)
    else:
        for key in keys(operation):
            yield method(document, operation, [*needed, *key], sent(operation, "Map.of()", made, key))


def keys(operation: Operation) -> list[list[Argument]]:
    """Return what the methods of a call take beside the request: nothing, a seat's key, or either."""
    key = [Argument("String", "key", "The key of the seat that asks.")]
    taken: dict[str, list[list[Argument]]] = {"none": [[]], "optional": [[], key], "required": [key]}
    return taken[operation.bearer]


def flagged(document: Document, operation: Operation, needed: Sequence[Argument], made: str) -> Iterator[str]:
    """Give a call without flags and with them."""
    argument = Argument(flags_name(operation), "flags", "What the answer is to tell.")
    yield method(document, operation, needed, f"{operation.name}({names(needed)}, new {argument.type}())")
    yield method(document, operation, [*needed, argument], sent(operation, "flags.query()", made))


def sent(operation: Operation, query: str, body: str, key: Sequence[Argument] = ()) -> str:
    """Return the expression that sends a call."""
    answer = f"{operation.answer}.class"
    given = [
        literal(operation.path),
        query,
        *([body] if operation.body else []),
        *([names(key)] if key else []),
        answer,
    ]
    start = f"transport.{operation.method.lower()}("
    line = f"{start}{', '.join(given)})"
    return line if len(line) < 104 else start + "".join(f"\n            {each}," for each in given)[:-1] + ")"


def names(arguments: Sequence[Argument]) -> str:
    """Return arguments as a call passes them on."""
    return ", ".join(argument.name for argument in arguments)


def method(document: Document, operation: Operation, arguments: Sequence[Argument], expression: str) -> str:
    """Return the source of a method."""
    told = f"{operation.summary}.\n\n{operation.description}"
    answer = javadoc(document.by_name[operation.answer].description, plain=True)
    doc = javadoc(told, {each.name: each.description for each in arguments}, [f"@return {answer}", *REFUSED])
    taken = ", ".join(f"{each.type} {each.name}" for each in arguments)
    head = f"public {operation.answer} {variable(operation.name)}({taken})"
    thrown = "throws IOException, InterruptedException {"
    joined = f"{head} {thrown}" if len(head) + len(thrown) < 115 else f"{head}\n        {thrown}"
    return f"{doc}\n{joined}\n    return {expression};\n}}"


if __name__ == "__main__":
    main(*sys.argv[1:])
