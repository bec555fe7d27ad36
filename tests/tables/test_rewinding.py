"""Going back: what a ledger prevents, what without one becomes evident to the others, and what stays possible."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from croupier.game import AnyGame
from tables.racing import ServerOf
from tables.seated import CHOR_VOLI, KRYT, NAP, OPEN_HOUSE, Match, Server, Told, move_among


def unguarded(game: AnyGame) -> Server:
    """Return a server without a ledger."""
    return Server(game, OPEN_HOUSE)


def started(server: Server, phase: str, **start: Any) -> Match:
    """Return a match that has come to a phase."""
    return server.at_phase(phase, Random(f"{server.game.id} {phase}"), **start)


def kinds(told: Told) -> list[str]:
    """Return the kinds of the events of an answer."""
    return [event["type"] for event in told.body["events"]]


class Rewound:
    """A move that a seat played, what it saw, and what it would rather have played."""

    def __init__(self, match: Match, seat: int, moves: list[list[Any]]) -> None:
        self.match = match
        self.seat = seat
        self.before = match.token
        self.other = next(other for other in range(len(match.keys)) if other != seat)
        self.peeked, self.rather = moves
        self.told = match.play(self.peeked)
        assert self.told.status == 200, self.told

    def again(self) -> Told:
        """Play something else on the token from before."""
        return self.match.play(self.rather, token=self.before)

    def shown_to_who_saw_the_first(self, told: Told) -> Told:
        """Show another seat, which has seen the first answer, what came of the second."""
        seen = {"move": self.told.body["move"], "link": self.told.body["link"]}
        return self.match.view(self.other, token=told.body["token"], seen=seen)


def kryt_lead(server: Server) -> Rewound:
    """Lead a card, draw, and take the lead back."""
    match = started(server, "leading", players=2)
    (seat,) = match.last["to_act"]
    first, second, *_ = [action for action in match.legal(seat) if action["type"] == "lead"]
    rewound = Rewound(match, seat, [[first], [second]])
    (drew,) = [event for event in rewound.told.body["events"] if event["type"] == "drew"]
    assert drew["cards"]
    return rewound


def nap_look(server: Server) -> Rewound:
    """Look at the floater, and do not pay for it."""
    match = started(server, "bidding", players=4, variant="floater-aylesbury")
    (seat,) = match.last["to_act"]
    rewound = Rewound(match, seat, [[{"type": "look", "seat": seat}], [{"type": "pass", "seat": seat}]])
    assert rewound.told.body["view"]["floater"]
    return rewound


def nap_take(server: Server) -> Rewound:
    """Take the floater, and leave it."""
    match = started(server, "taking_floater", players=4, variant="floater-aylesbury")
    (seat,) = match.last["to_act"]
    rewound = Rewound(
        match, seat, [[{"type": "take_floater", "seat": seat}], [{"type": "leave_floater", "seat": seat}]]
    )
    assert 6 == len(rewound.told.body["view"]["hand"])
    return rewound


def nap_purchase(server: Server) -> Rewound:
    """Purchase, see what came, and purchase less."""
    match = started(server, "purchasing", players=4, variant="purchase")
    (seat,) = match.last["to_act"]
    hand = match.view(seat).body["view"]["hand"]
    rewound = Rewound(
        match, seat, [[{"type": "purchase", "seat": seat, "discard": hand}], [{"type": "stand", "seat": seat}]]
    )
    assert set(hand).isdisjoint(rewound.told.body["view"]["hand"])
    return rewound


PEEKS = [kryt_lead, nap_look, nap_take, nap_purchase]
every_peek = pytest.mark.parametrize("peek", PEEKS, ids=lambda peek: peek.__name__)


class TestPeeking:
    """Play, see what came, and play something else."""

    @every_peek
    def test_with_a_ledger_it_is_refused(self, peek: Callable[[Server], Rewound], guarded: ServerOf) -> None:
        rewound = peek(guarded(KRYT if peek is kryt_lead else NAP))
        told = rewound.again()
        assert (409, "stale-table") == (told.status, told.code)
        assert "stale-table" == rewound.match.view(rewound.seat, token=rewound.before).code
        assert rewound.told == rewound.match.play(rewound.peeked, token=rewound.before)

    @every_peek
    def test_without_one_it_is_possible_and_evident_to_who_has_seen_the_first(
        self, peek: Callable[[Server], Rewound]
    ) -> None:
        rewound = peek(unguarded(KRYT if peek is kryt_lead else NAP))
        told = rewound.again()
        assert 200 == told.status
        shown = rewound.shown_to_who_saw_the_first(told)
        assert (409, "not-descendant") == (shown.status, shown.code)
        # Who has seen neither cannot tell.
        assert 200 == rewound.match.view(rewound.other, token=told.body["token"], seen=rewound.match.seen()).status

    @every_peek
    def test_with_a_ledger_the_refusal_comes_before_any_rule(
        self, peek: Callable[[Server], Rewound], guarded: ServerOf
    ) -> None:
        """Also of what no rule would let pass, and of what is no whole move."""
        rewound = peek(guarded(KRYT if peek is kryt_lead else NAP))
        deal = {"type": "deal", "seat": rewound.seat}
        for actions in ([deal], [deal, deal]):
            assert "stale-table" == rewound.match.play(actions, token=rewound.before).code


class TestTheLastArranger:
    """Who arranges last in Chor Voli would see all hands, and arrange again (C10a)."""

    @staticmethod
    def _arranged(server: Server) -> tuple[Match, str, int, int, list[Any]]:
        """Return a match in which all have arranged, the token before the last one did, that seat, the caller."""
        rng = Random("last arranger")
        match = started(server, "arranging")
        while True:
            before, (last, *more) = match.token, match.last["to_act"]
            legal = match.legal(last)
            match.go(*move_among(CHOR_VOLI, legal, rng))
            if not more:
                break
        (caller,) = match.last["to_act"]
        return match, before, last, caller, [{"type": "stand", "seat": last}]

    def test_alone_he_sees_nothing_before_another_seat_has_called(self) -> None:
        match, _before, last, caller, _ = self._arranged(unguarded(CHOR_VOLI))
        assert last != caller
        assert "not-your-seat" == match.play([{"type": "show", "seat": caller}], seat=last).code
        told = match.play([{"type": "show", "seat": last}])
        assert ("illegal-action", "table.your-turn") == (told.code, told.body["reason"])
        assert match.view(last).body["view"]["combinations"] is None

    def test_without_a_ledger_he_can_arrange_again_and_every_other_seat_sees_it(self) -> None:
        match, before, last, caller, again = self._arranged(unguarded(CHOR_VOLI))
        match.go({"type": "show", "seat": caller})
        assert match.view(last).body["view"]["combinations"]
        told = match.play(again, token=before)
        assert 200 == told.status
        for seat in range(4):
            assert "not-descendant" == match.view(seat, token=told.body["token"], seen=match.seen()).code

    def test_with_a_ledger_he_cannot(self, guarded: ServerOf) -> None:
        match, before, _last, caller, again = self._arranged(guarded(CHOR_VOLI))
        arranged = match.token
        assert "stale-table" == match.play(again, token=before).code
        match.go({"type": "show", "seat": caller})
        for token in (before, arranged):
            assert "stale-table" == match.play(again, token=token).code

    def test_the_ledger_confirms_no_guess_of_what_another_has_laid_down(self, guarded: ServerOf) -> None:
        """It knows a move that has been played; still only its own seat may ask for it again."""
        server, rng = guarded(CHOR_VOLI), Random("guess")
        match = started(server, "arranging")
        before = match.token
        seat, other = match.last["to_act"][:2]
        arranged = move_among(CHOR_VOLI, match.legal(seat), rng)
        match.go(*arranged)
        guesses = [arranged, [{"type": "stand", "seat": seat}], [*arranged[:-1][1:], arranged[-1]]]
        told = [match.play(guess, seat=other, token=before) for guess in guesses]
        assert ["not-your-seat"] * 3 == [each.code for each in told]
        assert 1 == len({str(each) for each in told})
