"""`python -m benchmarks.strength`: see the package."""

import argparse

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from benchmarks.strength import __doc__ as about
from benchmarks.strength import bids, pace, report
from benchmarks.strength.experiments import BY_NAME, EXPERIMENTS
from benchmarks.strength.play import play
from goldgavel.arena.results import Results

OTHERS = {"report": report.write, "pace": pace.main}


def listing() -> Table:
    table = Table(title="Experiments")
    table.add_column("name")
    table.add_column("about")
    table.add_column("deals", justify="right")
    for experiment in EXPERIMENTS:
        table.add_row(experiment.name, experiment.about, str(experiment.deals))
    table.add_row("bids", "how often the master's bid lies in the suggested range (Aurum)", str(bids.DEALS))
    table.add_row("pace", "what a decision costs in processor time", "")
    table.add_row("report", "the tables and plots of docs/bots.md", "")
    return table


def shown(results: list[Results]) -> Table:
    table = Table()
    for heading in ("", "deals", "equals", "wins", "95 %", "points, paired"):
        table.add_column(heading)
    for found in results:
        line, pair = found.matches[0].lines[0], found.pairs[0]
        table.add_row(
            f"{found.game} {found.options['players']}: {pair.first} – {pair.second}",
            str(found.deals),
            f"{line.fair:.1%}",
            f"{line.wins.mean:.1%}",
            report.between(line.wins),
            f"{pair.difference.mean:+.2f} ± {(pair.difference.high or 0) - pair.difference.mean:.2f}",
        )
    return table


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="benchmarks.strength", description=about, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("name", nargs="?", choices=[*BY_NAME, *OTHERS, "bids"])
    parser.add_argument("--deals", type=int, help="deals for each duel")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--only", help="the name of one duel of it")
    parser.add_argument(
        "--decide", action="store_true", help="stop when it is decided whether the share asked for is reached"
    )
    args = parser.parse_args()
    console = Console()
    if args.name is None:
        console.print(listing())
    elif args.name == "bids":
        bids.main(args.deals or bids.DEALS)
    elif args.name in OTHERS:
        OTHERS[args.name]()
    else:
        experiment = BY_NAME[args.name]
        if args.only:
            experiment = experiment._replace(
                duels=tuple(duel for duel in experiment.duels if duel.name == args.only)
            )
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        with Progress(*columns, console=console) as progress:
            results = play(experiment, args.deals or experiment.deals, args.jobs, progress, decide=args.decide)
        console.print(shown(results))


if __name__ == "__main__":
    main()
