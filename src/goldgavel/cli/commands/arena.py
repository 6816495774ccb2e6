"""`goldgavel arena`: plays bots against each other on the same deals and reports confidence intervals."""

import math
import sys
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from secrets import randbits
from typing import TYPE_CHECKING, Any

from goldgavel.cli.errors import UsageError, excerpt, file_problem
from goldgavel.cli.estimates import number_text, percent_text
from goldgavel.cli.flags import game_flags
from goldgavel.cli.numbers import read_jobs, read_number
from goldgavel.cli.output import Output
from goldgavel.cli.parser import Parser
from goldgavel.text import LazyText, game_word

if TYPE_CHECKING:
    from goldgavel.arena.contest import Contest
    from goldgavel.arena.journal import Journal
    from goldgavel.arena.results import Results
    from goldgavel.arena.runner import ContestRunner
    from goldgavel.arena.sprt import Bounds
    from goldgavel.kernel.game import Game

DEFAULT_DEALS = 200
MAX_SPRT_DEALS = 100_000
"""The limit for a contest with `--sprt`, which normally stops earlier by itself."""
MAX_ELO = 1000


def arguments(parser: Parser) -> None:
    game_flags.add_game(parser)
    parser.page.section(LazyText("cli-heading-options", {}))
    parser.option("--bots", "cli-value-bots", LazyText("cli-about-arena-bots", {}))
    parser.option("--deals", "cli-value-number", LazyText("cli-about-deals", {"usual": DEFAULT_DEALS}))
    parser.option("--mix", "both|one|many|together", LazyText("cli-about-mix", {}))
    parser.option("--sprt", "ELO0,ELO1", LazyText("cli-about-sprt", {}))
    parser.option("--seed", "cli-value-number", LazyText("cli-about-seed", {}))
    parser.option("--out", "cli-value-file", LazyText("cli-about-arena-out", {}))
    parser.option("--plot", "cli-value-file", LazyText("cli-about-plot", {}))
    parser.switch("--json", LazyText("cli-about-arena-json", {}))
    parser.option("--jobs", "cli-value-number", LazyText("cli-about-jobs", {}))
    game_flags.add_options(parser)
    parser.page.examples += [
        "arena aurum --players 4 --bots master:200ms,adept --deals 500",
        "arena auction --bots adept,novice,random --plot ladder.png",
        "arena aurum --players 3 --bots adept,novice --mix one --sprt 0,50",
    ]


def run(args: Namespace, out: Output) -> int:
    from goldgavel.arena.runner import ContestRunner

    game = game_flags.chosen_game(args)
    test = read_sprt(args.sprt)
    deals = read_number("--deals", args.deals, least=1, default=MAX_SPRT_DEALS if test else DEFAULT_DEALS)
    check_plot_path(args.plot)
    contest = contest_of(args, game)
    runner = ContestRunner(contest, deals, sprt=test)
    with journal_of(args.out, contest) as journal:
        interrupted = not run_contest(runner, journal, args, out)
    results = runner.results()
    if interrupted:
        out.print_error(
            out.say("cli-arena-interrupted", deals=runner.block_scores.blocks, games=runner.block_scores.games)
        )
    if results is not None:
        report(results, args, out)
    return 130 if interrupted else 0


def contest_of(args: Namespace, game: "Game[Any, Any]") -> "Contest":
    from goldgavel.arena import journal
    from goldgavel.arena.contest import new_contest

    if args.bots is None:
        raise UsageError("cli-arena-bots-missing")
    before = with_file(args.out, journal.read_seed) if args.out is not None else None
    return new_contest(
        game,
        [name.strip().lower() for name in args.bots.split(",")],
        mix="both" if args.mix is None else args.mix.strip().lower(),
        seed=read_number("--seed", args.seed, default=randbits(32) if before is None else before),
        records=args.out is not None,
    )


def with_file(path: str, act: Any) -> Any:
    """Return `act(path)`. Errors of the file become usage errors."""
    try:
        return act(path)
    except (OSError, ValueError) as problem:
        raise file_problem(path, problem) from None


@contextmanager
def journal_of(path: str | None, contest: "Contest") -> "Iterator[Journal | None]":
    from goldgavel.arena.journal import Journal

    if path is None:
        yield None
        return
    journal = with_file(path, lambda path: Journal(path, contest))
    try:
        yield journal
    finally:
        journal.close()


def run_contest(runner: "ContestRunner", journal: "Journal | None", args: Namespace, out: Output) -> bool:
    """Play the contest. Returns False if Ctrl-C ended it early."""
    jobs = read_jobs(args.jobs, runner.games)
    if journal is not None:
        runner.resume(journal)
        if runner.block_scores.games:
            out.to_stderr(out.say("cli-arena-resumed", games=runner.block_scores.games))
    try:
        with progress_bar(runner, out) as advance:
            runner.run(jobs, journal, advance, spawn_at_start=args.jobs is not None)
    except KeyboardInterrupt:
        return False
    return True


@contextmanager
def progress_bar(runner: "ContestRunner", out: Output) -> Iterator[Any]:
    """Show a progress bar on stderr if it is a terminal. Yields a callback for the number of finished games."""
    if not sys.stderr.isatty():
        yield lambda _: None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.fields[standing]}"),
    )
    with Progress(*columns, console=out.console(stderr=True), transient=True) as bar:
        total, done = runner.games, runner.block_scores.games
        shown = bar.add_task(out.say("cli-simulate-progress"), total=total, completed=done, standing="")

        def advance(games: int) -> None:
            bar.update(shown, advance=games, standing=progress_text(runner, out))

        yield advance


def progress_text(runner: "ContestRunner", out: Output) -> str:
    """Return the text next to the progress bar: the first bot's share of wins, and the test's likelihood ratio."""
    from goldgavel.arena.intervals import mean_of
    from goldgavel.arena.runner import PAIR

    if not runner.block_scores.blocks or not runner.block_scores.matches_of(PAIR):
        return ""
    share = percent_text(mean_of(runner.block_scores.pair_wins(PAIR)), out)
    name = runner.contest.entrants[0].name
    if runner.sprt is None:
        return f"{name} {share}"
    return f"{name} {share}  LLR {number_text(runner.sprt.llr, out)}"


def report(results: "Results", args: Namespace, out: Output) -> None:
    from goldgavel.cli.arena_report import show
    from goldgavel.kernel.views import to_json

    if args.json:
        out.line(to_json(results))
    else:
        console = out.console()
        show(results, console, out)
        console.print(out.say("cli-simulate-seed", seed=str(results.seed)), soft_wrap=True)
    if args.plot is not None:
        draw(results, args.plot, out)


def check_plot_path(path: str | None) -> None:
    """Check the file name and the packages for a plot before the games are played, which can take hours."""
    from goldgavel.arena import plot, ratings

    if path is not None and not (plot.is_installed() and ratings.is_installed()):
        raise UsageError("cli-plot-extra")
    if path is not None and not path.lower().endswith((".png", ".svg", ".pdf")):
        raise UsageError("cli-plot-kind", file=excerpt(path))


def draw(results: "Results", path: str, out: Output) -> None:
    from goldgavel.arena.plot import PlotText, draw_ladder

    lines = results.ratings or ()
    words = PlotText(
        out.say("cli-arena-plot-title", game=game_word(results.game), players=results.options["players"]),
        out.say("cli-arena-blocks", deals=results.deals, games=results.games),
        out.say("cli-arena-plot-axis"),
        tuple(number_text(line.mu, out) for line in lines),
    )
    with_file(path, lambda path: draw_ladder(lines, words, path))


def read_sprt(text: str | None) -> "Bounds | None":
    """Read a value such as `0,50`: two numbers, the lower one first."""
    if text is None:
        return None
    from goldgavel.arena.sprt import Bounds

    try:
        low, high = map(float, text.split(","))
    except ValueError:
        low = high = math.nan
    if not -MAX_ELO <= low < high <= MAX_ELO:
        raise UsageError("cli-sprt-wrong", value=excerpt(text), most=MAX_ELO)
    return Bounds(low, high)
