"""The speed of our engine next to OpenSpiel's, in one run on one core: `make bench`.

All subjects are driven by the same loop. They take turns several times, and the best turn of each counts, because
other work on a shared machine can only slow things down. Times are processor times.
"""

import gc
import random
import resource
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any, NamedTuple

import pyspiel
from rich.console import Console
from rich.table import Table

import goldgavel as gg

TURNS = 7
SECONDS = 0.6
PEERS = ("hearts", "oh_hell")
OURS: dict[str, tuple[str, dict[str, Any]]] = {
    "Aurum, 3 players": ("aurum", {"players": 3}),
    "Aurum, 4 players": ("aurum", {"players": 4}),
    "Auction, 3 players": ("auction", {"players": 3}),
    "Auction, 4 players": ("auction", {"players": 4}),
    "Auction, 6 players": ("auction", {"players": 6}),
}


class Subject(NamedTuple):
    name: str
    run: Callable[[], tuple[int, float]]
    """Returns the moves made and the seconds taken."""


def drive(new_state: Callable[[], Any]) -> tuple[int, float]:
    """Play at random, driven from Python: the same loop for every subject."""
    choice = random.Random(1).choice
    moves = 0
    start = time.process_time()
    while time.process_time() - start < SECONDS:
        state = new_state()
        while not state.is_terminal():
            state.apply_action(choice(state.legal_actions()))
            moves += 1
    return moves, time.process_time() - start


def our_driver(name: str, options: dict[str, Any]) -> Callable[[], tuple[int, float]]:
    game = gg.load(name, **options)
    seeds = iter(range(10**9))
    return lambda: drive(lambda: game.new_game(next(seeds)))


def our_playouts(name: str, options: dict[str, Any]) -> Callable[[], tuple[int, float]]:
    game = gg.load(name, **options)

    def run() -> tuple[int, float]:
        start = time.process_time()
        moves = game.playouts(n=20_000, seed=3).moves
        return moves, time.process_time() - start

    return run


def peer_driver(name: str) -> Callable[[], tuple[int, float]]:
    game = pyspiel.load_game(name)
    return lambda: drive(game.new_initial_state)


def subjects() -> list[Subject]:
    found = [Subject(f"OpenSpiel {peer}", peer_driver(peer)) for peer in PEERS]
    found += [Subject(f"{label}, driven", our_driver(*which)) for label, which in OURS.items()]
    found += [Subject(f"{label}, playouts", our_playouts(*which)) for label, which in OURS.items()]
    return found


def measured(console: Console) -> dict[str, float]:
    """Return moves per second: the best of each subject's turns."""
    all_subjects = subjects()
    best = {subject.name: 0.0 for subject in all_subjects}
    with console.status("measuring …"):
        for _ in range(TURNS):
            for subject in all_subjects:
                gc.collect()
                moves, seconds = subject.run()
                best[subject.name] = max(best[subject.name], moves / seconds)
    return best


def speed_table(best: dict[str, float]) -> Table:
    table = Table(title="Moves per second, one core", title_justify="left")
    table.add_column("what")
    table.add_column("moves/s", justify="right")
    for peer in PEERS:
        table.add_column(f"x {peer}", justify="right")
    for name, rate in best.items():
        ratios = [f"{rate / best[f'OpenSpiel {peer}']:.2f}" for peer in PEERS]
        table.add_row(name, f"{rate:,.0f}", *ratios)
    return table


def growth_table() -> Table:
    """Return time and memory by the number of games."""
    table = Table(title="Growth with the number of games (Aurum, 4 players)", title_justify="left")
    for heading in ("games", "playouts: µs per game", "driven: µs per game", "peak memory, MB"):
        table.add_column(heading, justify="right")
    game = gg.load("aurum")
    for games in (1000, 4000, 16000, 64000):
        start = time.process_time()
        game.playouts(n=games, seed=1)
        middle = time.process_time()
        choice = random.Random(1).choice
        for seed in range(games):
            state = game.new_game(seed)
            while not state.is_terminal():
                state.apply_action(choice(state.legal_actions()))
        end = time.process_time()
        memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
        table.add_row(
            f"{games:,}",
            f"{(middle - start) / games * 1e6:.1f}",
            f"{(end - middle) / games * 1e6:.1f}",
            f"{memory:.1f}",
        )
    return table


def start_up() -> str:
    """Return how much time `import goldgavel` adds to the start of Python."""

    def seconds(code: str) -> float:
        start = time.perf_counter()
        subprocess.run([sys.executable, "-c", code], check=True)  # noqa: S603
        return time.perf_counter() - start

    codes = {"python": "pass", "import": "import goldgavel", "load": "import goldgavel; goldgavel.load('aurum')"}
    times: dict[str, list[float]] = {name: [] for name in codes}
    for _ in range(15):
        for name, code in codes.items():
            times[name].append(seconds(code))
    middle = {name: statistics.median(found) * 1000 for name, found in times.items()}
    added = {name: middle[name] - middle["python"] for name in codes}
    return (
        f"Start: Python alone {middle['python']:.0f} ms; `import goldgavel` adds {added['import']:.0f} ms; "
        f"with a game loaded {added['load']:.0f} ms"
    )


def main() -> None:
    console = Console()
    how = "compiled" if gg.is_compiled() else "interpreted"
    console.print(f"goldgavel {gg.__version__}, {how}; Python {sys.version.split()[0]}")
    console.print(speed_table(measured(console)))
    console.print(growth_table())
    console.print(start_up())


if __name__ == "__main__":
    main()
