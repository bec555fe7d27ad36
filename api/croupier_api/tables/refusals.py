"""Refusals of sealed tables. None of them quotes a token, a key, or anything that a token hides."""

from collections.abc import Sequence

from croupier_api.problems import ProblemCode, ProblemFault, Refusal, problem


def refusal(
    code: ProblemCode, detail: str, *, index: int | None = None, errors: Sequence[ProblemFault] = ()
) -> Refusal:
    """Return a refusal without further headers."""
    return Refusal(problem(code, detail, index=index, errors=errors))


def cannot_open() -> Refusal:
    """Return the one answer to a token or a key that is malformed, forged, altered or foreign."""
    return refusal(ProblemCode.CANNOT_OPEN, "The token or the key does not open a table of this game on this server.")


def no_key() -> Refusal:
    """Return the answer where a key is needed and none came."""
    said = problem(ProblemCode.NO_KEY, "This call needs a seat's key: Authorization: Bearer cs1.…")
    return Refusal(said, {"WWW-Authenticate": "Bearer"})


def key_retired() -> Refusal:
    """Return the answer to a token of a server key that is no longer used."""
    return refusal(ProblemCode.KEY_RETIRED, "The key that sealed this table has been retired; the match is lost.")


def no_keyring() -> Refusal:
    """Return the answer of a server that has no keys."""
    return refusal(ProblemCode.NO_KEYRING, "This server has no keys, so it seals no tables.")


def ledger_down() -> Refusal:
    """Return the answer to a table whose ledger cannot be asked now."""
    return refusal(ProblemCode.LEDGER_DOWN, "The ledger that guards this table cannot be asked now. Try again later.")


def no_ledger() -> Refusal:
    """Return the answer to a table with a ledger where there is none."""
    return refusal(ProblemCode.LEDGER_DOWN, "A ledger guards this table, and this server has none.")


def table_expired() -> Refusal:
    """Return the answer to a table that its ledger does not know any more."""
    return refusal(ProblemCode.TABLE_EXPIRED, "The ledger no longer knows this match; it has been idle for too long.")


def stale_table() -> Refusal:
    """Return the answer to a token that another move has been played on."""
    return refusal(ProblemCode.STALE_TABLE, "The match has gone on since this token. Ask for the newest one.")


def not_descendant() -> Refusal:
    """Return the answer to a token that does not go back to what its client has seen."""
    return refusal(
        ProblemCode.NOT_DESCENDANT, "This token does not descend from the move last seen, or that was too long ago."
    )


def not_your_seat(index: int, own: int, other: int) -> Refusal:
    """Return the answer to an action of a seat that the key does not speak for."""
    return refusal(ProblemCode.NOT_YOUR_SEAT, f"This key speaks for seat {own}, not for seat {other}.", index=index)


def not_last(index: int, kind: str) -> Refusal:
    """Return the answer to a move that goes on after its seat has learnt something."""
    return refusal(
        ProblemCode.NOT_LAST, f"After {kind} its seat knows more, so nothing may follow it here.", index=index
    )


def incomplete(kind: str, end: str) -> Refusal:
    """Return the answer to a move that is only taken whole."""
    return refusal(ProblemCode.INCOMPLETE, f"{kind} is only taken in one move that ends with {end}.")


def not_over() -> Refusal:
    """Return the answer to who would close while a deal is played."""
    return refusal(ProblemCode.NOT_OVER, "A match is closed when a deal is over.")


def not_revealed() -> Refusal:
    """Return the answer to who would see everything before all have closed."""
    return refusal(ProblemCode.NOT_OVER, "All is shown once every seat has closed the match.")


def closed() -> Refusal:
    """Return the answer to a move in a match that all have closed."""
    return refusal(ProblemCode.CLOSED, "Every seat has closed this match; it is over.")


def closed_but_one() -> Refusal:
    """Return the answer to who would deal where all seats but one have closed, and no ledger guards the match."""
    return refusal(ProblemCode.CLOSED, "All seats but one have closed this match; it does not go on without a ledger.")


def closed_already() -> Refusal:
    """Return the answer to a seat that closes a match once more."""
    return refusal(ProblemCode.CLOSED, "This seat has closed the match already.")


def unsound_table(errors: Sequence[ProblemFault]) -> Refusal:
    """Return the answer to a start that cannot be."""
    return refusal(ProblemCode.UNSOUND_TABLE, "From this no table can be made.", errors=errors)


def fault(pointer: str, reason: str, detail: str) -> ProblemFault:
    """Return a fault of a request to start or prepare a table."""
    return ProblemFault(pointer=pointer, reason=reason, rule=None, detail=detail)
