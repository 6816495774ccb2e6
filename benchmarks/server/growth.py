"""Memory per table, and the cost of a move by the progress of its game."""

from benchmarks.server.clients.table_pool import TablePool
from benchmarks.server.figures import Length, Memory
from benchmarks.server.plan import Plan
from benchmarks.server.servers.ours import our_server
from benchmarks.server.spec import AURUM, GAMES, Spec

MOVES = 20
"""Moves per table: a fifth of the shortest game, and enough to load everything that a table needs."""
FIFTHS = 5


async def run_memory(plan: Plan) -> list[Memory]:
    """Measure tables in play with every seat connected, with data only and with words as pages get them."""
    return [*await memory_of(AURUM, plan), *await memory_of(AURUM.for_people(), plan)]


async def memory_of(spec: Spec, plan: Plan) -> list[Memory]:
    """Measure a new server. The first table loads what all tables share."""
    with our_server() as process:
        pool = TablePool(process.port, spec)
        await grow(pool, 1)
        found = [Memory(spec.has_words, tables=0, megabytes=process.memory())]
        for tables in plan.memory_tables:
            await grow(pool, tables - len(pool.playing))
            found.append(Memory(spec.has_words, tables=tables, megabytes=process.memory()))
        return found


async def grow(pool: TablePool, tables: int) -> None:
    await pool.make(tables)
    for table in pool.seat(tables):
        table.go(MOVES)
    await pool.play(0)


async def warm_up(pool: TablePool) -> None:
    """Play a whole game, so that everything loaded on first use is loaded."""
    await grow(pool, 1)
    await pool.play(FIFTHS * MOVES)
    await pool.empty()


async def run_length(plan: Plan) -> list[Length]:
    """Return the best turn for each fifth."""
    turns: dict[str, list[list[float]]] = {spec.game: [] for spec in GAMES.values()}
    for _ in range(plan.turns):
        for spec in GAMES.values():
            turns[spec.game].append(await cost_by_fifth(spec, plan))
    return [Length(game, [min(costs) for costs in zip(*found, strict=True)]) for game, found in turns.items()]


async def cost_by_fifth(spec: Spec, plan: Plan) -> list[float]:
    """Measure the cost per fifth of the game. All tables finish one fifth before the next begins."""
    with our_server() as process:
        pool = TablePool(process.port, spec)
        await warm_up(pool)
        await pool.make(plan.length_tables)
        pool.seat(plan.length_tables)
        costs = []
        for _ in range(FIFTHS):
            pool.counts.clear()
            before = process.cpu()
            await pool.play(MOVES)
            costs.append((process.cpu() - before) / pool.counts.confirmed)
        return costs
