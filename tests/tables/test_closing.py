"""A match is over when every seat says so, and nothing is shown before."""

from random import Random

import msgspec
import pytest

from croupier.game import AnyGame
from croupier.registry import GAMES
from tables.racing import ServerOf
from tables.seated import KRYT, Match, Server, brief, fewest

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


class TestClosing:
    """Close, close again, deal, reveal."""

    @every_game
    def test_close_is_a_move_of_each_seat(self, game: AnyGame) -> None:
        match = self._over(Server(game), game, deals=2)
        number = match.last["move"]
        assert "not-over" == match.reveal().code
        match.shut(1)
        assert (number + 1, [1], []) == (match.last["move"], list(match.last["closed"]), list(match.last["events"]))
        assert "closed" == match.close(1).code
        assert "no-key" == match.server.ask("tables/close", {"token": match.token}).code
        match.shut(*(seat for seat in range(len(match.keys)) if seat != 1))
        assert (number + len(match.keys), ()) == (match.last["move"], tuple(match.last["to_act"]))
        assert all(match.legal(seat) == [] for seat in range(len(match.keys)))
        assert 200 == match.reveal().status
        deal = [{"type": "deal", "seat": match.server.game.to_act(match.state)[0]}]
        told = match.play(deal)
        assert (409, "closed") == (told.status, told.code)

    @every_game
    def test_a_new_deal_clears_the_closes(self, game: AnyGame) -> None:
        match = self._over(Server(game), game, deals=2, players=max(3, fewest(game)))
        match.shut(*range(2, len(match.keys)))
        match.go({"type": "deal", "seat": match.last["to_act"][0]})
        assert [] == list(match.last["closed"])
        if match.server.game.scoring(match.state).result is None:
            assert (409, "not-over") == (match.close(0).status, match.close(0).code)
        assert "not-over" == match.reveal().code

    @every_game
    def test_with_a_ledger_the_last_deal_is_enough(self, game: AnyGame, guarded: ServerOf) -> None:
        match = self._over(guarded(game), game, deals=2)
        assert "not-over" == match.reveal().code
        before = match.token
        for _move in match.run(Random("to the end")):
            pass
        assert 200 == match.reveal().status
        assert "stale-table" == match.reveal(token=before).code

    @every_game
    def test_without_one_it_is_not(self, game: AnyGame) -> None:
        match = self._over(Server(game), game, deals=1)
        assert [] == list(match.last["to_act"])
        assert "not-over" == match.reveal().code
        match.shut()
        assert 200 == match.reveal().status

    @every_game
    def test_the_last_to_close_does_not_see_later_deals_and_play_on(self, game: AnyGame, guarded: ServerOf) -> None:
        for server, expected in ((Server(game), (409, "closed")), (guarded(game), (200, ""))):
            match = self._over(server, game, deals=2)
            match.shut(*range(1, len(match.keys)))
            told = match.play([{"type": "deal", "seat": match.last["to_act"][0]}])
            assert expected == (told.status, told.body.get("code", ""))

    @staticmethod
    def _over(server: Server, game: AnyGame, deals: int, players: int | None = None) -> Match:
        match = server.start(players, options=brief(game, deals))
        for _move in match.run(Random(f"{game.id} closing"), "over"):
            pass
        assert match.phase == "over"
        return match


def test_a_reveal_shows_all_that_was_hidden() -> None:
    server = Server(KRYT)
    match = server.start(3, options=brief(KRYT, 2))
    for _move in match.run(Random("reveal")):
        pass
    match.shut()
    body = match.reveal().body
    assert msgspec.to_builtins(match.state) == body["state"]
    assert (match.last["move"], match.last["link"]) == (body["move"], body["link"])
    assert [0, 1] == [each["deal"] for each in body["decks"]]
