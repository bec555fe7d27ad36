"""Vectors of refusals: every rule that an action, options, a deck, a state, a seat or a hand can break."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

from conformance_plays import MATCHES
from conformance_scribe import Scribe, plain
from conformance_search import FIRST_SEED, Match, fewest, match, matches_of, steps_of, tables_of, tag
from conformance_starts import pack, request_of
from croupier.cards import Card
from croupier.faults import Rule, TableRule
from croupier.game import AnyGame, barred_actions
from croupier.seats import MOST_SEATS
from croupier_api.game_calls import camel
from kit.alphabet import deck_of
from kit.knowing import Broken
from kit.known import KNOWN
from kit.matches import Table, choices

TOO_MANY = 1_001

WRONG = {"lacks": "lacks a card", "repeats": "has one twice", "foreign": "has one that is not in it"}


class Refused(NamedTuple):
    """A call that is to be refused."""

    name: str
    about: str
    call: str
    request: Any
    query: Mapping[str, bool] = MappingProxyType({})


def write_refusals(scribe: Scribe) -> None:
    """Write down what is refused."""
    for refused in _all(scribe):
        vector = scribe.keep(refused.name, refused.about, refused.call, refused.request, rules=(), **refused.query)
        if vector.status not in {409, 422}:
            raise ValueError(f"{vector.name} is answered with {vector.status}.")


def _all(scribe: Scribe) -> Iterator[Refused]:
    broken = KNOWN[scribe.game.id].broken()
    yield from _by_actions(scribe, broken)
    yield from _by_states(broken)
    yield from _by_starts(scribe)
    yield from _by_requests(tables_of(scribe.game)[0])


def _told(rule: Rule) -> str:
    return f"Breaks {rule.id}: {rule.sentence}"


def _by_actions(scribe: Scribe, broken: Sequence[Broken]) -> Iterator[Refused]:
    """Give each rule that an action breaks; decks have vectors of their own, and what no schema lets pass has none."""
    told = set[Rule]()
    for each in broken:
        request = {"state": each.state, "actions": [each.action]}
        if each.action is not None and deck_of(each.action) is None and _can_be_asked(scribe, request):
            told.add(each.rule.rule)
            yield Refused(f"{slug(each)} by {tag(each.action)}", _told(each.rule.rule), "play", request)
    yield from _in_play(scribe.game, told)


def _can_be_asked(scribe: Scribe, request: Any) -> bool:
    status, _ = scribe.clerk.ask(f"{camel(scribe.game)}_play", plain(request), {})
    return status != 400


def _in_play(game: AnyGame, told: set[Rule]) -> Iterator[Refused]:
    """Give each rule that bars a candidate in random play and has not been told."""
    rules = {member.rule.code: member.rule for member in (*game.rulebook, *TableRule)}
    for _, step in steps_of(matches_of(game, MATCHES)):
        barred = (each for seat in barred_actions(game, step.before) for each in seat.actions)
        for each in barred:
            rule = rules[each.reason]
            if rule not in told:
                told.add(rule)
                request = {"state": step.before, "actions": [each.action]}
                yield Refused(f"{rule.code.partition('.')[2]} by {tag(each.action)}", _told(rule), "play", request)


def slug(broken: Broken) -> str:
    """Return the name of the rule that is broken: its code without the game.

    >>> from croupier.faults import TableRule
    >>> slug(Broken(TableRule.YOUR_TURN))
    'your-turn'
    """
    return broken.rule.rule.code.partition(".")[2]


def _by_states(broken: Sequence[Broken]) -> Iterator[Refused]:
    """Give each rule that a state breaks once."""
    by_rule = {each.rule.rule: each for each in reversed(broken) if each.action is None and each.start is None}
    for rule, each in reversed(by_rule.items()):
        yield Refused(f"state {slug(each)}", _told(rule), "position", {"state": each.state})


def _by_starts(scribe: Scribe) -> Iterator[Refused]:
    yield from _players(tables_of(scribe.game))
    first = tables_of(scribe.game)[0]
    yield Refused("dealer", "The dealer is not at the table (S7).", "start", request_of(first, dealer=first.players))
    for table in (first, smallest(tables_of(scribe.game))):
        yield from _decks(table)
    yield from _strange_options(scribe)


def _players(tables: Sequence[Table]) -> Iterator[Refused]:
    """Give each number of players that the first variant is not for, and with the others one too few and the most."""
    first, *others = fewest(tables)
    refused = [(first, players) for players in range(1, MOST_SEATS + 1)]
    refused += [(table, players) for table in others for players in (table.players - 1, MOST_SEATS)]
    for table, players in refused:
        if list(table.game.unplayable(table.game.variants[table.variant].options, players)):
            about = f"{table.variant.value} is not for {players}."
            request = {"players": players, "variant": table.variant, "seed": FIRST_SEED}
            yield Refused(f"players {players} at {table.variant.value}", about, "start", request)


def smallest(tables: Iterable[Table]) -> Table:
    """Return the table with the smallest pack: one that lacks some cards, if there is any."""
    return min(tables, key=lambda table: len(pack(table)))


def strange_decks(cards: Sequence[Card]) -> Mapping[str, Sequence[Card]]:
    """Return decks that are not exactly the pack, by what is wrong with them."""
    foreign = [card for card in Card if card not in cards][:1]
    decks = {"lacks": cards[1:], "repeats": [*cards[:-1], cards[0]], "foreign": [*cards, *foreign]}
    return {name: deck for name, deck in decks.items() if name != "foreign" or foreign}


def _decks(table: Table) -> Iterator[Refused]:
    played = match(table, FIRST_SEED)
    for name, deck in strange_decks(pack(table)).items():
        about = f"The deck is not exactly the pack of {len(pack(table))}: it {WRONG[name]} (S10)."
        yield Refused(f"deck {name}", about, "start", request_of(table, deck=deck))
        state = played.steps[-1].after
        deal = {**plain(choices(table.game, state)[0]), "deck": deck}
        yield Refused(f"deal deck {name}", about, "play", {"state": state, "actions": [deal]})


def _strange_options(scribe: Scribe) -> Iterator[Refused]:
    """Give each option once with a variant whose form does not have it."""
    offered = scribe.clerk.catalogue(scribe.game)["options"]
    forms = {(option["form"], option["name"]) for option in offered}
    by_form = {tag(each.game.variants[each.variant].options): each for each in reversed(tables_of(scribe.game))}
    for option in {option["name"]: option for option in offered}.values():
        lacking = [form for form in by_form if (form, option["name"]) not in forms]
        if lacking and option["default"] is not None:
            form, name = lacking[-1], option["name"]
            request = request_of(by_form[form], options={name: option["default"]})
            yield Refused(f"option {name} at {form}", f"The form {form} has no option {name} (S6).", "start", request)


def _by_requests(table: Table) -> Iterator[Refused]:
    played = match(table, FIRST_SEED)
    state = played.steps[0].after
    strange = {**plain(state), "version": 2}
    yield Refused("unknown version", "Nobody has states of version 2 yet.", "position", {"state": strange})
    yield Refused("seat that looks", "A seat looks that is not there (S7).", "view", {"state": state, "seat": 6})
    yield from _later_ones(played)
    action = played.actions[0]
    many = {**played.request, "actions": [action] * TOO_MANY}
    if table.game.id == "nap":
        about = f"{TOO_MANY} actions step by step are too many, whatever they are."
        yield Refused("too much", about, "replay", many, {"steps": True})


def _later_ones(played: Match) -> Iterator[Refused]:
    state, first = played.steps[0].after, played.actions[0]
    again = {"state": state, "actions": [first, {**plain(first), "seat": 6}]}
    about = "The second action is by a seat that is not there (S7): its index is told, and nothing is played."
    yield Refused("second action", about, "play", again)
    about = "A replay whose last action is not legal: its index is told."
    late = len(played.steps) // 2
    wrong = {**plain(choices(played.table.game, played.steps[late].after)[0]), "seat": 6}
    replayed = {**played.request, "actions": [*plain(played.actions[:late]), wrong]}
    yield Refused("replayed action", about, "replay", replayed)
