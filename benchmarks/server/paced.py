"""How many tables with people-like clients the server serves at once."""

import asyncio

import msgspec

from benchmarks.server.figures import Step
from benchmarks.server.hall import Hall
from benchmarks.server.load import measured
from benchmarks.server.ours import our_server
from benchmarks.server.plan import Plan
from benchmarks.server.processes import Process
from benchmarks.server.table import AURUM

PEOPLE = msgspec.structs.replace(AURUM, pause=(0.5, 1.5), lang="en")
"""A move a second at each table, and pages with sentences."""


def is_quick(step: Step, plan: Plan) -> bool:
    """Whether all is well: everyone was told in time, and nobody was lost."""
    return step.rate.told_p99 is not None and step.rate.told_p99 < plan.limit and not step.rate.lost


async def climb(hall: Hall, process: Process, plan: Plan) -> list[Step]:
    steps: list[Step] = []
    for tables in plan.paced_tables:
        more = tables - len(hall.playing)
        await hall.make(more)
        hall.play_on(more)
        await asyncio.sleep(plan.paced_warm_up)
        steps.append(Step(tables=tables, rate=await measured(hall, process, plan.paced_seconds)))
        if not is_quick(steps[-1], plan):
            break
    return steps


async def run_paced(plan: Plan) -> list[Step]:
    with our_server() as process:
        return await climb(Hall(process.port, PEOPLE), process, plan)
