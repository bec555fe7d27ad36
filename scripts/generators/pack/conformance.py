"""Write the conformance pack: what the rules answer, for servers, clients and ports to be held against.

Usage: python scripts/generators/pack/conformance.py [--check | --archive FILE]
"""

import sys
from collections.abc import Callable, Mapping
from pathlib import Path

from conformance_chance import shuffles, write_first_decks, write_later_decks
from conformance_combinations import write_combinations
from conformance_files import archive, file_of, indexed, put, stale, written
from conformance_matches import write_matches
from conformance_plays import write_plays
from conformance_refusals import write_refusals
from conformance_schema import schema
from conformance_scribe import Clerk, Scribe
from conformance_sealed import secrets, write_fairness
from conformance_settlements import write_settlements
from conformance_starts import write_starts
from conformance_views import write_views
from croupier.registry import GAMES
from croupier.shuffle import CHANCE
from croupier_api.catalogue_calls import VERSION

FOLDER = Path(__file__).resolve().parents[3] / "tests" / "conformance"

KINDS: Mapping[str, tuple[Callable[[Scribe], None], ...]] = {
    "starts": (write_starts, write_first_decks),
    "plays": (write_plays, write_later_decks),
    "refusals": (write_refusals,),
    "settlements": (write_settlements,),
    "views": (write_views,),
    "matches": (write_matches,),
    "combinations": (write_combinations,),
    "fairness": (write_fairness,),
}


def pack() -> dict[str, bytes]:
    """Return all files of the pack but its page, by path."""
    clerk = Clerk()
    files = {
        "chance.json": file_of(None, "chance", shuffles()),
        "sealed.json": file_of(None, "sealed", secrets()),
    }
    for game in GAMES:
        for kind, writers in KINDS.items():
            scribe = Scribe(clerk, game, kind)
            for write in writers:
                write(scribe)
            if scribe.kept:
                files[f"{game.id}/{kind}.json"] = file_of(game.id, kind, scribe.kept)
    return {"index.json": indexed(files, CHANCE, VERSION), "schema.json": written(schema()), **files}


def main(*arguments: str) -> None:
    """Write the pack, look whether it is up to date, or write it as an archive."""
    files = pack()
    match arguments:
        case ():
            put(FOLDER, files)
        case ("--check",):
            out_of_date = stale(FOLDER, files)
            sys.exit(f"Run scripts/conformance; out of date: {' '.join(out_of_date)}" if out_of_date else 0)
        case ("--archive", name):
            page = (FOLDER / "README.md").read_bytes()
            Path(name).write_bytes(archive({**files, "README.md": page}))
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    main(*sys.argv[1:])
