"""What a table takes in memory, and what a move costs as its game goes on."""

from benchmarks.server.figures import Length, Memory
from benchmarks.server.hall import Hall
from benchmarks.server.ours import our_server
from benchmarks.server.plan import Plan
from benchmarks.server.table import AURUM, GAMES, Spec

MOVES = 20
"""At each table: a fifth of the shortest game, and enough for a table to have everything it needs in memory."""
FIFTHS = 5


async def run_memory(plan: Plan) -> list[Memory]:
    """Tables in play, every seat connected. The first one brings in what all tables share."""
    with our_server() as process:
        hall = Hall(process.port, AURUM)
        await grow(hall, 1)
        found = [Memory(tables=0, megabytes=process.memory())]
        for tables in plan.memory_tables:
            await grow(hall, tables - len(hall.playing))
            found.append(Memory(tables=tables, megabytes=process.memory()))
        return found


async def grow(hall: Hall, tables: int) -> None:
    await hall.make(tables)
    for table in hall.seat(tables):
        table.go(MOVES)
    await hall.play(0)


async def warm_up(hall: Hall) -> None:
    """A whole game, so that everything that is loaded when it is first used has been."""
    await grow(hall, 1)
    await hall.play(FIFTHS * MOVES)
    await hall.empty()


async def run_length(plan: Plan) -> list[Length]:
    """The best turn of each fifth."""
    turns: dict[str, list[list[float]]] = {spec.game: [] for spec in GAMES.values()}
    for _ in range(plan.turns):
        for spec in GAMES.values():
            turns[spec.game].append(await cost_by_fifth(spec, plan))
    return [Length(game, [min(costs) for costs in zip(*found, strict=True)]) for game, found in turns.items()]


async def cost_by_fifth(spec: Spec, plan: Plan) -> list[float]:
    """All tables go through their games side by side: one fifth ends everywhere before the next begins."""
    with our_server() as process:
        hall = Hall(process.port, spec)
        await warm_up(hall)
        await hall.make(plan.length_tables)
        hall.seat(plan.length_tables)
        costs = []
        for _ in range(FIFTHS):
            hall.tally.clear()
            before = process.cpu()
            await hall.play(MOVES)
            costs.append((process.cpu() - before) / hall.tally.confirmed)
        return costs
