"""Draws the comparison of servers: the processor time of a confirmed move, by server and number of tables."""

from collections.abc import Sequence
from itertools import cycle
from pathlib import Path

from benchmarks.server.figures import Comparison

BAR = 0.8
"""Height shared by the bars of one server."""
COLOURS = ("#b8860b", "#2b2620")


def draw_comparison(rows: Sequence[Comparison], path: Path) -> None:
    """Write the plot; the file name's extension selects the format. No display is needed."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    names = list(rows[0].rates)
    height = BAR / len(rows)
    figure = Figure(figsize=(7, 0.6 * len(names) + 1), layout="constrained")
    FigureCanvasAgg(figure)
    axes = figure.add_subplot()
    for number, (row, colour) in enumerate(zip(rows, cycle(COLOURS), strict=False)):
        places = [place + (number - (len(rows) - 1) / 2) * height for place in range(len(names))]
        costs = [row.rates[name].cpu_per_move * 1e6 for name in names]
        bars = axes.barh(places, costs, height, color=colour, label=f"{row.tables} tables")
        axes.bar_label(bars, fmt="%.0f", padding=3)
    axes.set_yticks(range(len(names)), names)
    axes.invert_yaxis()
    axes.margins(x=0.1)
    axes.set_xlabel("processor time of the server per confirmed move, µs")
    axes.legend(frameon=False)
    figure.savefig(path)
