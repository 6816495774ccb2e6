"""Measures several workers: SQLite, PostgreSQL with one worker, and PostgreSQL with two workers.

With two workers each has half of every table's seats. Clients, workers and PostgreSQL share all cores of the
machine. PostgreSQL syncs to disk.
"""

import asyncio
import gc
import math
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from tests.kit.servers.postgres_cluster import Cluster, name_in, running_cluster
from tests.kit.servers.server_process import descendants, stat_of

from benchmarks.server.cores import use_all
from benchmarks.server.figures import Shared, percentile
from benchmarks.server.ours import our_process
from benchmarks.server.plan import Plan
from benchmarks.server.processes import TICKS, Process
from benchmarks.server.table import GAMES
from benchmarks.server.table_pool import TablePool

SPARES = 15
"""Spare tables per second that replace finished ones."""
WAL = "SELECT pg_current_wal_insert_lsn() - '0/0'::pg_lsn, xact_commit FROM pg_stat_database WHERE datname = '{}'"


class Costs:
    """PostgreSQL's costs so far."""

    def __init__(self, cluster: Cluster | None, database: str) -> None:
        self.wal = self.commits = self.cpu = 0.0
        if cluster is not None:
            ((wal, commits),) = cluster.run(WAL.format(name_in(database)))
            self.wal, self.commits, self.cpu = float(wal), float(commits), postgres_cpu(cluster)


def postgres_cpu(cluster: Cluster) -> float:
    """Return the processor seconds of all its running processes. Those that serve us all keep running."""
    found = [stat_of(number) for number, _ in descendants(cluster.process)]
    return sum(int(stat[11]) + int(stat[12]) for stat in found if stat) / TICKS


@contextmanager
def servers(workers: int, cluster: Cluster | None) -> Iterator[tuple[list[Process], str]]:
    """Start the workers on an empty database."""
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        database = str(Path(folder) / "bench.sqlite") if cluster is None else cluster.new_database()
        yield [stack.enter_context(our_process(database)) for _ in range(workers)], database


async def shared(name: str, workers: int, cluster: Cluster | None, tables: int, plan: Plan) -> Shared:
    with ExitStack() as stack:
        processes, database = await asyncio.to_thread(stack.enter_context, servers(workers, cluster))
        pool = TablePool([process.port for process in processes], GAMES[plan.game])
        await pool.make(tables + math.ceil(SPARES * (plan.warm_up + plan.seconds)))
        pool.play_endlessly(tables)
        await asyncio.sleep(plan.warm_up)
        found = await measured(name, pool, processes, cluster, database, plan)
        await pool.empty()
    return found


async def measured(
    name: str, pool: TablePool, processes: list[Process], cluster: Cluster | None, database: str, plan: Plan
) -> Shared:
    before = await asyncio.to_thread(Costs, cluster, database)
    gc.collect()
    gc.disable()
    pool.counts.clear()
    wall, own, cpu = time.perf_counter(), time.process_time(), sum(process.cpu() for process in processes)
    await asyncio.sleep(plan.seconds)
    counts = pool.counts
    moves, logged, times = counts.confirmed, counts.logged, list(counts.delivery_times)
    wall, own = time.perf_counter() - wall, time.process_time() - own
    cpu = sum(process.cpu() for process in processes) - cpu
    gc.enable()
    after = await asyncio.to_thread(Costs, cluster, database)
    return Shared(
        name=name,
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
    found = []
    with ExitStack() as stack:
        cluster = await asyncio.to_thread(stack.enter_context, running_cluster(durable=True))
        for tables in plan.shared_tables:
            for name, workers, place in (
                ("SQLite", 1, None),
                ("PostgreSQL, 1", 1, cluster),
                ("PostgreSQL, 2", 2, cluster),
            ):
                found.append(await shared(name, workers, place, tables, plan))
    return found
