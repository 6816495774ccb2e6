"""`goldgavel simulate`: plays many games between bots and reports records and statistics."""

from argparse import Namespace
from secrets import randbits
from typing import TYPE_CHECKING

from goldgavel.cli.errors import UsageError
from goldgavel.cli.estimates import estimate_text, number_text, percent_text, range_text
from goldgavel.cli.flags import game_flags
from goldgavel.cli.flags.bot_seats import read_bots
from goldgavel.cli.numbers import read_jobs, read_number
from goldgavel.cli.output import Output
from goldgavel.cli.output_file import output_file
from goldgavel.cli.parser import Parser
from goldgavel.cli.progress import progress_bar
from goldgavel.text import LazyText

if TYPE_CHECKING:
    from rich.console import Console

    from goldgavel.arena.line_file import LineFile
    from goldgavel.arena.simulation.simulation import Simulation
    from goldgavel.arena.simulation.statistics import GameStatistics

DEFAULT_GAMES = 100


def arguments(parser: Parser) -> None:
    game_flags.add_game(parser)
    parser.page.section(LazyText("cli-heading-options", {}))
    parser.option("--games", "cli-value-number", LazyText("cli-about-games", {"usual": DEFAULT_GAMES}))
    parser.option("--seed", "cli-value-number", LazyText("cli-about-seed", {}))
    parser.option("--bots", "cli-value-bots", LazyText("cli-about-simulate-bots", {}))
    parser.option("--out", "cli-value-file", LazyText("cli-about-out", {}))
    parser.switch("--legal", LazyText("cli-about-legal", {}))
    parser.option("--jobs", "cli-value-number", LazyText("cli-about-jobs", {}))
    game_flags.add_options(parser)
    parser.page.examples += [
        "simulate aurum --games 1000 --seed 7 --out games.jsonl",
        "simulate auction --players 5 --tokens stop,ban --bots adept",
    ]


def run(args: Namespace, out: Output) -> int:
    from goldgavel.arena.simulation.simulation import Simulation

    if args.legal and args.out is None:
        raise UsageError("cli-legal-without-out")
    game = game_flags.chosen_game(args)
    games = read_number("--games", args.games, least=1, default=DEFAULT_GAMES)
    bots = read_bots(args.bots, game.name, game.players, "random")
    seed = read_number("--seed", args.seed, default=randbits(32))
    simulation = Simulation(game, bots, games=games, seed=seed)
    with output_file(args.out) as file:
        interrupted = not play(simulation, file, args, out)
    report(simulation, out, stderr=args.out == "-")
    return 130 if interrupted else 0


def play(simulation: "Simulation", file: "LineFile | None", args: Namespace, out: Output) -> bool:
    """Play all games. Returns False if Ctrl-C ended it early."""
    jobs = read_jobs(args.jobs, simulation.games)
    write = file.write if file is not None else None
    try:
        with progress_bar("cli-simulate-progress", simulation.games, out) as advance:
            simulation.run(
                jobs=jobs, legal=args.legal, write=write, progress=advance, spawn_at_start=args.jobs is not None
            )
    except KeyboardInterrupt:
        return False
    return True


def report(simulation: "Simulation", out: Output, *, stderr: bool) -> None:
    games = simulation.statistics.games
    if games < simulation.games:
        out.print_error(out.say("cli-simulate-interrupted", games=games, planned=simulation.games))
    if games:
        print_statistics(simulation, out.console(stderr=stderr), out)


def print_statistics(simulation: "Simulation", console: "Console", out: Output) -> None:
    """Print the statistics at the end."""
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    from goldgavel.bots.seated import bot_name

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


def facts(statistics: "GameStatistics", out: Output) -> list[str]:
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
