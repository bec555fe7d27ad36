"""How a call travels, and what becomes of its answer."""

from collections.abc import Mapping
from types import TracebackType
from typing import Any, Generic, Self, TypeVar

import httpx
import msgspec
from msgspec import UNSET, UnsetType

from croupier_client.base import Model
from croupier_client.models import Problem

BASE_URL = "http://127.0.0.1:8000"
"""Where ``croupier serve`` listens unless told otherwise."""

T = TypeVar("T")


class ProblemError(Exception):
    """The server refused a call, and ``problem`` says why; nothing has changed."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(f"{problem.title}: {problem.detail}")
        self.problem = problem


class Call(Generic[T]):
    """A call: its method and path, the type of its answer, and its flags with their defaults."""

    def __init__(self, method: str, path: str, answer: type[T], **flags: bool) -> None:
        self._method = method
        self._path = path
        self._flags = flags
        self._decoder = msgspec.json.Decoder(answer)

    def request(
        self, base_url: str, body: Model | None, key: str | UnsetType, flags: Mapping[str, bool]
    ) -> dict[str, Any]:
        """Return what httpx builds the request from; flags that have their default are left out."""
        headers = {} if key is UNSET else {"Authorization": f"Bearer {key}"}
        content: dict[str, Any] = {}
        if body is not None:
            headers["Content-Type"] = "application/json"
            content["content"] = msgspec.json.encode(body)
        params = {name: value for name, value in flags.items() if value is not self._flags[name]}
        return {
            "method": self._method,
            "url": base_url + self._path,
            "params": params,
            "headers": headers,
            **content,
        }

    def answer(self, response: httpx.Response) -> T:
        """Return the answer of a response.

        Raises:
            ProblemError: The call was refused.
            httpx.HTTPStatusError: Something on the way answered in the place of the server.
            msgspec.ValidationError: The answer is not what this version of the client knows.
        """
        if response.headers.get("Content-Type", "").startswith("application/problem+json"):
            raise ProblemError(msgspec.json.decode(response.content, type=Problem))
        response.raise_for_status()
        return self._decoder.decode(response.content)


class Transport:
    """Sends calls and waits for their answers."""

    def __init__(self, base_url: str = BASE_URL, http: httpx.Client | None = None) -> None:
        self._base_url = base_url.rstrip("/")
        self._http = httpx.Client() if http is None else http

    def send(self, call: Call[T], body: Model | None = None, *, key: str | UnsetType = UNSET, **flags: bool) -> T:
        """Return the answer to a call, or raise what :meth:`Call.answer` raises."""
        return call.answer(self._http.request(**call.request(self._base_url, body, key, flags)))

    def close(self) -> None:
        """Close the connections."""
        self._http.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.close()


class AsyncTransport:
    """Sends calls and awaits their answers."""

    def __init__(self, base_url: str = BASE_URL, http: httpx.AsyncClient | None = None) -> None:
        self._base_url = base_url.rstrip("/")
        self._http = httpx.AsyncClient() if http is None else http

    async def send(self, call: Call[T], body: Model | None = None, *, key: str | UnsetType = UNSET, **flags: bool) -> T:
        """Return the answer to a call, or raise what :meth:`Call.answer` raises."""
        return call.answer(await self._http.request(**call.request(self._base_url, body, key, flags)))

    async def close(self) -> None:
        """Close the connections."""
        await self._http.aclose()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        await self.close()
