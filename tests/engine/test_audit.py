"""A state from outside is a claim: what play reaches is admitted, and what is admitted can be played."""

from collections import Counter
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from croupier.faults import UnknownVersion, UnsoundState
from croupier.game import AnyGame, admit
from croupier.registry import GAMES
from kit.known import KNOWN
from kit.matches import EAGER, GREEDY, TABLES, Table, random_match, sample_by_phase, share_of
from kit.mutations import CONSERVING, KINDS, mutant, spoiled
from kit.soundness import breaks

MATCHES = share_of(300)

MUTANTS = share_of(8_000)
"""Tampered states of a table."""

SPOILED = share_of(100)
"""States of a table in which every card is tampered with."""

WILD = 6_000
"""States of a game that nobody has played up to; about one in twenty-five is sound."""


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_state_of_a_match_is_admitted(table: Table) -> None:
    for i in range(MATCHES):
        for step in random_match(table, f"audit-{i}", eagerness=EAGER if i % 3 else GREEDY, then=5):
            assert list(table.game.audit(step.after)) == [], step


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_mutant_is_refused_or_can_be_played(table: Table) -> None:
    rng = Random(f"{table} mutants")
    refused, admitted = Counter[str](), 0
    for state in _repeated(sample_by_phase(table, 100, "mutants"), MUTANTS):
        kinds, tampered = _tampered(table.game, state, rng)
        if tampered is None or tampered == state:
            continue
        if list(table.game.audit(tampered)):
            refused.update(kinds)
            continue
        assert CONSERVING.issuperset(kinds) or len(kinds) > 1, (kinds, tampered)
        admitted += 1
        complaint = breaks(table.game, tampered, rng, 2_000 if admitted % 50 == 0 else 15)
        assert complaint is None, f"{kinds}: {complaint}\n  from: {tampered}"
    assert {*KINDS} - CONSERVING <= set(refused)
    assert admitted > MUTANTS // 50


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_no_card_may_be_missing_doubled_or_of_another_pack(table: Table) -> None:
    for state in sample_by_phase(table, SPOILED, "spoiled"):
        for changed in spoiled(table.game, state):
            assert list(table.game.audit(changed)), changed


def _repeated(states: list[Any], count: int) -> list[Any]:
    return [states[i % len(states)] for i in range(count)]


def _tampered(game: AnyGame, state: Any, rng: Random) -> tuple[tuple[str, ...], Any]:
    """Return a state after one to three changes of any kinds, and which."""
    kinds = tuple(rng.choices(tuple(KINDS), k=rng.choice((1, 1, 2, 3))))
    for kind in kinds:
        state = None if state is None else mutant(game, state, kind, rng)
    return kinds, state


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_wild_state_is_refused_or_can_be_played(game: AnyGame) -> None:
    admitted = Counter[str]()
    for i in range(WILD):
        rng = Random(f"wild {i}")
        state = KNOWN[game.id].wild(rng)
        if not list(game.audit(state)):
            admitted[type(state.phase).__name__] += 1
            complaint = breaks(game, state, rng, 15)
            assert complaint is None, f"{complaint}\n  from: {state}"
    assert len(admitted) == len(_phases(game)), admitted


def _phases(game: AnyGame) -> set[type]:
    return {type(state.phase) for table in TABLES if table.game is game for state in sample_by_phase(table, 50, "all")}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_only_known_versions_and_sound_states_are_admitted(game: AnyGame) -> None:
    table = next(table for table in TABLES if table.game is game)
    state = sample_by_phase(table, 1, "versions")[0]
    assert admit(game, state) is state
    for version in (0, max(game.state_versions) + 1):
        with pytest.raises(UnknownVersion):
            admit(game, replace(state, version=version))
    with pytest.raises(UnsoundState) as found:
        admit(game, replace(state, hands=state.hands[:1]))
    assert found.value.faults
