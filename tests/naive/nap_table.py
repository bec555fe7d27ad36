"""Tables of the naive Nap, written as a player would tell of them.

An action is a seat, what it does, and perhaps a bid (a plus for "with the floater"), a suit, a card or several with
commas between.

>>> state = do(opened("floater", 3), "0 look, 0 bid four+, 1 bid nap, 2 pass")
>>> state["phase"]["type"], state["kitty"]
('announcing', 4)
"""

from naive import nap

SPADES = ("AS", "KS", "QS", "JS", "TS")
LOSERS = ("2C", "2D", "2H", "3C", "3D")


def write(action: nap.Action) -> str:
    """Return the action as "0 bid nap+", "1 purchase 2C,3D" or "2 play AS"."""
    bid = action.get("contract", "") + "+" * action.get("floater", False)
    what = bid + ",".join(action.get("discard", [])) + action.get("card", "") + action.get("trumps", "")
    return f"{action['seat']} {action['type']} {what}".strip()


def read(text: str) -> nap.Action:
    """Return the action written so."""
    seat, kind, *rest = text.split()
    action: nap.Action = {"type": kind, "seat": int(seat)}
    what = "".join(rest)
    if kind == "bid":
        action["contract"] = what.removesuffix("+")
        action["floater"] = what.endswith("+")
    elif kind == "purchase":
        action["discard"] = what.split(",")
    elif kind == "announce":
        action["trumps"] = what
    elif kind in {"discard", "play"}:
        action["card"] = what
    return action


def listed(state: nap.State) -> list[str]:
    """Return the legal actions as they are written."""
    return [write(action) for action in nap.legal(state)]


def choices(state: nap.State) -> str:
    """Return what the seat on turn may do, without the seat: "pass, bid nap"."""
    return ", ".join(text.split(maxsplit=1)[1] for text in listed(state))


def do(state: nap.State, line: str) -> nap.State:
    """Return the state after actions written as "0 pass, 1 bid four, 2 pass"."""
    for text in line.split(", "):
        assert nap.may(state, read(text)), text
        state = nap.step(state, read(text))
    return state


def opened(form: str, players: int, **options: object) -> nap.State:
    """Return the first deal of a match in which seat 0 is the first seat."""
    return nap.start(form, options, players, players - 1, "table")


def called(text: str) -> list[nap.Call]:
    """Return the calls written as "pass four+ nap"."""
    calls: list[nap.Call] = []
    for word in text.split():
        contract = None if word == "pass" else word.removesuffix("+")
        calls.append({"contract": contract, "floater": word.endswith("+")})
    return calls


def bid_by_seat_0(form: str, players: int, bid: str, winners: int, **options: object) -> nap.State:
    """Return a table before the last call, at which seat 0 has bid; played by `play_out` it wins so many tricks.

    Seat 0 holds the highest spades, and losers; the other seats hold no spades. Aces wait for the losers in seat 1.
    """
    state = opened(form, players, **options)
    state["hands"][0] = [*SPADES[:winners], *LOSERS[winners:]]
    state["hands"][1] = ["KC", "KD", "AH", "AC", "AD"]
    others = [rank + suit for rank in "456789TJQ" for suit in "CDH"]
    for seat in range(2, players):
        state["hands"][seat] = [others.pop(0) for _ in range(5)]
    state["phase"] = {"type": "bidding"}
    state["calls"] = called(bid + " pass" * (players - 2))
    return state


def stacked(pack: list[str], players: int, hand: str) -> list[str]:
    """Return a deck, dealt three and two, that gives the first seat the hand and the others what is lowest."""
    own = hand.split()
    rest = [card for card in sorted(pack, key=nap.rank) if card not in own]
    between = 3 * players - 3
    return [*own[:3], *rest[:between], *own[3:], *rest[between:]]


def play_out(state: nap.State) -> nap.State:
    """Return the end of the deal, each playing the first card of his hand that he may; a floater is left."""
    while state["phase"]["type"] != "over":
        seat = nap.to_act(state)[0]
        what = ["pass", "leave_floater", "announce S", *[f"play {card}" for card in state["hands"][seat]]]
        allowed = [each for each in what if nap.may(state, read(f"{seat} {each}"))]
        state = nap.step(state, read(f"{seat} {allowed[0]}"))
    return state
