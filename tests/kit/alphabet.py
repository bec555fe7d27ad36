"""Every action that can be written down, from the types of a game's actions alone."""

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import chain, combinations, product
from random import Random
from typing import Any

import msgspec
from msgspec import inspect
from msgspec.inspect import (
    BoolType,
    EnumType,
    IntType,
    ListType,
    Metadata,
    NoneType,
    StructType,
    UnionType,
    VarTupleType,
)

from croupier.cards import Card, Cards

Lists = tuple[Cards, ...]

MOST_NUMBERS = 100
LARGEST_HAND = 13
LONGEST_LIST = 53


def bare(kind: inspect.Type) -> inspect.Type:
    """Return a type without what is only said about it."""
    return kind.type if isinstance(kind, Metadata) else kind


def members(kind: inspect.Type) -> tuple[inspect.Type, ...]:
    """Return the members of a union, or the type itself."""
    kind = bare(kind)
    return tuple(chain.from_iterable(map(members, kind.types))) if isinstance(kind, UnionType) else (kind,)


def is_card_list(kind: inspect.Type) -> bool:
    """Tell whether a type is a list of cards."""
    kind = bare(kind)
    if not isinstance(kind, ListType | VarTupleType):
        return False
    item = bare(kind.item_type)
    return isinstance(item, EnumType) and item.cls is Card


@cache
def alphabet(action_type: Any) -> tuple[Any, ...]:
    """Return every action without a list of cards; a list that may be left out is left out."""
    return tuple(chain.from_iterable(_filled(struct, (), ()) for struct in _structs(action_type)))


def with_lists(action_type: Any, sets: Lists, decks: Lists) -> tuple[Any, ...]:
    """Return every action that has a list of cards: a set where one is asked for, a deck where one may be given."""
    structs = [each for each in _structs(action_type) if any(map(_is_list_of_cards, each.fields))]
    written = chain.from_iterable(_filled(struct, sets, decks) for struct in structs)
    return tuple(action for action in written if has_list(action))


def has_list(action: Any) -> bool:
    """Tell whether an action has a list of cards."""
    return any(isinstance(value, tuple) for value in msgspec.structs.astuple(action))


@cache
def _structs(action_type: Any) -> tuple[StructType, ...]:
    kinds = members(inspect.type_info(action_type))
    structs = tuple(each for each in kinds if isinstance(each, StructType))
    assert structs == kinds, kinds
    return structs


def _is_list_of_cards(field: inspect.Field) -> bool:
    return any(map(is_card_list, members(field.type)))


def _filled(struct: StructType, sets: Lists, decks: Lists) -> Iterator[Any]:
    values = [tuple(dict.fromkeys(_values(field, sets if field.required else decks))) for field in struct.fields]
    names = [field.name for field in struct.fields]
    return (struct.cls(**dict(zip(names, each, strict=True))) for each in product(*values))


def _values(field: inspect.Field, lists: Lists) -> Iterator[Any]:
    if not field.required:
        yield msgspec.UNSET if field.default is msgspec.NODEFAULT else field.default
    for kind in members(field.type):
        yield from _of_length(kind, lists) if is_card_list(kind) else _simple(kind)


def _of_length(kind: inspect.Type, lists: Lists) -> Lists:
    """Return the lists that are not too short or too long for a type."""
    kind = bare(kind)
    assert isinstance(kind, ListType | VarTupleType), kind
    least, most = kind.min_length or 0, kind.max_length or LONGEST_LIST
    return tuple(each for each in lists if least <= len(each) <= most)


def _simple(kind: inspect.Type) -> Iterable[Any]:
    match kind:
        case IntType(ge=int(least), le=int(most)):
            numbers = range(least, most + 1)
            return numbers if len(numbers) <= MOST_NUMBERS else (*numbers[:MOST_NUMBERS], most)
        case EnumType(cls=enum):
            return tuple(enum)
        case BoolType():
            return (False, True)
        case NoneType():
            return (None,)
        case ListType() | VarTupleType():
            return ()
        case _:
            raise NotImplementedError(f"The kit cannot write down a {kind}.")


def sets_of(hand: Cards, pack: Cards, rng: Random) -> Lists:
    """Return sets to ask for: all from a hand and some of them in another order, some from the pack, some repeating."""
    held = hand if len(hand) <= LARGEST_HAND else tuple(rng.sample(hand, LARGEST_HAND))
    sets = tuple(chain.from_iterable(combinations(held, count) for count in range(len(held) + 1)))
    turned = (each[::-1] for each in rng.sample(sets, min(len(sets), 10)))
    sample = (tuple(rng.sample(pack, rng.randint(1, 5))) for _ in range(10))
    twice = ((card, *each, card) for card in (*hand[:2], pack[0]) for each in (hand[-1:], ()))
    return (*sets, *turned, *sample, *twice)


def decks_of(pack: Cards, rng: Random) -> Lists:
    """Return the pack in two orders, and decks that are not quite the pack."""
    shuffled = tuple(rng.sample(pack, len(pack)))
    foreign = tuple(card for card in Card if card not in pack)[:1]
    return (
        pack,
        shuffled,
        shuffled[1:],
        (*shuffled[1:], shuffled[-1]),
        (*shuffled, shuffled[0]),
        (*shuffled, *foreign),
    )


def deck_of(action: Any) -> Cards | None:
    """Return the deck that an action names, or None."""
    deck = getattr(action, "deck", msgspec.UNSET)
    return None if deck is msgspec.UNSET else deck


def listed_as(action: Any) -> Any:
    """Return an action as the list shows it: without a deck, and with sets of cards in one order."""
    plain = msgspec.structs.asdict(action) | ({} if deck_of(action) is None else {"deck": msgspec.UNSET})
    ordered = {name: tuple(sorted(value)) if isinstance(value, tuple) else value for name, value in plain.items()}
    return type(action)(**ordered)
