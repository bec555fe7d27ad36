"""Plays sealed matches whose players hold no more than their own table, and looks at what they can check at the end."""

import asyncio
from random import Random
from typing import Any

from sealed_faults import finds_faults, follows_the_indicator
from sealed_games import DEALS, SealedGame, Seat, awaited_games, move_among, sealed_games

from croupier_client import (
    AsyncCroupier,
    Croupier,
    ProblemCode,
    ProblemError,
    SavedTable,
    SeatOpening,
    SeatSecret,
    Verdicts,
)


def plays_sealed_matches(base_url: str) -> None:
    """Play a sealed match of each game, with tables that wait and with tables that are awaited."""
    with Croupier(base_url) as croupier, asyncio.Runner() as runner:
        follows_the_indicator(croupier.kryt_navalivat.view_table(croupier.kryt_navalivat.start_table(players=2).token))
        for game in sealed_games(croupier):
            plays_sealed(game, "waiting")
        other = AsyncCroupier(base_url)
        for game in awaited_games(croupier, other, runner):
            plays_sealed(game, "awaited")
        runner.run(other.close())


def plays_sealed(game: SealedGame, how: str) -> None:
    """Play a match; every seat verifies it."""
    seats, token = seated(game)
    end = played_out(game, seats, token)
    assert end.view.deal == DEALS - 1
    token = end.token
    for seat in seats:
        seat.receive(token)
        token = seat.close().token
    for seat in seats:
        seat.receive(token)
    reveal = seats[0].reveal()
    moves = [move for seat in seats for move in seat.moves]
    fingerprints = {seat.fingerprint for seat in seats}
    assert len(fingerprints) == 1, fingerprints
    for seat in seats:
        assert seat.verify(reveal, moves) == Verdicts(deck=True, seen=True, links=True)
        finds_faults(seat.saved, reveal, moves)
    print(f"{game.name}, {how}: {len(seats)} seats verified {len(moves)} moves of {fingerprints.pop()}.")


def seated(game: SealedGame) -> tuple[list[Seat], str]:
    """Seat players who have made their own keys, and openings that they keep until the server is bound."""
    secrets = [SeatSecret() for _ in range(game.players)]
    puts = [SeatOpening() for _ in range(game.players)]
    prepared = game.prepare(locks=[each.lock for each in secrets], commitments=[put.commitment for put in puts])
    start = game.start(prepared.token, [put.opening for put in puts])
    assert start.match == prepared.match
    seats = []
    for secret, put in zip(secrets, puts, strict=True):
        saved = SavedTable(token=start.token, key=secret.key, commitment=prepared.commitment, opening=put.opening)
        seats.append(game.sit(saved))
        seats[-1].view()
    return seats, start.token


def played_out(game: SealedGame, seats: list[Seat], token: str) -> Any:
    """Play until nobody is to act; not all look at the table after every move, and all are stored on the way."""
    chance = Random(1)
    at = seats[0].receive(token)
    while at.to_act:
        turn = chance.choice(at.to_act)
        for seat in seats:
            if seat is seats[turn] or chance.random() > 1 / 2:
                seat.receive(at.token)
        player = seats[turn] = game.sit(SavedTable.from_json(seats[turn].saved.to_json()))
        before, at = at.token, player.play(move_among(player.view().legal, chance))
        if chance.random() < 1 / 8:
            refuses_the_older(player, before)
    return at


def refuses_the_older(player: Seat, older: str) -> None:
    """Send a token that has been played on; the player stays where it is."""
    before = player.saved
    try:
        player.receive(older)
    except ProblemError as refused:
        assert refused.problem.code is ProblemCode.NOT_DESCENDANT
    else:
        raise AssertionError("An older token was taken.")
    assert player.saved == before
