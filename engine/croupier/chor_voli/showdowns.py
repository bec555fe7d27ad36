"""Showdowns: who shows what, in which order, and who wins and why (C8, C11-C13)."""

from collections.abc import Iterator, Sequence
from enum import StrEnum

import msgspec

from croupier.cards import RANK, Card
from croupier.chor_voli.combinations import Combination, table
from croupier.chor_voli.options import ChorVoliOptions, ChorVoliShowdownLeader, ChorVoliTies
from croupier.chor_voli.state import MOST_COMBINATIONS, ChorVoliState
from croupier.seats import after, round_from

FOUR, FOURS_OVER_ACES = 4, 15


class ChorVoliWhy(StrEnum):
    """Why a showdown was won: by the kind, by the ranks among several of that kind, alone, or as one of equals."""

    KIND = "kind"
    RANKS = "ranks"
    ALONE = "alone"
    SHOWN_FIRST = "shown_first"
    SHOWN_LAST = "shown_last"


class Showdown(msgspec.Struct, frozen=True):
    """One showdown: seats with what they showed, in the order shown; the winner, and why."""

    number: int
    shown: tuple[tuple[int, Combination], ...]
    winner: int
    why: ChorVoliWhy


def laid_down(state: ChorVoliState, seat: int) -> list[Combination]:
    """Return the combinations that a seat has laid down, in order."""
    found = table(state.options).find
    return [combination for cards in state.combinations[seat] if (combination := found(cards)) is not None]


def showdowns(state: ChorVoliState) -> Iterator[Showdown]:
    """Give the showdowns that are held, one after the other."""
    players = len(state.hands)
    laid = [laid_down(state, seat) for seat in range(players)]
    leader = first = after(state.dealer, players)
    for place in range(MOST_COMBINATIONS):
        order = round_from(leader, players)
        shown = tuple((seat, laid[seat][place]) for seat in order if place < len(laid[seat]))
        if not shown:
            return
        winner, why = _won(shown, state.options.ties)
        yield Showdown(place + 1, shown, winner, why)
        leader = winner if state.options.showdown_leader is ChorVoliShowdownLeader.PREVIOUS_WINNER else first


def _won(shown: Sequence[tuple[int, Combination]], ties: ChorVoliTies) -> tuple[int, ChorVoliWhy]:
    combinations = [combination for _, combination in shown]
    highest = max(combinations, key=lambda combination: combination.strength)
    seats = [seat for seat, combination in shown if combination.strength == highest.strength]
    if len(seats) == 1:
        return seats[0], _by_what(highest, combinations)
    if ties is ChorVoliTies.LAST:
        return seats[-1], ChorVoliWhy.SHOWN_LAST
    return seats[0], ChorVoliWhy.SHOWN_FIRST


def _by_what(highest: Combination, shown: Sequence[Combination]) -> ChorVoliWhy:
    """Return why a combination that is higher than all others wins (C1, C11)."""
    if len(shown) == 1:
        return ChorVoliWhy.ALONE
    of_its_kind = [combination for combination in shown if combination.kind is highest.kind]
    return ChorVoliWhy.RANKS if len(of_its_kind) > 1 else ChorVoliWhy.KIND


def four_of_a_kind(options: ChorVoliOptions, hands: Sequence[Sequence[Card]]) -> tuple[int, str] | None:
    """Return the seat with the highest four of a kind, and their rank; None if there is none (C8)."""
    found = [(_height(options, card), seat, card[0]) for seat, hand in enumerate(hands) for card in _quartets(hand)]
    return max(found)[1:] if found else None


def _quartets(hand: Sequence[Card]) -> Iterator[Card]:
    """Give one card of each rank that is there four times."""
    by_rank: dict[str, list[Card]] = {}
    for card in hand:
        by_rank.setdefault(card[0], []).append(card)
    return (cards[0] for cards in by_rank.values() if len(cards) == 4)


def _height(options: ChorVoliOptions, card: Card) -> int:
    return FOURS_OVER_ACES if RANK[card] == FOUR and options.fours_high else RANK[card]
