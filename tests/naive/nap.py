"""Nap, a second time: written from the rules page alone, in the plainest way, to compare the engine with.

States and actions are the dictionaries of the wire. Except in `start`, nothing here asks whether the cards are a whole
pack: a state may hold fewer (for counting positions), as long as it is sound. With fewer, set `deals` to 1 or have
enough for the next deal.
"""

import copy

from naive import nap_forms, nap_score
from naive.nap_deal import gathered, is_shuffled, next_deal, next_deck, start
from naive.nap_forms import Options
from naive.nap_legal import ALPHABET, legal, may
from naive.nap_score import Line, Result, Scoring, scoring
from naive.nap_state import (
    Action,
    Call,
    Phase,
    State,
    all_cards,
    declarer,
    match_over,
    over_now,
    position,
    rank,
    standing,
    to_act,
    winner,
)
from naive.nap_view import View, visible

__all__ = [
    "ALPHABET",
    "Action",
    "Call",
    "Line",
    "Options",
    "Phase",
    "Result",
    "Scoring",
    "State",
    "View",
    "all_cards",
    "gathered",
    "is_shuffled",
    "legal",
    "match_over",
    "may",
    "next_deck",
    "perft",
    "position",
    "rank",
    "scoring",
    "start",
    "step",
    "to_act",
    "visible",
    "winner",
]

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
    {
        "purchasing": purchase_or_stand,
        "bidding": look_or_call,
        "taking_floater": take_or_leave,
        "discarding": discard,
        "announcing": announce,
        "playing": play,
    }[state["phase"]["type"]](new, action)
    return new


def purchase_or_stand(state: State, action: Action) -> None:
    """Exchange cards against a stake, or none; after the last seat comes the bidding (N20)."""
    cards = action.get("discard", [])
    hand = state["hands"][action["seat"]]
    for card in cards:
        hand.remove(card)
        state["discards"].append(card)
        hand.append(state["stock"].pop(0))
    if cards:
        nap_score.pay(state, nap_score.purchase(state, action["seat"]))
    state["purchases"].append(len(cards))
    if len(state["purchases"]) == len(state["hands"]):
        state["phase"] = {"type": "bidding"}


def look_or_call(state: State, action: Action) -> None:
    """Look at the floater, bid or pass; the last call ends the bidding (N5, N24)."""
    if action["type"] == "look":
        state["looked"].append(action["seat"])
        nap_score.pay(state, nap_score.look(action["seat"]))
        return
    state["calls"].append({"contract": action.get("contract"), "floater": action.get("floater", False)})
    if len(state["calls"]) < len(state["hands"]):
        return
    highest = standing(state)
    if highest is None:
        state["phase"] = {"type": "over", "pot": 0}  # N13, N31
    elif highest["floater"]:
        state["phase"] = {"type": "taking_floater"}
    else:
        ask_for_trumps(state)


def take_or_leave(state: State, action: Action) -> None:
    """Take the floater, or leave it face down (N27)."""
    if action["type"] == "take_floater" and state["floater"] is not None:
        state["hands"][action["seat"]].append(state["floater"])
        state["floater"] = None
        state["phase"] = {"type": "discarding"}
    else:
        ask_for_trumps(state)


def discard(state: State, action: Action) -> None:
    """Lay a card aside for the floater (N27)."""
    card = action.get("card", "")
    state["hands"][action["seat"]].remove(card)
    state["discards"].append(card)
    ask_for_trumps(state)


def ask_for_trumps(state: State) -> None:
    """Let the declarer announce trumps, if there is anything to announce; else he leads (N6, N14, N17, N28, N32)."""
    call, own = standing(state), declarer(state)
    contract = (call["contract"] if call else None) or ""
    if nap_forms.has_floater(state["options"]) and not nap_forms.trumpless(state["options"], contract):
        state["phase"] = {"type": "announcing"}
    elif own is not None:
        state["phase"] = {"type": "playing", "leader": own, "cards": []}


def announce(state: State, action: Action) -> None:
    """Make a suit trumps (N28)."""
    state["trumps"] = action.get("trumps")
    state["phase"] = {"type": "playing", "leader": action["seat"], "cards": []}


def play(state: State, action: Action) -> None:
    """Play a card; the first one may make trumps, and the last of a trick may end the deal (N6, N8, N14, N17)."""
    card, call = action.get("card", ""), standing(state)
    leader, trick = state["phase"].get("leader", 0), [*state["phase"].get("cards", []), card]
    state["hands"][action["seat"]].remove(card)
    contract = (call["contract"] if call else None) or ""
    if state["trumps"] is None and not nap_forms.trumpless(state["options"], contract):
        state["trumps"] = card[1]
    if len(trick) < len(state["hands"]):
        state["phase"] = {"type": "playing", "leader": leader, "cards": trick}
        return
    state["tricks"].append(trick)
    state["phase"] = {"type": "playing", "leader": winner(trick, leader, state["trumps"]), "cards": []}
    if over_now(state):
        finish(state)


def finish(state: State) -> None:
    """Settle, and end the deal (N15, N20, N30)."""
    pot = nap_score.pot_won(state)
    for line in nap_score.settlement(state, pot):
        nap_score.pay(state, line)
    state["phase"] = {"type": "over", "pot": pot}


# Counting


def perft(state: State, depth: int) -> int:
    """Return in how many ways exactly so many actions can follow; `deal` counts as one."""
    if depth == 0:
        return 1
    if depth == 1:
        return len(legal(state))
    return sum(perft(step(state, action), depth - 1) for action in legal(state))
