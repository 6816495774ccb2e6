"""Rows to store, and a store to put them in."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from goldgavel.kernel.entries import Entry
from goldgavel.kernel.pace import Pace
from goldgavel.kernel.table_settings import TableSettings
from goldgavel.storage.queries.players import add_player
from goldgavel.storage.queries.tables import add_table
from goldgavel.storage.rows import PlayerRow, ResultRow, SeatRow, TableRow
from goldgavel.storage.store import Store

TABLE = TableRow(
    id="t",
    game="aurum",
    options={"players": 3, "edition": "gigamic"},
    engine="0.1.0",
    status="open",
    maker="ann",
    created=100.0,
    touched=100.5,
    settings=TableSettings(listed=True, help=False, pace=Pace(bot_pause=0.0)),
)
CHAIRS = [
    SeatRow(seat=0, player="ann", name="Ann", bot=None),
    SeatRow(seat=1, player=None, name="", bot="adept"),
    SeatRow(seat=2, player=None, name="", bot=None),
]


@asynccontextmanager
async def opened(url: str, players: Sequence[str] = (), tables: Sequence[str] = ()) -> AsyncIterator[Store]:
    """A store with some players and tables in it."""
    store = await Store.open(url)
    try:
        for name in players:
            await store.write(add_player, player(name), secret_of(name))
        for name in tables:
            await store.write(add_table, table(id=name), CHAIRS)
        yield store
    finally:
        await store.close()


def player(name: str) -> PlayerRow:
    return PlayerRow(id=name, name=name.title(), created=1.0)


def secret_of(name: str) -> bytes:
    return name.encode().ljust(32, b".")


def table(**changes: Any) -> TableRow:
    return msgspec.structs.replace(TABLE, **changes)


def settings(**changes: Any) -> TableSettings:
    return msgspec.structs.replace(TABLE.settings, **changes)


def entry(version: int, **changes: Any) -> Entry:
    plain = Entry(
        version=version,
        kind="move",
        seat=version % 3,
        text=f"play Ag{version}",
        request=f"c-{version}",
        at=version + 0.25,
    )
    return msgspec.structs.replace(plain, **changes)


def result(seat: int, who: str | None, *, table_id: str = "t", **changes: Any) -> ResultRow:
    plain = ResultRow(
        table=table_id,
        seat=seat,
        player=who,
        game="aurum",
        players=3,
        won=float(seat == 0),
        score=10 - seat,
        ended=9.0,
    )
    return msgspec.structs.replace(plain, **changes)
