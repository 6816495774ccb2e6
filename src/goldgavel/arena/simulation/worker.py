"""Plays the games of a simulation in chunks. Tasks and chunks can be pickled, so any process can play a chunk."""

from time import perf_counter
from typing import NamedTuple

import msgspec

from goldgavel.arena.simulation.statistics import GameStatistics
from goldgavel.bots.driver import play_game
from goldgavel.bots.protocol import BotMaker
from goldgavel.bots.seated import bot_name
from goldgavel.games import shared
from goldgavel.kernel.streams import Stream


class SimulationTask(NamedTuple):
    """What to play. It is the same for every game of a simulation."""

    game: str
    options: bytes
    """As JSON."""
    bots: tuple[str | BotMaker, ...]
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


def play_chunk(task: SimulationTask, first: int, after: int) -> SimulationChunk:
    """Play the games with the numbers `range(first, after)`."""
    began = perf_counter()
    game = shared(task.game, task.options)
    statistics = GameStatistics(game.players)
    lines = bytearray()
    players = [_player(bot, seat) for seat, bot in enumerate(task.bots)]
    for number in range(first, after):
        state = play_game(game, task.bots, game_seed(task.seed, number))
        statistics.add_game(state)
        if task.records:
            lines += msgspec.json.encode(state.record(players=players, legal=task.legal)) + b"\n"
    return SimulationChunk(statistics, bytes(lines), perf_counter() - began)


def game_seed(seed: int, number: int) -> int:
    """Return the seed of one game. It depends only on the number, not on the process or the order of play."""
    return Stream(seed, number).getrandbits(64)


def _player(bot: str | BotMaker, seat: int) -> dict[str, str]:
    """Return a player as the record format describes one."""
    name = bot_name(bot)
    return {"name": f"{name.capitalize()} {seat}", "kind": "bot", "bot": name}
