"""Kryt'-navalivat', a second time: the dictionaries of the wire, the start of a deal and what its end means."""

from collections.abc import Sequence
from typing import Literal, NotRequired, TypedDict

from naive import chance

RANKS = chance.RANKS
STANDARD = "standard"
VARIANT = "diamonds-and-spades"
LAST_DEAL = 9_999
HAND = 3


class Options(TypedDict):
    """The choices of a match."""

    form: str
    action_limit: int | None
    deals: int | None


class Result(TypedDict):
    """How a deal ended."""

    loser: int | None
    draw: bool
    broken_off: bool
    honour: bool


class Phase(TypedDict):
    """What is due: `turn` in every phase but `over`, `result` in that one only."""

    type: str
    turn: NotRequired[int]
    result: NotRequired[Result]


class State(TypedDict):
    """A match in the midst of a deal, or between two."""

    game: Literal["kryt-navalivat"]
    version: int
    options: Options
    seed: str
    deal: int
    dealer: int
    actions: int
    hands: list[list[str]]
    stock: list[str]
    pile: list[str]
    trumps: str
    losses: list[int]
    phase: Phase


class Action(TypedDict):
    """What a seat does: `card` in lead and beat only, `deck` in deal only."""

    type: str
    seat: int
    card: NotRequired[str]
    deck: NotRequired[list[str]]


def start(
    form: str,
    players: int,
    dealer: int | None,
    seed: str,
    deck: Sequence[str] | None = None,
    *,
    action_limit: int | None = None,
    deals: int | None = None,
) -> State:
    """Return a match with its first deal dealt, from the deck if there is one, else from the seed (S3, S5).

    Raises ValueError if the deck has too few cards; a deck smaller than the pack is fine here.
    """
    first = chance.lot(seed, players) if dealer is None else dealer
    leading: Phase = {"type": "leading", "turn": first}
    state = position([""] * players, "", "", leading, form=form, dealer=first, action_limit=action_limit, deals=deals)
    state["seed"] = seed
    lay_out(state, list(deck) if deck else chance.shuffle(chance.pack(36), seed, 0))
    return state


def position(
    hands: Sequence[str],
    pile: str,
    trumps: str,
    phase: Phase,
    *,
    stock: str = "",
    form: str = STANDARD,
    dealer: int = 0,
    actions: int = 0,
    action_limit: int | None = None,
    deals: int | None = None,
) -> State:
    """Return a state in the midst of a deal, its cards written as "JH 8C", with as many cards as are named.

    >>> position(["JH 8C", "KC"], "9H", "S", {"type": "answering", "turn": 0})["hands"]
    [['JH', '8C'], ['KC']]
    """
    return {
        "game": "kryt-navalivat",
        "version": 1,
        "options": {"form": form, "action_limit": action_limit, "deals": deals},
        "seed": "naive",
        "deal": 0,
        "dealer": dealer,
        "actions": actions,
        "hands": [hand.split() for hand in hands],
        "stock": stock.split(),
        "pile": pile.split(),
        "trumps": trumps,
        "losses": [0] * len(hands),
        "phase": phase,
    }


def lay_out(state: State, deck: list[str]) -> None:
    """Deal the deck out: three to each seat one at a time, then the indicator and the stock (K4, K5, K20)."""
    players = len(state["hands"])
    dealt = HAND * players
    standard = state["options"]["form"] == STANDARD
    if len(deck) < dealt + standard:
        raise ValueError("too few cards for this many players")
    first = (state["dealer"] + 1) % players
    state["hands"] = [[] for _ in range(players)]
    for i in range(dealt):
        state["hands"][(first + i) % players].append(deck[i])
    if standard:
        state["trumps"] = deck[dealt][1]
        state["stock"] = [*deck[dealt + 1 :], deck[dealt]]
    else:
        state["trumps"] = "D"
        state["stock"] = deck[dealt:]
    state["pile"] = []
    state["phase"] = {"type": "leading", "turn": first}


def all_cards(state: State) -> list[str]:
    """Return the pack that the state is made of, in canonical order."""
    held = [card for hand in state["hands"] for card in hand]
    return sorted(held + state["stock"] + state["pile"], key=lambda card: (card[1], RANKS.index(card[0])))


def still_in(state: State) -> list[int]:
    """Return the seats that hold cards (K15)."""
    return [seat for seat, hand in enumerate(state["hands"]) if hand]


def next_in(state: State, seat: int) -> int:
    """Return the seat after this one that is still in (S2, K12)."""
    players = len(state["hands"])
    seats = [(seat + i) % players for i in range(1, players + 1)]
    return next(each for each in seats if state["hands"][each])


def finish(state: State, loser: int | None, draw: bool, broken_off: bool, honour: bool) -> None:
    """End the deal and count the loss, if there is one (K17-K19, K23)."""
    if loser is not None:
        state["losses"][loser] += 1
    result: Result = {"loser": loser, "draw": draw, "broken_off": broken_off, "honour": honour}
    state["phase"] = {"type": "over", "result": result}


def result(state: State) -> Result | None:
    """Return how the deal ended, or None while it goes on."""
    return state["phase"].get("result")


def losses(state: State) -> list[int]:
    """Return the losses of each seat in the deals finished (K19)."""
    return list(state["losses"])


def returns(state: State) -> list[int] | None:
    """Return what each seat gets for the deal just over, or None while it goes on (K19)."""
    end = result(state)
    if end is None:
        return None
    players = len(state["hands"])
    if end["loser"] is None:
        return [0] * players
    return [1 - players if seat == end["loser"] else 1 for seat in range(players)]


def next_dealer(state: State) -> int:
    """Return who deals after this deal: the loser, or the same dealer if there is none (K3, K23)."""
    end = result(state)
    loser = end["loser"] if end else None
    return state["dealer"] if loser is None else loser


def match_over(state: State) -> bool:
    """Return whether the deal is over and no other follows (S4)."""
    last = state["deal"] + 1 == state["options"]["deals"] or state["deal"] == LAST_DEAL
    return state["phase"]["type"] == "over" and last


def to_act(state: State) -> list[int]:
    """Return the seats that the game waits for."""
    if state["phase"]["type"] == "over":
        return [] if match_over(state) else [next_dealer(state)]
    return [state["phase"].get("turn", 0)]
