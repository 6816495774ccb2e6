"""Measures how soon a killed server serves its unfinished games again."""

import asyncio
import random
import tempfile
import time
from pathlib import Path

from benchmarks.server.clients.api import Api, ApiError
from benchmarks.server.clients.table import Table
from benchmarks.server.clients.table_pool import TablePool
from benchmarks.server.figures import Restart
from benchmarks.server.plan import Plan
from benchmarks.server.servers.ours import our_process
from benchmarks.server.servers.processes import Process
from benchmarks.server.spec import AURUM

MOVES = 40
"""Moves per table before the kill, so that there is a log to read."""
PARALLEL = 32
POLL = 0.005


async def run_restart(plan: Plan) -> Restart:
    with tempfile.TemporaryDirectory() as folder, our_process(Path(folder) / "bench.sqlite") as process:
        tables = await unfinished(process.port, plan.restart_tables)
        process.kill()
        start = time.perf_counter()
        process.start()
        await until_healthy(process)
        healthy = time.perf_counter() - start
        await tables[0].connect(process.port, seats=1)
        first = time.perf_counter() - start
        await visit(process.port, tables[1:])
        return Restart(len(tables), healthy, first, time.perf_counter() - start)


async def unfinished(port: int, count: int) -> list[Table]:
    """Return tables with unfinished games and new clients, in random order."""
    pool = TablePool(port, AURUM.for_people())
    await pool.make(count)
    pool.seat(count)
    await pool.play(MOVES)
    left = [table.reconnected() for table in pool.playing]
    await pool.empty()
    return random.sample(left, count)


async def until_healthy(process: Process) -> None:
    while True:
        try:
            return await asked(process)
        except (OSError, ApiError, asyncio.IncompleteReadError):
            await asyncio.sleep(POLL)


async def asked(process: Process) -> None:
    api = Api(process.port)
    try:
        await api.ask("GET", "/healthz")
    finally:
        api.close()


async def visit(port: int, tables: list[Table]) -> None:
    """Connect to every table, many at a time."""
    left = iter(tables)

    async def guide() -> None:
        for table in left:
            await table.connect(port, seats=1)

    await asyncio.gather(*(guide() for _ in range(PARALLEL)))
