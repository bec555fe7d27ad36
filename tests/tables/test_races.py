"""Two calls on one table at the same time, or the same call twice."""

from functools import partial
from random import Random
from typing import Any

import pytest

from croupier.game import AnyGame
from croupier.registry import GAMES
from croupier_api.tables.house import House
from tables.racing import Late, ServerOf, at_once
from tables.seated import KEYRING, KRYT, OPEN_HOUSE, Match, Server, move_among

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


class TestRaces:
    """Two calls on one table."""

    @every_game
    def test_one_wins_and_the_other_learns_nothing_of_its_branch(self, game: AnyGame, guarded: ServerOf) -> None:
        server, rng = guarded(game), Random(f"{game.id} race")
        raced = 0
        while raced < 8:
            match = server.start()
            moves = self._two_moves(match, rng)
            if len(moves) < 2:  # a four of a kind has ended the deal
                continue
            raced += 1
            told = at_once([partial(match.play, actions) for actions in moves])
            won = [each for each in told if each.status == 200]
            lost = [each for each in told if each.status != 200]
            assert [1, 1] == [len(won), len(lost)]
            assert (409, "stale-table") == (lost[0].status, lost[0].code)
            assert {"index", "errors", "values", "rule"} <= {
                name for name, said in lost[0].body.items() if said is None
            }
            assert 200 == match.view(token=won[0].body["token"]).status
            assert "stale-table" == match.view().code

    @staticmethod
    def _two_moves(match: Match, rng: Random) -> list[list[Any]]:
        legal = [move_among(match.server.game, match.legal(seat), rng) for seat in match.last["to_act"]]
        if len(legal) == 1:
            legal = [[action] for action in match.legal(match.last["to_act"][0])]
        return legal[:2]

    def test_who_loses_after_the_rules_were_tried_is_told_no_more(self, guarded: ServerOf) -> None:
        """The other move comes between the reading of the ledger and the writing."""
        server = guarded(KRYT)
        match = server.start(3)
        (seat,) = match.last["to_act"]
        first, second, *_ = match.legal(seat)
        ledger: Any = server.house.ledger
        late = Server(KRYT, House(KEYRING, Late(ledger, lambda: match.play([first]))))
        told = late.ask("tables/play", {"token": match.token, "actions": [second]}, match.keys[seat])
        assert told == match.play([second])
        assert "stale-table" == told.code

    @every_game
    def test_the_same_call_twice_is_answered_twice_the_same(self, game: AnyGame, guarded: ServerOf) -> None:
        for server in (guarded(game), Server(game, OPEN_HOUSE)):
            match = server.start()
            move = match.random_move(Random("twice"))
            told = at_once([partial(match.play, move)] * 3)
            assert [match.play(move)] * 3 == told
            assert 200 == told[0].status

    @every_game
    def test_once_it_was_overtaken_it_is_stale(self, game: AnyGame, guarded: ServerOf) -> None:
        server, rng = guarded(game), Random(f"{game.id} overtaken")
        match = server.start()
        before, move = match.token, match.random_move(rng)
        match.go(*move)
        assert 200 == match.play(move, token=before).status
        match.go(*match.random_move(rng))
        assert "stale-table" == match.play(move, token=before).code

    def test_a_start_twice_is_one_match_until_somebody_has_moved(self, guarded: ServerOf) -> None:
        server = guarded(KRYT)
        prepared = {"token": server.ask("tables/prepare", {"players": 3}).body["token"]}
        first, second = (server.ask("tables/start", prepared) for _ in range(2))
        assert first == second
        match = Match(server, first.body, first.body["keys"])
        match.go(*match.random_move(Random("start")))
        told = server.ask("tables/start", prepared)
        assert (409, "stale-table") == (told.status, told.code)
