"""The laws of a deal of Nap that is or was played: trumps, tricks, hands, and how many actions it took."""

from collections.abc import Iterator

from msgspec.structs import replace

from croupier.cards import SUIT, Card
from croupier.faults import Fault, Violation
from croupier.nap.bound import announcement_broken, lead_broken
from croupier.nap.options import HAND
from croupier.nap.rulebook import NapRule
from croupier.nap.standing import contract, declarer, has_bid, has_ended, tricks_by_seat
from croupier.nap.state import NapDiscarding, NapOver, NapPlaying, NapState, NapTakingFloater


def play(state: NapState) -> Iterator[Fault]:
    """List the laws that trumps, tricks and hands break, the tricks having as many cards as they should."""
    yield from _trumps(state)
    yield from _sizes(state)
    yield from _count_of_actions(state)
    if _is_played(state):
        yield from _leads(state)
        yield from _revokes(state)
        yield from _ends(state)


def _is_played(state: NapState) -> bool:
    return isinstance(state.phase, NapPlaying) or (isinstance(state.phase, NapOver) and has_bid(state))


def _open_trick(state: NapState) -> tuple[Card, ...]:
    return state.phase.cards if isinstance(state.phase, NapPlaying) else ()


def shape(state: NapState) -> Iterator[Fault]:
    """Complete tricks have a card of every seat, the open one fewer, and there are none before play (N6)."""
    players = len(state.hands)
    for i, trick in enumerate(state.tricks):
        if not _is_played(state):
            yield NapRule.NO_TRICKS.fault(f"/tricks/{i}")
        elif len(trick) != players:
            yield NapRule.FULL_TRICKS.fault(f"/tricks/{i}", players=players)
    if len(_open_trick(state)) >= players:
        yield NapRule.FULL_TRICKS.fault("/phase/cards", players=players)


def _first_card(state: NapState) -> Card | None:
    return next(iter((*(state.tricks[0] if state.tricks else ()), *_open_trick(state))), None)


def _trumps(state: NapState) -> Iterator[Fault]:
    """The first card led makes trumps, or they are announced, or there are none (N14, N17, N28, N29)."""
    if _is_played(state) and not contract(state).trumps:
        broken = None if state.trumps is None else NapRule.NO_TRUMPS.broken()
    elif state.options.first_lead_makes_trumps:
        broken = _trumps_led_broken(state)
    else:
        broken = _trumps_announced_broken(state)
    if broken is not None:
        yield Fault("/trumps", broken.rule, broken.values)


def _trumps_led_broken(state: NapState) -> Violation | None:
    first = _first_card(state)
    if first is None:
        return None if state.trumps is None else NapRule.NOTHING_LED.broken(trumps=state.trumps)
    return None if state.trumps is SUIT[first] else NapRule.TRUMPS_LED.broken(trumps=SUIT[first])


def _trumps_announced_broken(state: NapState) -> Violation | None:
    if not _is_played(state):
        return None if state.trumps is None else NapRule.ANNOUNCED_EARLY.broken(trumps=state.trumps)
    if state.trumps is None:
        return NapRule.ANNOUNCED.broken()
    return announcement_broken(contract(state).first_lead, _hand_at_first(state, declarer(state)), state.trumps)


def _cards_by_seat(state: NapState, seat: int) -> tuple[Card, ...]:
    """Return the cards that a seat has played, trick by trick."""
    players = len(state.hands)
    played = [
        cards[(seat - leader) % players] for (leader, _), cards in zip(tricks_by_seat(state), state.tricks, strict=True)
    ]
    if isinstance(state.phase, NapPlaying):
        place = (seat - state.phase.leader) % players
        played += state.phase.cards[place : place + 1]
    return tuple(played)


def _hand_at_first(state: NapState, seat: int) -> tuple[Card, ...]:
    return (*_cards_by_seat(state, seat), *state.hands[seat])


def _sizes(state: NapState) -> Iterator[Fault]:
    """Every seat has five cards less those that it has played; a declarer who has to discard has six (N3, N27)."""
    for seat, hand in enumerate(state.hands):
        played = len(_cards_by_seat(state, seat)) if _is_played(state) else 0
        more = isinstance(state.phase, NapDiscarding) and seat == declarer(state)
        due = HAND - played + more
        if len(hand) != due:
            rule = NapRule.SIX_CARDS if more else NapRule.FIVE_CARDS
            yield rule.fault(f"/hands/{seat}", seat=seat, due=due, held=len(hand))


def _leads(state: NapState) -> Iterator[Fault]:
    """The declarer leads first, as the contract binds him; then who has won the trick before (N6, N29)."""
    seat = declarer(state)
    leader = seat
    for _, winner in tricks_by_seat(state):
        leader = winner
    if isinstance(state.phase, NapPlaying) and state.phase.leader != leader:
        yield NapRule.LEADER.fault("/phase/leader", seat=leader)
    first = _first_card(state)
    if first is not None:
        broken = lead_broken(contract(state).first_lead, _hand_at_first(state, seat), first, state.trumps)
        if broken is not None:
            yield Fault("/tricks/0/0" if state.tricks else "/phase/cards/0", broken.rule, broken.values)


def _revokes(state: NapState) -> Iterator[Fault]:
    """Nobody who could follow suit did not (N7)."""
    led = [cards[0] for cards in (*state.tricks, _open_trick(state)) if cards]
    for seat in range(len(state.hands)):
        played = _cards_by_seat(state, seat)
        for i, card in enumerate(played):
            later = (*played[i + 1 :], *state.hands[seat])
            suit = SUIT[led[i]]
            if SUIT[card] is not suit and any(SUIT[held] is suit for held in later):
                yield NapRule.REVOKED.fault(f"/hands/{seat}", card=card)


def _ends(state: NapState) -> Iterator[Fault]:
    """A deal is over after the trick that ends it, not before and not after (N8)."""
    tricks, over = len(state.tricks), isinstance(state.phase, NapOver)
    if state.tricks and has_ended(replace(state, tricks=state.tricks[:-1])):
        yield NapRule.PLAYED_OUT.fault("/phase", tricks=tricks - 1)
    elif over is not has_ended(state):
        yield (NapRule.PLAY_GOES_ON if over else NapRule.PLAYED_OUT).fault("/phase", tricks=tricks)


def _count_of_actions(state: NapState) -> Iterator[Fault]:
    """Every action has left a trace, in turn (N1)."""
    floater = state.options.has_floater
    bid = contract(state) if has_bid(state) and len(state.calls) == len(state.hands) else None
    chose = bid is not None and bid.floater and not isinstance(state.phase, NapTakingFloater)
    announced = floater and state.trumps is not None
    cards = sum(map(len, state.tricks)) + len(_open_trick(state))
    calls = len(state.purchases) + len(state.looked) + len(state.calls)
    due = calls + chose + announced + cards + (len(state.discards) if floater else 0)
    if state.actions != due:
        yield NapRule.COUNT_OF_ACTIONS.fault("/actions", due=due, count=state.actions)
