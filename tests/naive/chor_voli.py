"""Chor Voli and Ramchi, a second time: written from the rules page alone, in the plainest way, to compare with.

States and actions are the dictionaries of the wire. Except in `start` and `deal`, nothing here asks whether the cards
are a whole pack: a state may hold fewer (for counting positions), as long as it is sound.
"""

import copy
from collections.abc import Sequence

from naive import chance, chor_voli_cards
from naive.chor_voli_cards import PLAYERS, Options, compare, kind, laid
from naive.chor_voli_legal import TWO_OF_DIAMONDS, legal, may
from naive.chor_voli_score import (
    Line,
    Result,
    Scoring,
    Showdown,
    Shown,
    ante,
    four_lines,
    four_of_a_kind,
    next_dealer,
    pay,
    scoring,
    showdown_lines,
    showdowns,
    to_act,
)
from naive.chor_voli_state import (
    Action,
    Phase,
    State,
    all_cards,
    arranging,
    first_seat,
    has_pool,
    match_over,
    position,
    seats_from,
)
from naive.chor_voli_view import Seen, View, visible

__all__ = [
    "Action",
    "Line",
    "Options",
    "Phase",
    "Result",
    "Scoring",
    "Seen",
    "Showdown",
    "Shown",
    "State",
    "View",
    "all_cards",
    "compare",
    "kind",
    "laid",
    "legal",
    "match_over",
    "may",
    "next_dealer",
    "perft",
    "position",
    "scoring",
    "showdowns",
    "start",
    "step",
    "to_act",
    "visible",
]

# The start of a match and of a deal


def start(
    form: str,
    options: Options,
    players: int,
    dealer: int | None,
    seed: str,
    deck: Sequence[str] | None = None,
) -> State:
    """Return a match with its first deal dealt, from the deck if there is one, else from the seed (S3, S5, C6).

    Options that are not named have their defaults. Raises ValueError for options of another form, a number of players
    or a dealer that cannot be, or a deck that is not the pack.
    """
    if players not in PLAYERS[form]:
        raise ValueError("not so many players")
    if dealer is not None and not 0 <= dealer < players:
        raise ValueError("no such dealer")
    if deck is not None and sorted(deck) != sorted(chance.pack(52)):
        raise ValueError("the deck is not the pack")
    first = chance.lot(seed, players) if dealer is None else dealer
    state = position([""] * players, options=chor_voli_cards.options(form, options), dealer=first)
    state["seed"] = seed
    lay_out(state, chance.shuffle(chance.pack(52), seed, 0) if deck is None else list(deck))
    return state


def lay_out(state: State, deck: list[str]) -> None:
    """Let all pay, and deal the deck out one card at a time; three at Ramchi leave a card (C6-C8, C16, C17, C19)."""
    seats = seats_from(state, first_seat(state))
    rest = list(deck)
    state["hands"] = [[] for _ in seats]
    while len(rest) >= len(seats):
        for seat in seats:
            state["hands"][seat].append(rest.pop(0))
    state["table_card"] = rest.pop(0) if rest else None
    state["combinations"] = [[] for _ in seats]
    state["discards"] = [[] for _ in seats]
    state["stood"] = []
    state["phase"] = {"type": "arranging"}
    if has_pool(state):
        for seat in seats:
            pay(state, ante(seat))
    four = four_of_a_kind(state)
    if four is not None:
        end_with_four(state, four[0])


def end_with_four(state: State, winner: int) -> None:
    """End a deal that is not played because of a four of a kind (C8, C17)."""
    pot = state["pool"]
    for line in four_lines(state, winner, pot):
        pay(state, line)
    state["phase"] = {"type": "over", "pot": pot}


def next_deal(state: State, dealer: int, deck: Sequence[str] | None) -> None:
    """Begin the next deal (C6, C14, S4)."""
    state["deal"] += 1
    state["dealer"] = dealer
    state["actions"] = 0
    lay_out(state, chance.shuffle(chance.pack(52), state["seed"], state["deal"]) if deck is None else list(deck))


# What an action does


def step(state: State, action: Action) -> State:
    """Return the state after the action; the state given stays as it is.

    Raises ValueError if the rules do not allow the action.
    """
    if not may(state, action):
        raise ValueError(f"not allowed: {action}")
    new = copy.deepcopy(state)
    if action["type"] == "deal":
        next_deal(new, action["seat"], action.get("deck"))
        return new
    new["actions"] += 1
    act = {"combine": combine, "stand": stand, "take_table_card": take_table_card, "show": show}
    act[action["type"]](new, action)
    return new


def combine(state: State, action: Action) -> None:
    """Lay down a combination (C10)."""
    seat, cards = action["seat"], laid(action.get("cards", []))
    for card in cards:
        state["hands"][seat].remove(card)
    state["combinations"][seat].append(cards)


def stand(state: State, action: Action) -> None:
    """Discard the rest; after the last seat somebody is to call the showdowns (C10, C10a)."""
    seat = action["seat"]
    state["discards"][seat] = state["hands"][seat]
    state["hands"][seat] = []
    state["stood"].append(seat)
    if not arranging(state):
        state["phase"] = {"type": "calling"}


def take_table_card(state: State, action: Action) -> None:
    """Take the card on the table, which is the card gained last, and put the two of diamonds in its place (C16)."""
    hand = state["hands"][action["seat"]]
    hand.remove(TWO_OF_DIAMONDS)
    hand.append(state["table_card"] or "")
    state["table_card"] = TWO_OF_DIAMONDS


def show(state: State, action: Action) -> None:
    """Resolve all showdowns at once, and end the deal (C10a, C11, C18, C19)."""
    assert action["type"] == "show"
    for line in showdown_lines(state):
        pay(state, line)
    state["phase"] = {"type": "over", "pot": 0}


# Counting


def perft(state: State, depth: int) -> int:
    """Return in how many ways exactly so many actions can follow; `deal` counts as one."""
    if depth == 0:
        return 1
    if depth == 1:
        return len(legal(state))
    return sum(perft(step(state, action), depth - 1) for action in legal(state))
