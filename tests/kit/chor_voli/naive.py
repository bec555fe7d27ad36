"""The naive Chor Voli behind the kit's protocol."""

from collections.abc import Sequence
from random import Random
from typing import Any

from kit.knowing import Plain
from naive import chance, chor_voli


class NaiveChorVoli:
    """The second implementation, fed with the dictionaries of the wire."""

    def start(self, options: Plain, players: int, dealer: int | None, seed: str, deck: Sequence[str] | None) -> Plain:
        """Return the first deal of a match."""
        return chor_voli.start(options["form"], options, players, dealer, seed, deck)

    def legal(self, state: Plain) -> list[Any]:
        """Return all legal actions."""
        return [*chor_voli.legal(state)]

    def step(self, state: Plain, action: Plain) -> Plain:
        """Return the state after an action."""
        return chor_voli.step(state, action)

    def perft(self, state: Plain, depth: int) -> int:
        """Count the lines of play of a length."""
        return chor_voli.perft(state, depth)

    def facts(self, state: Plain, seat: int | None) -> Plain:
        """Return what the rules page says of a state and of what a seat may see of it."""
        view = chor_voli.visible(state, seat)
        return {
            "to_act": chor_voli.to_act(state),
            "scoring": chor_voli.scoring(state),
            # In which order they stood is told by events alone.
            "view": {**view, "stood": sorted(view["stood"])},
        }

    def facts_told(self, perspective: Plain) -> Plain:
        """Return the same, as a perspective of the engine tells it."""
        return {name: perspective[name] for name in ("to_act", "scoring", "view")}

    def small_match(self, rng: Random, variant: str) -> Plain:
        """Return the start of a match with a small pack: the two of diamonds, and hands of a few low cards."""
        players = rng.choice((3, 3, 4)) if variant == "ramchi" else 4
        low = [card for card in chance.pack(52) if card[0] in "23456A"]
        sizes = [rng.choice((3, 4, 4, 5, 6) if players == 3 else (3, 4, 4, 5)) for _ in range(players)]
        deck = ["2D", *rng.sample([card for card in low if card != "2D"], sum(sizes) - 1)]
        rng.shuffle(deck)
        hands = [" ".join(deck.pop() for _ in range(size)) for size in sizes]
        chosen = {
            "form": variant,
            "threes_high": rng.random() < 0.5,
            "fours_high": False,
            "ties": rng.choice(("first", "last")),
            "showdown_leader": rng.choice(("first_seat", "previous_winner")),
            "deals": 1,
        }
        return chor_voli.position(
            hands,
            options=chosen | ({"four_of_a_kind": False} if variant == "ramchi" else {}),
            table_card="KS" if players == 3 else None,
            dealer=rng.randrange(players),
            pool=4 if variant == "chor-voli" else 0,
        )
