"""States that somebody has tampered with, from the types of a game's state alone.

A state is taken apart into nodes: every value in it, with where it stands and what it may be.
"""

import json
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from copy import deepcopy
from functools import cache
from itertools import chain
from random import Random
from typing import Any, NamedTuple, TypeAlias

import msgspec
from msgspec import inspect
from msgspec.inspect import BoolType, EnumType, IntType, ListType, NoneType, StrType, StructType, VarTupleType

from croupier.cards import Card
from croupier.game import AnyGame
from kit.alphabet import bare, is_card_list, members

Path: TypeAlias = tuple[str | int, ...]


class Node(NamedTuple):
    """A value of a state, where it stands, and what it may be."""

    path: Path
    value: Any
    kinds: tuple[inspect.Type, ...]


def mutant(game: AnyGame, state: Any, kind: str, rng: Random) -> Any:
    """Return a state after one change of a kind; None where there is nothing to change, or the schema refuses it."""
    plain = json.loads(msgspec.json.encode(state))
    state_type: Any = game.state_type
    nodes = tuple(_nodes((), plain, _type_of_states(state_type)))
    if not KINDS[kind](plain, nodes, rng):
        return None
    try:
        return msgspec.convert(plain, state_type)
    except msgspec.ValidationError:
        return None


@cache
def _type_of_states(state_type: Any) -> inspect.Type:
    return inspect.type_info(state_type)


def _nodes(path: Path, value: Any, kind: inspect.Type) -> Iterator[Node]:
    kinds = members(kind)
    yield Node(path, value, kinds)
    for each in kinds:
        if isinstance(each, StructType) and isinstance(value, dict) and value.get(each.tag_field) == each.tag:
            for field in each.fields:
                yield from _nodes((*path, field.encode_name), value[field.encode_name], field.type)
        elif isinstance(each, ListType | VarTupleType) and isinstance(value, list):
            yield from chain.from_iterable(_nodes((*path, i), item, each.item_type) for i, item in enumerate(value))


def _put(plain: Any, path: Path, value: Any) -> None:
    for key in path[:-1]:
        plain = plain[key]
    plain[path[-1]] = value


def _at(plain: Any, path: Path) -> Any:
    for key in path:
        plain = plain[key]
    return plain


# Cards


def _places(plain: Any, nodes: tuple[Node, ...]) -> list[list[str]]:
    """Return every list of cards, to be changed in place."""
    return [_at(plain, node.path) for node in nodes if _is_card_list(node)]


def _two_places(plain: Any, nodes: tuple[Node, ...], rng: Random) -> tuple[list[str], list[str]] | None:
    places = _places(plain, nodes)
    source, target = rng.sample(places, 2)
    return (source, target) if source else None


def _moved(plain: Any, nodes: tuple[Node, ...], rng: Random) -> bool:
    if chosen := _two_places(plain, nodes, rng):
        source, target = chosen
        card = source.pop(rng.randrange(len(source)))
        target.insert(rng.choice((0, len(target), rng.randint(0, len(target)))), card)
    return chosen is not None


def _emptied(plain: Any, nodes: tuple[Node, ...], rng: Random) -> bool:
    if chosen := _two_places(plain, nodes, rng):
        source, target = chosen
        target.extend(source)
        source.clear()
    return chosen is not None


def _swapped(plain: Any, nodes: tuple[Node, ...], rng: Random) -> bool:
    chosen = _two_places(plain, nodes, rng)
    if not chosen or not chosen[1]:
        return False
    source, target = chosen
    i, j = rng.randrange(len(source)), rng.randrange(len(target))
    source[i], target[j] = target[j], source[i]
    return True


def _doubled(plain: Any, nodes: tuple[Node, ...], rng: Random) -> bool:
    if chosen := _two_places(plain, nodes, rng):
        chosen[1].insert(rng.randint(0, len(chosen[1])), rng.choice(chosen[0]))
    return chosen is not None


def _dropped(plain: Any, nodes: tuple[Node, ...], rng: Random) -> bool:
    if chosen := _two_places(plain, nodes, rng):
        chosen[0].pop(rng.randrange(len(chosen[0])))
    return chosen is not None


def _replaced(plain: Any, nodes: tuple[Node, ...], rng: Random) -> bool:
    if chosen := _two_places(plain, nodes, rng):
        i = rng.randrange(len(chosen[0]))
        chosen[0][i] = rng.choice([card.value for card in Card if card != chosen[0][i]])
    return chosen is not None


def _reordered(plain: Any, nodes: tuple[Node, ...], rng: Random) -> bool:
    place = rng.choice(_places(plain, nodes))
    before = list(place)
    rng.shuffle(place)
    return place != before


def spoiled(game: AnyGame, state: Any) -> Iterator[Any]:
    """Give a state with each of its cards in turn doubled, dropped, and replaced by every kind of wrong card."""
    plain = json.loads(msgspec.json.encode(state))
    state_type: Any = game.state_type
    paths = [node.path for node in _nodes((), plain, _type_of_states(state_type)) if _is_card_list(node)]
    pack = game.pack(state.options, len(state.hands))
    wrong = [card.value for card in Card if card not in pack][:1]
    for path in paths:
        row: list[str] = _at(plain, path)
        for i, card in enumerate(tuple(row)):
            for others in ([], [card, card], *([each] for each in (*wrong, *_neighbours(row, i)))):
                changed = deepcopy(plain)
                _at(changed, path)[i : i + 1] = others
                # What the schema refuses never comes to an audit.
                with suppress(msgspec.ValidationError):
                    yield msgspec.convert(changed, state_type)


def _neighbours(row: list[str], i: int) -> list[str]:
    return [row[i - 1]] if len(row) > 1 else []


# Everything else


def _other_value(
    allowed: Callable[[Node], bool], other: Callable[[Node, Random], Any]
) -> Callable[[Any, tuple[Node, ...], Random], bool]:
    """Return a change of one value of a sort into another."""

    def change(plain: Any, nodes: tuple[Node, ...], rng: Random) -> bool:
        found = [node for node in nodes if allowed(node)]
        if not found:
            return False
        node = rng.choice(found)
        value = other(node, rng)
        _put(plain, node.path, value)
        return bool(value != node.value)

    return change


def _number(node: Node, rng: Random) -> int:
    kind = next(bare(each) for each in node.kinds if isinstance(bare(each), IntType))
    assert isinstance(kind, IntType), kind
    value: int = node.value
    near = (value - 1, value + 1, value - 2, value + 2, rng.randint(0, 6))
    return int(rng.choice([number for number in (*near, kind.ge, kind.le, 0) if number is not None]))


def _choice(node: Node, rng: Random) -> Any:
    return rng.choice([each for kind in node.kinds if isinstance(kind, EnumType) for each in kind.cls]).value


def _member(node: Node, rng: Random) -> Any:
    """Return another struct of a union, with the fields that both have as they were."""
    kind = rng.choice([each for each in node.kinds if isinstance(each, StructType)])
    made = some(kind, rng)
    return made | {name: value for name, value in node.value.items() if name in made and name != kind.tag_field}


def _null(node: Node, rng: Random) -> Any:
    if node.value is not None:
        return None
    return some(rng.choice([kind for kind in node.kinds if not isinstance(kind, NoneType)]), rng)


def _length(node: Node, rng: Random) -> list[Any]:
    items: list[Any] = deepcopy(node.value)
    if rng.random() < 0.5:
        return items[:-1]
    return [*items, deepcopy(rng.choice(items))] if items else items


def some(kind: inspect.Type, rng: Random) -> Any:
    """Return some value of a type, as JSON has it; lists are empty."""
    kind = bare(kind)
    if isinstance(kind, ListType | VarTupleType):
        return []
    if isinstance(kind, StructType):
        tag = {} if kind.tag_field is None else {kind.tag_field: kind.tag}
        return tag | {field.encode_name: some(rng.choice(members(field.type)), rng) for field in kind.fields}
    return _some_simple(kind, rng)


def _some_simple(kind: inspect.Type, rng: Random) -> Any:
    match kind:
        case IntType(ge=least):
            return (least or 0) + rng.randint(0, 4)
        case EnumType(cls=enum):
            return rng.choice(tuple(enum)).value
        case BoolType():
            return rng.random() < 0.5
        case StrType():
            return f"text-{rng.random()}"
        case _:
            return None


def _is_number(node: Node) -> bool:
    return isinstance(node.value, int) and not isinstance(node.value, bool)


def _is_choice(node: Node) -> bool:
    enums = [kind for kind in node.kinds if isinstance(kind, EnumType)]
    return any(kind.cls is not Card for kind in enums)


def _is_union(node: Node) -> bool:
    return isinstance(node.value, dict) and len(node.kinds) > 1


def _may_be_null(node: Node) -> bool:
    return any(isinstance(kind, NoneType) for kind in node.kinds)


def _is_card_list(node: Node) -> bool:
    return isinstance(node.value, list) and any(map(is_card_list, node.kinds))


def _is_other_list(node: Node) -> bool:
    return isinstance(node.value, list) and not _is_card_list(node)


KINDS: Mapping[str, Callable[[Any, tuple[Node, ...], Random], bool]] = {
    "card moved": _moved,
    "cards swapped": _swapped,
    "place emptied": _emptied,
    "card doubled": _doubled,
    "card dropped": _dropped,
    "card replaced": _replaced,
    "cards reordered": _reordered,
    "number": _other_value(_is_number, _number),
    "flag": _other_value(lambda node: isinstance(node.value, bool), lambda node, _rng: not node.value),
    "choice": _other_value(_is_choice, _choice),
    "member": _other_value(_is_union, _member),
    "null": _other_value(_may_be_null, _null),
    "length": _other_value(_is_other_list, _length),
    "text": _other_value(lambda node: node.path == ("seed",), lambda _node, rng: f"mutant-{rng.random()}"),
}
"""Every kind of tampering; each changes one thing and tells whether it did."""

CONSERVING = frozenset(KINDS) - {"card doubled", "card dropped", "card replaced"}
"""The kinds after which every card may still be there once."""
