"""The document of the API, taken apart for tests."""

from collections.abc import Iterable, Iterator
from typing import Any

from croupier_api.app import calls
from croupier_api.catalogue_calls import VERSION
from croupier_api.openapi import document

DOCUMENT = document(calls(), VERSION)
COMPONENTS: dict[str, Any] = DOCUMENT["components"]["schemas"]
OPERATIONS: dict[str, Any] = {
    operation["operationId"]: operation for item in DOCUMENT["paths"].values() for operation in item.values()
}
CALLS = {call.operation_id: call for call in calls()}


def contents(messages: Iterable[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Yield what some requests and responses hold, format by format."""
    for message in messages:
        yield from message["content"].values()
