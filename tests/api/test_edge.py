"""What every answer has, whoever gives it: methods that are answered everywhere, and CORS."""

import asyncio
from typing import Any

import pytest

from api.asking import Header, ask, toy_app
from croupier_api.settings import Settings

APP = toy_app()


class TestMethods:
    def test_head_is_get_without_its_body(self) -> None:
        head, get = ask(APP, "HEAD", "/v1/hear"), ask(APP, "GET", "/v1/hear")
        assert (get.status, get.headers, b"") == (head.status, head.headers, head.body)
        assert head.complete

    @pytest.mark.parametrize(("path", "status"), [("/v1/nope", 404), ("/v1/echo", 405)])
    def test_a_refused_head_has_no_body_either(self, path: str, status: int) -> None:
        reply = ask(APP, "HEAD", path)
        assert (status, b"") == (reply.status, reply.body)

    def test_options_tells_the_methods(self) -> None:
        for path, allowed in (("/v1/echo", "OPTIONS, POST"), ("/v1/hear", "GET, HEAD, OPTIONS")):
            reply = ask(APP, "OPTIONS", path, ("origin", "https://a.example"))
            assert (204, allowed, b"") == (reply.status, reply.header("allow"), reply.body)


class TestCors:
    ORIGIN = ("origin", "https://a.example")
    PREFLIGHT = ("access-control-request-method", "POST")
    SOME = toy_app(Settings(cors_origins=("https://a.example", "https://b.example")))
    NONE = toy_app(Settings(cors_origins=()))

    @pytest.mark.parametrize("path", ["/v1/hear", "/v1/echo", "/v1/nope"])
    @pytest.mark.parametrize("headers", [[], [ORIGIN]])
    def test_everyone_is_told_so_on_every_answer(self, path: str, headers: list[Header]) -> None:
        reply = ask(APP, "GET", path, *headers)
        assert ("*", "Accept") == (reply.header("access-control-allow-origin"), reply.header("vary"))

    @pytest.mark.parametrize("path", ["/v1/hear", "/v1/echo", "/v1/nope"])
    @pytest.mark.parametrize(
        ("origin", "allowed"),
        [
            ("https://a.example", "https://a.example"),
            ("https://b.example", "https://b.example"),
            ("https://a.example.evil.example", None),
            ("http://a.example", None),
            ("null", None),
            ("", None),
        ],
    )
    def test_some_are_named_and_caches_keep_them_apart(self, path: str, origin: str, allowed: str | None) -> None:
        reply = ask(self.SOME, "GET", path, ("origin", origin))
        assert (allowed, "Accept, Origin") == (reply.header("access-control-allow-origin"), reply.header("vary"))

    def test_without_origins_nothing_is_said(self) -> None:
        reply = ask(self.NONE, "GET", "/v1/hear", self.ORIGIN)
        assert (None, "Accept") == (reply.header("access-control-allow-origin"), reply.header("vary"))

    @pytest.mark.parametrize("path", ["/v1/echo", "/v1/nope"])
    def test_a_preflight_is_let_pass_even_where_the_request_will_not_be(self, path: str) -> None:
        reply = ask(APP, "OPTIONS", path, self.ORIGIN, self.PREFLIGHT)
        assert [
            ("vary", "Accept"),
            ("access-control-allow-origin", "*"),
            ("access-control-allow-methods", "GET, HEAD, POST, OPTIONS"),
            ("access-control-allow-headers", "Accept, Authorization, Content-Type, *"),
            ("access-control-max-age", "7200"),
        ] == reply.headers
        assert (204, b"", True) == (reply.status, reply.body, reply.complete)

    def test_a_preflight_of_others_allows_no_origin(self) -> None:
        reply = ask(self.SOME, "OPTIONS", "/v1/echo", ("origin", "https://evil.example"), self.PREFLIGHT)
        assert (204, None) == (reply.status, reply.header("access-control-allow-origin"))

    def test_no_answer_ever_allows_credentials(self) -> None:
        for app in (APP, self.SOME):
            for method in ("GET", "OPTIONS"):
                reply = ask(app, method, "/v1/hear", self.ORIGIN, self.PREFLIGHT, ("cookie", "a=b"))
                assert reply.header("access-control-allow-credentials") is None


def test_a_websocket_is_closed() -> None:
    sent: list[Any] = []

    async def receive() -> Any:
        return {"type": "websocket.connect"}

    async def send(message: Any) -> None:
        sent.append(message)

    scope: Any = {"type": "websocket", "path": "/v1/hear", "query_string": b"", "headers": []}
    asyncio.run(APP(scope, receive, send))
    assert ["websocket.close"] == [message["type"] for message in sent]
