"""Measures confirmed moves per second without pauses by number of seats, next to boardgame.io's counter."""

import asyncio
import gc
import time

from benchmarks.server.clients.counts import MoveCounts
from benchmarks.server.clients.table_pool import TablePool
from benchmarks.server.figures import Load, Rate, percentile
from benchmarks.server.plan import Plan
from benchmarks.server.servers.ours import our_server
from benchmarks.server.servers.peers import Peer, peer_rate, peer_server
from benchmarks.server.servers.processes import Process
from benchmarks.server.spec import GAMES, Spec


async def measured(counts: MoveCounts, process: Process, seconds: float) -> Rate:
    """Measure what the clients count in that time."""
    gc.collect()
    gc.disable()
    counts.clear()
    wall, own, cpu, waited = time.perf_counter(), time.process_time(), process.cpu(), process.waited()
    await asyncio.sleep(seconds)
    wall, own, cpu = time.perf_counter() - wall, time.process_time() - own, process.cpu() - cpu
    gc.enable()
    return Rate(
        counts.confirmed / wall,
        client_busy=own / wall,
        server_busy=cpu / wall,
        server_waited=(process.waited() - waited) / wall,
        delivery_p50=percentile(counts.delivery_times, 0.5),
        delivery_p99=percentile(counts.delivery_times, 0.99),
        logged_per_second=counts.logged / wall or None,
        update_bytes=counts.update_bytes / counts.updates if counts.updates else None,
        refused=counts.refused,
        lost=counts.lost,
    )


async def without_pauses(pool: TablePool, process: Process, tables: int, plan: Plan) -> Rate:
    await pool.make(tables + plan.spares)
    pool.play_endlessly(tables)
    await asyncio.sleep(plan.warm_up)
    rate = await measured(pool.counts, process, plan.seconds)
    await pool.empty()
    return rate


async def our_turn(plan: Plan, spec: Spec) -> list[Rate]:
    with our_server() as process:
        pool = TablePool(process.port, spec)
        return [await without_pauses(pool, process, tables, plan) for tables in plan.load_tables]


def peer_turn(plan: Plan, peer: Peer, seats: int) -> list[Rate]:
    with peer_server(peer) as process:
        return [peer_rate(peer, process, tables, seats, plan) for tables in plan.load_tables]


def best(turns: list[list[Rate]]) -> list[Rate]:
    """Return the best rates, by number of tables."""
    return [max(rates, key=lambda rate: rate.moves_per_second) for rates in zip(*turns, strict=True)]


async def run_load(plan: Plan) -> list[Load]:
    ours: dict[int, list[list[Rate]]] = {seats: [] for seats in plan.our_seats}
    peer: dict[int, list[list[Rate]]] = {seats: [] for seats in plan.peer_seats}
    for _ in range(plan.turns):
        for seats in plan.our_seats:
            ours[seats].append(await our_turn(plan, GAMES[plan.game].with_seats(seats)))
        for seats in plan.peer_seats:
            peer[seats].append(peer_turn(plan, Peer.COUNTER, seats))
    return [
        Load(
            tables=tables,
            ours={seats: best(turns)[place] for seats, turns in ours.items()},
            peer={seats: best(turns)[place] for seats, turns in peer.items()},
        )
        for place, tables in enumerate(plan.load_tables)
    ]
