"""The calls on the sealed tables of a game, made from its record."""

from typing import Any

from croupier.game import AnyGame
from croupier_api.calls import Bearer, Call, game_call
from croupier_api.tables.host import Host
from croupier_api.tables.house import House
from croupier_api.tables.messages import (
    FairnessAnswer,
    FairnessRequest,
    Table,
    TablePlayRequest,
    TablePrepared,
    TablePrepareRequest,
    TableRequest,
    TableReveal,
    TableStarted,
    TableStartRequest,
)
from croupier_api.tables.revealing import Revealer

_NO_KEY, _NOT_YOURS, _AGAINST, _GONE, _UNSOUND, _UNAVAILABLE = 401, 403, 409, 410, 422, 503
_OPENING = (_AGAINST, _GONE, _UNSOUND, _UNAVAILABLE)


def table_calls(game: AnyGame, name: str, house: House) -> tuple[Call, ...]:
    """Return the calls on the sealed tables of a game; ``name`` stands in front of their operation ids."""
    host = Host(game, house)
    revealer = Revealer(game, host)
    generic: Any = (TablePrepareRequest, TableStartRequest, TablePlayRequest, Table, TableStarted, TableReveal)
    prepares, starts, plays, table, started, reveal = generic
    checks: Any = FairnessRequest
    seen = (game.action_type, game.event_type, game.scoring_type, game.view_type)
    chosen = (game.variant_type, game.overrides_type)

    def call(names: tuple[str, str], summary: str, *parts: Any, **more: Any) -> Call:
        method, path = names
        waits = house.ledger is not None
        return game_call(game, f"{name}_{method}", path, summary, *parts, waits=waits, is_sealed=True, **more)

    return (
        call(
            ("prepareTable", "tables/prepare"),
            "Prepare a sealed match of {title}",
            prepares[chosen],
            TablePrepared,
            host.prepare,
            refusals=(_UNSOUND, _UNAVAILABLE),
        ),
        call(
            ("startTable", "tables/start"),
            "Start a sealed match of {title}",
            starts[chosen],
            started[seen],
            host.start,
            refusals=_OPENING,
        ),
        call(
            ("playTable", "tables/play"),
            "Play a move on a sealed table of {title}",
            plays[game.action_type],
            table[seen],
            host.play,
            bearer=Bearer.REQUIRED,
            refusals=(_NO_KEY, _NOT_YOURS, *_OPENING),
        ),
        call(
            ("viewTable", "tables/view"),
            "See a sealed table of {title}",
            TableRequest,
            table[seen],
            host.view,
            bearer=Bearer.OPTIONAL,
            refusals=_OPENING,
        ),
        call(
            ("closeTable", "tables/close"),
            "Close a sealed match of {title}",
            TableRequest,
            table[seen],
            host.close,
            bearer=Bearer.REQUIRED,
            refusals=(_NO_KEY, *_OPENING),
        ),
        call(
            ("revealTable", "tables/reveal"),
            "Reveal a sealed match of {title}",
            TableRequest,
            reveal[game.options_type, game.state_type],
            revealer.reveal,
            refusals=_OPENING,
        ),
        call(
            ("verifyFairness", "fairness/verify"),
            "Compute what follows from a reveal of {title}",
            checks[game.options_type, game.action_type],
            FairnessAnswer,
            revealer.verify,
            refusals=(_UNSOUND,),
        ),
    )
