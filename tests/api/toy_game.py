"""Nim with cards: a game that exists for the tests, to see that a record is all that a game needs."""

from collections.abc import Iterator
from enum import StrEnum
from functools import partial
from typing import Annotated, ClassVar, TypeAlias

import msgspec
from msgspec import UNSET, Meta, UnsetType

from croupier.cards import Card, Cards, pack_from
from croupier.faults import Fault, Rule, Rulebook, TableRule, Violation
from croupier.game import Direction, Extra, Game, GameName, Variant
from croupier.sealed import Sealed, as_named, never
from croupier.seats import Seat
from croupier.wire import Event

Count: TypeAlias = Annotated[int, Meta(ge=0, le=52)]


class Toy(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A value of the toy game."""


class ToyRule(Rulebook):
    AT_MOST = Rule("T1", "toy.at-most", "Take one to {most} cards.", "made up")
    TWO = Rule("T2", "toy.two", "The game is for two, not {players}.", "made up")


class ToyVariant(StrEnum):
    """A named set of options."""

    PLAIN = "plain"
    HASTY = "hasty"


class ToyPlain(Toy, frozen=True, tag_field="form", tag="plain"):
    """Options of the plain form."""

    most: Annotated[int, Meta(ge=1, le=5, description="Most cards to take.", extra={"rule": "T1"})]


class ToyHasty(Toy, frozen=True, tag_field="form", tag="hasty"):
    """Options of the hasty form, which has none that can be chosen."""

    most: ClassVar[int] = 5


ToyOptions: TypeAlias = Annotated[ToyPlain | ToyHasty, Meta(extra={"component": "ToyOptions"})]


class ToyOverrides(Toy, frozen=True, kw_only=True):
    """Options that differ from the variant's."""

    most: Annotated[int, Meta(ge=1, le=5, description="Most cards to take.")] | UnsetType = UNSET


class ToyState(Toy, frozen=True, kw_only=True, tag_field="game", tag="toy"):
    """A match of the toy game."""

    version: Annotated[int, Meta(ge=1, le=65_535)]
    """Version of this layout."""
    options: ToyOptions
    """Every choice."""
    deal: Count
    """Number of this deal."""
    hands: Annotated[tuple[Cards, ...], Meta(max_length=7)]
    """Cards taken, by seat."""
    heap: Cards
    """Cards left."""
    turn: Seat
    """Seat to play."""


class ToyTake(Toy, frozen=True, tag="take"):
    """Take cards from the heap."""

    seat: Seat
    """Seat that acts."""
    count: Count
    """How many."""


class ToyLeave(Toy, frozen=True, tag="leave"):
    """Leave the heap alone, which is never allowed."""

    seat: Seat
    """Seat that acts."""


ToyAction: TypeAlias = Annotated[ToyTake | ToyLeave, Meta(extra={"component": "ToyAction"})]


class ToyTook(Event, frozen=True, tag="took"):
    """Cards were taken."""

    seat: Seat
    """Seat that took them."""


class ToyDealt(Event, frozen=True, tag="dealt"):
    """The heap was laid out."""


ToyEvent: TypeAlias = Annotated[ToyTook | ToyDealt, Meta(extra={"component": "ToyEvent"})]


class ToyScoring(Toy, frozen=True):
    """Cards taken."""

    taken: Annotated[tuple[Count, ...], Meta(max_length=7)]
    """By seat."""


class ToyView(Toy, frozen=True):
    """What may be seen."""

    left: Count
    """Cards left."""


class ToyQuestion(Toy, frozen=True):
    """A heap to think about."""

    left: Count
    """Cards left."""


class ToyHint(Toy, frozen=True):
    """What to do about it."""

    take: Count
    """How many to take."""


def _deal(
    options: ToyOptions, players: int, dealer: int, _seed: str, deck: tuple[Card, ...]
) -> tuple[ToyState, tuple[ToyEvent, ...]]:
    state = ToyState(version=1, options=options, deal=0, hands=((),) * players, heap=deck, turn=1 - dealer)
    return state, (ToyDealt(0),)


def _unplayable(_options: ToyOptions, players: int) -> Iterator[Fault]:
    if players != 2:
        yield ToyRule.TWO.fault("/players", players=players)


def _audit(state: ToyState) -> Iterator[Fault]:
    if len(state.hands) != 2:
        yield ToyRule.TWO.fault("/hands", players=len(state.hands))


def _check(state: ToyState, _seat: int, action: ToyAction) -> Violation | None:
    if action.seat != state.turn:
        return TableRule.YOUR_TURN.broken(seat=action.seat, turn=state.turn)
    if isinstance(action, ToyLeave) or not 1 <= action.count <= min(state.options.most, len(state.heap)):
        return ToyRule.AT_MOST.broken(most=state.options.most)
    return None


def _apply(state: ToyState, action: ToyAction) -> tuple[ToyState, tuple[ToyEvent, ...]]:
    assert isinstance(action, ToyTake)
    hands = list(state.hands)
    hands[action.seat] += state.heap[: action.count]
    after = msgspec.structs.replace(state, hands=tuple(hands), heap=state.heap[action.count :], turn=1 - state.turn)
    return after, (ToyTook(0, action.seat),)


def _largest(options: ToyOptions, players: int) -> ToyState:
    cards = pack_from(10)
    return ToyState(version=1, options=options, deal=0, hands=(cards,) * players, heap=cards, turn=1)


TOY: Game[ToyOptions, ToyState, ToyAction, ToyEvent, ToyScoring, ToyView] = Game(
    id="toy",
    prefix="Toy",
    names=(GameName("en", "Toy"),),
    direction=Direction.COUNTERCLOCKWISE,
    fewest=2,
    most=2,
    rulebook=ToyRule,
    variants={
        ToyVariant.PLAIN: Variant(ToyPlain(3), "Up to three.", "made up"),
        ToyVariant.HASTY: Variant(ToyHasty(), "Up to five.", "made up"),
    },
    telling=lambda value: type(value).__name__,
    variant_type=ToyVariant,
    options_type=ToyOptions,
    overrides_type=ToyOverrides,
    state_type=ToyState,
    action_type=ToyAction,
    event_type=ToyEvent,
    scoring_type=ToyScoring,
    view_type=ToyView,
    pack=lambda _options, _players: pack_from(10),
    unplayable=_unplayable,
    deal=_deal,
    audit=_audit,
    candidates=lambda _state, seat: (ToyLeave(seat), *(ToyTake(seat, count) for count in range(1, 6))),
    judge=lambda state, seat: partial(_check, state, seat),
    apply=_apply,
    to_act=lambda state: (state.turn,) if state.heap else (),
    scoring=lambda state: ToyScoring(tuple(map(len, state.hands))),
    view=lambda state, _seat: ToyView(len(state.heap)),
    witness=lambda event, _seat: event,
    sealed=Sealed(
        largest=_largest,
        telling=frozenset(),
        whole={},
        canonical=as_named,
        defaults=None,
        remembered=never,
    ),
    extras=(Extra("hint", ToyQuestion, ToyHint, "Ask what to take", lambda question: ToyHint(question.left % 4)),),
)
