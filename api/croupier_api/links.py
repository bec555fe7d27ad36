"""Where an answer leads: the calls that can be made with the state in it.

With these a tool can walk through a match, from its start on, without knowing what a card game is.
"""

from collections.abc import Iterable, Iterator
from types import MappingProxyType
from typing import Any, get_origin

from croupier_api.calls import Call

ENTRIES = MappingProxyType({"first": (0, 0), "second": (0, 1), "third": (0, 2), "fifth": (0, 4), "out-of-turn": (1, 0)})
"""Entries of the list of legal actions that are linked to: the place of the seat, then of the action."""

STATE = "$response.body#/state"
TABLE = "$response.body#/token"
"""Where an answer has the state, or the table."""


def links(call: Call, calls: Iterable[Call]) -> dict[str, Any]:
    """Return the links from a call's answer to calls with the same tag, by name; none if it leads nowhere."""
    near = [other for other in calls if other.tag == call.tag]
    answered = _fields(call.answer)
    if "state" in answered:
        return {name: link for other in near for name, link in _links_to(other)}
    return {name: link for other in near for name, link in _links_with_token(answered, other)}


def _links_with_token(answered: frozenset[str], call: Call) -> Iterator[tuple[str, dict[str, Any]]]:
    fields = _fields(call.request)
    name = call.operation_id.rpartition("_")[2]
    # What is prepared starts a match and does nothing else; a link cannot send the key that a move needs.
    leads_on = "last_seen" in fields and "actions" not in fields if "view" in answered else "openings" in fields
    if "token" in answered & fields and leads_on:
        yield name, _link(call, "The table as it stands.", token=TABLE)


def _links_to(call: Call) -> Iterator[tuple[str, dict[str, Any]]]:
    fields = _fields(call.request)
    name = call.operation_id.rpartition("_")[2]
    if {"state", "actions"} <= fields:
        for which, (seat, action) in ENTRIES.items():
            entry = f"$response.body#/legal/{seat}/actions/{action}"
            yield f"{name}-{which}", _link(call, f"Legal action: {which}.", state=STATE, actions=[entry])
    elif "state" in fields:
        yield name, _link(call, "The state as it stands.", state=STATE)
    if {"state", "seat"} <= fields:
        yield f"{name}-to-act", _link(call, "For the seat to act.", state=STATE, seat="$response.body#/to_act/0")


def _fields(kind: Any) -> frozenset[str]:
    return frozenset(getattr(get_origin(kind) or kind, "__struct_encode_fields__", ()))


def _link(call: Call, description: str, **body: object) -> dict[str, Any]:
    return {"operationId": call.operation_id, "description": description, "requestBody": body}
