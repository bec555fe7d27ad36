"""Changes one thing at a time in what was kept or revealed, and sees which verdict it turns."""

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from croupier_client import (
    Card,
    KrytTable,
    NumberedMove,
    SavedTable,
    SeenDeal,
    Verdicts,
    cut_at,
    match_seed,
    server_commitment,
    shuffled,
    verify,
)
from croupier_client.seen import noted

RIGHT = Verdicts(deck=True, seen=True, links=True)


def finds_faults(kept: SavedTable, reveal: Any, moves: Sequence[NumberedMove]) -> None:
    """Check a reveal in which one thing is wrong, again and again."""
    assert kept.deals, "A seat has not seen its first deal."
    for deals in strange_deals(kept.deals):
        assert verify(reveal, replace(kept, deals=deals), moves) == RIGHT._replace(seen=False), deals
    assert verify(reveal, replace(kept, deals=()), moves) == RIGHT._replace(seen=None)

    first, (move, _), *later = kept.links
    links = [first, (move, "0123456789abcdef"), *later]
    assert verify(reveal, replace(kept, links=links), moves) == RIGHT._replace(links=False)
    closed_instead = [replace(each, actions=()) if each.move == 1 else each for each in moves]
    assert verify(reveal, kept, closed_instead) == RIGHT._replace(links=False)
    assert verify(reveal, kept, moves[1:]) == RIGHT._replace(links=None)

    # All links are made with the secret, so without the moves it is the deck alone that tells.
    secret = ("1" if reveal.secret[0] == "0" else "0") + reveal.secret[1:]
    assert verify(replace(reveal, secret=secret), kept) == Verdicts(deck=False, seen=True, links=None)
    assert verify(replace(reveal, secret=secret), kept, moves) == Verdicts(deck=False, seen=True, links=False)
    decks = [replace(told, deck=told.deck[::-1]) for told in reveal.decks]
    assert verify(replace(reveal, decks=decks), kept, moves) == RIGHT._replace(deck=False)
    for changes in ({"opening": secret}, {"commitment": secret}, {"match": secret}):
        assert verify(reveal, replace(kept, **changes), moves) == RIGHT._replace(deck=False), changes
    assert verify(reveal, replace(kept, commitment=None), moves) == RIGHT._replace(deck=None)
    commitment = reveal.seed
    assert verify(replace(reveal, commitment=commitment), kept, moves) == RIGHT._replace(deck=False)
    for wrong in (reveal.decks[:-1], reveal.decks[1:], reveal.decks[::-1], [*reveal.decks, reveal.decks[-1]]):
        assert verify(replace(reveal, decks=wrong), kept, moves) == RIGHT._replace(deck=False), len(wrong)
    malformed(kept, reveal, moves)
    for lie in lies(reveal, kept):
        assert verify(lie, replace(kept, deals=()), moves) == RIGHT._replace(deck=False, seen=None)


def malformed(kept: SavedTable, reveal: Any, moves: Sequence[NumberedMove]) -> None:
    """Check reveals that have no hexadecimal, or not as much as they should have, where bytes are told."""
    for secret in ("", "?", reveal.secret[:-2], f"{reveal.secret[:-2]} 0"):
        found = verify(replace(reveal, secret=secret), kept, moves)
        assert found == Verdicts(deck=False, seen=True, links=False), secret
    for match in ("", "?", f"{reveal.match}00"):
        assert verify(replace(reveal, match=match), replace(kept, match=None), moves).deck is False, match
    for opening in ("", "?", "00" * 15, "00" * 33):
        wrong = replace(reveal, openings=[opening, *reveal.openings[1:]])
        assert verify(wrong, replace(kept, opening=None), moves).deck is False, opening
    assert verify(replace(reveal, openings=()), kept, moves).deck is False
    game, record = reveal.state.game, reveal.record
    for match, secret in ((reveal.match, reveal.secret[:-2]), (f"{reveal.match}00", reveal.secret)):
        # All follows from them, only that they have another length.
        bound = server_commitment(game, match, record, secret)
        seed = match_seed(game, record, secret, reveal.openings)
        wrong = replace(reveal, match=match, secret=secret, commitment=bound, seed=seed, decks=dealt_from(seed, reveal))
        assert verify(wrong, replace(kept, match=match, commitment=bound, deals=())).deck is False, match
    # Nor does what is stored tell its secrets where it is printed.
    assert all(secret not in repr(kept) for secret in (kept.key, kept.token, kept.opening or kept.key)), repr(kept)


def lies(reveal: Any, kept: SavedTable) -> Iterator[Any]:
    """Give reveals that agree with themselves: of another seed, and of another opening than a seat committed to."""
    yield replace(reveal, seed=reveal.secret, decks=dealt_from(reveal.secret, reveal))
    other = next(seat for seat, opening in enumerate(reveal.openings) if opening != kept.opening)
    openings = [reveal.secret if seat == other else opening for seat, opening in enumerate(reveal.openings)]
    seed = match_seed(reveal.state.game, reveal.record, reveal.secret, openings)
    yield replace(reveal, openings=openings, seed=seed, decks=dealt_from(seed, reveal))


def dealt_from(seed: str, reveal: Any) -> list[Any]:
    """Return the decks that another seed gives."""
    order = list(Card)
    pack = sorted(reveal.decks[0].deck, key=order.index)
    return [
        replace(told, deck=shuffled(pack, seed, told.deal), cut=cut_at(len(pack), seed, told.deal))
        for told in reveal.decks
    ]


def follows_the_indicator(table: KrytTable) -> None:
    """Miss that a six was exchanged for the indicator, and see it lie there."""
    ace, six = Card.ACE_OF_CLUBS, Card.SIX_OF_CLUBS
    deals: Sequence[SeenDeal] = [SeenDeal(deal=table.view.deal, dealer=1, hand=(), face_up=ace, last=ace)]
    for indicator in (six, None):
        deals = noted(deals, replace(table, events=(), view=replace(table.view, indicator=indicator)))
    assert [(deal.face_up, deal.last) for deal in deals] == [(ace, six)]


def strange_deals(deals: Sequence[SeenDeal]) -> Iterator[list[SeenDeal]]:
    """Give deals, each time with one thing that its deck does not have there."""
    for at, deal in enumerate(deals):
        for fault in faults(deal):
            yield [*deals[:at], replace(deal, **fault), *deals[at + 1 :]]


def faults(deal: SeenDeal) -> Iterator[dict[str, Any]]:
    """Give changes of what was seen of a deal."""
    card, other, *_ = deal.hand
    yield {"hand": [other, *deal.hand[1:]]}
    yield {"dealer": deal.dealer + 1}
    # A six may lie in the place of the indicator.
    no_six = next((card for card in deal.hand if card[0] != "6"), None)
    strange = {"face_up": card, "floater": card, "last": no_six}
    yield from ({name: value} for name, value in strange.items() if value and getattr(deal, name) is not None)
    if deal.drawn:
        yield {"drawn": [card, *deal.drawn[1:]]}
    if len(deal.drawn) > 1:
        yield {"drawn": deal.drawn[::-1]}
