"""Java as text: comments, indents, imports and files."""

import json
import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from textwrap import fill, indent

PACKAGE = "croupier.client"
MODEL = f"{PACKAGE}.model"
MARK = "// Generated from the OpenAPI document by scripts/generate-clients; do not edit.\n"
JACKSON = "com.fasterxml.jackson.annotation"
IMPORTS = {
    **{name: f"{JACKSON}.{name}" for name in ("JsonCreator", "JsonProperty", "JsonSetter")},
    **{name: f"{JACKSON}.{name}" for name in ("JsonSubTypes", "JsonTypeInfo", "JsonTypeName", "JsonValue", "Nulls")},
    **{name: f"java.util.{name}" for name in ("ArrayList", "Collections", "LinkedHashMap")},
    **{name: f"java.util.{name}" for name in ("List", "Map", "Objects")},
    "Duration": "java.time.Duration",
    "HttpClient": "java.net.http.HttpClient",
    "IOException": "java.io.IOException",
    "Nullable": "org.jspecify.annotations.Nullable",
}


def literal(text: str) -> str:
    """Return a string literal."""
    return json.dumps(text)


def block(lines: str | Iterable[str]) -> str:
    """Return lines one step further in."""
    return indent(lines if isinstance(lines, str) else "\n".join(lines), "    ")


def javadoc(
    text: str, params: Mapping[str, str] | None = None, tags: Iterable[str] = (), *, plain: bool = False
) -> str:
    """Return a comment with a description and tags; or, if plain, the description alone, on one line."""
    if plain:
        return _html(text)
    paragraphs = "\n\n<p>".join(fill(_html(paragraph), 108) for paragraph in text.split("\n\n"))
    ends = [f"@param {name} {_html(meaning)}" for name, meaning in (params or {}).items()] + list(tags)
    told = [fill(end, 108, subsequent_indent="    ") for end in ends]
    if not told and "\n" not in paragraphs:
        return f"/** {paragraphs} */"
    lines = [paragraphs, *([""] if told else []), *told]
    return "/**\n" + indent("\n".join(lines), " * ", lambda _: True).replace(" * \n", " *\n") + "\n */"


def _html(text: str) -> str:
    escaped = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace("@", "&#64;")
    linked = re.sub(r"\[([^]]*)\]\(([^)]*)\)", r"\1 ({@code \2})", escaped)
    return re.sub(r"`([^`]*)`", r"{@code \1}", linked)


def write_sources(folder: Path, packages: Mapping[str, Mapping[str, str]]) -> None:
    """Write types into their packages, with the imports they need, in place of all that was generated before."""
    for path in folder.rglob("*.java"):
        if path.read_text(encoding="utf-8").startswith(MARK):
            path.unlink()
    everything = {**IMPORTS, **{name: f"{MODEL}.{name}" for name in packages[MODEL]}}
    for package, types in packages.items():
        place = folder / package.replace(".", "/")
        place.mkdir(parents=True, exist_ok=True)
        for name, source in types.items():
            text = _file(package, source, everything)
            (place / f"{name}.java").write_text(text, encoding="utf-8")


def _file(package: str, source: str, everything: Mapping[str, str]) -> str:
    words = set(re.findall(r"\w+", re.sub(r'/\*.*?\*/|"[^"]*"', "", source, flags=re.DOTALL)))
    imported = sorted(place for name, place in everything.items() if name in words)
    lines = [f"import {place};\n" for place in imported if place.rpartition(".")[0] != package]
    return "\n".join([f"{MARK}package {package};\n", *(["".join(lines)] if lines else []), source])
