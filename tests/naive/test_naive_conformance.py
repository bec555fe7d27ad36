"""The conformance pack, confirmed by the naive implementations alone: nothing of the engine is asked here."""

import copy
import functools
import hashlib
import json
import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from kit import pack
from naive import chance, chor_voli_cards
from naive.chor_voli_dividing import Triple, best, found_in, heights
from naive.sealed import confirm_fairness
from naive.seconds import FIRST_VARIANT, SECONDS, Second

LARGEST_TRIED = 13
"""Cards of the largest hand whose every division is tried."""

MOST_STEPS = 1_000

LAWS = ("/refusals/state-", "/refusals/unknown-version")
"""Names of states that cannot be: of these the naive implementations, which trust what they are given, know nothing."""

CALLS = [vector for vector in pack.calls() if not any(law in vector["name"] for law in LAWS)]


def digest(state: Any) -> str:
    """Return the SHA-256 of a state as canonical JSON: no blanks, names in order, ASCII."""
    return hashlib.sha256(json.dumps(state, sort_keys=True, separators=(",", ":")).encode("ascii")).hexdigest()


def written(actions: Any) -> list[str]:
    """Return actions as texts, in an order of their own: a list of actions is compared as a set."""
    return sorted(json.dumps(action, sort_keys=True) for action in actions)


def second_of(vector: Any) -> Second:
    return SECONDS[pack.of_game(vector)]


def opened(vector: Any) -> Any:
    """Return the first deal that a request asks for."""
    request, second = vector["request"], second_of(vector)
    form, chosen = second.forms[request.get("variant", FIRST_VARIANT[pack.of_game(vector)])]
    given = (request["players"], request.get("dealer"), request.get("seed", ""), request.get("deck"))
    return second.start(form, {**chosen, **request.get("options", {})}, *given)


def played(second: Second, state: Any, actions: Any) -> list[Any]:
    """Return the states after each of some actions."""
    states = []
    for action in actions:
        state = second.step(state, action)
        states.append(state)
    return states


def confirm_position(second: Second, state: Any, answer: Any) -> None:
    assert answer["state"] == state
    assert answer["digest"] == digest(state)
    assert answer["to_act"] == second.to_act(state)
    assert answer["scoring"] == second.scoring(state)
    confirm_lists(second, state, answer)
    if answer["views"] is not None:
        assert [each["seat"] for each in answer["views"]] == [*range(len(state["hands"])), None]
        for each in answer["views"]:
            confirm_seen(second, state, each, each["seat"])


def confirm_lists(second: Second, state: Any, answer: Any) -> None:
    """Assert that just what is allowed is listed, seat by seat, and that nothing barred is allowed."""
    if answer["legal"] is not None:
        listed = [action for entry in answer["legal"] for action in entry["actions"]]
        assert written(listed) == written(second.legal(state))
        assert [(e["seat"], {e["seat"]}) for e in answer["legal"]] == by_seat(answer["legal"])
    if answer["barred"] is not None:
        barred = [each["action"] for entry in answer["barred"] for each in entry["actions"]]
        assert [action for action in barred if second.may(state, action)] == []


def by_seat(entries: Any) -> list[tuple[int, set[int]]]:
    """Return the seats of a list in order, each with the seats that its actions name."""
    seats = sorted((entry["seat"], {action["seat"] for action in entry["actions"]}) for entry in entries)
    return [(seat, named) for seat, named in seats]


def confirm_seen(second: Second, state: Any, seen: Any, seat: int | None) -> None:
    """Assert that a seat, or a spectator, is shown what it may see, and its own list."""
    assert seen["view"] == second.view(state, seat)
    assert written(seen["legal"]) == written(action for action in second.legal(state) if action["seat"] == seat)
    assert seen["to_act"] == second.to_act(state)
    assert seen["scoring"] == second.scoring(state)


def confirm_refused(second: Second, state: Any, actions: Any, problem: Any) -> None:
    """Assert that the action that is said to be refused is not allowed, and that all before it are."""
    states = [state, *played(second, state, actions[: problem["index"]])]
    assert not second.may(states[-1], actions[problem["index"]])


def start(vector: Any) -> None:
    if vector["status"] == 200:
        confirm_position(second_of(vector), opened(vector), vector["answer"])
        return
    with pytest.raises(ValueError, match=r"\w"):
        opened(vector)


def play(vector: Any) -> None:
    confirm_played(second_of(vector), vector["request"], vector["status"], vector["answer"])


def confirm_played(second: Second, item: Any, status: int, answer: Any) -> None:
    state, actions = item["state"], item["actions"]
    if status == 200:
        confirm_position(second, [state, *played(second, state, actions)][-1], answer)
    else:
        confirm_refused(second, state, actions, answer)


def position(vector: Any) -> None:
    assert vector["status"] == 200
    confirm_position(second_of(vector), vector["request"]["state"], vector["answer"])


def view(vector: Any) -> None:
    state, seat = vector["request"]["state"], vector["request"].get("seat")
    if vector["status"] == 200:
        confirm_seen(second_of(vector), state, vector["answer"], seat)
    else:
        assert seat >= len(state["hands"])


def replay(vector: Any) -> None:
    actions, answer, second = vector["request"]["actions"], vector["answer"], second_of(vector)
    if vector["status"] == 422:
        assert vector["query"]["steps"]
        assert len(actions) > MOST_STEPS
        return
    first = opened(vector)
    if vector["status"] == 409:
        confirm_refused(second, first, actions, answer)
        return
    states = played(second, first, actions)
    confirm_position(second, states[-1], answer)
    if vector["query"].get("steps"):
        assert [(each["action"], each["digest"]) for each in answer["steps"]] == list(
            zip(actions, map(digest, states), strict=True)
        )


def batch(vector: Any) -> None:
    for item, result in zip(vector["request"]["items"], vector["answer"]["results"], strict=True):
        fine = result["problem"] is None
        confirm_played(second_of(vector), item, 200 if fine else 409, result["position" if fine else "problem"])


@cache
def levels_of(options: str) -> Mapping[Triple, int]:
    return heights(json.loads(options))


def combinations(vector: Any) -> None:
    request, answer = vector["request"], vector["answer"]
    if vector["status"] == 422:
        with pytest.raises(ValueError, match=r"options|twice"):
            asked_hand(request)
        return
    hand, options = asked_hand(request)
    levels = levels_of(json.dumps(options))
    found = found_in(hand, levels)
    ranked = [(each["cards"], each["kind"], each["place"]) for each in answer["combinations"]]
    places = {height: place for place, height in enumerate(sorted(set(found.values()), reverse=True), start=1)}
    expected = [(list(cards), chor_voli_cards.kind(cards, options["form"]), places[found[cards]]) for cards in found]
    assert sorted(ranked) == sorted(expected)
    assert [place for *_, place in ranked] == sorted(place for *_, place in ranked)
    for arrangement in answer["arrangements"]:
        confirm_arrangement(hand, arrangement, levels)


def asked_hand(request: Any) -> tuple[list[str], Any]:
    """Return the hand that a request names, and the options that it chooses."""
    hand, form = request["hand"], request.get("variant", chor_voli_cards.CHOR_VOLI)
    if len(set(hand)) < len(hand):
        raise ValueError("a card twice")
    return hand, chor_voli_cards.options(form, request.get("options", {}))


def confirm_arrangement(hand: list[str], arrangement: Any, levels: Mapping[Triple, int]) -> None:
    """Assert that an arrangement takes each card once, and that no other is better by its measure."""
    triples = [tuple(each["cards"]) for each in arrangement["combinations"]]
    left = arrangement["left_over"]
    assert sorted([card for triple in triples for card in triple] + left) == sorted(hand)
    assert left == [card for card in hand if card in left]
    laid = [levels[triple] for triple in triples]
    assert laid == sorted(laid, reverse=True)
    if len(hand) <= LARGEST_TRIED:
        assert laid == best(hand, levels)[arrangement["measure"]]


CONFIRM: Mapping[str, Callable[[Any], None]] = {
    "start": start,
    "play": play,
    "position": position,
    "view": view,
    "replay": replay,
    "batch": batch,
    "combinations": combinations,
    "verifyFairness": confirm_fairness,
}


@pytest.mark.parametrize("vector", CALLS, ids=lambda vector: vector["name"])
def test_a_call_is_confirmed(vector: Any) -> None:
    CONFIRM[pack.asked(vector)](vector)


@pytest.mark.parametrize("vector", pack.shuffles(), ids=lambda vector: vector["name"])
def test_a_shuffle_is_confirmed(vector: Any) -> None:
    cards, seed, deal = chance.pack(len(vector["pack"])), vector["seed"], vector["deal"]
    assert vector["pack"] == cards
    assert vector["deck"] == chance.shuffle(cards, seed, deal)
    assert vector["cut"] == chance.cut(len(cards), seed, deal)
    assert vector["dealer"] == chance.lot(seed, vector["players"])


def test_all_but_states_that_cannot_be_are_confirmed() -> None:
    unconfirmed = [vector for vector in pack.calls() if vector not in CALLS]
    assert {vector["status"] for vector in unconfirmed} == {422}
    assert {pack.asked(vector) for vector in unconfirmed} == {"position"}


def changed(vector: Any, *path: str | int) -> Any:
    """Return a vector with another value at a place of its answer: a number grows, a text gets shorter."""
    lie = copy.deepcopy(vector)
    *above, last = path
    place = lie["answer"]
    for step in above:
        place = place[step]
    place[last] = place[last][1:] if isinstance(place[last], str) else place[last] + 1
    return lie


@pytest.mark.parametrize(
    "path",
    [
        ("start", "digest"),
        ("start", "state", "dealer"),
        ("play", "state", "actions"),
        ("play", "to_act", 0),
        ("play", "scoring", "balances", 0),
        ("position", "digest"),
        ("view", "view", "deal"),
        ("view", "to_act", 0),
        ("replay", "steps", 0, "digest"),
        ("batch", "results", 0, "position", "digest"),
        ("combinations", "combinations", 0, "place"),
        ("verifyFairness", "links", 1),
    ],
    ids=str,
)
def test_a_changed_answer_is_not_confirmed(path: tuple[str, *tuple[str | int, ...]]) -> None:
    name, *place = path
    vector = next(each for each in CALLS if (pack.asked(each), each["status"]) == (name, 200) and has(each, place))
    CONFIRM[name](vector)
    with pytest.raises(AssertionError):
        CONFIRM[name](changed(vector, *place))


def has(vector: Any, path: Sequence[str | int]) -> bool:
    """Tell whether there is something at a place of an answer."""
    try:
        functools.reduce(lambda value, step: value[step], path, vector["answer"])
    except (LookupError, TypeError):
        return False
    return True


@pytest.mark.parametrize("name", ["play", "replay"])
def test_an_allowed_action_is_not_confirmed_as_refused(name: str) -> None:
    fine = next(each for each in CALLS if (pack.asked(each), each["status"]) == (name, 200))
    with pytest.raises(AssertionError):
        CONFIRM[name]({**fine, "status": 409, "answer": {"index": 0}})


def test_nothing_of_the_engine_is_asked() -> None:
    asking = [*Path(__file__).parent.glob("*.py"), Path(pack.__file__)]
    assert len(asking) > 20
    assert [
        path.name for path in asking if re.search(r"^\s*(from|import) croupier", path.read_text("utf-8"), re.MULTILINE)
    ] == []
