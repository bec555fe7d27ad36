"""Seats in the order of play (S2)."""

import msgspec
import pytest

from croupier.seats import MOST_SEATS, Seat, after, next_holding, round_from


@pytest.mark.parametrize(("seat", "players", "next_seat"), [(0, 2, 1), (1, 2, 0), (0, 7, 1), (5, 7, 6), (6, 7, 0)])
def test_s2_after_a_seat_plays_the_next(seat: int, players: int, next_seat: int) -> None:
    assert after(seat, players) == next_seat


@pytest.mark.parametrize(
    ("first", "players", "seats"), [(0, 2, (0, 1)), (1, 2, (1, 0)), (2, 4, (2, 3, 0, 1)), (6, 7, (6, 0, 1, 2, 3, 4, 5))]
)
def test_s2_a_round_has_every_seat_once(first: int, players: int, seats: tuple[int, ...]) -> None:
    assert round_from(first, players) == seats


@pytest.mark.parametrize(
    ("sizes", "seat", "following"),
    [
        ([1, 1], 0, 1),
        ([1, 1], 1, 0),
        ([3, 0, 2], 0, 2),
        ([3, 0, 2], 2, 0),
        ([0, 1, 0, 0, 0, 2], 1, 5),
        ([0, 1, 0, 0, 0, 2], 5, 1),
        ([0, 0, 1, 0], 3, 2),
        ([0, 0, 4, 0], 2, 2),
    ],
)
def test_s2_next_is_the_next_seat_still_in(sizes: list[int], seat: int, following: int) -> None:
    assert next_holding([range(size) for size in sizes], seat) == following


@pytest.mark.parametrize("seat", range(7))
def test_there_are_seats_for_seven(seat: int) -> None:
    assert MOST_SEATS == 7
    assert msgspec.convert(seat, Seat) == seat


@pytest.mark.parametrize("seat", [-1, 7])
def test_no_seat_lies_beyond_them(seat: int) -> None:
    with pytest.raises(msgspec.ValidationError, match="Expected `int`"):
        msgspec.convert(seat, Seat)
