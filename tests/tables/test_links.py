"""Links bind a match to its moves, and nothing that leaves the server can be guessed from."""

import hashlib
import hmac
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from croupier.cards import Card
from croupier.chor_voli.combinations import table
from croupier.chor_voli.options import PACK
from croupier.game import AnyGame
from croupier.registry import GAMES
from croupier_api.tables.envelope import MOST_LINKS
from croupier_api.tables.fairness import Record, links, move_of_actions, move_of_close, shown
from croupier_api.tables.opened import record_of
from tables.seated import CHOR_VOLI, KRYT, Match, Server, move_among, own_key
from tables.tampering import parted

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def long_match(moves: int) -> tuple[Match, list[Any]]:
    """Return a match that has gone on for so many moves, and what its players have seen, from the start on."""
    for seed in range(20):
        match, rng = Server(KRYT).start(6, options={"deals": 50}), Random(f"long {seed}")
        seen = [match.seen()]
        for _, _move in zip(range(moves), match.run(rng), strict=False):
            seen.append(match.seen())
        if len(seen) == moves + 1:
            return match, seen
    raise AssertionError(moves)


class TestLastSeen:
    """What a client has seen is checked in every call."""

    def test_the_last_64_links_are_known(self) -> None:
        match, seen = long_match(80)
        told = [match.view(seen=each).status for each in seen]
        assert [409] * (81 - MOST_LINKS) + [200] * MOST_LINKS == told
        assert 64 == MOST_LINKS

    def test_in_every_call(self) -> None:
        match, seen = long_match(80)
        server, (seat,) = match.server, match.last["to_act"]
        move = match.random_move(Random("every call"))
        bodies: tuple[tuple[str, Any], ...] = (("view", {}), ("play", {"actions": move}), ("close", {}), ("reveal", {}))
        for path, body in bodies:
            for last_seen in (seen[0], seen[16], {**seen[-1], "link": "0" * 16}, {**seen[-1], "move": 79}):
                asked = {"token": match.token, **body, "last_seen": last_seen}
                told = server.ask(f"tables/{path}", asked, match.keys[seat])
                assert (409, "not-descendant") == (told.status, told.code), (path, last_seen)
            told = server.ask(f"tables/{path}", {"token": match.token, **body, "last_seen": seen[17]}, match.keys[seat])
            assert "not-descendant" != told.body.get("code")

    def test_what_is_yet_to_come_is_unknown(self) -> None:
        match, seen = long_match(3)
        for move in (4, 5, 66, 67, 68, 2**32 - 1):
            assert "not-descendant" == match.view(seen={**seen[-1], "move": move}).code

    def test_of_two_branches_each_refuses_the_others_last_move(self) -> None:
        match = Server(KRYT).start(3)
        first, second, *_ = [match.play([action]) for action in match.legal(match.last["to_act"][0])]
        assert first.body["link"] != second.body["link"]
        for ours, theirs in ((first, second), (second, first)):
            seen = {"move": ours.body["move"], "link": ours.body["link"]}
            assert "not-descendant" == match.view(token=theirs.body["token"], seen=seen).code
            assert 200 == match.view(token=ours.body["token"], seen=seen).status


@every_game
def test_links_follow_from_the_secret_and_the_moves(game: AnyGame) -> None:
    """Written a second time, from the page of the format."""
    server, rng = Server(game), Random(f"{game.id} links")
    match = server.start(options={"deals": 1})
    envelope = server.opened(match.token).envelope
    record = record_of(game, envelope)
    key = hmac.digest(envelope.secret, b"croupier/links/1", "sha256")
    link = hmac.digest(key, canonical(msgspec.to_builtins(record)), "sha256")
    assert link[:8].hex() == match.last["link"]
    for number, move in enumerate(match.run(rng), 1):
        ordered = [{**act, "cards": sorted(act["cards"])} if "cards" in act else act for act in move]
        link = hmac.digest(key, link + canonical(ordered), "sha256")
        assert (number, link[:8].hex()) == (match.last["move"], match.last["link"])
    for seat in range(len(match.keys)):
        match.shut(seat)
        link = hmac.digest(key, link + canonical({"close": seat}), "sha256")
        assert link[:8].hex() == match.last["link"]


def canonical(value: Any) -> bytes:
    return msgspec.json.encode(value, order="sorted")


@every_game
def test_the_order_in_which_a_combination_is_named_makes_no_difference(game: AnyGame) -> None:
    server, rng = Server(game), Random(f"{game.id} order")
    match = server.start()
    compared = 0
    for _ in range(4 * 3):
        seat = match.last["to_act"][0]
        move = move_among(game, match.legal(seat), rng)
        turned = [
            {**action, "cards": rng.sample(action["cards"], 3)} if "cards" in action else action for action in move
        ]
        compared += turned != move
        assert match.play(move) == match.play(turned)
        match.go(*move)
        if not match.last["to_act"] or match.phase == "calling":
            match = server.start()
    assert compared or game is not CHOR_VOLI


class TestGuessing:
    """Who knows everything public, and tries every hidden action, finds none of them in what is public."""

    def test_no_unkeyed_hash_of_an_arrangement_is_anywhere(self) -> None:
        """Every combination of 52 cards, in every encoding and by every hash that an attacker might try."""
        server, rng = Server(CHOR_VOLI), Random("enumeration")
        match = next(match for match in (server.start() for _ in range(20)) if match.phase == "arranging")
        before, seat = match.last, match.last["to_act"][0]
        combines = [action for action in match.legal(seat) if action["type"] == "combine"]
        match.go(rng.choice(combines), {"type": "stand", "seat": seat})
        public = fields_of(before, match.last, match.view(seat - 1).body)
        found = [
            told
            for told in guesses(seat, before, match.server.opened(match.token).envelope.state.options)
            if told in public
        ]
        assert found == []

    def test_the_same_search_finds_a_hash_that_is_not_keyed(self) -> None:
        """Or finding nothing would show nothing."""
        match = Server(CHOR_VOLI).start()
        options = match.state.options
        cards = table(options).among(PACK)[777].cards
        leak = hashlib.sha256(canonical(_arranged(2, cards))).digest()
        tried = set(guesses(2, match.last, options))
        assert leak[:8] in tried
        linked = hashlib.sha256(bytes.fromhex(match.last["link"]) + canonical(_arranged(2, cards))).digest()
        assert linked[:8] in tried

    @every_game
    def test_link_and_token_of_one_move_are_others_under_another_secret(self, game: AnyGame) -> None:
        """The same cards, the same key, the same move, and nothing alike in what is public of it."""
        server = Server(game)
        match, rng = server.start(), Random(f"{game.id} secret")
        move = match.random_move(rng)
        state, seat = match.state, move[0]["seat"]
        told = [
            server.ask(
                "tables/play", {"token": server.of_state(state, secret=secret), "actions": move}, own_key(seat)
            ).body
            for secret in (b"a" * 32, b"a" * 32, b"b" * 32)
        ]
        assert told[0] == told[1]
        assert told[0]["link"] != told[2]["link"]
        ours, theirs = (parted(each["token"])[1][50:] for each in (told[0], told[2]))
        same = sum(a == b for a, b in zip(ours, theirs, strict=True))
        assert same < len(ours) // 64
        other_match = {name: said for name, said in told[2].items() if name not in {"token", "link"}}
        assert other_match == {name: said for name, said in told[0].items() if name not in {"token", "link"}}

    @every_game
    def test_of_different_moves_nothing_public_is_alike(self, game: AnyGame) -> None:
        server, rng = Server(game), Random(f"{game.id} moves")
        match = next(match for match in (server.start() for _ in range(20)) if match.phase != "over")
        seat = match.last["to_act"][0]
        moves = {str(move): move for move in (move_among(game, match.legal(seat), rng) for _ in range(60))}
        told = [match.play(move).body for move in moves.values()]
        assert len(moves) == len({each["link"] for each in told}) == len({each["token"] for each in told}) > 1


def fields_of(*answers: Any) -> set[bytes]:
    """Return the first 8 bytes of everything public that could be a hash, and every 8 bytes of the tokens."""
    public = set[bytes]()
    for told in answers:
        public.update(bytes.fromhex(told[name])[:8] for name in ("link", "match"))
        body = parted(told["token"])[1]
        public.update(body[i : i + 8] for i in range(len(body) - 7))
    return public


def _arranged(seat: int, cards: tuple[Card, ...]) -> list[Any]:
    return [{"type": "combine", "seat": seat, "cards": list(cards)}, {"type": "stand", "seat": seat}]


def guesses(seat: int, before: Any, options: Any) -> Iterator[bytes]:
    """Give the first 8 bytes of every hash of every arrangement of one combination, alone and with what is public."""
    match, link, token = bytes.fromhex(before["match"]), bytes.fromhex(before["link"]), before["token"].encode()
    salts = (b"", link, match, match + link, link + match, hashlib.sha256(token).digest())
    keys = (b"croupier/links/1", match, link, hashlib.sha256(match).digest())
    for combination in table(options).among(PACK):
        for order in (combination.cards, tuple(sorted(combination.cards))):
            move = _arranged(seat, order)
            texts = (canonical(move), msgspec.json.encode(move), msgspec.msgpack.encode(move), "".join(order).encode())
            for text in texts:
                yield from (hashlib.sha256(salt + text).digest()[:8] for salt in salts)
                yield from (hmac.digest(key, link + text, "sha256")[:8] for key in keys)


@every_game
def test_a_start_has_a_link_that_depends_on_all_that_was_agreed(game: AnyGame) -> None:
    server = Server(game)
    match = server.start()
    record = record_of(game, server.opened(match.token).envelope)
    secret = b"s" * 32
    other: list[dict[str, Any]] = [
        {"players": record.players + 1},
        {"dealer": 1},
        {"locks": ("0" * 64, *record.locks[1:])},
        {"commitments": ("0" * 64, *record.commitments[1:])},
        {"game": "other"},
        {"options": msgspec.structs.replace(record.options, deals=7)},
    ]
    records: list[Record] = [record, *(msgspec.structs.replace(record, **changed) for changed in other)]
    firsts = [shown(next(iter(links(secret, each, [])))) for each in records]
    assert len(records) == len(set(firsts))
    assert len(set(links(secret, record, [move_of_close(0), move_of_close(1), move_of_actions([])]))) == 4
