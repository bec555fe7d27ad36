"""The choices that a match carries, as they are read from outside (S4, S6, K23)."""

from typing import Any

import msgspec
import pytest

from croupier.kryt_navalivat.options import KrytDiamondsAndSpades, KrytOptions, KrytOverrides, KrytStandard

FORMS = {"standard": KrytStandard, "diamonds-and-spades": KrytDiamondsAndSpades}


def options(form: str, **choices: Any) -> KrytOptions:
    """Read options as JSON has them."""
    read: KrytOptions = msgspec.convert({"form": form, "action_limit": None, "deals": None} | choices, KrytOptions)
    return read


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize(("action_limit", "deals"), [(None, None), (1, 1), (1_000_000, 1_000)])
def test_k23_s4_limits_and_deals_within_their_bounds(form: str, action_limit: int | None, deals: int | None) -> None:
    assert options(form, action_limit=action_limit, deals=deals) == FORMS[form](action_limit, deals)
    chosen = {"action_limit": action_limit or 7, "deals": deals or 7}
    assert msgspec.convert(chosen, KrytOverrides) == KrytOverrides(**chosen)


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize(
    "beyond", [{"action_limit": 0}, {"action_limit": 1_000_001}, {"deals": 0}, {"deals": 1_001}, {"deals": "3"}]
)
def test_k23_s4_no_limit_and_no_deals_beyond_them(form: str, beyond: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError, match="Expected `int"):
        options(form, **beyond)
    with pytest.raises(msgspec.ValidationError, match="Expected `int"):
        msgspec.convert(beyond, KrytOverrides)


@pytest.mark.parametrize("form", FORMS)
def test_s6_an_option_that_the_form_has_not_is_not_read(form: str) -> None:
    with pytest.raises(msgspec.ValidationError, match="unknown field `floater`"):
        options(form, floater=True)
    with pytest.raises(msgspec.ValidationError, match="unknown field `floater`"):
        msgspec.convert({"floater": True}, KrytOverrides)


def test_s6_nor_is_a_form_that_the_game_has_not() -> None:
    with pytest.raises(msgspec.ValidationError, match="Invalid value 'nap'"):
        options("nap")


@pytest.mark.parametrize("chosen", [KrytStandard(None, None), KrytDiamondsAndSpades(None, None), KrytOverrides()])
def test_what_is_chosen_stays(chosen: msgspec.Struct) -> None:
    with pytest.raises(AttributeError, match="immutable"):
        setattr(chosen, "deals", 3)  # noqa: B010 - a type checker would refuse the plain assignment
