"""Makes the tables and plots of docs/bots.md from the results."""

import re
from collections.abc import Iterator

from benchmarks.strength.compiled import ROOT
from benchmarks.strength.experiments import EXPERIMENTS, TIMES, Duel, Experiment
from benchmarks.strength.play import found_of
from goldgavel.arena.intervals import IntervalEstimate
from goldgavel.arena.sprt import H1

PAGE = ROOT / "docs" / "bots.md"
PICTURES = ROOT / "docs" / "pictures"
BEGIN, END = "<!-- strength: made by `python -m benchmarks.strength report` -->", "<!-- end of strength -->"
HEADINGS = ("experiment", "who", "deals (games)", "equals", "wins, 95 %", "asked for", "points, paired", "Elo")


def tables() -> str:
    lines = ["| " + " | ".join(HEADINGS) + " |", "|" + "---|" * len(HEADINGS)]
    for experiment in EXPERIMENTS:
        lines += [row(experiment, duel) for duel in experiment.duels]
    return "\n".join(lines)


def row(experiment: Experiment, duel: Duel) -> str:
    name = f"`{experiment.name}`"
    who = f"{title(duel)}: `{duel.bots[0]}` – `{duel.bots[1]}`"
    goal = f"≥ {duel.goal:.0%}" if duel.goal is not None else ""
    results = found_of(duel)
    if results is None:
        return f"| {name} | {who} | not yet played | | | {goal} | | |"
    line, (pair,) = results.matches[0].lines[0], results.pairs
    if goal and results.sprt is not None and results.sprt.decision is not None:
        goal += ", decided: " + ("yes" if results.sprt.decision == H1 else "no")
    elo = f"{pair.elo:+.0f}" if pair.elo is not None else "beyond measure"
    cells = (
        name,
        who,
        f"{results.deals} ({results.games})",
        f"{line.fair:.1%}",
        f"{line.wins.mean:.1%} ({between(line.wins)})",
        goal,
        f"{pair.difference.mean:+.2f} ± {(pair.difference.high or 0) - pair.difference.mean:.2f}",
        elo,
    )
    return "| " + " | ".join(cells) + " |"


def title(duel: Duel) -> str:
    game = {"aurum": "Aurum", "auction": "Auction"}[duel.game]
    tokens = ", tokens" if duel.options.get("tokens") else ""
    teams = ", teams" if duel.game == "aurum" and duel.options["players"] == 4 else ""
    return f"{game} {duel.options['players']}{teams}{tokens}"


def between(estimate: IntervalEstimate) -> str:
    return f"{100 * (estimate.low or 0):.1f}–{100 * (estimate.high or 1):.1f}"


def curves() -> Iterator[tuple[Experiment, list[tuple[int, IntervalEstimate, float]]]]:
    for experiment in EXPERIMENTS:
        if experiment.curve:
            found = [(time, found_of(duel)) for time, duel in zip(TIMES, experiment.duels, strict=True)]
            points = [
                (time, results.matches[0].lines[0].wins, results.matches[0].lines[0].fair)
                for time, results in found
                if results
            ]
            if len(points) > 1:
                yield experiment, points


def draw_curves() -> None:
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    for experiment, points in curves():
        figure = Figure(figsize=(7, 4), dpi=130, layout="constrained")
        FigureCanvasAgg(figure)
        axes = figure.add_subplot()
        times = [time for time, _, _ in points]
        means = [100 * wins.mean for _, wins, _ in points]
        low = [100 * (wins.mean - (wins.low or 0)) for _, wins, _ in points]
        high = [100 * ((wins.high or 1) - wins.mean) for _, wins, _ in points]
        axes.errorbar(times, means, yerr=[low, high], fmt="o-", color="#b8860b", ecolor="#2b2620", capsize=4)
        axes.axhline(100 * points[0][2], color="#888888", linestyle=":", label="equals")
        axes.set_xscale("log")
        axes.set_xticks(times, [f"{time} ms" for time in times])
        axes.set_ylabel("share of wins, % (95 % interval)")
        axes.set_xlabel("processor time for a move")
        axes.set_title(experiment.about, fontsize=10, loc="left")
        axes.legend(frameon=False)
        axes.grid(axis="y", color="#dddddd")
        figure.savefig(PICTURES / f"{experiment.name}.png")


def write() -> None:
    """Write the tables into the page."""
    draw_curves()
    pictures = [f"![{experiment.about}](pictures/{experiment.name}.png)" for experiment, _ in curves()]
    text = "\n\n".join([BEGIN, tables(), *pictures, END])
    page = PAGE.read_text(encoding="utf-8")
    found = re.sub(re.escape(BEGIN) + ".*?" + re.escape(END), lambda _: text, page, flags=re.DOTALL)
    PAGE.write_text(found, encoding="utf-8")
