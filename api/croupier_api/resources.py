"""Where the files are that are read while the service runs: pages, examples, the parts of the API reference.

An installed package carries ``docs``, ``examples`` and the conformance pack inside itself; an editable checkout has
them beside the code.
"""

from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path

PACKAGE = "croupier_api"
CHECKOUT = Path(__file__).resolve().parents[2]


def docs() -> Traversable:
    """Return the folder of the Markdown pages.

    Raises:
        FileNotFoundError: The installation lacks its pages.
    """
    return _packed_or("docs", CHECKOUT / "docs")


def examples() -> Traversable:
    """Return the folder of the example requests and answers.

    Raises:
        FileNotFoundError: The installation lacks its examples.
    """
    return _packed_or("examples", CHECKOUT / "openapi" / "examples")


def conformance_pack() -> Traversable:
    """Return the folder of the conformance pack.

    Raises:
        FileNotFoundError: The installation lacks the pack.
    """
    return _packed_or("conformance_pack", CHECKOUT / "tests" / "conformance")


def assets() -> Traversable:
    """Return the folder of the templates, styles and scripts of the pages."""
    return files(PACKAGE) / "assets"


def swagger_ui() -> Traversable:
    """Return the folder of Swagger UI's files.

    Raises:
        FileNotFoundError: The package that brings them is not installed.
    """
    # The package is found without being imported: its code brings in a template engine that nobody here needs.
    spec = find_spec("swagger_ui")
    if spec is None or not spec.submodule_search_locations:
        raise FileNotFoundError("The API reference needs the package swagger-ui-py.")
    return Path(spec.submodule_search_locations[0]) / "static"


def _packed_or(name: str, beside: Path) -> Traversable:
    packed = files(PACKAGE) / name
    folder: Traversable = packed if packed.is_dir() else beside
    if not folder.is_dir():
        raise FileNotFoundError(f"The installation lacks the folder {name}.")
    return folder
