"""One call is one move by one seat, and a list that is refused shows nothing of what its seat cannot see."""

from collections import Counter
from random import Random
from typing import Any

import msgspec
import pytest

from croupier.game import AnyGame, own_legal, perspective
from croupier.registry import GAMES
from croupier_api.tables.envelope import LONGEST_ACTION, MOST_MOVE
from kit.alphabet import alphabet, with_lists
from kit.matches import TABLES, Table, plain, sample_by_phase, share_of
from tables.seated import CHOR_VOLI, KRYT, NAP, Server, own_key, sound_twin, tag_of

STATES = share_of(2_500)
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
every_table = pytest.mark.parametrize("table", TABLES, ids=str)

encode = msgspec.json.encode


@every_game
def test_an_action_has_room(game: AnyGame) -> None:
    """Every kind of action, with the largest lists that the rules let pass, is no longer than a token has room for."""
    sets = (game.pack(next(iter(game.variants.values())).options, game.most)[:5],)
    written = (*alphabet(game.action_type), *with_lists(game.action_type, sets, ()), *_threes(game))
    longest = max(written, key=lambda action: len(msgspec.msgpack.encode(action)))
    assert len(msgspec.msgpack.encode(longest)) <= LONGEST_ACTION, longest


def _threes(game: AnyGame) -> tuple[Any, ...]:
    pack = game.pack(next(iter(game.variants.values())).options, game.most)
    return with_lists(game.action_type, (pack[:3],), ())


class TestWhatTells:
    """The kinds of action after which nothing may follow are all that there are, and no more than there are."""

    @every_table
    def test_after_any_other_action_its_seat_knows_no_more(self, table: Table) -> None:
        """Two states that look alike to a seat still do after it has acted; so it could not choose better by then."""
        game, rng = table.game, Random(f"{table} telling")
        compared = 0
        for state in sample_by_phase(table, STATES, "telling"):
            for seat in range(table.players):
                twin = sound_twin(game, state, seat, rng)
                quiet = [act for act in own_legal(game, state, seat) if type(act) not in game.sealed.telling]
                for action in rng.sample(quiet, min(len(quiet), 6)):
                    ours, theirs = (
                        encode(perspective(game, *game.apply(each, action), seat)) for each in (state, twin)
                    )
                    assert ours == theirs, action
                    compared += 1
        assert compared

    @every_game
    def test_after_each_that_is_named_it_may(self, game: AnyGame) -> None:
        told = set[str]()
        for table in (table for table in TABLES if table.game is game):
            rng = Random(f"{table} told")
            for state in sample_by_phase(table, STATES, "told"):
                seat = rng.choice(game.to_act(state) or [0])
                twin = sound_twin(game, state, seat, rng)
                telling = [act for act in own_legal(game, state, seat) if type(act) in game.sealed.telling]
                for action in rng.sample(telling, min(len(telling), 3)):
                    ours, theirs = (
                        encode(perspective(game, *game.apply(each, action), seat)) for each in (state, twin)
                    )
                    told.update({tag_of(type(action))} if ours != theirs else ())
        # What is picked up may be looked at before (K13); it is named all the same, since a turn ends with it.
        assert {tag_of(kind) for kind in game.sealed.telling} - {"pick_up"} == told


PROBES: list[tuple[AnyGame, str, dict[str, Any], str, dict[str, Any]]] = [
    (KRYT, "leading", {}, "lead", {"type": "lead", "card": "6C"}),
    (KRYT, "answering", {}, "pick_up", {"type": "lead", "card": "6C"}),
    (KRYT, "over", {"options": {"deals": 2}}, "deal", {"type": "lead", "card": "6C"}),
    (NAP, "purchasing", {"variant": "purchase"}, "purchase", {"type": "stand"}),
    (NAP, "bidding", {"variant": "floater-aylesbury", "players": 4}, "look", {"type": "pass"}),
    (
        NAP,
        "taking_floater",
        {"variant": "floater-aylesbury", "players": 4},
        "take_floater",
        {"type": "discard", "card": "6C"},
    ),
    (NAP, "over", {"options": {"deals": 2}}, "deal", {"type": "pass"}),
    (CHOR_VOLI, "calling", {}, "show", {"type": "deal"}),
    (CHOR_VOLI, "over", {"options": {"deals": 2}}, "deal", {"type": "stand"}),
]


class TestRefusedLists:
    """What is asked after a seat has learnt something is refused before any rule is tried, whatever the cards are."""

    @pytest.mark.parametrize(
        ("game", "phase", "start", "first", "then"), PROBES, ids=[f"{p[0].id}-{p[1]}-{p[3]}" for p in PROBES]
    )
    def test_nothing_follows_what_tells(
        self, game: AnyGame, phase: str, start: dict[str, Any], first: str, then: dict[str, Any]
    ) -> None:
        server, rng = Server(game), Random(f"{game.id} {phase}")
        answers = set[bytes]()
        match = server.at_phase(phase, rng, **start)
        (seat,) = match.last["to_act"]
        action = next(action for action in match.legal(seat) if action["type"] == first)
        for card in [None] if "card" not in then else game.pack(match.state.options, game.fewest):
            follows = {**then, "seat": seat} | ({} if card is None else {"card": card.value})
            told = match.play([action, follows], seat=seat)
            assert ("not-last", 409, 0) == (told.code, told.status, told.body["index"])
            answers.add(encode(told.body))
        assert 1 == len(answers)
        assert 200 == match.play([action]).status

    @every_table
    def test_a_list_that_is_refused_so_is_the_same_for_every_deal_of_cards(self, table: Table) -> None:
        """Lists of all kinds, asked on a state and on one that looks the same: the answers are the same."""
        game, server, rng = table.game, Server(table.game), Random(f"{table} lists")
        codes = Counter[str]()
        for state in sample_by_phase(table, share_of(300), "lists"):
            seat = rng.randrange(table.players)
            twin = sound_twin(game, state, seat, rng)
            tokens = [server.of_state(each) for each in (state, twin)]
            for _ in range(12):
                body = {"actions": plain(self._list(game, state, seat, rng))}
                ours, theirs = (server.ask("tables/play", {"token": token, **body}, own_key(seat)) for token in tokens)
                if ours.status == 200:
                    continue
                codes[ours.code] += 1
                assert ours == theirs, body
        assert min(codes["not-your-seat"], codes["illegal-action"]), codes

    @staticmethod
    def _list(game: AnyGame, state: Any, seat: int, rng: Random) -> list[Any]:
        """Return some actions, most of them of one seat, some of them legal, the first more often than not."""
        written = [action for action in alphabet(game.action_type) if action.seat == seat or rng.random() < 0.02]
        own = own_legal(game, state, seat)
        first = rng.choice(own) if own and rng.random() < 0.7 else rng.choice(written)
        return [first, *rng.choices((*written, *own[:30]), k=rng.randrange(MOST_MOVE))]

    def test_the_first_that_tells_is_named_before_what_is_incomplete_and_before_any_deck(self) -> None:
        server = Server(CHOR_VOLI)
        match = server.start()
        combine = {"type": "combine", "seat": 0, "cards": ["2C", "2D", "2H"]}
        deal = {"type": "deal", "seat": 0, "deck": ["2C"]}
        for actions, code, index in (
            ([combine, deal, deal], "not-last", 1),
            ([combine, deal], "incomplete", None),
            ([deal], "unsound-table", None),
            ([{**deal, "seat": 1}], "not-your-seat", 0),
            ([combine, {"type": "show", "seat": 0}, {"type": "show", "seat": 3}], "not-your-seat", 2),
        ):
            told = match.play(actions, seat=0)
            assert (code, index) == (told.code, told.body["index"])

    def test_an_arrangement_is_whole(self) -> None:
        """Whatever is held, and whatever makes a combination (C9a)."""
        server, rng = Server(CHOR_VOLI), Random("whole")
        match = server.at_phase("arranging", rng)
        stand, combine = ({"type": kind, "seat": 1} for kind in ("stand", "combine"))
        for _ in range(50):
            cards = [
                {**combine, "cards": rng.sample([card.value for card in CHOR_VOLI.pack(None, 4)], 3)} for _ in "12"
            ]
            for actions in (cards, cards[:1], [*cards, stand, cards[0]], [stand, cards[0]], [cards[0], _take(1)]):
                told = match.play(actions, seat=1)
                assert ("incomplete", None) == (told.code, told.body["index"])
        assert "illegal-action" == match.play([_take(1)]).code
        assert 200 == match.play([stand]).status

    def test_the_table_card_may_come_alone_or_in_an_arrangement(self) -> None:
        """Everybody sees it taken (C16)."""
        server = Server(CHOR_VOLI)
        matches = (server.start(3, variant="ramchi") for _ in range(200))
        match, seat = next((each, seat) for each in matches for seat in range(3) if _take(seat) in each.legal(seat))
        assert [{"action": 0, "type": "took_table_card"}] == [
            {name: event[name] for name in ("action", "type")} for event in match.play([_take(seat)]).body["events"]
        ]
        assert 200 == match.play([_take(seat), {"type": "stand", "seat": seat}]).status

    @every_game
    def test_a_seat_is_told_of_from_key_and_action_alone(self, game: AnyGame) -> None:
        server = Server(game)
        told = set[bytes]()
        for _ in range(3):
            match = server.start(game.most if game is not NAP else 4)
            for action in alphabet(game.action_type):
                if action.seat == 1:
                    answer = match.play([plain(action)], seat=0)
                    assert (403, "not-your-seat", 0) == (answer.status, answer.code, answer.body["index"])
                    told.add(encode(answer.body))
        assert 1 == len(told)


def _take(seat: int) -> dict[str, Any]:
    return {"type": "take_table_card", "seat": seat}


@every_game
def test_no_deck_is_taken(game: AnyGame) -> None:
    server = Server(game)
    match = server.at_phase("over", Random("deck"), options={"deals": 2})
    (seat,) = match.last["to_act"]
    pack = game.pack(match.state.options, len(match.keys))
    told = match.play([{"type": "deal", "seat": seat, "deck": [card.value for card in pack]}])
    assert [("/actions/0/deck", "sealed-deck")] == [(each["pointer"], each["reason"]) for each in told.body["errors"]]
    assert (422, "unsound-table") == (told.status, told.code)
    assert {tag_of(kind) for kind in game.sealed.telling} >= {"deal"}
