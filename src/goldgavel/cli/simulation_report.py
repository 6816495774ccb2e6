"""Prints the statistics at the end of a simulation."""

from typing import TYPE_CHECKING

from goldgavel.arena.simulation.simulation import Simulation
from goldgavel.arena.simulation.statistics import GameStatistics
from goldgavel.bots.seated import bot_name
from goldgavel.cli.estimates import estimate_text, number_text, percent_text, range_text
from goldgavel.cli.output import Output

if TYPE_CHECKING:
    from rich.console import Console


def report(simulation: Simulation, console: "Console", out: Output) -> None:
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    table = Table(box=SIMPLE_HEAD)
    for heading in ("seat", "bot", "score", "wins", "interval"):
        justify = "left" if heading == "bot" else "right"
        table.add_column(out.say(f"cli-column-{heading}"), justify=justify, no_wrap=True)  # type: ignore[arg-type]
    statistics = simulation.statistics
    for seat, bot in enumerate(map(bot_name, simulation.bots)):
        score, wins = statistics.score(seat), statistics.win_share(seat)
        table.add_row(
            str(seat), bot, estimate_text(score, out), percent_text(wins.mean, out), range_text(wins, out)
        )
    console.print(table)
    speed = round(statistics.games / max(simulation.seconds, 1e-9))
    lines = [
        *facts(statistics, out),
        out.say("cli-simulate-speed", games=statistics.games, seconds=simulation.seconds, speed=speed),
        out.say("cli-simulate-seed", seed=str(simulation.seed)),
    ]
    for line in lines:
        console.print(line, soft_wrap=True)


def facts(statistics: GameStatistics, out: Output) -> list[str]:
    games, events = statistics.games, statistics.events
    lines = [
        out.say("cli-simulate-even-share", share=percent_text(statistics.even_share(), out)),
        out.say("cli-simulate-rounds", rounds=number_text(statistics.rounds / games, out)),
        out.say("cli-simulate-moves", moves=number_text(statistics.moves / games, out)),
    ]
    bids = events["exact"] + events["over"] + events["under"]
    if bids:
        shares = {kind: percent_text(events[kind] / bids, out) for kind in ("exact", "over", "under")}
        lines.append(out.say("cli-simulate-bids", bids=bids, **shares))
    lots = events["sold"] + events["unsold"]
    if lots:
        lines.append(out.say("cli-simulate-lots", lots=lots, sold=percent_text(events["sold"] / lots, out)))
    return lines
