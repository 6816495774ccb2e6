"""Plays an experiment: continues every duel up to its number of deals."""

from pathlib import Path

import msgspec
from rich.progress import Progress

import goldgavel as gg
from benchmarks.strength.compiled import ROOT
from benchmarks.strength.experiments import GUESTS, SEED, Duel, Experiment
from goldgavel.arena.contest import Contest, maker_of, new_contest
from goldgavel.arena.elo import elo_of_share
from goldgavel.arena.journal import Journal
from goldgavel.arena.results import Results
from goldgavel.arena.runner import ContestRunner
from goldgavel.arena.sprt import Bounds
from goldgavel.kernel.errors import GoldGavelError
from goldgavel.kernel.views import to_json

CLEARLY = 100.0
"""The Elo difference between H0 and H1 of the sequential test."""
GAMES = ROOT / "build" / "strength" / "games"
FOUND = Path(__file__).with_name("results")


def contest_of(duel: Duel) -> Contest:
    game = gg.load(duel.game, **duel.options)
    return new_contest(game, duel.bots, mix=duel.mix, seed=SEED, records=True, guests=GUESTS)


def why_not(duel: Duel) -> str | None:
    """Return why the duel cannot be played, or None: a bot is missing or does not play this game."""
    game = gg.load(duel.game, **duel.options)
    try:
        contest = contest_of(duel)
        for bot in duel.bots:
            maker_of(contest, bot)(game, 0, 1)
    except (GoldGavelError, ImportError, AttributeError) as problem:
        return f"{duel.name} is left out: {problem}"
    return None


def play(
    experiment: Experiment, deals: int, jobs: int, progress: Progress, *, decide: bool = False
) -> list[Results]:
    """Play every duel that can be played; print a sentence for those that cannot."""
    found = []
    for duel in experiment.duels:
        missing = why_not(duel)
        if missing is not None:
            progress.console.print(missing)
            continue
        results = run_duel(duel, deals, jobs, progress, bounds_of(duel) if decide else None)
        if results is not None:
            FOUND.mkdir(exist_ok=True)
            (FOUND / f"{duel.name}.json").write_text(to_json(results) + "\n", encoding="utf-8")
            found.append(results)
    return found


def bounds_of(duel: Duel) -> Bounds | None:
    """Return the bounds of the sequential test: the goal, and a clearly higher strength."""
    if duel.goal is None:
        return None
    sides = len(gg.load(duel.game, **duel.options).sides)
    asked = elo_of_share(duel.goal, [(1, sides)])
    return None if asked is None else Bounds(asked, asked + CLEARLY)


def run_duel(duel: Duel, deals: int, jobs: int, progress: Progress, sprt: Bounds | None) -> Results | None:
    """Play one duel. After Ctrl-C the games are kept, and the next run continues."""
    contest = contest_of(duel)
    runner = ContestRunner(contest, deals, sprt=sprt)
    GAMES.mkdir(parents=True, exist_ok=True)
    journal = Journal(str(GAMES / f"{duel.name}.jsonl"), contest)
    try:
        runner.resume(journal)
        task = progress.add_task(duel.name, total=runner.games, completed=runner.block_scores.games)

        def advance(games: int) -> None:
            progress.advance(task, games)

        runner.run(jobs, journal, advance, spawn_at_start=False)
    except KeyboardInterrupt:
        progress.console.print(f"{duel.name} stopped after {runner.block_scores.blocks} deals")
    finally:
        journal.close()
    return runner.results()


def found_of(duel: Duel) -> Results | None:
    """Return the stored results; None if the duel was never played."""
    path = FOUND / f"{duel.name}.json"
    return msgspec.json.decode(path.read_bytes(), type=Results) if path.exists() else None
