"""Every client has the version of the API that it was made for."""

import re
from pathlib import Path

import pytest

from croupier_api.catalogue_calls import VERSION
from croupier_api.resources import CHECKOUT

CLIENTS = CHECKOUT / "clients"

SAYS = {
    "python/pyproject.toml": r'^version = "(.+)"$',
    "typescript/package.json": r'^  "version": "(.+)",$',
    "java/pom.xml": r"^  <version>(.+)</version>$",
    "kotlin/pom.xml": r"^ +<version>(.+)</version>$",
    "csharp/Croupier.csproj": r"^ +<Version>(.+)</Version>$",
    "csharp/package.json": r'^  "version": "(.+)",$',
    "dart/pubspec.yaml": r"^version: (.+)$",
    "rust/Cargo.toml": r'^version = "(.+)"$',
    "go/calls_gen.go": r'^const Version = "(.+)"$',
    "swift/Sources/CroupierClient/Croupier.swift": r"^/// A client of Croupier ([0-9.]+)\. ",
}
"""Where the package of each client says its version; the first such line counts."""


@pytest.mark.parametrize("path", SAYS)
def test_a_client_has_the_version_of_the_api(path: str) -> None:
    found = re.search(SAYS[path], (CLIENTS / path).read_text("utf-8"), re.MULTILINE)
    assert found
    assert VERSION == found[1]


def test_every_client_is_looked_at() -> None:
    folders = {path.name for path in CLIENTS.iterdir() if path.is_dir()}
    assert folders == {Path(path).parts[0] for path in SAYS}
