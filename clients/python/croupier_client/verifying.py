"""Holds what was hidden in a match against what a player kept of it; no server is asked."""

import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple, TypeAlias

from croupier_client.base import Model
from croupier_client.chance import cut_at, first_dealer, shuffled
from croupier_client.dealing import fits, is_shuffled, pack_of
from croupier_client.fairness import NumberedMove, match_seed, server_commitment, table_links
from croupier_client.models import ChorVoliTableReveal, KrytTableReveal, NapTableReveal, RevealedDeck
from croupier_client.seats import seat_commitment
from croupier_client.seen import SeenDeal

Reveal: TypeAlias = KrytTableReveal | NapTableReveal | ChorVoliTableReveal

_MATCH = re.compile(r"[0-9a-f]{32}")
_SECRET = re.compile(r"[0-9a-f]{64}")
_OPENING = re.compile(r"([0-9a-f]{2}){16,32}")
_MOST_DECKS = 1000
_GAMES = {KrytTableReveal: "kryt-navalivat", NapTableReveal: "nap", ChorVoliTableReveal: "chor-voli"}


class Evidence(Model, frozen=True, kw_only=True):
    """What a player kept of a match, to hold its reveal against."""

    match: str | None = None
    """Id of the match, once it has been seen."""
    seat: int | None = None
    """Seat of the player, once it has been seen."""
    commitment: str | None = None
    """What the server was bound to, as it told when the match was prepared or started."""
    opening: str | None = None
    """What this player put in."""
    links: Sequence[tuple[int, str]] = ()
    """Every link seen, with the number of its move before it."""
    deals: Sequence[SeenDeal] = ()
    """What was seen of the decks."""


class Verdicts(NamedTuple):
    """What comes of a check: true or false each, or None where there is nothing to check."""

    deck: bool | None
    """The deals are what the server was bound to before anybody opened what the seats put in."""
    seen: bool | None
    """All that this seat saw is what the decks have."""
    links: bool | None
    """The moves that were made give the links that were shown."""


def verify(reveal: Reveal, kept: Evidence, moves: Iterable[NumberedMove] = ()) -> Verdicts:
    """Check a reveal against what a player kept, and, for the links, against all moves of the match."""
    return Verdicts(_deck(reveal, kept), _seen(reveal, kept), _links(reveal, kept, {each.move: each for each in moves}))


def _deck(reveal: Reveal, kept: Evidence) -> bool | None:
    game, record, secret = _GAMES[type(reveal)], reveal.record, reveal.secret
    holds = (
        _is_hexadecimal(reveal)
        and _is_kept(reveal, kept)
        and server_commitment(game, reveal.match, record, secret) == reveal.commitment
        and kept.commitment in {None, reveal.commitment}
        and match_seed(game, record, secret, reveal.openings) == reveal.seed
        and [told.deal for told in reveal.decks] == list(range(min(reveal.state.deal + 1, _MOST_DECKS)))
        and all(_follows(told, reveal) for told in reveal.decks)
    )
    # A secret that nobody was told about in time proves nothing.
    return None if holds and kept.commitment is None else holds


def _is_hexadecimal(reveal: Reveal) -> bool:
    """Tell whether match, secret and openings are bytes in hexadecimal, and as many as they should be."""
    openings = [opening for opening in reveal.openings if opening is not None]
    return all([_MATCH.fullmatch(reveal.match), _SECRET.fullmatch(reveal.secret), *map(_OPENING.fullmatch, openings)])


def _is_kept(reveal: Reveal, kept: Evidence) -> bool:
    """Tell whether every opening is what its seat committed to, and match and own opening are those of a player."""
    opened = [None if opening is None else seat_commitment(opening) for opening in reveal.openings]
    return (
        opened == list(reveal.record.commitments)
        and kept.match in {None, reveal.match}
        and (kept.opening is None or kept.opening == _opening_of(reveal, kept.seat))
    )


def _opening_of(reveal: Reveal, seat: int | None) -> str | None:
    return reveal.openings[seat] if seat is not None and seat < len(reveal.openings) else None


def _follows(told: RevealedDeck, reveal: Reveal) -> bool:
    pack = pack_of(reveal.record.options, reveal.record.players)
    deck, cut = shuffled(pack, reveal.seed, told.deal), cut_at(len(pack), reveal.seed, told.deal)
    return (deck, cut) == (list(told.deck), told.cut)


def _seen(reveal: Reveal, kept: Evidence) -> bool | None:
    options, seat = reveal.record.options, kept.seat
    deals = [seen for seen in kept.deals if is_shuffled(options, seen.deal)]
    if seat is None or not deals:
        return None
    return all(_is_dealt(seen, seat, reveal) for seen in deals)


def _is_dealt(seen: SeenDeal, seat: int, reveal: Reveal) -> bool:
    options, players, dealer = reveal.record.options, reveal.record.players, reveal.record.dealer
    first = first_dealer(players, reveal.seed) if dealer is None else dealer
    deck = shuffled(pack_of(options, players), reveal.seed, seen.deal)
    return (seen.deal > 0 or seen.dealer == first) and fits(seen, seat, players, options, deck)


def _links(reveal: Reveal, kept: Evidence, moves: dict[int, NumberedMove]) -> bool | None:
    numbers = range(1, reveal.move + 1)
    if set(moves) != set(numbers) or not kept.links:
        return None
    if not _SECRET.fullmatch(reveal.secret):
        return False
    every = table_links(_GAMES[type(reveal)], reveal.record, reveal.secret, map(moves.__getitem__, numbers))
    shown = [*kept.links, (reveal.move, reveal.link)]
    return all(move < len(every) and every[move] == link for move, link in shown)
