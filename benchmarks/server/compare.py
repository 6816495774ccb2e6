"""Compares our server with the same game on boardgame.io and Colyseus, and with the floor, all in one run."""

import asyncio

from benchmarks.server.clients.counts import MoveCounts
from benchmarks.server.clients.floor_table import FloorTable
from benchmarks.server.figures import Comparison, Rate
from benchmarks.server.load import best, measured, our_turn, peer_turn
from benchmarks.server.plan import Plan
from benchmarks.server.same_game import check_same_game
from benchmarks.server.servers.floor import floor_server
from benchmarks.server.servers.peers import Peer
from benchmarks.server.spec import AURUM

OURS = "ours"
OURS_WITH_WORDS = "ours, with words"
FLOOR = "the floor"


async def run_compare(plan: Plan) -> list[Comparison]:
    check_same_game(plan.same_games)
    turns = [await turn(plan) for _ in range(plan.turns)]
    rates = {name: best([found[name] for found in turns]) for name in turns[0]}
    return [
        Comparison(tables, {name: found[place] for name, found in rates.items()})
        for place, tables in enumerate(plan.load_tables)
    ]


async def turn(plan: Plan) -> dict[str, list[Rate]]:
    """Let every server have its turn. Returns its rates by number of tables."""
    found = {OURS: await our_turn(plan, AURUM)}
    found[OURS_WITH_WORDS] = await our_turn(plan, AURUM.for_people())
    for peer in Peer:
        found[peer.value] = peer_turn(plan, peer, AURUM.seats)
    sizes = [rate.update_bytes for rate in found[OURS]]
    found[FLOOR] = [
        await floor_rate(plan, tables, round(size or 0))
        for tables, size in zip(plan.load_tables, sizes, strict=True)
    ]
    return found


async def floor_rate(plan: Plan, tables: int, size: int) -> Rate:
    """Measure the floor with updates of this size."""
    counts = MoveCounts()
    with floor_server(size) as process:
        playing = [FloorTable(counts) for _ in range(tables)]
        for number, table in enumerate(playing):
            await table.connect(process.port, number)
        for table in playing:
            table.go()
        await asyncio.sleep(plan.warm_up)
        rate = await measured(counts, process, plan.seconds)
        for table in playing:
            table.close()
    rate.update_bytes = size
    return rate
