"""Tables of the naive Chor Voli and Ramchi, written as a player would tell of them.

An action is a seat, what it does, and perhaps the cards of a combination with commas between.

>>> state = do(arranging("ramchi", ["7C 8D 9H 2C", "3C", "4C"]), "0 combine 7C,8D,9H, 0 stand")
>>> state["combinations"][0], state["discards"][0]
([['9H', '8D', '7C']], ['2C'])
"""

from collections.abc import Mapping, Sequence

from naive import chance, chor_voli, chor_voli_cards


def write(action: chor_voli.Action) -> str:
    """Return the action as "0 combine 7C,8D,9H" or "1 stand"."""
    return f"{action['seat']} {action['type']} {','.join(action.get('cards', []))}".strip()


def read(text: str) -> chor_voli.Action:
    """Return the action written so."""
    seat, name, *cards = text.split()
    action: chor_voli.Action = {"type": name, "seat": int(seat)}
    if name == "combine":
        action["cards"] = "".join(cards).split(",")
    return action


def listed(state: chor_voli.State) -> list[str]:
    """Return the legal actions as they are written."""
    return [write(action) for action in chor_voli.legal(state)]


def do(state: chor_voli.State, line: str) -> chor_voli.State:
    """Return the state after actions written as "0 combine 7C,8D,9H, 0 stand"."""
    for text in line.split(", "):
        assert chor_voli.may(state, read(text)), text
        state = chor_voli.step(state, read(text))
    return state


def chosen(form: str, **options: object) -> chor_voli.Options:
    """Return the options of a form, as named and else as they are by default."""
    return chor_voli_cards.options(form, options)


def arranging(form: str, hands: Sequence[str], *, table_card: str | None = None, **options: object) -> chor_voli.State:
    """Return a table whose seats are arranging hands written as "7C 8D 9H"; the last seat has dealt."""
    dealer = len(hands) - 1
    return chor_voli.position(hands, options=chosen(form, **options), table_card=table_card, dealer=dealer)


def calling(
    form: str, combinations: Sequence[str], *, dealer: int | None = None, pool: int = 0, **options: object
) -> chor_voli.State:
    """Return a table at which all have stood, the last seat last, with combinations written as "7C 8D 9H, 2C 3D 4H"."""
    players = len(combinations)
    return chor_voli.position(
        [""] * players,
        options=chosen(form, **options),
        phase={"type": "calling"},
        combinations=combinations,
        stood=range(players),
        dealer=players - 1 if dealer is None else dealer,
        pool=pool,
    )


def shown(
    form: str, combinations: Sequence[str], *, dealer: int | None = None, **options: object
) -> list[tuple[list[int], int, str]]:
    """Return of each showdown the seats in the order of showing, the winner and why."""
    found = chor_voli.showdowns(calling(form, combinations, dealer=dealer, pool=0, **options))
    assert [each["number"] for each in found] == list(range(1, len(found) + 1))
    return [([one["seat"] for one in each["shown"]], each["winner"], each["why"]) for each in found]


def stacked(players: int, hands: Mapping[int, str], table_card: str | None = None) -> list[str]:
    """Return a deck that deals the seats these cards and then others, the last seat being the dealer.

    Each of the others goes to a seat that has few of its rank, so that no four of a kind comes about.
    """
    wanted = [hands.get(seat, "").split() for seat in range(players)]
    named = [table_card, *[card for hand in wanted for card in hand]]
    rest = [card for card in chance.pack(52) if card not in named]
    size = 52 // players
    while rest and min(len(hand) for hand in wanted) < size:
        card = rest.pop(0)
        open_hands = [hand for hand in wanted if len(hand) < size]
        min(open_hands, key=lambda hand: len([held for held in hand if held[0] == card[0]])).append(card)
    deck = [wanted[seat][i] for i in range(size) for seat in range(players)]
    return deck + rest + ([] if table_card is None else [table_card])


def opened(form: str, players: int, hands: Mapping[int, str], **options: object) -> chor_voli.State:
    """Return the first deal of a match in which the seats are dealt these cards, and seat 0 is the first seat."""
    return chor_voli.start(form, options, players, players - 1, "table", stacked(players, hands))


def all_stand(state: chor_voli.State) -> chor_voli.State:
    """Return the table after all who still arranged have discarded, in seat order, and the showdowns are called."""
    for seat in chor_voli.to_act(state):
        state = chor_voli.step(state, {"type": "stand", "seat": seat})
    return chor_voli.step(state, {"type": "show", "seat": chor_voli.to_act(state)[0]})
