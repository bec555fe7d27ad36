"""How a sealed match begins: what is agreed on, the secret of the table, the keys, the first deal."""

import secrets
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec
from msgspec import UNSET

from croupier.game import AnyGame
from croupier.opening import agreed, first_deal
from croupier_api.problems import ProblemFault
from croupier_api.tables.envelope import Envelope, Prepared
from croupier_api.tables.fairness import engine_seed, first_link, from_hex, seat_commitment, shown
from croupier_api.tables.opened import Opened, record_of_prepared
from croupier_api.tables.refusals import fault, unsound_table
from croupier_api.tables.sealing import MATCH_BYTES
from croupier_api.tables.seats import issued_secret, lock_of

SECRET_BYTES = 32


def new_match() -> bytes:
    """Return the id of a new match."""
    return secrets.token_bytes(MATCH_BYTES)


def prepared(game: AnyGame, request: Any, *, ledger: bool) -> Prepared[Any]:
    """Return what a request to prepare or start a match agrees on, with a new secret.

    ``ledger`` says whether one guards the match for good.

    Raises:
        UnsoundOptions: Its options, players or dealer cannot be.
        Refusal: Its locks or commitments cannot be.
    """
    chosen = {"variant": request.variant, "dealer": request.dealer, "overrides": _overrides(game, request.options)}
    given = {name: value for name, value in chosen.items() if value is not UNSET}
    options = agreed(game, players=request.players, **given)
    lists = {name: getattr(request, name, UNSET) for name in ("locks", "commitments")}
    if faults := [found for name, told in lists.items() for found in _list_faults(name, told, request.players)]:
        raise unsound_table(faults)
    locks, commitments = (_as_bytes(told, request.players) for told in lists.values())
    return Prepared(
        options=options,
        players=request.players,
        dealer=given.get("dealer"),
        locks=locks,
        commitments=commitments,
        secret=secrets.token_bytes(SECRET_BYTES),
        ledger=ledger,
    )


def agreed_match(
    game: AnyGame, request: Any, open_prepared: Callable[[str], tuple[bytes, Prepared[Any]]], *, ledger: bool
) -> tuple[bytes, Prepared[Any], tuple[bytes | None, ...]]:
    """Return the id of a match that is to start, what was agreed on, and what the seats put in.

    Raises:
        UnsoundOptions: The request's options, players or dealer cannot be.
        Refusal: Its locks or openings cannot be, its token opens nothing, or it asks for both kinds of start.
    """
    if request.token is UNSET:
        if faults := list(_missing(request)):
            raise unsound_table(faults)
        return new_match(), prepared(game, request, ledger=ledger), (None,) * request.players
    if faults := list(_superfluous(request)):
        raise unsound_table(faults)
    match, told = open_prepared(request.token)
    return match, told, _openings(request.openings, told)


def _missing(request: Any) -> Iterator[ProblemFault]:
    if request.players is UNSET:
        yield fault("/players", "missing", "Say how many play, or give the token of a prepared match.")
    if request.openings is not UNSET:
        yield fault("/openings", "not-prepared", "Only a prepared match has openings.")


def _superfluous(request: Any) -> Iterator[ProblemFault]:
    for name in ("players", "variant", "options", "dealer", "locks"):
        if getattr(request, name) is not UNSET:
            yield fault(f"/{name}", "prepared", "This was agreed on when the match was prepared.")


def _openings(told: Any, match: Prepared[Any]) -> tuple[bytes | None, ...]:
    told = (None,) * match.players if told is UNSET else told
    if len(told) != match.players:
        raise unsound_table([wrong_number("openings", len(told), match.players)])
    openings = from_hex(told)
    faults = [
        fault(f"/openings/{seat}", "not-committed", f"This is not what seat {seat} committed to.")
        for seat, (opening, meant) in enumerate(zip(openings, match.commitments, strict=True))
        if (None if opening is None else bytes.fromhex(seat_commitment(opening))) != meant
    ]
    if faults:
        raise unsound_table(faults)
    return openings


def started(game: AnyGame, match: bytes, told: Prepared[Any], openings: tuple[bytes | None, ...]) -> Opened:
    """Return the first deal of a match."""
    record = record_of_prepared(game, told)
    seed = engine_seed(told.secret, record, openings)
    state, events = first_deal(game, told.options, players=told.players, seed=seed, dealer=told.dealer)
    link = first_link(told.secret, record)
    locks = [
        lock_of(issued_secret(told.secret, seat)) if lock is None else lock for seat, lock in enumerate(told.locks)
    ]
    envelope: Envelope[Any, Any] = Envelope(
        state=state,
        actions=(),
        secret=told.secret,
        dealer=told.dealer,
        openings=openings,
        locks=tuple(locks),
        own=tuple(lock is not None for lock in told.locks),
        closed=(False,) * told.players,
        ledger=told.ledger,
        move=0,
        link=link,
        recent=shown(link),
    )
    return Opened(match, envelope, state, events)


def _overrides(game: AnyGame, chosen: Any) -> Any:
    defaults = game.sealed.defaults
    if defaults is None:
        return chosen
    if chosen is UNSET:
        return defaults
    given = msgspec.structs.asdict(chosen)
    return msgspec.structs.replace(defaults, **{name: value for name, value in given.items() if value is not UNSET})


def _list_faults(name: str, told: Any, players: int) -> Iterator[ProblemFault]:
    if told is UNSET:
        return
    if len(told) != players:
        yield wrong_number(name, len(told), players)
    given = [each for each in told if each is not None]
    if name == "locks" and len(set(given)) < len(given):
        yield fault("/locks", "equal-locks", "Two seats have the same lock.")


def wrong_number(name: str, told: int, players: int) -> ProblemFault:
    """Return the fault of a list that has not one entry a seat."""
    return fault(
        f"/{name}", "wrong-number", f"{told} {name} for {players} seats; each has an entry, which may be null."
    )


def _as_bytes(told: Sequence[str | None] | Any, players: int) -> tuple[bytes | None, ...]:
    if told is UNSET:
        return (None,) * players
    return from_hex(told)
