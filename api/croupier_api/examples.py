"""Examples of calls, as a running server answered them; ``scripts/examples`` writes them."""

from collections.abc import Iterable
from functools import cache
from typing import Any

import msgspec

from croupier_api import resources
from croupier_api.problems import KINDS, ProblemCode

MALFORMED = KINDS[ProblemCode.MALFORMED].status


class Example(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A call that was made, and what came back."""

    operation: str
    """Id of the operation."""
    name: str
    """What tells it from other examples of the operation."""
    summary: str
    """What it shows, in a sentence."""
    query: dict[str, bool] = {}
    """Flags of the request."""
    key: str = ""
    """Key of the seat that asks; empty where none is sent."""
    request: Any = None
    """Body of the request; null where it has none."""
    status: int
    """Status of the answer."""
    answer: Any
    """Body of the answer."""

    @property
    def headers(self) -> dict[str, str]:
        """Headers of the request."""
        return {"Authorization": f"Bearer {self.key}"} if self.key else {}

    @property
    def file(self) -> str:
        """Name of the file that holds it."""
        return f"{self.operation}.{self.name}.json"


@cache
def examples() -> tuple[Example, ...]:
    """Return all examples, in the order of their files' names.

    Raises:
        FileNotFoundError: The installation lacks its examples.
    """
    files = sorted(resources.examples().iterdir(), key=lambda file: file.name)
    return tuple(msgspec.json.decode(file.read_bytes(), type=Example) for file in files if file.name.endswith(".json"))


def requests(told: Iterable[Example], operation: str) -> dict[str, Any]:
    """Return an operation's bodies as the document writes examples, by name; all satisfy its schema."""
    return _written(
        (example, example.request) for example in told if example.operation == operation and example.status != MALFORMED
    )


def answers(told: Iterable[Example], operation: str, status: int) -> dict[str, Any]:
    """Return an operation's answers of a status as the document writes examples, by name."""
    return _written(
        (example, example.answer) for example in told if example.operation == operation and example.status == status
    )


def _written(values: Iterable[tuple[Example, Any]]) -> dict[str, Any]:
    return {
        example.name: {"summary": example.summary, "value": value} for example, value in values if value is not None
    }
