"""Nap, a second time: what the forms are made of - options, packs, ladders and values."""

from typing import Any, TypeAlias

from naive import chance

STANDARD = "standard"
FLOATER = "floater"
TEESSIDE = "floater-teesside"
AYLESBURY = "floater-aylesbury"
DORSET = "floater-dorset"
FORMS = (STANDARD, FLOATER, TEESSIDE, AYLESBURY, DORSET)
FEWEST_PLAYERS = 3
MOST_PLAYERS = 7
HAND = 5

Options: TypeAlias = dict[str, Any]
"""The choices of a match; `form` says which others there are."""

Bid: TypeAlias = tuple[str, bool]
"""A contract, and whether it is bid with the floater."""

COMMON: Options = {"batches": "3-2", "shuffle": "after_five", "stop_when_decided": False, "deals": None}

# What each form offers, with what holds if nothing is said (S6; N3, N4, N8, N11, N16-N20, N32).
OFFERED: dict[str, Options] = {
    STANDARD: {
        "pack": "full",
        "lowest_rank": None,
        "two": False,
        "misere": False,
        "misere_trumps": True,
        "blucher": False,
        "five_trick_stakes": "single",
        "purchase": False,
        "purchase_stake": 1,
        **COMMON,
    },
    FLOATER: COMMON,
    TEESSIDE: {"misere_trumps": True, **COMMON},
    AYLESBURY: COMMON,
    DORSET: COMMON,
}

# The fewest tricks that make a contract; misère is the one that tricks break (N12, N16-N18, N29, N33).
NEEDED = {
    "two": 2,
    "three": 3,
    "misere": 0,
    "four": 4,
    "nap": 5,
    "bonaparte": 5,
    "napoleon": 5,
    "wellington": 5,
    "blucher": 5,
}
CONTRACTS = tuple(NEEDED)
NAP_OR_MORE = ("nap", "bonaparte", "napoleon", "wellington", "blucher")

# What each contract is worth (N15-N18, N30, N32-N34).
OLD_VALUES = {"two": 2, "three": 3, "misere": 3, "four": 4, "nap": 5, "wellington": 10, "blucher": 20}
VALUES = {
    STANDARD: OLD_VALUES,
    FLOATER: {"four": 2, "nap": 5, "bonaparte": 10, "wellington": 20},
    TEESSIDE: OLD_VALUES,
    AYLESBURY: {"four": 2, "nap": 5, "napoleon": 10},
    DORSET: {"three": 1, "four": 2, "nap": 5},
}

# In the old forms these bids need another before them, from another player (N12, N18, N32; not N26).
NEEDS = {"wellington": "nap", "blucher": "wellington"}
FORMS_WITH_NEEDS = (STANDARD, TEESSIDE)


def options(form: str, chosen: Options) -> Options:
    """Return the options of a form, as chosen and else as they are by default.

    Raises ValueError if the form does not have one of those chosen (S6).

    >>> options("floater", {"deals": 3})["deals"]
    3
    """
    if chosen.get("form", form) != form:
        raise ValueError("options of another form")
    strange = [name for name in chosen if name != "form" and name not in OFFERED[form]]
    if strange:
        raise ValueError(f"no options of this form: {strange}")
    return {"form": form, **OFFERED[form], **chosen}


def has_floater(options: Options) -> bool:
    """Return whether a floater is laid out (N23)."""
    return bool(options["form"] != STANDARD)


def pack(options: Options, players: int) -> list[str]:
    """Return the pack in canonical order (N11, N21).

    Raises ValueError if it has not five cards for each seat.
    """
    further = 4 * (players - FEWEST_PLAYERS)
    if has_floater(options):
        return chance.pack(20 + further)
    if options["lowest_rank"] is not None:
        cards = [card for card in chance.pack(52) if higher_or_same(card, options["lowest_rank"])]
    elif options["pack"] == "short":
        cards = chance.pack(24 + further)
    else:
        cards = chance.pack(52)
    if len(cards) < HAND * players:
        raise ValueError("the pack does not hold five cards a seat")
    return cards


def higher_or_same(card: str, rank: str) -> bool:
    """Return whether the card's rank is this one or above it (N2)."""
    return chance.RANKS.index(card[0]) >= chance.RANKS.index(rank)


def ladder(options: Options) -> list[Bid]:
    """Return the bids that exist, ascending (N12, N16-N18, N25, N26, N32-N34)."""
    form = options["form"]
    if form == DORSET:
        return [("three", True), ("three", False), ("four", True), ("four", False), ("nap", False)]
    contracts = [contract for contract in CONTRACTS if contract in VALUES[form]]
    if form == STANDARD:
        extra = [name for name in ("two", "misere", "blucher") if not options[name]]
        return [(contract, False) for contract in contracts if contract not in extra]
    return [(contract, floater) for contract in contracts for floater in (True, False)]


def value(options: Options, contract: str, made: bool) -> int:
    """Return what the contract is worth to each (N15-N19, N30, N32, N34)."""
    worth = VALUES[options["form"]][contract]
    stakes = options.get("five_trick_stakes", "single")
    doubled = stakes == "double" or (stakes == "double_when_made" and made)
    return 2 * worth if doubled and contract in NAP_OR_MORE else worth


def trumpless(options: Options, contract: str) -> bool:
    """Return whether the contract is played without trumps (N17, N32)."""
    return contract == "misere" and not options["misere_trumps"]
