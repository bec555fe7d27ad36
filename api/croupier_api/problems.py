"""Refusals as RFC 9457 problems: one closed list of kinds, and one way from an exception to what travels.

>>> problem(ProblemCode.NOT_FOUND, "There is nothing at this address.").type
'/problems/not-found'
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import StrEnum
from types import MappingProxyType
from typing import Annotated, Any, NamedTuple, TypeAlias

import msgspec
from msgspec import Meta

from croupier.faults import (
    Fault,
    IllegalAction,
    UnknownVersion,
    UnsoundDeck,
    UnsoundHand,
    UnsoundOptions,
    UnsoundSeat,
    UnsoundState,
    Violation,
    sentence,
)
from croupier_api.pointers import placed, unquoted

MOST_ERRORS = 100
LONGEST_TEXT = 500
LONGEST_WORD = 100

Text: TypeAlias = Annotated[str, Meta(max_length=LONGEST_TEXT)]
Word: TypeAlias = Annotated[str, Meta(max_length=LONGEST_WORD)]

SCHEMA = "schema"
"""Reason of a fault that the schema finds, not a rule."""


class ProblemCode(StrEnum):
    """The kind of a problem, to decide by; every kind has a page of its own."""

    NOT_FOUND = "not-found"
    METHOD_NOT_ALLOWED = "method-not-allowed"
    BODY_TOO_LARGE = "body-too-large"
    UNSUPPORTED_MEDIA_TYPE = "unsupported-media-type"
    NOT_ACCEPTABLE = "not-acceptable"
    MALFORMED = "malformed"
    UNSOUND_OPTIONS = "unsound-options"
    UNSOUND_DECK = "unsound-deck"
    UNSOUND_STATE = "unsound-state"
    UNSOUND_SEAT = "unsound-seat"
    UNSOUND_HAND = "unsound-hand"
    UNKNOWN_VERSION = "unknown-version"
    TOO_MUCH = "too-much"
    ILLEGAL_ACTION = "illegal-action"
    NO_KEY = "no-key"
    NOT_YOUR_SEAT = "not-your-seat"
    CANNOT_OPEN = "cannot-open"
    UNSOUND_TABLE = "unsound-table"
    KEY_RETIRED = "key-retired"
    TABLE_EXPIRED = "table-expired"
    STALE_TABLE = "stale-table"
    NOT_DESCENDANT = "not-descendant"
    NOT_LAST = "not-last"
    INCOMPLETE = "incomplete"
    NOT_OVER = "not-over"
    CLOSED = "closed"
    NO_KEYRING = "no-keyring"
    LEDGER_DOWN = "ledger-down"
    INTERNAL = "internal"


class Kind(NamedTuple):
    """What all problems of one code have in common."""

    status: int
    title: str


KINDS: Mapping[ProblemCode, Kind] = MappingProxyType(
    {
        ProblemCode.NOT_FOUND: Kind(404, "Not found"),
        ProblemCode.METHOD_NOT_ALLOWED: Kind(405, "Method not allowed"),
        ProblemCode.BODY_TOO_LARGE: Kind(413, "Body too large"),
        ProblemCode.UNSUPPORTED_MEDIA_TYPE: Kind(415, "Unsupported media type"),
        ProblemCode.NOT_ACCEPTABLE: Kind(406, "Not acceptable"),
        ProblemCode.MALFORMED: Kind(400, "Malformed request"),
        ProblemCode.UNSOUND_OPTIONS: Kind(422, "Unsound options"),
        ProblemCode.UNSOUND_DECK: Kind(422, "Unsound deck"),
        ProblemCode.UNSOUND_STATE: Kind(422, "Unsound state"),
        ProblemCode.UNSOUND_SEAT: Kind(422, "Unsound seat"),
        ProblemCode.UNSOUND_HAND: Kind(422, "Unsound hand"),
        ProblemCode.UNKNOWN_VERSION: Kind(422, "Unknown state version"),
        ProblemCode.TOO_MUCH: Kind(422, "Too much for one call"),
        ProblemCode.ILLEGAL_ACTION: Kind(409, "Illegal action"),
        ProblemCode.NO_KEY: Kind(401, "No key"),
        ProblemCode.NOT_YOUR_SEAT: Kind(403, "Not your seat"),
        ProblemCode.CANNOT_OPEN: Kind(422, "Cannot open"),
        ProblemCode.UNSOUND_TABLE: Kind(422, "Unsound table"),
        ProblemCode.KEY_RETIRED: Kind(410, "Key retired"),
        ProblemCode.TABLE_EXPIRED: Kind(410, "Table expired"),
        ProblemCode.STALE_TABLE: Kind(409, "Stale table"),
        ProblemCode.NOT_DESCENDANT: Kind(409, "Not a descendant"),
        ProblemCode.NOT_LAST: Kind(409, "Not last"),
        ProblemCode.INCOMPLETE: Kind(409, "Incomplete move"),
        ProblemCode.NOT_OVER: Kind(409, "Not over"),
        ProblemCode.CLOSED: Kind(409, "Closed"),
        ProblemCode.NO_KEYRING: Kind(503, "No keyring"),
        ProblemCode.LEDGER_DOWN: Kind(503, "Ledger down"),
        ProblemCode.INTERNAL: Kind(500, "Internal error"),
    }
)


class ProblemFault(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One fault of a request, and where it is."""

    pointer: Text
    """JSON Pointer (RFC 6901) into the request body; empty for the body as a whole."""
    reason: Word
    """Code of the law that is broken; ``schema`` where the schema says no."""
    rule: Word | None
    """Id of the rule that the law comes from; null where none does."""
    detail: Text
    """What is wrong, in a sentence."""


class Problem(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Why a request was refused (RFC 9457). Nothing has changed; what does not apply is null."""

    type: Annotated[str, Meta(max_length=LONGEST_WORD, pattern="^/problems/[a-z-]+$")]
    """Address of the page about this code, on this server."""
    title: Word
    """The code in words."""
    status: Annotated[int, Meta(ge=400, le=599)]
    """The HTTP status."""
    detail: Text
    """What is wrong with this request, in a sentence."""
    code: ProblemCode
    """What kind of problem this is; the list is closed."""
    rule: Word | None
    """Id of the rule that forbids the action."""
    reason: Word | None
    """Code of the rule that forbids the action."""
    values: Annotated[dict[Word, Word], Meta(max_length=20)] | None
    """What the rule's sentence mentions by name (card, seat, suit), for translation."""
    index: Annotated[int, Meta(ge=0, le=9_999)] | None
    """Place of the forbidden action in the request's list, from 0."""
    errors: Annotated[tuple[ProblemFault, ...], Meta(min_length=1, max_length=MOST_ERRORS)] | None
    """The faults of the request, up to 100."""
    more: Annotated[int, Meta(ge=0, le=2**31 - 1)] | None
    """How many faults there are beyond these."""


class Refusal(Exception):
    """A request is refused: the problem, and the headers that belong to it."""

    def __init__(self, problem: Problem, headers: Mapping[str, str] | None = None) -> None:
        super().__init__(problem.detail)
        self.problem = problem
        self.headers = headers or {}


def problem(
    code: ProblemCode,
    detail: str,
    *,
    violation: Violation | None = None,
    index: int | None = None,
    errors: Sequence[ProblemFault] = (),
) -> Problem:
    """Return a problem; what all of its code have in common is filled in, and what is too long is cut."""
    rule = None if violation is None else violation.rule
    return Problem(
        type=f"/problems/{code}",
        title=KINDS[code].title,
        status=KINDS[code].status,
        detail=_cut(detail),
        code=code,
        rule=None if rule is None else rule.id,
        reason=None if rule is None else rule.code,
        values=None if violation is None else {name: str(value) for name, value in violation.values.items()},
        index=index,
        errors=tuple(errors[:MOST_ERRORS]) or None,
        more=max(len(errors) - MOST_ERRORS, 0) if errors else None,
    )


def unsound(code: ProblemCode, detail: str, faults: Iterable[Fault], at: str = "") -> Problem:
    """Return a problem that lists faults; ``at`` is put in front of their pointers."""
    return problem(code, detail, errors=[_error_of(fault, at) for fault in faults])


def malformed(error: Exception, *, quotes: bool = True) -> Problem:
    """Return the problem of a body that cannot be decoded, with the place that the decoder names.

    Unless it ``quotes``, nothing that stood in the body is in it.
    """
    if isinstance(error, RecursionError):
        return problem(ProblemCode.MALFORMED, "The body is nested too deeply.")
    if not isinstance(error, msgspec.ValidationError):
        return problem(ProblemCode.MALFORMED, f"The body cannot be read: {error}.")
    pointer, said = placed(str(error) if quotes else unquoted(str(error)))
    entry = ProblemFault(pointer=pointer, reason=SCHEMA, rule=None, detail=_cut(f"{said}."))
    return problem(ProblemCode.MALFORMED, "The body is not what the schema asks for.", errors=[entry])


def problem_of(exception: Exception, at: str = "") -> Problem:
    """Return what is told about an exception; of one that is no refusal, only that it happened.

    ``at`` is the place of the state in the request body (``/state``, ``/items/3/state``): the pointers of its faults
    run from there. Options and decks lie where a start request has them.
    """
    for kind, told in _TOLD.items():
        if isinstance(exception, kind):
            return told(exception, at)
    return problem(ProblemCode.INTERNAL, "The server failed to answer this request.")


def _illegal(exception: IllegalAction, _at: str) -> Problem:
    violation = exception.violation
    return problem(ProblemCode.ILLEGAL_ACTION, sentence(violation), violation=violation, index=exception.index)


def _unknown_version(exception: UnknownVersion, at: str) -> Problem:
    code, said = ProblemCode.UNKNOWN_VERSION, str(exception)
    return problem(code, said, errors=[ProblemFault(pointer=f"{at}/version", reason=code, rule=None, detail=said)])


def _unsound_options(exception: UnsoundOptions, _at: str) -> Problem:
    said = "With these options, players and dealer nothing can be played."
    return unsound(ProblemCode.UNSOUND_OPTIONS, said, exception.faults)


def _unsound_deck(exception: UnsoundDeck, _at: str) -> Problem:
    return unsound(ProblemCode.UNSOUND_DECK, "The deck is not exactly the pack.", exception.faults)


def _unsound_seat(exception: UnsoundSeat, _at: str) -> Problem:
    return unsound(ProblemCode.UNSOUND_SEAT, "The seat that looks is not at the table.", exception.faults)


def _unsound_hand(exception: UnsoundHand, _at: str) -> Problem:
    return unsound(ProblemCode.UNSOUND_HAND, "The hand has a card more than once.", exception.faults)


def _unsound_state(exception: UnsoundState, at: str) -> Problem:
    return unsound(ProblemCode.UNSOUND_STATE, "The state breaks laws of its game.", exception.faults, at)


_TOLD: Mapping[type[Exception], Callable[[Any, str], Problem]] = MappingProxyType(
    {
        Refusal: lambda refusal, _: refusal.problem,
        IllegalAction: _illegal,
        UnsoundState: _unsound_state,
        UnsoundOptions: _unsound_options,
        UnsoundDeck: _unsound_deck,
        UnsoundSeat: _unsound_seat,
        UnsoundHand: _unsound_hand,
        UnknownVersion: _unknown_version,
    }
)


def _error_of(fault: Fault, at: str) -> ProblemFault:
    rule = fault.rule
    return ProblemFault(pointer=at + fault.pointer, reason=rule.code, rule=rule.id, detail=_cut(sentence(fault)))


def _cut(text: str) -> str:
    # Decoders quote what they were sent, and that may be as long as the body.
    return text if len(text) <= LONGEST_TEXT else f"{text[: LONGEST_TEXT - 1]}…"
