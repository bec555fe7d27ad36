"""The calls of a game, made from its record: adding a game touches nothing here."""

from typing import Any

from croupier.game import AnyGame, Extra
from croupier_api.calls import Call, Flag, game_call
from croupier_api.catalogue_calls import catalogue_call
from croupier_api.messages import (
    BatchAnswer,
    BatchRequest,
    PlayRequest,
    Position,
    PositionRequest,
    ReplayPosition,
    ReplayRequest,
    StartRequest,
    ViewAnswer,
    ViewRequest,
    demanding,
)
from croupier_api.table import Table
from croupier_api.tables.calls import table_calls
from croupier_api.tables.house import NOTHING, House

UNSOUND, ILLEGAL = 422, 409

EXPLAIN = Flag("explain", False, "List the refused candidates too, each with the rule that refuses it.")
VIEWS = Flag("views", False, "Give what each seat and the spectators may know.")
LEGAL = Flag("legal", True, "List the legal actions.")
BATCH_LEGAL = Flag("legal", False, LEGAL.description)
STEPS = Flag("steps", False, "Give every action with its events and the digest after it; for at most 1,000 actions.")
POSITION_FLAGS = (LEGAL, EXPLAIN, VIEWS)


def camel(game: AnyGame) -> str:
    """Return a game's name as it stands in front of operation ids: ``krytNavalivat``."""
    first, *rest = game.id.split("-")
    return first + "".join(word.capitalize() for word in rest)


def game_calls(game: AnyGame, house: House = NOTHING) -> tuple[Call, ...]:
    """Return every call of a game, those on sealed tables last."""
    # Types are put together at run time, from those that the record names.
    state: Any = demanding(game.state_type)
    action, event, options = game.action_type, game.event_type, game.overrides_type
    told: Any = (game.state_type, action, event, game.scoring_type, game.view_type)
    generic: Any = Position
    position = generic[told]
    start_types: Any = (game.variant_type, options)
    table = Table(game)

    def call(name: str, summary: str, *parts: Any, **more: Any) -> Call:
        return game_call(game, f"{camel(game)}_{name}", name, summary, *parts, **more)

    def extra(operation: Extra) -> Call:
        return call(
            operation.name,
            operation.summary,
            operation.request,
            operation.answer,
            operation.run,
            refusals=(UNSOUND,) if operation.can_be_unsound else (),
        )

    requests: Any = (StartRequest, PlayRequest, PositionRequest, ViewRequest, ReplayRequest, BatchRequest)
    starts, plays, looks, views, replays, batches = requests
    answers: Any = (ViewAnswer, ReplayPosition, BatchAnswer)
    seen, replayed, batched = answers
    return (
        catalogue_call(game, camel(game)),
        call(
            "start",
            "Start a match of {title}",
            starts[start_types],
            position,
            table.start,
            flags=POSITION_FLAGS,
            refusals=(UNSOUND,),
        ),
        call(
            "play",
            "Play actions of {title}",
            plays[state, action],
            position,
            table.play,
            flags=POSITION_FLAGS,
            refusals=(ILLEGAL, UNSOUND),
        ),
        call(
            "position",
            "Look at a state of {title}",
            looks[state],
            position,
            table.position,
            flags=POSITION_FLAGS,
            refusals=(UNSOUND,),
        ),
        call(
            "view",
            "See a state of {title} as a seat or a spectator may",
            views[state],
            seen[action, game.scoring_type, game.view_type],
            table.view,
            refusals=(UNSOUND,),
        ),
        call(
            "replay",
            "Replay a match of {title} from its start",
            replays[(*start_types, action)],
            replayed[told],
            table.replay,
            flags=(*POSITION_FLAGS, STEPS),
            refusals=(ILLEGAL, UNSOUND),
        ),
        call(
            "batch",
            "Play on many states of {title} at once",
            batches[state, action],
            batched[told],
            table.batch,
            flags=(BATCH_LEGAL, EXPLAIN, VIEWS),
            refusals=(UNSOUND,),
        ),
        *map(extra, game.extras),
        *table_calls(game, camel(game), house),
    )
