"""Chor Voli and Ramchi, a second time: which actions are allowed."""

from itertools import combinations

from naive import chance
from naive.chor_voli_cards import compare, kind, laid
from naive.chor_voli_score import next_dealer
from naive.chor_voli_state import Action, State, arranging, caller, match_over

SEATS = range(7)
TWO_OF_DIAMONDS = "2D"


def may(state: State, action: Action) -> bool:
    """Return whether the rules allow the action."""
    asked = {
        "combine": may_combine,
        "stand": may_stand,
        "take_table_card": may_take_table_card,
        "show": may_show,
        "deal": may_deal,
    }
    return asked[action["type"]](state, action)


def may_combine(state: State, action: Action) -> bool:
    """Return whether the seat may lay down the cards now: three held, a combination, not too strong (C1, C9, C10)."""
    seat, cards = action["seat"], action.get("cards", [])
    if seat not in arranging(state) or len(cards) != 3 or len(set(cards)) != 3:
        return False
    if not all(card in state["hands"][seat] for card in cards) or kind(cards, state["options"]["form"]) is None:
        return False
    before = state["combinations"][seat]
    return not before or compare(cards, before[-1], state["options"]) <= 0


def may_stand(state: State, action: Action) -> bool:
    """Return whether the seat is still arranging; it may then discard whatever it holds (C9, C10)."""
    return action["seat"] in arranging(state)


def may_take_table_card(state: State, action: Action) -> bool:
    """Return whether there is a card on the table, and the seat, still arranging, holds the two of diamonds (C16).

    If the two of diamonds lies there itself, nobody holds it.
    """
    seat = action["seat"]
    there = state["table_card"] is not None
    return there and seat in arranging(state) and TWO_OF_DIAMONDS in state["hands"][seat]


def may_show(state: State, action: Action) -> bool:
    """Return whether the seat is to call the showdowns (C10a)."""
    return action["seat"] == caller(state)


def may_deal(state: State, action: Action) -> bool:
    """Return whether the seat deals now, from a deck that is the pack if it names one (C14, S4, S10)."""
    deck = action.get("deck")
    if deck is not None and sorted(deck) != sorted(chance.pack(52)):
        return False
    return not match_over(state) and action["seat"] == next_dealer(state)


def legal(state: State) -> list[Action]:
    """Return all actions allowed: of every action that can be written down, those that `may` lets pass.

    Of the orders in which a combination may name its cards, it has the one in which the combination is kept.
    """
    return [action for action in triples(state) + ALPHABET if may(state, action)]


def triples(state: State) -> list[Action]:
    """Return every combination of cards that somebody holds, be it one or not."""
    return [
        {"type": "combine", "seat": seat, "cards": laid(cards)}
        for seat, hand in enumerate(state["hands"])
        for cards in combinations(hand, 3)
    ]


KINDS = ("stand", "take_table_card", "show", "deal")
ALPHABET: list[Action] = [{"type": name, "seat": seat} for seat in SEATS for name in KINDS]
