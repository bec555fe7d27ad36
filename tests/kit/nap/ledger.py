"""Hearing a match of Nap: from its events alone, how the table stands."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from croupier.cards import Card
from croupier.nap import NAP
from croupier.nap import events as told
from croupier.nap.state import NapCall, NapPlaying, NapState
from croupier.payments import Payment, Pot


class NapLedger:
    """What a seat, or for None a spectator, makes of the events as they are witnessed by it."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.table: dict[str, Any] = {}
        self.balances: list[int] = []
        self.pots = {Pot.KITTY: 0, Pot.POOL: 0}
        self.hand: list[Card] | None = None
        self.hear: Mapping[Any, Callable[[Any], None]] = {
            told.NapDealt: self.dealt,
            told.NapPaid: self.paid,
            told.NapStood: self.stood,
            told.NapPurchased: self.purchased,
            told.NapPassed: self.passed,
            told.NapCalled: self.called,
            told.NapLooked: self.looked,
            told.NapTookFloater: self.took_floater,
            told.NapLeftFloater: self.left_floater,
            told.NapDiscarded: self.discarded,
            told.NapAnnounced: self.announced,
            told.NapPlayed: self.card_played,
            told.NapTookTrick: self.took_trick,
            told.NapSettled: self.settled,
        }

    def tell(self, event: Any) -> None:
        """Hear of an event."""
        self.hear[type(event)](event)

    def account(self) -> Mapping[str, Any]:
        """Return how the table stands."""
        return {
            **self.table,
            "balances": self.balances,
            "kitty": self.pots[Pot.KITTY],
            "pool": self.pots[Pot.POOL],
            "hand": self.hand,
        }

    def dealt(self, event: told.NapDealt) -> None:
        assert [hand.seat for hand in event.hands] == list(range(len(event.hands))), event
        assert all((hand.cards is None) == (hand.seat != self.seat) for hand in event.hands), event
        own = [hand.cards for hand in event.hands if hand.seat == self.seat]
        self.hand = None if not own or own[0] is None else list(own[0])
        self.balances = self.balances or [0] * len(event.hands)
        self.table = {
            "deal": event.deal,
            "dealer": event.dealer,
            "counts": [hand.count for hand in event.hands],
            "stock": event.stock,
            "floater_there": event.floater,
            "floater": None,
            "discards": 0,
            "own_discards": [],
            "purchases": [],
            "looked": [],
            "calls": [],
            "trumps": None,
            "open": [],
            "tricks": [],
            "lines": [],
            "result": None,
            "returns": None,
        }

    def paid(self, event: told.NapPaid) -> None:
        paid = event.payment
        self._pays(paid.payer, paid.pot, -paid.amount)
        self._pays(paid.payee, paid.pot, paid.amount)
        self.table["lines"].append(paid)

    def _pays(self, seat: int | None, pot: Pot | None, amount: int) -> None:
        if seat is not None:
            self.balances[seat] += amount
        else:
            assert pot is not None
            self.pots[pot] += amount
            assert self.pots[pot] >= 0, pot

    def stood(self, event: told.NapStood) -> None:
        self._speaks(event.seat, "purchases")
        self.table["purchases"].append(0)

    def purchased(self, event: told.NapPurchased) -> None:
        own = event.seat == self.seat
        assert (event.discard is not None) is (event.drawn is not None) is own, event
        self._speaks(event.seat, "purchases")
        self.table["purchases"].append(event.count)
        self.table["stock"] -= event.count
        self._discards(event.seat, event.count, event.discard)
        self._gains(event.seat, event.count, event.drawn)

    def passed(self, event: told.NapPassed) -> None:
        self._speaks(event.seat, "calls")
        self.table["calls"].append(NapCall(None, floater=False))

    def called(self, event: told.NapCalled) -> None:
        self._speaks(event.seat, "calls")
        self.table["calls"].append(NapCall(event.contract, event.floater))

    def looked(self, event: told.NapLooked) -> None:
        self._speaks(event.seat, "calls")
        assert (event.card is not None) == (event.seat == self.seat), event
        self.table["looked"].append(event.seat)
        self.table["floater"] = event.card or self.table["floater"]

    def took_floater(self, event: told.NapTookFloater) -> None:
        assert list(event.looked) == self.table["looked"], event
        assert (event.card is not None) == (self.seat in {event.seat, *event.looked}), event
        assert self.table["floater_there"], event
        assert self.seat not in event.looked or event.card == self.table["floater"], event
        self.table |= {"floater_there": False, "floater": None}
        self._gains(event.seat, 1, None if event.card is None else (event.card,))

    def left_floater(self, event: told.NapLeftFloater) -> None:
        assert self.table["floater_there"], event

    def discarded(self, event: told.NapDiscarded) -> None:
        assert (event.card is not None) == (event.seat == self.seat), event
        self._discards(event.seat, 1, None if event.card is None else (event.card,))

    def announced(self, event: told.NapAnnounced) -> None:
        assert self.table["trumps"] is None, event
        self.table["trumps"] = event.trumps

    def card_played(self, event: told.NapPlayed) -> None:
        self.table["trumps"] = event.trumps or self.table["trumps"]
        self.table["open"].append(event.card)
        self._loses(event.seat, 1, (event.card,))

    def took_trick(self, event: told.NapTookTrick) -> None:
        assert list(event.cards) == self.table["open"], event
        self.table["tricks"].append((event.seat, event.cards))
        self.table["open"] = []

    def settled(self, event: told.NapSettled) -> None:
        assert list(event.balances) == self.balances, event
        assert (event.kitty, event.pool) == (self.pots[Pot.KITTY], self.pots[Pot.POOL]), event
        assert event.returns == tuple(_net(self.table["lines"], seat) for seat in range(len(self.balances))), event
        self.table |= {"result": event.result, "returns": event.returns}

    def _speaks(self, seat: int, what: str) -> None:
        assert seat == (self.table["dealer"] + 1 + len(self.table[what])) % len(self.balances), (seat, what)

    def _discards(self, seat: int, count: int, cards: tuple[Card, ...] | None) -> None:
        self.table["discards"] += count
        self._loses(seat, count, cards)
        if seat == self.seat:
            assert cards is not None, seat
            self.table["own_discards"].extend(cards)

    def _loses(self, seat: int, count: int, cards: tuple[Card, ...] | None) -> None:
        self.table["counts"][seat] -= count
        if seat == self.seat and self.hand is not None:
            assert cards is not None, seat
            assert len(cards) == count, cards
            for card in cards:
                self.hand.remove(card)

    def _gains(self, seat: int, count: int, cards: tuple[Card, ...] | None) -> None:
        self.table["counts"][seat] += count
        if seat == self.seat and self.hand is not None:
            assert cards is not None, seat
            assert len(cards) == count, cards
            self.hand.extend(cards)


def _net(lines: Sequence[Payment], seat: int) -> int:
    return sum(line.amount * ((line.payee == seat) - (line.payer == seat)) for line in lines)


def account(state: NapState, seat: int | None) -> Mapping[str, Any]:
    """Return how the table stands, as far as somebody who has heard everything of this deal can know."""
    scoring, view = NAP.scoring(state), NAP.view(state, seat)
    return {
        "deal": state.deal,
        "dealer": state.dealer,
        "counts": [len(hand) for hand in state.hands],
        "stock": len(state.stock),
        "floater_there": state.floater is not None,
        "floater": state.floater if seat in state.looked else None,
        "discards": len(state.discards),
        "own_discards": list(view.own_discards or ()),
        "purchases": list(state.purchases),
        "looked": list(state.looked),
        "calls": list(state.calls),
        "trumps": state.trumps,
        "open": list(state.phase.cards) if isinstance(state.phase, NapPlaying) else [],
        "tricks": [(trick.winner, trick.cards) for trick in view.tricks],
        "lines": list(scoring.lines),
        "result": scoring.result,
        "returns": scoring.returns,
        "balances": list(state.balances),
        "kitty": state.kitty,
        "pool": state.pool,
        "hand": None if seat is None else list(state.hands[seat]),
    }
