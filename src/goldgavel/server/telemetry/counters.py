# cython: boundscheck=True, wraparound=True
"""Cheap counters and histograms: plain dictionaries that are read when the metrics are requested.

A counter of the Prometheus library takes a lock per update, and its histogram several. These need none: only the
event loop updates them.
"""

from bisect import bisect_left
from collections import defaultdict

Labels = tuple[str, ...]


class Counter:
    """How often something happened, by label values."""

    def __init__(self, name: str, about: str, *labels: str) -> None:
        self.name = name
        self.about = about
        self.labels = labels
        self.counts: defaultdict[Labels, int] = defaultdict(int)

    def add(self, *values: str) -> None:
        self.counts[values] += 1


class Histogram:
    """How long something took, by label values: one count per bucket, and the sum."""

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
