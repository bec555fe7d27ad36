"""Bodies are taken strictly as the schema has them, and whatever else comes is malformed, never a failure."""

from typing import Annotated, Any

import msgspec
import pytest
from msgspec import Meta

from api.asking import MSGPACK, PLAY, STATE, Reply, ask, post, toy_app
from croupier_api.bodies import Reader
from croupier_api.negotiation import SPOKEN, MediaType
from croupier_api.problems import ProblemCode, Refusal

APP = toy_app()


def with_limit(written: str) -> bytes:
    """Return a good body in which one integer is written in some way."""
    return msgspec.json.encode(PLAY).replace(b'"limit":null', f'"limit":{written}'.encode())


def packed(body: Any) -> Reply:
    raw = body if isinstance(body, bytes) else msgspec.msgpack.encode(body)
    return ask(APP, "POST", "/v1/echo", MSGPACK, body=raw)


def malformed(reply: Reply) -> tuple[str, str] | str:
    """Return the place and the sentence of the one fault, or the sentence of what cannot be read at all."""
    problem = reply.problem
    assert ProblemCode.MALFORMED is problem.code
    if problem.errors is None:
        assert problem.more is None
        return problem.detail
    (fault,) = problem.errors
    assert ("The body is not what the schema asks for.", "schema", None, 0) == (
        problem.detail, fault.reason, fault.rule, problem.more,
    )  # fmt: skip
    return fault.pointer, fault.detail


class TestIntegers:
    @pytest.mark.parametrize(
        ("written", "integer"),
        [
            ("5", 5),
            ("5.0", 5),
            ("5.000", 5),
            ("5e0", 5),
            ("50e-1", 5),
            ("0.5E1", 5),
            ("2147483647", 2**31 - 1),
            ("2147483647.0", 2**31 - 1),
        ],
    )
    def test_a_number_without_a_fraction_is_one(self, written: str, integer: int) -> None:
        reply = post(APP, with_limit(written))
        heard = reply.json["request"]["state"]["limit"]
        assert (integer, int) == (heard, type(heard))

    @pytest.mark.parametrize(
        "written",
        [
            '"5"', "true", "false", "5.5", "0.1", "[5]", "{}", "0", "-1", "0.0", "-5.0", "2147483648", "2147483648.0",
            "9007199254740993.0", "1e30", "1e308", "1e400", "-1e400", "9" * 30, "9" * 5_000, "-" + "9" * 5_000,
        ],
    )  # fmt: skip
    def test_anything_else_is_not(self, written: str) -> None:
        place = malformed(post(APP, with_limit(written)))
        assert "/state/limit" == place[0]

    @pytest.mark.parametrize(
        "written", ["NaN", "Infinity", "-Infinity", "05", "+5", "5.", ".5", "5x", "5e", "--5", "'5'"]
    )
    def test_what_is_no_json_is_not_either(self, written: str) -> None:
        assert str(malformed(post(APP, with_limit(written)))).startswith("The body cannot be read: JSON is malformed")

    def test_all_whole_floats_of_a_body_count(self) -> None:
        body = {"state": {**STATE, "version": 1.0, "losses": {"a": 3.0}}, "actions": [{"type": "lead", "seat": 5.0}]}
        for reply in (post(APP, body), packed(body)):
            assert {**PLAY, "state": {**STATE, "losses": {"a": 3}}} == reply.json["request"]

    @pytest.mark.parametrize("media_type", SPOKEN.values())
    def test_floats_that_stand_for_several_integers_are_none(self, media_type: MediaType) -> None:
        reader = Reader(tuple[Annotated[int, Meta(ge=-(2**63), le=2**63 - 1)], ...])
        assert (2**53, -(2**53)) == reader.read(media_type.encode([2.0**53, -(2.0**53)]), media_type)
        for number in (2.0**53 + 2, -(2.0**53) - 2):
            with pytest.raises(Refusal):
                reader.read(media_type.encode([number]), media_type)

    def test_one_whole_float_does_not_excuse_another_fault(self) -> None:
        body = {"state": {**STATE, "version": 1.0}, "actions": [{"type": "lead", "seat": "5"}]}
        for reply in (post(APP, body), packed(body)):
            assert ("/actions/0/seat", "Expected `int`, got `str`.") == malformed(reply)

    def test_a_text_that_speaks_of_floats_is_only_a_text(self) -> None:
        body = {"state": {**STATE, "seed": "`float`", "version": "`float`"}, "actions": []}
        assert ("/state/version", "Expected `int`, got `str`.") == malformed(post(APP, body))


class TestSchema:
    @pytest.mark.parametrize(
        ("body", "pointer", "said"),
        [
            ({}, "", "Object missing required field `state`."),
            ([], "", "Expected `object`, got `array`."),
            (b"null", "", None),
            ({"state": STATE, "actions": [], "more": 1}, "/more", "Object contains unknown field `more`."),
            (
                {"state": {**STATE, "a/b~c": 1}, "actions": []},
                "/state/a~1b~0c",
                "Object contains unknown field `a/b~c`.",
            ),
            ({"state": {**STATE, "` - at `$.x": 1}, "actions": []}, "/state/` - at `$.x", None),
            ({"state": STATE, "actions": [{"type": "lead", "seat": 7}]}, "/actions/0/seat", "Expected `int` <= 6."),
            ({"state": STATE, "actions": [{"seat": 5}]}, "/actions/0", "Object missing required field `type`."),
            ({"state": STATE, "actions": [{"type": "steal"}]}, "/actions/0/type", "Invalid value 'steal'."),
            ({"state": STATE, "actions": [{"type": "deal", "deck": None}]}, "/actions/0/deck", None),
            ({"state": STATE, "actions": [{"type": "deal"}] * 4}, "/actions", "Expected `array` of length <= 3."),
            ({"state": {**STATE, "losses": {"a": 10}}, "actions": []}, "/state/losses", "Expected `int` <= 9."),
            ({"state": {k: v for k, v in STATE.items() if k != "game"}, "actions": []}, "/state", None),
            ({"state": {**STATE, "game": "chess"}, "actions": []}, "/state/game", "Invalid value 'chess'."),
            ({"state": {**STATE, "game": 5}, "actions": []}, "/state/game", None),
        ],
    )
    def test_the_place_is_named(self, body: Any, pointer: str, said: str | None) -> None:
        for reply in (post(APP, body), packed(msgspec.json.decode(body) if isinstance(body, bytes) else body)):
            found = malformed(reply)
            assert pointer == found[0]
            assert said is None or said == found[1]

    def test_long_texts_of_the_sender_are_cut(self) -> None:
        problem = post(APP, {"state": {**STATE, "game": "x" * 100_000}, "actions": []}).problem
        assert problem.errors is not None
        assert (500, "…") == (len(problem.errors[0].detail), problem.errors[0].detail[-1])
        assert ("/state", 500) == self._unknown("y" * 100_000)
        assert ("/state/" + "~0" * 100, 133) == self._unknown("~" * 100)

    @staticmethod
    def _unknown(name: str) -> tuple[str, int]:
        problem = post(APP, {"state": {**STATE, name: 1}, "actions": []}).problem
        assert problem.errors is not None
        return problem.errors[0].pointer, len(problem.errors[0].detail)

    def test_of_a_key_that_is_there_twice_the_last_counts(self) -> None:
        body = msgspec.json.encode(PLAY).replace(b'"version":1', b'"version":2,"version":1')
        assert PLAY == post(APP, body).json["request"]
        assert 200 == post(APP, body.replace(b'"limit":null', b'"limit":5.5,"limit":5.0')).status

    def test_a_field_that_can_be_null_is_not_left_out(self) -> None:
        left_out = {name: value for name, value in STATE.items() if name != "limit"}
        assert ("/state", "Object missing required field `limit`.") == malformed(
            post(APP, {"state": left_out, "actions": []})
        )


GOOD = msgspec.json.encode(PLAY)
SEED = GOOD.index(b'"seed":"s') + len(b'"seed":"s')


def in_seed(raw: bytes) -> bytes:
    return GOOD[:SEED] + raw + GOOD[SEED:]


class TestUnreadable:
    @pytest.mark.parametrize(
        "body",
        [
            b"",
            b" ",
            b"\xef\xbb\xbf" + GOOD,
            GOOD.decode().encode("utf-16"),
            GOOD.decode().encode("utf-32-le"),
            GOOD + b"x",
            GOOD + GOOD,
            GOOD[:-1],
            GOOD.replace(b"}]", b"},]"),
            GOOD.replace(b'"', b"'"),
            b"/* */" + GOOD,
            in_seed(b"\xff"),
            in_seed(b"\xed\xa0\x80"),
            in_seed(b"\xc0\x80"),
            in_seed(b"\\ud800"),
            in_seed(b"\\udc00\\ud800"),
            in_seed(b"\\ud800x"),
            in_seed(b"\x00"),
            in_seed(b"\n"),
            in_seed(b"\\x41"),
            GOOD.replace(b"version", b"versi\xffn"),
            msgspec.msgpack.encode(PLAY),
            b"players=3&seed=x",
        ],
    )
    def test_bytes_that_are_no_json_are_malformed(self, body: bytes) -> None:
        assert str(malformed(post(APP, body))).startswith("The body cannot be read: ")

    def test_good_escapes_are_read(self) -> None:
        reply = post(APP, in_seed(b"\\ud83c\\udca1\\u0041\xc3\xa9"))
        assert "s🂡Aé" == reply.json["request"]["state"]["seed"]

    @pytest.mark.parametrize("opening", [b"[", b'{"a":', b'{"state":', b'{"state":{"losses":', b'{"actions":[{"seat":'])
    def test_deep_nesting_is_malformed(self, opening: bytes) -> None:
        for body in (opening * (1_000_000 // len(opening)), opening + b"[" * 100_000, opening + b'{"x":' * 100_000):
            assert malformed(post(APP, body))

    def test_deep_nesting_beside_a_whole_float_is_malformed(self) -> None:
        body = b'{"state":{"game":"toy","version":1.0,"losses":' + b"[" * 100_000
        assert ("/state/version", "Expected `int`, got `float`.") == malformed(post(APP, body))

    @pytest.mark.parametrize(
        "body",
        [
            b"",
            b"\xc1",
            msgspec.msgpack.encode(PLAY) + b"\x00",
            msgspec.msgpack.encode(PLAY)[:-1],
            b"\x81\x01\x02",
            b"\x81\x91\x01\x02",
            b"\x81\x80\x01",
            b"\x81\xc4\x05state\x01",
            b"\x81\xa5stat\xff\x01",
            b"\x81\xa5state\xa3\xed\xa0\x80",
            b"\x81\xa5state\xc7\x01\x05\x00",
            b"\x81\xa5state\xd6\xff\x00\x00\x00\x01",
            b"\x81\xa5state\xdf\xff\xff\xff\xff",
            b"\x81\xa7actions\xdd\xff\xff\xff\xff",
            b"\x81\xa7actions\xdd\x7f\xff\xff\xff\x80",
            b"\xdb\xff\xff\xff\xff",
            b"\x91" * 100_000,
            b"\x81\xa7actions" + b"\x91" * 100_000,
            b"\x81\xa7actions\x91\x82\xa4seat" + b"\x91" * 100_000,
            GOOD,
        ],
    )
    def test_bytes_that_are_no_messagepack_of_the_schema_are_malformed(self, body: bytes) -> None:
        assert malformed(packed(body))

    @pytest.mark.parametrize(
        "number", [float("nan"), float("inf"), float("-inf"), 5.5, 2.0**53, 2**63, 2**64 - 1, -(2**63)]
    )
    def test_numbers_that_json_could_not_write_are_malformed(self, number: float) -> None:
        assert "/state/limit" == malformed(packed({"state": {**STATE, "limit": number}, "actions": []}))[0]

    @pytest.mark.parametrize(
        "oddity",
        [
            b"\x81\x80\x01",  # a map as a key
            b"\x81\x91\x80\x01",  # a list that holds one
            b"\xc7\x0c\xff\x00\x00\x00\x00\x7f\xff\xff\xff\xff\xff\xff\xff",  # a date that no calendar has
            b"\x91" * 100_000,
        ],
    )
    def test_an_oddity_beside_a_whole_float_is_malformed(self, oddity: bytes) -> None:
        """A body with a whole float is read a second time, then without types."""
        state = b"\x82\xa7version\xcb\x3f\xf0\x00\x00\x00\x00\x00\x00\xa6losses" + oddity
        state = state.replace(b"\x82", b"\x83\xa4game\xa3toy", 1)
        assert malformed(packed(b"\x82\xa7actions\x90\xa5state" + state))
