"""One chunk of games, in this process or another: everything in and out of here can be sent between them."""

from functools import cache
from time import perf_counter
from typing import Any, NamedTuple

import msgspec

from goldgavel.bots.driver import play_game
from goldgavel.cli.simulation.statistics import Statistics
from goldgavel.games import load
from goldgavel.kernel.game import Game
from goldgavel.kernel.streams import Stream


class Task(NamedTuple):
    """What to play: the same for every game of a simulation."""

    game: str
    options: tuple[tuple[str, Any], ...]
    bots: tuple[str, ...]
    seed: int
    records: bool
    legal: bool


class Chunk(NamedTuple):
    """What came of some games in a row: their records as whole lines, and their sums."""

    statistics: Statistics
    lines: bytes
    seconds: float

    @property
    def games(self) -> int:
        return self.statistics.games


@cache
def game_of(task: Task) -> Game[Any, Any]:
    return load(task.game, dict(task.options))


def game_seed(seed: int, number: int) -> int:
    """Each game has a stream of its own, so it does not matter who plays it and when."""
    return Stream(seed, number).getrandbits(64)


def play_chunk(task: Task, first: int, after: int) -> Chunk:
    """The games from number `first` up to, not with, number `after`."""
    began = perf_counter()
    game = game_of(task)
    statistics = Statistics(game.players)
    lines = bytearray()
    players = [_player(bot, seat) for seat, bot in enumerate(task.bots)]
    for number in range(first, after):
        state = play_game(game, task.bots, game_seed(task.seed, number))
        statistics.add_game(state)
        if task.records:
            lines += msgspec.json.encode(state.record(players=players, legal=task.legal)) + b"\n"
    return Chunk(statistics, bytes(lines), perf_counter() - began)


def _player(bot: str, seat: int) -> dict[str, str]:
    """A player as the record has it."""
    return {"name": f"{bot.capitalize()} {seat}", "kind": "bot", "bot": bot}
