"""Truth tables of all rules: every member of every rulebook is broken, and by what it says."""

import re
from pathlib import Path

import pytest

import croupier
from croupier.faults import Fault, TableRule, Unsound, Violation, sentence
from croupier.game import AnyGame, barred_actions, legal_actions
from croupier.registry import GAMES
from kit.knowing import Broken
from kit.known import KNOWN

ENGINE = Path(croupier.__file__).parent

BROKEN = [(game, broken) for game in GAMES for broken in KNOWN[game.id].broken()]
BY_STATE = [(game, each) for game, each in BROKEN if each.start is None and each.action is None]
BY_ACTION = [(game, each) for game, each in BROKEN if each.action is not None]
BY_START = [each for _, each in BROKEN if each.start is not None]


def named(value: object) -> str:
    return str(value) if isinstance(value, Broken) else str(getattr(value, "id", ""))


def codes(faults: tuple[Fault, ...]) -> set[str]:
    return {fault.rule.code for fault in faults}


def told(broken: Fault | Violation) -> str:
    return sentence(broken)


@pytest.mark.parametrize(("game", "broken"), BY_STATE, ids=named)
def test_a_law_is_broken_by_a_state(game: AnyGame, broken: Broken) -> None:
    faults = tuple(game.audit(broken.state))
    assert codes(faults) == {rule.rule.code for rule in (broken.rule, *broken.also)}
    assert (broken.pointer, broken.rule.rule) in {(fault.pointer, fault.rule) for fault in faults}
    assert all("{" not in told(fault) for fault in faults)


@pytest.mark.parametrize(("game", "broken"), BY_ACTION, ids=named)
def test_a_rule_is_broken_by_an_action(game: AnyGame, broken: Broken) -> None:
    assert list(game.audit(broken.state)) == []
    violation = game.check(broken.state, broken.action)
    assert violation is not None
    assert violation.rule == broken.rule.rule
    assert "{" not in told(violation)
    listed = [action for entry in legal_actions(game, broken.state) for action in entry.actions]
    assert broken.action not in listed
    barred = [each for entry in barred_actions(game, broken.state) for each in entry.actions]
    assert all(each.reason == violation.rule.code for each in barred if each.action == broken.action)


@pytest.mark.parametrize("broken", BY_START, ids=named)
def test_a_rule_is_broken_by_a_start(broken: Broken) -> None:
    assert broken.start is not None
    with pytest.raises(Unsound) as found:
        broken.start()
    assert broken.rule.rule.code in codes(found.value.faults)
    assert broken.pointer in {fault.pointer for fault in found.value.faults}
    assert all("{" not in told(fault) for fault in found.value.faults)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_rule_of_a_game_is_broken_somewhere(game: AnyGame) -> None:
    broken = {each.rule for of, each in BROKEN if of is game}
    assert [rule.name for rule in game.rulebook if rule not in broken] == []


def conventions_in(folder: Path) -> set[str]:
    """Return every convention that the modules of a folder name."""
    return {
        name for path in folder.glob("*.py") for name in re.findall(r"TableRule\.([A-Z_]+)", path.read_text("utf-8"))
    }


def test_every_convention_that_a_game_on_offer_keeps_is_broken_somewhere() -> None:
    folders = [ENGINE, *(ENGINE / game.state_type.__module__.split(".")[1] for game in GAMES)]
    broken = {each.rule.name for _, each in BROKEN}
    assert set().union(*map(conventions_in, folders)) - broken == set()


def test_no_convention_is_there_for_nobody() -> None:
    named = set().union(*(conventions_in(folder) for folder in (ENGINE, *ENGINE.iterdir()) if folder.is_dir()))
    assert {rule.name for rule in TableRule} - named == set()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_ids_codes_and_sentences_are_fit_to_cite(game: AnyGame) -> None:
    rules = [member.rule for member in (*game.rulebook, *TableRule)]
    assert len({rule.code for rule in rules}) == len(rules)
    assert all(rule.source and rule.sentence.endswith(".") for rule in rules)
