"""Nap, a second time: the dictionaries of the wire, and what can be read off a state."""

from collections.abc import Sequence
from typing import Literal, NotRequired, TypedDict

from naive import chance, nap_forms
from naive.nap_forms import HAND, Options

LAST_DEAL = 9_999


class Call(TypedDict):
    """A bid, or a pass: then `contract` is None and `floater` false."""

    contract: str | None
    floater: bool


class Phase(TypedDict):
    """What is due: `leader` and `cards` in playing only, `pot` in over only."""

    type: str
    leader: NotRequired[int]
    cards: NotRequired[list[str]]
    pot: NotRequired[int]


class State(TypedDict):
    """A match in the midst of a deal, or between two."""

    game: Literal["nap"]
    version: int
    options: Options
    seed: str
    deal: int
    dealer: int
    actions: int
    hands: list[list[str]]
    stock: list[str]
    floater: str | None
    discards: list[str]
    purchases: list[int]
    looked: list[int]
    calls: list[Call]
    trumps: str | None
    tricks: list[list[str]]
    balances: list[int]
    kitty: int
    pool: int
    phase: Phase


class Action(TypedDict):
    """What a seat does.

    `contract` and `floater` in bid only, a list of cards `discard` in purchase, `card` in discard and play, `trumps`
    in announce, `deck` perhaps in deal.
    """

    type: str
    seat: int
    contract: NotRequired[str]
    floater: NotRequired[bool]
    discard: NotRequired[list[str]]
    card: NotRequired[str]
    trumps: NotRequired[str]
    deck: NotRequired[list[str]]


def position(
    hands: Sequence[str],
    phase: Phase,
    *,
    options: Options,
    stock: str = "",
    floater: str | None = None,
    calls: Sequence[Call] = (),
    trumps: str | None = None,
    tricks: Sequence[str] = (),
    dealer: int = 0,
    deal: int = 0,
    kitty: int = 0,
    pool: int = 0,
) -> State:
    """Return a state in the midst of a deal, its cards written as "JH 8C", with as many cards as are named.

    >>> position(["JH 8C", "KC AC"], {"type": "bidding"}, options={"form": "floater"})["hands"]
    [['JH', '8C'], ['KC', 'AC']]
    """
    return {
        "game": "nap",
        "version": 1,
        "options": options,
        "seed": "naive",
        "deal": deal,
        "dealer": dealer,
        "actions": 0,
        "hands": [hand.split() for hand in hands],
        "stock": stock.split(),
        "floater": floater,
        "discards": [],
        "purchases": [],
        "looked": [],
        "calls": list(calls),
        "trumps": trumps,
        "tricks": [trick.split() for trick in tricks],
        "balances": [0] * len(hands),
        "kitty": kitty,
        "pool": pool,
        "phase": phase,
    }


def rank(card: str) -> int:
    """Return a number that is greater for higher ranks (N2)."""
    return chance.RANKS.index(card[0])


def seats_from(state: State, seat: int) -> list[int]:
    """Return all seats in the order of play, beginning with this one (S2)."""
    players = len(state["hands"])
    return [(seat + i) % players for i in range(players)]


def first_seat(state: State) -> int:
    """Return the seat after the dealer (S2)."""
    return next_dealer(state)


def next_dealer(state: State) -> int:
    """Return the seat that deals after this deal (N1)."""
    return (state["dealer"] + 1) % len(state["hands"])


def standing(state: State) -> Call | None:
    """Return the highest bid so far, which is the last one (N5), or None."""
    bids = [call for call in state["calls"] if call["contract"] is not None]
    return bids[-1] if bids else None


def declarer(state: State) -> int | None:
    """Return the seat whose bid is the highest (N1), or None."""
    highest = None
    for seat, call in zip(seats_from(state, first_seat(state)), state["calls"], strict=False):
        if call["contract"] is not None:
            highest = seat
    return highest


def winner(cards: list[str], leader: int, trumps: str | None) -> int:
    """Return the seat that wins the trick: the highest trump in it, or else the highest of the suit led (N6).

    >>> winner(["9H", "TH", "2S", "AD"], 3, None)
    0
    >>> winner(["9H", "TH", "2S", "AD"], 3, "S")
    1
    """
    suit = trumps if any(card[1] == trumps for card in cards) else cards[0][1]
    best = 0
    for i, card in enumerate(cards):
        if card[1] == suit and (cards[best][1] != suit or rank(card) > rank(cards[best])):
            best = i
    return (leader + best) % len(cards)


def leaders_and_winners(state: State) -> list[tuple[int, int]]:
    """Return for each complete trick who led and who won it (N6)."""
    found: list[tuple[int, int]] = []
    leader = declarer(state)
    for trick in state["tricks"]:
        assert leader is not None
        taken_by = winner(trick, leader, state["trumps"])
        found.append((leader, taken_by))
        leader = taken_by
    return found


def tricks_won(state: State) -> int:
    """Return how many tricks the declarer has won."""
    seat = declarer(state)
    return sum(taken_by == seat for _, taken_by in leaders_and_winners(state))


def made(contract: str, won: int) -> bool:
    """Return whether so many tricks in all make the contract (N12, N16-N18, N29)."""
    if contract == "misere":
        return won == 0
    return won >= nap_forms.NEEDED[contract]


def decided(contract: str, won: int, left: int) -> bool:
    """Return whether the tricks left cannot change the outcome; misère is not decided while it can be made (N8)."""
    if contract == "misere":
        return won > 0
    return won >= nap_forms.NEEDED[contract] or won + left < nap_forms.NEEDED[contract]


def over_now(state: State) -> bool:
    """Return whether the deal ends with the trick just completed (N8)."""
    call = standing(state)
    assert call is not None
    left = HAND - len(state["tricks"])
    stops = state["options"]["stop_when_decided"] and decided(call["contract"] or "", tricks_won(state), left)
    return left == 0 or bool(stops)


def match_over(state: State) -> bool:
    """Return whether the deal is over and no other follows (S4)."""
    last = state["deal"] + 1 == state["options"]["deals"] or state["deal"] == LAST_DEAL
    return state["phase"]["type"] == "over" and last


def turn(state: State) -> int | None:
    """Return the seat on turn, or None at the end of the match (N1, N5, N6, N20, N27, N28)."""
    phase, players = state["phase"], len(state["hands"])
    if phase["type"] == "playing":
        return (phase.get("leader", 0) + len(phase.get("cards", []))) % players
    if phase["type"] == "purchasing":
        return (first_seat(state) + len(state["purchases"])) % players
    if phase["type"] == "bidding":
        return (first_seat(state) + len(state["calls"])) % players
    if phase["type"] == "over":
        return None if match_over(state) else next_dealer(state)
    return declarer(state)


def to_act(state: State) -> list[int]:
    """Return the seats that the game waits for."""
    seat = turn(state)
    return [] if seat is None else [seat]


def all_cards(state: State) -> list[str]:
    """Return the cards that the state is made of, in canonical order."""
    cards = [card for hand in state["hands"] for card in hand] + state["stock"] + state["discards"]
    cards += [card for trick in state["tricks"] for card in trick] + state["phase"].get("cards", [])
    if state["floater"] is not None:
        cards.append(state["floater"])
    return sorted(cards, key=lambda card: (card[1], rank(card)))
