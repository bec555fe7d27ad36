"""Rules by name, and what is said when one is broken."""

import pytest

from croupier.faults import (
    Fault,
    IllegalAction,
    Rule,
    Rulebook,
    TableRule,
    UnknownVersion,
    Unsound,
    UnsoundDeck,
    UnsoundOptions,
    UnsoundSeat,
    UnsoundState,
    Violation,
    sentence,
)


class HouseRule(Rulebook):
    """The rules of a house."""

    TEA_AT = Rule("H1", "house.tea-at", "Tea is at {hour}, not at {found}.", "the cook")
    QUIET = Rule("H2", "house.quiet", "Be quiet.", "the neighbours")


def test_a_rule_is_broken_by_name_with_its_values() -> None:
    assert HouseRule.TEA_AT.broken(hour=5, found="noon") == Violation(
        HouseRule.TEA_AT.rule, {"hour": 5, "found": "noon"}
    )
    assert HouseRule.QUIET.broken() == Violation(HouseRule.QUIET.rule, {})


def test_a_fault_tells_where_a_rule_is_broken() -> None:
    assert HouseRule.TEA_AT.fault("/hours/2", hour=5, found=6) == Fault(
        "/hours/2", HouseRule.TEA_AT.rule, {"hour": 5, "found": 6}
    )


@pytest.mark.parametrize(
    ("broken", "said"),
    [
        (HouseRule.TEA_AT.broken(hour=5, found="noon"), "Tea is at 5, not at noon."),
        (HouseRule.TEA_AT.fault("/hours", hour=5, found="noon"), "Tea is at 5, not at noon."),
        (HouseRule.QUIET.broken(), "Be quiet."),
        (TableRule.SEAT_EXISTS.broken(seat=6, last=1), "There is no seat 6; the last one is 1."),
        (TableRule.DECK_REPEATS.fault("/deck/3", card="AS"), "The deck has AS more than once."),
    ],
)
def test_a_sentence_is_filled_with_the_values(broken: Violation | Fault, said: str) -> None:
    assert sentence(broken) == said


@pytest.mark.parametrize("value", [HouseRule.QUIET.rule, HouseRule.QUIET.broken(), HouseRule.QUIET.fault("/hall")])
def test_what_is_said_stays_said(value: Rule | Violation | Fault) -> None:
    field = value.__struct_fields__[0]
    with pytest.raises(AttributeError, match="immutable"):
        setattr(value, field, getattr(value, field))


def test_a_sentence_lacks_no_value() -> None:
    with pytest.raises(KeyError, match="found"):
        sentence(HouseRule.TEA_AT.broken(hour=5))


@pytest.mark.parametrize(
    ("rule", "convention"),
    [
        (TableRule.MATCH_OVER, "S4"),
        (TableRule.DEALS_LEFT, "S4"),
        (TableRule.OPTION_OF_FORM, "S6"),
        (TableRule.SEAT_EXISTS, "S7"),
        (TableRule.YOUR_TURN, "S8"),
        (TableRule.HOLD_CARD, "S9"),
        (TableRule.DECK_LACKS, "S10"),
        (TableRule.DECK_REPEATS, "S10"),
        (TableRule.DECK_FOREIGN, "S10"),
    ],
)
def test_a_convention_has_the_id_of_its_page(rule: TableRule, convention: str) -> None:
    assert rule.rule.id == convention
    assert rule.rule.code.startswith("table.")


def test_an_illegal_action_says_which_and_why() -> None:
    illegal = IllegalAction(HouseRule.TEA_AT.broken(hour=5, found=6), 3)
    assert str(illegal) == "Tea is at 5, not at 6."
    assert (illegal.violation.rule, illegal.index) == (HouseRule.TEA_AT.rule, 3)
    assert IllegalAction(HouseRule.QUIET.broken()).index == 0


@pytest.mark.parametrize("kind", [UnsoundOptions, UnsoundDeck, UnsoundState, UnsoundSeat])
def test_what_is_unsound_lists_every_fault(kind: type[Unsound]) -> None:
    faults = [HouseRule.QUIET.fault("/hall"), HouseRule.TEA_AT.fault("/hours", hour=5, found=6)]
    unsound = kind(faults)
    assert str(unsound) == "Be quiet.; Tea is at 5, not at 6."
    assert unsound.faults == tuple(faults)
    assert isinstance(unsound, Unsound)


def test_an_unknown_version_names_the_known_ones() -> None:
    unknown = UnknownVersion(9, [1, 2])
    assert str(unknown) == "State version 9 is not known; known are 1, 2."
    assert (unknown.version, unknown.known) == (9, (1, 2))
