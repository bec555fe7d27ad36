"""Hearing a match of Chor Voli or Ramchi: from its events alone, how the table stands."""

from collections.abc import Callable, Mapping
from typing import Any

from croupier.cards import Card
from croupier.chor_voli import events as told
from croupier.chor_voli.scoring import scoring
from croupier.chor_voli.state import ChorVoliState
from croupier.payments import Payment
from kit.chor_voli.knowing import shown_down


class ChorVoliLedger:
    """What a seat, or for None a spectator, makes of the events as they are witnessed by it."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.table: dict[str, Any] = {}
        self.hand: list[Card] | None = None
        self.laid: list[tuple[Card, ...]] | None = None
        self.discards: list[Card] | None = None
        self.balances: list[int] = []
        self.pool = 0
        self.lines: list[Payment] = []
        self.shown: list[list[tuple[Card, ...]]] = []
        self.winners: list[int] = []
        self.hear: Mapping[Any, Callable[[Any], None]] = {
            told.ChorVoliDealt: self.dealt,
            told.ChorVoliPaid: self.paid,
            told.ChorVoliCombined: self.combined,
            told.ChorVoliStoodUp: self.stood,
            told.ChorVoliTookTableCard: self.took_table_card,
            told.ChorVoliCalled: self.called,
            told.ChorVoliShowdownHeld: self.showdown,
            told.ChorVoliSettled: self.settled,
        }

    def tell(self, event: Any) -> None:
        """Hear of an event."""
        self.hear[type(event)](event)

    def account(self) -> Mapping[str, Any]:
        """Return how the table stands."""
        own = {"hand": self.hand, "laid": self.laid, "discards": self.discards}
        money = {"balances": self.balances, "pool": self.pool, "lines": self.lines}
        return {**self.table, **own, **money, "shown": self.shown}

    def dealt(self, event: told.ChorVoliDealt) -> None:
        own = [hand.cards for hand in event.hands if hand.seat == self.seat]
        assert all((hand.cards is None) == (hand.seat != self.seat) for hand in event.hands), event
        assert [(hand.seat, hand.count) for hand in event.hands] == [
            (seat, 52 // len(event.hands)) for seat in range(len(event.hands))
        ], event
        self.hand, self.laid, self.discards = ([*own[0]], [], []) if own and own[0] is not None else (None, None, None)
        self.balances = self.balances or [0] * len(event.hands)
        self.lines, self.winners = [], []
        self.shown = [[] for _ in event.hands]
        self.table = {
            "deal": event.deal,
            "dealer": event.dealer,
            "table_card": event.table_card,
            "stood": set(),
            "result": None,
            "returns": None,
        }

    def paid(self, event: told.ChorVoliPaid) -> None:
        payment = event.payment
        self.lines.append(payment)
        for seat, amount in ((payment.payer, -payment.amount), (payment.payee, payment.amount)):
            if seat is None:
                assert payment.pot == "pool", event
                self.pool += amount
            else:
                self.balances[seat] += amount

    def combined(self, event: told.ChorVoliCombined) -> None:
        assert event.seat == self.seat, event
        assert self.hand is not None, event
        assert self.laid is not None, event
        for card in event.cards:
            self.hand.remove(card)
        self.laid.append(event.cards)

    def stood(self, event: told.ChorVoliStoodUp) -> None:
        self.table["stood"].add(event.seat)
        if event.seat == self.seat:
            self.discards, self.hand = self.hand, []

    def took_table_card(self, event: told.ChorVoliTookTableCard) -> None:
        assert event.card == self.table["table_card"], event
        self.table["table_card"] = Card("2D")
        if event.seat == self.seat and self.hand is not None:
            self.hand.remove(Card("2D"))
            self.hand.append(event.card)

    def called(self, event: told.ChorVoliCalled) -> None:
        assert len(self.table["stood"]) == len(self.balances), event

    def showdown(self, event: told.ChorVoliShowdownHeld) -> None:
        assert event.number == len(self.winners) + 1, event
        assert event.winner in [each.seat for each in event.shown], event
        for each in event.shown:
            assert len(self.shown[each.seat]) == event.number - 1, event
            self.shown[each.seat].append(each.cards)
        self.winners.append(event.winner)

    def settled(self, event: told.ChorVoliSettled) -> None:
        assert (list(event.balances), event.pool) == (self.balances, self.pool), event
        assert sum(event.balances) + event.pool == 0, event
        assert getattr(event.result, "winners", ()) == tuple(self.winners), event
        self.table |= {"result": event.result, "returns": event.returns}


def account(state: ChorVoliState, seat: int | None) -> Mapping[str, Any]:
    """Return how the table stands, as far as somebody who has heard everything can know."""
    score = scoring(state)
    return {
        "deal": state.deal,
        "dealer": state.dealer,
        "table_card": state.table_card,
        "stood": set(state.stood),
        "result": score.result,
        "returns": score.returns,
        "hand": None if seat is None else list(state.hands[seat]),
        "laid": None if seat is None else list(state.combinations[seat]),
        "discards": None if seat is None else list(state.discards[seat]),
        "balances": list(state.balances),
        "pool": state.pool,
        "lines": list(score.lines),
        "shown": [list(laid) if shown_down(state) else [] for laid in state.combinations],
    }
