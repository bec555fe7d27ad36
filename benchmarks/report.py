"""How the figures are printed: medians of interleaved rounds, ratios beside them, and whether a goal is met."""

import operator
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import median

SIGNS: dict[str, Callable[[float, float], bool]] = {"≤": operator.le, "<": operator.lt, "≥": operator.ge}


@dataclass(frozen=True)
class Goal:
    """What a ratio should be: a sign (≤, <, ≥) and a limit."""

    sign: str
    limit: float

    def verdict(self, ratio: float) -> str:
        """Say what the goal is and whether it is met."""
        met = "met" if SIGNS[self.sign](ratio, self.limit) else "NOT MET"
        return f"goal {self.sign} {self.limit:g}: {met}"


def ratio(over: Sequence[float], under: Sequence[float]) -> float:
    """Return the median of the ratios of each round: what slows a round slows both of its figures.

    >>> ratio([2.0, 9.0, 3.0], [1.0, 3.0, 2.0])
    2.0
    """
    return median(a / b for a, b in zip(over, under, strict=True))


def heading(text: str) -> None:
    """Print the heading of an item."""
    print(f"\n{text}")


def line(name: str, figures: str, against: float | None = None, goal: Goal | None = None) -> None:
    """Print a line: a name, its figures, a ratio, and the goal for that ratio."""
    beside = "" if against is None else f"{against:7.2f} x"
    verdict = goal.verdict(against) if goal is not None and against is not None else ""
    print(f"   {name:<36}{figures:>28}{beside:>10}   {verdict}".rstrip())
