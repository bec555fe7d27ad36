"""Rules by name, and what is said when one is broken.

Only the doors raise; everything behind them returns values::

    IllegalAction         a rule forbids an action of the list
    UnknownVersion        the state has a version that nobody here knows
    Unsound               what came from outside cannot be
    ├── UnsoundOptions    the options, the number of players or the dealer
    ├── UnsoundDeck       the deck is not the pack
    ├── UnsoundState      the state breaks a law
    ├── UnsoundSeat       the seat that looks is not at the table
    └── UnsoundHand       the hand has a card more than once
"""

from collections.abc import Mapping, Sequence
from enum import Enum

import msgspec


class Rule(msgspec.Struct, frozen=True):
    """A rule that can be broken: the id on its page, a code that is its own, its sentence and its source.

    The sentence names the values that fill it in braces: ``{card}``.
    """

    id: str
    code: str
    sentence: str
    source: str


class Violation(msgspec.Struct, frozen=True):
    """A rule that an action breaks, and the values that its sentence mentions."""

    rule: Rule
    values: Mapping[str, str | int]


class Fault(msgspec.Struct, frozen=True):
    """A rule that something from outside breaks, and where: a JSON Pointer into it."""

    pointer: str
    rule: Rule
    values: Mapping[str, str | int]


class Rulebook(Enum):
    """The rules of one game that an action, options or a state can break; a member for each."""

    def __init__(self, rule: Rule) -> None:
        self.rule = rule

    def broken(self, **values: str | int) -> Violation:
        """Say that an action breaks this rule."""
        return Violation(self.rule, values)

    def fault(self, pointer: str, **values: str | int) -> Fault:
        """Say that this rule is broken at a place."""
        return Fault(pointer, self.rule, values)


def sentence(broken: Violation | Fault) -> str:
    """Return a rule's sentence with its values filled in."""
    return broken.rule.sentence.format_map(broken.values)


CONVENTIONS = "Shared conventions of the rules pages"


class TableRule(Rulebook):
    """The conventions that every game keeps (S4-S10)."""

    MATCH_OVER = Rule("S4", "table.match-over", "The match has ended after deal {deals}.", CONVENTIONS)
    DEALS_LEFT = Rule("S4", "table.deals-left", "Deal {deal} is beyond the {deals} deals of the match.", CONVENTIONS)
    OPTION_OF_FORM = Rule("S6", "table.option-of-form", "{option} is no option of the form {form}.", CONVENTIONS)
    SEAT_EXISTS = Rule("S7", "table.seat-exists", "There is no seat {seat}; the last one is {last}.", CONVENTIONS)
    YOUR_TURN = Rule("S8", "table.your-turn", "It is not the turn of seat {seat}, but of seat {turn}.", CONVENTIONS)
    HOLD_CARD = Rule("S9", "table.hold-card", "Seat {seat} does not hold {card}.", CONVENTIONS)
    CARD_ONCE = Rule("S9", "table.card-once", "{card} is named more than once.", CONVENTIONS)
    DECK_LACKS = Rule("S10", "table.deck-lacks", "The deck lacks {card}.", CONVENTIONS)
    DECK_REPEATS = Rule("S10", "table.deck-repeats", "The deck has {card} more than once.", CONVENTIONS)
    DECK_FOREIGN = Rule("S10", "table.deck-foreign", "{card} is not in the pack.", CONVENTIONS)


class IllegalAction(Exception):
    """A rule forbids an action of the list; nothing has changed."""

    def __init__(self, violation: Violation, index: int = 0) -> None:
        super().__init__(sentence(violation))
        self.violation = violation
        self.index = index


class Unsound(Exception):
    """What came from outside cannot be; every fault is listed."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        super().__init__("; ".join(map(sentence, faults)))
        self.faults = tuple(faults)


class UnsoundOptions(Unsound):
    """With these options, players and dealer there is nothing to play."""


class UnsoundDeck(Unsound):
    """The deck is not exactly the pack (S10)."""


class UnsoundState(Unsound):
    """The state breaks a law of its game."""


class UnsoundSeat(Unsound):
    """The seat that looks is not at the table (S7)."""


class UnsoundHand(Unsound):
    """The hand has a card more than once (S9)."""


class UnknownVersion(Exception):
    """The state has a version that this engine does not know."""

    def __init__(self, version: int, known: Sequence[int]) -> None:
        super().__init__(f"State version {version} is not known; known are {', '.join(map(str, known))}.")
        self.version = version
        self.known = tuple(known)
