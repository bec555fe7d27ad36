"""Chor Voli and Ramchi, a second time: who wins which showdown, who pays whom, and who deals next."""

from typing import TypedDict

from naive import chance
from naive.chor_voli_cards import compare, kind
from naive.chor_voli_state import (
    State,
    arranging,
    caller,
    first_seat,
    has_pool,
    match_over,
    opponents,
    seat_after,
    seats_from,
)


class Shown(TypedDict):
    """A combination shown in a showdown."""

    seat: int
    cards: list[str]
    kind: str | None


class Showdown(TypedDict):
    """A showdown held; they are numbered from 1, and combinations are in the order shown."""

    number: int
    shown: list[Shown]
    winner: int
    why: str


class Line(TypedDict):
    """A payment; a payer or payee None stands for the pot."""

    rule: str
    reason: str
    amount: int
    payer: int | None
    payee: int | None
    pot: str | None


class Result(TypedDict, total=False):
    """How a deal ended: by a four of a kind (`winner`, `rank`) or by showdowns (`held`, `winners`)."""

    type: str
    winner: int
    rank: str
    held: int
    winners: list[int]


class Scoring(TypedDict):
    """How the match stands, and what this deal has cost whom so far."""

    balances: list[int]
    kitty: int
    pool: int
    lines: list[Line]
    result: Result | None
    returns: list[int] | None


# The showdowns


def showdowns(state: State) -> list[Showdown]:
    """Return the showdowns that the combinations as they lie there make, in order (C11-C13)."""
    found: list[Showdown] = []
    leader = first_seat(state)
    while True:
        shown = showing(state, leader, len(found))
        if not shown:
            return found
        winner, why = decide(state, shown)
        found.append({"number": len(found) + 1, "shown": shown, "winner": winner, "why": why})
        if state["options"]["showdown_leader"] == "previous_winner":
            leader = winner


def showing(state: State, leader: int, before: int) -> list[Shown]:
    """Return what is shown after so many showdowns, from the leader on by those who have something left (C12)."""
    shown: list[Shown] = []
    for seat in seats_from(state, leader):
        if len(state["combinations"][seat]) > before:
            cards = state["combinations"][seat][before]
            shown.append({"seat": seat, "cards": list(cards), "kind": kind(cards, state["options"]["form"])})
    return shown


def decide(state: State, shown: list[Shown]) -> tuple[int, str]:
    """Return who wins the showdown and why (C11, C12)."""
    if len(shown) == 1:
        return shown[0]["seat"], "alone"
    options = state["options"]
    best = [one for one in shown if all(compare(one["cards"], other["cards"], options) >= 0 for other in shown)]
    if len(best) == 1:
        return best[0]["seat"], by_what([one["kind"] for one in shown], best[0]["kind"])
    if options["ties"] == "first":
        return best[0]["seat"], "shown_first"
    return best[-1]["seat"], "shown_last"


def by_what(kinds: list[str | None], best: str | None) -> str:
    """Return whether the kind decided, or among several of the best kind the ranks (C1, C11)."""
    return "ranks" if kinds.count(best) > 1 else "kind"


# Four of a kind


def four_of_a_kind(state: State) -> tuple[int, str] | None:
    """Return who holds the highest four of a kind and its rank, or None if none is held or counts (C8, C17)."""
    if not has_pool(state) and not state["options"]["four_of_a_kind"]:
        return None
    order = list(reversed(chance.RANKS))
    if state["options"]["fours_high"]:
        order = ["4", *order]
    for rank in order:
        for seat, hand in enumerate(state["hands"]):
            if len([card for card in hand if card[0] == rank]) == 4:
                return seat, rank
    return None


# Payments


def ante(seat: int) -> Line:
    """Return what a seat pays before a deal of Chor Voli (C7)."""
    return {"rule": "C7", "reason": "chor-voli.ante", "amount": 1, "payer": seat, "payee": None, "pot": "pool"}


def won(state: State, rule: str, what: str, winner: int, amount: int) -> list[Line]:
    """Return the payments to a winner: so much out of the pool if there is one, else from each opponent."""
    payers: list[int | None] = [None] if has_pool(state) else [*opponents(state, winner)]
    pot = "pool" if has_pool(state) else None
    return [
        {"rule": rule, "reason": f"chor-voli.{what}", "amount": amount, "payer": payer, "payee": winner, "pot": pot}
        for payer in payers
    ]


def showdown_lines(state: State) -> list[Line]:
    """Return the payments for the showdowns: always one chip, or as many as the showdown's number (C11, C18, C19)."""
    found: list[Line] = []
    for each in showdowns(state):
        if has_pool(state):
            found += won(state, "C11", "showdown", each["winner"], 1)
        else:
            rule = "C18" if len(state["hands"]) == 3 else "C19"
            found += won(state, rule, "showdown", each["winner"], each["number"])
    return found


def four_lines(state: State, winner: int, pot: int) -> list[Line]:
    """Return the payments for a four of a kind: the pot, which is the whole pool, or one chip each (C8, C17)."""
    if has_pool(state):
        return won(state, "C8", "four-of-a-kind", winner, pot)
    return won(state, "C17", "four-of-a-kind", winner, 1)


def pay(state: State, line: Line) -> None:
    """Let a payment change hands."""
    for seat, amount in ((line["payer"], -line["amount"]), (line["payee"], line["amount"])):
        if seat is None:
            state["pool"] += amount
        else:
            state["balances"][seat] += amount


def lines(state: State) -> list[Line]:
    """Return the payments of this deal so far, in order."""
    found = [ante(seat) for seat in seats_from(state, first_seat(state))] if has_pool(state) else []
    end = result(state)
    if end is None:
        return found
    if end.get("type") == "showdowns":
        return found + showdown_lines(state)
    return found + four_lines(state, end.get("winner", 0), state["phase"].get("pot", 0))


# How a deal ends, and what follows


def result(state: State) -> Result | None:
    """Return how the deal ended, or None while it goes on; after a four of a kind nobody has arranged anything."""
    if state["phase"]["type"] != "over":
        return None
    if state["stood"]:
        winners = [each["winner"] for each in showdowns(state)]
        return {"type": "showdowns", "held": len(winners), "winners": winners}
    four = four_of_a_kind(state)
    assert four is not None
    return {"type": "four_of_a_kind", "winner": four[0], "rank": four[1]}


def returns(state: State) -> list[int] | None:
    """Return what each seat has gained or lost in the deal just over, antes included, or None while it goes on."""
    if state["phase"]["type"] != "over":
        return None
    found = [0] * len(state["hands"])
    for line in lines(state):
        if line["payer"] is not None:
            found[line["payer"]] -= line["amount"]
        if line["payee"] is not None:
            found[line["payee"]] += line["amount"]
    return found


def scoring(state: State) -> Scoring:
    """Return how the match stands, and the payments of this deal."""
    return {
        "balances": list(state["balances"]),
        "kitty": 0,
        "pool": state["pool"],
        "lines": lines(state),
        "result": result(state),
        "returns": returns(state),
    }


def next_dealer(state: State) -> int | None:
    """Return who deals after the deal just over, or None while it goes on (C14, C20)."""
    end = result(state)
    if end is None:
        return None
    if end.get("type") == "four_of_a_kind":
        return end.get("winner")
    winners = end.get("winners")
    return winners[-1] if winners else seat_after(state, state["dealer"])


def to_act(state: State) -> list[int]:
    """Return the seats that the game waits for (C9, C10a, C14)."""
    if state["phase"]["type"] == "arranging":
        return arranging(state)
    seat = None if match_over(state) else next_dealer(state)
    if state["phase"]["type"] == "calling":
        seat = caller(state)
    return [] if seat is None else [seat]
