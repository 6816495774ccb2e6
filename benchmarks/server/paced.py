"""How many tables with people-like clients the server serves at once."""

import asyncio

import msgspec

from benchmarks.server.figures import Step
from benchmarks.server.hall import Hall
from benchmarks.server.load import measured
from benchmarks.server.ours import our_server
from benchmarks.server.plan import Plan
from benchmarks.server.processes import Process
from benchmarks.server.table import GAMES

PAUSE = (0.5, 1.5)
"""A move a second at each table."""


def is_quick(step: Step, plan: Plan) -> bool:
    """Whether all is well: everyone was told in time, and nobody was lost."""
    return step.rate.told_p99 is not None and step.rate.told_p99 < plan.limit and not step.rate.lost


async def climb(hall: Hall, process: Process, plan: Plan) -> list[Step]:
    steps: list[Step] = []
    for tables in plan.paced_tables:
        await fill(hall, tables)
        await asyncio.sleep(plan.paced_warm_up)
        steps.append(await best_step(hall, process, tables, plan))
        if not is_quick(steps[-1], plan):
            break
    return steps


async def fill(hall: Hall, tables: int) -> None:
    """So many tables in play. Games that end while others are made take some of those."""
    while (missing := tables - len(hall.playing)) > 0:
        await hall.make(max(0, missing - len(hall.spares)))
        hall.play_on(max(0, min(tables - len(hall.playing), len(hall.spares))))


async def best_step(hall: Hall, process: Process, tables: int, plan: Plan) -> Step:
    """The first turn in which all is well: a busy machine only ever makes things slower."""
    for _ in range(plan.turns):
        step = Step(tables=tables, rate=await measured(hall, process, plan.paced_seconds))
        if is_quick(step, plan):
            break
    return step


async def run_paced(plan: Plan) -> list[Step]:
    with our_server() as process:
        people = msgspec.structs.replace(GAMES[plan.game], pause=PAUSE, lang="en")
        hall = Hall(process.port, people)
        steps = await climb(hall, process, plan)
        await hall.empty()
        return steps
