"""Random matches of the engine and of the naive implementation, side by side."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from croupier.game import AnyGame, perspectives
from croupier.opening import start
from kit.knowing import Naive, Plain
from kit.known import KNOWN
from kit.matches import (
    EAGER,
    GREEDY,
    TABLES,
    Table,
    choices,
    choose,
    deal_over,
    plain,
    share_of,
    shuffled_by,
    with_deck,
)

MATCHES = share_of(40)
"""Matches of five deals each; those with limits come on top."""

every_table = pytest.mark.parametrize("table", TABLES, ids=str)


def as_set(actions: Any) -> set[str]:
    return {msgspec.json.encode(action, order="sorted").decode() for action in actions}


def opened(table: Table, seed: str, overrides: Any, rng: Random) -> tuple[Any, Plain]:
    """Return the same start of both: from the seed alone, or with a dealer and a deck."""
    dealer = rng.choice((None, rng.randrange(table.players)))
    deck = rng.choice((None, shuffled_by(rng, table)))
    state, _ = start(
        table.game,
        players=table.players,
        seed=seed,
        variant=table.variant,
        overrides=overrides,
        dealer=dealer,
        deck=deck,
    )
    naive = KNOWN[table.game.id].naive
    return state, naive.start(plain(state.options), table.players, dealer, seed, deck and [card.value for card in deck])


def side_by_side(
    table: Table, seed: str, rng: Random, *, overrides: Any = None, deals: int, eagerness: int
) -> Iterator[None]:
    """Play a match in both, and compare all there is after every action."""
    game, naive = table.game, KNOWN[table.game.id].naive
    state, other = opened(table, seed, overrides, rng)
    while True:
        assert plain(state) == other
        actions = choices(game, state)
        # Listing takes the naive implementation far longer than playing; the long answering stretches are sampled.
        if len(actions) < 3 or deal_over(game, state) or rng.random() < 0.15:
            assert as_set(actions) == as_set(naive.legal(other)), other
            compare_what_is_seen(game, naive, state, other)
        if not actions or state.deal + deal_over(game, state) >= deals:
            return
        action = with_deck(choose(actions, rng, eagerness), rng, table)
        state, _ = game.apply(state, action)
        other = naive.step(other, plain(action))
        yield


def compare_what_is_seen(game: AnyGame, naive: Naive, state: Any, other: Plain) -> None:
    for each in perspectives(game, state, ()):
        assert naive.facts_told(plain(each)) == naive.facts(other, each.seat), other


@every_table
def test_both_play_the_same_deals(table: Table) -> None:
    rng = Random(f"{table} differential")
    for i in range(MATCHES):
        actions = list(side_by_side(table, f"deals-{i}", rng, deals=5, eagerness=GREEDY))
        assert len(actions) > 10


@every_table
def test_both_play_the_same_matches_with_limits(table: Table) -> None:
    rng = Random(f"{table} limits")
    for i, overrides in enumerate(KNOWN[table.game.id].short_matches):
        for _ in side_by_side(table, f"limits-{i}", rng, overrides=overrides, deals=10, eagerness=EAGER):
            pass
