"""Who may know what of Kryt'-navalivat', from the rules page alone (K5, K13, K18)."""

from collections.abc import Iterator
from random import Random
from typing import Any

from msgspec.structs import replace

from croupier.cards import Card
from croupier.kryt_navalivat.audit import audit
from croupier.kryt_navalivat.state import KrytOver, KrytState

Place = tuple[str, int, int]
"""Which list (and which hand of the hands), and where in it."""

ATTEMPTS = 30


def rows(state: KrytState) -> dict[tuple[str, int], list[Card]]:
    """Return every list of cards of a state, by name and seat."""
    hands = {("hand", seat): list(hand) for seat, hand in enumerate(state.hands)}
    return {**hands, ("stock", 0): list(state.stock), ("pile", 0): list(state.pile)}


def hidden(state: KrytState, seat: int | None) -> list[Place]:
    """Return every place whose card a seat, or for None a spectator, cannot know."""
    return [
        (name, which, i)
        for (name, which), row in rows(state).items()
        for i in range(len(row))
        if not _open(state, name, which, i, seat)
    ]


def _open(state: KrytState, name: str, which: int, i: int, seat: int | None) -> bool:
    if name == "hand":
        return which == seat or _drawn(state)
    if name == "pile":
        return i >= len(state.pile) - _depth(state, seat)
    return _turned_up(state) and i == len(state.stock) - 1


def _drawn(state: KrytState) -> bool:
    """Tell whether the last player's only card lies open (K18)."""
    return isinstance(state.phase, KrytOver) and state.phase.result.draw


def _turned_up(state: KrytState) -> bool:
    """Tell whether the last card of the stock is the indicator (K5, K20)."""
    return type(state.options).__name__ == "KrytStandard"


def _depth(state: KrytState, seat: int | None) -> int:
    """Return how many cards of the pile may be looked at from the top (K11, K13, K22)."""
    if type(state.phase).__name__ != "KrytAnswering" or getattr(state.phase, "turn", None) != seat:
        return 1
    top = state.pile[-1]
    if top[1] != state.trumps:
        return 2
    return 52 if top[0] == "A" else 4


def seen(state: KrytState, seat: int | None) -> Any:
    """Return what a seat, or for None a spectator, may know."""
    known = rows(state)
    for name, which, i in hidden(state, seat):
        known[name, which][i] = Card("2C")
    return (known, state.options, state.deal, state.dealer, state.trumps, state.losses, state.phase)


def shown(state: KrytState, seat: int | None) -> set[Card]:
    """Return the cards that a seat, or for None a spectator, sees face up."""
    unseen = set(hidden(state, seat))
    return {
        card
        for (name, which), row in rows(state).items()
        for i, card in enumerate(row)
        if (name, which, i) not in unseen
    }


def twin(state: KrytState, seat: int | None, rng: Random) -> KrytState:
    """Return a sound state that differs only in what a seat cannot know."""
    made = (_changed(state, seat, rng) for _ in range(ATTEMPTS))
    return next((each for each in made if not list(audit(each))), replace(state, seed=f"twin-{rng.random()}"))


def _changed(state: KrytState, seat: int | None, rng: Random) -> KrytState:
    share = rng.choice((0.2, 0.5, 1.0))
    places = [place for place in hidden(state, seat) if rng.random() < share]
    changed = rows(state)
    cards = [changed[name, which][i] for name, which, i in places]
    rng.shuffle(cards)
    for (name, which, i), card in zip(places, cards, strict=True):
        changed[name, which][i] = card
    return replace(
        state,
        seed=f"twin-{rng.random()}",
        actions=rng.choice(tuple(_counts(state))),
        hands=tuple(tuple(changed["hand", each]) for each in range(len(state.hands))),
        stock=tuple(changed["stock", 0]),
        pile=tuple(changed["pile", 0]),
    )


def _counts(state: KrytState) -> Iterator[int]:
    """Give counts of actions with which the next action ends the deal as it would now (K23)."""
    yield state.actions
    limit = state.options.action_limit or 1_000_000
    if state.actions < limit - 1:
        yield from {max(state.actions - 1, 0), min(state.actions + 1, limit - 2), limit - 2}
