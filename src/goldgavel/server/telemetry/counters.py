# cython: boundscheck=True, wraparound=True
"""Counts that cost next to nothing to keep: plain dictionaries, read when somebody asks for the metrics.

A counter of the Prometheus library takes a lock each time, and a histogram of it several. All of ours are kept by
the event loop alone.
"""

from bisect import bisect_left
from collections import defaultdict

Labels = tuple[str, ...]


class Counter:
    """How often something happened, by its labels."""

    def __init__(self, name: str, about: str, *labels: str) -> None:
        self.name = name
        self.about = about
        self.labels = labels
        self.counts: defaultdict[Labels, int] = defaultdict(int)

    def add(self, *values: str) -> None:
        self.counts[values] += 1


class Histogram:
    """How long something took, by its labels: how many times at most each of the bounds."""

    def __init__(self, name: str, about: str, bounds: tuple[float, ...], *labels: str) -> None:
        self.name = name
        self.about = about
        self.bounds = bounds
        self.labels = labels
        self.counts: dict[Labels, list[int]] = {}
        self.sums: defaultdict[Labels, float] = defaultdict(float)

    def observe(self, seconds: float, *values: str) -> None:
        counts = self.counts.get(values)
        if counts is None:
            counts = self.counts[values] = [0] * (len(self.bounds) + 1)
        counts[bisect_left(self.bounds, seconds)] += 1
        self.sums[values] += seconds
