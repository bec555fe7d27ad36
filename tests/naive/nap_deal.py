"""Nap, a second time: the start of a match, dealing, and the deck of the next deal."""

from collections.abc import Sequence

from naive import chance, nap_forms, nap_score
from naive.nap_forms import FEWEST_PLAYERS, MOST_PLAYERS, NAP_OR_MORE, STANDARD, Options
from naive.nap_state import State, all_cards, first_seat, made, position, seats_from, standing, tricks_won


def start(
    form: str,
    options: Options,
    players: int,
    dealer: int | None,
    seed: str,
    deck: Sequence[str] | None = None,
) -> State:
    """Return a match with its first deal dealt, from the deck if there is one, else from the seed (S3, S5, N4).

    Options that are not named have their defaults. Raises ValueError for options of another form, a number of players
    or a dealer that cannot be, a pack too small or a deck that is not the pack.
    """
    if not FEWEST_PLAYERS <= players <= MOST_PLAYERS:
        raise ValueError("three to seven players")
    if dealer is not None and not 0 <= dealer < players:
        raise ValueError("no such dealer")
    chosen = nap_forms.options(form, options)
    pack = nap_forms.pack(chosen, players)
    if deck is not None and sorted(deck) != sorted(pack):
        raise ValueError("the deck is not the pack")
    first = chance.lot(seed, players) if dealer is None else dealer
    state = position([""] * players, {"type": "bidding"}, options=chosen, dealer=first)
    state["seed"] = seed
    lay_out(state, chance.shuffle(pack, seed, 0) if deck is None else list(deck))
    return state


def lay_out(state: State, deck: list[str]) -> None:
    """Let all pay, and deal the deck out: two batches, then the floater if there is one, then the stock (N3, N22)."""
    seats = seats_from(state, first_seat(state))
    rest = list(deck)
    state["hands"] = [[] for _ in seats]
    for batch in state["options"]["batches"].split("-"):
        for seat in seats:
            for _ in range(int(batch)):
                state["hands"][seat].append(rest.pop(0))
    state["floater"] = rest.pop(0) if nap_forms.has_floater(state["options"]) else None
    state["stock"] = rest
    state["discards"] = []
    state["purchases"] = []
    state["looked"] = []
    state["calls"] = []
    state["trumps"] = None
    state["tricks"] = []
    if nap_forms.has_floater(state["options"]):
        for seat in seats:
            nap_score.pay(state, nap_score.ante(seat))
    purchasing = state["options"].get("purchase", False)
    state["phase"] = {"type": "purchasing" if purchasing else "bidding"}


def next_deal(state: State, dealer: int, deck: Sequence[str] | None) -> None:
    """Begin the next deal (N1, N4, S4)."""
    cards = next_deck(state) if deck is None else list(deck)
    state["deal"] += 1
    state["dealer"] = dealer
    state["actions"] = 0
    lay_out(state, cards)


def next_deck(state: State) -> list[str]:
    """Return the deck of the next deal: shuffled, or gathered and cut (N4).

    Raises ValueError while the deal goes on.
    """
    if state["phase"]["type"] != "over":
        raise ValueError("the deal goes on")
    deal = state["deal"] + 1
    if is_shuffled(state):
        return chance.shuffle(all_cards(state), state["seed"], deal)
    cards = gathered(state)
    lifted = chance.cut(len(cards), state["seed"], deal)
    return cards[lifted:] + cards[:lifted]


def is_shuffled(state: State) -> bool:
    """Return whether the deck is shuffled after the deal just over (N4, N13, N21)."""
    if state["options"]["shuffle"] == "always":
        return True
    call = standing(state)
    if call is None:
        return bool(state["options"]["form"] == STANDARD)
    contract = call["contract"] or ""
    return contract in NAP_OR_MORE and made(contract, tricks_won(state))


def gathered(state: State) -> list[str]:
    """Return the cards as they are gathered, the first of the deck first (N4)."""
    cards: list[str] = []
    for trick in state["tricks"]:
        cards += trick
    for seat in seats_from(state, first_seat(state)):
        cards += state["hands"][seat]
    cards += state["discards"]
    if state["floater"] is not None:
        cards.append(state["floater"])
    return cards + state["stock"]
