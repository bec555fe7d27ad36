"""Options of Chor Voli and Ramchi by chance, for matches that are played to their end."""

from random import Random

from msgspec import UNSET

from croupier.chor_voli.options import ChorVoliOverrides, ChorVoliShowdownLeader, ChorVoliTies

MATCHES = 6


def matches_of(variant: str, players: int) -> tuple[ChorVoliOverrides, ...]:
    """Return the options of some matches of a variant, the same at every run; each option is on and off."""
    rng = Random(f"options {variant} {players}")
    return tuple(_options(rng, variant, even=i % 2 == 0) for i in range(MATCHES))


def _options(rng: Random, variant: str, *, even: bool) -> ChorVoliOverrides:
    """Return options; a four of a kind ends deals of Ramchi in every other match."""
    return ChorVoliOverrides(
        threes_high=rng.random() < 0.5,
        fours_high=rng.random() < 0.5,
        ties=rng.choice(tuple(ChorVoliTies)),
        showdown_leader=ChorVoliShowdownLeader.PREVIOUS_WINNER if even else rng.choice(tuple(ChorVoliShowdownLeader)),
        four_of_a_kind=even if variant == "ramchi" else UNSET,
        deals=rng.randint(1, 6),
    )
