"""Sends the requests of the conformance pack, and compares the answers with those of the pack."""

import asyncio
import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, get_type_hints

import msgspec

from croupier_client import AsyncCroupier, Croupier, ProblemError

Vector = dict[str, Any]


def vectors(pack: Path) -> list[Vector]:
    """Return every vector of the pack that is a call."""
    files = json.loads((pack / "index.json").read_text(encoding="utf-8"))["files"]
    paths = [pack / file["path"] for file in files if file["kind"] not in {"chance", "sealed"}]
    return [vector for path in paths for vector in json.loads(path.read_text(encoding="utf-8"))["vectors"]]


def passes_vectors(base_url: str, pack: Path) -> None:
    """Send every vector with both clients."""
    every = vectors(pack)
    with Croupier(base_url) as croupier:
        answers = [answer(croupier, vector) for vector in every]
    awaited = asyncio.run(answers_async(base_url, every))
    failed = [*failures(every, answers), *failures(every, awaited)]
    assert every, "The pack is empty."
    assert not failed, "\n".join(["Vectors failed:", *failed])
    print(f"Vectors passed: {len(every)} of {len(every)}.")


async def answers_async(base_url: str, every: list[Vector]) -> list[Any]:
    """Return the other client's answers to the requests of vectors."""
    async with AsyncCroupier(base_url) as croupier:
        return [await answer_async(croupier, vector) for vector in every]


def answer(croupier: Croupier, vector: Vector) -> Any:
    """Return the answer to the request of a vector, through the types of the client and back to JSON."""
    call = called(croupier, vector)
    try:
        return told(call(**arguments(call, vector)), 200)
    except ProblemError as refused:
        return told(refused.problem, refused.problem.status)


async def answer_async(croupier: AsyncCroupier, vector: Vector) -> Any:
    """Return the other client's answer to the request of a vector."""
    call = called(croupier, vector)
    try:
        return told(await call(**arguments(call, vector)), 200)
    except ProblemError as refused:
        return told(refused.problem, refused.problem.status)


def called(croupier: Croupier | AsyncCroupier, vector: Vector) -> Callable[..., Any]:
    """Return the method that makes the call of a vector."""
    group, name = (re.sub("(?<=[a-z])[A-Z]", r"_\g<0>", part).lower() for part in vector["call"].split("_"))
    method: Callable[..., Any] = getattr(getattr(croupier, group), name)
    return method


def arguments(call: Callable[..., Any], vector: Vector) -> dict[str, Any]:
    """Return the request and the query of a vector as the arguments of a method, each of the type that it names."""
    types = get_type_hints(call)
    given = {**vector["request"], **vector["query"]}
    return {name: msgspec.convert(value, types[name]) for name, value in given.items()}


def told(message: Any, status: int) -> Any:
    """Return a status and a message as JSON values."""
    return [status, msgspec.to_builtins(message)]


def failures(every: list[Vector], answers: list[Any]) -> Iterator[str]:
    """Tell of the vectors that were answered differently, and where."""
    for vector, given in zip(every, answers, strict=True):
        pointer = difference(given, [vector["status"], vector["answer"]])
        if pointer is not None:
            yield f"{vector['name']}: the answer differs at {pointer!r}."


def difference(one: Any, other: Any) -> str | None:
    """Return the pointer to the first place where two JSON values differ, if there is one."""
    if type(one) is not type(other):
        return ""
    if isinstance(one, dict):
        return first_difference([(key, one.get(key, ...), other.get(key, ...)) for key in one | other])
    if isinstance(one, list):
        return first_difference([(str(at), *pair) for at, pair in enumerate(zip(one, other, strict=False))]) or (
            None if len(one) == len(other) else ""
        )
    return None if one == other else ""


def first_difference(members: list[tuple[str, Any, Any]]) -> str | None:
    """Return the pointer to the first of some members that differ."""
    for name, one, other in members:
        pointer = difference(one, other)
        if pointer is not None:
            return f"/{name}{pointer}"
    return None
