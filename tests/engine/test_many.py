"""The many random matches of scripts/matches: what they look at, and that they would find a game that breaks a law."""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import replace
from random import Random
from types import SimpleNamespace
from typing import NoReturn

import pytest

from croupier.faults import TableRule
from croupier.game import AnyGame
from croupier.registry import GAMES
from kit import many, many_laws
from kit.many_laws import LAWS, MATCH_LAWS, Law, MatchLaw
from kit.matches import TABLES, Step, Table, random_match

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def first_table(game: AnyGame) -> Table:
    return next(table for table in TABLES if table.game is game)


def match_of(table: Table) -> list[Step]:
    return list(random_match(table, "many", deals=2))


BROKEN: Mapping[Law, Callable[[AnyGame], AnyGame]] = {
    many_laws.cards_are_conserved: lambda game: replace(game, pack=lambda *of: game.pack(*of)[1:]),
    many_laws.states_are_sound: lambda game: replace(
        game, audit=lambda state: (TableRule.SEAT_EXISTS.fault("/dealer", seat=state.dealer, last=0),)
    ),
    many_laws.units_are_conserved: lambda game: replace(game, scoring=lambda _: SimpleNamespace(balances=(1, 0))),
    many_laws.somebody_can_act: lambda game: replace(game, to_act=lambda _: ()),
    many_laws.listed_is_accepted: lambda game: replace(game, candidates=lambda *_: ()),
    many_laws.views_show_what_is_open: lambda game: replace(game, view=lambda state, _: game.view(state, 0)),
    many_laws.nobody_is_told_secrets: lambda game: replace(
        game, view=lambda state, seat: (game.view(state, seat), state.seed)
    ),
}
"""For each law of a step a game that breaks it."""

BROKEN_AT_LENGTH: Mapping[MatchLaw, Callable[[AnyGame], AnyGame]] = {
    many_laws.events_tell_enough: lambda game: replace(game, witness=lambda *_: None),
    many_laws.returns_are_what_the_deals_came_to: lambda game: replace(
        game, scoring=lambda state: SimpleNamespace(result=game.scoring(state).result, returns=(1, 0))
    ),
}
"""For each law of a match a game that breaks it."""


def test_every_law_has_a_game_that_breaks_it() -> None:
    assert set(BROKEN) == set(LAWS)
    assert set(BROKEN_AT_LENGTH) == set(MATCH_LAWS)


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@every_game
def test_a_law_is_kept_and_a_breach_is_found(game: AnyGame, law: Law) -> None:
    table = first_table(game)
    broken = replace(table, game=BROKEN[law](game))
    step = match_of(table)[1]
    assert law(table, step, Random(1)) is None
    assert law(broken, step, Random(1))


@pytest.mark.parametrize("law", MATCH_LAWS, ids=lambda law: law.__name__)
@every_game
def test_a_law_of_a_match_is_kept_and_a_breach_is_found(game: AnyGame, law: MatchLaw) -> None:
    table = first_table(game)
    broken = replace(table, game=BROKEN_AT_LENGTH[law](game))
    assert law(table, match_of(table), Random(1)) is None
    assert law(broken, match_of(table), Random(1))


def stumble(*_: object) -> NoReturn:
    raise KeyError("a card")


@every_game
def test_whatever_is_raised_is_found(game: AnyGame) -> None:
    broken = replace(first_table(game), game=replace(game, apply=stumble))
    asked = Counter[str]()
    assert "raises KeyError('a card')" in next(many.complaints(broken, 0, asked))
    assert not asked


def test_a_breach_is_told_with_the_table_the_match_and_the_law() -> None:
    game = GAMES[0]
    broken = replace(first_table(game), game=BROKEN[many_laws.states_are_sound](game))
    complaint = next(many.complaints(broken, 7, Counter()))
    assert complaint.startswith(f"{broken}, match 7: states_are_sound: its faults are ['table.seat-exists']\n")


def test_the_script_plays_every_table_of_a_game_and_reports(capsys: pytest.CaptureFixture[str]) -> None:
    game = GAMES[-1]
    assert many.main([game.id, "1"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[:2] for line in lines[1 : len(game.variants) + 1]] == [
        [game.id, variant.value] for variant in game.variants
    ]
    assert sum(line.split().count("1") for line in lines[1 : len(game.variants) + 1]) == sum(
        table.game is game for table in TABLES
    )
    assert lines[-1] == "No match breaks a law."


def test_what_is_found_is_reported_and_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    outcomes = [many.Outcome(0, 2, Counter(actions=100), ["a table, match 1: a law"])]
    monkeypatch.setattr(many, "all_looked_at", lambda *_: outcomes)
    assert many.main([GAMES[0].id, "2"]) == 1
    assert list(many.report(outcomes, 1.0))[-2:] == ["a table, match 1: a law", "1 matches break a law."]
