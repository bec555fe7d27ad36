"""Nap, a second time: which actions are allowed."""

from itertools import combinations

from naive import chance, nap_forms
from naive.nap_forms import CONTRACTS, HAND, MOST_PLAYERS
from naive.nap_state import Action, State, all_cards, rank, standing, turn

# What may be done when, if at all.
KINDS = {
    "purchasing": ("purchase", "stand"),
    "bidding": ("pass", "bid", "look"),
    "taking_floater": ("take_floater", "leave_floater"),
    "discarding": ("discard",),
    "announcing": ("announce",),
    "playing": ("play",),
    "over": ("deal",),
}


def may(state: State, action: Action) -> bool:
    """Return whether the rules allow the action."""
    kind = action["type"]
    if kind not in KINDS[state["phase"]["type"]] or action["seat"] != turn(state):
        return False
    return kind not in ASKED or ASKED[kind](state, action)


def may_purchase(state: State, action: Action) -> bool:
    """Return whether so many cards are undealt, and all are held, each named once (N20, S9)."""
    cards = action.get("discard", [])
    held = all(card in state["hands"][action["seat"]] for card in cards)
    return held and len(set(cards)) == len(cards) and 1 <= len(cards) <= min(HAND, len(state["stock"]))


def may_bid(state: State, action: Action) -> bool:
    """Return whether the bid exists, is higher than the last and has before it what it needs (N5, N12, N18, N25)."""
    ladder = nap_forms.ladder(state["options"])
    contract, highest = action.get("contract", ""), standing(state)
    bid = (contract, action.get("floater", False))
    if bid not in ladder:
        return False
    if highest is not None and ladder.index(bid) <= ladder.index((highest["contract"] or "", highest["floater"])):
        return False
    if contract not in nap_forms.NEEDS or state["options"]["form"] not in nap_forms.FORMS_WITH_NEEDS:
        return True
    return any(call["contract"] == nap_forms.NEEDS[contract] for call in state["calls"])


def may_look(state: State, action: Action) -> bool:
    """Return whether there is a floater that the seat has not looked at (N24)."""
    return state["floater"] is not None and action["seat"] not in state["looked"]


def may_discard(state: State, action: Action) -> bool:
    """Return whether the card is held: the floater or any other (N27, S9)."""
    return action.get("card") in state["hands"][action["seat"]]


def may_announce(state: State, action: Action) -> bool:
    """Return whether the suit leaves the contract a first card to lead (N28, N29, N33)."""
    return bool(first_leads(state, action["seat"], action.get("trumps")))


def may_play(state: State, action: Action) -> bool:
    """Return whether the card is held, and is one to begin with or follows the suit led (N7, N29, S9)."""
    seat, card, trick = action["seat"], action.get("card", ""), state["phase"].get("cards", [])
    hand = state["hands"][seat]
    if card not in hand:
        return False
    if trick:
        return card[1] == trick[0][1] or all(other[1] != trick[0][1] for other in hand)
    return bool(state["tricks"]) or card in first_leads(state, seat, state["trumps"])


def first_leads(state: State, seat: int, trumps: str | None) -> list[str]:
    """Return the cards with which the declarer may begin, these being trumps (N7, N29, N32, N33)."""
    call, hand = standing(state), state["hands"][seat]
    contract = call["contract"] if call else None
    if contract in {"bonaparte", "napoleon"}:
        candidates = [card for card in hand if card[1] == trumps]
    elif contract == "wellington" and state["options"]["form"] == nap_forms.FLOATER:
        candidates = [card for card in hand if card[1] != trumps]
    else:
        return list(hand)
    return [card for card in candidates if all(rank(card) <= rank(other) for other in candidates)]


def may_deal(state: State, action: Action) -> bool:
    """Return whether the deck, if one is named, is the pack (S10)."""
    deck = action.get("deck")
    return deck is None or sorted(deck) == sorted(all_cards(state))


# What is asked of an action besides its turn; of the others nothing is.
ASKED = {
    "purchase": may_purchase,
    "bid": may_bid,
    "look": may_look,
    "discard": may_discard,
    "announce": may_announce,
    "play": may_play,
    "deal": may_deal,
}


def legal(state: State) -> list[Action]:
    """Return all actions allowed: of every action that can be written down, those that `may` lets pass.

    Of the orders in which a purchase may name its cards, it has the order of the hand.
    """
    alphabet = purchases(state) + ALPHABET if state["phase"]["type"] == "purchasing" else ALPHABET
    return [action for action in alphabet if may(state, action)]


def of_a_seat(seat: int) -> list[Action]:
    """Return every action of a seat that can be written down, a deal without a deck; of purchases see below."""
    pack = chance.pack(52)
    kinds = ("pass", "look", "stand", "take_floater", "leave_floater", "deal")
    bids = [(contract, floater) for contract in CONTRACTS for floater in (True, False)]
    actions: list[Action] = [{"type": kind, "seat": seat} for kind in kinds]
    actions.extend(
        {"type": "bid", "seat": seat, "contract": contract, "floater": floater} for contract, floater in bids
    )
    actions.extend({"type": "announce", "seat": seat, "trumps": suit} for suit in chance.SUITS)
    actions.extend({"type": "discard", "seat": seat, "card": card} for card in pack)
    actions.extend({"type": "play", "seat": seat, "card": card} for card in pack)
    return actions


ALPHABET = [action for seat in range(MOST_PLAYERS) for action in of_a_seat(seat)]


def purchases(state: State) -> list[Action]:
    """Return every purchase of cards that somebody holds, each set of cards once."""
    return [
        {"type": "purchase", "seat": seat, "discard": list(cards)}
        for seat, hand in enumerate(state["hands"])
        for count in range(1, len(hand) + 1)
        for cards in combinations(hand, count)
    ]
