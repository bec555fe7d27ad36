"""Tables of Chor Voli and Ramchi, written as a player would tell of them.

Seats are parted by bars; before a slash lie the combinations that a seat has laid down, commas between them. The last
seat deals, so that seat 0 is the first. Cards named nowhere fill up the hands, so that nobody has four of a kind.

>>> state = do(laid("7C 8D 9H 2C | | | "), "0 combine 9H 7C 8D, 0 stand")
>>> broken(state, "0 combine 7C 8D 9H").name
'YOUR_TURN'
>>> state.combinations[0]
((<Card.NINE_OF_HEARTS: '9H'>, <Card.EIGHT_OF_DIAMONDS: '8D'>, <Card.SEVEN_OF_CLUBS: '7C'>),)
"""

from collections.abc import Callable, Mapping, Sequence
from itertools import chain
from typing import NamedTuple

from croupier.cards import Card, cards
from croupier.chor_voli import CHOR_VOLI
from croupier.chor_voli import state as chor_voli
from croupier.chor_voli.events import ChorVoliEvent, ChorVoliShowdownHeld
from croupier.chor_voli.options import ChorVoliOptions
from croupier.chor_voli.rulebook import ChorVoliRule
from croupier.chor_voli.state import ChorVoliAction, ChorVoliScoring, ChorVoliState
from croupier.faults import Rulebook, TableRule
from croupier.game import admit, legal_actions, play
from croupier.seats import round_from
from kit.chor_voli.laid import PLAIN, RAMCHI, laid

__all__ = ["PLAIN", "RAMCHI", "laid"]

_ACTIONS: Mapping[str, Callable[[int, tuple[Card, ...]], ChorVoliAction]] = {
    "combine": chor_voli.ChorVoliCombine,
    "stand": lambda seat, _: chor_voli.ChorVoliStand(seat),
    "take_table_card": lambda seat, _: chor_voli.ChorVoliTakeTableCard(seat),
    "show": lambda seat, _: chor_voli.ChorVoliShow(seat),
    "deal": lambda seat, deck: chor_voli.ChorVoliDeal(seat, deck) if deck else chor_voli.ChorVoliDeal(seat),
}
_RULES: Mapping[str, Rulebook] = {each.rule.code: each for each in chain(ChorVoliRule, TableRule)}


def action(text: str) -> ChorVoliAction:
    """Read an action: ``0 combine 7C 8D 9H``, ``1 stand``, ``2 show``."""
    seat, name, *named = text.split()
    return _ACTIONS[name](int(seat), cards(" ".join(named)))


def actions(text: str) -> list[ChorVoliAction]:
    """Read actions with commas between."""
    return [action(each) for each in text.split(",")]


def do(state: ChorVoliState, text: str) -> ChorVoliState:
    """Return the state after some actions; every state on the way is sound."""
    for each in actions(text):
        state, _ = play(CHOR_VOLI, admit(CHOR_VOLI, state), [each])
    return admit(CHOR_VOLI, state)


def told(state: ChorVoliState, text: str) -> tuple[ChorVoliEvent, ...]:
    """Return the events of some actions."""
    return play(CHOR_VOLI, admit(CHOR_VOLI, state), actions(text))[1]


def broken(state: ChorVoliState, asked: ChorVoliAction | str) -> Rulebook | None:
    """Return the rule that refuses an action in a sound state, or None."""
    asked = action(asked) if isinstance(asked, str) else asked
    violation = CHOR_VOLI.check(admit(CHOR_VOLI, state), asked)
    return None if violation is None else _RULES[violation.rule.code]


def written(asked: ChorVoliAction) -> str:
    """Return an action as it is written here."""
    named = asked.cards if isinstance(asked, chor_voli.ChorVoliCombine) else ()
    return " ".join([str(asked.seat), str(asked.__struct_config__.tag), *named])


def listed(state: ChorVoliState) -> list[str]:
    """Return all legal actions, seat by seat."""
    return [written(each) for entry in legal_actions(CHOR_VOLI, admit(CHOR_VOLI, state)) for each in entry.actions]


def score(state: ChorVoliState) -> ChorVoliScoring:
    """Return the scoring of a sound state."""
    return CHOR_VOLI.scoring(admit(CHOR_VOLI, state))


def deck_of(state: ChorVoliState, dealer: int) -> tuple[Card, ...]:
    """Return the deck that deals the hands of a state, none of them laid down, when a seat deals."""
    seats = round_from((dealer + 1) % len(state.hands), len(state.hands))
    in_turn = chain.from_iterable(zip(*(state.hands[seat] for seat in seats), strict=True))
    return (*in_turn, *([] if state.table_card is None else [state.table_card]))


def dealt(
    seats: str, options: ChorVoliOptions = PLAIN, *, dealer: int | None = None, table_card: str | None = None
) -> tuple[ChorVoliState, tuple[ChorVoliEvent, ...]]:
    """Deal hands in a first deal, and return its state and events; the last seat deals unless another is named."""
    wanted = laid(seats, options, table_card=table_card)
    dealer = len(wanted.hands) - 1 if dealer is None else dealer
    return CHOR_VOLI.deal(options, len(wanted.hands), dealer, "dealt", deck_of(wanted, dealer))


def next_deal(state: ChorVoliState, seats: str, *, table_card: str | None = None) -> ChorVoliState:
    """Return the next deal after one that is over, with hands as they are written."""
    (dealer,) = CHOR_VOLI.to_act(state)
    deck = deck_of(laid(seats, state.options, table_card=table_card), dealer)
    return do(state, f"{dealer} deal {' '.join(deck)}")


def called(
    seats: str,
    options: ChorVoliOptions = PLAIN,
    *,
    dealer: int | None = None,
    stood: Sequence[int] | None = None,
    table_card: str | None = None,
) -> ChorVoliState:
    """Return a deal to its end, after the seats have laid down these combinations and stood, in seat order at first."""
    players = len(seats.split("|"))
    order = range(players) if stood is None else stood
    state = laid(seats, options, stood=order, dealer=dealer, table_card=table_card)
    return do(state, f"{(order[-1] + 1) % players} show")


class Shown(NamedTuple):
    """A showdown: who showed, in order; who won, and why."""

    order: list[int]
    winner: int
    why: str


def shown(seats: str, options: ChorVoliOptions = PLAIN, *, dealer: int | None = None) -> list[Shown]:
    """Return the showdowns of some combinations, ``"AC AD AH, 9C TD JH | 7C 8D 9H | | "``."""
    players = len(seats.split("|"))
    parted = " | ".join(f"{each} /" for each in seats.split("|"))
    state = laid(parted, options, stood=range(players), dealer=dealer)
    held = [event for event in told(state, "0 show") if isinstance(event, ChorVoliShowdownHeld)]
    assert [each.number for each in held] == list(range(1, len(held) + 1))
    return [Shown([each.seat for each in one.shown], one.winner, str(one.why)) for one in held]
