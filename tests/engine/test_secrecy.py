"""Views, lists, events and refusals tell a seat nothing that it cannot know; and a leak would be found."""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from hashlib import sha256
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec import inspect

from croupier.cards import RANK
from croupier.faults import Violation
from croupier.game import AnyGame
from croupier.registry import GAMES
from kit.alphabet import members
from kit.known import KNOWN
from kit.matches import TABLES, Table, cards_in, deal_over, plain, sample_by_phase, share_of, states, steps
from kit.secrecy import leaks

STATES = share_of(400)
"""States of a table, of every phase about as many."""
TWINS = 2
"""Twins of each state for each seat."""

every_table = pytest.mark.parametrize("table", TABLES, ids=str)
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


@cache
def looked_at(table: Table) -> tuple[list[str], Counter[str]]:
    """Return all leaks of a table, and what was compared."""
    compared = Counter[str]()
    return list(found(table, table.game, STATES, compared)), compared


def found(table: Table, game: AnyGame, count: int, compared: Counter[str]) -> Iterator[str]:
    """Give the leaks of a game, told to look at a table's states of every phase, by every seat and spectators."""
    rng = Random(f"{table} secrecy")
    for state in sample_by_phase(table, count, "secrecy"):
        for seat in (*range(table.players), None):
            for _ in range(TWINS):
                yield from leaks(game, KNOWN[game.id], state, seat, rng, compared)


@every_table
def test_nobody_is_told_what_he_cannot_know(table: Table) -> None:
    assert looked_at(table)[0] == []


@every_game
def test_every_kind_of_event_was_compared(game: AnyGame) -> None:
    tags = {
        str(kind.tag) for kind in members(inspect.type_info(game.event_type)) if isinstance(kind, inspect.StructType)
    }
    compared = sum((looked_at(table)[1] for table in TABLES if table.game is game), Counter[str]())
    assert tags - set(compared) == set()


@every_table
def test_twins_differ(table: Table) -> None:
    """A twin that is the state itself would show nothing."""
    rng = Random(f"{table} twins")
    known = KNOWN[table.game.id]
    pairs = [
        (state, known.twin(state, seat, rng))
        for state in sample_by_phase(table, STATES, "twins")
        for seat in (*range(table.players), None)
    ]
    assert all(state.seed != twin.seed for state, twin in pairs)
    differing = {
        "cards": sum(list(cards_in(plain(state))) != list(cards_in(plain(twin))) for state, twin in pairs),
        "actions": sum(state.actions != twin.actions for state, twin in pairs),
    }
    assert min(differing.values()) > len(pairs) // 3, (differing, len(pairs))


HIDDEN_NAMES = {"seed", "deck", "digest", "actions"}


def names_in(view: Any) -> set[str]:
    if isinstance(view, dict):
        return set(view).union(*map(names_in, view.values()))
    return set().union(*map(names_in, view)) if isinstance(view, list) else set()


@every_table
def test_a_view_names_no_secret_and_shows_the_open_cards_only(table: Table) -> None:
    shown = KNOWN[table.game.id].shown
    for state in (*sample_by_phase(table, STATES, "views"), *finished(table)):
        for seat in (*range(table.players), None):
            view = plain(table.game.view(state, seat))
            assert names_in(view) & HIDDEN_NAMES == set()
            assert set(cards_in(view)) == shown(state, seat), (seat, state)


def finished(table: Table) -> list[Any]:
    """Return every finished deal: it shows no more than play has shown, but for the last card of a draw (K18)."""
    return [state for state in states(table) if deal_over(table.game, state)]


@every_table
def test_an_event_names_no_card_that_its_hearer_cannot_see(table: Table) -> None:
    game, shown, rng = table.game, KNOWN[table.game.id].shown, Random(f"{table} events")
    for step in steps(table):
        is_deal = step.before is None or step.before.deal != step.after.deal
        for seat in (*range(table.players), None) if is_deal or rng.random() < 0.05 else ():
            seen = shown(step.after, seat) | (set() if is_deal else shown(step.before, seat))
            told = [game.witness(event, seat) for event in step.events]
            assert set(cards_in(plain(told))) <= seen, (seat, told)


# The checker itself: games that leak


def in_the_view(game: AnyGame, secret: Callable[[Any], Any]) -> AnyGame:
    return replace(game, view=lambda state, seat: (game.view(state, seat), secret(state)))


def in_the_events(game: AnyGame) -> AnyGame:
    return replace(game, witness=lambda event, _seat: event)


def in_the_order_of_the_list(game: AnyGame) -> AnyGame:
    def candidates(state: Any, seat: int) -> list[Any]:
        listed = list(game.candidates(state, seat))
        return listed[::-1] if sum(RANK[card] for card in state.hands[seat - 1]) % 2 else listed

    return replace(game, candidates=candidates)


def in_refusals(game: AnyGame) -> AnyGame:
    def judge(state: Any, seat: int) -> Callable[[Any], Violation | None]:
        def check(action: Any) -> Violation | None:
            violation = game.judge(state, seat)(action)
            return violation and Violation(violation.rule, {**violation.values, "held": "".join(state.hands[0])})

        return check

    return replace(game, judge=judge)


LEAKS: dict[str, Callable[[AnyGame], AnyGame]] = {
    "the seed": lambda game: in_the_view(game, lambda state: state.seed),
    "the count of actions": lambda game: in_the_view(game, lambda state: state.actions),
    "a hand": lambda game: in_the_view(game, lambda state: state.hands[0]),
    "the lowest card of a hand": lambda game: in_the_view(game, lambda state: min(state.hands[-1], default=None)),
    "the digest": lambda game: in_the_view(game, lambda state: sha256(msgspec.json.encode(state)).hexdigest()),
    "events": in_the_events,
    "the order of the list": in_the_order_of_the_list,
    "refusals": in_refusals,
}


@pytest.mark.parametrize("leak", LEAKS)
@every_game
def test_a_leak_is_found(game: AnyGame, leak: str) -> None:
    table = next(table for table in TABLES if table.game is game)
    assert any(found(table, LEAKS[leak](game), 20, Counter()))
