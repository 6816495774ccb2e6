"""`python -m benchmarks.server --only load --quick --json figures.json`."""

import argparse
import asyncio
import resource
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console

from benchmarks.server import __doc__ as about
from benchmarks.server.compare import run_compare
from benchmarks.server.figures import Figures
from benchmarks.server.growth import run_length, run_memory
from benchmarks.server.load import run_load
from benchmarks.server.paced import run_paced
from benchmarks.server.plan import QUICK, Plan
from benchmarks.server.plot import draw_comparison
from benchmarks.server.report import tables_of
from benchmarks.server.restart import run_restart
from benchmarks.server.servers.cores import stay_on
from benchmarks.server.servers.loops import new_loop
from benchmarks.server.spec import GAMES
from benchmarks.server.workers import run_workers

PARTS: dict[str, Callable[[Plan], Coroutine[Any, Any, Any]]] = {
    "load": run_load,
    "compare": run_compare,
    "paced": run_paced,
    "memory": run_memory,
    "length": run_length,
    "restart": run_restart,
    "workers": run_workers,
}

WIDTH = 128
"""The width of the widest table, in characters."""


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server", description=about)
    parser.add_argument("--only", choices=PARTS, action="append", help="this part; may be given again")
    parser.add_argument("--game", choices=GAMES, default="aurum", help="of load and paced (default: aurum)")
    parser.add_argument("--quick", action="store_true", help="a short try, whose figures mean little")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures there too")
    parser.add_argument("--plot", type=Path, metavar="FILE", help="draw the comparison there")
    return parser.parse_args()


def allow_many_sockets() -> None:
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def main() -> None:
    arguments = read_arguments()
    plan = msgspec.structs.replace(QUICK if arguments.quick else Plan(), game=arguments.game)
    console = Console(width=max(Console().width, WIDTH))
    allow_many_sockets()
    stay_on(-1)
    figures = Figures()
    for part in arguments.only or PARTS:
        with console.status(f"measuring {part} …"), asyncio.Runner(loop_factory=new_loop) as runner:
            found = runner.run(PARTS[part](plan))
        setattr(figures, part, found)
        console.print(*tables_of(msgspec.structs.replace(Figures(), **{part: found}), plan), sep="\n")
    if arguments.json:
        arguments.json.write_bytes(msgspec.json.format(msgspec.json.encode(figures)))
    if arguments.plot and figures.compare:
        draw_comparison(figures.compare, arguments.plot)


if __name__ == "__main__":
    main()
