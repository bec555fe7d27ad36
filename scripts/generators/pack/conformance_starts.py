"""Vectors of starts: variants, numbers of players, options, decks, dealers, seeds, and starts that are refused."""

from collections.abc import Iterable, Iterator
from typing import Any

from conformance_scribe import Scribe, plain
from conformance_search import FIRST_SEED, fewest, tables_of, tag
from croupier.shuffle import shuffled
from croupier_api.game_calls import camel
from kit.matches import Table

LISTED = 30
"""Actions that a list may have to be kept with a start."""

SEEDS = {"shortest": "!", "longest": "~" * 128, "quotes": '"\\u0041\\n'}


def write_starts(scribe: Scribe) -> None:
    """Write down the starts of a game."""
    tables = tables_of(scribe.game)
    for table in tables:
        _plain_start(scribe, table)
    for table in fewest(tables):
        _given(scribe, table)
    _options(scribe, fewest(tables))
    _seeds(scribe, tables[0])
    _flags(scribe, tables[-1])
    _refused(scribe, tables[0])


def request_of(table: Table, **more: Any) -> dict[str, Any]:
    """Return a start request for a table."""
    return {"players": table.players, "variant": table.variant, "seed": FIRST_SEED, **more}


def _plain_start(scribe: Scribe, table: Table) -> None:
    name, players = table.variant.value, table.players
    request = request_of(table, dealer=players - 1)
    _, answer = scribe.clerk.ask(f"{camel(scribe.game)}_start", plain(request), {})
    short = sum(len(entry["actions"]) for entry in answer["legal"]) <= LISTED
    about = f"The first deal of {name} for {players} from a seed; the last seat deals."
    flags = {} if short else {"legal": False}
    scribe.keep(f"{name} for {players}", about, "start", request, rules=["S3"], **flags)


def _given(scribe: Scribe, table: Table) -> None:
    name = table.variant.value
    deck = shuffled(pack(table), "another deck", 0)
    about = f"{name}: the first dealer is drawn by lot from the seed."
    scribe.keep(f"{name} dealer by lot", about, "start", request_of(table), rules=["S5"], legal=False)
    about = f"{name}: a deck is given, and replaces the shuffle."
    scribe.keep(f"{name} deck given", about, "start", request_of(table, deck=deck, dealer=0), rules=["S3"], legal=False)


def pack(table: Table) -> Any:
    """Return the pack of a table."""
    return table.game.pack(table.game.variants[table.variant].options, table.players)


def _options(scribe: Scribe, tables: Iterable[Table]) -> None:
    by_form: dict[str, Table] = {}
    for table in tables:
        by_form.setdefault(tag(table.game.variants[table.variant].options), table)
    offered = scribe.clerk.catalogue(scribe.game)["options"]
    for option in {option["name"]: option for option in reversed(offered)}.values():
        table = by_form[option["form"]]
        for value in _values(option):
            name = f"{option['form']} {option['name']} {value}"
            about = f"{option['form']}: the option {option['name']} is {value}. {option['sentence']}"
            request = request_of(table, options={option["name"]: value})
            scribe.keep(name, about, "start", request, rules=[option["rule"]], legal=False)


def _values(option: Any) -> Iterator[Any]:
    """Give values of an option that are not its default: all of a few, the ends of many."""
    default = option["default"]
    if option["type"] == "flag":
        yield not default
    elif option["type"] == "number":
        yield from (value for value in (option["minimum"], option["maximum"]) if value != default)
    else:
        others = [value for value in option["choices"] if value != default]
        yield from others if len(others) < 5 else (others[0], others[len(others) // 2], others[-1])


def _seeds(scribe: Scribe, table: Table) -> None:
    for name, seed in SEEDS.items():
        request = {"players": table.players, "seed": seed}
        about = "No variant is named: the first one. The seed has characters or a length that programs may mistreat."
        scribe.keep(f"seed {name}", about, "start", request, rules=["S3", "S5"], legal=False)


def _flags(scribe: Scribe, table: Table) -> None:
    scribe.keep("views", "What each seat and the spectators may know of it.", "start", request_of(table), views=True)
    about = "What is barred before anything has been done, and by which rule."
    scribe.keep("explain", about, "start", request_of(table), explain=True, legal=False)


def _refused(scribe: Scribe, table: Table) -> None:
    cards = list(pack(table))
    wrong = [cards[0], *cards[:-1]]
    about = "One player, and a dealer who is not there: both faults are listed."
    scribe.keep("refused players and dealer", about, "start", {"players": 1, "dealer": 6, "seed": "s"})
    about = "A dealer who is not there, and a deck with a card twice and one missing: all faults are listed."
    scribe.keep("refused dealer and deck", about, "start", request_of(table, dealer=6, deck=wrong))
    about = "A deck of a single card: everything else is missing."
    scribe.keep("refused deck of one card", about, "start", request_of(table, deck=cards[:1]))
