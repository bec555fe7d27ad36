"""Who may know what of Nap, from the rules page alone (N24, N27, N35)."""

from collections.abc import Mapping
from random import Random
from typing import Any

from msgspec.structs import asdict, replace

from croupier.cards import Card
from croupier.nap.audit import audit
from croupier.nap.state import NapPlaying, NapState

Row = tuple[str, int]
"""A list of cards: the hand of a seat, a trick, the discards, …"""

Place = tuple[Row, int]
"""A row, and where in it."""

ATTEMPTS = 30

CARDS = ("hands", "stock", "floater", "discards", "tricks")
SECRETS = ("seed", "actions", "version")


def rows(state: NapState) -> dict[Row, list[Card]]:
    """Return every list of cards of a state."""
    return {
        **{("hand", seat): list(hand) for seat, hand in enumerate(state.hands)},
        **{("trick", i): list(trick) for i, trick in enumerate(state.tricks)},
        ("open", 0): list(state.phase.cards) if isinstance(state.phase, NapPlaying) else [],
        ("discards", 0): list(state.discards),
        ("floater", 0): [] if state.floater is None else [state.floater],
        ("stock", 0): list(state.stock),
    }


def hidden(state: NapState, seat: int | None) -> list[Place]:
    """Return every place whose card a seat, or for None a spectator, cannot know."""
    own = _own_discards(state, seat)
    is_open = {"trick": True, "open": True, "stock": False, "floater": seat in state.looked}
    return [
        (row, i)
        for row, cards in rows(state).items()
        for i in range(len(cards))
        if not is_open.get(row[0], row[1] == seat if row[0] == "hand" else i in own)
    ]


def _own_discards(state: NapState, seat: int | None) -> range:
    """Return the places of what a seat has discarded: for cards purchased, or as declarer for the floater."""
    if seat is None:
        return range(0)
    place = (seat - state.dealer - 1) % len(state.hands)
    if not state.purchases:
        bids = [i for i, call in enumerate(state.calls) if call.contract is not None]
        return range(len(state.discards) if bids and bids[-1] == place else 0)
    start = sum(state.purchases[:place])
    return range(start, start + sum(state.purchases[place : place + 1]))


def seen(state: NapState, seat: int | None) -> Any:
    """Return what a seat, or for None a spectator, may know."""
    known = rows(state)
    for row, i in hidden(state, seat):
        known[row][i] = Card("2C")
    public = {name: value for name, value in asdict(state).items() if name not in (*CARDS, *SECRETS)}
    return known, public


def shown(state: NapState, seat: int | None) -> set[Card]:
    """Return the cards that a seat, or for None a spectator, sees face up."""
    unseen = set(hidden(state, seat))
    return {card for row, cards in rows(state).items() for i, card in enumerate(cards) if (row, i) not in unseen}


def twin(state: NapState, seat: int | None, rng: Random) -> NapState:
    """Return a state that differs only in what a seat cannot know, sound but for its count of actions.

    The count follows from what is public; still nobody is shown it, and a wrong one would tell if anybody were.
    """
    made = (_changed(state, seat, rng) for _ in range(ATTEMPTS))
    sound = next((each for each in made if not list(audit(each))), state)
    return replace(sound, seed=f"twin-{rng.random()}", actions=state.actions + rng.randint(1, 9))


def _changed(state: NapState, seat: int | None, rng: Random) -> NapState:
    share = rng.choice((0.2, 0.5, 1.0))
    places = [place for place in hidden(state, seat) if rng.random() < share]
    changed = rows(state)
    cards = [changed[row][i] for row, i in places]
    rng.shuffle(cards)
    for (row, i), card in zip(places, cards, strict=True):
        changed[row][i] = card
    return with_rows(state, changed)


def with_rows(state: NapState, changed: Mapping[Row, list[Card]]) -> NapState:
    """Return the state with other cards."""
    phase = state.phase
    return replace(
        state,
        hands=tuple(tuple(changed["hand", each]) for each in range(len(state.hands))),
        stock=tuple(changed["stock", 0]),
        floater=next(iter(changed["floater", 0]), None),
        discards=tuple(changed["discards", 0]),
        tricks=tuple(tuple(changed["trick", each]) for each in range(len(state.tricks))),
        phase=replace(phase, cards=tuple(changed["open", 0])) if isinstance(phase, NapPlaying) else phase,
    )
