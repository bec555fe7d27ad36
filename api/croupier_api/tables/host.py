"""What each call on a sealed table does.

In this order: open the token, know the key and its seat, see that nothing is undone, then the rules, the ledger, and
the answer.
"""

from typing import Any

import msgspec
from msgspec import UNSET

from croupier.game import AnyGame, perspective, play
from croupier_api.tables.envelope import Envelope
from croupier_api.tables.fairness import move_of_actions, move_of_close, next_link, server_commitment, shown
from croupier_api.tables.house import PREPARED, House, entry_of
from croupier_api.tables.messages import (
    Fairness,
    Safety,
    SeatKey,
    Secrecy,
    Table,
    TablePlayRequest,
    TablePrepared,
    TablePrepareRequest,
    TableRequest,
    TableStarted,
    TableStartRequest,
)
from croupier_api.tables.moves import check_move, check_seat
from croupier_api.tables.opened import Opened, Opener, record_of, record_of_prepared
from croupier_api.tables.refusals import (
    cannot_open,
    closed,
    closed_already,
    closed_but_one,
    no_key,
    not_descendant,
    not_over,
)
from croupier_api.tables.seats import issued_secret, key_text, seat_of
from croupier_api.tables.starting import agreed_match, new_match, prepared, started


class Host:
    """Keeps the sealed tables of one game, each only as long as a call lasts."""

    def __init__(self, game: AnyGame, house: House) -> None:
        self._game = game
        self._house = house
        self._opener = Opener(game)

    def prepare(self, request: TablePrepareRequest[Any, Any]) -> msgspec.Struct:
        """Agree on a match, and bind the server to its secret before anybody opens what the seats put in."""
        keyring, match = self._house.keys(), new_match()
        told = prepared(self._game, request, ledger=self._house.ledger is not None)
        commitment = server_commitment(match, record_of_prepared(self._game, told), told.secret)
        token = self._opener.seal_prepared(keyring, match, told)
        if told.ledger:
            self._house.enter(match, PREPARED)
        return TablePrepared(token=token, match=match.hex(), commitment=commitment)

    def start(self, request: TableStartRequest[Any, Any]) -> msgspec.Struct:
        """Deal the first deal of a sealed match, and issue the keys of seats that made none."""
        keyring = self._house.keys()
        match, told, openings = agreed_match(
            self._game,
            request,
            lambda token: self._opener.open_prepared(keyring, token),
            ledger=self._house.ledger is not None,
        )
        opened = started(self._game, match, told, openings)
        if told.ledger and request.token is UNSET:
            self._house.enter(match, entry_of(opened.envelope))
        elif told.ledger:
            self._house.advance(match, PREPARED, entry_of(opened.envelope))
        own = opened.envelope.own
        return TableStarted(
            **self._told(opened, None, self._opener.seal(keyring, match, opened.envelope)),
            commitment=server_commitment(match, record_of(self._game, opened.envelope), told.secret),
            keys=tuple(None if own[seat] else key_text(issued_secret(told.secret, seat)) for seat in range(len(own))),
        )

    def play(self, request: TablePlayRequest[Any], *, key: str | None) -> msgspec.Struct:
        """Play one move of the seat whose key is sent: all of its actions, or none."""
        opened, seat = self._with_seat(request, key)
        # Before the ledger is asked: it lets a move that has been played pass again, so it would tell whoever guesses
        # another seat's hidden move on an older token whether the guess is right.
        check_seat(seat, request.actions)
        actions = tuple(map(self._game.sealed.canonical, request.actions))
        moved = _moved(opened.envelope, move_of_actions(actions))
        self.see_newest(opened, moved)
        if opened.over:
            raise closed()
        if not opened.envelope.ledger and opened.envelope.closed.count(False) == 1:
            # Nothing keeps the last one from closing, seeing in the reveal what later deals will be, throwing that
            # answer away, and playing on.
            raise closed_but_one()
        check_move(self._game.sealed, actions)
        state, events = play(self._game, opened.state, actions)
        nobody = (False,) * len(opened.envelope.closed)
        after = msgspec.structs.replace(moved, state=opened.state, actions=actions, closed=nobody)
        return self._kept(opened, Opened(opened.match, after, state, events), seat)

    def close(self, request: TableRequest, *, key: str | None) -> msgspec.Struct:
        """Close the match for the seat whose key is sent; once all have, it is over and can be revealed."""
        opened, seat = self._with_seat(request, key)
        moved = _moved(opened.envelope, move_of_close(seat))
        self.see_newest(opened, moved)
        if opened.envelope.closed[seat]:
            raise closed_already()
        if self._game.scoring(opened.state).result is None:
            raise not_over()
        shut = tuple(was or other == seat for other, was in enumerate(opened.envelope.closed))
        after = msgspec.structs.replace(moved, state=opened.state, actions=(), closed=shut)
        return self._kept(opened, Opened(opened.match, after, opened.state, ()), seat)

    def view(self, request: TableRequest, *, key: str | None) -> msgspec.Struct:
        """See a table as the seat whose key is sent, or without a key as spectators do."""
        if key is None:
            opened, seat = self.opened(request), None
        else:
            opened, seat = self._with_seat(request, key)
        self.see_newest(opened)
        return Table(**self._told(opened, seat, request.token))

    def opened(self, request: Any) -> Opened:
        """Return the table of a request, which descends from what its client has seen.

        Raises:
            Refusal: The token opens no table here, or does not descend.
        """
        opened = self._opener.open(self._house.keys(), request.token)
        seen = request.last_seen
        if seen is not UNSET and not opened.envelope.knows(seen.move, bytes.fromhex(seen.link)):
            raise not_descendant()
        return opened

    def _with_seat(self, request: Any, key: str | None) -> tuple[Opened, int]:
        self._house.keys()
        if key is None:
            raise no_key()
        opened = self.opened(request)
        seat = seat_of(key, opened.envelope.locks)
        if seat is None:
            raise cannot_open()
        return opened, seat

    def see_newest(self, opened: Opened, moved: Envelope[Any, Any] | None = None) -> None:
        """See that nothing else has been played on a table, but perhaps the move that is asked for.

        Raises:
            Refusal: Something has, or the ledger cannot tell.
        """
        if opened.envelope.ledger:
            after = None if moved is None else entry_of(moved)
            self._house.see_newest(opened.match, entry_of(opened.envelope), after)

    def _kept(self, before: Opened, after: Opened, seat: int) -> msgspec.Struct:
        token = self._opener.seal(self._house.keys(), after.match, after.envelope)
        if after.envelope.ledger:
            self._house.advance(after.match, entry_of(before.envelope), entry_of(after.envelope))
        return Table(**self._told(after, seat, token))

    def _told(self, opened: Opened, seat: int | None, token: str) -> dict[str, Any]:
        seen = perspective(self._game, opened.state, opened.events, seat)
        envelope = opened.envelope
        return {
            "token": token,
            "match": opened.match.hex(),
            "move": envelope.move,
            "link": shown(envelope.link).hex(),
            "safety": self._safety(envelope),
            "closed": tuple(seat for seat, shut in enumerate(envelope.closed) if shut),
            "seat": seat,
            "view": seen.view,
            "to_act": () if opened.over else seen.to_act,
            "legal": () if opened.over else seen.legal,
            "scoring": seen.scoring,
            "events": seen.events,
        }

    def _safety(self, envelope: Envelope[Any, Any]) -> Safety:
        remembered = self._game.sealed.remembered(envelope.state.options)
        return Safety(
            ledger=envelope.ledger,
            seats=tuple(SeatKey.OWN if own else SeatKey.ISSUED for own in envelope.own),
            fairness=_fairness([opening is not None for opening in envelope.openings]),
            secrecy=Secrecy.MEMORY if remembered else Secrecy.FULL,
        )


def _fairness(took_part: list[bool]) -> Fairness:
    if all(took_part):
        return Fairness.ALL_SEATS
    return Fairness.SOME_SEATS if any(took_part) else Fairness.SERVER_ONLY


def _moved(envelope: Envelope[Any, Any], move: bytes) -> Envelope[Any, Any]:
    """Return a table that has gone one move further, with nothing but its links changed."""
    link = next_link(envelope.secret, envelope.link, move)
    return msgspec.structs.replace(envelope, move=envelope.move + 1, link=link, recent=envelope.with_link(shown(link)))
