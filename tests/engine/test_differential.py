"""Random matches of the engine and of the naive implementation, side by side."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from croupier.game import AnyGame, perspectives
from croupier.opening import start
from croupier.registry import GAMES
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
    pack_of,
    plain,
    share_of,
    short_matches,
    shuffled_by,
    with_deck,
)

MATCHES = share_of(30)
"""Matches of five deals each; those with limits come on top."""

SMALL_MATCHES = 600
"""Matches of a game with a small pack."""

every_table = pytest.mark.parametrize("table", TABLES, ids=str)


def as_set(actions: Any) -> set[str]:
    return {msgspec.json.encode(action, order="sorted").decode() for action in actions}


def opened(table: Table, seed: str, overrides: Any, rng: Random) -> tuple[Any, Plain]:
    """Return the same start of both: from the seed alone, or with a dealer and a deck."""
    dealer = rng.choice((None, rng.randrange(table.players)))
    deck = rng.choice((None, shuffled_by(rng, pack_of(table, overrides))))
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
    state, other = opened(table, seed, overrides, rng)
    return from_here(table.game, state, other, rng, table=table, deals=deals, eagerness=eagerness)


def from_here(
    game: AnyGame, state: Any, other: Plain, rng: Random, *, table: Table | None = None, deals: int, eagerness: int
) -> Iterator[None]:
    """Play on in both; at a table some deals begin with a deck."""
    naive = KNOWN[game.id].naive
    while True:
        assert plain(state) == other
        actions = choices(game, state)
        # Listing takes the naive implementation far longer than playing; the long answering stretches are sampled.
        if len(actions) < 3 or deal_over(game, state) or rng.random() < 0.15:
            assert as_set(actions) == as_set(naive.legal(other)), other
            compare_what_is_seen(game, naive, state, other)
        if not actions or state.deal + deal_over(game, state) >= deals:
            return
        action = choose(actions, rng, eagerness)
        action = action if table is None else with_deck(action, rng, game.pack(state.options, table.players))
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
    for i, overrides in enumerate(short_matches(table)):
        for _ in side_by_side(table, f"limits-{i}", rng, overrides=overrides, deals=10, eagerness=EAGER):
            pass


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_both_play_the_same_small_matches(game: AnyGame) -> None:
    """With a small pack a deal is soon at its end, and every kind of end comes up."""
    for variant in game.variants:
        rng = Random(f"small {variant}")
        for _ in range(SMALL_MATCHES // len(game.variants)):
            other = KNOWN[game.id].naive.small_match(rng, variant.value)
            state = msgspec.convert(other, game.state_type)
            for _ in from_here(game, state, other, rng, deals=1, eagerness=EAGER):
                pass
