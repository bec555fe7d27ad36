"""Computes what the conformance pack has of chance, keys, commitments, seeds and links."""

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import croupier_client as client

Values = dict[str, Any]


def seat_key(secret: str) -> Values:
    """Return the key and the lock of a secret."""
    made = client.SeatSecret(bytes.fromhex(secret))
    assert client.SeatSecret.from_key(made.key).lock == made.lock
    return {"key": made.key, "lock": made.lock}


def numbered(moves: list[Values]) -> list[client.NumberedMove]:
    """Return moves with their numbers."""
    return [client.NumberedMove(move=number, **move) for number, move in enumerate(moves, 1)]


COMPUTED: Mapping[str, Callable[..., Values]] = {
    "seat-key": seat_key,
    "seat-opening": lambda opening: {"commitment": client.SeatOpening(opening).commitment},
    "record": lambda game, record: {"canonical": client.canonical_record(game, record)},
    "commitment": lambda **given: {"commitment": client.server_commitment(**given)},
    "seed": lambda **given: {"seed": client.match_seed(**given)},
    "links": lambda moves, **given: {"links": client.table_links(moves=numbered(moves), **given)},
}
"""How to compute each kind of vector; only a server can seal tokens."""


def computes_vectors(pack: Path) -> None:
    """Compare everything in the pack that needs no server."""
    sealed, chance = (
        json.loads((pack / name).read_text(encoding="utf-8"))["vectors"] for name in ("sealed.json", "chance.json")
    )
    own = [vector for vector in sealed if vector["what"] != "token"]
    for vector in own:
        vector["gives"].pop("sha256", None)
        assert COMPUTED[vector["what"]](**vector["given"]) == vector["gives"], vector["name"]
    for vector in chance:
        seed, deal, cards = vector["seed"], vector["deal"], vector["pack"]
        assert client.shuffled(cards, seed, deal) == vector["deck"], vector["name"]
        assert client.cut_at(len(cards), seed, deal) == vector["cut"], vector["name"]
        assert client.first_dealer(vector["players"], seed) == vector["dealer"], vector["name"]
    assert own, "The pack has no vectors of sealed tables."
    assert chance, "The pack has no vectors of chance."
    for key in ("cs1.", f"cs1.{'A' * 42}B", f"ct1.{'A' * 43}"):
        refuses_key(key)
    print(f"Vectors computed: {len(own)} of sealed tables, {len(chance)} of chance.")


def refuses_key(key: str) -> None:
    """Give what is no key."""
    try:
        client.SeatSecret.from_key(key)
    except ValueError:
        return
    raise AssertionError(f"{key} was taken for a key.")
