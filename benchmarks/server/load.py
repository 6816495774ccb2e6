"""Confirmed moves a second with every client flat out, ours and the peer's by turns."""

import asyncio
import gc
import math
import time

from benchmarks.server.figures import Load, Rate, percentile
from benchmarks.server.hall import Hall
from benchmarks.server.ours import our_server
from benchmarks.server.peer import peer_rate, peer_server
from benchmarks.server.plan import Plan
from benchmarks.server.processes import Process
from benchmarks.server.table import GAMES

SPARES = 80
"""Tables for each second, ready to take the place of those that end: making one is not what is measured."""


async def measured(hall: Hall, process: Process, seconds: float) -> Rate:
    """What the tables do in that time."""
    gc.collect()
    gc.disable()
    hall.tally.clear()
    wall, own, cpu, waited = time.perf_counter(), time.process_time(), process.cpu(), process.waited()
    await asyncio.sleep(seconds)
    wall, own, cpu = time.perf_counter() - wall, time.process_time() - own, process.cpu() - cpu
    gc.enable()
    tally = hall.tally
    return Rate(
        tally.confirmed / wall,
        client_busy=own / wall,
        server_busy=cpu / wall,
        server_waited=(process.waited() - waited) / wall,
        told_p50=percentile(tally.told, 0.5),
        told_p99=percentile(tally.told, 0.99),
        logged_per_second=tally.logged / wall,
        refused=tally.refused,
        lost=tally.lost,
    )


async def flat_out(hall: Hall, process: Process, tables: int, plan: Plan) -> Rate:
    await hall.make(tables + math.ceil(SPARES * (plan.warm_up + plan.seconds)))
    hall.play_on(tables)
    await asyncio.sleep(plan.warm_up)
    rate = await measured(hall, process, plan.seconds)
    await hall.empty()
    return rate


async def our_turn(plan: Plan, seats: int) -> list[Rate]:
    with our_server() as process:
        hall = Hall(process.port, GAMES[plan.game].with_seats(seats))
        return [await flat_out(hall, process, tables, plan) for tables in plan.load_tables]


def peer_turn(plan: Plan, seats: int) -> list[Rate]:
    with peer_server() as process:
        return [peer_rate(process, tables, seats, plan) for tables in plan.load_tables]


def best(turns: list[list[Rate]]) -> list[Rate]:
    """By number of tables."""
    return [max(rates, key=lambda rate: rate.moves_per_second) for rates in zip(*turns, strict=True)]


async def run_load(plan: Plan) -> list[Load]:
    ours: dict[int, list[list[Rate]]] = {seats: [] for seats in plan.our_seats}
    peer: dict[int, list[list[Rate]]] = {seats: [] for seats in plan.peer_seats}
    for _ in range(plan.turns):
        for seats in plan.our_seats:
            ours[seats].append(await our_turn(plan, seats))
        for seats in plan.peer_seats:
            peer[seats].append(peer_turn(plan, seats))
    return [
        Load(
            tables=tables,
            ours={seats: best(turns)[place] for seats, turns in ours.items()},
            peer={seats: best(turns)[place] for seats, turns in peer.items()},
        )
        for place, tables in enumerate(plan.load_tables)
    ]
