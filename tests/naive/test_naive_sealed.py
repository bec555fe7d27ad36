"""The vectors of sealed tables in the conformance pack, confirmed by the naive computation."""

from typing import Any

import pytest

from kit import pack
from naive import sealed


def named(vector: Any) -> str:
    return str(vector["name"])


@pytest.mark.parametrize("vector", pack.secrets(), ids=named)
def test_a_vector_is_what_the_page_says(vector: Any) -> None:
    assert vector["gives"] == sealed.COMPUTED[vector["what"]](vector["given"])


def test_everything_that_is_computed_has_vectors() -> None:
    assert {vector["what"] for vector in pack.secrets()} == set(sealed.COMPUTED)
