"""The naive Nap behind the kit's protocol."""

from collections.abc import Sequence
from random import Random

import msgspec

from croupier.nap.options import FEWEST_PLAYERS
from croupier.nap.variants import NapVariant
from kit.knowing import Plain
from kit.nap.options import any_options
from naive import nap


class NaiveNap:
    """The second implementation, fed with the dictionaries of the wire."""

    def start(self, options: Plain, players: int, dealer: int | None, seed: str, deck: Sequence[str] | None) -> Plain:
        """Return the first deal of a match."""
        return nap.start(options["form"], options, players, dealer, seed, deck)

    def legal(self, state: Plain) -> list[Plain]:
        """Return all legal actions."""
        return list[Plain](nap.legal(state))

    def step(self, state: Plain, action: Plain) -> Plain:
        """Return the state after an action."""
        return nap.step(state, action)

    def perft(self, state: Plain, depth: int) -> int:
        """Count the lines of play of a length."""
        return nap.perft(state, depth)

    def facts(self, state: Plain, seat: int | None) -> Plain:
        """Return what the rules page says of a state and of what a seat may see of it.

        Who has looked knows the floater as long as it lies there; the naive implementation remembers it a little
        longer, until the declarer who took it has discarded.
        """
        view: Plain = nap.visible(state, seat)
        if not view["floater_there"]:
            view["floater"] = None
        return {"to_act": nap.to_act(state), "scoring": nap.scoring(state), "view": view}

    def facts_told(self, perspective: Plain) -> Plain:
        """Return the same, as a perspective of the engine tells it."""
        return {name: perspective[name] for name in ("to_act", "scoring", "view")}

    def small_match(self, rng: Random, variant: str) -> Plain:
        """Return the start of a match with a small pack: one card undealt, or as many as the floater leaves."""
        chosen = msgspec.to_builtins(any_options(NapVariant(variant), FEWEST_PLAYERS, rng)) | {"deals": 2}
        if chosen["form"] == "standard":
            chosen["lowest_rank"] = "J"
        return self.start(chosen, FEWEST_PLAYERS, rng.randrange(FEWEST_PLAYERS), f"small-{rng.random()}", None)
