"""A person sits down in the terminal: every game can be played, told of and left."""

from collections.abc import Iterator

import pytest

from croupier.game import AnyGame
from croupier.registry import GAMES
from croupier_api.cli import main

ANSWERS = 40


def answers(*, last: str) -> Iterator[str]:
    yield from ["1"] * ANSWERS
    yield last


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_person_plays_and_leaves(
    game: AnyGame, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    given = answers(last="q")
    monkeypatch.setattr("builtins.input", lambda _prompt: next(given))
    assert 0 == main(["play", game.id, "--seed", "x", "--deals", "1000"])
    told = capsys.readouterr().out
    assert "Player 0 (you)" in told
    assert told.endswith("You leave the table.\n")


def test_every_variant_finds_enough_players(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("builtins.input", lambda _prompt: "q")
    for game in GAMES:
        for variant in game.variants:
            assert 0 == main(["play", game.id, "--variant", variant.value, "--seed", "x"])
    assert "You leave the table." in capsys.readouterr().out


def test_what_is_not_offered_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert 2 == main(["play", "nap", "--players", "9"])
    assert 2 == main(["play", "nap", "--variant", "whist"])
    assert "The variants of nap are standard," in capsys.readouterr().out
