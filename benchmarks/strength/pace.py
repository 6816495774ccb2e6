"""Measures how much a search does per millisecond of processor time, and the cost of a budget in iterations.

    python -m benchmarks.strength pace

Positions come from games between adepts. Times are those of the thread, so a busy machine does not count.
"""

import statistics
from time import thread_time
from typing import Any

from rich.console import Console
from rich.table import Table

import goldgavel as gg
from benchmarks.strength.experiments import GUESTS
from goldgavel.arena.contest import Contest, maker_of
from goldgavel.bots.driver import ask, seat_bots

SUBJECTS = (
    ("aurum", {"players": 4}, "master:100it"),
    ("aurum", {"players": 4}, "master:200cpu"),
    ("aurum", {"players": 4}, "flat-random:100it"),
    ("aurum", {"players": 4}, "flat-adept:100it"),
    ("aurum", {"players": 3}, "master:100it"),
    ("auction", {"players": 4}, "master:100it"),
    ("auction", {"players": 4}, "master:200cpu"),
)
POSITIONS = 40
EVERY = 5
"""One of this many positions is measured."""


def times(name: str, options: dict[str, Any], bot: str) -> list[float]:
    """Return the milliseconds of each decision."""
    game = gg.load(name, **options)
    contest = Contest(name, tuple(options.items()), (), "one", 1, guests=GUESTS)
    maker = maker_of(contest, bot)
    found: list[float] = []
    seed = 0
    while len(found) < POSITIONS:
        state = game.new_game(seed)
        adepts = seat_bots(game, ["adept"] * game.players, seed)
        seed += 1
        while not state.is_terminal() and len(found) < POSITIONS:
            seat = state.current_player()
            if len(state.legal_actions(seat)) > 1 and state.move_log.ply() % EVERY == 0:
                searcher, view = maker(game, seat, seed), state.view(seat)
                began = thread_time()
                searcher.choose(view, (), None)
                found.append(1000 * (thread_time() - began))
            state.apply_action(ask(state, adepts[seat]), seat)
    return found


def main() -> None:
    console = Console()
    table = Table(title="Processor time of a decision, ms")
    for heading in ("game", "bot", "decisions", "mean", "median", "most"):
        table.add_column(heading)
    for name, options, bot in SUBJECTS:
        try:
            found = times(name, options, bot)
        except (ImportError, AttributeError) as problem:
            console.print(f"{bot} is left out: {problem}")
            continue
        figures = (statistics.mean(found), statistics.median(found), max(found))
        cells = [f"{figure:.1f}" for figure in figures]
        table.add_row(f"{name} {options['players']}", bot, str(len(found)), *cells)
    console.print(table)


if __name__ == "__main__":
    main()
