"""Write the models of the Python client: one frozen struct, enum or union for each component of the document."""

import json
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, cast

# The client reads what the server answers, of this version and of later ones: it leaves the bounds to the server.
BOUNDS = frozenset("minimum maximum minLength maxLength pattern minItems maxItems minProperties maxProperties".split())
HEADER = '"""The messages of the API. Generated from the OpenAPI document by scripts/generate-clients; do not edit."""'
SETTINGS = [
    "--input-file-type=openapi",
    "--output-model-type=msgspec.Struct",
    "--target-python-version=3.11",
    "--base-class=croupier_client.base.Model",
    "--keyword-only",
    "--use-msgspec-tagged-unions",
    "--use-type-alias",
    "--use-default",
    "--use-generic-container-types",
    "--use-typed-nullable-map-values",
    "--use-specialized-enum",
    "--capitalise-enum-members",
    "--use-schema-description",
    "--use-field-description",
    "--use-attribute-docstrings",
    "--use-single-line-docstring",
    "--use-double-quotes",
    "--no-use-annotated",
    "--disable-future-imports",
    "--disable-timestamp",
    f"--custom-file-header={HEADER}",
    "--no-formatters",
]


def write_models(document: dict[str, Any], target: Path) -> None:
    """Write the models of a document to a file, not yet formatted."""
    with TemporaryDirectory() as folder:
        source = Path(folder) / "openapi.json"
        source.write_text(json.dumps(without_bounds(document)), encoding="utf-8")
        generator = Path(sys.executable).with_name("datamodel-codegen")
        subprocess.run([generator, f"--input={source}", f"--output={target}", *SETTINGS], check=True)
    # The generator has no setting for it, and type checkers want every struct to say it, not only its base.
    text = target.read_text(encoding="utf-8").replace("(Model, kw_only=True", "(Model, frozen=True, kw_only=True")
    target.write_text(text, encoding="utf-8")


def without_bounds(node: Any, *, names: bool = False) -> Any:
    """Return a part of a document without the bounds of its schemas; ``names`` says that its keys are names."""
    if isinstance(node, list):
        return [without_bounds(entry) for entry in cast("list[object]", node)]
    if not isinstance(node, dict):
        return node
    return {
        key: without_bounds(value, names=key in {"properties", "schemas"} and not names)
        for key, value in cast("dict[str, Any]", node).items()
        if names or key not in BOUNDS
    }
