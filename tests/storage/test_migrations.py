"""The migrations make exactly the schema that the code uses."""

import asyncio
import sqlite3
import subprocess
import sys

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection

from goldgavel.storage import revision
from goldgavel.storage.errors import StorageError
from goldgavel.storage.migrations import revisions
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


def test_they_give_the_metadata(database_url: str) -> None:
    async def scene() -> list[object]:
        async with opened(database_url) as store:
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
            assert await store.table("t") == (table(), CHAIRS)

    asyncio.run(scene())


def test_opening_reads_no_table(sqlite_url: str) -> None:
    """However many games wait to be played on, only the revision is looked at."""

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
