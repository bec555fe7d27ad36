"""How Kryt'-navalivat' is played on sealed tables."""

from croupier.cards import Suit
from croupier.kryt_navalivat.options import MOST_PLAYERS, KrytOptions, pack
from croupier.kryt_navalivat.state import (
    KrytAction,
    KrytDeal,
    KrytLead,
    KrytOver,
    KrytPickUp,
    KrytResult,
    KrytState,
)
from croupier.sealed import Sealed, as_named, never
from croupier.wire import LONGEST_SEALED_SEED, MOST_ACTIONS, MOST_DEALS


def _largest(options: KrytOptions, players: int) -> KrytState:
    cards = pack(options, players)
    return KrytState(
        version=1,
        options=options,
        seed=LONGEST_SEALED_SEED,
        deal=MOST_DEALS,
        dealer=MOST_PLAYERS,
        actions=MOST_ACTIONS,
        # Long lists have longer heads than short ones: of 36 cards no more than two lists are long.
        hands=((),) * players,
        stock=cards,
        pile=cards[:16],
        trumps=Suit.CLUBS,
        losses=(MOST_DEALS,) * players,
        phase=KrytOver(KrytResult(loser=None, draw=False, broken_off=False, honour=False)),
    )


SEALED: Sealed[KrytOptions, KrytState, KrytAction] = Sealed(
    largest=_largest,
    # A turn ends with a lead or a pick-up, and its seat then draws.
    telling=frozenset({KrytLead, KrytPickUp, KrytDeal}),
    whole={},
    canonical=as_named,
    defaults=None,
    remembered=never,
)
