"""Chor Voli and Ramchi, a second time: the dictionaries of the wire, and what can be read off a state."""

from collections.abc import Sequence
from typing import Literal, NotRequired, TypedDict

from naive import chance
from naive.chor_voli_cards import CHOR_VOLI, Options, laid

LAST_DEAL = 9_999


class Phase(TypedDict):
    """What is due: `pot` in over only."""

    type: str
    pot: NotRequired[int]


class State(TypedDict):
    """A match in the midst of a deal, or between two."""

    game: Literal["chor-voli"]
    version: int
    options: Options
    seed: str
    deal: int
    dealer: int
    actions: int
    hands: list[list[str]]
    table_card: str | None
    combinations: list[list[list[str]]]
    discards: list[list[str]]
    stood: list[int]
    balances: list[int]
    pool: int
    phase: Phase


class Action(TypedDict):
    """What a seat does: `cards` in combine only, `deck` perhaps in deal."""

    type: str
    seat: int
    cards: NotRequired[list[str]]
    deck: NotRequired[list[str]]


def position(
    hands: Sequence[str],
    *,
    options: Options,
    phase: Phase | None = None,
    combinations: Sequence[str] = (),
    discards: Sequence[str] = (),
    stood: Sequence[int] = (),
    table_card: str | None = None,
    dealer: int = 0,
    deal: int = 0,
    pool: int = 0,
) -> State:
    """Return a state in the midst of a deal, with as many cards as are named.

    Hands and discards are written as "JH 8C", the combinations of a seat as "AC AD AH, 9H TH JD", "" for none.

    >>> position(["JH 8C", ""], options={"form": "ramchi"}, combinations=["", "2C 3C AC"])["combinations"]
    [[], [['AC', '3C', '2C']]]
    """
    players = len(hands)
    texts = [*combinations] or [""] * players
    return {
        "game": "chor-voli",
        "version": 1,
        "options": options,
        "seed": "naive",
        "deal": deal,
        "dealer": dealer,
        "actions": 0,
        "hands": [hand.split() for hand in hands],
        "table_card": table_card,
        "combinations": [[laid(each.split()) for each in text.split(",") if each] for text in texts],
        "discards": [cards.split() for cards in discards] or [[] for _ in hands],
        "stood": list(stood),
        "balances": [0] * players,
        "pool": pool,
        "phase": {"type": "arranging"} if phase is None else phase,
    }


def seats_from(state: State, seat: int) -> list[int]:
    """Return all seats in the order of play, beginning with this one (S2)."""
    players = len(state["hands"])
    return [(seat + i) % players for i in range(players)]


def seat_after(state: State, seat: int) -> int:
    """Return the seat that plays after this one (S2)."""
    return (seat + 1) % len(state["hands"])


def first_seat(state: State) -> int:
    """Return the seat after the dealer (S2)."""
    return seat_after(state, state["dealer"])


def opponents(state: State, seat: int) -> list[int]:
    """Return the other seats in the order of play, beginning with the one after this one."""
    return seats_from(state, seat)[1:]


def arranging(state: State) -> list[int]:
    """Return the seats that are still arranging their cards (C9)."""
    if state["phase"]["type"] != "arranging":
        return []
    return [seat for seat in range(len(state["hands"])) if seat not in state["stood"]]


def caller(state: State) -> int | None:
    """Return the seat that calls the showdowns, or None if it is not the time (C10a)."""
    return seat_after(state, state["stood"][-1]) if state["phase"]["type"] == "calling" else None


def has_pool(state: State) -> bool:
    """Return whether the form has a pool and antes (C7, C17, C19)."""
    return bool(state["options"]["form"] == CHOR_VOLI)


def match_over(state: State) -> bool:
    """Return whether the deal is over and no other follows (S4)."""
    last = state["deal"] + 1 == state["options"]["deals"] or state["deal"] == LAST_DEAL
    return state["phase"]["type"] == "over" and last


def all_cards(state: State) -> list[str]:
    """Return the cards that the state is made of, in canonical order."""
    cards = [card for pile in state["hands"] + state["discards"] for card in pile]
    cards += [card for seat in state["combinations"] for combination in seat for card in combination]
    if state["table_card"] is not None:
        cards.append(state["table_card"])
    return sorted(cards, key=lambda card: (chance.SUITS.index(card[1]), chance.RANKS.index(card[0])))
