"""Which formats are understood, and which one an Accept header gets."""

import msgspec
import pytest

from api.asking import JSON, MSGPACK, PLAY, Header, ask, toy_app

APP = toy_app()
AS_JSON = msgspec.json.encode(PLAY)
AS_MSGPACK = msgspec.msgpack.encode(PLAY)


@pytest.mark.parametrize(
    ("content_type", "body"),
    [
        ("application/json", AS_JSON),
        ("application/json; charset=utf-8", AS_JSON),
        ('APPLICATION/Json ;\tCharset="UTF-8" ;', AS_JSON),
        ("application/vnd.msgpack", AS_MSGPACK),
        ("application/x-msgpack", AS_MSGPACK),
        ("application/msgpack", AS_MSGPACK),
        ("Application/MsgPack", AS_MSGPACK),
    ],
)
@pytest.mark.parametrize("coding", [[], [("content-encoding", "identity")], [("content-encoding", "Identity")]])
def test_a_body_of_a_spoken_type_is_read(content_type: str, body: bytes, coding: list[Header]) -> None:
    reply = ask(APP, "POST", "/v1/echo", ("content-type", content_type), *coding, body=body)
    assert (200, PLAY) == (reply.status, reply.json["request"])


@pytest.mark.parametrize(
    "headers",
    [
        [],
        [("content-type", "")],
        [("content-type", "text/plain")],
        [("content-type", "text/json")],
        [("content-type", "application/x-www-form-urlencoded")],
        [("content-type", "application/problem+json")],
        [("content-type", "application/jsonp")],
        [("content-type", "application/json; charset=utf-16")],
        [("content-type", "application/json; charset=latin-1")],
        [("content-type", "application/json; version=2")],
        [("content-type", "application/json, application/json")],
        [("content-type", "*/*")],
        [("content-type", "application/*")],
        [("content-type", ";")],
        [("content-type", "\xff\xfe")],
        [JSON, MSGPACK],
    ],
)
def test_a_body_of_another_type_is_not(headers: list[Header]) -> None:
    reply = ask(APP, "POST", "/v1/echo", *headers, body=AS_JSON)
    assert (415, "unsupported-media-type") == (reply.status, reply.problem.code)
    assert "Bodies are application/json or application/vnd.msgpack." == reply.problem.detail
    assert reply.header("accept-encoding") is None


@pytest.mark.parametrize("coding", ["gzip", "br", "identity, gzip", "x"])
def test_a_body_in_a_coding_is_not_read_and_the_coding_is_blamed(coding: str) -> None:
    reply = ask(APP, "POST", "/v1/echo", JSON, ("content-encoding", coding), body=AS_JSON)
    assert (415, "identity") == (reply.status, reply.header("accept-encoding"))
    assert "Content-Encoding" in reply.problem.detail


ANSWERED = [
    (None, "application/json"),
    ("", "application/json"),
    (",", "application/json"),
    ("*/*", "application/json"),
    ("application/*", "application/json"),
    ("application/json", "application/json"),
    ("APPLICATION/JSON", "application/json"),
    ("application/json; charset=utf-8", "application/json"),
    ("application/json, text/plain, */*", "application/json"),
    ("text/html, application/xhtml+xml, */*;q=0.8", "application/json"),
    ("application/vnd.msgpack", "application/vnd.msgpack"),
    ("application/x-msgpack", "application/x-msgpack"),
    ("application/msgpack", "application/msgpack"),
    ("application/json;q=0.5, application/vnd.msgpack", "application/vnd.msgpack"),
    ("application/json;q=0.5, application/vnd.msgpack;q=0.4", "application/json"),
    ("application/vnd.msgpack;q=0.001, application/json;q=0", "application/vnd.msgpack"),
    ("*/*, application/json;q=0", "application/vnd.msgpack"),
    ("application/*;q=0, */*;q=1, application/msgpack;q=0.1", "application/msgpack"),
    # Liked the same: the more precise range, then the earlier one.
    ("*/*, application/vnd.msgpack", "application/vnd.msgpack"),
    ("application/msgpack, application/json", "application/msgpack"),
    ("application/json, application/msgpack", "application/json"),
    ("text/html;level=1;q=0.3, application/json ; a=b ; Q=0.2", "application/json"),
    # What is garbled is passed over.
    ("application/json;q=2, application/msgpack;q=0.1", "application/msgpack"),
    ("application/json;q=nan, application/msgpack;q=0.1", "application/msgpack"),
    ("application/json;q=high", "application/json"),
]
REFUSED = [
    "text/html",
    "application/xml",
    "application/problem+json",
    "application/json;q=0",
    "*/*;q=0",
    "*/*;q=0.000",
    "application/*;q=0, */*",
    "json",
    "*",
    "\xff",
]


@pytest.mark.parametrize(("accept", "answered"), ANSWERED)
def test_the_best_liked_format_is_the_answer(accept: str | None, answered: str) -> None:
    headers = [] if accept is None else [("accept", accept)]
    for method, path, body in (("GET", "/v1/hear", b""), ("POST", "/v1/echo", AS_JSON)):
        reply = ask(APP, method, path, JSON, *headers, body=body)
        assert (200, answered) == (reply.status, reply.header("content-type"))
        decode = msgspec.json.decode if answered == "application/json" else msgspec.msgpack.decode
        assert PLAY == decode(reply.body)["request"] or method == "GET"


@pytest.mark.parametrize("accept", REFUSED)
def test_who_likes_nothing_gets_nothing(accept: str) -> None:
    for method, path, body in (("GET", "/v1/hear", b""), ("POST", "/v1/echo", AS_JSON)):
        reply = ask(APP, method, path, JSON, ("accept", accept), body=body)
        assert (406, "not-acceptable") == (reply.status, reply.problem.code)
        assert "Answers are application/json or application/vnd.msgpack." == reply.problem.detail


def test_accept_in_several_lines_is_one_list() -> None:
    lines = [("accept", "text/html"), ("x-other", "1"), ("accept", "application/msgpack")]
    assert "application/msgpack" == ask(APP, "GET", "/v1/hear", *lines).header("content-type")


def test_both_formats_carry_the_same() -> None:
    packed = ask(APP, "POST", "/v1/echo", MSGPACK, ("accept", "application/vnd.msgpack"), body=AS_MSGPACK)
    plain = ask(APP, "POST", "/v1/echo", JSON, body=AS_JSON)
    assert plain.json == msgspec.msgpack.decode(packed.body)
    assert len(packed.body) < len(plain.body)
