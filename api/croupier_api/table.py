"""What each call of a game does: a request goes in, an answer comes out, and nothing is kept."""

import hashlib
import secrets
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from msgspec import UNSET

from croupier.faults import IllegalAction, TableRule, UnknownVersion, Unsound, UnsoundSeat
from croupier.game import AnyGame, admit, barred_actions, legal_actions, perspective, perspectives, play, replay
from croupier.opening import start
from croupier_api.canonical import canonical
from croupier_api.messages import (
    MOST_BATCH_ACTIONS,
    MOST_STEPS,
    BatchAnswer,
    BatchItem,
    BatchRequest,
    BatchResult,
    PlayRequest,
    Position,
    PositionRequest,
    ReplayPosition,
    ReplayRequest,
    StartRequest,
    Step,
    ViewAnswer,
    ViewRequest,
)
from croupier_api.problems import ProblemCode, Refusal, problem, problem_of

SEED_BYTES = 32


def digest(state: msgspec.Struct) -> str:
    """Return the SHA-256 of a state as RFC 8785 JSON, in lower-case hexadecimal."""
    return hashlib.sha256(canonical(state)).hexdigest()


def _too_much(detail: str) -> Refusal:
    return Refusal(problem(ProblemCode.TOO_MUCH, detail))


@dataclass(frozen=True)
class Table:
    """The calls of one game; every answer is a function of the request alone, but for a seed that has to be made."""

    game: AnyGame

    def start(self, request: StartRequest[Any, Any], *, legal: bool, explain: bool, views: bool) -> msgspec.Struct:
        """Deal the first deal of a match."""
        seed = secrets.token_hex(SEED_BYTES) if request.seed is UNSET else request.seed
        state, events = self._opened(request, seed)
        return Position(**self._position(state, events, legal=legal, explain=explain, views=views))

    def play(self, request: PlayRequest[Any, Any], *, legal: bool, explain: bool, views: bool) -> msgspec.Struct:
        """Play actions in order, all or none."""
        state, events = play(self.game, admit(self.game, request.state), request.actions)
        return Position(**self._position(state, events, legal=legal, explain=explain, views=views))

    def position(self, request: PositionRequest[Any], *, legal: bool, explain: bool, views: bool) -> msgspec.Struct:
        """Look at a state as it stands."""
        state = admit(self.game, request.state)
        return Position(**self._position(state, (), legal=legal, explain=explain, views=views))

    def view(self, request: ViewRequest[Any]) -> msgspec.Struct:
        """Look at a state through the eyes of a seat or a spectator."""
        state = admit(self.game, request.state)
        seat = None if request.seat is UNSET else request.seat
        last = len(state.hands) - 1
        if seat is not None and seat > last:
            raise UnsoundSeat([TableRule.SEAT_EXISTS.fault("/seat", seat=seat, last=last)])
        seen = perspective(self.game, state, (), seat)
        return ViewAnswer(view=seen.view, to_act=seen.to_act, legal=seen.legal, scoring=seen.scoring)

    def replay(
        self, request: ReplayRequest[Any, Any, Any], *, legal: bool, explain: bool, views: bool, steps: bool
    ) -> msgspec.Struct:
        """Play a match from its start."""
        if steps and len(request.actions) > MOST_STEPS:
            raise _too_much(f"{len(request.actions)} actions; with steps=true at most {MOST_STEPS}.")
        state, told = self._opened(request, request.seed)
        events, taken = list(told), list[Any]()
        for action, (after, brought) in zip(request.actions, replay(self.game, state, request.actions), strict=True):
            state = after
            events.extend(brought)
            if steps:
                taken.append(Step(action=action, events=brought, digest=digest(after)))
        position = self._position(state, events, legal=legal, explain=explain, views=views)
        return ReplayPosition(**position, steps=tuple(taken) if steps else None)

    def batch(self, request: BatchRequest[Any, Any], *, legal: bool, explain: bool, views: bool) -> msgspec.Struct:
        """Play on many states at once; a refused item does not hold up the others."""
        actions = sum(len(item.actions) for item in request.items)
        if actions > MOST_BATCH_ACTIONS:
            raise _too_much(f"{actions} actions; a batch has at most {MOST_BATCH_ACTIONS}.")
        flags = {"legal": legal, "explain": explain, "views": views}
        return BatchAnswer(results=tuple(self._result(i, item, flags) for i, item in enumerate(request.items)))

    def _result(
        self, index: int, item: BatchItem[Any, Any], flags: dict[str, bool]
    ) -> BatchResult[Any, Any, Any, Any, Any]:
        try:
            state, events = play(self.game, admit(self.game, item.state), item.actions)
        except (IllegalAction, Unsound, UnknownVersion) as refusal:
            return BatchResult(position=None, problem=problem_of(refusal, f"/items/{index}/state"))
        return BatchResult(position=Position(**self._position(state, events, **flags)), problem=None)

    def _opened(self, request: Any, seed: str) -> tuple[Any, tuple[Any, ...]]:
        chosen = {name: getattr(request, name) for name in ("variant", "deck", "dealer")}
        chosen["overrides"] = request.options
        given = {name: value for name, value in chosen.items() if value is not UNSET}
        return start(self.game, players=request.players, seed=seed, **given)

    def _position(
        self, state: Any, events: Sequence[Any] | Iterable[Any], *, legal: bool, explain: bool, views: bool
    ) -> dict[str, Any]:
        events = tuple(events)
        return {
            "state": state,
            "digest": digest(state),
            "to_act": self.game.to_act(state),
            "legal": legal_actions(self.game, state) if legal else None,
            "barred": barred_actions(self.game, state) if explain else None,
            "scoring": self.game.scoring(state),
            "events": events,
            "views": perspectives(self.game, state, events) if views else None,
        }
