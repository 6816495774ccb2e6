"""Many tables that play at the same time while faults strike."""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from random import Random
from time import monotonic
from typing import Any

import httpx

from tests.faults.kit.fault import Fault
from tests.faults.kit.games import MIXES, InterruptedGame, start_table
from tests.faults.kit.scene import Scene, Strike
from tests.kit.clients.live_client import Person

LONGEST_PAUSE = 0.7
"""Seconds of play before a fault."""
IN_A_ROW = 0.25
"""The part of faults that strike while the tables still recover from the one before."""
STUCK = 180.0
"""Seconds after which a table without a move counts as stuck. Only a table that hangs takes so long."""
POLL = 0.01


class BusyTables:
    """Plays this many tables at once. After a game ends the next one starts, until there are enough."""

    def __init__(self, scene: Scene, tables: int, heartbeat: float | None = None) -> None:
        """A sixth of the tables is added, where the next games are set up while the others play."""
        self.scene = scene
        self.chance = Random(scene.chance.random())
        self.running: dict[str, InterruptedGame] = {}
        self._tables = tables
        self._heartbeat = heartbeat
        self._is_enough = False
        self._striking = ThreadPoolExecutor(1, "faults")
        """Not the threads of the HTTP requests, which may all wait for a server that stands still."""

    async def play(self, faults: Sequence[Fault]) -> None:
        """Play until all faults have struck and all games are over."""
        async with asyncio.TaskGroup() as group:
            for number in range(self._tables + self._tables // 6):
                group.create_task(self._play_at_table(number))
            for fault in faults:
                await self._strike(fault)
            self._is_enough = True
            await self._until(lambda: not self.running, "the last games do not end")
        self._striking.shutdown()

    async def _play_at_table(self, number: int) -> None:
        game, options, bots = MIXES[number % len(MIXES)]
        address = self.scene.server.address
        people = [await self._retried(Person.new, address) for _ in range(options["players"] - bots)]
        while not self._is_enough:
            table = await self._retried(start_table, people, game, options)
            chance = Random(self.chance.random())
            played = InterruptedGame(address, table, people, chance, heartbeat=self._heartbeat)
            self.running[table] = played
            await played.play()
            del self.running[table]
            self.scene.finished.append(played)

    async def _retried(self, ask: Callable[..., Any], *args: Any) -> Any:
        """Retry HTTP requests while the server or its database is away."""
        while True:
            try:
                return await asyncio.to_thread(ask, *args)
            except httpx.HTTPError:
                await asyncio.sleep(0.05)

    async def _strike(self, fault: Fault) -> None:
        await self._until(lambda: len(self.running) >= self._tables, "the next games do not start")
        await asyncio.sleep(self.chance.uniform(0.0, LONGEST_PAUSE))
        before = list(self.running.values())
        loop = asyncio.get_running_loop()
        strike = await loop.run_in_executor(self._striking, fault.strike, self.scene)
        self.scene.figures.struck += 1
        struck = [game for game in before if strike.orphans is None or game.table in strike.orphans]
        if self.chance.random() >= IN_A_ROW:
            await self._until_recovered(fault, strike, struck)

    async def _until_recovered(self, fault: Fault, strike: Strike, struck: list[InterruptedGame]) -> None:
        if not fault.takes_owner:
            since = monotonic()
            await self._until(
                lambda: all(self._goes_on(game, since) for game in struck), f"stuck after {fault.name}"
            )
            return
        await self._until(
            lambda: all(game.wait(strike.at) is not None or game.table not in self.running for game in struck),
            f"stuck after {fault.name}",
        )
        waits = [game.wait(strike.at) for game in struck]
        self.scene.figures.waits += [wait for wait in waits if wait is not None]

    def _goes_on(self, game: InterruptedGame, since: float) -> bool:
        return game.has_moved(since) or game.table not in self.running

    async def _until(self, is_true: Callable[[], bool], problem: str) -> None:
        give_up = monotonic() + STUCK
        while not is_true():
            assert monotonic() < give_up, f"{problem}: {sorted(self.running)}"
            await asyncio.sleep(POLL)
