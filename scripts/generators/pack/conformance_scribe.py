"""How vectors are made: a request is answered in process, by the code that serves, and both are kept."""

import re
from collections.abc import Iterable, Iterator
from itertools import chain
from typing import Any, cast

import msgspec

from croupier.faults import IllegalAction, UnknownVersion, Unsound
from croupier.game import AnyGame
from croupier_api.app import calls
from croupier_api.bodies import Reader
from croupier_api.game_calls import camel
from croupier_api.negotiation import JSON
from croupier_api.problems import Refusal, problem_of
from croupier_api.vectors import Vector

REFUSALS = (IllegalAction, UnknownVersion, Unsound, Refusal)


def plain(value: Any) -> Any:
    """Return a value as its JSON is read."""
    return msgspec.json.decode(msgspec.json.encode(value))


class Clerk:
    """Answers calls as the server does, without one."""

    def __init__(self) -> None:
        self._calls = {call.operation_id: call for call in calls()}
        self._readers = {name: Reader(call.request) for name, call in self._calls.items() if call.request}

    def ask(self, operation: str, request: Any, query: dict[str, bool]) -> tuple[int, Any]:
        """Return the status and the answer of a POST call."""
        call = self._calls[operation]
        flags = {flag.name: flag.default for flag in call.flags} | query
        try:
            answer = call.run(self._readers[operation].read(msgspec.json.encode(request), JSON), **flags)
        except REFUSALS as refusal:
            problem = problem_of(refusal, "/state")
            return problem.status, plain(problem)
        return 200, plain(answer)

    def catalogue(self, game: AnyGame) -> Any:
        """Return all that the service says about a game."""
        return plain(self._calls[f"{camel(game)}_catalogue"].run())


class Scribe:
    """Writes down the vectors of one game and one kind."""

    def __init__(self, clerk: Clerk, game: AnyGame, kind: str) -> None:
        self.clerk = clerk
        self.game = game
        self.kind = kind
        self.kept = list[Vector]()
        self._names = dict[str, int]()

    def keep(
        self, name: str, about: str, call: str, request: Any, *, rules: Iterable[str] = (), **query: bool
    ) -> Vector:
        """Ask for something, and keep the vector; ``rules`` are those that it shows beside what its answer names."""
        operation = f"{camel(self.game)}_{call}"
        request = plain(request)
        status, answer = self.clerk.ask(operation, request, query)
        vector = Vector(
            name=self._named(name),
            about=about,
            rules=in_order({*rules, *cited(answer)}),
            call=operation,
            query=query,
            request=request,
            status=status,
            answer=answer,
        )
        self.kept.append(vector)
        return vector

    def _named(self, name: str) -> str:
        """Return the whole name, numbered where there have been others like it."""
        slug = kebab(name)
        self._names[slug] = number = self._names.get(slug, 0) + 1
        return f"{self.game.id}/{self.kind}/{slug}" + (f"-{number}" if number > 1 else "")


def kebab(text: str) -> str:
    """Return a text as part of a name.

    >>> kebab("floater_teesside, two+: Bid!")
    'floater-teesside-two-bid'
    """
    return "-".join(re.findall(r"[a-z0-9]+", text.lower()))


def cited(answer: Any) -> Iterator[str]:
    """Give the ids of the rules that an answer names: who forbids, which law is broken, why somebody pays.

    >>> sorted(cited({"rule": "N7", "errors": [{"rule": None}], "scoring": {"lines": [{"rule": "N15"}]}}))
    ['N15', 'N7']
    """
    if isinstance(answer, list):
        yield from chain.from_iterable(map(cited, cast("list[object]", answer)))
    if isinstance(answer, dict):
        told = cast("dict[str, Any]", answer)
        if told.get("rule"):
            yield told["rule"]
        for name in ("errors", "lines", "scoring", "position", "problem", "results"):
            yield from cited(told.get(name))


def in_order(rules: Iterable[str]) -> tuple[str, ...]:
    """Return ids of rules in the order of their pages.

    >>> in_order({"S4", "N10", "N9"})
    ('N9', 'N10', 'S4')
    """
    return tuple(sorted(rules, key=lambda rule: (rule[0], int(re.sub(r"\D", "", rule)), rule)))
