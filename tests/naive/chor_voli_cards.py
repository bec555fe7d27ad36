"""Chor Voli and Ramchi, a second time: the forms and their options, what a combination is and which is stronger."""

from collections.abc import Sequence
from typing import Any, TypeAlias

from naive import chance

CHOR_VOLI = "chor-voli"
RAMCHI = "ramchi"
FORMS = (CHOR_VOLI, RAMCHI)

PLAYERS = {CHOR_VOLI: (4,), RAMCHI: (3, 4)}

Options: TypeAlias = dict[str, Any]
"""The choices of a match; `form` says which others there are."""

# What each form offers, with what holds if nothing is said (S6; C3, C8, C12, C17, S4).
OFFERED: dict[str, Options] = {
    CHOR_VOLI: {
        "threes_high": False,
        "fours_high": False,
        "ties": "first",
        "showdown_leader": "first_seat",
        "deals": None,
    },
    RAMCHI: {
        "threes_high": False,
        "ties": "first",
        "showdown_leader": "first_seat",
        "four_of_a_kind": False,
        "fours_high": False,
        "deals": None,
    },
}

# The strongest kind first (C1).
KINDS = ("three_of_a_kind", "straight_flush", "straight", "flush", "unrelated")


def options(form: str, chosen: Options) -> Options:
    """Return the options of a form, as chosen and else as they are by default.

    Raises ValueError if the form does not have one of those chosen (S6).

    >>> options("chor-voli", {"ties": "last"})["ties"]
    'last'
    """
    if chosen.get("form", form) != form:
        raise ValueError("options of another form")
    strange = [name for name in chosen if name != "form" and name not in OFFERED[form]]
    if strange:
        raise ValueError(f"no options of this form: {strange}")
    return {"form": form, **OFFERED[form], **chosen}


def height(rank: str) -> int:
    """Return a number that is greater for higher ranks, the ace being the highest (S1)."""
    return chance.RANKS.index(rank)


def laid(cards: Sequence[str]) -> list[str]:
    """Return the cards in the order in which a combination is kept: high to low, equal ranks by suit C D H S.

    >>> laid(["2H", "AS", "3D"])
    ['AS', '3D', '2H']
    """
    return sorted(cards, key=lambda card: (-height(card[0]), chance.SUITS.index(card[1])))


def ranks(cards: Sequence[str]) -> str:
    """Return the ranks of the cards, high to low.

    >>> ranks(["2H", "AS", "3D"])
    'A32'
    """
    return "".join(sorted((card[0] for card in cards), key=height, reverse=True))


def consecutive(cards: Sequence[str], form: str) -> bool:
    """Return whether the three cards make a straight, suits apart (C4, C15)."""
    names = ranks(cards)
    if names == "A32" or (names == "532" and form == RAMCHI):
        return True
    high, middle, low = (height(name) for name in names)
    return high == middle + 1 and middle == low + 1


def kind(cards: Sequence[str], form: str) -> str | None:
    """Return which kind of combination the three cards are, or None if they are none (C1, C2).

    >>> kind(["2H", "3D", "5S"], "chor-voli"), kind(["2H", "3D", "5S"], "ramchi"), kind(["2H", "3H", "5S"], "chor-voli")
    ('unrelated', 'straight', None)
    """
    different = len({card[0] for card in cards})
    suits = len({card[1] for card in cards})
    if different == 1:
        return "three_of_a_kind"
    if consecutive(cards, form):
        return "straight_flush" if suits == 1 else "straight"
    if suits == 1:
        return "flush"
    return "unrelated" if different == 3 and suits == 3 else None


def above_all(name: str, options: Options) -> list[str]:
    """Return the ranks that a kind places above what their highest cards would say, best first (C3, C15)."""
    if name == "three_of_a_kind":
        return ["333"] if options["threes_high"] else []
    if name in {"straight_flush", "straight"}:
        return ["A32", "532"] if options["form"] == RAMCHI else []
    return []


def compare_ranks(a: str, b: str) -> int:
    """Return 1, 0 or -1 as the ranks, each high to low, are higher than, equal to or lower than the others (C5)."""
    for one, other in zip(a, b, strict=True):
        if height(one) != height(other):
            return 1 if height(one) > height(other) else -1
    return 0


def compare(a: Sequence[str], b: Sequence[str], options: Options) -> int:
    """Return 1, 0 or -1 as the combination `a` is stronger than, as strong as or weaker than `b` (C1, C3-C5, C15).

    Raises ValueError if one of them is no combination.

    >>> chosen = options("ramchi", {})
    >>> compare(["2H", "3D", "5S"], ["AH", "KD", "QS"], chosen), compare(["3H", "3D", "3S"], ["AH", "AD", "AS"], chosen)
    (1, -1)
    """
    kind_a, kind_b = kind(a, options["form"]), kind(b, options["form"])
    if kind_a is None or kind_b is None:
        raise ValueError("no combination")
    if kind_a != kind_b:
        return 1 if KINDS.index(kind_a) < KINDS.index(kind_b) else -1
    # Chor Voli's A-3-2 needs no word here: after A-K-Q, before K-Q-J is where its ace, three and two put it (C4).
    for special in above_all(kind_a, options):
        if special in {ranks(a), ranks(b)}:
            return (ranks(a) == special) - (ranks(b) == special)
    return compare_ranks(ranks(a), ranks(b))
