"""`goldgavel simulate`: plays many games between bots and reports records and statistics."""

from argparse import Namespace
from secrets import randbits
from typing import TYPE_CHECKING

from goldgavel.cli.errors import UsageError
from goldgavel.cli.flags import game_flags
from goldgavel.cli.flags.bot_seats import read_bots
from goldgavel.cli.numbers import read_jobs, read_number
from goldgavel.cli.output import Output
from goldgavel.cli.output_file import output_file
from goldgavel.cli.parser import Parser
from goldgavel.cli.progress import progress_bar
from goldgavel.text import LazyText

if TYPE_CHECKING:
    from goldgavel.arena.line_file import LineFile
    from goldgavel.arena.simulation.simulation import Simulation

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
    from goldgavel.cli import simulation_report

    games = simulation.statistics.games
    if games < simulation.games:
        out.print_error(out.say("cli-simulate-interrupted", games=games, planned=simulation.games))
    if games:
        simulation_report.report(simulation, out.console(stderr=stderr), out)
