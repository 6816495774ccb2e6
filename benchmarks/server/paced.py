"""Finds how many tables with clients that pause like people the server can serve."""

import asyncio

import msgspec

from benchmarks.server.figures import Step
from benchmarks.server.load import measured
from benchmarks.server.ours import our_server
from benchmarks.server.plan import Plan
from benchmarks.server.processes import Process
from benchmarks.server.table import GAMES
from benchmarks.server.table_pool import TablePool

PAUSE = (0.5, 1.5)
"""About one move per second at each table."""


def is_quick(step: Step, plan: Plan) -> bool:
    """True if every seat received its moves in time and no connection was lost."""
    return step.rate.delivery_p99 is not None and step.rate.delivery_p99 < plan.limit and not step.rate.lost


async def climb(pool: TablePool, process: Process, plan: Plan) -> list[Step]:
    steps: list[Step] = []
    for tables in plan.paced_tables:
        await fill(pool, tables)
        await asyncio.sleep(plan.paced_warm_up)
        steps.append(await best_step(pool, process, tables, plan))
        if not is_quick(steps[-1], plan):
            break
    return steps


async def fill(pool: TablePool, tables: int) -> None:
    """Bring the number of tables in play to `tables`. Games that end meanwhile are replaced too."""
    while (missing := tables - len(pool.playing)) > 0:
        await pool.make(max(0, missing - len(pool.spares)))
        pool.play_endlessly(max(0, min(tables - len(pool.playing), len(pool.spares))))


async def best_step(pool: TablePool, process: Process, tables: int, plan: Plan) -> Step:
    """Return the first turn that is quick enough. Other work on the machine can only slow it down."""
    for _ in range(plan.turns):
        step = Step(tables=tables, rate=await measured(pool, process, plan.paced_seconds))
        if is_quick(step, plan):
            break
    return step


async def run_paced(plan: Plan) -> list[Step]:
    with our_server() as process:
        people = msgspec.structs.replace(GAMES[plan.game], pause=PAUSE, words="ids")
        pool = TablePool(process.port, people)
        steps = await climb(pool, process, plan)
        await pool.empty()
        return steps
