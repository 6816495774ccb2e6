"""Bots think in processes of their own, so that no table waits for another's bot.

What goes over is a view and a history, as text: a bot's process has nothing else to look at.
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


USUAL_MILLISECONDS = 500.0
LEAST_MILLISECONDS = 50.0
"""The time of a bot that searches, when there is enough of it, and what is left to it at a crowded server."""
WINDOW_MILLISECONDS = 200.0
"""Its time in a bid window: these are many, and hardly ever is a bid changed."""
OVERRUN = 1.2
"""Of its time, what it takes at the most with the way to its process and back."""


class BotObserver(Protocol):
    def thought(self, bot: str, seconds: float) -> None: ...


class BotPool:
    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.observer: BotObserver | None = None
        self._pool: ProcessPoolExecutor | None = None
        self._thinking = 0

    def start(self) -> None:
        """Have the processes ready before the first bot is asked."""
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
        usual: float | None = None,
    ) -> str:
        """The bot's move. A bot that fails is stood in for by chance: the game goes on."""
        told = history() if reads_history(find_bot(level), game.name) else ()
        options = msgspec.json.encode(game.options)
        task = (game.name, options, level, msgspec.json.encode(view), msgspec.json.encode(told), seed)
        for _ in range(2):
            began = perf_counter()
            self._thinking += 1
            try:
                answer = await asyncio.get_running_loop().run_in_executor(
                    self._executor(), think, *task, self.budget(usual)
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
            LOG.error("the bot %s answered with no legal move", level)
            break
        return view.legal[Stream(seed).below(len(view.legal))]

    def budget(self, usual: float | None = None) -> float | None:
        """A bot's milliseconds: its usual time, or less where more of them think than there are processes."""
        crowd = self._thinking / max(1, self.processes)
        return usual if crowd <= 1 else max(LEAST_MILLISECONDS, (usual or USUAL_MILLISECONDS) / crowd)

    def _executor(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(max(1, self.processes), mp_context=context, initializer=prepare)
        return self._pool

    def close(self) -> None:
        """Let go of the processes. Not waiting would only have Python trip over them as it ends."""
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)


def longest_answer(level: str, usual: float | None = None) -> float:
    """Seconds by which a bot that searches has its answer, however hard it finds its hand; 0 for all others."""
    searches = "ms" in getattr(find_bot(level), "budgets", ())
    return OVERRUN * (usual or USUAL_MILLISECONDS) / 1000 if searches else 0.0


def prepare() -> None:
    """A bot's process ends with the server, however the server ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=follow, args=(parent.sentinel,), daemon=True).start()


def follow(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)


def warm_up() -> None:
    for name in games.GAMES:
        games.shared(name, msgspec.json.encode(games.load(name, {}).options))


def think(
    name: str, options: bytes, level: str, view: bytes, history: bytes, seed: int, budget: float | None
) -> str:
    """In the bot's process: a bot made for this one decision."""
    game = games.shared(name, options)
    seen = msgspec.json.decode(view, type=game.view_type)
    told = read_history(history, game.event_type)
    return find_bot(level)(game, seen.seat, seed).choose(seen, told, budget)
