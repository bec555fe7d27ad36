"""How cards, actions, events and views look to a person in a terminal, for every game alike."""

import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from string import Formatter
from typing import Any, cast

import msgspec

from croupier.cards import SUIT, Card, Suit
from croupier.game import AnyGame

SIGNS = {Suit.CLUBS: "♣", Suit.DIAMONDS: "♦", Suit.HEARTS: "♥", Suit.SPADES: "♠"}
RED = frozenset((Suit.DIAMONDS, Suit.HEARTS))
BACK = "▒"

_NAMED = frozenset(("seat", "dealer", "loser", "winner", "declarer", "payer", "payee"))
"""Fields that hold a seat, which is shown as its player's name."""

_RED, _BOLD, _DIM, _PLAIN = "\x1b[31m", "\x1b[1m", "\x1b[2m", "\x1b[0m"


@dataclass(frozen=True)
class Terminal:
    """A way to show a game: the players' names in seat order, and whether colours are understood."""

    game: AnyGame
    names: Sequence[str]
    colours: bool = False

    def card(self, card: Card) -> str:
        """Return a card with its suit's sign: ``10♦``."""
        rank = "10" if card[0] == "T" else card[0]
        return self._styled(rank + SIGNS[SUIT[card]], _RED) if SUIT[card] in RED else rank + SIGNS[SUIT[card]]

    def cards(self, cards: Sequence[Card]) -> str:
        """Return cards, blanks between them."""
        return " ".join(map(self.card, cards)) or "none"

    def sentence(self, value: msgspec.Struct) -> str:
        """Return the sentence that tells of an action, an event or a view."""
        fields = dict(_fields(value))
        template = self.game.telling(value)
        named = {name for _, name, _, _ in Formatter().parse(template) if name}
        return template.format_map({name: self._shown(name, fields[name], fields) for name in named})

    def strong(self, text: str) -> str:
        """Return a text that stands out."""
        return self._styled(text, _BOLD)

    def faint(self, text: str) -> str:
        """Return a text that keeps to the background."""
        return self._styled(text, _DIM)

    def _styled(self, text: str, style: str) -> str:
        return f"{style}{text}{_PLAIN}" if self.colours else text

    def _shown(self, name: str, field: Any, fields: dict[str, Any]) -> str:
        if name in _NAMED and isinstance(field, int):
            return self.strong(self.names[field])
        if name == "cards" and field is None:
            return " ".join([BACK] * fields["count"])
        if isinstance(field, Card):
            return self.card(field)
        if isinstance(field, Suit):
            return self._styled(SIGNS[field], _RED) if field in RED else SIGNS[field]
        return self._row(cast("Sequence[Any]", field)) if isinstance(field, tuple) else str(field)

    def _row(self, row: Sequence[Any]) -> str:
        if all(isinstance(entry, Card) for entry in row):
            return self.cards(row)
        if all(isinstance(entry, msgspec.Struct) for entry in row):
            return ", ".join(f"{self.strong(self.names[int(entry.seat)])} {self.cards(entry.cards)}" for entry in row)
        return " ".join(map(str, row))


def _fields(value: msgspec.Struct) -> Iterator[tuple[str, Any]]:
    """Give the fields of a value, those of structs inside it before its own."""
    own = msgspec.structs.asdict(value)
    for field in own.values():
        if isinstance(field, msgspec.Struct):
            yield from _fields(field)
    yield from own.items()


def understands_colours() -> bool:
    """Tell whether standard output is a terminal, and so takes colours."""
    return sys.stdout.isatty()
