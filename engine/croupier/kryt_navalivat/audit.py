"""The laws that a state from outside must keep.

Sound means that no law is broken; it does not mean that the state was reached by play. Promised is that every state
reached by play is sound, and that play from a sound state never fails and stays sound.
"""

from collections.abc import Callable, Iterator, Mapping
from itertools import chain

from croupier.cards import SUIT, Card
from croupier.faults import Fault, TableRule
from croupier.kryt_navalivat.audit_over import over
from croupier.kryt_navalivat.deal import HAND, indicator_of
from croupier.kryt_navalivat.options import PACK, unplayable
from croupier.kryt_navalivat.pile import may_have_beaten
from croupier.kryt_navalivat.rulebook import KrytRule
from croupier.kryt_navalivat.scoring import action_limit, deals, holders
from croupier.kryt_navalivat.state import (
    KrytAnswering,
    KrytCovering,
    KrytFreeLeading,
    KrytLeading,
    KrytOver,
    KrytState,
)
from croupier.seats import after

_PACK = frozenset(PACK)

Running = KrytLeading | KrytAnswering | KrytCovering | KrytFreeLeading


def audit(state: KrytState) -> Iterator[Fault]:
    """List every law that a state breaks.

    Laws that speak of seats are only asked where all seats are there; the others always are.
    """
    yield from _cards(state)
    if state.deal >= deals(state.options):
        yield TableRule.DEALS_LEFT.fault("/deal", deal=state.deal + 1, deals=deals(state.options))
    yield from _trumps(state)
    strange = list(_seats(state))
    yield from strange
    if strange:
        return
    yield from _counts(state)
    yield from _losses(state)
    phase = state.phase
    if type(phase) is KrytOver:
        yield from over(state, phase.result)
    else:
        yield from _running(state, phase)


def _cards(state: KrytState) -> Iterator[Fault]:
    """Every card of the pack is in exactly one place (K1)."""
    there = (*state.stock, *state.pile, *chain.from_iterable(state.hands))
    if len(there) != len(PACK) or frozenset(there) != _PACK:
        yield from _misplaced(state)


def _misplaced(state: KrytState) -> Iterator[Fault]:
    seen = set[Card]()
    for pointer, card in _places(state):
        if card not in _PACK:
            yield KrytRule.FOREIGN_CARD.fault(pointer, card=card)
        elif card in seen:
            yield KrytRule.CARD_TWICE.fault(pointer, card=card)
        seen.add(card)
    for card in PACK:
        if card not in seen:
            yield KrytRule.CARD_MISSING.fault("", card=card)


def _places(state: KrytState) -> Iterator[tuple[str, Card]]:
    rows = [*((f"/hands/{seat}", hand) for seat, hand in enumerate(state.hands))]
    for pointer, row in (*rows, ("/stock", state.stock), ("/pile", state.pile)):
        yield from ((f"{pointer}/{i}", card) for i, card in enumerate(row))


def _trumps(state: KrytState) -> Iterator[Fault]:
    """Trumps are the indicator's suit, as long as it lies there, or the form's own (K5, K20)."""
    fixed = state.options.fixed_trumps
    indicator = indicator_of(state)
    if fixed is not None and state.trumps is not fixed:
        yield KrytRule.DIAMONDS.fault("/trumps", found=state.trumps)
    if indicator is not None and SUIT[indicator] is not state.trumps:
        yield KrytRule.TRUMPS.fault("/trumps", trumps=SUIT[indicator], found=state.trumps)


def _seats(state: KrytState) -> Iterator[Fault]:
    """The seats are as many as the rules allow, and whatever names a seat names one of them (K2, S7)."""
    players = len(state.hands)
    for fault in unplayable(state.options, players):
        yield Fault("/hands", fault.rule, fault.values)
    if len(state.losses) != players:
        yield KrytRule.LOSSES_SEATS.fault("/losses", players=players, count=len(state.losses))
    for pointer, seat in _named_seats(state):
        if seat >= players:
            yield TableRule.SEAT_EXISTS.fault(pointer, seat=seat, last=players - 1)


def _named_seats(state: KrytState) -> Iterator[tuple[str, int]]:
    yield "/dealer", state.dealer
    phase = state.phase
    if type(phase) is not KrytOver:
        yield "/phase/turn", phase.turn
    elif phase.result.loser is not None:
        yield "/phase/result/loser", phase.result.loser


def _counts(state: KrytState) -> Iterator[Fault]:
    """An action plays at most one card, and lets at most one be drawn (K8, K10); the limit bounds them (K23)."""
    drawn = len(PACK) - HAND * len(state.hands) - len(state.stock)
    # What a hand still lacks while there is a stock was played as well, and will be drawn.
    lacking = sum(max(0, HAND - len(hand)) for hand in state.hands) if state.stock else 0
    if state.actions < max(len(state.pile), drawn + lacking):
        yield KrytRule.PLAYED_ENOUGH.fault("/actions", actions=state.actions, pile=len(state.pile), drawn=drawn)
    limit = action_limit(state.options)
    if state.actions > limit or (state.actions == limit and type(state.phase) is not KrytOver):
        yield KrytRule.WITHIN_LIMIT.fault("/actions", actions=state.actions, limit=limit)


def _losses(state: KrytState) -> Iterator[Fault]:
    """At most one loss a deal, and the dealer lost the last one decided (K3, K19)."""
    loser = state.phase.result.loser if type(state.phase) is KrytOver else None
    if loser is not None and not state.losses[loser]:
        yield KrytRule.LOSER_COUNTED.fault(f"/losses/{loser}", seat=loser)
        return
    if not any(state.losses):
        return
    before = [count - (seat == loser) for seat, count in enumerate(state.losses)]
    if sum(before) > state.deal:
        yield KrytRule.LOSSES_COUNT.fault("/losses", losses=sum(before), deals=state.deal)
    if any(before) and not before[state.dealer]:
        yield KrytRule.DEALER_LOST.fault("/dealer", seat=state.dealer)


def _running(state: KrytState, phase: Running) -> Iterator[Fault]:
    turn = phase.turn
    left = holders(state.hands)
    if len(left) < 2:
        yield KrytRule.DEAL_DECIDED.fault("/hands", holding=len(left))
    if not state.hands[turn]:
        yield KrytRule.TURN_HOLDS.fault("/phase/turn", seat=turn)
    if not state.actions and turn != after(state.dealer, len(state.hands)):
        yield KrytRule.FIRST_TURN.fault("/phase/turn", seat=after(state.dealer, len(state.hands)))
    yield from _filled(state, phase)
    yield from _PILE_LAWS[type(phase)](state, turn)


def _filled(state: KrytState, phase: Running) -> Iterator[Fault]:
    """While the stock lasts hands are full, but for the card that a beat has just taken (K8, K10)."""
    if not state.stock:
        return
    covering = phase.turn if type(phase) is KrytCovering else None
    for seat, hand in enumerate(state.hands):
        fewest = HAND - (seat == covering)
        if len(hand) < fewest:
            yield KrytRule.HAND_FILLED.fault(f"/hands/{seat}", seat=seat, fewest=fewest)


def _leading(state: KrytState, _turn: int) -> Iterator[Fault]:
    if state.pile:
        yield KrytRule.PILE_EMPTY.fault("/pile", count=len(state.pile))


def _answering(state: KrytState, _turn: int) -> Iterator[Fault]:
    if not state.pile:
        yield KrytRule.PILE_TO_ANSWER.fault("/pile")


def _just_beaten(state: KrytState, _turn: int) -> Iterator[Fault]:
    if not may_have_beaten(state.pile, state.options, state.trumps):
        yield KrytRule.BEATEN_BELOW.fault("/pile")


def _free_leading(state: KrytState, turn: int) -> Iterator[Fault]:
    """The seat before has just gone out by beating (K15, K16)."""
    yield from _just_beaten(state, turn)
    before = (turn - 1) % len(state.hands)
    if state.stock or state.hands[before]:
        yield KrytRule.FREE_LEAD_WHEN_OUT.fault("/phase", seat=before)


_PILE_LAWS: Mapping[type, Callable[[KrytState, int], Iterator[Fault]]] = {
    KrytLeading: _leading,
    KrytAnswering: _answering,
    KrytCovering: _just_beaten,
    KrytFreeLeading: _free_leading,
}
"""What each phase says of the pile and the seat before."""
