"""From settings to keys and a ledger."""

import logging
from pathlib import Path

from croupier_api.settings import Settings, SettingsError
from croupier_api.tables.house import House
from croupier_api.tables.keyring import Keyring, KeyringError, development_keyring, load
from croupier_api.tables.ledger import Ledger, LedgerDown
from croupier_api.tables.ledger_redis import RedisLedger
from croupier_api.tables.ledger_sqlite import SqliteLedger

SAFE_POLICY = "noeviction"

_SECONDS_A_DAY = 86_400

logger = logging.getLogger("croupier_api")


def house_of(settings: Settings) -> House:
    """Return the keys and the ledger that settings name.

    Raises:
        SettingsError: They cannot be used.
    """
    return House(_keyring(settings), _ledger(settings))


def _keyring(settings: Settings) -> Keyring | None:
    if settings.keys:
        path = Path(settings.keys)
        try:
            keyring = load(path)
        except KeyringError as error:
            raise SettingsError(str(error)) from None
        if path.stat().st_mode & 0o077:
            logger.warning("Others on this machine may read or change the keyring %s: chmod 600 it.", path)
        return keyring
    if settings.development_key:
        logger.warning("Tables are sealed with the development key, which everybody knows.")
        return development_keyring()
    logger.info(
        "No keys: calls on tables answer 503. Make a keyring with: croupier keys new FILE; name it: --keys FILE"
    )
    return None


def _ledger(settings: Settings) -> Ledger | None:
    seconds = settings.ledger_days * _SECONDS_A_DAY
    kind, _, place = settings.ledger.partition(":")
    if kind == "none":
        return None
    if kind == "sqlite":
        try:
            return SqliteLedger(Path(place), seconds)
        except LedgerDown as error:
            raise SettingsError(f"The ledger {place} cannot be opened: {error}.") from None
    ledger = RedisLedger(settings.ledger, seconds)
    _warn_of_eviction(ledger)
    return ledger


def _warn_of_eviction(ledger: RedisLedger) -> None:
    try:
        policy = ledger.policy()
    except LedgerDown as error:
        logger.warning("Redis does not tell its maxmemory-policy (%s); it should be %s.", error, SAFE_POLICY)
        return
    if policy != SAFE_POLICY:
        logger.warning(
            "Redis drops entries when it is full (%s); its maxmemory-policy should be %s.", policy, SAFE_POLICY
        )
