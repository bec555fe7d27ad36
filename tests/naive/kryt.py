"""Kryt'-navalivat', a second time: written from the rules page alone, in the plainest way, to compare the engine with.

States and actions are the dictionaries of the wire. Nothing here knows how many cards a pack has: a state may hold
fewer (for counting positions), as long as it is sound. With fewer, set `deals` to 1 or have enough for the next deal.
"""

import copy
from typing import TypedDict

from naive import chance
from naive.kryt_state import (
    HAND,
    RANKS,
    STANDARD,
    VARIANT,
    Action,
    Options,
    Phase,
    Result,
    State,
    all_cards,
    finish,
    lay_out,
    losses,
    match_over,
    next_dealer,
    next_in,
    position,
    result,
    returns,
    start,
    still_in,
    to_act,
)

__all__ = [
    "ALPHABET",
    "Action",
    "Options",
    "Phase",
    "Result",
    "State",
    "View",
    "all_cards",
    "beats",
    "legal",
    "losses",
    "match_over",
    "may",
    "next_dealer",
    "perft",
    "pick_up_size",
    "position",
    "result",
    "returns",
    "start",
    "step",
    "to_act",
    "visible",
]

LONGEST_DEAL = 1_000_000


class View(TypedDict):
    """What a seat or a spectator may see: `pile` is the visible top of it, in pile order, the top card last."""

    hand: list[str] | None
    counts: list[int]
    pile: list[str]
    pile_size: int
    stock_size: int
    indicator: str | None
    last_card: str | None


# What the rules say about cards


def beats(form: str, trumps: str, top: str, card: str) -> bool:
    """Return whether the card beats the top card (K9, and K21 in the variant)."""
    if card[1] == top[1]:
        return RANKS.index(card[0]) > RANKS.index(top[0])
    if form == VARIANT and top[1] == "S":
        return False
    return card[1] == trumps


def pick_up_size(state: State) -> int:
    """Return how many cards a pick-up takes (K11; K22 comes out by itself, spades being no trumps)."""
    pile = state["pile"]
    if not pile:
        return 0
    if pile[-1] == "A" + state["trumps"]:
        return len(pile)
    if pile[-1][1] == state["trumps"]:
        return min(3, len(pile))
    return 1


# Which actions are allowed


def may(state: State, action: Action) -> bool:
    """Return whether the rules allow the action."""
    seat, kind, phase = action["seat"], action["type"], state["phase"]
    if not 0 <= seat < len(state["hands"]):
        return False
    if phase["type"] == "over":
        return kind == "deal" and may_deal(state, action)
    if kind == "exchange_six":
        return may_exchange(state, seat)
    return seat == phase.get("turn") and may_move(state, action)


def may_deal(state: State, action: Action) -> bool:
    """Return whether the seat deals now, from a deck that is the pack if it names one (K3, S4, S10)."""
    deck = action.get("deck")
    if deck is not None and sorted(deck) != sorted(all_cards(state)):
        return False
    return not match_over(state) and action["seat"] == next_dealer(state)


def may_exchange(state: State, seat: int) -> bool:
    """Return whether the seat may take the indicator for its six of trumps (K14); the variant has none (K20)."""
    if state["options"]["form"] != STANDARD:
        return False
    return bool(state["stock"]) and "6" + state["trumps"] in state["hands"][seat]


def may_move(state: State, action: Action) -> bool:
    """Return whether the seat on turn may do so: lead what it likes where a lead is due, else answer (K6-K8, K16)."""
    answering = state["phase"]["type"] == "answering"
    hand = state["hands"][action["seat"]]
    card = action.get("card", "")
    if action["type"] == "pick_up":
        return answering
    if action["type"] == "lead":
        return not answering and card in hand
    return action["type"] == "beat" and answering and card in hand and may_beat(state, hand, card)


def may_beat(state: State, hand: list[str], card: str) -> bool:
    """Return whether the held card beats the top, and either a lead can follow or the player is out (K8, K15, K16)."""
    can_go_on = len(hand) > 1 or not state["stock"]
    return can_go_on and beats(state["options"]["form"], state["trumps"], state["pile"][-1], card)


def legal(state: State) -> list[Action]:
    """Return all actions allowed: of every action that can be written down, those that `may` lets pass."""
    return [action for action in ALPHABET if may(state, action)]


def alphabet() -> list[Action]:
    """Return every action that can be written down, a deal without a deck."""
    actions: list[Action] = []
    for seat in range(7):
        for card in chance.pack(52):
            actions.append({"type": "lead", "seat": seat, "card": card})
            actions.append({"type": "beat", "seat": seat, "card": card})
        actions.append({"type": "pick_up", "seat": seat})
        actions.append({"type": "exchange_six", "seat": seat})
        actions.append({"type": "deal", "seat": seat})
    return actions


ALPHABET = alphabet()


# What an action does


def step(state: State, action: Action) -> State:
    """Return the state after the action; the state given stays as it is.

    Raises ValueError if the rules do not allow the action.
    """
    if not may(state, action):
        raise ValueError(f"not allowed: {action}")
    new = copy.deepcopy(state)
    if action["type"] == "deal":
        next_deal(new, action)
        return new
    new["actions"] += 1
    act(new, action["type"], action["seat"], action.get("card", ""))
    limit = new["options"]["action_limit"] or LONGEST_DEAL
    if new["phase"]["type"] != "over" and new["actions"] >= limit:  # K23: one that is decided is not broken off.
        finish(new, loser=None, draw=False, broken_off=True, honour=False)
    return new


def act(state: State, kind: str, seat: int, card: str) -> None:
    """Do what is not `deal`."""
    if kind == "lead":
        lead(state, seat, card)
    elif kind == "beat":
        beat(state, seat, card)
    elif kind == "pick_up":
        pick_up(state, seat)
    else:
        exchange_six(state, seat)


def next_deal(state: State, action: Action) -> None:
    """Begin the next deal (K3, S4)."""
    state["deal"] += 1
    state["dealer"] = action["seat"]
    state["actions"] = 0
    lay_out(state, action.get("deck") or chance.shuffle(all_cards(state), state["seed"], state["deal"]))


def lead(state: State, seat: int, card: str) -> None:
    """Lead a card; perhaps the seat is out with it and the deal is decided (K10, K12, K17, K18)."""
    cover = state["phase"]["type"] == "covering"
    state["hands"][seat].remove(card)
    state["pile"].append(card)
    refill(state, seat)
    left = still_in(state)
    if len(left) > 1:
        pass_turn(state, seat)
        return
    last = state["hands"][left[0]]
    if len(last) == 1 and beats(state["options"]["form"], state["trumps"], card, last[0]):
        finish(state, loser=None, draw=True, broken_off=False, honour=False)
        return
    honour = cover and len(state["hands"]) == 2 and card == "A" + state["trumps"]  # K24
    finish(state, loser=left[0], draw=False, broken_off=False, honour=honour)


def beat(state: State, seat: int, card: str) -> None:
    """Beat the top card: a lead follows, unless it was the seat's last card (K8, K16, K18)."""
    state["hands"][seat].remove(card)
    state["pile"].append(card)
    left = still_in(state)
    if state["hands"][seat]:
        state["phase"] = {"type": "covering", "turn": seat}
    elif len(left) > 1:
        state["phase"] = {"type": "free_leading", "turn": next_in(state, seat)}
    else:
        finish(state, loser=left[0], draw=False, broken_off=False, honour=False)


def pick_up(state: State, seat: int) -> None:
    """Take cards from the pile, the top one first (K11)."""
    for _ in range(pick_up_size(state)):
        state["hands"][seat].append(state["pile"].pop())
    refill(state, seat)
    pass_turn(state, seat)


def exchange_six(state: State, seat: int) -> None:
    """Take the indicator, which is the card gained last, and put the six in its place (K14)."""
    six = "6" + state["trumps"]
    state["hands"][seat].remove(six)
    state["hands"][seat].append(state["stock"].pop())
    state["stock"].append(six)


def refill(state: State, seat: int) -> None:
    """Draw up to three cards, as far as the stock reaches (K10)."""
    while len(state["hands"][seat]) < HAND and state["stock"]:
        state["hands"][seat].append(state["stock"].pop(0))


def pass_turn(state: State, seat: int) -> None:
    """Pass the turn to the next seat still in, which answers if there is a pile, else leads (K12)."""
    state["phase"] = {"type": "answering" if state["pile"] else "leading", "turn": next_in(state, seat)}


# What may be seen, and counting


def visible(state: State, seat: int | None) -> View:
    """Return what the seat, or a spectator (None), may see (K5, K8, K13, K18)."""
    depth = 1
    if state["phase"]["type"] == "answering" and seat == state["phase"].get("turn"):
        depth = pick_up_size(state) + 1
    standard = state["options"]["form"] == STANDARD
    end = result(state)
    last = [hand[0] for hand in state["hands"] if hand and end and end["draw"]]
    return {
        "hand": None if seat is None else list(state["hands"][seat]),
        "counts": [len(hand) for hand in state["hands"]],
        "pile": state["pile"][-depth:],
        "pile_size": len(state["pile"]),
        "stock_size": len(state["stock"]),
        "indicator": state["stock"][-1] if standard and state["stock"] else None,
        "last_card": last[0] if last else None,
    }


def perft(state: State, depth: int) -> int:
    """Return in how many ways exactly so many actions can follow; `deal` counts as one."""
    if depth == 0:
        return 1
    if depth == 1:
        return len(legal(state))
    return sum(perft(step(state, action), depth - 1) for action in legal(state))
