"""A call of the API, as a value: the routes and the document are both made from these."""

from collections.abc import Callable
from enum import StrEnum
from typing import Any, Literal

import msgspec

from croupier.game import AnyGame
from croupier_api.docstrings import described


class Bearer(StrEnum):
    """Whether a call takes a seat's key in its Authorization header."""

    NONE = "none"
    OPTIONAL = "optional"
    REQUIRED = "required"


class Flag(msgspec.Struct, frozen=True):
    """A query parameter that is true or false."""

    name: str
    default: bool
    description: str


class Call(msgspec.Struct, frozen=True, kw_only=True):
    """One call: where it is, what goes in, what comes out.

    ``run`` takes the decoded request (nothing where ``request`` is None) and the flags by name, with ``bearer`` also
    the ``key`` of the Authorization header, and returns an ``answer``; refusals are raised. It may block if the call
    ``waits``. ``refusals`` are the statuses that this call can answer beside those that its method and body bring with
    them. ``prefix`` stands in front of the names of generic structs. Refusals of a call that ``is_sealed`` quote
    nothing of its request.
    """

    operation_id: str
    method: Literal["GET", "POST"]
    path: str
    tag: str
    prefix: str
    summary: str
    description: str
    answer: Any
    run: Callable[..., msgspec.Struct]
    request: Any = None
    flags: tuple[Flag, ...] = ()
    refusals: tuple[int, ...] = ()
    bearer: Bearer = Bearer.NONE
    waits: bool = False
    is_sealed: bool = False


def game_call(  # noqa: PLR0917 - they stand in the order of the fields, and a table of calls reads better so
    game: AnyGame, operation_id: str, path: str, summary: str, request: Any, answer: Any, run: Any, **more: Any
) -> Call:
    """Return a POST call of a game: ``path`` goes on from the game's own; what ``run`` says of itself describes it."""
    return Call(
        operation_id=operation_id,
        method="POST",
        path=f"/v1/games/{game.id}/{path}",
        tag=game.id,
        prefix=game.prefix,
        summary=summary.format(title=game.names[0].name),
        description=described((run.__doc__ or "").partition("Raises:")[0]),
        request=request,
        answer=answer,
        run=run,
        **more,
    )
