"""The record of a game, and what follows from it for every game alike.

A state from outside is a claim: parse, :func:`admit`, then trust. A game's ``judge`` is the only judge of legality; to
``check`` an action, lists and playing are derived from it here, once.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, StrEnum
from typing import Annotated, Any, Generic, TypeAlias, TypeVar

import msgspec
from msgspec import Meta

from croupier.cards import Card
from croupier.faults import (
    Fault,
    IllegalAction,
    Rulebook,
    UnknownVersion,
    UnsoundState,
    Violation,
)
from croupier.sealed import Sealed
from croupier.seats import MOST_SEATS, Seat
from croupier.wire import Action, Event, Frame

MOST_LISTED = 10_000
"""Actions of one seat in a list."""

MOST_EVENTS = 100_000
"""Events of one request."""


O = TypeVar("O", bound=msgspec.Struct)  # noqa: E741 - options; the seven kinds of a game's values, a letter each
S = TypeVar("S", bound=Frame)
A = TypeVar("A", bound=Action)
E = TypeVar("E", bound=Event)
R = TypeVar("R", bound=msgspec.Struct)
W = TypeVar("W", bound=msgspec.Struct)

Judge: TypeAlias = Callable[[A], Violation | None]
"""Finds the first rule that an action of one seat breaks in one state."""


class Direction(StrEnum):
    """Which way play goes round the table."""

    CLOCKWISE = "clockwise"
    COUNTERCLOCKWISE = "counterclockwise"


class GameName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a game is called in a language."""

    language: str
    """Language tag (BCP 47)."""
    name: str
    """The name, in that language's script."""


class Variant(msgspec.Struct, Generic[O], frozen=True):
    """A named set of options."""

    options: O
    sentence: str
    source: str


class Extra(msgspec.Struct, frozen=True):
    """An operation that one game has and others have not."""

    name: str
    request: type[msgspec.Struct]
    answer: type[msgspec.Struct]
    summary: str
    run: Callable[[Any], msgspec.Struct]
    can_be_unsound: bool = False
    """Whether a request that satisfies its schema can be refused as unsound."""


class Legal(msgspec.Struct, Generic[A], frozen=True, forbid_unknown_fields=True):
    """What one seat may do now; an entry of the list is exactly what is accepted."""

    seat: Seat
    """The seat that may act."""
    actions: Annotated[tuple[A, ...], Meta(max_length=MOST_LISTED)]
    """Its legal actions, complete."""


class BarredAction(msgspec.Struct, Generic[A], frozen=True, forbid_unknown_fields=True):
    """An action that a player might have asked for, and why the rules refuse it."""

    action: A
    """The refused action."""
    rule: str
    """Id of the rule that refuses it."""
    reason: str
    """Code of that rule; the rulebook of the catalogue has its sentence."""


class Barred(msgspec.Struct, Generic[A], frozen=True, forbid_unknown_fields=True):
    """What one seat might ask for and may not do now."""

    seat: Seat
    """The seat."""
    actions: Annotated[tuple[BarredAction[A], ...], Meta(max_length=MOST_LISTED)]
    """Its refused actions."""


class Perspective(msgspec.Struct, Generic[A, E, R, W], frozen=True, forbid_unknown_fields=True):
    """The table as one seat, or a spectator, may know it."""

    seat: Seat | None
    """The seat; null for spectators."""
    view: W
    """What it may see."""
    to_act: Annotated[tuple[Seat, ...], Meta(max_length=MOST_SEATS)]
    """Seats that the game waits for."""
    legal: Annotated[tuple[A, ...], Meta(max_length=MOST_LISTED)]
    """What the seat itself may do now; empty for spectators."""
    scoring: R
    """The scoring, which is public."""
    events: Annotated[tuple[E, ...], Meta(max_length=MOST_EVENTS)]
    """The events, as this seat knows them."""


@dataclass(frozen=True, kw_only=True)
class Game(Generic[O, S, A, E, R, W]):
    """A game: its data, its types and its rules as functions.

    ``judge`` gives the judge of a seat's actions in a state: what they have in common is looked at once, however many
    are listed. ``candidates`` names all that a seat could ask for; ``apply`` plays an action that the judge lets pass.
    ``witness`` gives an event as a seat (or, for None, a spectator) knows it, or None if it does not. ``audit`` lists
    every law that a state from outside breaks; ``unplayable`` lists why nothing can be played with some options and a
    number of players. ``telling`` gives the sentence that tells a person of an action, an event or a view, with the
    names of its fields in braces.
    """

    id: str
    prefix: str
    names: tuple[GameName, ...]
    direction: Direction
    fewest: int
    most: int
    rulebook: type[Rulebook]
    variants: Mapping[Any, Variant[O]]
    telling: Callable[[msgspec.Struct], str]

    variant_type: type[Enum]
    options_type: Any
    overrides_type: type[msgspec.Struct]
    state_type: type[S]
    action_type: Any
    event_type: Any
    scoring_type: type[R]
    view_type: type[W]

    pack: Callable[[O, int], tuple[Card, ...]]
    unplayable: Callable[[O, int], Iterable[Fault]]
    deal: Callable[[O, int, int, str, tuple[Card, ...]], tuple[S, tuple[E, ...]]]
    audit: Callable[[S], Iterable[Fault]]
    candidates: Callable[[S, int], Iterable[A]]
    judge: Callable[[S, int], Judge[A]]
    apply: Callable[[S, A], tuple[S, tuple[E, ...]]]
    to_act: Callable[[S], tuple[int, ...]]
    scoring: Callable[[S], R]
    view: Callable[[S, int | None], W]
    witness: Callable[[E, int | None], E | None]
    sealed: Sealed[O, S, A]

    state_versions: tuple[int, ...] = (1,)
    extras: tuple[Extra, ...] = ()

    def check(self, state: S, action: A) -> Violation | None:
        """Find the first rule that an action breaks."""
        return self.judge(state, action.seat)(action)


AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any, Any]


def refusing(violation: Violation) -> Judge[Any]:
    """Return the judge that refuses all actions of a seat for one reason."""
    return lambda _action: violation


def admit(game: Game[O, S, A, E, R, W], state: S) -> S:
    """Return a state from outside, now to be trusted.

    Raises:
        UnknownVersion: Its version is not known.
        UnsoundState: It breaks a law; all faults are listed, their pointers run from the state.
    """
    if state.version not in game.state_versions:
        raise UnknownVersion(state.version, game.state_versions)
    faults = tuple(game.audit(state))
    if faults:
        raise UnsoundState(faults)
    return state


def own_legal(game: Game[O, S, A, E, R, W], state: S, seat: int) -> tuple[A, ...]:
    """Return all that a seat may do now: the candidates that break no rule."""
    candidates = tuple(game.candidates(state, seat))
    if not candidates:
        return ()
    judge = game.judge(state, seat)
    return tuple([action for action in candidates if judge(action) is None])


def legal_actions(game: Game[O, S, A, E, R, W], state: S) -> tuple[Legal[A], ...]:
    """Return the seats that may act, in turn or out of it, each with all that it may do."""
    seats = range(len(state.hands))
    return tuple([Legal(seat, actions) for seat in seats if (actions := own_legal(game, state, seat))])


def barred_actions(game: Game[O, S, A, E, R, W], state: S) -> tuple[Barred[A], ...]:
    """Return, seat by seat, the candidates that a rule refuses, each with that rule."""
    barred: list[Barred[A]] = []
    for seat in range(len(state.hands)):
        judge = game.judge(state, seat)
        judged = [(action, judge(action)) for action in game.candidates(state, seat)]
        refused = tuple(
            BarredAction(action, violation.rule.id, violation.rule.code)
            for action, violation in judged
            if violation is not None
        )
        if refused:
            barred.append(Barred(seat, refused))
    return tuple(barred)


def replay(game: Game[O, S, A, E, R, W], state: S, actions: Iterable[A]) -> Iterator[tuple[S, tuple[E, ...]]]:
    """Play actions in order, and give the state and the events after each one.

    Raises:
        IllegalAction: A rule forbids an action; its index is told, and nothing after it is played.
    """
    for index, action in enumerate(actions):
        state, events = _step(game, state, action, index)
        yield state, events


def _step(game: Game[O, S, A, E, R, W], state: S, action: A, index: int) -> tuple[S, tuple[E, ...]]:
    violation = game.judge(state, action.seat)(action)
    if violation is not None:
        raise IllegalAction(violation, index)
    after, events = game.apply(state, action)
    # Events are made for the first action of a request; later ones are dated afresh.
    return after, tuple([msgspec.structs.replace(event, action=index) for event in events]) if index else events


def play(game: Game[O, S, A, E, R, W], state: S, actions: Iterable[A]) -> tuple[S, tuple[E, ...]]:
    """Return the state after a list of actions, and all their events.

    Raises:
        IllegalAction: A rule forbids an action of the list; ``state`` is unchanged.
    """
    told = list[E]()
    for index, action in enumerate(actions):
        state, events = _step(game, state, action, index)
        told += events
    return state, tuple(told)


def perspective(
    game: Game[O, S, A, E, R, W], state: S, events: Iterable[E], seat: int | None
) -> Perspective[A, E, R, W]:
    """Return what a seat, or for None a spectator, may know of a state and of the events that led to it."""
    return Perspective(
        seat=seat,
        view=game.view(state, seat),
        to_act=game.to_act(state),
        legal=() if seat is None else own_legal(game, state, seat),
        scoring=game.scoring(state),
        events=_witnessed(game, events, seat),
    )


def _witnessed(game: Game[O, S, A, E, R, W], events: Iterable[E], seat: int | None) -> tuple[E, ...]:
    known = [event for event in (game.witness(event, seat) for event in events) if event is not None]
    # Dated among the actions that this seat knows of: a gap would tell how many there were besides.
    places = {index: place for place, index in enumerate(dict.fromkeys(event.action for event in known))}
    return tuple(msgspec.structs.replace(event, action=places[event.action]) for event in known)


def perspectives(game: Game[O, S, A, E, R, W], state: S, events: Sequence[E]) -> tuple[Perspective[A, E, R, W], ...]:
    """Return every seat's perspective, and the spectators' last."""
    return tuple(perspective(game, state, events, seat) for seat in (*range(len(state.hands)), None))


def perft(game: Game[O, S, A, E, R, W], state: S, depth: int) -> int:
    """Count the legal lines of play that are exactly ``depth`` actions long."""
    if depth == 0:
        return 1
    moves = [action for entry in legal_actions(game, state) for action in entry.actions]
    return sum(perft(game, game.apply(state, action)[0], depth - 1) for action in moves)
