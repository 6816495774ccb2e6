"""Measures how often the master's bid lies in the range that the page suggests to beginners in Aurum.

    python -m benchmarks.strength bids --deals 1000

One seat of each deal is asked, each place in the order of bidding in turn; the seats before it bid as adepts. The
master has its usual budget, in processor time, so that a busy machine does not make it weaker.
"""

from typing import Any, NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import goldgavel as gg
from goldgavel.arena.intervals import wilson_interval
from goldgavel.bots.adept.aurum.bid_range import RankRange, bid_range, rank_of
from goldgavel.bots.driver import ask, seat_bots
from goldgavel.bots.master import SearchLimits, with_limits
from goldgavel.kernel.game import Game

DEALS = 1000
MASTER = with_limits(SearchLimits(cpu_clock=True))


class Answer(NamedTuple):
    suggested: RankRange
    bid: int
    """The master's."""

    @property
    def is_inside(self) -> bool:
        return self.suggested.low <= self.bid <= self.suggested.high

    @property
    def width(self) -> int:
        return self.suggested.high - self.suggested.low + 1


def answer(game: Game[Any, Any], deal: int) -> Answer:
    """Return the suggestion and the master's bid for one seat of a deal."""
    state = game.new_game(deal)
    adepts = seat_bots(game, ["adept"] * game.players, deal)
    for _ in range(deal % game.players):
        state.apply_action(ask(state, adepts[state.current_player()]), state.current_player())
    seat = state.current_player()
    view = state.view(seat)
    return Answer(bid_range(game, view), rank_of(MASTER(game, seat, deal).choose(view, (), None)))  # type: ignore[arg-type]


def row(players: int, answers: list[Answer]) -> list[str]:
    """Return the cells of the report."""
    inside = sum(one.is_inside for one in answers)
    low, high = wilson_interval(inside / len(answers), len(answers))
    widths = [one.width for one in answers]
    shares = [f"{sum(width == wanted for width in widths) / len(widths):.0%}" for wanted in (1, 2)]
    mean = sum(widths) / len(widths)
    cells = (f"{inside / len(answers):.1%}", f"{low:.1%} – {high:.1%}", f"{mean:.2f}", *shares, str(max(widths)))
    return [str(players), str(len(answers)), *cells]


def main(deals: int) -> None:
    console = Console()
    table = Table(title="The master's bid in the suggested range")
    for heading in ("players", "deals", "inside", "95 %", "mean width", "one value", "two values", "widest"):
        table.add_column(heading)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console) as progress:
        for players in (3, 4):
            game = gg.load("aurum", players=players)
            seeds = progress.track(range(deals), description=f"{players} players")
            table.add_row(*row(players, [answer(game, seed) for seed in seeds]))
    console.print(table)
