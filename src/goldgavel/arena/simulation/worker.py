"""Plays the games of a simulation in chunks. Tasks and chunks can be pickled, so any process can play a chunk."""

from collections.abc import Iterator
from functools import cache, partial
from time import perf_counter
from typing import Any, NamedTuple

import msgspec

from goldgavel.arena.processes import run_in_order
from goldgavel.arena.simulation.statistics import GameStatistics
from goldgavel.bots.driver import play_game
from goldgavel.games import load
from goldgavel.kernel.game import Game
from goldgavel.kernel.streams import Stream


class SimulationTask(NamedTuple):
    """What to play. It is the same for every game of a simulation."""

    game: str
    options: tuple[tuple[str, Any], ...]
    bots: tuple[str, ...]
    seed: int
    records: bool
    legal: bool


class SimulationChunk(NamedTuple):
    """The results of consecutive games: their statistics, and their records as whole lines."""

    statistics: GameStatistics
    lines: bytes
    seconds: float

    @property
    def games(self) -> int:
        return self.statistics.games


def play_chunks(task: SimulationTask, games: int, jobs: int, *, at_once: bool) -> Iterator[SimulationChunk]:
    """Yield all chunks in order.

    Other processes are started immediately if `at_once` is set, and otherwise once enough games are left.
    """
    return run_in_order(partial(play_chunk, task), range(games), jobs, spawn_at_start=at_once)


def play_chunk(task: SimulationTask, first: int, after: int) -> SimulationChunk:
    """Play the games with the numbers `range(first, after)`."""
    began = perf_counter()
    game = game_of(task)
    statistics = GameStatistics(game.players)
    lines = bytearray()
    players = [_player(bot, seat) for seat, bot in enumerate(task.bots)]
    for number in range(first, after):
        state = play_game(game, task.bots, game_seed(task.seed, number))
        statistics.add_game(state)
        if task.records:
            lines += msgspec.json.encode(state.record(players=players, legal=task.legal)) + b"\n"
    return SimulationChunk(statistics, bytes(lines), perf_counter() - began)


@cache
def game_of(task: SimulationTask) -> Game[Any, Any]:
    return load(task.game, dict(task.options))


def game_seed(seed: int, number: int) -> int:
    """Return the seed of one game. It depends only on the number, not on the process or the order of play."""
    return Stream(seed, number).getrandbits(64)


def _player(bot: str, seat: int) -> dict[str, str]:
    """Return a player as the record format describes one."""
    return {"name": f"{bot.capitalize()} {seat}", "kind": "bot", "bot": bot}
