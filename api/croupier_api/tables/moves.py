"""What one move of a sealed table may be, seen from its actions alone, before any rule is tried.

A list that is refused shows nothing of hidden cards: so what is looked at here are kinds of actions and their seats.
"""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from croupier.sealed import Sealed
from croupier_api.tables.refusals import fault, incomplete, not_last, not_your_seat, unsound_table


def check_seat(seat: int, actions: Sequence[Any]) -> None:
    """See that every action is of one seat.

    Raises:
        Refusal: An action is another seat's.
    """
    strange = next((index for index, action in enumerate(actions) if action.seat != seat), None)
    if strange is not None:
        raise not_your_seat(strange, seat, actions[strange].seat)


def check_move(sealed: Sealed[Any, Any, Any], actions: Sequence[Any]) -> None:
    """See that some actions of one seat are one move.

    Raises:
        Refusal: The list is not whole, or goes on where nothing may follow, or names a deck.
    """
    kinds: list[type[msgspec.Struct]] = [type(action) for action in actions]
    early = next((index for index, kind in enumerate(kinds[:-1]) if kind in sealed.telling), None)
    if early is not None:
        raise not_last(early, _tag(kinds[early]))
    begun = next((kind for kind in kinds if sealed.whole.get(kind, kinds[-1]) is not kinds[-1]), None)
    if begun is not None:
        raise incomplete(_tag(begun), _tag(sealed.whole[begun]))
    if faults := list(_decks(actions)):
        raise unsound_table(faults)


def _decks(actions: Sequence[Any]) -> Iterator[Any]:
    for index, action in enumerate(actions):
        if getattr(action, "deck", msgspec.UNSET) is not msgspec.UNSET:
            yield fault(f"/actions/{index}/deck", "sealed-deck", "A sealed table deals from its own seed.")


def _tag(action: type[msgspec.Struct]) -> str:
    return str(action.__struct_config__.tag)
