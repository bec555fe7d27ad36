"""Handlers made from calls, and the one place where exceptions become answers."""

import logging
from collections.abc import Iterable
from functools import partial
from traceback import format_tb
from typing import Any

from anyio import to_thread
from litestar import Request, Response, get, post
from litestar.exceptions import HTTPException, MethodNotAllowedException, NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.types import ASGIApp

from croupier_api.bodies import Reader
from croupier_api.calls import Bearer, Call
from croupier_api.flags import flag_reader
from croupier_api.http import NO_STORE, Answer, CallRequest
from croupier_api.negotiation import JSON
from croupier_api.problems import ProblemCode, Refusal, problem, problem_of

PROBLEM = "application/problem+json"

_LAST_FRAMES = -20

logger = logging.getLogger("croupier_api")


def handlers(calls: Iterable[Call]) -> list[HTTPRouteHandler]:
    """Return a handler for each call."""
    return [_get(call) if call.request is None else _post(call) for call in calls]


def _get(call: Call) -> HTTPRouteHandler:
    flags = flag_reader(call.flags)

    @get(call.path, name=call.operation_id)
    async def handler(request: CallRequest) -> ASGIApp:
        wanted = request.format_wanted()
        return Answer(call.run(**flags(request.scope["query_string"])), wanted)

    return handler


def _post(call: Call) -> HTTPRouteHandler:
    flags, reader = flag_reader(call.flags), Reader(call.request, quotes=not call.is_sealed)
    takes_key = call.bearer is not Bearer.NONE

    @post(call.path, name=call.operation_id, status_code=200)
    async def handler(request: CallRequest) -> ASGIApp:
        body = await request.body()
        sent, wanted = request.formats()
        given = flags(request.scope["query_string"])
        ask = partial(call.run, reader.read(body, sent), **({**given, "key": request.bearer()} if takes_key else given))
        return Answer(await to_thread.run_sync(ask) if call.waits else ask(), wanted, NO_STORE)

    return handler


def refused(request: Request[Any, Any, Any], exception: Exception) -> Response[bytes]:
    """Return the answer to a request that ended in an exception: a problem, whatever it was."""
    refusal = _refusal(exception)
    if refusal.problem.code is ProblemCode.INTERNAL:
        _log(request, exception)
    return Response(
        JSON.encode(refusal.problem),
        media_type=PROBLEM,
        status_code=refusal.problem.status,
        headers={"Cache-Control": "no-store", **refusal.headers},
    )


def _refusal(exception: Exception) -> Refusal:
    if isinstance(exception, Refusal):
        return exception
    if isinstance(exception, HTTPException):
        return _refused_by_framework(exception)
    return Refusal(problem_of(exception, "/state"))


def _refused_by_framework(exception: HTTPException) -> Refusal:
    if isinstance(exception, NotFoundException):
        return Refusal(problem(ProblemCode.NOT_FOUND, "There is nothing at this address."))
    if isinstance(exception, MethodNotAllowedException):
        allowed = ", ".join(sorted((exception.headers or {})["allow"].split(", ")))
        return Refusal(problem(ProblemCode.METHOD_NOT_ALLOWED, f"This address takes {allowed}."), {"Allow": allowed})
    if exception.status_code < 500:
        return Refusal(problem(ProblemCode.MALFORMED, f"{exception.detail}."))
    return Refusal(problem_of(exception))


def _log(request: Request[Any, Any, Any], exception: Exception) -> None:
    # No message of the exception and no values: they may hold what the body held, and logs are read by many.
    logger.error(
        "%s %s failed: %s\n%s",
        request.method,
        ascii(request.scope["path"]),
        type(exception).__qualname__,
        "".join(format_tb(exception.__traceback__, _LAST_FRAMES)),
    )
