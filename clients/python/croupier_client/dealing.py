"""What a deck deals, and whether a seat has seen it so."""

from collections.abc import Sequence
from itertools import pairwise
from typing import TypeAlias

from croupier_client.models import (
    Card,
    ChorVoliPlain,
    ChorVoliRamchi,
    KrytDiamondsAndSpades,
    KrytStandard,
    NapDealBatches,
    NapFloater,
    NapFloaterAylesbury,
    NapFloaterDorset,
    NapFloaterTeesside,
    NapPack,
    NapShuffle,
    NapStandard,
)
from croupier_client.seen import SeenDeal

Kryt: TypeAlias = KrytStandard | KrytDiamondsAndSpades
Nap: TypeAlias = NapStandard | NapFloater | NapFloaterTeesside | NapFloaterAylesbury | NapFloaterDorset
ChorVoli: TypeAlias = ChorVoliPlain | ChorVoliRamchi
Options: TypeAlias = Kryt | Nap | ChorVoli

_RANKS = "23456789TJQKA"
_TWO, _SIX = 2, 6
_CARDS = 52
_BATCHES = {NapDealBatches.THREE_TWO: (3, 2), NapDealBatches.TWO_THREE: (2, 3)}


def pack_of(options: Options, players: int) -> list[Card]:
    """Return the pack of a game in canonical order."""
    ranks = _RANKS[_lowest(options, players) - _TWO :]
    return [Card(rank + suit) for suit in "CDHS" for rank in ranks]


def _lowest(options: Options, players: int) -> int:
    """Return the height of the lowest rank of a pack, the two being 2."""
    match options:
        case ChorVoliPlain() | ChorVoliRamchi():
            return _TWO
        case KrytStandard() | KrytDiamondsAndSpades():
            return _SIX
        case NapStandard(lowest_rank=rank) if rank is not None:
            return _RANKS.index(rank) + _TWO
        case NapStandard(pack=pack):
            return 12 - players if pack is NapPack.SHORT else _TWO
        case _:
            return 13 - players


def is_shuffled(options: Options, deal: int) -> bool:
    """Tell whether the deck of a deal follows from the seed alone, and not from cards that were gathered (N4)."""
    return deal == 0 or not isinstance(options, Nap) or options.shuffle is NapShuffle.ALWAYS


def fits(seen: SeenDeal, seat: int, players: int, options: Options, deck: Sequence[Card]) -> bool:
    """Tell whether a deck has the cards that a seat saw where it saw them."""
    place = (seat - seen.dealer - 1) % players
    hand, at = list[Card](), 0
    for batch in _batches(options, players):
        hand += deck[at + place * batch : at + (place + 1) * batch]
        at += batch * players
    return sorted(hand) == sorted(seen.hand) and _rest_fits(seen, options, deck[at:])


def _batches(options: Options, players: int) -> tuple[int, ...]:
    """Return how many cards each seat is dealt at a time."""
    if isinstance(options, Nap):
        return _BATCHES[options.batches]
    return (1,) * (_CARDS // players if isinstance(options, ChorVoli) else 3)


def _rest_fits(seen: SeenDeal, options: Options, rest: Sequence[Card]) -> bool:
    """Tell whether the cards seen later are those that a deck has left after the hands."""
    following = next(iter(rest), None)
    match options:
        case ChorVoliPlain() | ChorVoliRamchi():
            return seen.face_up == following
        case KrytStandard():
            return seen.face_up == following and _last_fits(seen) and _come_in(seen.drawn, (*rest[1:], seen.last))
        case _:
            return seen.floater in {None, following} and _come_in(seen.drawn, rest)


def _last_fits(seen: SeenDeal) -> bool:
    """Tell whether the stock ends with the indicator, whose place the six of trumps may take."""
    return seen.face_up is not None and seen.last in {seen.face_up, f"6{seen.face_up[1]}"}


def _come_in(drawn: Sequence[Card], cards: Sequence[Card | None]) -> bool:
    """Tell whether some cards come in this order among others."""
    if not set(drawn) <= set(cards):
        return False
    return all(one < other for one, other in pairwise(map(cards.index, drawn)))
