"""Write the OpenAPI document to its file, or say how the file differs from what the code says.

Usage: python -m croupier_api.export [--check | --generators FILE]
"""

import argparse
import sys
from collections.abc import Sequence
from difflib import unified_diff
from pathlib import Path
from typing import Any

from croupier_api.app import calls
from croupier_api.catalogue_calls import VERSION
from croupier_api.openapi import MSGPACK, as_json, as_yaml, document
from croupier_api.resources import CHECKOUT

TARGET = CHECKOUT / "openapi" / "openapi.yaml"


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line asks for, and return the status to exit with."""
    parser = argparse.ArgumentParser(prog="python -m croupier_api.export", description="Write openapi/openapi.yaml.")
    chosen = parser.add_mutually_exclusive_group()
    chosen.add_argument("--check", action="store_true", help="write nothing, and fail if the file is out of date")
    chosen.add_argument("--generators", metavar="FILE", type=Path, help="write a copy for client generators, as JSON")
    options = parser.parse_args(arguments)
    content = document(calls(), VERSION)
    if options.generators:
        options.generators.write_bytes(as_json(for_generators(content)))
        return 0
    return _checked(as_yaml(content)) if options.check else _written(as_yaml(content))


def for_generators(content: dict[str, Any]) -> dict[str, Any]:
    """Return a document for generators of clients: JSON only, an address that is whole, no links and no examples."""
    servers = [server for server in content["servers"] if "://" in server["url"]]
    paths = {
        path: {method: _plain_operation(operation) for method, operation in item.items()}
        for path, item in content["paths"].items()
    }
    return content | {"servers": servers, "paths": paths}


def _plain_operation(operation: dict[str, Any]) -> dict[str, Any]:
    responses = {status: _plain_message(response) for status, response in operation["responses"].items()}
    body = {"requestBody": _plain_message(operation["requestBody"])} if "requestBody" in operation else {}
    return operation | body | {"responses": responses}


def _plain_message(message: dict[str, Any]) -> dict[str, Any]:
    content = {kind: {"schema": media["schema"]} for kind, media in message["content"].items() if kind != MSGPACK}
    return {key: value for key, value in message.items() if key != "links"} | {"content": content}


def _written(text: str) -> int:
    TARGET.write_text(text, encoding="utf-8")
    return 0


def _checked(text: str) -> int:
    committed = TARGET.read_text(encoding="utf-8") if TARGET.exists() else ""
    lines = unified_diff(committed.splitlines(), text.splitlines(), "openapi/openapi.yaml", "the code", lineterm="")
    sys.stdout.writelines(f"{line}\n" for line in lines)
    return int(committed != text)


if __name__ == "__main__":
    sys.exit(main())
