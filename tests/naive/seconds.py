"""The three games a second time, under one set of names: what the pack is confirmed with.

States, actions and views are the dictionaries of the wire.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from naive import chance, chor_voli, chor_voli_cards, kryt, kryt_state, nap, nap_forms

Plain = Any


@dataclass(frozen=True)
class Second:
    """A game: how a match starts, what may be done, what it leads to, how it stands and what is seen.

    ``start`` takes the form, the options that are not as they are by default, the players, the dealer, the seed and the
    deck; it raises ValueError for what cannot be. ``forms`` gives for each variant its form and its options.
    """

    forms: Mapping[str, tuple[str, Mapping[str, object]]]
    start: Callable[[str, Plain, int, int | None, str, Sequence[str] | None], Plain]
    may: Callable[[Plain, Plain], bool]
    legal: Callable[[Plain], Sequence[Plain]]
    step: Callable[[Plain, Plain], Plain]
    to_act: Callable[[Plain], list[int]]
    scoring: Callable[[Plain], Plain]
    view: Callable[[Plain, int | None], Plain]


def kryt_start(
    form: str, options: Plain, players: int, dealer: int | None, seed: str, deck: Sequence[str] | None
) -> Plain:
    """Return the first deal of Kryt'-navalivat'.

    Raises ValueError for a number of players (K2), a dealer (S7) or a deck (S10) that cannot be.
    """
    if not 2 <= players <= 6 or (dealer or 0) >= players:
        raise ValueError("no such players or dealer")
    if deck is not None and sorted(deck) != sorted(chance.pack(36)):
        raise ValueError("the deck is not the pack")
    return kryt.start(form, players, dealer, seed, deck, **options)


def kryt_scoring(state: Plain) -> Plain:
    """Return how a match of Kryt'-navalivat' stands (K19)."""
    return {"losses": kryt.losses(state), "result": kryt.result(state), "returns": kryt.returns(state)}


def kryt_view(state: Plain, seat: int | None) -> Plain:
    """Return what may be seen of Kryt'-navalivat' (K5, K8, K13, K18)."""
    seen = kryt.visible(state, seat)
    public = {name: state[name] for name in ("options", "deal", "dealer", "trumps", "losses", "phase")}
    return {
        **public,
        "seat": seat,
        "players": len(state["hands"]),
        "direction": "clockwise",
        "indicator": seen["indicator"],
        "hand": seen["hand"],
        "hand_counts": seen["counts"],
        "stock_count": seen["stock_size"],
        "pile_count": seen["pile_size"],
        "pile_top": seen["pile"],
        "last_card": seen["last_card"],
    }


def nap_view(state: Plain, seat: int | None) -> Plain:
    """Return what may be seen of Nap; a floater that no longer lies there is not shown, though some may remember it."""
    view = nap.visible(state, seat)
    return {**view, "floater": view["floater"] if view["floater_there"] else None}


SECONDS: Mapping[str, Second] = {
    "kryt-navalivat": Second(
        forms={form: (form, {}) for form in (kryt_state.STANDARD, kryt_state.VARIANT)},
        start=kryt_start,
        may=kryt.may,
        legal=kryt.legal,
        step=kryt.step,
        to_act=kryt.to_act,
        scoring=kryt_scoring,
        view=kryt_view,
    ),
    "nap": Second(
        forms={
            **{form: (form, {}) for form in nap_forms.FORMS},
            "extended": (nap_forms.STANDARD, {"two": True, "misere": True, "blucher": True}),
            "purchase": (nap_forms.STANDARD, {"purchase": True}),
        },
        start=nap.start,
        may=nap.may,
        legal=nap.legal,
        step=nap.step,
        to_act=nap.to_act,
        scoring=nap.scoring,
        view=nap_view,
    ),
    "chor-voli": Second(
        forms={form: (form, {}) for form in chor_voli_cards.FORMS},
        start=chor_voli.start,
        may=chor_voli.may,
        legal=chor_voli.legal,
        step=chor_voli.step,
        to_act=chor_voli.to_act,
        scoring=chor_voli.scoring,
        view=chor_voli.visible,
    ),
}

FIRST_VARIANT = {
    "kryt-navalivat": kryt_state.STANDARD,
    "nap": nap_forms.STANDARD,
    "chor-voli": chor_voli_cards.CHOR_VOLI,
}
"""The variant that a start means when it names none."""
