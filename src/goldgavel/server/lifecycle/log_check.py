"""Checks that every game in a database can be replayed from its log."""

from collections.abc import AsyncIterator, Callable
from random import Random
from typing import TYPE_CHECKING

import msgspec

from goldgavel import games
from goldgavel.kernel.entries import Entry
from goldgavel.kernel.views import Data
from goldgavel.session.session import Session
from goldgavel.storage.queries import tables
from goldgavel.storage.queries.log import entries_of
from goldgavel.storage.store import Store

if TYPE_CHECKING:
    from goldgavel.storage.rows import TableRow

BATCH = 200
"""Table ids that are read per query."""
MOST_NAMED = 10


class LogCheck(Data, frozen=True):
    games: int
    """Games that replay to their stored state."""
    moves: int
    wrong: int
    tables: tuple[str, ...]
    """The first tables that do not replay."""


async def replay_all(address: str, progress: Callable[[int], None]) -> LogCheck:
    """Replay every started game, one at a time. Stopped games are left out: they did not replay before."""
    store = await Store.open(address)
    found = moves = 0
    wrong: list[str] = []
    try:
        async for row in begun_tables(store):
            log = await store.read(entries_of, row.id)
            if is_replayable(row, log):
                found += 1
                moves += sum(entry.kind in {"move", "time"} for entry in log)
            else:
                wrong.append(row.id)
            progress(1)
    finally:
        await store.close()
    return LogCheck(games=found, moves=moves, wrong=len(wrong), tables=tuple(wrong[:MOST_NAMED]))


async def begun_tables(store: Store) -> "AsyncIterator[TableRow]":
    after = ""
    while ids := await store.read(tables.table_ids, after, BATCH):
        for table in ids:
            stored = await store.read(tables.table, table)
            if stored is not None and stored[0].status in {"playing", "over"}:
                yield stored[0]
        after = ids[-1]


def is_replayable(row: "TableRow", log: list[Entry]) -> bool:
    """True if the rules accept the log, its versions have no gap, and the game is over if the table says so."""
    if [entry.version for entry in log] != list(range(1, len(log) + 1)):
        return False
    try:
        game = games.shared(row.game, msgspec.json.encode(row.options))
        session = Session(game, [None] * game.players, row.settings.pace, Random(0), row.settings.clock)
        session.replay(log)
    except Exception:  # noqa: BLE001 - whatever the error, this log does not replay
        return False
    return session.is_over() == (row.status == "over")
