"""`python -m benchmarks.envs`: all of it, or `batch`, `zoo` or `spiel` alone; `--quick` is a short try."""

import argparse
import sys
import warnings
from importlib import import_module

from rich.console import Console

import goldgavel as gg
from benchmarks.envs.rates import SECONDS, TURNS, best_rates, table

PARTS = ("batch", "zoo", "spiel")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "parts", nargs="*", choices=[[], *PARTS], help="what to measure; everything if nothing is named"
    )
    parser.add_argument("--quick", action="store_true", help="one short turn each")
    wanted = parser.parse_args()
    warnings.filterwarnings("ignore", category=DeprecationWarning)  # PettingZoo's, of its own games
    console = Console()
    how = "compiled" if gg.is_compiled() else "interpreted"
    console.print(f"goldgavel {gg.__version__}, {how}; Python {sys.version.split()[0]}; one core")
    turns, seconds = (1, 0.2) if wanted.quick else (TURNS, SECONDS)
    for name in wanted.parts or PARTS:
        part = import_module(f"benchmarks.envs.{name}")
        console.print(table(part.TITLE, best_rates(part.subjects(), turns, seconds), part.PEERS))
        if name == "zoo" and not wanted.quick:
            console.print("By PettingZoo's performance_benchmark:", *part.by_their_own(), sep="\n")


if __name__ == "__main__":
    main()
