"""Measures the strength and speed of the adept: `python -m benchmarks.adept --games 500`.

The adept plays against random bots from every seat in turn. A shared win counts in part. The interval is Wilson's,
at 95 %. Decision times are processor times of the bot alone, so that a busy machine does not count.
"""

import argparse
import multiprocessing
import os
import time
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from rich.console import Console
from rich.progress import track
from rich.table import Table

import goldgavel as gg
from goldgavel.arena.intervals import wilson_interval
from goldgavel.bots.driver import play_game
from goldgavel.bots.protocol import Bot, BotMaker
from goldgavel.bots.registry import find_bot
from goldgavel.kernel.game import Game
from goldgavel.kernel.views import Told


class Match(NamedTuple):
    """A match: the adept sits in the seats `adepts`, rotated by the number of the game."""

    name: str
    game: str
    options: dict[str, Any]
    adepts: tuple[int, ...]

    @property
    def fair(self) -> float:
        """The share of wins among equals."""
        return 0.5 if self.game == "aurum" and self.options["players"] == 4 else 1 / self.options["players"]


def auction(players: int, tokens: str) -> Match:
    return Match(f"Auction, {players} players, tokens {tokens}", "auction", auction_options(players, tokens), (0,))


def auction_options(players: int, tokens: str) -> dict[str, Any]:
    return {"players": players, "tokens": "stop,ban,exchange" if tokens == "all" else tokens}


MATCHES = (
    Match("Aurum, 3 players", "aurum", {"players": 3}, (0,)),
    Match("Aurum, 4 players, a team", "aurum", {"players": 4}, (0, 2)),
    Match("Aurum, 4 players, random partner", "aurum", {"players": 4}, (0,)),
    *(auction(players, tokens) for players in (3, 4, 5, 6) for tokens in ("none", "all")),
)


class Played(NamedTuple):
    share: float
    decisions: int
    seconds: float
    slowest: float


class Stopwatch:
    """Makes bots whose decisions are timed."""

    def __init__(self, maker: BotMaker) -> None:
        self.maker = maker
        self.times: list[float] = []

    def __call__(self, game: Game[Any, Any], seat: int, seed: int) -> Bot:
        return TimedBot(self.maker(game, seat, seed), self.times.append)


class TimedBot:
    def __init__(self, bot: Bot, note: Callable[[float], None]) -> None:
        self.bot = bot
        self.note = note

    def choose(self, view: Any, history: Sequence[Told], budget: float | None) -> str:
        start = time.thread_time()
        move = self.bot.choose(view, history, budget)
        self.note(time.thread_time() - start)
        return move


def play(task: tuple[int, int]) -> tuple[int, Played]:
    """Play one game of one match."""
    number, turn = task
    match = MATCHES[number]
    game = gg.load(match.game, **match.options)
    adept = Stopwatch(find_bot("adept"))
    seats = {(seat + turn) % game.players for seat in match.adepts}
    bots: list[str | BotMaker] = [adept if seat in seats else "random" for seat in range(game.players)]
    state = play_game(game, bots, seed=turn)
    times = adept.times
    return number, Played(state.returns()[min(seats)], len(times), sum(times), max(times))


def report(results: Iterable[tuple[int, Played]], games: int) -> Table:
    table = Table(title=f"Adept against random, {games} games each")
    for heading in ("", "fair", "wins", "95 %", "mean ms", "max ms"):
        table.add_column(heading, justify="left" if not heading else "right")
    played: list[list[Played]] = [[] for _ in MATCHES]
    for number, result in results:
        played[number].append(result)
    for match, ended in zip(MATCHES, played, strict=True):
        share = sum(result.share for result in ended) / games
        low, high = wilson_interval(share, games)
        mean = 1000 * sum(result.seconds for result in ended) / sum(result.decisions for result in ended)
        slowest = 1000 * max(result.slowest for result in ended)
        row = (f"{match.fair:.1%}", f"{share:.1%}", f"{low:.1%} – {high:.1%}", f"{mean:.2f}", f"{slowest:.1f}")
        table.add_row(match.name, *row)
    return table


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=500, help="games in each match")
    games = parser.parse_args().games
    console = Console()
    tasks = [(number, turn) for number in range(len(MATCHES)) for turn in range(games)]
    with multiprocessing.Pool(os.cpu_count()) as pool:
        results = track(pool.imap_unordered(play, tasks, chunksize=10), "Playing", len(tasks), console=console)
        console.print(report(results, games))


if __name__ == "__main__":
    main()
