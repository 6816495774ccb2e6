"""A simulation: many games between the same bots."""

from collections.abc import Callable, Sequence
from contextlib import closing
from functools import partial
from secrets import randbits
from time import perf_counter
from typing import Any

import msgspec

from goldgavel.arena.processes import run_in_order
from goldgavel.arena.simulation.statistics import GameStatistics
from goldgavel.arena.simulation.worker import SimulationTask, play_chunk
from goldgavel.bots.driver import seat_bots
from goldgavel.bots.protocol import BotMaker
from goldgavel.kernel.game import Game


class Simulation:
    """The games of a simulation, and what they came to so far.

    `bots` is one bot for all seats or one per seat: names of installed bots, or makers. The seed determines every
    game; without one it is chosen at random.
    """

    def __init__(
        self,
        game: Game[Any, Any],
        bots: str | BotMaker | Sequence[str | BotMaker] = "random",
        *,
        games: int = 100,
        seed: int | None = None,
    ) -> None:
        if games < 1:
            raise ValueError(f"games must be at least 1, not {games}")
        self.game = game
        self.bots = (bots,) * game.players if isinstance(bots, str) or callable(bots) else tuple(bots)
        self.games = games
        """The number of games to play; `statistics.games` were played so far."""
        self.seed = randbits(32) if seed is None else seed
        seat_bots(game, self.bots, self.seed)  # raises an error now if there is no such bot
        self.statistics = GameStatistics(game.players)
        self.records: list[dict[str, Any]] = []
        self.seconds = 0.0
        """The duration of `run`."""

    def __repr__(self) -> str:
        return f"<Simulation of {self.game!r}: {self.statistics.games} of {self.games} games, seed {self.seed}>"

    def run(
        self,
        *,
        jobs: int = 1,
        records: bool = False,
        legal: bool = False,
        write: Callable[[bytes], object] | None = None,
        progress: Callable[[int], object] | None = None,
        spawn_at_start: bool = False,
    ) -> None:
        """Play the games that are left, in `jobs` processes if there are enough games.

        The results do not depend on the number of processes. `records` keeps the record of every game. `write`
        receives the records as JSON lines, in order, for more games than fit into memory. `legal` adds the legal
        moves to the records. `progress` receives the number of games played since its last call. After Ctrl-C, the
        results so far can be read.
        """
        if jobs < 1:
            raise ValueError(f"jobs must be at least 1, not {jobs}")
        play = partial(play_chunk, self._task(records=records or write is not None, legal=legal))
        chunks = run_in_order(play, range(self.statistics.games, self.games), jobs, spawn_at_start=spawn_at_start)
        began = perf_counter()
        try:
            with closing(chunks):
                for chunk in chunks:
                    if write is not None:
                        write(chunk.lines)
                    if records:
                        self.records += map(msgspec.json.decode, chunk.lines.splitlines())
                    self.statistics.add(chunk.statistics)
                    if progress is not None:
                        progress(chunk.games)
        finally:
            self.seconds += perf_counter() - began

    def _task(self, *, records: bool, legal: bool) -> SimulationTask:
        options = msgspec.json.encode(self.game.options)
        return SimulationTask(self.game.name, options, self.bots, self.seed, records, legal)
