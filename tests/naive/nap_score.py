"""Nap, a second time: who pays whom, and why."""

from typing import TypedDict

from naive import nap_forms
from naive.nap_forms import NAP_OR_MORE, NEEDED, STANDARD
from naive.nap_state import (
    State,
    declarer,
    first_seat,
    made,
    seats_from,
    standing,
    tricks_won,
)


class Line(TypedDict):
    """A payment; a payer or payee None stands for the pot."""

    rule: str
    reason: str
    amount: int
    payer: int | None
    payee: int | None
    pot: str | None


class Result(TypedDict, total=False):
    """How a deal ended: only `type` when all passed."""

    type: str
    declarer: int
    contract: str
    floater: bool
    needed: int
    won: int
    made: bool


class Scoring(TypedDict):
    """How the match stands, and what this deal has cost whom so far."""

    balances: list[int]
    kitty: int
    pool: int
    lines: list[Line]
    result: Result | None
    returns: list[int] | None


def into(rule: str, reason: str, amount: int, payer: int, pot: str) -> Line:
    """Return a payment into a pot."""
    return {"rule": rule, "reason": reason, "amount": amount, "payer": payer, "payee": None, "pot": pot}


def ante(seat: int) -> Line:
    """Return what a seat pays before each deal with a floater (N22)."""
    return into("N22", "nap.ante", 1, seat, "kitty")


def look(seat: int) -> Line:
    """Return what a seat pays to look at the floater (N24)."""
    return into("N24", "nap.look", 1, seat, "kitty")


def purchase(state: State, seat: int) -> Line:
    """Return what a seat pays for exchanging cards, however many (N20)."""
    return into("N20", "nap.purchase", state["options"]["purchase_stake"], seat, "pool")


def pot_name(state: State) -> str:
    """Return which pot the form has: the standard form the pool, the others the kitty (N20, N22)."""
    return "pool" if state["options"]["form"] == STANDARD else "kitty"


def settlement(state: State, pot: int) -> list[Line]:
    """Return the payments at the end of a played deal; the declarer takes `pot` from the pot (N15, N20, N30, N32)."""
    call, own = standing(state), declarer(state)
    assert call is not None
    assert own is not None
    contract = call["contract"] or ""
    well = made(contract, tricks_won(state))
    amount = nap_forms.value(state["options"], contract, well)
    standard = state["options"]["form"] == STANDARD
    rule = "N15" if standard else "N30"
    reason = "nap.made" if well else "nap.failed"
    if not well and not standard:
        return [into(rule, reason, amount * len(state["hands"]), own, "kitty")]
    lines: list[Line] = []
    for other in seats_from(state, own)[1:]:
        payer, payee = (other, own) if well else (own, other)
        lines.append({"rule": rule, "reason": reason, "amount": amount, "payer": payer, "payee": payee, "pot": None})
    if pot:
        taken_by = "N20" if standard else "N30"
        lines.append(
            {
                "rule": taken_by,
                "reason": "nap.pot",
                "amount": pot,
                "payer": None,
                "payee": own,
                "pot": pot_name(state),
            }
        )
    return lines


def pot_won(state: State) -> int:
    """Return what the declarer takes from the kitty or pool at the end of a played deal: all or nothing (N20, N30)."""
    call = standing(state)
    assert call is not None
    contract = call["contract"] or ""
    if contract not in NAP_OR_MORE or not made(contract, tricks_won(state)):
        return 0
    return state["pool"] if pot_name(state) == "pool" else state["kitty"]


def pay(state: State, line: Line) -> None:
    """Let a payment change hands (N9)."""
    for seat, amount in ((line["payer"], -line["amount"]), (line["payee"], line["amount"])):
        if seat is not None:
            state["balances"][seat] += amount
        elif line["pot"] == "kitty":
            state["kitty"] += amount
        else:
            state["pool"] += amount


def lines(state: State) -> list[Line]:
    """Return the payments of this deal so far, in order."""
    first = first_seat(state)
    found: list[Line] = []
    if state["options"]["form"] != STANDARD:
        found += [ante(seat) for seat in seats_from(state, first)]
    for seat, count in zip(seats_from(state, first), state["purchases"], strict=False):
        if count:
            found.append(purchase(state, seat))
    found += [look(seat) for seat in state["looked"]]
    if state["phase"]["type"] == "over" and standing(state) is not None:
        found += settlement(state, state["phase"].get("pot", 0))
    return found


def result(state: State) -> Result | None:
    """Return how the deal ended, or None while it goes on."""
    if state["phase"]["type"] != "over":
        return None
    call, own = standing(state), declarer(state)
    if call is None or own is None:
        return {"type": "all_passed"}
    contract, won = call["contract"] or "", tricks_won(state)
    return {
        "type": "played",
        "declarer": own,
        "contract": contract,
        "floater": call["floater"],
        "needed": NEEDED[contract],
        "won": won,
        "made": made(contract, won),
    }


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
        "kitty": state["kitty"],
        "pool": state["pool"],
        "lines": lines(state),
        "result": result(state),
        "returns": returns(state),
    }
