"""`goldgavel simulate`: plays many games between bots and reports records and statistics."""

import os
from argparse import Namespace
from secrets import randbits
from time import perf_counter
from typing import TYPE_CHECKING, Any

from goldgavel.cli.errors import UsageError
from goldgavel.cli.flags import game_flags
from goldgavel.cli.flags.bot_seats import read_bots
from goldgavel.cli.line_file import LineFile, line_file
from goldgavel.cli.numbers import read_number
from goldgavel.cli.output import Output
from goldgavel.cli.parser import Parser
from goldgavel.cli.progress import progress_bar
from goldgavel.text import LazyText

if TYPE_CHECKING:
    from goldgavel.arena.simulation.worker import SimulationTask
    from goldgavel.kernel.game import Game

DEFAULT_GAMES = 100
MAX_JOBS_PER_CORE = 4
"""The limit of processes per core. More processes would only slow each other down."""


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
    game = game_flags.chosen_game(args)
    games = read_number("--games", args.games, least=1, default=DEFAULT_GAMES)
    cores = os.cpu_count() or 1
    jobs = read_number("--jobs", args.jobs, least=1, default=cores)
    task = task_of(args, game)
    simulation = Simulation(
        task, games, min(jobs, games, MAX_JOBS_PER_CORE * cores), at_once=args.jobs is not None
    )
    with line_file(args.out) as file:
        interrupted = not simulation.run(file, out)
    simulation.report(out, stderr=args.out == "-")
    return 130 if interrupted else 0


def task_of(args: Namespace, game: "Game[Any, Any]") -> "SimulationTask":
    from goldgavel.arena.simulation.worker import SimulationTask
    from goldgavel.kernel.views import plain

    if args.legal and args.out is None:
        raise UsageError("cli-legal-without-out")
    options = tuple(
        (name, tuple(value) if isinstance(value, list) else value) for name, value in plain(game.options).items()
    )
    return SimulationTask(
        game=game.name,
        options=options,
        bots=read_bots(args.bots, game.name, game.players, "random"),
        seed=read_number("--seed", args.seed, default=randbits(32)),
        records=args.out is not None,
        legal=args.legal,
    )


class Simulation:
    def __init__(self, task: "SimulationTask", games: int, jobs: int, *, at_once: bool) -> None:
        from goldgavel.arena.simulation.statistics import GameStatistics

        self.task = task
        self.games = games
        self.jobs = jobs
        self.at_once = at_once
        self.statistics = GameStatistics(len(task.bots))
        self.seconds = 0.0

    def run(self, file: LineFile | None, out: Output) -> bool:
        """Play all games. Returns False if Ctrl-C ended it early. The file has only complete lines at any time."""
        from goldgavel.arena.simulation.worker import play_chunks

        began = perf_counter()
        try:
            with progress_bar("cli-simulate-progress", self.games, out) as advance:
                for chunk in play_chunks(self.task, self.games, self.jobs, at_once=self.at_once):
                    if file is not None:
                        file.write(chunk.lines)
                    self.statistics.add(chunk.statistics)
                    advance(chunk.statistics.games)
        except KeyboardInterrupt:
            return False
        finally:
            self.seconds = perf_counter() - began
        return True

    def report(self, out: Output, *, stderr: bool) -> None:
        from goldgavel.cli.simulation_report import report

        games = self.statistics.games
        if games < self.games:
            out.print_error(out.say("cli-simulate-interrupted", games=games, planned=self.games))
        if games:
            console = out.console(stderr=stderr)
            report(self.statistics, self.task.bots, console, out)
            speed = round(games / max(self.seconds, 1e-9))
            line = out.say("cli-simulate-speed", games=games, seconds=self.seconds, speed=speed)
            console.print(line, soft_wrap=True)
            console.print(out.say("cli-simulate-seed", seed=str(self.task.seed)), soft_wrap=True)
