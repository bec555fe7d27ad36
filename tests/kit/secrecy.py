"""Non-interference: two states that differ only in what a seat cannot know are the same to it, byte for byte."""

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import msgspec

from croupier.cards import Cards
from croupier.game import AnyGame, perspective
from kit.alphabet import alphabet, decks_of, has_list, with_lists
from kit.knowing import Known
from kit.matches import choices

encode = msgspec.json.encode

SETS = 12
"""Actions of a state that name a set of cards, where there are more of them."""


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
    actions = tuple(_actions(game, state, rng))
    yield from _told_apart(game, known, state, actions, seat)
    for action in actions:
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
    sets = (hand, hand[:2], hand[-1:], hand[1:2] * 2, tuple(rng.sample(pack, 2)), *_threes(hand, pack, rng))
    for action in (*alphabet(game.action_type), *with_lists(game.action_type, sets, decks_of(pack, rng))):
        if action.seat == seat:
            ours, theirs = game.check(state, action), game.check(twin, action)
            if encode(ours) != encode(theirs):
                yield f"seat {seat} learns by asking for {action}: {ours} or {theirs}"


def _threes(hand: Cards, pack: Cards, rng: Random) -> Iterator[Cards]:
    """Give three cards from a hand some times, then some from elsewhere, and a card twice."""
    if len(hand) > 2:
        yield from (tuple(rng.sample(hand, 3)) for _ in range(5))
    yield (*hand[:2], rng.choice(pack))
    yield (*hand[:2], *hand[:1])


def _actions(game: AnyGame, state: Any, rng: Random) -> Iterator[Any]:
    """Give every legal action, of those with sets a sample; one that deals brings its deck: two seeds are two deals."""
    pack = game.pack(state.options, len(state.hands))
    listed = choices(game, state)
    with_sets = [action for action in listed if has_list(action)]
    without = [action for action in listed if not has_list(action)]
    for action in (*without, *rng.sample(with_sets, min(len(with_sets), SETS))):
        if hasattr(action, "deck"):
            yield msgspec.structs.replace(action, deck=tuple(rng.sample(pack, len(pack))))
        else:
            yield action


def _told_apart(game: AnyGame, known: Known, state: Any, actions: Sequence[Any], seat: int | None) -> Iterator[str]:
    """Play nothing, and each action; of all that come to the same for the seat it is told the same."""
    played = ((None, (state, ())), *((action, game.apply(state, action)) for action in actions))
    told: dict[str, tuple[Any, bytes]] = {}
    for action, (after, events) in played:
        ours = encode(perspective(game, after, events, seat))
        other, theirs = told.setdefault(repr(known.seen(after, seat)), (action, ours))
        if ours != theirs:
            yield f"seat {seat} tells {action} from {other}:\n  {ours!r}\n  {theirs!r}"


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
