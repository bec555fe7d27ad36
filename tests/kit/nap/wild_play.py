"""Tricks of a deal of Nap that nobody has played: suits are followed, and a bound lead is led."""

from collections.abc import Sequence
from random import Random

from msgspec.structs import replace

from croupier.cards import RANK, SUIT, Card, Suit, without
from croupier.nap import state as nap
from croupier.nap.contracts import FirstLead
from croupier.nap.options import HAND
from croupier.nap.standing import contract, declarer, has_bid, has_ended
from croupier.tricks import winning_place
from kit.nap.wild_calls import with_floater, with_trumps


def with_tricks(state: nap.NapState, rng: Random) -> nap.NapState:
    """Return a deal in which some cards have been played; what was not bid is over."""
    return _played(state, rng.randrange(HAND * len(state.hands)), rng)


def finished(state: nap.NapState, rng: Random) -> nap.NapState:
    """Return a deal that is over."""
    state = _played(state, HAND * len(state.hands), rng)
    return replace(state, phase=nap.NapOver(0))


def _played(state: nap.NapState, cards: int, rng: Random) -> nap.NapState:
    if not has_bid(state):
        return replace(state, phase=nap.NapOver(0))
    state = with_trumps(with_floater(state, rng), rng)
    state = replace(state, phase=nap.NapPlaying(declarer(state), ()))
    for _ in range(cards):
        state = _with_card(state, rng)
        assert isinstance(state.phase, nap.NapPlaying)
        if not state.phase.cards and has_ended(state):
            break
    return state


def _with_card(state: nap.NapState, rng: Random) -> nap.NapState:
    phase, players = state.phase, len(state.hands)
    assert isinstance(phase, nap.NapPlaying)
    seat = (phase.leader + len(phase.cards)) % players
    card = rng.choice(_suitable(state, phase.cards, state.hands[seat]))
    if state.options.first_lead_makes_trumps and contract(state).trumps and state.trumps is None:
        state = replace(state, trumps=SUIT[card])
    trick = (*phase.cards, card)
    hand = without(state.hands[seat], (card,))
    state = replace(state, hands=(*state.hands[:seat], hand, *state.hands[seat + 1 :]))
    if len(trick) < players:
        return replace(state, phase=nap.NapPlaying(phase.leader, trick))
    winner = (phase.leader + winning_place(trick, state.trumps)) % players
    return replace(state, tricks=(*state.tricks, trick), phase=nap.NapPlaying(winner, ()))


def _suitable(state: nap.NapState, trick: Sequence[Card], hand: Sequence[Card]) -> Sequence[Card]:
    if trick:
        return [card for card in hand if SUIT[card] is SUIT[trick[0]]] or hand
    return hand if state.tricks else _first_leads(contract(state).first_lead, hand, state.trumps)


def _first_leads(bound: FirstLead, hand: Sequence[Card], trumps: Suit | None) -> Sequence[Card]:
    if bound is FirstLead.FREE:
        return hand
    fitting = [card for card in hand if (SUIT[card] is trumps) == (bound is FirstLead.LOWEST_TRUMP)]
    return [card for card in fitting if RANK[card] == min(RANK[other] for other in fitting)]
