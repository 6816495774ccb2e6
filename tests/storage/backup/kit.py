"""Databases to back up, and their contents."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import Connection, select

from goldgavel.kernel.entries import Entry
from goldgavel.kernel.errors import GoldGavelError
from goldgavel.storage.backup import backup
from goldgavel.storage.backup.file import BackupHeader
from goldgavel.storage.database import connect
from goldgavel.storage.queries import players, sign_in
from goldgavel.storage.queries.tables import add_table
from goldgavel.storage.rows import Agent, SeatRow
from goldgavel.storage.schema import metadata
from goldgavel.storage.store import Store
from tests.storage.kit import CHAIRS, player, table

KEPT = [one for one in metadata.sorted_tables if backup.is_kept(one.name)]


async def opened_once(address: str) -> None:
    """Create a database with empty tables."""
    await (await Store.open(address)).close()


def ignore(_header: BackupHeader, _rows: int) -> None:
    pass


def back_up(address: str, path: Path) -> BackupHeader:
    return asyncio.run(backup.back_up(address, path, ignore))


def restore(address: str, path: Path) -> BackupHeader:
    return asyncio.run(backup.restore(address, path, ignore))


def seats() -> list[SeatRow]:
    return [SeatRow(seat=0, player="p0", name="Ann", bot=None, order={"order": "keep", "text": "Ё"}), *CHAIRS[1:]]


def entries(number: int) -> list[Entry]:
    return [
        Entry(version=v, kind="move", seat=v % 3, text=f"play Ag{v} “ё”", request=f"r{v}", at=v / 3)
        for v in range(1, number + 1)
    ]


async def fill(address: str, tables: int = 12) -> None:
    """Fill all tables, including characters and numbers that are easily corrupted."""
    store = await Store.open(address)
    chance = Random(4)
    for number in range(4):
        secret = chance.randbytes(32)
        await store.write(players.add_player, player(f"p{number}"), secret, Agent(browser="Firefox"))
        await store.write(players.rename_player, f"p{number}", f"Zoë “Ё” {number}\N{GRINNING FACE}")
        await store.write(sign_in.add_link, chance.randbytes(32), secret, 1e9 + 1 / 3)
        await store.write(sign_in.set_recovery_code, f"p{number}", chance.randbytes(32), 1e9 + 1 / 3)
    for number in range(tables):
        row = table(id=f"t{number}", maker="p0")
        await store.write(add_table, row, seats())
        await store.append(row.id, entries(1 + number * 3))
    await store.close()


def contents(address: str) -> dict[str, list[tuple[Any, ...]]]:
    async def read() -> Any:
        database = connect(address)
        try:
            return await database.read(rows_of_all)
        finally:
            await database.close()

    found: dict[str, list[tuple[Any, ...]]] = asyncio.run(read())
    return found


def rows_of_all(connection: Connection) -> dict[str, list[tuple[Any, ...]]]:
    return {one.name: sorted(map(tuple, connection.execute(select(one))), key=repr) for one in KEPT}


def refused(work: Callable[[], object]) -> str:
    with pytest.raises(GoldGavelError) as problem:
        work()
    return problem.value.code
