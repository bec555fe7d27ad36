"""Chor Voli and Ramchi, a second time: what a seat or a spectator may see (C9a, C10a)."""

from typing import Literal, TypedDict

from naive.chor_voli_cards import Options, kind
from naive.chor_voli_state import Phase, State


class Seen(TypedDict):
    """A combination that may be seen."""

    cards: list[str]
    kind: str | None


class View(TypedDict):
    """What may be seen: `hand`, `own_combinations` and `own_discards` are None for spectators.

    `combinations` of all is None until they have been shown.
    """

    seat: int | None
    players: int
    direction: Literal["counterclockwise"]
    options: Options
    deal: int
    dealer: int
    hand: list[str] | None
    table_card: str | None
    own_combinations: list[Seen] | None
    own_discards: list[str] | None
    stood: list[int]
    combinations: list[list[Seen]] | None
    balances: list[int]
    pool: int
    phase: Phase


def seen(state: State, seat: int) -> list[Seen]:
    """Return the combinations that the seat has laid down."""
    form = state["options"]["form"]
    return [{"cards": list(cards), "kind": kind(cards, form)} for cards in state["combinations"][seat]]


def all_seen(state: State) -> list[list[Seen]] | None:
    """Return the combinations of all seats once they have been shown, before that None (C9a, C10a)."""
    if state["phase"]["type"] != "over" or not state["stood"]:
        return None
    return [seen(state, seat) for seat in range(len(state["hands"]))]


def stood(state: State) -> list[int]:
    """Return who has stood: while some arrange it is public who has, and nothing else (C9a)."""
    return sorted(state["stood"]) if state["phase"]["type"] == "arranging" else list(state["stood"])


def phase(state: State) -> Phase:
    """Return what is due."""
    if state["phase"]["type"] != "over":
        return {"type": state["phase"]["type"]}
    return {"type": "over", "pot": state["phase"].get("pot", 0)}


def visible(state: State, seat: int | None) -> View:
    """Return what the seat, or a spectator (None), may see."""
    return {
        "seat": seat,
        "players": len(state["hands"]),
        "direction": "counterclockwise",
        "options": dict(state["options"]),
        "deal": state["deal"],
        "dealer": state["dealer"],
        "hand": None if seat is None else list(state["hands"][seat]),
        "table_card": state["table_card"],
        "own_combinations": None if seat is None else seen(state, seat),
        "own_discards": None if seat is None else list(state["discards"][seat]),
        "stood": stood(state),
        "combinations": all_seen(state),
        "balances": list(state["balances"]),
        "pool": state["pool"],
        "phase": phase(state),
    }
