"""Laws that hold for every game, variant and number of players, looked at in random matches."""

from collections import Counter
from itertools import chain
from random import Random
from typing import Any

import msgspec
import pytest

from croupier.cards import Cards
from croupier.faults import IllegalAction, sentence
from croupier.game import AnyGame, barred_actions, legal_actions, play, replay
from croupier.opening import start
from kit.alphabet import alphabet, deck_of, decks_of, has_list, listed_as, sets_of, with_lists
from kit.matches import (
    LONGEST,
    TABLES,
    Step,
    Table,
    cards_in,
    deal_over,
    match_over,
    plain,
    played,
    states,
    steps,
)

every_table = pytest.mark.parametrize("table", TABLES, ids=str)


@every_table
def test_cards_are_conserved(table: Table) -> None:
    for state in states(table):
        assert sorted(cards_in(plain(state))) == sorted(pack_at(table, state)), state


def pack_at(table: Table, state: Any) -> Cards:
    return table.game.pack(state.options, table.players)


@every_table
def test_listed_if_and_only_if_accepted(table: Table) -> None:
    game, rng = table.game, Random(f"{table} alphabet")
    actions = alphabet(game.action_type)
    for state in chain(_when_a_deal_is_over(table), _now_and_then(table, rng, share=0.25)):
        listed = [action for entry in legal_actions(game, state) for action in entry.actions]
        accepted = {action for action in actions if game.check(state, action) is None}
        assert accepted == {action for action in listed if not has_list(action)}, state
        assert len(listed) == len(set(listed)), f"something is listed twice: {listed}"


@every_table
def test_listed_if_and_only_if_accepted_with_decks_and_sets(table: Table) -> None:
    game, rng = table.game, Random(f"{table} lists")
    asked = Counter[bool]()
    for state in chain(_when_a_deal_is_over(table), _now_and_then(table, rng)):
        pack = pack_at(table, state)
        hand = next((state.hands[seat] for seat in game.to_act(state)), ())
        sets, decks = sets_of(hand, pack, rng), decks_of(pack, rng)
        listed = {listed_as(action) for entry in legal_actions(game, state) for action in entry.actions}
        for action in with_lists(game.action_type, sets, decks):
            deck = deck_of(action)
            expected = listed_as(action) in listed and (deck is None or sorted(deck) == sorted(pack))
            assert (game.check(state, action) is None) == expected, (state, action)
            asked[expected] += 1
    assert asked[True]
    assert asked[False]


def _when_a_deal_is_over(table: Table) -> list[Any]:
    return [state for state in states(table) if deal_over(table.game, state)]


def _now_and_then(table: Table, rng: Random, share: float = 0.01) -> list[Any]:
    return [state for state in states(table) if rng.random() < share]


@every_table
def test_lists_are_in_order_and_the_rest_is_barred(table: Table) -> None:
    game = table.game
    for state in states(table):
        legal = {entry.seat: list(entry.actions) for entry in legal_actions(game, state)}
        barred = {entry.seat: [each.action for each in entry.actions] for entry in barred_actions(game, state)}
        assert list(legal) == sorted(legal)
        assert list(barred) == sorted(barred)
        assert all(legal.values())
        for seat in range(table.players):
            candidates = list(game.candidates(state, seat))
            chosen, refused = legal.get(seat, []), barred.get(seat, [])
            accepted = set(chosen)
            assert {action.seat for action in candidates} <= {seat}
            assert [action for action in candidates if action in accepted] == chosen
            assert [action for action in candidates if action not in accepted] == refused


@every_table
def test_every_refusal_can_be_put_into_words(table: Table) -> None:
    game, rng = table.game, Random(f"{table} refusals")
    known = {member.rule for member in game.rulebook}
    for state in _now_and_then(table, rng):
        violations = [game.check(state, action) for action in alphabet(game.action_type)]
        for violation in violations:
            if violation is not None:
                assert violation.rule in known or violation.rule.code.startswith("table.")
                assert "{" not in sentence(violation)


@every_table
def test_play_leaves_its_input_as_it_was(table: Table) -> None:
    game = table.game
    for step in steps(table):
        if step.action is not None:
            before = msgspec.json.encode(step.before)
            state, events = play(game, step.before, (step.action,))
            assert (state, events) == (step.after, step.events)
            assert msgspec.json.encode(step.before) == before


@every_table
def test_a_list_of_actions_is_played_whole_or_not_at_all(table: Table) -> None:
    game, rng = table.game, Random(f"{table} all or nothing")
    for match in played(table):
        opening = match[0].after
        actions = [step.action for step in match[1:]][:40]
        last, told = play(game, opening, actions)
        assert last == match[len(actions)].after
        assert [event.action for event in told] == _indices(match[1 : len(actions) + 1])
        for _ in range(10):
            index = rng.randint(0, len(actions))
            wrong = _refused(game, match[index].after, rng)
            with pytest.raises(IllegalAction) as found:
                play(game, opening, [*actions[:index], wrong, *actions[index:]])
            assert found.value.index == index
            assert found.value.violation == game.check(match[index].after, wrong)
        assert opening == match[0].after


def _indices(part: tuple[Step, ...]) -> list[int]:
    return [index for index, step in enumerate(part) for _ in step.events]


def _refused(game: AnyGame, state: Any, rng: Random) -> Any:
    actions = alphabet(game.action_type)
    shuffled = rng.sample(actions, len(actions))
    return next(action for action in shuffled if game.check(state, action) is not None)


@every_table
def test_a_replay_gives_every_state_on_the_way(table: Table) -> None:
    for match in played(table):
        actions = [step.action for step in match[1:]]
        replayed = [state for state, _ in replay(table.game, match[0].after, actions)]
        assert replayed == [step.after for step in match[1:]]


@every_table
def test_the_same_start_and_actions_give_the_same_bytes(table: Table) -> None:
    game = table.game
    opened = [start(game, players=table.players, seed="same", variant=table.variant) for _ in range(2)]
    assert msgspec.json.encode(opened[0]) == msgspec.json.encode(opened[1])
    for step in steps(table):
        if step.action is not None:
            copy = msgspec.json.decode(msgspec.json.encode(step.before), type=game.state_type)
            again = game.apply(copy, step.action)
            assert msgspec.json.encode(again) == msgspec.json.encode((step.after, step.events))
            assert legal_actions(game, copy) == legal_actions(game, step.before)


@every_table
def test_the_game_waits_for_somebody_until_the_match_is_over(table: Table) -> None:
    game = table.game
    for state in states(table):
        waited_for = game.to_act(state)
        able = {entry.seat for entry in legal_actions(game, state)}
        assert bool(waited_for) != match_over(game, state), state
        assert able.issuperset(waited_for), state
        assert waited_for or not able, state


@every_table
def test_a_match_comes_to_its_end_and_a_deal_to_its_limit(table: Table) -> None:
    for match in played(table)[2:]:
        last = match[-1].after
        assert match_over(table.game, last), last
        assert last.deal + 1 == last.options.deals
    for state in states(table):
        assert state.actions <= (getattr(state.options, "action_limit", None) or LONGEST)
