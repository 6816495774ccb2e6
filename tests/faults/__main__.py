"""Runs faults as often as asked, and writes a report: `python -m tests.faults [FAULT …] [--times N]`."""

import argparse
import sys
from pathlib import Path

from tests.faults.catalogue import FAULTS, MIGRATION, NAMES, SEED, full_count, rounds
from tests.faults.kit.figures import Figures
from tests.faults.kit.report import Round, write_report

REPORT = Path(__file__).parents[2] / "build" / "faults" / "report.md"
TABLES = 8


def main(words: list[str]) -> int:
    given = read_arguments(words)
    done: list[Round] = []
    for name in given.faults or NAMES:
        times = full_count(name) if given.times is None else given.times
        try:
            for seed, figures in rounds(name, times, given.seed, given.tables):
                done.append(Round(name, seed, figures))
                print(f"{name}, seed {seed}: {figures}", flush=True)
                write_report(given.report, done, command(words))
        except Exception as problem:  # noqa: BLE001 - the other faults are tried all the same
            done.append(Round(name, given.seed, Figures(problems=[described(problem)])))
            print(f"{name}: {done[-1].figures}", flush=True)
            write_report(given.report, done, command(words))
    print(f"Report: {given.report}")
    return 0 if all(one.figures.is_clean() for one in done) else 1


def read_arguments(words: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="tests.faults", description=__doc__)
    parser.add_argument("faults", nargs="*", metavar="FAULT", help=f"of: {', '.join((*FAULTS, MIGRATION))}")
    parser.add_argument(
        "--times", type=int, help="how often each fault strikes; the default is the count of the soak"
    )
    parser.add_argument("--seed", type=int, default=SEED, help="of the first round; each round has the next one")
    parser.add_argument("--tables", type=int, default=TABLES, help="tables that play at the same time")
    parser.add_argument("--report", type=Path, default=REPORT, help="the file for the report")
    given = parser.parse_args(words)
    if unknown := set(given.faults) - set(NAMES):
        parser.error(f"unknown faults: {', '.join(sorted(unknown))}")
    return given


def described(problem: BaseException) -> str:
    """Name the errors within a group too."""
    inner = problem.exceptions if isinstance(problem, BaseExceptionGroup) else ()
    return "; ".join([f"{type(problem).__name__}: {problem}", *map(described, inner)])


def command(words: list[str]) -> str:
    return " ".join(["python -m tests.faults", *words])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
