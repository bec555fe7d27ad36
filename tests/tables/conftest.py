"""Servers that remember."""

from pathlib import Path

import pytest

from croupier_api.tables.house import House
from croupier_api.tables.ledger_sqlite import SqliteLedger
from tables.racing import ServerOf
from tables.seated import KEYRING, Server

DAY = 86_400


@pytest.fixture(name="guarded")
def _guarded(tmp_path: Path) -> ServerOf:
    """Servers with a ledger."""
    house = House(KEYRING, SqliteLedger(tmp_path / "ledger", DAY))
    return lambda game: Server(game, house)
