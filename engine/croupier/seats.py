"""Seats, numbered in the order of play (S2)."""

from collections.abc import Sequence, Sized
from typing import Annotated, TypeAlias

from msgspec import Meta

MOST_SEATS = 7

Seat: TypeAlias = Annotated[int, Meta(ge=0, le=MOST_SEATS - 1)]


def after(seat: int, players: int) -> int:
    """Return the seat that plays after another."""
    return (seat + 1) % players


def round_from(first: int, players: int) -> tuple[int, ...]:
    """Return every seat once, in the order of play.

    >>> round_from(2, 4)
    (2, 3, 0, 1)
    """
    return tuple((first + i) % players for i in range(players))


def next_holding(hands: Sequence[Sized], seat: int) -> int:
    """Return the next seat after ``seat`` that still holds cards; at least one does."""
    turn = (seat + 1) % len(hands)
    while not hands[turn]:
        turn = (turn + 1) % len(hands)
    return turn
