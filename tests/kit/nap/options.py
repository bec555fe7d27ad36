"""Options of Nap by chance: every choice that a form has, and packs that are just large enough."""

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

from croupier.cards import Rank
from croupier.nap.options import NapDealBatches, NapOptions, NapOverrides, NapPack, NapShuffle, NapStakes
from croupier.nap.variants import VARIANTS, NapVariant
from croupier.opening import chosen_options

FLAG = (False, True)

COMMON: Mapping[str, Sequence[Any]] = {
    "batches": tuple(NapDealBatches),
    "shuffle": tuple(NapShuffle),
    "stop_when_decided": FLAG,
    "deals": (1, 2, 3, 4),
}
TEESSIDE: Mapping[str, Sequence[Any]] = {"misere_trumps": FLAG}
STANDARD: Mapping[str, Sequence[Any]] = {
    **TEESSIDE,
    "pack": tuple(NapPack),
    "two": FLAG,
    "misere": FLAG,
    "blucher": FLAG,
    "five_trick_stakes": tuple(NapStakes),
    "purchase": FLAG,
    "purchase_stake": (1, 2, 100),
}
OF_VARIANT: Mapping[NapVariant, Mapping[str, Sequence[Any]]] = {
    NapVariant.STANDARD: STANDARD,
    NapVariant.EXTENDED: STANDARD,
    NapVariant.PURCHASE: {name: values for name, values in STANDARD.items() if name != "purchase"},
    NapVariant.FLOATER_TEESSIDE: TEESSIDE,
}

MATCHES = 2
"""Matches with options of their own at every table."""


def overrides(variant: NapVariant, players: int, rng: Random) -> NapOverrides:
    """Return some options in place of a variant's, playable by so many; the match is a short one."""
    own = OF_VARIANT.get(variant, {})
    offered = {**COMMON, **own}
    chosen = {name: rng.choice(values) for name, values in offered.items() if name == "deals" or rng.random() < 0.6}
    if "pack" in own and rng.random() < 0.5:
        chosen["lowest_rank"] = rng.choice((None, *lowest_ranks(players)))
    return NapOverrides(**chosen)


def lowest_ranks(players: int) -> Iterator[Rank]:
    """Give every lowest rank of a pack that deals five cards each, none of which need be left over (N11)."""
    return (rank for i, rank in enumerate(reversed(Rank), start=1) if 4 * i >= 5 * players)


def any_options(variant: NapVariant, players: int, rng: Random) -> NapOptions:
    """Return a variant's options with some in their place."""
    return chosen_options(VARIANTS[variant].options, overrides(variant, players, rng))


def matches_of(variant: str, players: int) -> tuple[NapOverrides, ...]:
    """Return the options of the short matches of a table."""
    rng = Random(f"{variant} {players}")
    return tuple(overrides(NapVariant(variant), players, rng) for _ in range(MATCHES))
