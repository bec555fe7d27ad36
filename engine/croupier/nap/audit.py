"""The laws that a state of Nap from outside must keep: cards, seats, calls, and what is due.

Sound means that no law is broken; it does not mean that the state was reached by play. Promised is that every state
reached by play is sound, and that play from a sound state never fails and stays sound. Laws that read the contract
are only asked where the calls make one, and laws of seats where all seats are there.
"""

from collections.abc import Iterator
from itertools import pairwise

from croupier.cards import Card
from croupier.faults import Fault, TableRule, Violation
from croupier.nap.auction import bid_broken
from croupier.nap.audit_money import money
from croupier.nap.audit_play import play, shape
from croupier.nap.contracts import Contract
from croupier.nap.options import HAND, pack, unplayable
from croupier.nap.rulebook import NapRule
from croupier.nap.standing import contract, deals, has_bid
from croupier.nap.state import (
    NapAnnouncing,
    NapBidding,
    NapDiscarding,
    NapOver,
    NapPlaying,
    NapPurchasing,
    NapState,
    NapTakingFloater,
)


def audit(state: NapState) -> Iterator[Fault]:
    """List every law that a state breaks."""
    if state.deal >= deals(state):
        yield TableRule.DEALS_LEFT.fault("/deal", deal=state.deal + 1, deals=deals(state))
    strange = [*_seats(state)]
    yield from strange
    if strange:
        return
    yield from _cards(state)
    yield from _purchases(state)
    yield from _looked(state)
    called = [*_calls(state)]
    yield from called
    if called:
        return
    yield from _declaring(state)
    shaped = [*shape(state)]
    yield from shaped
    if shaped:
        return
    yield from play(state)
    yield from money(state)


def _seats(state: NapState) -> Iterator[Fault]:
    """The seats are as many as the rules allow, and whatever names a seat names one of them (N10, N11, S7)."""
    players = len(state.hands)
    for fault in unplayable(state.options, players):
        yield Fault(fault.pointer.replace("/players", "/hands"), fault.rule, fault.values)
    if len(state.balances) != players:
        yield NapRule.BALANCE_SEATS.fault("/balances", players=players, count=len(state.balances))
    for pointer, seat in _named_seats(state):
        if seat >= players:
            yield TableRule.SEAT_EXISTS.fault(pointer, seat=seat, last=players - 1)


def _named_seats(state: NapState) -> Iterator[tuple[str, int]]:
    yield "/dealer", state.dealer
    yield from ((f"/looked/{i}", seat) for i, seat in enumerate(state.looked))
    if isinstance(state.phase, NapPlaying):
        yield "/phase/leader", state.phase.leader


def _cards(state: NapState) -> Iterator[Fault]:
    """Every card of the pack is in exactly one place (N11, N21)."""
    whole, rules = pack(state.options, len(state.hands)), state.options.pack_rules
    seen = set[Card]()
    for pointer, card in _places(state):
        if card not in whole:
            yield rules.foreign.fault(pointer, card=card, size=len(whole))
        elif card in seen:
            yield rules.twice.fault(pointer, card=card)
        seen.add(card)
    for card in whole:
        if card not in seen:
            yield rules.missing.fault("", card=card)


def _places(state: NapState) -> Iterator[tuple[str, Card]]:
    rows = [(f"/hands/{seat}", hand) for seat, hand in enumerate(state.hands)]
    rows += [(f"/tricks/{i}", trick) for i, trick in enumerate(state.tricks)]
    rows += [("/stock", state.stock), ("/discards", state.discards)]
    if isinstance(state.phase, NapPlaying):
        rows.append(("/phase/cards", state.phase.cards))
    for pointer, row in rows:
        yield from ((f"{pointer}/{i}", card) for i, card in enumerate(row))
    if state.floater is not None:
        yield "/floater", state.floater


def _purchases(state: NapState) -> Iterator[Fault]:
    """Every seat chooses once where cards may be purchased, and no more are purchased than were undealt (N20)."""
    players = len(state.hands)
    undealt = len(pack(state.options, players)) - HAND * players
    if isinstance(state.phase, NapPurchasing):
        due = state.options.purchase and len(state.purchases) < players
    else:
        due = len(state.purchases) == (players if state.options.purchase else 0)
    if not due or sum(state.purchases) > undealt:
        yield NapRule.PURCHASES.fault("/purchases")


def _looked(state: NapState) -> Iterator[Fault]:
    """Seats look once, in their own turn to call, and only where there is a floater (N24)."""
    players = len(state.hands)
    places = [(seat - state.dealer - 1) % players for seat in state.looked]
    in_turn = all(earlier < later for earlier, later in pairwise(places))
    reached = all(place <= len(state.calls) for place in places)
    if places and not (in_turn and reached and state.options.has_floater):
        yield NapRule.LOOKED.fault("/looked")


def _calls(state: NapState) -> Iterator[Fault]:
    """Each call was a pass or a legal bid, and there are as many as the phase asks (N5)."""
    for place in range(len(state.calls)):
        broken = _call_broken(state, place)
        if broken is not None:
            yield Fault(f"/calls/{place}", broken.rule, broken.values)
            return
    broken = _count_broken(state)
    if broken is not None:
        yield Fault("/calls", broken.rule, broken.values)


def _call_broken(state: NapState, place: int) -> Violation | None:
    call = state.calls[place]
    if call.contract is None:
        return NapRule.PASS_WITH.broken() if call.floater else None
    return bid_broken(state.options, state.calls[:place], call.contract, floater=call.floater)


def _count_broken(state: NapState) -> Violation | None:
    count, players = len(state.calls), len(state.hands)
    match state.phase:
        case NapPurchasing():
            return NapRule.PURCHASES_FIRST.broken() if count else None
        case NapBidding():
            return NapRule.BIDDING_OVER.broken(count=players) if count >= players else None
        case _ if count != players:
            return NapRule.CALLS.broken(count=count, due=players)
        case NapOver():
            return None
        case _:
            return None if has_bid(state) else NapRule.HIGHEST_BID.broken()


def _declaring(state: NapState) -> Iterator[Fault]:
    """What is due fits the contract, the floater lies there until it is taken, and discards are counted (N20, N27)."""
    bid = contract(state) if len(state.calls) == len(state.hands) and has_bid(state) else None
    due = _due_broken(state, bid)
    if due is not None:
        yield due.fault("/phase")
    floater = _floater_broken(state, bid)
    if floater is not None:
        yield floater.fault("/floater")
    yield from _discards(state)


def _due_broken(state: NapState, bid: Contract | None) -> NapRule | None:
    if bid is None:
        return None
    if isinstance(state.phase, NapTakingFloater | NapDiscarding):
        return None if bid.floater else NapRule.BID_WITH
    if isinstance(state.phase, NapAnnouncing):
        if state.options.first_lead_makes_trumps:
            return NapRule.NOT_ANNOUNCED
        return None if bid.trumps else NapRule.NO_TRUMPS
    return None


def _floater_broken(state: NapState, bid: Contract | None) -> NapRule | None:
    if not state.options.has_floater:
        return NapRule.NO_FLOATER if state.floater is not None else None
    if state.floater is not None:
        return NapRule.FLOATER_TAKEN if isinstance(state.phase, NapDiscarding) else None
    if bid is None or isinstance(state.phase, NapTakingFloater):
        return NapRule.FLOATER_THERE
    return None if bid.floater else NapRule.BID_WITH


def _discards(state: NapState) -> Iterator[Fault]:
    count, due, rule = len(state.discards), sum(state.purchases), NapRule.DISCARDED
    if state.options.has_floater:
        due, rule = int(state.floater is None and not isinstance(state.phase, NapDiscarding)), NapRule.LAID_ASIDE
    if count != due:
        yield rule.fault("/discards", due=due, count=count)
