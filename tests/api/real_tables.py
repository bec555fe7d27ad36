"""Bodies and keys of calls on sealed tables that were reached by play, for every game of the registry."""

from hashlib import sha256
from typing import Any

import msgspec
from hypothesis import strategies as st

from croupier.game import AnyGame, own_legal
from croupier.registry import GAMES
from croupier_api.tables.host import Host
from croupier_api.tables.house import House
from croupier_api.tables.keyring import development_keyring
from croupier_api.tables.messages import TablePlayRequest, TableRequest, TableStartRequest
from croupier_api.tables.opened import Opener
from croupier_api.tables.seats import issued_secret, key_text
from croupier_api.tables.starting import prepared, started
from kit.matches import tables

TABLES = frozenset(("playTable", "viewTable", "closeTable", "revealTable"))
KEYED = TABLES - {"revealTable"}
"""Calls whose bodies hold the token of a table, and those that take a key with it."""

HOUSE = House(development_keyring())


HOSTS = {game.id: Host(game, HOUSE) for game in GAMES}


@st.composite
def real_table(draw: st.DrawFn, game: AnyGame, call: str) -> tuple[dict[str, Any], str]:
    """Draw a body of a call and the key of a seat: mostly one that may act, with a move that is legal."""
    table = draw(st.sampled_from(tables((game,))))
    request: Any = TableStartRequest(players=table.players, variant=table.variant)
    # Not by a call, whose secret would be another every time.
    secret = sha256(bytes([draw(st.integers(0, 255))])).digest()
    told = msgspec.structs.replace(prepared(game, request, ledger=False), secret=secret)
    opened = started(game, secret[:16], told, (None,) * table.players)
    keys = [key_text(issued_secret(secret, seat)) for seat in range(table.players)]
    token = Opener(game).seal(HOUSE.keys(), opened.match, opened.envelope)
    for _ in range(draw(st.integers(0, 4))):
        move = _move(draw, game, token)
        if move is not None:
            asked: Any = TablePlayRequest(token=token, actions=tuple(move))
            played: Any = HOSTS[game.id].play(asked, key=keys[move[0].seat])
            token = played.token
    move = _move(draw, game, token)
    body: dict[str, Any] = {"token": token}
    if call == "playTable" and move is not None:
        return {**body, "actions": msgspec.to_builtins(move)}, keys[move[0].seat]
    if draw(st.booleans()):
        seen: Any = HOSTS[game.id].view(TableRequest(token=token), key=None)
        body["last_seen"] = {"move": seen.move, "link": seen.link}
    return body, draw(st.sampled_from(keys))


def _move(draw: st.DrawFn, game: AnyGame, token: str) -> list[Any] | None:
    state = Opener(game).open(HOUSE.keys(), token).state
    seats = game.to_act(state)
    if not seats:
        return None
    seat = draw(st.sampled_from(seats))
    return list(game.sealed.completed(draw(st.sampled_from(own_legal(game, state, seat)))))
