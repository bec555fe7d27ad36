"""What a request costs: a play beside echoes of its bytes, a batch beside single plays, and waiting at half load."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import median
from time import sleep

import uvloop

from benchmarks.load import CONNECTIONS, Load, latencies, percentile, saturate, undisturbed
from benchmarks.report import Goal, line, ratio
from benchmarks.servers import Server

WINDOW = 0.4
"""Seconds of a run, and of the pause before it that leaves the machine to others; see undisturbed()."""

BEHIND = 0.05
"""Seconds that an answer at the end of a round takes when requests have piled up."""


@dataclass(frozen=True)
class Case:
    """A server, the requests that it gets in turn, and how many states each of them holds."""

    server: Server
    requests: Sequence[bytes]
    states: int = 1

    def load(self) -> Load:
        """Return what the server bears."""
        sleep(WINDOW)
        with undisturbed(self.server.pid):
            return uvloop.run(saturate(self.server.port, self.server.pid, self.requests, WINDOW))

    def latencies(self, rate: float) -> list[float]:
        """Return the seconds that answers take at a rate."""
        sleep(WINDOW)
        with undisturbed(self.server.pid):
            return uvloop.run(latencies(self.server.port, self.requests, rate, WINDOW))


def _loads(cases: Mapping[str, Case], rounds: int) -> dict[str, list[Load]]:
    """Return what each case bears, round by round, the cases taking turns."""
    for case in cases.values():
        case.load()  # Nobody is fast at once.
    loads: dict[str, list[Load]] = {name: [] for name in cases}
    for _ in range(rounds):
        for name, case in cases.items():
            loads[name].append(case.load())
    return loads


def plays(cases: Mapping[str, Case], goals: Mapping[str, Goal], rounds: int) -> float:
    """Print the CPU time of the first case beside that of each other; return the plays a second that fill its core."""
    loads = _loads(cases, rounds)
    first = next(iter(cases))
    costs = {name: [load.cost for load in loads[name]] for name in cases}
    for name in cases:
        figures = f"{median(costs[name]):.0f} µs · {1e6 / median(costs[name]):,.0f}/s a core"
        line(name, figures, None if name == first else ratio(costs[first], costs[name]), goals.get(name))
    return 1e6 / median(costs[first])


def batches(cases: Mapping[str, Case], rounds: int) -> None:
    """Print the CPU time a state in the first case, a batch, and how much more each other case takes."""
    loads = _loads(cases, rounds)
    first = next(iter(cases))
    costs = {name: [load.cost / case.states for load in loads[name]] for name, case in cases.items()}
    for name in cases:
        line(name, f"{median(costs[name]):.1f} µs a state", None if name == first else ratio(costs[name], costs[first]))


def waiting(cases: Mapping[str, Case], rate: float, goal: Goal, rounds: int) -> None:
    """Print how long answers take at a fixed rate, and how far apart the percentiles are.

    The goal is for the first case; the others, at the same rate, show what of it is the machine's doing. A round in
    which requests came faster than the machine had time to answer them says nothing of the server, and is left out.
    """
    first = next(iter(cases))
    taken: dict[str, list[tuple[float, float]]] = {name: [] for name in cases}
    for _ in range(rounds):
        for name, case in cases.items():
            took = case.latencies(rate)
            if max(took[-CONNECTIONS:]) < BEHIND:
                taken[name].append((percentile(took, 0.5) * 1e6, percentile(took, 0.99) * 1e6))
    for name, percentiles in taken.items():
        if not percentiles:
            line(name, "fell behind")
            continue
        halves, longest = zip(*percentiles, strict=True)
        figures = f"p50 {median(halves):,.0f} µs · p99 {median(longest):,.0f} µs"
        line(name, figures, ratio(longest, halves), goal if name == first else None)
