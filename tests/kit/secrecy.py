"""Non-interference: two states that differ only in what a seat cannot know are the same to it, byte for byte."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from croupier.game import AnyGame, perspective
from kit.alphabet import alphabet, decks_of, with_lists
from kit.knowing import Known
from kit.matches import choices

encode = msgspec.json.encode


def leaks(
    game: AnyGame, known: Known, state: Any, seat: int | None, rng: Random, compared: Counter[str]
) -> Iterator[str]:
    """List what a seat, or for None a spectator, is told of a state and its next actions that it cannot know.

    ``compared`` counts the events that were looked at, by their tags.
    """
    twin = known.twin(state, seat, rng)
    if known.seen(twin, seat) != known.seen(state, seat):
        yield f"the kit's own twin differs in what can be seen: {twin}"
    yield from _at_a_glance(game, state, twin, seat)
    if seat is not None:
        yield from _in_refusals(game, state, twin, seat, rng)
    for action in _actions(game, state, rng):
        if game.check(twin, action) is None:
            yield from _after(game, known, (state, twin), action, seat, compared)


def _at_a_glance(game: AnyGame, state: Any, twin: Any, seat: int | None) -> Iterator[str]:
    ours, theirs = (encode(perspective(game, each, (), seat)) for each in (state, twin))
    if ours != theirs:
        yield f"seat {seat} sees the difference:\n  {ours!r}\n  {theirs!r}"
    if state.seed.encode() in ours:
        yield f"seat {seat} sees the seed: {ours!r}"


def _in_refusals(game: AnyGame, state: Any, twin: Any, seat: int, rng: Random) -> Iterator[str]:
    """Ask for everything that the seat can ask for."""
    pack = game.pack(state.options, len(state.hands))
    hand = state.hands[seat]
    sets = (hand, hand[:2], hand[-1:], hand[1:2] * 2, tuple(rng.sample(pack, 2)))
    for action in (*alphabet(game.action_type), *with_lists(game.action_type, sets, decks_of(pack, rng))):
        if action.seat == seat:
            ours, theirs = game.check(state, action), game.check(twin, action)
            if encode(ours) != encode(theirs):
                yield f"seat {seat} learns by asking for {action}: {ours} or {theirs}"


def _actions(game: AnyGame, state: Any, rng: Random) -> Iterator[Any]:
    """Give every legal action; one that deals brings its deck, since two seeds would deal two deals."""
    pack = game.pack(state.options, len(state.hands))
    for action in choices(game, state):
        if hasattr(action, "deck"):
            yield msgspec.structs.replace(action, deck=tuple(rng.sample(pack, len(pack))))
        else:
            yield action


def _after(
    game: AnyGame, known: Known, twins: tuple[Any, Any], action: Any, seat: int | None, compared: Counter[str]
) -> Iterator[str]:
    """Play the same action in both; unless it reveals the difference itself, the seat is told the same."""
    (state, events), (twin, other_events) = (game.apply(each, action) for each in twins)
    if known.seen(state, seat) != known.seen(twin, seat):
        return
    ours = encode(perspective(game, state, events, seat))
    theirs = encode(perspective(game, twin, other_events, seat))
    compared.update(str(type(event).__struct_config__.tag) for event in events)
    if ours != theirs:
        yield f"seat {seat} is told of the difference by {action}:\n  {ours!r}\n  {theirs!r}"
