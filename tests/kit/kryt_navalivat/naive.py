"""The naive Kryt'-navalivat' behind the kit's protocol."""

from collections.abc import Sequence
from random import Random

from kit.knowing import Plain
from naive import kryt


class NaiveKryt:
    """The second implementation, fed with the dictionaries of the wire."""

    def start(self, options: Plain, players: int, dealer: int | None, seed: str, deck: Sequence[str] | None) -> Plain:
        """Return the first deal of a match."""
        limits = {name: options[name] for name in ("action_limit", "deals")}
        return kryt.start(options["form"], players, dealer, seed, deck, **limits)

    def legal(self, state: Plain) -> list[Plain]:
        """Return all legal actions."""
        return kryt.legal(state)

    def step(self, state: Plain, action: Plain) -> Plain:
        """Return the state after an action."""
        return kryt.step(state, action)

    def perft(self, state: Plain, depth: int) -> int:
        """Count the lines of play of a length."""
        return kryt.perft(state, depth)

    def facts(self, state: Plain, seat: int | None) -> Plain:
        """Return what the rules page says of a state and of what a seat may see of it."""
        return {
            "to_act": kryt.to_act(state),
            "result": kryt.result(state),
            "returns": kryt.returns(state),
            "losses": kryt.losses(state),
            **kryt.visible(state, seat),
        }

    def facts_told(self, perspective: Plain) -> Plain:
        """Return the same, as a perspective of the engine tells it."""
        view = perspective["view"]
        return {
            "to_act": perspective["to_act"],
            **perspective["scoring"],
            "hand": view["hand"],
            "counts": view["hand_counts"],
            "pile": view["pile_top"],
            "pile_size": view["pile_count"],
            "stock_size": view["stock_count"],
            "indicator": view["indicator"],
            "last_card": view["last_card"],
        }

    def small_match(self, rng: Random, variant: str) -> Plain:
        """Return the start of a match with a small pack, in which aces often come up."""
        players = rng.choice((2, 2, 3, 4))
        ranks = "A" + "".join(rng.sample("KQJT9876", 4))
        deck = rng.sample([rank + suit for rank in ranks for suit in "CDHS"], 3 * players + rng.randint(1, 4))
        return kryt.start(variant, players, rng.randrange(players), "small", deck, deals=1)
