"""From exceptions to problems: every kind keeps its fields, and nothing is made up."""

import msgspec
import pytest

from croupier.faults import (
    Fault,
    IllegalAction,
    TableRule,
    UnknownVersion,
    UnsoundDeck,
    UnsoundOptions,
    UnsoundSeat,
    UnsoundState,
)
from croupier_api.problems import KINDS, Problem, ProblemCode, ProblemFault, Refusal, malformed, problem, problem_of

FAULTS = [TableRule.DECK_LACKS.fault("/deck", card="7C"), TableRule.DECK_REPEATS.fault("/deck/3", card="AS")]
TOLD = (
    ("/deck", "table.deck-lacks", "S10", "The deck lacks 7C."),
    ("/deck/3", "table.deck-repeats", "S10", "The deck has AS more than once."),
)


def faults_of(told: Problem) -> tuple[tuple[str, str, str | None, str], ...]:
    return tuple((fault.pointer, fault.reason, fault.rule, fault.detail) for fault in told.errors or ())


def fields_of(told: Problem) -> set[str]:
    """Return the names of the fields that are not null."""
    return {name for name, value in msgspec.structs.asdict(told).items() if value is not None}


ALWAYS = {"type", "title", "status", "detail", "code"}


def test_a_forbidden_action_has_its_rule() -> None:
    told = problem_of(IllegalAction(TableRule.YOUR_TURN.broken(seat=1, turn=2), index=3), "/state")
    assert (409, ProblemCode.ILLEGAL_ACTION) == (told.status, told.code)
    assert ("S8", "table.your-turn", 3) == (told.rule, told.reason, told.index)
    assert {"seat": "1", "turn": "2"} == told.values
    assert "It is not the turn of seat 1, but of seat 2." == told.detail
    assert ALWAYS | {"rule", "reason", "values", "index"} == fields_of(told)


@pytest.mark.parametrize(
    ("exception", "code", "front"),
    [
        (UnsoundState(FAULTS), ProblemCode.UNSOUND_STATE, "/items/3/state"),
        (UnsoundOptions(FAULTS), ProblemCode.UNSOUND_OPTIONS, ""),
        (UnsoundDeck(FAULTS), ProblemCode.UNSOUND_DECK, ""),
        (UnsoundSeat(FAULTS), ProblemCode.UNSOUND_SEAT, ""),
    ],
)
def test_every_fault_is_listed_where_it_is(exception: Exception, code: ProblemCode, front: str) -> None:
    told = problem_of(exception, "/items/3/state")
    assert (422, code, 0) == (told.status, told.code, told.more)
    assert tuple((front + pointer, *rest) for pointer, *rest in TOLD) == faults_of(told)
    assert ALWAYS | {"errors", "more"} == fields_of(told)


def test_a_hundred_faults_are_listed_and_the_others_counted() -> None:
    faults = [TableRule.DECK_FOREIGN.fault(f"/deck/{i}", card="2C") for i in range(130)]
    told = problem_of(UnsoundState(faults), "/state")
    assert 30 == told.more
    assert [f"/state/deck/{i}" for i in range(100)] == [pointer for pointer, *_ in faults_of(told)]
    assert 0 == problem_of(UnsoundState(faults[:100]), "/state").more


def test_an_unknown_version_is_pointed_at() -> None:
    told = problem_of(UnknownVersion(9, (1, 2)), "/items/0/state")
    assert (422, ProblemCode.UNKNOWN_VERSION) == (told.status, told.code)
    said = "State version 9 is not known; known are 1, 2."
    assert (("/items/0/state/version", "unknown-version", None, said),) == faults_of(told)
    assert said == told.detail


def test_a_refusal_brings_its_own_problem() -> None:
    told = problem(ProblemCode.TOO_MUCH, "Too much.")
    assert told is problem_of(Refusal(told), "/state")


@pytest.mark.parametrize("exception", [KeyError("AS"), msgspec.ValidationError("AS"), RecursionError("AS")])
def test_of_anything_else_nothing_is_told(exception: Exception) -> None:
    told = problem_of(exception)
    assert (500, ProblemCode.INTERNAL) == (told.status, told.code)
    assert "AS" not in msgspec.json.encode(told).decode()
    assert ALWAYS == fields_of(told)


@pytest.mark.parametrize(
    ("said", "pointer", "detail"),
    [
        ("Expected `int`, got `str`", "", "Expected `int`, got `str`."),
        ("Expected `int`, got `str` - at `$.a`", "/a", "Expected `int`, got `str`."),
        ("Expected `int` - at `$.a[0][12].b_c`", "/a/0/12/b_c", "Expected `int`."),
        ("Expected `int` - at `$[3]`", "/3", "Expected `int`."),
        ("Expected `int` - at `$.a[...].b[0]`", "/a", "Expected `int`."),
        ("Expected `str` - at `key` in `$.a`", "/a", "Expected `str`."),
        ("Object contains unknown field `a/b~` - at `$.c[0]`", "/c/0/a~1b~0", "Object contains unknown field `a/b~`."),
        ("Object contains unknown field `\n` - at `$.c`", "/c/\n", "Object contains unknown field `\n`."),
        ("Object contains unknown field ``", "/", "Object contains unknown field ``."),
        ("Invalid value ' - at `$.x`' - at `$.a`", "/a", "Invalid value ' - at `$.x`'."),
    ],
)
def test_what_the_decoder_says_becomes_a_pointer(said: str, pointer: str, detail: str) -> None:
    assert ((pointer, "schema", None, detail),) == faults_of(malformed(msgspec.ValidationError(said)))


def test_every_kind_of_problem_is_of_its_schema() -> None:
    for code in ProblemCode:
        told = problem(code, "x" * 600, errors=[ProblemFault(pointer="", reason="r", rule=None, detail="d")])
        assert told == msgspec.json.decode(msgspec.json.encode(told), type=Problem)
        assert (f"/problems/{code}", *KINDS[code]) == (told.type, told.status, told.title)


def test_rules_that_speak_of_themselves_stay_short() -> None:
    fault = Fault("/x", TableRule.DECK_LACKS.rule, {"card": "y" * 600})
    (told,) = faults_of(problem_of(UnsoundState([fault])))
    assert (500, "/x") == (len(told[3]), told[0])
