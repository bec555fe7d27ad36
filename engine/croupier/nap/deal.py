"""A deck in given order becomes a deal; and the deck of the next one (N3, N4, N22, N23)."""

from collections.abc import Iterator

from croupier.cards import Card
from croupier.nap.events import NapDealt, NapDealtHand, NapEvent, NapPaid, Outcome
from croupier.nap.options import HAND, NapDealBatches, NapOptions, NapShuffle, pack
from croupier.nap.scoring import paid_so_far, with_payments
from croupier.nap.standing import first_seat, has_bid, has_made_all_five
from croupier.nap.state import NapBidding, NapPurchasing, NapState
from croupier.seats import after, round_from
from croupier.shuffle import cut_at, shuffled

_FIRST_BATCH = {NapDealBatches.THREE_TWO: 3, NapDealBatches.TWO_THREE: 2}


def first_deal(options: NapOptions, players: int, dealer: int, seed: str, deck: tuple[Card, ...]) -> Outcome:
    """Return the first deal of a match, and its events."""
    return dealt(options, dealer, seed, deck, deal=0, balances=(0,) * players, kitty=0, pool=0)


def dealt(
    options: NapOptions,
    dealer: int,
    seed: str,
    deck: tuple[Card, ...],
    *,
    deal: int,
    balances: tuple[int, ...],
    kitty: int,
    pool: int,
) -> Outcome:
    """Return a deal: two batches in turn from the seat after the dealer, the floater, and what every seat pays."""
    players = len(balances)
    hands = _hands(deck, _FIRST_BATCH[options.batches], after(dealer, players), players)
    floater, stock = None, deck[HAND * players :]
    if options.has_floater:
        floater, stock = stock[0], stock[1:]
    state = NapState(
        version=1,
        options=options,
        seed=seed,
        deal=deal,
        dealer=dealer,
        actions=0,
        hands=hands,
        stock=stock,
        floater=floater,
        discards=(),
        purchases=(),
        looked=(),
        calls=(),
        trumps=None,
        tricks=(),
        balances=balances,
        kitty=kitty,
        pool=pool,
        phase=NapPurchasing() if options.purchase else NapBidding(),
    )
    antes = paid_so_far(state)
    return with_payments(state, antes), (_told(state), *(NapPaid(0, payment) for payment in antes))


def _hands(deck: tuple[Card, ...], batch: int, first: int, players: int) -> tuple[tuple[Card, ...], ...]:
    rest, second = batch * players, HAND - batch
    hands: list[tuple[Card, ...]] = [()] * players
    for place, seat in enumerate(round_from(first, players)):
        again = rest + place * second
        hands[seat] = deck[place * batch : (place + 1) * batch] + deck[again : again + second]
    return tuple(hands)


def _told(state: NapState) -> NapEvent:
    hands = tuple(NapDealtHand(seat, len(hand), hand) for seat, hand in enumerate(state.hands))
    return NapDealt(0, state.deal, state.dealer, hands, len(state.stock), state.floater is not None)


def next_deck(state: NapState) -> tuple[Card, ...]:
    """Return the deck of the deal after a finished one: shuffled, or gathered and cut (N4, N21)."""
    deal = state.deal + 1
    if _is_shuffled(state):
        return shuffled(pack(state.options, len(state.hands)), state.seed, deal)
    cards = tuple(gathered(state))
    at = cut_at(len(cards), state.seed, deal)
    return cards[at:] + cards[:at]


def _is_shuffled(state: NapState) -> bool:
    if state.options.shuffle is NapShuffle.ALWAYS:
        return True
    return has_made_all_five(state) if has_bid(state) else state.options.shuffled_when_all_passed


def gathered(state: NapState) -> Iterator[Card]:
    """Give the cards of a finished deal in the order in which they are gathered, the first of the deck first (N4)."""
    for trick in state.tricks:
        yield from trick
    for seat in round_from(first_seat(state), len(state.hands)):
        yield from state.hands[seat]
    yield from state.discards
    if state.floater is not None:
        yield state.floater
    yield from state.stock
