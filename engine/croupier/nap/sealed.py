"""How Nap is played on sealed tables."""

from croupier.cards import Suit
from croupier.nap.actions import NapAction, NapDeal, NapLook, NapPurchase, NapTakeFloater
from croupier.nap.contracts import NapContract
from croupier.nap.options import HAND, NapOptions, NapOverrides, NapShuffle, pack
from croupier.nap.state import NapCall, NapPlaying, NapState
from croupier.payments import MOST_UNITS
from croupier.sealed import Sealed, as_named
from croupier.seats import MOST_SEATS
from croupier.wire import LONGEST_SEALED_SEED, MOST_ACTIONS, MOST_DEALS


def _largest(options: NapOptions, players: int) -> NapState:
    cards = pack(options, players)
    longest = max(NapContract, key=len)
    return NapState(
        version=1,
        options=options,
        seed=LONGEST_SEALED_SEED,
        deal=MOST_DEALS,
        dealer=MOST_SEATS,
        actions=MOST_ACTIONS,
        # Long lists have longer heads than short ones: besides the stock only the discards can be long.
        hands=((),) * players,
        stock=cards,
        floater=cards[0] if options.has_floater else None,
        discards=cards[:16],
        purchases=(HAND,) * players,
        looked=tuple(range(players)),
        calls=(NapCall(longest, floater=True),) * players,
        trumps=Suit.CLUBS,
        tricks=((),) * HAND,
        balances=(-MOST_UNITS,) * players,
        kitty=MOST_UNITS,
        pool=MOST_UNITS,
        phase=NapPlaying(leader=MOST_SEATS, cards=()),
    )


def _remembered(options: NapOptions) -> bool:
    return options.shuffle is not NapShuffle.ALWAYS


SEALED: Sealed[NapOptions, NapState, NapAction] = Sealed(
    largest=_largest,
    telling=frozenset({NapPurchase, NapLook, NapTakeFloater, NapDeal}),
    whole={},
    # The order in which a purchase names its cards counts: by it they are gathered (N4).
    canonical=as_named,
    # After gathering and cutting, who remembers the tricks knows most of the others' cards.
    defaults=NapOverrides(shuffle=NapShuffle.ALWAYS),
    remembered=_remembered,
)
