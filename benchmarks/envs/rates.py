"""Measures subjects in turns; the best turn of each counts.

Other work on a shared machine can only slow things down. Times are processor times.
"""

import gc
import time
from collections.abc import Callable, Sequence
from typing import NamedTuple

from rich.table import Table

TURNS = 5
SECONDS = 1.0

Run = Callable[[float], tuple[int, float]]
"""Runs for about this many seconds; returns the steps made and the seconds taken."""


class Subject(NamedTuple):
    name: str
    run: Run


def best_rates(subjects: Sequence[Subject], turns: int = TURNS, seconds: float = SECONDS) -> dict[str, float]:
    """Return the best steps per second of each subject."""
    best = {subject.name: 0.0 for subject in subjects}
    for _ in range(turns):
        for subject in subjects:
            gc.collect()
            steps, taken = subject.run(seconds)
            best[subject.name] = max(best[subject.name], steps / taken)
    return best


def until(seconds: float, some: Callable[[], int]) -> tuple[int, float]:
    """Call `some`, which returns the number of its steps, until the time is over."""
    steps, start = 0, time.process_time()
    while (taken := time.process_time() - start) < seconds:
        steps += some()
    return steps, taken


def table(title: str, rates: dict[str, float], peers: Sequence[str]) -> Table:
    """Return a table of the rates, with ratios to the peers."""
    sheet = Table(title=title, title_justify="left")
    sheet.add_column("what")
    sheet.add_column("steps/s", justify="right")
    for peer in peers:
        sheet.add_column(f"x {peer}", justify="right")
    for name, rate in rates.items():
        sheet.add_row(name, f"{rate:,.0f}", *[f"{rate / rates[peer]:.2f}" for peer in peers])
    return sheet
