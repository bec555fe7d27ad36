"""What a sealed table asks of a game: facts about its actions and states, none of them a rule."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar, cast

import msgspec

O = TypeVar("O", bound=msgspec.Struct)  # noqa: E741 - options, state and action, as the record of a game calls them
S = TypeVar("S")
A = TypeVar("A")


@dataclass(frozen=True, kw_only=True)
class Sealed(Generic[O, S, A]):
    """How a game is played by players who carry its state themselves.

    ``largest`` is a state, not a sound one, that no state of these options and this number of players is longer than
    when it is encoded: sealed states are padded to its length, so that none tells by its length what is in it.
    After an action of ``telling`` its seat knows more than before, so nothing may follow it in one call: who could take
    the answer back would know what to do instead. An action that is a key of ``whole`` is only taken in one call with
    what completes it. ``canonical`` writes an action the same way whatever order its cards were named in, where order
    does not matter. ``defaults`` are options that a sealed match has unless told otherwise, and ``remembered`` says
    whether with some options a good memory knows of cards in later deals.
    """

    largest: Callable[[O, int], S]
    telling: frozenset[type[msgspec.Struct]]
    whole: Mapping[type[msgspec.Struct], type[msgspec.Struct]]
    canonical: Callable[[A], A]
    defaults: msgspec.Struct | None
    remembered: Callable[[O], bool]

    def completed(self, action: Any) -> tuple[Any, ...]:
        """Return an action with what completes it, so that the two are a move that can be taken in one call."""
        kind = cast("type[msgspec.Struct]", type(action))
        end: Any = self.whole.get(kind, kind)
        return (action,) if isinstance(action, end) else (action, end(seat=action.seat))


def as_named(action: A) -> A:
    """Return an action as it is: the order in which it names cards counts, or it names no more than one."""
    return action


def never(_options: msgspec.Struct) -> bool:
    """Say that nothing is remembered: the cards are shuffled before every deal."""
    return False
