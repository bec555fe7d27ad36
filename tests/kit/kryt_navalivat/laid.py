"""States of Kryt'-navalivat' laid out by hand."""

from collections.abc import Sequence

from croupier.cards import Card, Suit, cards
from croupier.kryt_navalivat.options import PACK, KrytOptions, KrytStandard
from croupier.kryt_navalivat.state import KrytPhase, KrytState

STANDARD = KrytStandard(action_limit=None, deals=None)


def laid(
    hands: str,
    phase: KrytPhase,
    *,
    pile: str | None = None,
    stock: str = "",
    trumps: Suit = Suit.SPADES,
    options: KrytOptions = STANDARD,
    deal: int = 0,
    dealer: int = 0,
    actions: int = 100,
    losses: Sequence[int] | None = None,
) -> KrytState:
    """Return a state of the whole pack, its hands parted by bars: ``"6C 7C | AH"``.

    Cards that are named nowhere lie at the bottom of the pile, or, where the pile is empty, on top of the stock.
    """
    held = tuple(cards(hand) for hand in hands.split("|"))
    top, last = cards(pile or ""), cards(stock)
    named = {*top, *last, *(card for hand in held for card in hand)}
    rest: tuple[Card, ...] = tuple(card for card in PACK if card not in named)
    return KrytState(
        version=1,
        options=options,
        seed="laid",
        deal=deal,
        dealer=dealer,
        actions=actions,
        hands=held,
        stock=last if pile else (*rest, *last),
        pile=(*rest, *top) if pile else (),
        trumps=trumps,
        losses=tuple(losses or [0] * len(held)),
        phase=phase,
    )
