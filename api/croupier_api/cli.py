"""The command line: ``croupier serve`` and its sisters."""

import os
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable, Sequence
from typing import NamedTuple

from croupier.registry import GAMES
from croupier_api.conformance import add_base, conformance_command
from croupier_api.demo import watch
from croupier_api.keys_command import add_keys, keys_command
from croupier_api.person import play_command
from croupier_api.serving import serve
from croupier_api.settings import SETTINGS, Settings, SettingsError, as_text, settings


class Command(NamedTuple):
    """A word after ``croupier``: its flags, and what it does with them; it returns the exit status."""

    name: str
    summary: str
    add_flags: Callable[[ArgumentParser], None]
    run: Callable[[Namespace], int]


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what a command line says, and return the exit status."""
    parser = _parser()
    chosen = parser.parse_args(arguments)
    try:
        return int(chosen.run(chosen))
    except SettingsError as error:
        parser.error(str(error))


def serve_command(flags: Namespace) -> int:
    """Serve the API until a signal ends it."""
    serve(settings_of(flags))
    return 0


def demo_command(flags: Namespace) -> int:
    """Serve the API until a signal ends it, and play the first worked example through it to watch."""
    chosen = settings_of(flags)
    watch(chosen)
    serve(chosen)
    return 0


def settings_of(flags: Namespace) -> Settings:
    """Return the settings that a command line and the environment make.

    Raises:
        SettingsError: One of them has a value that it cannot have.
    """
    return settings(vars(flags), os.environ)


def add_settings(parser: ArgumentParser) -> None:
    """Add a flag for every setting."""
    defaults = Settings()
    for setting in SETTINGS:
        default = as_text(getattr(defaults, setting.name))
        about = f"{setting.wanted} (environment: {setting.variable}; default: {default})"
        parser.add_argument(setting.flag, metavar="VALUE", help=about)


def _positive(text: str) -> int:
    if not text.isascii() or not text.isdigit() or int(text) < 1:
        raise ArgumentTypeError("a whole number from 1")
    return int(text)


def add_match(parser: ArgumentParser) -> None:
    """Add what a person chooses before sitting down."""
    parser.add_argument("game", choices=[game.id for game in GAMES], help="which game")
    parser.add_argument("--players", type=int, help="number of players, you among them (default: 3, or the fewest)")
    parser.add_argument("--variant", help="named set of options (default: the game's first)")
    parser.add_argument("--deals", type=_positive, default=1, help="deals after which you get up (default: 1)")
    parser.add_argument("--seed", help="source of all chance: the same seed and choices give the same match")


COMMANDS = (
    Command("serve", "serve the API", add_settings, serve_command),
    Command("play", "play in the terminal, against opponents who play at random", add_match, play_command),
    Command("keys", "make and change the keyring that seals tables", add_keys, keys_command),
    Command("demo", "serve the API, and play one game through it to watch", add_settings, demo_command),
    Command("conformance", "hold a running server against the conformance pack", add_base, conformance_command),
)


def _parser() -> ArgumentParser:
    parser = ArgumentParser("croupier", description="A stateless card table.", allow_abbrev=False)
    words = parser.add_subparsers(required=True, metavar="COMMAND")
    for command in COMMANDS:
        word = words.add_parser(command.name, help=command.summary, description=command.run.__doc__, allow_abbrev=False)
        command.add_flags(word)
        word.set_defaults(run=command.run)
    return parser
