"""`make flakes`: runs the whole test suite several times under load, and lists what failed.

A test that fails here and passes on a quiet machine depends on how fast the machine is. It has to wait for what it
means, not for a time. The output of every run is in build/flakes.
"""

import argparse
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from pathlib import Path

from goldgavel._child_process import init_child

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "build" / "flakes"
FAILED = re.compile(r"(?m)^(?:FAILED|ERROR) (\S+)|^ *(?:\x1b\[\d+m)* ?FAIL (?:\x1b\[\d+m)* *(.+)$")
"""How pytest and vitest name a failed test."""


def be_busy() -> None:
    init_child()
    while True:
        pass


@contextmanager
def load(processes: int) -> Iterator[None]:
    """Keep that many processors busy."""
    context = get_context("spawn")
    busy = [context.Process(target=be_busy) for _ in range(processes)]
    for process in busy:
        process.start()
    try:
        yield
    finally:
        for process in busy:
            process.kill()
            process.join()


def run_once(number: int) -> tuple[bool, float]:
    """Run `make test` and keep its output. Return whether it passed, and its seconds."""
    began = time.monotonic()
    with (FOLDER / f"{number}.log").open("w") as log:
        outcome = subprocess.run(["make", "--keep-going", "test"], cwd=ROOT, stdout=log, stderr=log, check=False)  # noqa: S607
    return outcome.returncode == 0, time.monotonic() - began


def failures(number: int) -> list[str]:
    text = (FOLDER / f"{number}.log").read_text(errors="replace")
    return sorted({first or second for first, second in FAILED.findall(text)})


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="tools.flakes", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--times", type=int, default=5, help="runs of the suite; default: 5")
    parser.add_argument(
        "--load", type=int, default=os.cpu_count() or 1, help="busy processes; default: one per processor"
    )
    args = parser.parse_args()
    FOLDER.mkdir(parents=True, exist_ok=True)
    passed = 0
    with load(args.load):
        for number in range(1, args.times + 1):
            is_green, seconds = run_once(number)
            passed += is_green
            print(f"run {number}: {'passed' if is_green else 'failed'} after {seconds / 60:.1f} min", flush=True)
            for name in failures(number):
                print(f"  {name}", flush=True)
    print(f"{passed} of {args.times} runs passed")
    return 0 if passed == args.times else 1


if __name__ == "__main__":
    sys.exit(main())
