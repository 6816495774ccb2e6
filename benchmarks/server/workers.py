"""Several workers: SQLite, PostgreSQL with one worker, and with two that have half of each table's seats each.

Everything shares all cores of the machine: the clients, the workers and PostgreSQL, which syncs its disk.
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
from benchmarks.server.hall import Hall
from benchmarks.server.ours import our_process
from benchmarks.server.plan import Plan
from benchmarks.server.processes import TICKS, Process
from benchmarks.server.table import GAMES

SPARES = 15
"""Tables for each second that take the place of those that end."""
WAL = "SELECT pg_current_wal_insert_lsn() - '0/0'::pg_lsn, xact_commit FROM pg_stat_database WHERE datname = '{}'"


class Costs:
    """What PostgreSQL has spent so far."""

    def __init__(self, cluster: Cluster | None, database: str) -> None:
        self.wal = self.commits = self.cpu = 0.0
        if cluster is not None:
            ((wal, commits),) = cluster.run(WAL.format(name_in(database)))
            self.wal, self.commits, self.cpu = float(wal), float(commits), postgres_cpu(cluster)


def postgres_cpu(cluster: Cluster) -> float:
    """Seconds, of all its processes that still live: of ours they all do."""
    found = [stat_of(number) for number, _ in descendants(cluster.process)]
    return sum(int(stat[11]) + int(stat[12]) for stat in found if stat) / TICKS


@contextmanager
def servers(workers: int, cluster: Cluster | None) -> Iterator[tuple[list[Process], str]]:
    """On an empty database."""
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        database = str(Path(folder) / "bench.sqlite") if cluster is None else cluster.new_database()
        yield [stack.enter_context(our_process(database)) for _ in range(workers)], database


async def shared(name: str, workers: int, cluster: Cluster | None, tables: int, plan: Plan) -> Shared:
    with ExitStack() as stack:
        processes, database = await asyncio.to_thread(stack.enter_context, servers(workers, cluster))
        hall = Hall([process.port for process in processes], GAMES[plan.game])
        await hall.make(tables + math.ceil(SPARES * (plan.warm_up + plan.seconds)))
        hall.play_on(tables)
        await asyncio.sleep(plan.warm_up)
        found = await measured(name, hall, processes, cluster, database, plan)
        await hall.empty()
    return found


async def measured(
    name: str, hall: Hall, processes: list[Process], cluster: Cluster | None, database: str, plan: Plan
) -> Shared:
    before = await asyncio.to_thread(Costs, cluster, database)
    gc.collect()
    gc.disable()
    hall.tally.clear()
    wall, own, cpu = time.perf_counter(), time.process_time(), sum(process.cpu() for process in processes)
    await asyncio.sleep(plan.seconds)
    tally = hall.tally
    moves, logged, told = tally.confirmed, tally.logged, list(tally.told)
    wall, own = time.perf_counter() - wall, time.process_time() - own
    cpu = sum(process.cpu() for process in processes) - cpu
    gc.enable()
    after = await asyncio.to_thread(Costs, cluster, database)
    return Shared(
        name=name,
        tables=len(hall.playing),
        moves_per_second=moves / wall,
        logged_per_second=logged / wall,
        told_p50=percentile(told, 0.5),
        told_p99=percentile(told, 0.99),
        server_cpu=cpu / moves,
        client_cpu=own / moves,
        postgres_cpu=(after.cpu - before.cpu) / moves,
        wal_bytes=(after.wal - before.wal) / logged,
        commits=(after.commits - before.commits) / moves,
        errors=tally.refused + tally.lost,
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
