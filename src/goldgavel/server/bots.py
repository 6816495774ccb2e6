"""A pool of bot processes, so that no table waits for the bot of another one.

A process receives a view and a history as JSON and nothing else, so a bot cannot see more than its seat.
"""

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from time import perf_counter
from typing import Any, Protocol

import msgspec

from goldgavel import games
from goldgavel.bots.protocol import reads_history
from goldgavel.bots.registry import find_bot
from goldgavel.kernel.game import Game
from goldgavel.kernel.streams import Stream
from goldgavel.kernel.views import Told, View, read_history

LOG = logging.getLogger("goldgavel.server")


DEFAULT_MILLISECONDS = 500.0
LEAST_MILLISECONDS = 50.0
"""The time of a searching bot per decision: its default, and the minimum on a busy server."""
WINDOW_MILLISECONDS = 200.0
"""Its time in a bid window. Windows are frequent, and bids rarely change."""
OVERRUN = 1.2
"""The longest time until an answer arrives, as a multiple of the bot's time."""


class BotObserver(Protocol):
    def thought(self, bot: str, seconds: float) -> None: ...


class BotPool:
    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.observer: BotObserver | None = None
        self._pool: ProcessPoolExecutor | None = None
        self._thinking = 0

    def start(self) -> None:
        """Start the processes before the first bot is asked."""
        loop = asyncio.get_running_loop()
        for _ in range(self.processes):
            loop.run_in_executor(self._executor(), warm_up)

    async def choose(
        self,
        game: Game[Any, Any],
        level: str,
        view: View,
        history: Callable[[], Sequence[Told]],
        seed: int,
        milliseconds: float | None = None,
    ) -> str:
        """The bot's move. If the bot fails, a random legal move, so that the game continues."""
        told = history() if reads_history(find_bot(level), game) else ()
        options = msgspec.json.encode(game.options)
        task = (game.name, options, level, msgspec.json.encode(view), msgspec.json.encode(told), seed)
        for _ in range(2):
            began = perf_counter()
            self._thinking += 1
            try:
                answer = await asyncio.get_running_loop().run_in_executor(
                    self._executor(), think, *task, self.budget(milliseconds)
                )
            except BrokenProcessPool:
                self._pool = None
                continue
            except Exception:
                LOG.exception("the bot %s failed", level)
                break
            finally:
                self._thinking -= 1
            if self.observer is not None:
                self.observer.thought(level, perf_counter() - began)
            if answer in view.legal:
                return answer
            LOG.error("the bot %s returned an illegal move", level)
            break
        return view.legal[Stream(seed).below(len(view.legal))]

    def budget(self, milliseconds: float | None = None) -> float | None:
        """A bot's milliseconds: its default, or less if more bots think than there are processes."""
        crowd = self._thinking / max(1, self.processes)
        return (
            milliseconds if crowd <= 1 else max(LEAST_MILLISECONDS, (milliseconds or DEFAULT_MILLISECONDS) / crowd)
        )

    def _executor(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(max(1, self.processes), mp_context=context, initializer=prepare)
        return self._pool

    def close(self) -> None:
        """Stop the processes and wait for them: otherwise Python fails on them when it exits."""
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)


def longest_answer(level: str, milliseconds: float | None = None) -> float:
    """The longest time in seconds that a searching bot needs for an answer; 0 for all others."""
    searches = "ms" in getattr(find_bot(level), "budgets", ())
    return OVERRUN * (milliseconds or DEFAULT_MILLISECONDS) / 1000 if searches else 0.0


def prepare() -> None:
    """Initialize a bot process. It exits with the server, even if the server is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=exit_with_parent, args=(parent.sentinel,), daemon=True).start()


def exit_with_parent(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)


def warm_up() -> None:
    for name in games.usable_games():
        games.shared(name, msgspec.json.encode(games.load(name, {}).options))


def think(
    name: str, options: bytes, level: str, view: bytes, history: bytes, seed: int, budget: float | None
) -> str:
    """Create a bot for one decision and return its move. Runs in the bot process."""
    game = games.shared(name, options)
    seen = msgspec.json.decode(view, type=game.view_type)
    told = read_history(history, game.event_type)
    return find_bot(level)(game, seen.seat, seed).choose(seen, told, budget)
