"""The laws that many random matches are looked at for; each says what a step, or a whole match, breaks, or None."""

import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, TypeAlias

import msgspec

from croupier.game import barred_actions, legal_actions, perspectives
from kit.alphabet import alphabet, decks_of, listed_as, sets_of, with_lists
from kit.known import KNOWN
from kit.matches import Step, Table, cards_in, choices, deal_over, match_over, pack_of, plain
from kit.secrecy import leaks

Law: TypeAlias = Callable[[Table, Step, Random], str | None]
MatchLaw: TypeAlias = Callable[[Table, Sequence[Step], Random], str | None]

CARD = re.compile(rb'"([2-9TJQKA][CDHS])"')

MOST_ASKED = 200
"""Actions with sets of cards that one state is asked for."""


# A step


def cards_are_conserved(table: Table, step: Step, _rng: Random) -> str | None:
    """Find every card of the pack once."""
    found = sorted(CARD.findall(msgspec.json.encode(step.after)))
    return None if found == sorted(card.encode() for card in pack_of(table)) else f"the cards are {found}"


def states_are_sound(table: Table, step: Step, _rng: Random) -> str | None:
    """Find no fault in a state that was played up to."""
    faults = [fault.rule.code for fault in table.game.audit(step.after)]
    return f"its faults are {faults}" if faults else None


def units_are_conserved(table: Table, step: Step, _rng: Random) -> str | None:
    """Find every unit that a seat has lost with another seat, in the kitty or in the pool."""
    scoring = table.game.scoring(step.after)
    total = sum(getattr(scoring, "balances", ())) + in_the_middle(scoring)
    return f"{total} units came from nowhere" if total else None


def in_the_middle(scoring: Any) -> int:
    """Return how many units lie in kitty and pool; 0 where a game has neither."""
    return int(getattr(scoring, "kitty", 0) + getattr(scoring, "pool", 0))


def somebody_can_act(table: Table, step: Step, _rng: Random) -> str | None:
    """Find the game waiting for somebody who can act, unless the match is over."""
    waited_for = set(table.game.to_act(step.after))
    able = {entry.seat for entry in legal_actions(table.game, step.after)}
    if waited_for <= able and bool(waited_for) != match_over(table.game, step.after):
        return None
    return f"it waits for {waited_for}, and {able} can act"


def listed_is_accepted(table: Table, step: Step, rng: Random) -> str | None:
    """Find accepted what is listed and nothing else, of all that can be written down and some sets of cards."""
    game, state, pack = table.game, step.after, pack_of(table)
    listed = choices(game, state)
    hand = next((state.hands[seat] for seat in game.to_act(state)), ())
    sets = with_lists(game.action_type, sets_of(hand, pack, rng), decks_of(pack, rng)[:2])
    asked = (*alphabet(game.action_type), *rng.sample(sets, min(len(sets), MOST_ASKED)), *listed)
    accepted = {listed_as(action) for action in asked if game.check(state, action) is None}
    difference = accepted ^ set(map(listed_as, listed))
    return f"listed or accepted, but not both: {difference}" if difference else None


def views_show_what_is_open(table: Table, step: Step, _rng: Random) -> str | None:
    """Find in every seat's view the cards that it may see, and no others."""
    barred_actions(table.game, step.after)
    shown = KNOWN[table.game.id].shown
    for each in perspectives(table.game, step.after, step.events):
        if set(cards_in(plain(each.view))) != shown(step.after, each.seat):
            return f"seat {each.seat} sees {each.view}"
    return None


def nobody_is_told_secrets(table: Table, step: Step, rng: Random) -> str | None:
    """Find nothing that a seat is told and cannot know."""
    seat = rng.choice((*range(table.players), None))
    return next(leaks(table.game, KNOWN[table.game.id], step.after, seat, rng, Counter()), None)


LAWS: Mapping[Law, float] = {
    cards_are_conserved: 1,
    states_are_sound: 1,
    units_are_conserved: 1,
    somebody_can_act: 0.1,
    listed_is_accepted: 0.01,
    views_show_what_is_open: 0.01,
    nobody_is_told_secrets: 0.003,
}
"""Each law of a step, and of how many steps it is asked."""


# A match


def events_tell_enough(table: Table, match: Sequence[Step], rng: Random) -> str | None:
    """Find the table, at the end of each deal, as somebody knows it who has heard the events."""
    known, seat = KNOWN[table.game.id], rng.choice((*range(table.players), None))
    ledger = known.ledger(seat)
    for step in match:
        for event in step.events:
            if (told := table.game.witness(event, seat)) is not None:
                ledger.tell(told)
        if deal_over(table.game, step.after) and ledger.account() != known.account(step.after, seat):
            return f"seat {seat} has heard of {ledger.account()}"
    return None


def returns_are_what_the_deals_came_to(table: Table, match: Sequence[Step], _rng: Random) -> str | None:
    """Find as many units with the seats, at the end of each deal, as have left the middle."""
    before = 0
    for step in match:
        if deal_over(table.game, step.after):
            scoring = table.game.scoring(step.after)
            if sum(scoring.returns) != before - in_the_middle(scoring):
                return f"a deal returned {scoring.returns}: {step}"
            before = in_the_middle(scoring)
    return None


MATCH_LAWS: tuple[MatchLaw, ...] = (events_tell_enough, returns_are_what_the_deals_came_to)
