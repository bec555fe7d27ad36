"""What the operator of a server chooses: a flag goes before the environment, and the environment before the default.

>>> chosen = settings({"port": "9000"}, {"CROUPIER_PORT": "7000", "CROUPIER_REFERENCE": "off"})
>>> chosen.port, chosen.reference, chosen.workers
(9000, False, 1)
"""

import re
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import msgspec


class SettingsError(ValueError):
    """A setting has a value that it cannot have; the message says where it comes from and what is wanted."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """How the service runs."""

    host: str = "127.0.0.1"
    """Address to listen at."""
    port: int = 8000
    """Port to listen on; 0 takes one that is free."""
    workers: int = 1
    """Processes that serve side by side."""
    cors_origins: tuple[str, ...] = ("*",)
    """Origins whose pages may call from a browser; ``*`` stands for all."""
    body_limit: int = 1_048_576
    """Bytes that the body of a request may have."""
    reference: bool = True
    """Whether the interactive API reference is served."""
    keys: str = ""
    """File of the keyring that seals tables; without one no tables are sealed."""
    development_key: bool = False
    """Whether to seal tables with a key that everybody knows, for trying things out."""
    ledger: str = "none"
    """Where the server remembers how far each match has come."""
    ledger_days: int = 30
    """Days after which a match that nobody has touched is forgotten by the ledger."""


class Setting(NamedTuple):
    """One setting as text: what is wanted, and how it is read."""

    name: str
    wanted: str
    read: Callable[[str], Any]

    @property
    def flag(self) -> str:
        """The flag that sets it."""
        return f"--{self.name.replace('_', '-')}"

    @property
    def variable(self) -> str:
        """The environment variable that sets it."""
        return f"CROUPIER_{self.name.upper()}"


def _host(text: str) -> str:
    if not re.fullmatch(r"[^\s/]+", text):
        raise ValueError
    return text


def _number(name: str, fewest: int, most: int) -> Setting:
    def read(text: str) -> int:
        if not re.fullmatch(r"[0-9]{1,12}", text) or not fewest <= int(text) <= most:
            raise ValueError
        return int(text)

    return Setting(name, f"a whole number from {fewest} to {most}", read)


def _origins(text: str) -> tuple[str, ...]:
    origins = tuple(filter(None, (origin.strip().lower() for origin in text.split(","))))
    # A browser sends scheme, host and port: anything more would never be found equal.
    if not all(re.fullmatch(r"\*|[a-z][a-z0-9+.-]*://[^\s/*]+", origin) for origin in origins):
        raise ValueError
    return origins


def _path(text: str) -> str:
    if "\0" in text:
        raise ValueError
    return text


def _ledger(text: str) -> str:
    if not re.fullmatch(r"none|sqlite:.+|rediss?://.+|unix://.+", text):
        raise ValueError
    return text


_SWITCH = {"on": True, "off": False, "1": True, "0": False}


def _switch(text: str) -> bool:
    if text not in _SWITCH:
        raise ValueError
    return _SWITCH[text]


SETTINGS = (
    Setting("host", "an address or a host name", _host),
    _number("port", 0, 65_535),
    _number("workers", 1, 256),
    Setting("cors_origins", "* or a list like https://a.example,https://b.example:8443, or empty", _origins),
    _number("body_limit", 1_024, 2**30),
    Setting("reference", "on or off", _switch),
    Setting("keys", "the path of a keyring, as croupier keys makes it", _path),
    Setting("development_key", "on or off", _switch),
    Setting("ledger", "none, sqlite:<path> or redis://<host>", _ledger),
    _number("ledger_days", 1, 3_650),
)


def settings(flags: Mapping[str, str | None], environment: Mapping[str, str]) -> Settings:
    """Return the settings that flags (by name; None is not given) and environment variables make.

    Raises:
        SettingsError: One of them has a value that it cannot have.
    """
    chosen = dict[str, Any]()
    for setting in SETTINGS:
        given = ((setting.flag, flags.get(setting.name)), (setting.variable, environment.get(setting.variable)))
        for source, text in given:
            if text is not None:
                chosen[setting.name] = _value(setting, source, text)
                break
    return Settings(**chosen)


def _value(setting: Setting, source: str, text: str) -> Any:
    try:
        return setting.read(text)
    except ValueError:
        raise SettingsError(f"{source} is {setting.wanted}, not {text!r}.") from None


def as_environment(chosen: Settings) -> dict[str, str]:
    """Return the variables that make the same settings again, for processes that start from them."""
    return {setting.variable: as_text(getattr(chosen, setting.name)) for setting in SETTINGS}


def as_text(value: str | int | bool | tuple[str, ...]) -> str:
    """Return a setting's value as a flag or a variable gives it.

    >>> as_text(True), as_text(("https://a.example", "https://b.example")), as_text(8000)
    ('on', 'https://a.example,https://b.example', '8000')
    """
    if isinstance(value, tuple):
        return ",".join(value)
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)
