"""A sealed table tells a seat no more than its view may, by no part of an answer and not by the length of its token."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from croupier.cards import Card
from croupier.game import AnyGame
from croupier.payments import MOST_UNITS
from croupier.registry import GAMES
from croupier.wire import LONGEST_SEALED_SEED, MOST_ACTIONS, MOST_DEALS
from croupier_api.tables.envelope import Layout
from kit.known import KNOWN
from kit.matches import TABLES, Table, cards_in, plain, sample_by_phase, share_of, states
from tables.seated import Server, Told, envelope_of, move_among, own_key, sound_twin
from tables.tampering import parted

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
every_table = pytest.mark.parametrize("table", TABLES, ids=str)
STATES = share_of(700)

MOST_CHARACTERS = 3_500
"""Of a token, in every game."""
HEAD, SIV = 50, 16
HIDDEN_NAMES = {"seed", "deck", "decks", "digest", "state", "secret", "openings"}


def bare(told: Told) -> Any:
    """Return an answer without what differs between any two matches, and the length of its token."""
    if told.status != 200:
        return told
    return len(told.body["token"]), {name: said for name, said in told.body.items() if name not in {"token", "link"}}


class TestTwins:
    """Two tables that differ only in what is hidden from a seat."""

    @every_table
    def test_they_are_the_same_to_it(self, table: Table) -> None:
        game, server, rng = table.game, Server(table.game), Random(f"{table} sealed twins")
        played = Counter[str]()
        for state in sample_by_phase(table, STATES, "sealed twins"):
            seat = rng.choice((*range(table.players), None))
            twin = sound_twin(game, state, seat, rng)
            tokens = [server.of_state(each, secret=rng.randbytes(32)) for each in (state, twin)]
            key = None if seat is None else own_key(seat)
            ours, theirs = (server.ask("tables/view", {"token": token}, key) for token in tokens)
            assert bare(ours) == bare(theirs)
            assert ours != theirs
            for path in ("tables/close", "tables/reveal"):
                ours, theirs = (server.ask(path, {"token": token}, key) for token in tokens)
                assert bare(ours) == bare(theirs)
                played[path] += 1
            played["play"] += sum(self._alike_after(server, (state, twin), tokens, seat, rng) for _ in range(3))
        assert min(played.values()) > 3

    @staticmethod
    def _alike_after(
        server: Server, twins: tuple[Any, Any], tokens: list[str], watching: int | None, rng: Random
    ) -> bool:
        """Play a move in both; unless it shows the difference itself, the seat is told the same of it."""
        game, seen = server.game, KNOWN[server.game.id].seen
        to_act = game.to_act(twins[0])
        if not to_act:
            return False
        seat = rng.choice(to_act)
        legal = server.ask("tables/view", {"token": tokens[0]}, own_key(seat)).body["legal"]
        body = {"actions": move_among(game, legal, rng)}
        moved = [server.ask("tables/play", {"token": token, **body}, own_key(seat)) for token in tokens]
        if not all(told.status == 200 for told in moved):
            return False
        known = [seen(server.opened(told.body["token"]).state, watching) for told in moved]
        if known[0] != known[1]:
            return False
        key = None if watching is None else own_key(watching)
        ours, theirs = (server.ask("tables/view", {"token": told.body["token"]}, key) for told in moved)
        assert bare(ours) == bare(theirs)
        return True


class TestAnswers:
    """What the answers of whole matches hold."""

    @every_table
    def test_no_answer_but_a_reveal_names_what_is_hidden(self, table: Table) -> None:
        server, rng, shown = Server(table.game), Random(f"{table} answers"), KNOWN[table.game.id].shown
        match = server.start(table.players, variant=table.variant.value, options={"deals": 1})
        prepared = server.ask("tables/prepare", {"players": table.players, "variant": table.variant.value}).body
        assert names_in(prepared) == {"token", "match", "commitment"}
        assert names_in(match.last) & HIDDEN_NAMES == set()
        secrets = {match.state.seed, server.opened(match.token).envelope.secret.hex()}
        lengths = {len(match.token)}
        for count, _ in enumerate(match.run(rng)):
            lengths.add(len(match.token))
            if count % 7 and match.phase != "over":
                continue
            state = match.state
            for seat in (*range(table.players), None):
                told = match.view(seat).body
                assert names_in(told) & HIDDEN_NAMES == set()
                assert secrets.isdisjoint(msgspec.to_builtins(list(texts_in(told))))
                assert set(cards_in(plain(told["view"]))) == {card.value for card in shown(state, seat)}
                assert told["seat"] == seat
                assert all(action["seat"] == seat for action in told["legal"])
        match.shut()
        revealed = names_in(match.reveal().body)
        assert {"seed", "decks", "state", "secret"} <= revealed
        assert 1 == len(lengths)

    @every_table
    def test_a_token_is_as_long_as_any_table_of_its_kind_can_need(self, table: Table) -> None:
        server = Server(table.game)
        match = server.start(table.players, variant=table.variant.value)
        capacity = Layout(table.game).capacity(match.state.options, table.players)
        _, body = parted(match.token)
        assert HEAD + SIV + capacity == len(body)
        assert len(match.token) <= MOST_CHARACTERS
        others = server.start(
            table.players, variant=table.variant.value, locks=[*[None] * (table.players - 1), "0" * 64], dealer=1
        )
        assert len(others.token) == len(match.token)


def names_in(told: Any) -> set[str]:
    if isinstance(told, dict):
        return set(told).union(*map(names_in, told.values()))
    return set().union(*map(names_in, told)) if isinstance(told, list | tuple) else set()


def texts_in(told: Any) -> Iterator[str]:
    if isinstance(told, str):
        yield told
    elif isinstance(told, dict | list | tuple):
        for each in told.values() if isinstance(told, dict) else told:
            yield from texts_in(each)


class TestCapacity:
    """No state that can be reached is longer than the largest that its game names."""

    @every_table
    def test_of_every_state_of_the_kit(self, table: Table) -> None:
        sized = Sized(table.game)
        for state in states(table):
            assert sized.of(at_worst(state)) <= sized.largest(state.options, table.players)

    @every_game
    def test_of_states_that_nobody_has_played_up_to(self, game: AnyGame) -> None:
        """Of those that are sound: bids, purchases, looks, tricks and piles by chance."""
        sized, rng, sound = Sized(game), Random(f"{game.id} wild"), 0
        for _ in range(2_500):
            state = KNOWN[game.id].wild(rng)
            if list(game.audit(state)) or len(state.hands) not in range(game.fewest, game.most + 1):
                continue
            sound += 1
            assert sized.of(at_worst(state)) <= sized.largest(state.options, len(state.hands)), state
        assert sound > 40

    @every_table
    def test_of_the_longest_lists(self, table: Table) -> None:
        """All cards in any one of the lists, and in any two: also long piles, stocks and discards."""
        sized = Sized(table.game)
        longest = max(states(table), key=sized.of)
        cards = table.game.pack(longest.options, table.players)
        for place in lists_of(longest, table.game):
            for other in lists_of(longest, table.game):
                for half in {0, 1, 15, 16, 17, len(cards) // 2} if place != other else {0}:
                    state = spread(
                        longest, {place: cards[half:], other: cards[:half]} if place != other else {place: cards}
                    )
                    assert sized.of(at_worst(state)) <= sized.largest(longest.options, table.players), (
                        place,
                        other,
                        half,
                    )

    @every_table
    def test_of_a_move_with_the_most_actions(self, table: Table) -> None:
        """With the longest of every number beside it, and the largest opening of every seat."""
        layout, longest = Layout(table.game), max(states(table), key=Sized(table.game).of)
        capacity = layout.capacity(longest.options, table.players)
        envelope = envelope_of(
            at_worst(longest),
            openings=(bytes(32),) * table.players,
            dealer=table.players - 1,
            move=2**32 - 1,
            recent=bytes(64 * 8),
        )
        assert len(layout.encode(envelope)) == capacity


class Sized:
    """How long the states of a game are."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._largest = dict[Any, int]()

    @staticmethod
    def of(state: Any) -> int:
        return len(msgspec.msgpack.encode(state))

    def largest(self, options: Any, players: int) -> int:
        told = options, players
        if told not in self._largest:
            self._largest[told] = self.of(self._game.sealed.largest(options, players))
        return self._largest[told]


def at_worst(state: Any) -> Any:
    """Return a state with every number that grows at its longest."""
    most = {"seed": LONGEST_SEALED_SEED, "deal": MOST_DEALS - 1, "actions": MOST_ACTIONS, "pool": MOST_UNITS}
    lists = {"balances": -MOST_UNITS, "losses": MOST_DEALS}
    most |= {"kitty": MOST_UNITS} | {name: (most,) * len(state.hands) for name, most in lists.items()}
    phase = state.phase
    if hasattr(phase, "pot"):
        most["phase"] = msgspec.structs.replace(phase, pot=MOST_UNITS)
    return msgspec.structs.replace(state, **{name: each for name, each in most.items() if hasattr(state, name)})


Place = tuple[str, int | None]


def lists_of(state: Any, _game: AnyGame) -> list[Place]:
    """Return the lists of cards of a state that can be long, of each kind of hand list two."""
    single = [name for name in ("stock", "pile", "discards") if isinstance(getattr(state, name, None), tuple)]
    by_seat = [
        name for name in single if name == "discards" and state.discards and isinstance(state.discards[0], tuple)
    ]
    return [*((name, None) for name in single if name not in by_seat), *((name, 0) for name in by_seat)]


def spread(state: Any, lists: dict[Place, tuple[Card, ...]]) -> Any:
    """Return a state all of whose cards lie in some lists."""
    rows: dict[str, Any] = {"hands": [()] * len(state.hands), "stock": (), "pile": (), "discards": ()}
    if ("discards", 0) in lists:
        rows["discards"] = [()] * len(state.hands)
    for (name, seat), cards in lists.items():
        if seat is None:
            rows[name] = cards
        else:
            rows[name][seat] = cards
    told = {name: tuple(row) for name, row in rows.items() if hasattr(state, name)}
    empty = {"tricks": (), "combinations": ((),) * len(state.hands)}
    return msgspec.structs.replace(state, **told, **{name: row for name, row in empty.items() if hasattr(state, name)})
