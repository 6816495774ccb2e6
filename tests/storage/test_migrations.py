"""The migrations make exactly the schema that the code uses."""

import asyncio
import sqlite3
import subprocess
import sys

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from goldgavel.storage import revision
from goldgavel.storage.database import connect
from goldgavel.storage.errors import StorageError
from goldgavel.storage.migrations import revisions, upgrade_to
from goldgavel.storage.queries import tables
from goldgavel.storage.queries.log import entries_of
from goldgavel.storage.schema import metadata
from tests.storage.kit import CHAIRS, opened, table

OPEN = """
import asyncio, sys
from goldgavel.storage.store import Store
async def main():
    await (await Store.open(sys.argv[1])).close()
asyncio.run(main())
print("alembic" in sys.modules)
"""


def differences(connection: Connection) -> list[object]:
    options = {"compare_type": True, "compare_server_default": True}
    return list(compare_metadata(MigrationContext.configure(connection, opts=options), metadata))


def test_they_give_the_metadata(empty_url: str) -> None:
    async def scene() -> list[object]:
        async with opened(empty_url) as store:
            return await store.database.read(differences)

    assert asyncio.run(scene()) == []


def test_the_newest_is_the_one_that_is_opened_without_alembic() -> None:
    assert revisions()[0] == revision.HEAD


def test_alembic_is_loaded_only_to_migrate(sqlite_url: str) -> None:
    command = [sys.executable, "-c", OPEN, sqlite_url]
    said = [subprocess.check_output(command, text=True).strip() for _ in range(2)]  # noqa: S603 - our own words
    assert said == ["True", "False"]


def test_a_migration_is_done_whole_or_not_at_all(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def half(connection: Connection) -> None:
        connection.exec_driver_sql("CREATE TABLE half (a)")
        raise StorageError("storage-failed")

    async def scene() -> None:
        with monkeypatch.context() as patch:
            patch.setattr(revision, "upgrade", half)
            with pytest.raises(StorageError):
                async with opened(sqlite_url):
                    pass
        async with opened(sqlite_url, ["ann"], ["t"]) as store:
            assert await store.read(tables.table, "t") == (table(), CHAIRS)

    asyncio.run(scene())


def test_opening_reads_no_table(sqlite_url: str) -> None:
    """Opening reads only the revision, however many games there are."""

    async def scene() -> None:
        async with opened(sqlite_url, ["ann"], ["t"]):
            pass
        plain = sqlite3.connect(sqlite_url.removeprefix("sqlite:///"))
        plain.execute("PRAGMA foreign_keys = OFF")
        for name in ("seats", "log", "results", "tables"):
            plain.execute(f"DROP TABLE {name}")
        plain.commit()
        plain.close()
        async with opened(sqlite_url):
            pass

    asyncio.run(scene())


def old_log(connection: Connection) -> None:
    """A database of the first revision, with a deal and a move."""
    upgrade_to(connection, "r0001")
    connection.execute(
        text(
            "INSERT INTO tables (id, game, options, engine, status, maker, listed, spectators, help, records,"
            " pace, created, touched, rematch) VALUES ('t', 'aurum', '{}', '1', 'playing', '', false, true, true,"
            " 'link', '{}', 1, 1, false)"
        )
    )
    for version, seat in ((1, None), (2, 0)):
        values = {"version": version, "seat": seat}
        statement = text("INSERT INTO log VALUES ('t', :version, :seat, 'what', NULL, 1.0)")
        connection.execute(statement, values)


def test_entries_of_old_logs_are_deals_and_moves(empty_url: str) -> None:
    async def scene() -> None:
        database = connect(empty_url)
        await database.write(old_log)
        await database.close()
        async with opened(empty_url) as store:
            assert [(entry.kind, entry.seat) for entry in await store.read(entries_of, "t")] == [
                ("deal", None),
                ("move", 0),
            ]
            found = await store.read(tables.table, "t")
            assert found is not None
            assert (found[0].clock, found[0].chat, found[0].ending) == (None, True, None)
            assert (found[0].series, found[0].series_place) == (None, 0)

    asyncio.run(scene())
