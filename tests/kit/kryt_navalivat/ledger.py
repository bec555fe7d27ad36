"""Hearing a match of Kryt'-navalivat': from its events alone, how the table stands."""

from collections.abc import Callable, Mapping
from typing import Any

from croupier.cards import Card
from croupier.kryt_navalivat import events as told
from croupier.kryt_navalivat.state import KrytOver, KrytState


class KrytLedger:
    """What a seat, or for None a spectator, makes of the events as they are witnessed by it."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.table: dict[str, Any] = {}
        self.hand: list[Card] | None = None
        self.pile: list[Card] = []
        self.counts: list[int] = []
        self.hear: Mapping[Any, Callable[[Any], None]] = {
            told.KrytDealt: self.dealt,
            told.KrytLed: self.led,
            told.KrytBeaten: self.beaten,
            told.KrytPickedUp: self.picked_up,
            told.KrytExchangedSix: self.exchanged_six,
            told.KrytDrew: self.drew,
            told.KrytWentOut: self.went_out,
            told.KrytSettled: self.settled,
        }

    def tell(self, event: Any) -> None:
        """Hear of an event."""
        self.hear[type(event)](event)

    def account(self) -> Mapping[str, Any]:
        """Return how the table stands."""
        return {**self.table, "hand": self.hand, "pile": self.pile, "counts": self.counts}

    def dealt(self, event: told.KrytDealt) -> None:
        own = [hand.cards for hand in event.hands if hand.seat == self.seat]
        assert all((hand.cards is None) == (hand.seat != self.seat) for hand in event.hands), event
        assert [hand.seat for hand in event.hands] == list(range(len(event.hands))), event
        self.hand = None if not own or own[0] is None else list(own[0])
        self.pile = []
        self.counts = [hand.count for hand in event.hands]
        self.table = {
            "deal": event.deal,
            "dealer": event.dealer,
            "trumps": event.trumps,
            "indicator": event.indicator,
            "stock": event.stock,
            "out": set(),
            "losses": self.table.get("losses", (0,) * len(event.hands)),
            "result": None,
        }

    def led(self, event: told.KrytLed) -> None:
        self._gives(event.seat, event.card)
        self.pile.append(event.card)

    def beaten(self, event: told.KrytBeaten) -> None:
        assert event.top == self.pile[-1], event
        self._gives(event.seat, event.card)
        self.pile.append(event.card)

    def picked_up(self, event: told.KrytPickedUp) -> None:
        assert event.top == self.pile[-1], event
        taken = tuple(self.pile[-event.count :][::-1])
        assert event.cards == (taken if event.seat == self.seat else None), event
        del self.pile[-event.count :]
        self._gains(event.seat, event.count, taken)

    def exchanged_six(self, event: told.KrytExchangedSix) -> None:
        assert event.indicator == self.table["indicator"], event
        assert event.six == f"6{self.table['trumps']}", event
        self.table["indicator"] = event.six
        self._gives(event.seat, event.six)
        self._gains(event.seat, 1, (event.indicator,))

    def drew(self, event: told.KrytDrew) -> None:
        assert (event.cards is not None) == (event.seat == self.seat), event
        self.table["stock"] -= event.count
        last = self.table["indicator"] if not self.table["stock"] else None
        assert event.indicator == last, event
        if not self.table["stock"]:
            self.table["indicator"] = None
        self._gains(event.seat, event.count, event.cards)

    def went_out(self, event: told.KrytWentOut) -> None:
        assert self.counts[event.seat] == self.table["stock"] == 0, event
        self.table["out"].add(event.seat)

    def settled(self, event: told.KrytSettled) -> None:
        losses = self.table["losses"]
        lost = tuple(count + (seat == event.result.loser) for seat, count in enumerate(losses))
        assert event.losses == lost, event
        assert (event.last_card is not None) == event.result.draw, event
        self.table |= {"losses": lost, "result": event.result}

    def _gives(self, seat: int, card: Card) -> None:
        self.counts[seat] -= 1
        if seat == self.seat and self.hand is not None:
            self.hand.remove(card)

    def _gains(self, seat: int, count: int, cards: tuple[Card, ...] | None) -> None:
        self.counts[seat] += count
        if seat == self.seat and self.hand is not None:
            assert cards is not None, seat
            assert len(cards) == count, cards
            self.hand.extend(cards)


def account(state: KrytState, seat: int | None) -> Mapping[str, Any]:
    """Return how the table stands, as far as somebody who has heard everything can know.

    All cards came to the pile face up, so whoever listened knows the whole of it.
    """
    over = state.phase.result if isinstance(state.phase, KrytOver) else None
    turned_up = type(state.options).__name__ == "KrytStandard" and bool(state.stock)
    return {
        "deal": state.deal,
        "dealer": state.dealer,
        "trumps": state.trumps,
        "indicator": state.stock[-1] if turned_up else None,
        "stock": len(state.stock),
        "out": {each for each, hand in enumerate(state.hands) if not hand},
        "losses": state.losses,
        "result": over,
        "hand": None if seat is None else list(state.hands[seat]),
        "pile": list(state.pile),
        "counts": [len(hand) for hand in state.hands],
    }
