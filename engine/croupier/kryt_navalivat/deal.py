"""A deck in given order becomes a deal (K4, K5, K20)."""

from croupier.cards import SUIT, Card
from croupier.kryt_navalivat.events import KrytDealt, KrytDealtHand, KrytEvent
from croupier.kryt_navalivat.options import KrytOptions
from croupier.kryt_navalivat.state import KrytLeading, KrytState
from croupier.seats import after, round_from

HAND = 3
"""Cards dealt to each seat, and the size up to which a hand is filled (K4, K10)."""


def first_deal(
    options: KrytOptions, players: int, dealer: int, seed: str, deck: tuple[Card, ...]
) -> tuple[KrytState, tuple[KrytEvent, ...]]:
    """Return the first deal of a match, and its event."""
    return dealt(options, dealer, seed, deck, deal=0, losses=(0,) * players)


def dealt(
    options: KrytOptions, dealer: int, seed: str, deck: tuple[Card, ...], *, deal: int, losses: tuple[int, ...]
) -> tuple[KrytState, tuple[KrytEvent, ...]]:
    """Return a deal: one card at a time, from the seat after the dealer, then the indicator where there is one."""
    players = len(losses)
    first = after(dealer, players)
    dealt_first = HAND * players
    hands: list[tuple[Card, ...]] = [()] * players
    for place, seat in enumerate(round_from(first, players)):
        hands[seat] = deck[place:dealt_first:players]
    stock = deck[dealt_first:]
    if options.fixed_trumps is None:
        stock = (*stock[1:], stock[0])
    state = KrytState(
        version=1,
        options=options,
        seed=seed,
        deal=deal,
        dealer=dealer,
        actions=0,
        hands=tuple(hands),
        stock=stock,
        pile=(),
        trumps=options.fixed_trumps or SUIT[stock[-1]],
        losses=losses,
        phase=KrytLeading(first),
    )
    return state, (_told(state),)


def indicator_of(state: KrytState) -> Card | None:
    """Return the indicator, as long as there is one and it is undrawn (K5)."""
    return state.stock[-1] if state.stock and state.options.fixed_trumps is None else None


def _told(state: KrytState) -> KrytEvent:
    return KrytDealt(
        action=0,
        deal=state.deal,
        dealer=state.dealer,
        trumps=state.trumps,
        indicator=indicator_of(state),
        hands=tuple(KrytDealtHand(seat, len(hand), hand) for seat, hand in enumerate(state.hands)),
        stock=len(state.stock),
    )
