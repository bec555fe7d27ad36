"""Counts of lines of play on small packs: the engine's against a naive enumerator's."""

from collections import Counter
from random import Random
from typing import Any

import msgspec
import pytest

from croupier.game import AnyGame, legal_actions, perft
from croupier.registry import GAMES
from kit.knowing import Naive, Plain
from kit.known import KNOWN

every_variant = pytest.mark.parametrize(
    ("game", "variant"),
    [pytest.param(game, each.value, id=f"{game.id}-{each.value}") for game in GAMES for each in game.variants],
)

POSITIONS = 120
"""Positions of a game, a share of them for each variant."""
DEPTH = 4


def engine_state(game: AnyGame, plain: Plain) -> Any:
    return msgspec.convert(plain, game.state_type)


def walked(naive: Naive, plain: Plain, rng: Random) -> Plain:
    """Return a position of a random match of up to 30 actions, as the naive implementation plays it."""
    passed = [plain]
    for _ in range(30):
        actions = list(naive.legal(passed[-1]))
        if not actions:
            break
        passed.append(naive.step(passed[-1], rng.choice(actions)))
    return rng.choice(passed)


@every_variant
def test_counts_are_those_of_the_naive_enumerator(game: AnyGame, variant: str) -> None:
    naive = KNOWN[game.id].naive
    phases, counts = Counter[str](), Counter[int]()
    share = -(-POSITIONS // len(game.variants))
    for i in range(share):
        rng = Random(f"perft {variant} {i}")
        plain = walked(naive, naive.small_match(rng, variant), rng)
        state = engine_state(game, plain)
        depth = DEPTH + (i % 10 == 0)
        count = perft(game, state, depth)
        assert count == naive.perft(plain, depth), plain
        phases[plain["phase"]["type"]] += 1
        counts[count] += 1
    assert len(phases) > 2, phases
    assert len(counts) > share // 4, counts


@every_variant
def test_a_count_is_the_sum_of_the_counts_after_each_action(game: AnyGame, variant: str) -> None:
    naive = KNOWN[game.id].naive
    rng = Random(f"sum {variant}")
    state = engine_state(game, naive.small_match(rng, variant))
    actions = [action for entry in legal_actions(game, state) for action in entry.actions]
    assert perft(game, state, 0) == 1
    assert perft(game, state, 1) == len(actions)
    assert perft(game, state, 4) == sum(perft(game, game.apply(state, action)[0], 3) for action in actions)
