"""Write the generated parts of the C# client.

Usage: python scripts/generators/clients/csharp.py DOCUMENT CLIENT
"""

import hashlib
import re
import sys
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import takewhile
from pathlib import Path

from csharp_models import declared, message
from csharp_text import block, comment, listed, literal, parameter
from calling import body_fields
from document import Document, Field, Group, Operation, Scalar, pascal, read, words

MARK = "// Generated from the OpenAPI document by scripts/generate-clients; do not edit.\n"
USINGS = ["System", "System.Collections.Generic", "System.Linq", "System.Net.Http", "System.Threading"]
JSON_USINGS = ["System.Threading.Tasks", "Newtonsoft.Json", "Newtonsoft.Json.Linq"]
KEY = Field("key", Scalar("string"), "The key of the seat that asks.")
MAYBE_KEY = replace(KEY, required=False, description="The key of the seat that asks; without one, spectators do.")


def main(document: str, client: str) -> None:
    """Write a client's sources from the document for generators, its version, and what Unity keeps beside files."""
    content, folder = read(document), Path(client)
    runtime = folder / "Runtime"
    for path in runtime.glob("*.cs"):
        if path.read_text(encoding="utf-8").startswith(MARK):
            path.unlink()
    for name, sources in files(content).items():
        (runtime / f"{name}.cs").write_text(source_file(sources), encoding="utf-8")
    stamp(folder / "Croupier.csproj", r"(<Version>)[^<]*", content.version)
    stamp(folder / "package.json", r'("version": ")[^"]*', content.version)
    write_metas(folder)


def stamp(path: Path, before: str, version: str) -> None:
    """Write the version into a package file."""
    path.write_text(re.sub(before, rf"\g<1>{version}", path.read_text(encoding="utf-8")), encoding="utf-8")


def files(document: Document) -> dict[str, list[str]]:
    """Return the sources by file: the messages of each game, those of all games, and the calls."""
    prefixes = {prefix(group): list[str]() for group in document.groups if prefix(group)}
    common = list[str]()
    for component in document.components:
        own = next((sources for start, sources in prefixes.items() if component.name.startswith(start)), common)
        own.append(message(document, component))
    calls = [client(document), *(class_of_calls(document, group) for group in document.groups)]
    return {**{f"{name}Messages": sources for name, sources in prefixes.items()}, "Messages": common, "Calls": calls}


def prefix(group: Group) -> str:
    """Return what the names of all messages of a game begin with; the service has messages of any name.

    Calls with flags are those of a game alone; others may answer with what all games have.
    """
    columns = zip(*(words(operation.answer) for operation in group.operations if operation.flags), strict=False)
    shared = takewhile(lambda column: len(set(column)) == 1, columns)
    return "".join(column[0].capitalize() for column in shared)


def source_file(sources: Iterable[str]) -> str:
    """Return the text of a file, with the namespaces it needs."""
    usings = "".join(f"using {name};\n" for name in [*USINGS, *JSON_USINGS])
    body = block("\n".join(sources)).rstrip()
    return f"{MARK}{usings}\nnamespace Croupier\n{{\n{body}\n}}\n"


def write_metas(folder: Path) -> None:
    """Write the files by which Unity knows what is in a package; their ids follow from the names."""
    runtime = folder / "Runtime"
    names = ["package.json", "README.md", "Croupier.csproj", "Runtime"]
    names += [f"Runtime/{path.name}" for path in runtime.iterdir() if path.suffix != ".meta"]
    for path in runtime.glob("*.meta"):
        path.unlink()
    for name in names:
        digest = hashlib.sha256(f"croupier/clients/csharp/{name}".encode()).hexdigest()[:32]
        (folder / f"{name}.meta").write_text(f"fileFormatVersion: 2\nguid: {digest}\n", encoding="utf-8")


def client(document: Document) -> str:
    """Return the source of the client, which has the calls of each tag."""
    names = [(pascal(group.tag), group.description) for group in document.groups]
    made = block(block(f"{name} = new {name}(transport);" for name, _ in names))
    members = "\n\n".join(block(f"{comment(told)}\npublic {name} {name} {{ get; }}") for name, told in names)
    return f"""{comment(document.summary + " This is a client of it, which several threads may use at once.")}
public sealed class CroupierClient : IDisposable
{{
    private readonly Transport transport;

    /// <summary>Calls a server.</summary>
    /// <param name="baseUrl">Its address; where <c>croupier serve</c> listens unless told otherwise.</param>
    /// <param name="http">What sends the calls, with its timeout; it is not disposed of.</param>
    public CroupierClient(string baseUrl = "http://127.0.0.1:8000", HttpClient http = null)
    {{
        transport = new Transport(baseUrl, http);
{made}
    }}

{members}

    /// <summary>Closes the connections, unless they are those of a client given.</summary>
    public void Dispose() => transport.Dispose();
}}
"""


def class_of_calls(document: Document, group: Group) -> str:
    """Return the source of the calls of a tag."""
    name = pascal(group.tag)
    methods = "\n\n".join(block(method(document, operation)) for operation in group.operations)
    return f"""{comment(group.description)}
public sealed class {name}
{{
    private readonly Transport transport;

    internal {name}(Transport transport)
    {{
        this.transport = transport;
    }}

{methods}
}}
"""


def method(document: Document, operation: Operation) -> str:
    """Return the source of a call: fields of its request and flags are arguments, what may be left out is optional."""
    fields = sorted(body_fields(document, operation), key=lambda field: not field.required)
    answer = document.by_name[operation.answer].description
    needed = [field for field in fields if field.required]
    key = {"required": [KEY], "optional": [MAYBE_KEY]}.get(operation.bearer, [])
    taken = [*needed, *key, *fields[len(needed) :]] if operation.bearer == "required" else [*fields, *key]
    told = {parameter(field.name): field.description for field in (*taken, *operation.flags)}
    told["cancellation"] = "Gives the call up."
    doc = comment(f"{operation.summary}. {operation.description}", told, answer)
    failures = '/// <exception cref="ProblemException">The server refuses.</exception>'
    flags = [f"bool {parameter(flag.name)} = {str(bool(flag.default)).lower()}" for flag in operation.flags]
    arguments = [*declared(document, taken), *flags, "CancellationToken cancellation = default(CancellationToken)"]
    head = listed(f"public Task<{operation.answer}> {pascal(operation.name)}Async", arguments, "")
    return f"{doc}\n{failures}\n{head}\n{{\n{block(statements(operation, fields))}\n}}"


def statements(operation: Operation, fields: Iterable[Field]) -> Iterator[str]:
    """Give the statements that send a call."""
    given = [literal(operation.path), f"{operation.answer}.Read", "cancellation"]
    if operation.body:
        passed = (parameter(field.name) for field in fields)
        yield listed(f"var body = new {operation.body}", passed, ";")
        given.append("body")
    if operation.flags:
        yield "var query = new Query();"
        yield from (
            f"query.Add({literal(flag.name)}, {parameter(flag.name)}, {str(bool(flag.default)).lower()});"
            for flag in operation.flags
        )
        given.append("query: query")
    if operation.bearer != "none":
        given.append("key: key")
    yield listed(f"return transport.{pascal(operation.method.lower())}Async", given, ";")


if __name__ == "__main__":
    main(*sys.argv[1:])
