"""What travels: requests and answers, once for every game.

The structs are generic; each game's calls use them with that game's own types, and the document names them with the
game's prefix (``KrytPosition``). Requests leave out what they do not choose; answers carry every field, null where
there is nothing.
"""

from enum import Enum
from typing import Annotated, Any, Generic, TypeAlias, TypeVar

import msgspec
from msgspec import UNSET, Meta, UnsetType

from croupier.cards import Cards
from croupier.game import MOST_EVENTS, MOST_LISTED, A, Barred, E, Legal, Perspective, R, S, W
from croupier.seats import MOST_SEATS, Seat
from croupier.wire import Seed
from croupier_api.problems import Problem

N = TypeVar("N", bound=Enum)
V = TypeVar("V", bound=msgspec.Struct)

Digest: TypeAlias = Annotated[str, Meta(min_length=64, max_length=64, pattern=r"^[0-9a-f]{64}\Z")]
Players: TypeAlias = Annotated[int, Meta(ge=1, le=MOST_SEATS)]
Seats: TypeAlias = Annotated[tuple[Seat, ...], Meta(max_length=MOST_SEATS)]

MOST_ACTIONS = 200
MOST_ITEMS = 100
MOST_BATCH_ACTIONS = 2_000
MOST_REPLAY_ACTIONS = 10_000
MOST_STEPS = 1_000


class Wire(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A message: frozen, named fields only, nothing unknown let in."""


class StartRequest(Wire, Generic[N, V], frozen=True, kw_only=True):
    """How a match starts; what is left out is the first variant, a seed made by the server, a shuffle and a lot."""

    players: Players
    """Number of players."""
    variant: N | UnsetType = UNSET
    """Named set of options; without it the game's first."""
    options: V | UnsetType = UNSET
    """Options that differ from the variant's."""
    seed: Seed | UnsetType = UNSET
    """Source of all chance; without it the server makes one from 32 random bytes."""
    deck: Cards | UnsetType = UNSET
    """Deck of the first deal, exactly the pack, in place of the shuffle (S3, S10)."""
    dealer: Seat | UnsetType = UNSET
    """First dealer; without it drawn by lot from the seed (S5)."""


class ReplayRequest(Wire, Generic[N, V, A], frozen=True, kw_only=True):
    """A match from its start: how it starts, and the actions that follow."""

    players: Players
    """Number of players."""
    variant: N | UnsetType = UNSET
    """Named set of options; without it the game's first."""
    options: V | UnsetType = UNSET
    """Options that differ from the variant's."""
    seed: Seed
    """Source of all chance."""
    deck: Cards | UnsetType = UNSET
    """Deck of the first deal, exactly the pack, in place of the shuffle (S3, S10)."""
    dealer: Seat | UnsetType = UNSET
    """First dealer; without it drawn by lot from the seed (S5)."""
    actions: Annotated[tuple[A, ...], Meta(max_length=MOST_REPLAY_ACTIONS)]
    """Actions in order; with ``steps=true`` at most 1,000."""


class PlayRequest(Wire, Generic[S, A], frozen=True, kw_only=True):
    """A state and the actions to play on it."""

    state: S
    """The state as the last answer gave it."""
    actions: Annotated[tuple[A, ...], Meta(max_length=MOST_ACTIONS)]
    """Actions in order: all are played, or none."""


class PositionRequest(Wire, Generic[S], frozen=True, kw_only=True):
    """A state to look at as it stands."""

    state: S
    """The state."""


class ViewRequest(Wire, Generic[S], frozen=True, kw_only=True):
    """A state, and who looks at it."""

    state: S
    """The state."""
    seat: Seat | UnsetType = UNSET
    """The seat that looks; without it a spectator."""


class BatchItem(Wire, Generic[S, A], frozen=True, kw_only=True):
    """One state of a batch, and the actions to play on it."""

    state: S
    """The state."""
    actions: Annotated[tuple[A, ...], Meta(max_length=MOST_REPLAY_ACTIONS)]
    """Actions in order; 2,000 at most in the whole batch."""


class BatchRequest(Wire, Generic[S, A], frozen=True, kw_only=True):
    """Up to 100 states, each with its own actions; they do not know of each other."""

    items: Annotated[tuple[BatchItem[S, A], ...], Meta(max_length=MOST_ITEMS)]
    """The states and their actions."""


class Position(Wire, Generic[S, A, E, R, W], frozen=True, kw_only=True):
    """Where a match stands, hidden cards included: for trusted callers."""

    state: S
    """The state, to be kept and sent again."""
    digest: Digest
    """SHA-256 of the state as RFC 8785 JSON, in hexadecimal; as secret as the state."""
    to_act: Seats
    """Seats that the game waits for; empty when the match is over."""
    legal: Annotated[tuple[Legal[A], ...], Meta(max_length=MOST_SEATS)] | None
    """Every legal action by seat, also out of turn; null when not asked for."""
    barred: Annotated[tuple[Barred[A], ...], Meta(max_length=MOST_SEATS)] | None
    """Refused actions by seat, each with its rule; null when not asked for."""
    scoring: R
    """The scoring so far."""
    events: Annotated[tuple[E, ...], Meta(max_length=MOST_EVENTS)]
    """What this request brought about, in order."""
    views: Annotated[tuple[Perspective[A, E, R, W], ...], Meta(max_length=MOST_SEATS + 1)] | None
    """What each seat and, last, the spectators may know; null when not asked for."""


class Step(Wire, Generic[A, E], frozen=True, kw_only=True):
    """One action of a replay."""

    action: A
    """The action."""
    events: Annotated[tuple[E, ...], Meta(max_length=MOST_EVENTS)]
    """What it brought about."""
    digest: Digest
    """Digest of the state after it."""


class ReplayPosition(Position[S, A, E, R, W], Generic[S, A, E, R, W], frozen=True, kw_only=True):
    """Where a replayed match stands at the end, and how it came there."""

    steps: Annotated[tuple[Step[A, E], ...], Meta(max_length=MOST_STEPS)] | None
    """Every action with its events and digest; null when not asked for."""


class ViewAnswer(Wire, Generic[A, R, W], frozen=True, kw_only=True):
    """What a seat, or a spectator, may know; safe to hand to that player."""

    view: W
    """What may be seen."""
    to_act: Seats
    """Seats that the game waits for."""
    legal: Annotated[tuple[A, ...], Meta(max_length=MOST_LISTED)]
    """The seat's own legal actions; empty for spectators."""
    scoring: R
    """The scoring so far."""


class BatchResult(Wire, Generic[S, A, E, R, W], frozen=True, kw_only=True):
    """What became of one state: a position or a problem, the other is null."""

    position: Position[S, A, E, R, W] | None
    """The position after the actions."""
    problem: Problem | None
    """Why the actions were refused; this item is unchanged, the others are not affected."""


class BatchAnswer(Wire, Generic[S, A, E, R, W], frozen=True, kw_only=True):
    """What became of each state, in the order of the request."""

    results: Annotated[tuple[BatchResult[S, A, E, R, W], ...], Meta(max_length=MOST_ITEMS)]
    """One result an item."""


class Never(msgspec.Struct, frozen=True):
    """The base of structs that no message can be; the document leaves them out."""


def demanding(struct: type[msgspec.Struct]) -> Any:
    """Return a type like ``struct`` that cannot be decoded without its tag.

    Outside a union msgspec lets a tagged struct leave out its tag, which the document does not. A union with a struct
    that nothing satisfies makes the tag needed.
    """
    config = struct.__struct_config__
    never = msgspec.defstruct(
        "Never", [("never", Annotated[int, Meta(ge=1, le=0)])], bases=(Never,), tag_field=config.tag_field, tag=""
    )
    return struct | never
