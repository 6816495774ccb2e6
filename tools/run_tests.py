"""`make test`: runs all tests, and prints how much of the Python code they run.

Browser tests and many tests of the server wait more than they compute, so two lanes of steps run side by side.
The output is printed step by step.
"""

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import NamedTuple

from tools import covered_lines

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"
OUTPUT = ROOT / "build" / "tests"
INTERPRETED = ("tests/rules", "tests/contract")
"""Tests of everything that is compiled. They also run on the sources."""


class Step(NamedTuple):
    name: str
    command: tuple[str, ...]
    folder: Path = ROOT
    settings: tuple[tuple[str, str], ...] = ()

    @property
    def output(self) -> Path:
        return OUTPUT / f"{self.name}.log"

    def run(self) -> int:
        with self.output.open("wb") as output:
            try:
                done = subprocess.run(  # noqa: S603 - our own commands
                    self.command, cwd=self.folder, env=environment(self), stdout=output, stderr=output, check=False
                )
            except OSError as problem:
                output.write(f"{problem}\n".encode())
                return 1
        return done.returncode


def environment(step: Step) -> dict[str, str]:
    """Node is in the same folder as Python."""
    tools = str(Path(sys.executable).parent)
    return os.environ | {"PATH": f"{tools}{os.pathsep}{os.environ.get('PATH', '')}"} | dict(step.settings)


def pytest(name: str, jobs: int, *folders: str, **settings: str) -> Step:
    """Run tests with SlipCover, which removes its probes from the lines that were run.

    One process more than processors: many tests wait for a server, another process or the disk.
    """
    report = OUTPUT / f"{name}.json"
    measured = (sys.executable, "-m", "slipcover", "--source", "src/goldgavel", "--json", "--out", str(report))
    # worksteal keeps tests in order where possible, so that a shared server starts once; idle workers take over.
    run = ("-m", "pytest", "-n", str(jobs + 1), "--dist", "worksteal", *folders)
    return Step(name, (*measured, *run), ROOT, tuple(settings.items()))


def lanes(jobs: int) -> tuple[tuple[Step, ...], ...]:
    """Return the steps that run one after the other, per lane."""
    npm = ("npm", "--loglevel=error", "run")
    return (
        (pytest("compiled", jobs, "tests"),),
        (
            Step("browser", (*npm, "e2e:built"), WEB),
            Step("page", (*npm, "test"), WEB),
            pytest("interpreted", jobs, *INTERPRETED, GOLDGAVEL_PURE="1"),
        ),
    )


def follow(step: Step, running: "Future[int]") -> int:
    """Print a step's output as it is written, and return its exit code."""
    print(f"\n== {step.name}: {' '.join(step.command[-4:])}", flush=True)
    while not step.output.exists() and not running.done():
        time.sleep(0.1)
    with step.output.open("rb") as output:
        while True:
            is_last = running.done()
            sys.stdout.buffer.write(output.read())
            sys.stdout.flush()
            if is_last:
                return running.result()
            time.sleep(0.2)


def run(lanes: Sequence[Sequence[Step]]) -> list[str]:
    """Run all steps and return the names of those that failed."""
    OUTPUT.mkdir(parents=True, exist_ok=True)
    for old in OUTPUT.iterdir():
        old.unlink()
    with ExitStack() as stack:
        running = []
        for lane in lanes:
            one_after_the_other = stack.enter_context(ThreadPoolExecutor(max_workers=1))
            running += [(step, one_after_the_other.submit(step.run)) for step in lane]
        return [step.name for step, code in running if follow(step, code)]


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="tools.run_tests", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processors to use")
    failed = run(lanes(parser.parse_args().jobs))
    print()
    if failed:
        print(f"Failed: {', '.join(failed)}.")
        return 1
    covered_lines.main([str(OUTPUT / f"{name}.json") for name in ("compiled", "interpreted")])
    print("All tests passed.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
