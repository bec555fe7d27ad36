"""A deck in given order becomes a deal (C6-C8, C16, C17)."""

from croupier.cards import Card
from croupier.chor_voli.events import ChorVoliDealt, ChorVoliDealtHand, ChorVoliEvent, ChorVoliPaid
from croupier.chor_voli.options import ChorVoliOptions, hand_size
from croupier.chor_voli.scoring import antes
from croupier.chor_voli.settling import Played, settled
from croupier.chor_voli.showdowns import four_of_a_kind
from croupier.chor_voli.state import ChorVoliArranging, ChorVoliState
from croupier.payments import Pot, balances_after, into
from croupier.seats import after, round_from


def first_deal(options: ChorVoliOptions, players: int, dealer: int, seed: str, deck: tuple[Card, ...]) -> Played:
    """Return the first deal of a match, and its events."""
    return dealt(options, dealer, seed, deck, deal=0, balances=(0,) * players, pool=0)


def dealt(
    options: ChorVoliOptions,
    dealer: int,
    seed: str,
    deck: tuple[Card, ...],
    *,
    deal: int,
    balances: tuple[int, ...],
    pool: int,
) -> Played:
    """Return a deal: one card at a time from the first seat, what is left over face up; over at once with quartets."""
    players = len(balances)
    first = after(dealer, players)
    size = hand_size(players)
    hands: list[tuple[Card, ...]] = [()] * players
    for place, seat in enumerate(round_from(first, players)):
        hands[seat] = deck[place : size * players : players]
    paid = antes(options, first, players)
    state = ChorVoliState(
        version=1,
        options=options,
        seed=seed,
        deal=deal,
        dealer=dealer,
        actions=0,
        hands=tuple(hands),
        table_card=next(iter(deck[size * players :]), None),
        combinations=((),) * players,
        discards=((),) * players,
        stood=(),
        balances=balances_after(balances, paid),
        pool=pool + into(Pot.POOL, paid),
        phase=ChorVoliArranging(),
    )
    told = tuple(ChorVoliDealtHand(seat, len(hand), hand) for seat, hand in enumerate(hands))
    dealt_event = ChorVoliDealt(0, deal, dealer, told, state.table_card)
    events: tuple[ChorVoliEvent, ...] = (dealt_event, *(ChorVoliPaid(0, payment) for payment in paid))
    if options.four_of_a_kind and four_of_a_kind(options, hands):
        return settled(state, events, state.pool)
    return state, events
