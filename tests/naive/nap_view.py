"""Nap, a second time: what a seat or a spectator may see (N35)."""

import copy
from typing import Literal, TypedDict

from naive.nap_forms import Options
from naive.nap_state import Call, Phase, State, declarer, first_seat, leaders_and_winners, seats_from


class TrickSeen(TypedDict):
    """A complete trick, and who led and won it."""

    leader: int
    cards: list[str]
    winner: int


class View(TypedDict):
    """What may be seen: `hand` and `own_discards` are None for spectators."""

    seat: int | None
    players: int
    direction: Literal["clockwise"]
    options: Options
    deal: int
    dealer: int
    hand: list[str] | None
    hand_counts: list[int]
    stock_count: int
    floater_there: bool
    floater: str | None
    discard_count: int
    own_discards: list[str] | None
    purchases: list[int]
    looked: list[int]
    calls: list[Call]
    trumps: str | None
    tricks: list[TrickSeen]
    balances: list[int]
    kitty: int
    pool: int
    phase: Phase


def floater_seen(state: State, seat: int | None) -> str | None:
    """Return the floater, if the seat knows it and it is still known which card it is (N24, N27).

    It is the card in the middle or, between taking and discarding, the last card of the declarer's hand.
    """
    own = declarer(state)
    if state["phase"]["type"] == "discarding" and own is not None:
        return state["hands"][own][-1] if seat == own or seat in state["looked"] else None
    return state["floater"] if seat in state["looked"] else None


def own_discards(state: State, seat: int) -> list[str]:
    """Return what the seat has discarded in this deal: a purchase, or the card laid aside for the floater."""
    if state["purchases"]:
        before = 0
        for each, count in zip(seats_from(state, first_seat(state)), state["purchases"], strict=False):
            if each == seat:
                return state["discards"][before : before + count]
            before += count
        return []
    return list(state["discards"]) if seat == declarer(state) else []


def tricks_seen(state: State) -> list[TrickSeen]:
    """Return the complete tricks."""
    return [
        {"leader": leader, "cards": list(cards), "winner": taken_by}
        for cards, (leader, taken_by) in zip(state["tricks"], leaders_and_winners(state), strict=True)
    ]


def visible(state: State, seat: int | None) -> View:
    """Return what the seat, or a spectator (None), may see (N35)."""
    return {
        "seat": seat,
        "players": len(state["hands"]),
        "direction": "clockwise",
        "options": dict(state["options"]),
        "deal": state["deal"],
        "dealer": state["dealer"],
        "hand": None if seat is None else list(state["hands"][seat]),
        "hand_counts": [len(hand) for hand in state["hands"]],
        "stock_count": len(state["stock"]),
        "floater_there": state["floater"] is not None,
        "floater": floater_seen(state, seat),
        "discard_count": len(state["discards"]),
        "own_discards": None if seat is None else own_discards(state, seat),
        "purchases": list(state["purchases"]),
        "looked": list(state["looked"]),
        "calls": copy.deepcopy(state["calls"]),
        "trumps": state["trumps"],
        "tricks": tricks_seen(state),
        "balances": list(state["balances"]),
        "kitty": state["kitty"],
        "pool": state["pool"],
        "phase": copy.deepcopy(state["phase"]),
    }
