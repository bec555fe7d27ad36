"""Vectors of chance: shuffles, cuts and lots for ports of the rules, and the calls that let a server show them."""

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec.structs import replace

from conformance_plays import MATCHES
from conformance_scribe import Scribe
from conformance_search import matches_of
from croupier.cards import Card, pack_from
from croupier.game import AnyGame
from croupier.shuffle import cut_at, lot, shuffled
from kit.matches import choices, deal_over

CUTS = 4
FLOATER_PACK, FLOATER_PLAYERS = 20, 3
"""Cards of the smallest pack with a floater, and the players that it is for; each further player brings four cards."""

# Name, seed, deal, cards in the pack. Among them: the shortest and the longest seed, the first and the last character
# of the alphabet, the first and the last deal, characters that JSON, HTML, a shell or a printf might mistreat, and the
# packs of Nap. One shuffle drops a word, as happens about once in seven million times.
CASES = (
    ("croupier-36", "croupier", 0, 36),
    ("croupier-52", "croupier", 0, 52),
    ("second-deal", "croupier", 1, 36),
    ("last-deal", "croupier", 9999, 52),
    ("first-character", "!", 0, 36),
    ("last-character", "~", 0, 52),
    ("longest-seed", "~" * 128, 9999, 36),
    ("seed-of-64", "!" * 64, 10, 52),
    ("seed-of-65", "!" * 65, 10, 52),
    ("quotation-mark", '"', 3, 36),
    ("backslash", "\\", 3, 52),
    ("escapes", "\\u0041\\n\\0", 7, 36),
    ("markup", "</script>&amp;<!--", 99, 52),
    ("formats", "%s%d%00{0}${HOME}", 100, 36),
    ("statement", "';_DROP_TABLE_decks;_--", 1000, 52),
    ("like-a-key", "croupier/1/deal/0", 0, 36),
    ("like-a-purpose", "deck/0", 12, 52),
    ("one-digit", "0", 365, 36),
    ("made-by-a-server", "5f1d7a0c9be84e3326a1c4d2907bf6588e13fa42d06c97b52481e9aa7c035df0", 42, 52),
    ("word-dropped", "rejection2835", 2027, 52),
    ("pack-of-20", "croupier", 0, 20),
    ("pack-of-24", "croupier", 2, 24),
    ("pack-of-28", "croupier", 0, 28),
    ("pack-of-32", "croupier", 3, 32),
)


class Shuffle(msgspec.Struct, frozen=True, kw_only=True):
    """A vector of chance: a seed, a deal, a pack and players are put in; a deck, a cut and a first dealer come out."""

    name: str
    about: str
    seed: str
    deal: int
    pack: tuple[Card, ...]
    deck: tuple[Card, ...]
    cut: int
    players: int
    dealer: int


def shuffles() -> list[Shuffle]:
    """Return the vectors of chance; the numbers of players take turns."""
    return [_shuffle(*case, players=2 + i % 6) for i, case in enumerate(CASES)]


def _shuffle(name: str, seed: str, deal: int, size: int, *, players: int) -> Shuffle:
    pack = pack_from(14 - size // 4 + 1)
    return Shuffle(
        name=f"chance/{name}",
        about=f"A pack of {size} in deal {deal}, a cut of as many cards, and the first dealer of {players}.",
        seed=seed,
        deal=deal,
        pack=pack,
        deck=shuffled(pack, seed, deal),
        cut=cut_at(size, seed, deal),
        players=players,
        dealer=lot(players, seed),
    )


def _of_game(game: AnyGame) -> Iterator[Shuffle]:
    """Give the shuffles that a game has the pack for."""
    for shuffle in shuffles():
        if _start_of(game, shuffle) is not None:
            yield shuffle


def _start_of(game: AnyGame, shuffle: Shuffle) -> dict[str, Any] | None:
    """Return how a match of a game starts that deals from the pack of a shuffle, or None if the pack is another's."""
    size, seed = len(shuffle.pack), shuffle.seed
    further = (size - FLOATER_PACK) // 4
    starts: dict[tuple[str, bool], dict[str, Any]] = {
        ("kryt-navalivat", size == 36): {"players": min(shuffle.players, 6), "seed": seed},
        ("chor-voli", size == 52): {"players": 4, "seed": seed},
        ("nap", size < 36): {"players": FLOATER_PLAYERS + further, "variant": "floater", "seed": seed},
    }
    return starts.get((game.id, True))


def write_first_decks(scribe: Scribe) -> None:
    """Write down starts whose first deck is one of the vectors of chance."""
    for shuffle in _of_game(scribe.game):
        if shuffle.deal == 0:
            about = f"Deals the deck of {shuffle.name}; the first dealer is drawn by lot."
            start = _start_of(scribe.game, shuffle)
            scribe.keep(f"deck of {shuffle.name}", about, "start", start, rules=["S3", "S5"], legal=False)


def write_later_decks(scribe: Scribe) -> None:
    """Write down deals whose deck is one of the vectors of chance: of the seed and after the deal that a state says."""
    for shuffle in _of_game(scribe.game):
        if shuffle.deal > 0:
            about = f"Deals the deck of {shuffle.name}."
            _deal(scribe, f"deck of {shuffle.name}", about, shuffle, len(shuffle.pack), gathered=False)
    cuts = [shuffle for shuffle in shuffles() if scribe.game.id == "nap" and shuffle.deal > 0]
    for shuffle in [each for each in cuts if len(each.pack) == 52][:CUTS]:
        about = f"The cards are gathered and cut as in {shuffle.name} (N4)."
        _deal(scribe, f"cut of {shuffle.name}", about, shuffle, 52, gathered=True)


def _deal(scribe: Scribe, name: str, about: str, shuffle: Shuffle, size: int, *, gathered: bool) -> None:
    game = scribe.game
    state = next(_between_deals(game, shuffle, size, gathered=gathered))
    action = choices(game, state)[0]
    scribe.keep(name, about, "play", {"state": state, "actions": [action]}, rules=["S3"], legal=False)


def _between_deals(game: AnyGame, shuffle: Shuffle, size: int, *, gathered: bool) -> Iterator[Any]:
    """Give sound states after whose deal the one of a shuffle comes, from a pack of a size."""
    for played in matches_of(game, MATCHES):
        for step in played.steps:
            if not deal_over(game, step.after) or len(_pack(game, step.after)) != size:
                continue
            state = replace(step.after, seed=shuffle.seed, deal=shuffle.deal - 1)
            if not list(game.audit(state)) and choices(game, state) and _gathers(game, state) is gathered:
                yield state


def _pack(game: AnyGame, state: Any) -> tuple[Card, ...]:
    return game.pack(state.options, len(state.hands))


def _gathers(game: AnyGame, state: Any) -> bool:
    """Tell whether the cards are gathered and cut before the next deal, not shuffled (N4)."""
    made = getattr(game.scoring(state).result, "made", True)
    return getattr(state.options, "shuffle", "always") == "after_five" and not made
