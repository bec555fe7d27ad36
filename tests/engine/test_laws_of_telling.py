"""Laws of what is told of random matches: events, scoring, and everything as it goes over the wire."""

from collections.abc import Callable
from typing import Any, TypeAlias

import msgspec
import pytest
from msgspec import inspect

from croupier.game import AnyGame, Perspective, perspectives
from kit.alphabet import members
from kit.known import KNOWN
from kit.matches import TABLES, Step, Table, deal_over, played, steps

every_table = pytest.mark.parametrize("table", TABLES, ids=str)

Codec: TypeAlias = tuple[Callable[[Any], bytes], Callable[..., Any]]
JSON: Codec = (msgspec.json.encode, msgspec.json.decode)
MSGPACK: Codec = (msgspec.msgpack.encode, msgspec.msgpack.decode)


def tag_of(event: Any) -> str:
    return str(type(event).__struct_config__.tag)


def in_any_order(value: Any) -> dict[str, Any]:
    """Return the fields of an action or event; a set has no order."""
    fields = msgspec.structs.asdict(value)
    return {name: sorted(field) if isinstance(field, tuple) else field for name, field in fields.items()}


def in_spans(match: tuple[Step, ...], size: int) -> list[tuple[Step, ...]]:
    return [match[i : i + size] for i in range(0, len(match), size)]


@every_table
def test_the_events_tell_enough(table: Table) -> None:
    known = KNOWN[table.game.id]
    for match in played(table):
        for seat in (*range(table.players), None):
            ledger = known.ledger(seat)
            for step in match:
                for event in step.events:
                    if (told := table.game.witness(event, seat)) is not None:
                        ledger.tell(told)
                assert ledger.account() == known.account(step.after, seat), step


@every_table
def test_an_action_is_its_own_first_event(table: Table) -> None:
    for step in steps(table):
        first = step.events[0]
        if step.action is not None and tag_of(first) != "dealt":
            said, told = in_any_order(step.action), in_any_order(first)
            assert said.keys() <= told.keys(), step
            assert said == {name: told[name] for name in said}, step
        assert all(event.action == 0 for event in step.events)


@every_table
def test_a_deal_opens_with_dealt_and_closes_with_settled(table: Table) -> None:
    game = table.game
    for step in steps(table):
        tags = [tag_of(event) for event in step.events]
        opened = step.before is None or step.before.deal != step.after.deal
        assert [tag == "dealt" for tag in tags] == [opened, *[False] * (len(tags) - 1)]
        assert [tag == "settled" for tag in tags] == [*[False] * (len(tags) - 1), deal_over(game, step.after)]


@every_table
def test_a_settled_deal_is_scored_as_it_is_told(table: Table) -> None:
    for step in steps(table):
        if deal_over(table.game, step.after):
            scoring = msgspec.structs.asdict(table.game.scoring(step.after))
            told = step.events[-1]
            shared = set(scoring) & set(type(told).__struct_fields__)
            assert {"result", "returns"} <= shared
            assert {name: getattr(told, name) for name in shared} == {name: scoring[name] for name in shared}


@every_table
def test_returns_sum_to_zero_and_only_a_finished_deal_has_them(table: Table) -> None:
    """What the seats do not get goes into a kitty or a pool, where a game has one."""
    for match in played(table):
        before_the_deal = 0
        for step in match:
            scoring = table.game.scoring(step.after)
            if step.before is not None and step.before.deal != step.after.deal:
                before_the_deal = in_the_middle(table.game.scoring(step.before))
            assert (scoring.returns is None) == (scoring.result is None)
            if scoring.returns is not None:
                assert sum(scoring.returns) == before_the_deal - in_the_middle(scoring)
                assert len(scoring.returns) == table.players


def in_the_middle(scoring: Any) -> int:
    return int(getattr(scoring, "kitty", 0) + getattr(scoring, "pool", 0))


@every_table
def test_values_go_over_the_wire_and_back(table: Table) -> None:
    game = table.game
    wires = {
        game.state_type: [step.after for step in steps(table)],
        game.action_type: [step.action for step in steps(table) if step.action is not None],
        game.event_type: [event for step in steps(table) for event in step.events],
        game.scoring_type: [game.scoring(step.after) for step in steps(table)],
    }
    for wire_type, values in wires.items():
        for encode, decode in (JSON, MSGPACK):
            for value in values:
                data = encode(value)
                again = decode(data, type=wire_type)
                assert again == value
                assert encode(again) == data


@every_table
def test_views_go_over_the_wire_and_back(table: Table) -> None:
    game = table.game
    generic: Any = Perspective
    kind = generic[game.action_type, game.event_type, game.scoring_type, game.view_type]
    wires = (
        (msgspec.json.encode, msgspec.json.Decoder(kind).decode),
        (msgspec.msgpack.encode, msgspec.msgpack.Decoder(kind).decode),
    )
    for match in played(table):
        for span in in_spans(match, 25):
            step = span[-1]
            for each in perspectives(game, step.after, [event for step in span for event in step.events]):
                for encode, decode in wires:
                    again = decode(encode(each))
                    assert again == each
                    assert encode(again) == encode(each)
                assert each.seat == each.view.seat
                assert each.to_act == game.to_act(step.after)


@pytest.mark.parametrize("game", {table.game.id: table.game for table in TABLES}.values(), ids=lambda game: game.id)
def test_random_matches_show_all_there_is(game: AnyGame) -> None:
    """The laws have looked at every kind of action, event and phase; else they say less than they seem to."""
    phases = next(field.type for field in _struct(game.state_type).fields if field.name == "phase")
    wanted = {each.cls for kind in (game.action_type, game.event_type) for each in _structs(inspect.type_info(kind))}
    wanted |= {each.cls for each in _structs(phases)}
    found = set[type]()
    for table in TABLES:
        if table.game is game:
            for step in steps(table):
                found |= {type(step.action), type(step.after.phase), *map(type, step.events)}
    assert wanted - found == set()


def _structs(kind: inspect.Type) -> list[inspect.StructType]:
    return [each for each in members(kind) if isinstance(each, inspect.StructType)]


def _struct(struct: type) -> inspect.StructType:
    return _structs(inspect.type_info(struct))[0]
