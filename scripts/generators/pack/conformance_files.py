"""How the pack is written: the same bytes from the same vectors, in lines that a diff can show."""

import hashlib
import io
import json
import zipfile
from collections.abc import Iterable, Mapping
from pathlib import Path
from textwrap import fill
from typing import Any, cast

from conformance_scribe import plain
from croupier_api.vectors import Entry, Index

FORMAT = 1
WIDTH = 120
LONG_AGO = (1980, 1, 1, 0, 0, 0)
"""The date of every file in an archive: the earliest that a zip can tell."""


def laid_out(value: Any, margin: int = 0) -> str:
    """Return JSON of which whatever fits is on one line; lists of words fill lines, all else is one entry a line.

    >>> print(laid_out({"seats": [0, 1], "cards": ["2C"] * 21}))
    {
     "seats": [0, 1],
     "cards": [
      "2C", "2C", "2C", "2C", "2C", "2C", "2C", "2C", "2C", "2C", "2C", "2C", "2C", "2C", "2C", "2C", "2C", "2C", "2C",
      "2C", "2C"
     ]
    }
    """
    line = dumped(value)
    if len(line) + margin < WIDTH or not isinstance(value, dict | list):
        return line
    start, end = line[0], line[-1]
    inner, outer = "\n" + " " * (margin + 1), "\n" + " " * margin
    return f"{start}{inner}{inner.join(_lines(value, margin + 1))}{outer}{end}"


def _lines(value: Any, margin: int) -> list[str]:
    """Return what stands between the brackets of a list or an object, line by line, each with its comma."""
    if isinstance(value, dict):
        named = cast("dict[str, Any]", value).items()
        entries = [f"{dumped(name)}: {laid_out(entry, margin)}" for name, entry in named]
    elif any(isinstance(entry, dict | list) for entry in value):
        entries = [laid_out(entry, margin) for entry in value]
    else:
        return fill(dumped(value)[1:-1], WIDTH - margin).splitlines()
    return [*(f"{entry}," for entry in entries[:-1]), *entries[-1:]]


def dumped(value: Any) -> str:
    """Return JSON on one line."""
    return json.dumps(value, ensure_ascii=False)


def file_of(game: str | None, kind: str, vectors: Iterable[Any]) -> bytes:
    """Return the bytes of a file of vectors."""
    return written({"format": FORMAT, "game": game, "kind": kind, "vectors": list(vectors)})


def written(value: Any) -> bytes:
    """Return the bytes of a file."""
    # Tuples become lists: what is laid out is what a reader will have.
    return (laid_out(plain(value)) + "\n").encode()


def indexed(files: Mapping[str, bytes], chance: str, service: str) -> bytes:
    """Return the bytes of the index of some files of vectors."""
    entries = [_entry(path, content) for path, content in files.items()]
    return written(Index(format=FORMAT, chance=chance, service=service, files=tuple(entries)))


def _entry(path: str, content: bytes) -> Entry:
    head = json.loads(content)
    digest = hashlib.sha256(content).hexdigest()
    return Entry(path=path, game=head["game"], kind=head["kind"], vectors=len(head["vectors"]), sha256=digest)


def put(folder: Path, files: Mapping[str, bytes]) -> None:
    """Write files into a folder, in place of the JSON that is there."""
    for old in folder.rglob("*.json"):
        if old.relative_to(folder).as_posix() not in files:
            old.unlink()
    for path, content in files.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_bytes(content)


def stale(folder: Path, files: Mapping[str, bytes]) -> list[str]:
    """Return the files of a folder that are not what they should be, or should not be there."""
    there = {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*.json")}
    return sorted(path for path in {*there, *files} if there.get(path) != files.get(path))


def archive(files: Mapping[str, bytes]) -> bytes:
    """Return a zip of files, the same bytes from the same files on the same zlib."""
    raw = io.BytesIO()
    with zipfile.ZipFile(raw, "w") as bundle:
        for path, content in sorted(files.items()):
            entry = zipfile.ZipInfo(f"croupier-conformance/{path}", LONG_AGO)
            entry.external_attr = 0o644 << 16
            bundle.writestr(entry, content, zipfile.ZIP_DEFLATED, 9)
    return raw.getvalue()
