"""Vectors of plays: actions and the states that they lead to, one or several at a time, with every flag."""

from collections.abc import Hashable, Iterable, Iterator, Mapping
from typing import Any

import msgspec

from conformance_scribe import Scribe
from conformance_search import Match, choice, form, matches_of, steps_of, tag, telling
from croupier.game import AnyGame
from kit.matches import Step, choices

MATCHES = 3
LISTED = 12
"""Actions that the list after a play may have to be kept."""

SEVERAL = 5
"""Actions of a play of several."""

RULES: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "kryt-navalivat": {
        "lead": ("K6", "K12"),
        "beat": ("K8", "K9"),
        "pick_up": ("K11",),
        "exchange_six": ("K14",),
        "deal": ("K3", "K4"),
    },
    "nap": {
        "purchase": ("N20",),
        "stand": ("N20",),
        "pass": ("N5",),
        "bid": ("N5",),
        "look": ("N24",),
        "take_floater": ("N27",),
        "leave_floater": ("N27",),
        "discard": ("N27",),
        "announce": ("N28",),
        "play": ("N6", "N7"),
        "deal": ("N3", "N4"),
    },
    "chor-voli": {
        "combine": ("C10",),
        "stand": ("C10",),
        "take_table_card": ("C16",),
        "show": ("C10a", "C11"),
        "deal": ("C6", "C14"),
    },
}
"""The rules that an action is about, beside those that its answer names."""


def write_plays(scribe: Scribe) -> None:
    """Write down plays of a game."""
    game = scribe.game
    matches = matches_of(game, MATCHES)
    for _, step in telling(steps_of(matches), features):
        _one(scribe, step)
    for played, step in telling(steps_of(matches), _by_form_or_phase):
        _several(scribe, played, step)
    for _, step in telling(steps_of(matches), _by_phase):
        _looks(scribe, step)
    _batch(scribe, matches)


def features(step: Step) -> Iterator[Hashable]:
    """Give all that a step shows."""
    at, kind, before, after = form(step.after), tag(step.action), tag(step.before.phase), tag(step.after.phase)
    yield ("action", kind, before, at if kind != "deal" else None)
    yield ("choice", choice(step.action))
    yield ("phases", kind, before, after)
    yield ("players", len(step.after.hands))
    yield ("deck", at, getattr(step.action, "deck", msgspec.UNSET) is msgspec.UNSET)
    for event in step.events:
        yield ("event", tag(event), min(getattr(event, "count", 0), 4))
    yield ("events", kind, frozenset(map(tag, step.events)))


def _by_form_or_phase(step: Step) -> Iterator[Hashable]:
    yield form(step.before)
    yield tag(step.before.phase)


def _by_phase(step: Step) -> Iterator[Hashable]:
    yield tag(step.before.phase)


def _one(scribe: Scribe, step: Step) -> None:
    kind, before, after = tag(step.action), tag(step.before.phase), tag(step.after.phase)
    chosen = " ".join(str(part) for part in choice(step.action) if not isinstance(part, bool))
    brings = ", ".join(dict.fromkeys(tag(event) for event in step.events))
    about = f"{form(step.before)} for {len(step.before.hands)}, {before}: {kind} brings {brings}, and then {after}."
    scribe.keep(
        f"{form(step.before)} {before} {chosen}",
        about,
        "play",
        {"state": step.before, "actions": [step.action]},
        rules=RULES[scribe.game.id][kind],
        **_listing(scribe.game, step.after),
    )


def _listing(game: AnyGame, state: Any) -> dict[str, bool]:
    """Return the flag that leaves a long list away."""
    return {} if len(choices(game, state)) <= LISTED else {"legal": False}


def _several(scribe: Scribe, played: Match, step: Step) -> None:
    place = played.steps.index(step)
    row = played.steps[place : place + SEVERAL]
    kinds = list(dict.fromkeys(tag(each.action) for each in row))
    what = f"{len(row)} actions at once ({', '.join(kinds)}), as all see it"
    about = f"{form(step.before)}, {tag(step.before.phase)}: {what}."
    request = {"state": step.before, "actions": [each.action for each in row]}
    rules = [rule for kind in kinds for rule in RULES[scribe.game.id][kind]]
    name = f"several from {form(step.before)} {tag(step.before.phase)}"
    scribe.keep(name, about, "play", request, rules=rules, legal=False, views=len(row[-1].after.hands) < 5)


def _looks(scribe: Scribe, step: Step) -> None:
    phase, request = tag(step.before.phase), {"state": step.before}
    explained = {"legal": False, "explain": True}
    scribe.keep(f"position {phase}", f"A state as it stands: {phase}.", "position", request, legal=False)
    scribe.keep(f"barred {phase}", f"What is barred in {phase}, and why.", "position", request, rules=(), **explained)


def _batch(scribe: Scribe, matches: Iterable[Match]) -> None:
    items = [{"state": step.before, "actions": [step.action]} for step in next(iter(matches)).steps[1:4]]
    items[1]["actions"] = [*items[1]["actions"], *items[0]["actions"]]
    scribe.keep("batch", "Three states at once, the second with an action that is refused.", "batch", {"items": items})
    scribe.keep("nothing", "No action at all: the state as it is.", "play", {**items[0], "actions": []}, legal=False)
