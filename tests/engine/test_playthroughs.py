"""Recorded matches, compared line by line; rewrite them with scripts/playthrough and read every changed line."""

from pathlib import Path

import pytest

from croupier.game import AnyGame
from kit.playthrough import FOLDER, every_variant, main, path_of, recorded

IDS = [f"{game.id}-{variant}" for game, variant in every_variant()]


def test_every_variant_has_one_and_nothing_else_has() -> None:
    assert sorted(path.stem for path in FOLDER.iterdir()) == sorted(IDS)


@pytest.mark.parametrize(("game", "variant"), every_variant(), ids=IDS)
def test_a_playthrough_is_as_recorded(game: AnyGame, variant: str) -> None:
    kept = path_of(game, variant).read_text(encoding="utf-8").splitlines()
    for number, (line, expected) in enumerate(zip(recorded(game, variant).splitlines(), kept, strict=False), start=1):
        assert line == expected, f"line {number}"
    assert recorded(game, variant).splitlines() == kept


@pytest.mark.parametrize(("game", "variant"), every_variant(), ids=IDS)
def test_a_playthrough_ends_in_a_settled_deal_and_opens_the_next(game: AnyGame, variant: str) -> None:
    lines = path_of(game, variant).read_text(encoding="utf-8").splitlines()
    assert lines[0] == f"# Rewrite with: scripts/playthrough {game.id} {variant}"
    events = [line for line in lines if line.startswith("events ")]
    assert ['"type":"settled"' in line for line in events] == [*[False] * (len(events) - 2), True, False]
    assert ['"type":"dealt"' in line for line in events] == [True, *[False] * (len(events) - 2), True]


def test_the_script_writes_all_or_one(tmp_path: Path) -> None:
    game, variant = every_variant()[-1]
    assert main([game.id, variant], tmp_path) == 0
    assert [path.name for path in tmp_path.iterdir()] == [path_of(game, variant).name]
    assert main([], tmp_path) == 0
    assert sorted(path.stem for path in tmp_path.iterdir()) == sorted(IDS)
    assert path_of(game, variant, tmp_path).read_text(encoding="utf-8") == recorded(game, variant)


def test_the_script_says_when_there_is_no_such_variant(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["whist"], tmp_path)
    assert "no such variant" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
