"""Plots the ratings of a pool: every entrant with its interval, the best on top."""

from collections.abc import Sequence
from importlib.util import find_spec
from typing import NamedTuple

from goldgavel.arena.intervals import SIGMAS
from goldgavel.arena.ratings import RatingLine

INK = "#2b2620"
GOLD = "#b8860b"
FAINT = "#d9d2c5"


class PlotText(NamedTuple):
    """The texts of the plot, in the reader's language."""

    title: str
    subtitle: str
    axis: str
    figures: tuple[str, ...]
    """The rating of every line, formatted for that language."""


def is_installed() -> bool:
    return find_spec("matplotlib") is not None


def draw_ladder(lines: Sequence[RatingLine], words: PlotText, path: str) -> None:
    """Write the plot; the file name's extension selects the format. No display is needed."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    figure = Figure(figsize=(8, 1.7 + 0.5 * len(lines)), dpi=150, layout="constrained")
    FigureCanvasAgg(figure)
    axes = figure.add_subplot()
    places = range(len(lines), 0, -1)
    reach = [SIGMAS * line.sigma for line in lines]
    means = [line.mu for line in lines]
    axes.errorbar(means, list(places), xerr=reach, fmt="o", color=GOLD, ecolor=INK, capsize=4, markersize=8)
    for line, place, figure_text in zip(lines, places, words.figures, strict=True):
        axes.annotate(figure_text, (line.mu, place), (0, 9), textcoords="offset points", ha="center", color=INK)
    axes.set_yticks(list(places), [line.entrant for line in lines])
    axes.set_ylim(0.4, len(lines) + 0.7)
    axes.set_xlabel(words.axis)
    axes.set_title(words.subtitle, fontsize=9, loc="left", color=INK)
    figure.suptitle(words.title, x=0.01, ha="left", fontweight="bold", color=INK)
    axes.grid(axis="x", color=FAINT, linewidth=0.8)
    axes.set_axisbelow(True)
    for side in ("top", "right", "left"):
        axes.spines[side].set_visible(False)
    axes.tick_params(axis="y", length=0)
    figure.savefig(path)
