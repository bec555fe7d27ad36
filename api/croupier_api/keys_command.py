"""``croupier keys``: makes and changes the keyring that seals tables."""

import os
from argparse import ArgumentParser, Namespace
from pathlib import Path

from croupier_api.settings import SettingsError
from croupier_api.tables.keyring import Keyring, KeyringError, load, retired, rotated, save, with_new_key

VARIABLE = "CROUPIER_KEYS"


def add_keys(parser: ArgumentParser) -> None:
    """Add what can be done with a keyring."""
    parser.add_argument(
        "what", choices=["new", "list", "rotate"], help="add a key, show the keys, seal with another key"
    )
    parser.add_argument("file", nargs="?", help=f"the keyring (environment: {VARIABLE})")
    parser.add_argument("--key", help="rotate to this key (default: the newest)")
    parser.add_argument("--retire", metavar="KEY", help="with rotate: open nothing any more that this key sealed")


def keys_command(flags: Namespace) -> int:
    """Add a key to a keyring, list its keys, or seal with another one; servers read it when they start.

    To rotate: add a key, start all servers anew, rotate, start them anew again. So each of them knows the key before
    another one seals with it.
    """
    named = flags.file or os.environ.get(VARIABLE)
    if not named:
        raise SettingsError(f"Which keyring? croupier keys {flags.what} FILE, or {VARIABLE}=FILE.")
    if flags.what != "rotate" and (flags.key or flags.retire):
        raise SettingsError("--key and --retire go with rotate.")
    if flags.key and flags.retire:
        raise SettingsError("Rotate to a key, or retire one; not both at once.")
    path = Path(named)
    try:
        keyring = _changed(flags, path)
    except KeyringError as error:
        raise SettingsError(str(error)) from None
    for key in keyring.keys:
        print(f"{key.id}  {key.state}")
    return 0


def _changed(flags: Namespace, path: Path) -> Keyring:
    if flags.what == "list":
        return load(path)
    if flags.what == "new":
        keyring = with_new_key(load(path) if path.exists() else None)
    elif flags.retire:
        keyring = retired(load(path), flags.retire)
    else:
        keyring = rotated(load(path), flags.key)
    save(path, keyring)
    return keyring
