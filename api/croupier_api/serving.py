"""How the service runs in uvicorn."""

import os
from copy import deepcopy
from importlib.util import find_spec
from typing import Any

import uvicorn
from uvicorn.config import LOGGING_CONFIG

from croupier_api.settings import Settings, as_environment
from croupier_api.tables.opening_house import house_of

_SECONDS_FOR_SHUTDOWN = 10


def serve(settings: Settings) -> None:
    """Serve until a signal ends it.

    Raises:
        SettingsError: The keyring or the ledger cannot be used.
    """
    if settings.workers > 1:
        # Or each worker would find it out by itself, and be started again for ever.
        house_of(settings)
    # Workers are processes of their own, and read the settings from what they inherit.
    os.environ.update(as_environment(settings))
    uvicorn.run("croupier_api.app:served", factory=True, **server_options(settings))


def server_options(settings: Settings) -> dict[str, Any]:
    """Return what uvicorn is told, whichever way it is started."""
    return {
        "host": settings.host,
        "port": settings.port,
        "workers": settings.workers,
        # Where uvloop and httptools can be installed they are, and they make twice the speed.
        "loop": "auto",
        "http": "croupier_api.protocol:GuardedProtocol" if find_spec("httptools") else "auto",
        "ws": "none",
        "lifespan": "on",
        # A line a request costs as much as the request; whoever wants one has a proxy in front.
        "access_log": False,
        "log_config": _log_config(),
        "proxy_headers": False,
        "server_header": False,
        "date_header": False,
        # Players think longer than the usual five seconds, and a new connection costs more than a call.
        "timeout_keep_alive": 75,
        "timeout_graceful_shutdown": _SECONDS_FOR_SHUTDOWN,
    }


def _log_config() -> dict[str, Any]:
    config = deepcopy(LOGGING_CONFIG)
    config["loggers"]["croupier_api"] = {"handlers": ["default"], "level": "INFO", "propagate": False}
    return config
