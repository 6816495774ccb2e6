"""Measures several workers behind one port on PostgreSQL, next to SQLite.

The system decides which worker gets which socket. Clients, workers and PostgreSQL share all cores of the machine.
PostgreSQL syncs to disk.
"""

import asyncio
import gc
import math
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from msgspec import Struct
from tests.kit.servers.postgres_cluster import Cluster, name_in, running_cluster
from tests.kit.servers.server_process import descendants, stat_of, still_there

from benchmarks.server.clients.table_pool import TablePool
from benchmarks.server.figures import Shared, percentile
from benchmarks.server.paced import paced_like_people
from benchmarks.server.plan import Plan
from benchmarks.server.servers.cores import use_all
from benchmarks.server.servers.ours import our_process
from benchmarks.server.servers.processes import TICKS, Process
from benchmarks.server.spec import GAMES

SPARES = 15
"""Spare tables per second that replace finished ones, if clients do not pause."""
WAL = "SELECT pg_current_wal_insert_lsn() - '0/0'::pg_lsn, xact_commit FROM pg_stat_database WHERE datname = '{}'"
OWN_AND_ENDED_CHILDREN = slice(11, 15)
"""Fields of `/proc/…/stat`: the processor time of a process and of its ended children."""


class Setup(Struct, frozen=True):
    workers: int
    cluster: Cluster | None
    """None for SQLite."""
    is_paced: bool

    @property
    def name(self) -> str:
        return "SQLite" if self.cluster is None else f"PostgreSQL, {self.workers}"


class Costs:
    """PostgreSQL's costs so far."""

    def __init__(self, cluster: Cluster | None, database: str) -> None:
        self.wal = self.commits = self.cpu = 0.0
        if cluster is not None:
            ((wal, commits),) = cluster.run(WAL.format(name_in(database)))
            self.wal, self.commits, self.cpu = float(wal), float(commits), cpu_below(cluster.process)


def cpu_below(process: int) -> float:
    """Return the processor seconds of all its descendants, also of those that have ended."""
    found = [stat_of(number) for number, _ in descendants(process)]
    return sum(int(ticks) for stat in found if stat for ticks in stat[OWN_AND_ENDED_CHILDREN]) / TICKS


def server_cpu(process: Process) -> float:
    """Return the processor seconds of a server with all its workers."""
    return process.cpu() + cpu_below(process.number)


@contextmanager
def server(setup: Setup) -> Iterator[tuple[Process, str]]:
    """Start the workers on an empty database, and wait until all of them serve."""
    with tempfile.TemporaryDirectory() as folder:
        cluster = setup.cluster
        database = str(Path(folder) / "bench.sqlite") if cluster is None else cluster.new_database()
        with our_process(database, "--workers", str(setup.workers)) as process:
            yield process, database
            children = descendants(process.number)
        still_there(children)  # workers end after their supervisor, and would take time from the next ones


async def shared(setup: Setup, plan: Plan) -> Shared:
    spec = GAMES[plan.game]
    spares = 0 if setup.is_paced else math.ceil(SPARES * (plan.warm_up + plan.seconds))
    with ExitStack() as stack:
        process, database = await asyncio.to_thread(stack.enter_context, server(setup))
        pool = TablePool(process.port, paced_like_people(spec) if setup.is_paced else spec)
        await pool.make(plan.shared_tables + spares)
        pool.play_endlessly(plan.shared_tables)
        await asyncio.sleep(plan.warm_up)
        found = await measured(setup, pool, process, database, plan)
        await pool.empty()
    return found


async def measured(setup: Setup, pool: TablePool, process: Process, database: str, plan: Plan) -> Shared:
    before = await asyncio.to_thread(Costs, setup.cluster, database)
    gc.collect()
    gc.disable()
    pool.counts.clear()
    wall, own, cpu = time.perf_counter(), time.process_time(), server_cpu(process)
    await asyncio.sleep(plan.paced_seconds if setup.is_paced else plan.seconds)
    counts = pool.counts
    moves, logged, times = counts.confirmed, counts.logged, list(counts.delivery_times)
    wall, own = time.perf_counter() - wall, time.process_time() - own
    cpu = server_cpu(process) - cpu
    gc.enable()
    after = await asyncio.to_thread(Costs, setup.cluster, database)
    return Shared(
        name=setup.name,
        is_paced=setup.is_paced,
        tables=len(pool.playing),
        moves_per_second=moves / wall,
        logged_per_second=logged / wall,
        delivery_p50=percentile(times, 0.5),
        delivery_p99=percentile(times, 0.99),
        server_cpu=cpu / moves,
        client_cpu=own / moves,
        postgres_cpu=(after.cpu - before.cpu) / moves,
        wal_bytes=(after.wal - before.wal) / logged,
        commits=(after.commits - before.commits) / moves,
        errors=counts.refused + counts.lost,
    )


async def run_workers(plan: Plan) -> list[Shared]:
    use_all()
    with ExitStack() as stack:
        cluster = await asyncio.to_thread(stack.enter_context, running_cluster(durable=True))
        return [
            await shared(Setup(workers, database, is_paced), plan)
            for is_paced in (False, True)
            for workers, database in ((1, None), *((workers, cluster) for workers in plan.workers))
        ]
