"""Vectors of Chor Voli's own call: what hands can be divided into, and how best."""

from collections.abc import Mapping
from typing import Any

from conformance_scribe import Scribe
from croupier.cards import pack_from
from croupier.shuffle import shuffled

SIZES = (3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 17)

HANDS: Mapping[str, str] = {
    "no combination": "2C 2D 3C",
    "all kinds at once": "AS KS QS 9D 9H 9C 4C 5D 6H 2S JS 8S 7D",
    "four of a kind": "KC KD KH KS QC JC TC",
    "one suit": "2H 3H 4H 6H 8H TH QH KH AH",
    "equal ones": "2C 3D 4H 2D 3H 4C 2H 3C 4D",
    "ace low and high": "AC 2D 3H KC QD JH",
    "two three five": "2C 3D 5H 2H 3H 5C 9S",
    "threes and aces": "3C 3D 3H AC AD AH 2S",
}

CHOICES: Mapping[str, dict[str, Any]] = {
    "ramchi": {"variant": "ramchi"},
    "threes high": {"options": {"threes_high": True}},
    "threes high at ramchi": {"variant": "ramchi", "options": {"threes_high": True, "fours_high": True}},
}


def write_combinations(scribe: Scribe) -> None:
    """Write down hands and their combinations, if the game has the call."""
    if not any(extra.name == "combinations" for extra in scribe.game.extras):
        return
    deck = pack_from(2)
    for size in SIZES:
        variant = ("chor-voli", "ramchi")[size % 2]
        request = {"hand": shuffled(deck, "hands", size)[:size], "variant": variant}
        _keep(scribe, f"hand of {size}", f"{size} cards at {variant}.", request)
    for name, hand in HANDS.items():
        _keep(scribe, name, f"A hand by hand: {name}.", {"hand": hand.split()})
    for name, choice in CHOICES.items():
        chosen = HANDS["two three five" if name == "ramchi" else "threes and aces"]
        _keep(scribe, name, f"A hand by hand, with {name}.", {"hand": chosen.split(), **choice})
    _refused(scribe)


def _keep(scribe: Scribe, name: str, about: str, request: Any) -> None:
    scribe.keep(name, about, "combinations", request, rules=["C1", "C2"])


def _refused(scribe: Scribe) -> None:
    about = "A hand with two cards more than once: both places are told."
    scribe.keep("refused card twice", about, "combinations", {"hand": "2C 3C 4C 3C 2C".split()})
    strange = {"hand": "2C 3C 4C".split(), "options": {"four_of_a_kind": True}}
    scribe.keep("refused option of another form", "The option belongs to Ramchi.", "combinations", strange)
