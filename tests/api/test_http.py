"""Requests and answers as HTTP has them: refusals in their order, flags, limits, addresses, failures."""

from typing import Any

import msgspec
import pytest
from litestar import post as litestar_post
from litestar.exceptions import ServiceUnavailableException

from api.asking import JSON, MSGPACK, PLAY, Header, ask, post, toy_app
from croupier_api.http import CallRequest
from croupier_api.problems import Problem, ProblemCode
from croupier_api.service import service
from croupier_api.settings import Settings

APP = toy_app()
SMALL = toy_app(Settings(body_limit=1_024))
GOOD = msgspec.json.encode(PLAY)
TYPES = "application/json, application/vnd.msgpack, application/x-msgpack, application/msgpack"


def test_an_answer_is_json_that_nobody_stores() -> None:
    reply = post(APP, PLAY)
    assert [
        ("content-type", "application/json"),
        ("content-length", str(len(reply.body))),
        ("cache-control", "no-store"),
        ("vary", "Accept"),
        ("access-control-allow-origin", "*"),
    ] == reply.headers
    assert (200, {"request": PLAY, "loud": False, "legal": True}) == (reply.status, reply.json)


def test_a_get_may_be_stored() -> None:
    reply = ask(APP, "GET", "/v1/hear")
    assert (200, None) == (reply.status, reply.header("cache-control"))
    assert {"request": None, "loud": False, "legal": True} == reply.json


class TestRefusals:
    """Every refusal that is HTTP's own; each table line names all that tells it from the others."""

    @pytest.mark.parametrize(
        ("method", "path", "headers", "body", "code", "status", "header"),
        [
            ("GET", "/v1/nope", [], b"", "not-found", 404, None),
            ("POST", "/v1/nope", [JSON], GOOD, "not-found", 404, None),
            ("GET", "/", [], b"", "not-found", 404, None),
            ("GET", "/v1/echo", [], b"", "method-not-allowed", 405, ("allow", "OPTIONS, POST")),
            ("POST", "/v1/hear", [JSON], GOOD, "method-not-allowed", 405, ("allow", "GET, HEAD, OPTIONS")),
            ("DELETE", "/v1/hear", [], b"", "method-not-allowed", 405, ("allow", "GET, HEAD, OPTIONS")),
            ("BREW", "/v1/echo", [], b"", "method-not-allowed", 405, ("allow", "OPTIONS, POST")),
            ("POST", "/v1/echo", [JSON], b" " * 1_025, "body-too-large", 413, None),
            ("POST", "/v1/echo", [], GOOD, "unsupported-media-type", 415, ("accept", TYPES)),
            (
                "POST",
                "/v1/echo",
                [("content-type", "text/plain")],
                GOOD,
                "unsupported-media-type",
                415,
                ("accept", TYPES),
            ),
            ("POST", "/v1/echo", [JSON, ("accept", "text/html")], GOOD, "not-acceptable", 406, None),
            ("GET", "/v1/hear", [("accept", "text/html")], b"", "not-acceptable", 406, None),
            ("POST", "/v1/echo", [JSON], b"{", "malformed", 400, None),
        ],
    )
    def test_each_is_a_problem(
        self, method: str, path: str, headers: list[Header], body: bytes, code: str, status: int, header: Header | None
    ) -> None:
        reply = ask(SMALL, method, path, *headers, body=body)
        assert (code, status) == (reply.problem.code, reply.status)
        assert f"/problems/{code}" == reply.problem.type
        for name in ("allow", "accept"):
            assert (header[1] if header and header[0] == name else None) == reply.header(name)
        assert ("*", "Accept") == (reply.header("access-control-allow-origin"), reply.header("vary"))

    def test_the_first_that_applies_is_the_answer(self) -> None:
        """Take away one fault after the other: what comes then is the next one of the list."""
        wrong = {"path": "/v1/nope", "method": "GET", "body": b"{" * 1_025, "query": b"loud=perhaps"}
        faults: list[Any] = [
            ("not-found", {"path": "/v1/echo"}),
            ("method-not-allowed", {"method": "POST"}),
            ("body-too-large", {"body": b"{"}),
            ("unsupported-media-type", {"type": JSON}),
            ("not-acceptable", {"accept": ("accept", "*/*")}),
            ("malformed", {"query": b"loud=true"}),
            ("malformed", {"body": GOOD}),
        ]
        request: dict[str, Any] = {**wrong, "type": ("content-type", "text/plain"), "accept": ("accept", "image/png")}
        for code, mended in faults:
            assert code == self._asked(request).problem.code
            request |= mended
        assert 200 == self._asked(request).status

    @staticmethod
    def _asked(request: dict[str, Any]) -> Any:
        return ask(
            SMALL, request["method"], request["path"], request["type"], request["accept"],
            body=request["body"], query=request["query"],
        )  # fmt: skip

    def test_problems_are_json_also_for_those_who_read_messagepack(self) -> None:
        reply = ask(APP, "POST", "/v1/echo", MSGPACK, ("accept", "application/vnd.msgpack"), body=b"\xc1")
        assert ProblemCode.MALFORMED is reply.problem.code


class TestFlags:
    @pytest.mark.parametrize(
        ("query", "loud", "legal"),
        [
            (b"", False, True),
            (b"loud=true", True, True),
            (b"loud=false&legal=false", False, False),
            (b"%6Coud=tru%65", True, True),
            (b"else=1&loud=true&else=2", True, True),
            (b"&&", False, True),
            (b"\xff%ff=%fe&\x00=1", False, True),
            (b"padding=" + b"x" * 100 + b"&legal=false", False, False),
        ],
    )
    def test_those_that_are_known_are_read(self, query: bytes, loud: bool, legal: bool) -> None:
        for reply in (ask(APP, "GET", "/v1/hear", query=query), post(APP, PLAY, query=query)):
            assert (loud, legal) == (reply.json["loud"], reply.json["legal"])

    @pytest.mark.parametrize("value", [b"", b"1", b"True", b"TRUE", b"true ", b"+true", b"yes", b"%ff", b"true%00"])
    def test_other_values_are_malformed(self, value: bytes) -> None:
        # Asked twice: what is remembered are answers, not refusals.
        for _ in range(2):
            problem = ask(APP, "GET", "/v1/hear", query=b"loud=" + value).problem
            assert (ProblemCode.MALFORMED, "The parameter loud is true or false, nothing else.") == (
                problem.code,
                problem.detail,
            )

    def test_a_flag_comes_once(self) -> None:
        problem = ask(APP, "GET", "/v1/hear", query=b"loud=true&loud=true").problem
        assert "The parameter loud is there 2 times." == problem.detail


class TestLimit:
    """Bodies of just the limit are read, one byte more is not, however its length comes to be known."""

    FULL = GOOD + b" " * (1_024 - len(GOOD))

    def test_the_last_byte_belongs(self) -> None:
        assert 200 == ask(SMALL, "POST", "/v1/echo", JSON, ("content-length", "1024"), body=self.FULL).status

    @pytest.mark.parametrize("length", ["1025", "9" * 18, "9" * 5_000])
    def test_what_announces_too_much_is_not_read(self, length: str) -> None:
        reply = ask(SMALL, "POST", "/v1/echo", JSON, ("content-length", length), body=[])
        assert ("The body has more than 1024 bytes.", 413) == (reply.problem.detail, reply.status)

    @pytest.mark.parametrize("length", ["-1", "many", "", "1025.0"])
    def test_an_announcement_without_sense_is_passed_over(self, length: str) -> None:
        assert 200 == ask(SMALL, "POST", "/v1/echo", JSON, ("content-length", length), body=GOOD).status

    def test_parts_are_counted_as_they_come(self) -> None:
        parts = [self.FULL[i : i + 100] for i in range(0, 1_024, 100)]
        assert 200 == ask(SMALL, "POST", "/v1/echo", JSON, body=[*parts, b""]).status
        assert 413 == ask(SMALL, "POST", "/v1/echo", JSON, body=[*parts, b" ", b""]).status

    def test_what_comes_after_too_much_is_never_asked_for(self) -> None:
        parts = iter([self.FULL, b" ", b"more", b"and more"])
        assert 413 == ask(SMALL, "POST", "/v1/echo", JSON, body=parts).status
        assert [b"more", b"and more"] == list(parts)

    def test_a_body_that_breaks_off_is_no_fault_of_the_server(self, caplog: pytest.LogCaptureFixture) -> None:
        for parts in ([], [GOOD[:10]]):
            reply = ask(APP, "POST", "/v1/echo", JSON, body=parts)
            assert ("The body broke off.", 400, []) == (reply.problem.detail, reply.status, caplog.records)

    def test_a_body_is_read_once(self) -> None:
        @litestar_post("/v1/twice")
        async def twice(request: CallRequest) -> bytes:
            return await request.body() + await request.body()

        assert b"abab" == ask(service([twice], Settings()), "POST", "/v1/twice", body=[b"a", b"b", b""]).body


class TestAddresses:
    """No path, host or method brings about a 5xx; what is another spelling of an address is that address."""

    @pytest.mark.parametrize("path", ["/v1/hear/", "//v1//hear", "/v1/hear//"])
    def test_slashes_do_not_matter(self, path: str) -> None:
        assert 200 == ask(APP, "GET", path).status

    @pytest.mark.parametrize(
        "path",
        ["", "*", "v1/hear/../hear", "/v1/hear%2e", "/\x00", "/\ufffd", "/v1/hear\n", "/" * 5_000 + "x", "/{id}", "/🂡"],
    )
    def test_others_are_not_found(self, path: str) -> None:
        assert ProblemCode.NOT_FOUND is ask(APP, "GET", path).problem.code

    @pytest.mark.parametrize("host", ["a b", "a/b", "<script>", "\xff"])
    def test_a_host_that_cannot_be_is_malformed(self, host: str) -> None:
        assert ProblemCode.MALFORMED is ask(APP, "GET", "/v1/hear", ("host", host)).problem.code


SECRET = {**PLAY, "state": {**PLAY["state"], "seed": "SECRET"}}


class TestFailure:
    """What is no refusal is a problem without a word about the request, and a log entry without one either."""

    def test_it_is_internal_and_tells_nothing(self, caplog: pytest.LogCaptureFixture) -> None:
        reply = post(toy_app(fails_with=KeyError("SECRET")), SECRET, path="/v1/fail")
        assert (500, ProblemCode.INTERNAL) == (reply.status, reply.problem.code)
        assert "The server failed to answer this request." == reply.problem.detail
        assert b"SECRET" not in reply.body
        (record,) = caplog.records
        assert "POST '/v1/fail' failed: KeyError" in record.getMessage()
        assert "asking.py" in record.getMessage()
        assert "SECRET" not in caplog.text

    def test_an_error_of_a_decoder_inside_the_rules_is_no_fault_of_the_sender(self) -> None:
        reply = post(toy_app(fails_with=msgspec.ValidationError("Expected `int`")), PLAY, path="/v1/fail")
        assert 500 == reply.status

    def test_an_error_of_the_framework_is_not_passed_on(self, caplog: pytest.LogCaptureFixture) -> None:
        reply = post(toy_app(fails_with=ServiceUnavailableException("SECRET")), PLAY, path="/v1/fail")
        assert (500, ProblemCode.INTERNAL, 1) == (reply.status, reply.problem.code, len(caplog.records))
        assert b"SECRET" not in reply.body

    def test_refusals_are_not_logged(self, caplog: pytest.LogCaptureFixture) -> None:
        assert isinstance(post(APP, {}).problem, Problem)
        assert [] == caplog.records
