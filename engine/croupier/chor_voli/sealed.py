"""How Chor Voli and Ramchi are played on sealed tables."""

import msgspec

from croupier.chor_voli.options import MOST_PLAYERS, PACK, ChorVoliOptions
from croupier.chor_voli.state import (
    MOST_COMBINATIONS,
    ChorVoliAction,
    ChorVoliCombine,
    ChorVoliDeal,
    ChorVoliOver,
    ChorVoliShow,
    ChorVoliStand,
    ChorVoliState,
)
from croupier.payments import MOST_UNITS
from croupier.sealed import Sealed, never
from croupier.wire import LONGEST_SEALED_SEED, MOST_ACTIONS, MOST_DEALS


def _largest(options: ChorVoliOptions, players: int) -> ChorVoliState:
    return ChorVoliState(
        version=1,
        options=options,
        seed=LONGEST_SEALED_SEED,
        deal=MOST_DEALS,
        dealer=MOST_PLAYERS,
        actions=MOST_ACTIONS,
        # Long lists have longer heads than short ones: of 52 cards no more than three lists are long.
        hands=(PACK, PACK[:16], PACK[:16], ())[:players],
        table_card=PACK[0],
        combinations=(((),) * MOST_COMBINATIONS,) * players,
        discards=((),) * players,
        stood=tuple(range(players)),
        balances=(-MOST_UNITS,) * players,
        pool=MOST_UNITS,
        phase=ChorVoliOver(pot=MOST_UNITS),
    )


def _canonical(action: ChorVoliAction) -> ChorVoliAction:
    if isinstance(action, ChorVoliCombine):
        return msgspec.structs.replace(action, cards=tuple(sorted(action.cards)))
    return action


SEALED: Sealed[ChorVoliOptions, ChorVoliState, ChorVoliAction] = Sealed(
    largest=_largest,
    telling=frozenset({ChorVoliShow, ChorVoliDeal}),
    # Arranged at once, or the number of moves would tell how many combinations a seat has laid down (C9a).
    whole={ChorVoliCombine: ChorVoliStand, ChorVoliStand: ChorVoliStand},
    canonical=_canonical,
    defaults=None,
    remembered=never,
)
