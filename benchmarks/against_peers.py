"""Moves a second of random play: every game of this engine beside OpenSpiel and RLCard."""

from collections.abc import Iterable
from statistics import median

from benchmarks.peers import open_spiel, rlcard_uno
from benchmarks.random_play import Player, engine, moves_per_second
from benchmarks.report import Goal, heading, line, ratio
from croupier.game import AnyGame

SECONDS = 0.3
"""Seconds that a player plays in a round."""


def compare(games: Iterable[AnyGame], goal: Goal, rounds: int) -> None:
    """Print every game beside every peer; the goal is for OpenSpiel."""
    ours = [Player(game.id, engine(game), counts) for game in games for counts in (True, False)]
    theirs = [*open_spiel("euchre"), *open_spiel("hearts"), *rlcard_uno()]
    rates: dict[Player, list[float]] = {player: [] for player in (*ours, *theirs)}
    for seed in range(rounds):
        for player, measured in rates.items():
            measured.append(moves_per_second(player, SECONDS, seed))
    for counts, how in ((True, "dealing counted"), (False, "dealing not counted, every state kept")):
        heading(f"2  Random play in process: moves a second, each listed, chosen and played; {how}")
        for game in filter(lambda player: player.dealing_counts is counts, ours):
            line(game.name, f"{median(rates[game]):,.0f}/s")
            for peer in filter(lambda player: player.dealing_counts is counts, theirs):
                against = ratio(rates[game], rates[peer])
                wanted = goal if peer.name.startswith("OpenSpiel") else None
                line(f"to {peer.name}", f"{median(rates[peer]):,.0f}/s", against, wanted)
