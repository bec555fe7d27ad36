"""The API keeps what its document promises: call by call and in chains, with random states and with real ones."""

from pathlib import Path
from typing import Any

import msgspec
import schemathesis
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from schemathesis.config import SchemathesisConfig

from api.real_states import BY_PREFIX, STATES, real_body
from api.real_tables import KEYED, TABLES, real_table
from croupier_api.app import create_app
from croupier_api.settings import Settings

CONFIG = Path(__file__).with_name("schemathesis.toml")

SEALING = Settings(development_key=True)

schema = schemathesis.openapi.from_asgi(
    "/openapi.json", create_app(SEALING), config=SchemathesisConfig.from_path(CONFIG)
)
chained = schemathesis.openapi.from_asgi(
    "/openapi.json", create_app(SEALING), config=SchemathesisConfig.from_path(CONFIG)
)


@schemathesis.serializer("application/vnd.msgpack")
def as_msgpack(_context: schemathesis.SerializationContext, value: Any) -> bytes:
    return msgspec.msgpack.encode(_within_64_bits(value))


def _within_64_bits(value: Any) -> Any:
    """MessagePack has no larger integers: what is larger travels as a float, and is as wrong as before."""
    match value:
        case dict():
            return {key: _within_64_bits(entry) for key, entry in value.items()}
        case list():
            return [_within_64_bits(entry) for entry in value]
        case int() if not -(2**63) <= value < 2**64:
            return 1e300
        case _:
            return value


@schema.hook
def flatmap_case(
    _context: schemathesis.HookContext, case: schemathesis.Case[Any]
) -> st.SearchStrategy[schemathesis.Case[Any]]:
    """Put states reached by play into three of four bodies that satisfy their schema: random ones are never sound."""
    game, _, call = case.operation.definition.raw["operationId"].partition("_")
    unchanged = st.just(case)
    if case.meta is None or not case.meta.generation.mode.is_positive or call not in STATES | TABLES:
        return unchanged

    def put(body: dict[str, Any]) -> schemathesis.Case[Any]:
        case.body = body
        return case

    def seat(asked: tuple[dict[str, Any], str]) -> schemathesis.Case[Any]:
        body, key = asked
        if call in KEYED:
            case.headers["Authorization"] = f"Bearer {key}"
        return put(body)

    of_game = BY_PREFIX[game]
    real = real_table(of_game, call).map(seat) if call in TABLES else real_body(of_game, call).map(put)
    return st.one_of(real, real, real, unchanged)


QUIET = [HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large, HealthCheck.large_base_example]


@schema.parametrize()
@settings(max_examples=60, deadline=None, derandomize=True, suppress_health_check=QUIET)
def test_call(case: schemathesis.Case[Any]) -> None:
    case.call_and_validate()


TestMatch = chained.as_state_machine().TestCase
TestMatch.settings = settings(
    max_examples=20, stateful_step_count=12, deadline=None, derandomize=True, suppress_health_check=QUIET
)
