"""Prints the statistics at the end of a simulation."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from goldgavel.arena.simulation.statistics import GameStatistics, Interval
from goldgavel.cli.output import Output

if TYPE_CHECKING:
    from rich.console import Console


def report(statistics: GameStatistics, bots: Sequence[str], console: "Console", out: Output) -> None:
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    table = Table(box=SIMPLE_HEAD)
    for heading in ("seat", "bot", "score", "wins", "interval"):
        justify = "left" if heading == "bot" else "right"
        table.add_column(out.say(f"cli-column-{heading}"), justify=justify, no_wrap=True)  # type: ignore[arg-type]
    for seat, bot in enumerate(bots):
        score, wins = statistics.score(seat), statistics.win_share(seat)
        table.add_row(str(seat), bot, _mean(score, out), _percent(wins.mean, out), _range(wins, out))
    console.print(table)
    for line in facts(statistics, out):
        console.print(line, soft_wrap=True)


def facts(statistics: GameStatistics, out: Output) -> list[str]:
    games, events = statistics.games, statistics.events
    lines = [
        out.say("cli-simulate-even-share", share=_percent(statistics.even_share(), out)),
        out.say("cli-simulate-rounds", rounds=_number(statistics.rounds / games, out)),
        out.say("cli-simulate-moves", moves=_number(statistics.moves / games, out)),
    ]
    bids = events["exact"] + events["over"] + events["under"]
    if bids:
        shares = {kind: _percent(events[kind] / bids, out) for kind in ("exact", "over", "under")}
        lines.append(out.say("cli-simulate-bids", bids=bids, **shares))
    lots = events["sold"] + events["unsold"]
    if lots:
        lines.append(out.say("cli-simulate-lots", lots=lots, sold=_percent(events["sold"] / lots, out)))
    return lines


def _number(value: float, out: Output) -> str:
    return out.say("cli-number", value=value)


def _percent(share: float, out: Output) -> str:
    return out.say("cli-percent", value=100 * share)


def _mean(interval: Interval, out: Output) -> str:
    return f"{_number(interval.mean, out)} ± {_number(interval.high - interval.mean, out)}"


def _range(interval: Interval, out: Output) -> str:
    return f"{_percent(interval.low, out)} – {_percent(interval.high, out)}"
