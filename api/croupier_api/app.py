"""The whole API: settings and games in, an application out."""

import gc
import os
from collections.abc import Sequence

from litestar import Litestar

from croupier.game import AnyGame
from croupier.registry import GAMES
from croupier_api.calls import Call
from croupier_api.catalogue_calls import VERSION, service_calls
from croupier_api.game_calls import game_calls
from croupier_api.openapi import document, openapi_handlers
from croupier_api.pages import page_handlers
from croupier_api.routes import handlers
from croupier_api.service import service
from croupier_api.settings import Settings, settings
from croupier_api.tables.house import NOTHING, House
from croupier_api.tables.opening_house import house_of


def calls(games: Sequence[AnyGame] = GAMES, house: House = NOTHING) -> tuple[Call, ...]:
    """Return every call of the API, those of the service first."""
    return (*service_calls(games), *(call for game in games for call in game_calls(game, house)))


def create_app(settings: Settings, games: Sequence[AnyGame] = GAMES) -> Litestar:
    """Return the application that serves some games.

    Raises:
        SettingsError: Its keyring or its ledger cannot be used.
    """
    served = calls(games, house_of(settings))
    pages = [*page_handlers(settings.reference), *openapi_handlers(document(served, VERSION))]
    return service([*handlers(served), *pages], settings)


def served() -> Litestar:
    """Return the application of a server process, with the settings of its environment."""
    app = create_app(settings({}, os.environ))
    # What is there now stays for good: full collections that walked through it would make the slowest answers.
    gc.collect()
    gc.freeze()
    return app
