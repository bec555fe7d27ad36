"""What travels to and from sealed tables. No answer but that of ``reveal`` holds a state, a seed or a deck."""

from enum import StrEnum
from typing import Annotated, Generic, TypeAlias, TypeVar

import msgspec
from msgspec import UNSET, Meta, UnsetType

from croupier.cards import Cards
from croupier.game import MOST_EVENTS, MOST_LISTED, A, E, R, S, W
from croupier.seats import MOST_SEATS, Seat
from croupier.wire import DealNumber
from croupier_api.messages import Digest, N, Players, Seats, V, Wire
from croupier_api.tables.envelope import MOST_MOVE
from croupier_api.tables.sealing import LONGEST_TOKEN

O = TypeVar("O", bound=msgspec.Struct)  # noqa: E741 - options, as the record of a game calls them

MOST_DECKS = 1_000
MOST_MOVES = 10_000

# No pattern: what is no token is refused like one that is forged.
Token: TypeAlias = Annotated[str, Meta(max_length=LONGEST_TOKEN)]
MatchId: TypeAlias = Annotated[str, Meta(min_length=32, max_length=32, pattern=r"^[0-9a-f]{32}\Z")]
Link: TypeAlias = Annotated[str, Meta(min_length=16, max_length=16, pattern=r"^[0-9a-f]{16}\Z")]
MoveNumber: TypeAlias = Annotated[int, Meta(ge=0, le=2**32 - 1)]
SeatOpening: TypeAlias = Annotated[str, Meta(min_length=32, max_length=64, pattern=r"^([0-9a-f]{2}){16,32}\Z")]
Locks: TypeAlias = Annotated[tuple[Digest | None, ...], Meta(max_length=MOST_SEATS)]
Openings: TypeAlias = Annotated[tuple[SeatOpening | None, ...], Meta(max_length=MOST_SEATS)]
Move: TypeAlias = Annotated[tuple[A, ...], Meta(min_length=1, max_length=MOST_MOVE)]


class SeatKey(StrEnum):
    """Who made the key of a seat."""

    OWN = "own"
    ISSUED = "issued"


class Fairness(StrEnum):
    """Who had a part in the seed of the deals."""

    ALL_SEATS = "all-seats"
    SOME_SEATS = "some-seats"
    SERVER_ONLY = "server-only"


class Secrecy(StrEnum):
    """What a good memory knows of later deals."""

    FULL = "full"
    MEMORY = "memory"


class Safety(Wire, frozen=True, kw_only=True):
    """What this table promises; docs/sealed-tables says of each value what it prevents."""

    ledger: bool
    """The server remembers how far the match has come, so nobody can go back."""
    seats: Annotated[tuple[SeatKey, ...], Meta(max_length=MOST_SEATS)]
    """Who made the key of each seat: the player's own device, or the server."""
    fairness: Fairness
    """Who had a part in the seed."""
    secrecy: Secrecy
    """`memory` where cards are gathered and cut, so that a good memory knows of later deals."""


class LastSeen(Wire, frozen=True, kw_only=True):
    """The newest move that a client has seen of a match."""

    move: MoveNumber
    """Its number."""
    link: Link
    """Its link."""


class TablePrepareRequest(Wire, Generic[N, V], frozen=True, kw_only=True):
    """What is agreed on before a match, and what each seat commits to."""

    players: Players
    """Number of players."""
    variant: N | UnsetType = UNSET
    """Named set of options; without it the game's first."""
    options: V | UnsetType = UNSET
    """Options that differ from the variant's."""
    dealer: Seat | UnsetType = UNSET
    """First dealer; without it drawn by lot (S5)."""
    locks: Locks | UnsetType = UNSET
    """For each seat SHA-256 of `croupier/seat/1` and its secret, or null for a key from the server."""
    commitments: Locks | UnsetType = UNSET
    """For each seat SHA-256 of `croupier/seat-seed/1` and what it will open, or null if it takes no part."""


class TablePrepared(Wire, frozen=True, kw_only=True):
    """A match whose server has committed itself; store the commitment before you open anything."""

    token: Token
    """To start the match with."""
    match: MatchId
    """Id of the match."""
    commitment: Digest
    """What the server is bound to."""


class TableStartRequest(Wire, Generic[N, V], frozen=True, kw_only=True):
    """How a sealed match starts: from choices, or from a prepared match and its openings, not from both."""

    players: Players | UnsetType = UNSET
    """Number of players; needed unless the match is prepared."""
    variant: N | UnsetType = UNSET
    """Named set of options; without it the game's first."""
    options: V | UnsetType = UNSET
    """Options that differ from the variant's."""
    dealer: Seat | UnsetType = UNSET
    """First dealer; without it drawn by lot (S5)."""
    locks: Locks | UnsetType = UNSET
    """For each seat SHA-256 of `croupier/seat/1` and its secret, or null for a key from the server."""
    token: Token | UnsetType = UNSET
    """The prepared match."""
    openings: Openings | UnsetType = UNSET
    """For each seat of a prepared match what it committed to, or null if it took no part."""


class TablePlayRequest(Wire, Generic[A], frozen=True, kw_only=True):
    """One move by the seat whose key is sent."""

    token: Token
    """The table as the last answer gave it."""
    actions: Move[A]
    """The move: actions of one seat, in order; all are played, or none. A `deal` has no deck here."""
    last_seen: LastSeen | UnsetType = UNSET
    """The newest move that this client has seen; the token must descend from it."""


class TableRequest(Wire, frozen=True, kw_only=True):
    """A table, and what its client has seen of it."""

    token: Token
    """The table as the last answer gave it."""
    last_seen: LastSeen | UnsetType = UNSET
    """The newest move that this client has seen; the token must descend from it."""


class Table(Wire, Generic[A, E, R, W], frozen=True, kw_only=True):
    """A table as one seat, or a spectator, may know it."""

    token: Token
    """The table, sealed: for whoever plays next."""
    match: MatchId
    """Id of the match."""
    move: MoveNumber
    """Number of the last move; 0 is the start."""
    link: Link
    """What binds the last move to all before it."""
    safety: Safety
    """What this table promises."""
    closed: Seats
    """Seats that have closed the match since the deal was over."""
    seat: Seat | None
    """The seat whose key was sent; null for spectators."""
    view: W
    """What it may see."""
    to_act: Seats
    """Seats that the game waits for; empty when the match is over."""
    legal: Annotated[tuple[A, ...], Meta(max_length=MOST_LISTED)]
    """What the seat itself may do now, action by action; some are only taken whole, as one move."""
    scoring: R
    """The scoring, which is public."""
    events: Annotated[tuple[E, ...], Meta(max_length=MOST_EVENTS)]
    """What the last move brought about, as this seat knows it."""


class TableStarted(Table[A, E, R, W], Generic[A, E, R, W], frozen=True, kw_only=True):
    """A sealed match that has just started, as spectators see it, with the keys of the seats that made none."""

    commitment: Digest
    """What the server is bound to, as a prepared match told it before."""
    keys: Annotated[tuple[Annotated[str, Meta(min_length=47, max_length=47)] | None, ...], Meta(max_length=MOST_SEATS)]
    """For each seat without a lock its key, to be handed to that player only; null for the others."""


class TableRecord(Wire, Generic[O], frozen=True, kw_only=True):
    """What was agreed on before a match."""

    options: O
    """Every choice of rules."""
    players: Players
    """Number of players."""
    dealer: Seat | None
    """First dealer, if one was named."""
    locks: Locks
    """Locks that players made, by seat; null where the server issued the key."""
    commitments: Locks
    """What each seat committed to; null where it took no part."""


class RevealedDeck(Wire, frozen=True, kw_only=True):
    """What the seed makes of a deal."""

    deal: DealNumber
    """Number of the deal, from 0."""
    deck: Cards
    """The deck, if it was shuffled."""
    cut: Annotated[int, Meta(ge=1, le=52)]
    """How many cards the cut takes off the top, if they were gathered and cut."""


class TableReveal(Wire, Generic[O, S], frozen=True, kw_only=True):
    """All that was hidden in a match, for everybody to check."""

    match: MatchId
    """Id of the match."""
    record: TableRecord[O]
    """What was agreed on."""
    secret: Digest
    """The server's secret: 32 bytes in hexadecimal."""
    openings: Openings
    """What each seat put in; null where it took no part."""
    commitment: Digest
    """What the server was bound to."""
    seed: Digest
    """Seed of the match."""
    decks: Annotated[tuple[RevealedDeck, ...], Meta(max_length=MOST_DECKS)]
    """The deals so far, the first 1,000 of them."""
    state: S
    """Where the match stands, with all that was never shown."""
    move: MoveNumber
    """Number of the last move."""
    link: Link
    """Its link."""


class TableMove(Wire, Generic[A], frozen=True, kw_only=True):
    """A move of a match that is over."""

    seat: Seat
    """Seat that moved."""
    actions: Annotated[tuple[A, ...], Meta(max_length=MOST_MOVE)]
    """Its actions in order; none where it closed the match."""


class FairnessRequest(Wire, Generic[O, A], frozen=True, kw_only=True):
    """What a reveal showed, and what is to be checked against it."""

    match: MatchId
    """Id of the match."""
    record: TableRecord[O]
    """What was agreed on."""
    secret: Digest
    """The server's secret."""
    openings: Openings
    """What each seat put in."""
    deals: Annotated[int, Meta(ge=1, le=MOST_DECKS)]
    """How many deals to compute."""
    moves: Annotated[tuple[TableMove[A], ...], Meta(max_length=MOST_MOVES)]
    """Every move from the start; none if the links are not to be computed beyond the first."""


class FairnessAnswer(Wire, frozen=True, kw_only=True):
    """What follows from a reveal; compare it with what was told and seen while the match was played."""

    commitment: Digest
    """The server's commitment."""
    openings: Annotated[tuple[bool | None, ...], Meta(max_length=MOST_SEATS)]
    """Whether each seat's opening is what it committed to; null where it took no part."""
    seed: Digest
    """Seed of the match."""
    dealer: Seat
    """First dealer."""
    decks: Annotated[tuple[RevealedDeck, ...], Meta(max_length=MOST_DECKS)]
    """What the seed makes of each deal."""
    links: Annotated[tuple[Link, ...], Meta(max_length=MOST_MOVES + 1)]
    """The link of the start and of every move."""
