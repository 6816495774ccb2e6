"""Whether every game in a database can be played again from its log."""

from collections.abc import AsyncIterator, Callable
from random import Random
from typing import TYPE_CHECKING

import msgspec

from goldgavel import games
from goldgavel.kernel.entries import Entry
from goldgavel.kernel.views import Data
from goldgavel.session.session import Session
from goldgavel.storage.store import Store

if TYPE_CHECKING:
    from goldgavel.storage.rows import TableRow

BATCH = 200
"""Tables whose names are read at once."""
MOST_NAMED = 10


class LogCheck(Data, frozen=True):
    games: int
    """That play again to where they were."""
    moves: int
    wrong: int
    tables: tuple[str, ...]
    """The first of those that do not."""


async def replay_all(address: str, progress: Callable[[int], None]) -> LogCheck:
    """Every game that has begun, one at a time. Those that were stopped before could not be played again then."""
    store = await Store.open(address)
    found = moves = 0
    wrong: list[str] = []
    try:
        async for row in begun_tables(store):
            log = await store.log(row.id)
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
    while ids := await store.table_ids(after, BATCH):
        for table in ids:
            stored = await store.table(table)
            if stored is not None and stored[0].status in {"playing", "over"}:
                yield stored[0]
        after = ids[-1]


def is_replayable(row: "TableRow", log: list[Entry]) -> bool:
    """Whether the rules take the log, version by version, and come to an end where the table has one."""
    if [entry.version for entry in log] != list(range(1, len(log) + 1)):
        return False
    try:
        game = games.shared(row.game, msgspec.json.encode(row.options))
        session = Session(game, [None] * game.players, row.pace, Random(0), row.clock)
        session.replay(log)
    except Exception:  # noqa: BLE001 - whatever it is, this log does not play again
        return False
    return session.is_over() == (row.status == "over")
