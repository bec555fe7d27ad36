"""What was hidden in a match, once it is over; and what can be computed from that."""

from collections.abc import Iterator
from typing import Any

import msgspec

from croupier.faults import Fault, TableRule, UnsoundOptions
from croupier.game import AnyGame
from croupier.shuffle import cut_at, lot, shuffled
from croupier_api.tables.fairness import (
    Record,
    as_hex,
    engine_seed,
    from_hex,
    links,
    move_of_actions,
    move_of_close,
    seat_commitment,
    server_commitment,
    shown,
)
from croupier_api.tables.host import Host
from croupier_api.tables.messages import (
    MOST_DECKS,
    FairnessAnswer,
    FairnessRequest,
    RevealedDeck,
    TableMove,
    TableRecord,
    TableRequest,
    TableReveal,
)
from croupier_api.tables.opened import Opened, record_of
from croupier_api.tables.refusals import not_revealed, unsound_table
from croupier_api.tables.starting import wrong_number


class Revealer:
    """Shows what was hidden in the matches of one game, and checks what others say was."""

    def __init__(self, game: AnyGame, host: Host) -> None:
        self._game = game
        self._host = host

    def reveal(self, request: TableRequest) -> msgspec.Struct:
        """Show all that was hidden in a match that every seat has closed."""
        opened = self._host.opened(request)
        self._host.see_newest(opened)
        if not self._is_open(opened):
            raise not_revealed()
        envelope, state = opened.envelope, opened.state
        record = record_of(self._game, envelope)
        return TableReveal(
            match=opened.match.hex(),
            record=TableRecord(
                options=record.options,
                players=record.players,
                dealer=record.dealer,
                locks=record.locks,
                commitments=record.commitments,
            ),
            secret=envelope.secret.hex(),
            openings=as_hex(envelope.openings),
            commitment=server_commitment(opened.match, record, envelope.secret),
            seed=state.seed,
            decks=self._decks(state.options, record.players, state.seed, min(state.deal + 1, MOST_DECKS)),
            state=state,
            move=envelope.move,
            link=shown(envelope.link).hex(),
        )

    def verify(self, request: FairnessRequest[Any, Any]) -> msgspec.Struct:
        """Compute what follows from a reveal, to be compared with what was told while the match was played."""
        told = request.record
        if faults := list(self._faults(told)):
            raise UnsoundOptions(faults)
        lists = {"openings": request.openings, "record/locks": told.locks, "record/commitments": told.commitments}
        if wrong := [
            wrong_number(name, len(each), told.players) for name, each in lists.items() if len(each) != told.players
        ]:
            raise unsound_table(wrong)
        record = Record(game=self._game.id, **msgspec.structs.asdict(told))
        secret = bytes.fromhex(request.secret)
        openings = from_hex(request.openings)
        seed = engine_seed(secret, record, openings)
        return FairnessAnswer(
            commitment=server_commitment(bytes.fromhex(request.match), record, secret),
            openings=tuple(map(_kept, openings, told.commitments)),
            seed=seed,
            dealer=lot(told.players, seed) if told.dealer is None else told.dealer,
            decks=self._decks(told.options, told.players, seed, request.deals),
            links=tuple(shown(link).hex() for link in links(secret, record, map(self._move, request.moves))),
        )

    def _faults(self, told: TableRecord[Any]) -> Iterator[Fault]:
        for fault in self._game.unplayable(told.options, told.players):
            yield msgspec.structs.replace(fault, pointer=f"/record{fault.pointer}")
        if told.dealer is not None and told.dealer >= told.players:
            yield TableRule.SEAT_EXISTS.fault("/record/dealer", seat=told.dealer, last=told.players - 1)

    def _is_open(self, opened: Opened) -> bool:
        # Where nobody can go back, a match that has had all its deals needs no word of its players.
        return opened.over or (opened.envelope.ledger and not self._game.to_act(opened.state))

    def _decks(self, options: Any, players: int, seed: str, deals: int) -> tuple[RevealedDeck, ...]:
        pack = self._game.pack(options, players)
        return tuple(
            RevealedDeck(deal=deal, deck=shuffled(pack, seed, deal), cut=cut_at(len(pack), seed, deal))
            for deal in range(deals)
        )

    def _move(self, move: TableMove[Any]) -> bytes:
        if not move.actions:
            return move_of_close(move.seat)
        return move_of_actions(map(self._game.sealed.canonical, move.actions))


def _kept(opening: bytes | None, commitment: str | None) -> bool | None:
    if opening is None and commitment is None:
        return None
    return opening is not None and seat_commitment(opening) == commitment
