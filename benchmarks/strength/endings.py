"""The endgame solver: how long the last tricks take, every card known. `python -m benchmarks.strength endings`.

Positions are those of adepts' games where a trick begins and so many cards are in every hand. Times are the
thread's own. That the values are right is tested against brute force in tests/bots.
"""

import statistics
from time import thread_time
from typing import Any

from rich.console import Console
from rich.table import Table

import goldgavel as gg
from goldgavel.bots.driver import ask, seat_bots

POSITIONS = 60
LIMIT = 20_000_000
LASTS = (2, 3, 4, 5)


def endings(players: int, last: int) -> list[Any]:
    """Positions with so many tricks to come."""
    game = gg.load("aurum", players=players)
    found: list[Any] = []
    seed = 0
    while len(found) < POSITIONS:
        state = game.new_game(seed)
        bots = seat_bots(game, ["adept"] * players, seed)
        seed += 1
        while not state.is_terminal():
            sizes = state.view(None).hand_sizes
            if set(sizes) == {last} and state.trick_size == 0:
                found.append(state)
                break
            seat = state.current_player()
            state.apply_action(ask(state, bots[seat]), seat)
    return found


def main() -> None:
    from goldgavel.bots.adept.aurum.weights import STANDARD
    from goldgavel.bots.master.aurum.desk import Desk

    console = Console()
    table = Table(
        title=f"The last tricks solved, {POSITIONS} positions each, ms of processor time", title_justify="left"
    )
    for heading in ("players", "tricks", "median", "mean", "most", "given up"):
        table.add_column(heading, justify="right")
    for players in (4, 3):
        for last in LASTS:
            times, given_up = [], 0
            for state in endings(players, last):
                desk = Desk(state.game.empty_table, STANDARD, 0.1)
                began = thread_time()
                given_up += desk.solve(state, LIMIT) is None
                times.append(1000 * (thread_time() - began))
            figures = (statistics.median(times), statistics.mean(times), max(times))
            table.add_row(str(players), str(last), *(f"{figure:.2f}" for figure in figures), str(given_up))
    console.print(table)


if __name__ == "__main__":
    main()
