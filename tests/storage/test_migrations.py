"""The migrations make exactly the schema that the code uses."""

import asyncio
import sqlite3
import subprocess
import sys
import time
from typing import Any

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import JSON, Connection, text

from goldgavel.kernel.pace import Pace
from goldgavel.kernel.table_settings import BankClock, TableSettings
from goldgavel.storage import revision
from goldgavel.storage.database import connect
from goldgavel.storage.errors import StorageError
from goldgavel.storage.migrations import revisions, upgrade_to
from goldgavel.storage.queries import devices, pushes, sign_in, tables
from goldgavel.storage.queries.devices import hour_of
from goldgavel.storage.queries.log import entries_of
from goldgavel.storage.schema import metadata
from tests.storage.kit import CHAIRS, opened, secret_of, table

OPEN = """
import asyncio, sys
from goldgavel.storage.store import Store
async def main():
    await (await Store.open(sys.argv[1])).close()
asyncio.run(main())
print("alembic" in sys.modules)
"""


def have_different_defaults(
    _context: Any, _inspected: Any, column: Any, found: str | None, _default: Any, rendered: str | None
) -> bool | None:
    """Compare the defaults of JSON columns as text: PostgreSQL cannot compare values of that type."""
    if not isinstance(column.type, JSON):
        return None
    return (found or "").removesuffix("::json").strip("'") != (rendered or "").strip("'")


def differences(connection: Connection) -> list[object]:
    options = {"compare_type": True, "compare_server_default": have_different_defaults}
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
            " 'link', '{\"bot_pause\": 0.5}', 1, 1, false)"
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
            assert found[0].ending is None
            assert found[0].settings == TableSettings(pace=Pace(bot_pause=0.5))
            assert (found[0].series, found[0].series_place) == (None, 0)

    asyncio.run(scene())


SETTINGS = TableSettings(
    listed=True,
    spectators=False,
    help=False,
    records="players",
    pace=Pace(bot_pause=0.5),
    clock=BankClock(seconds=300.0, increment=5.0),
    chat=False,
)


def old_settings(connection: Connection) -> None:
    """A database in which settings had columns: with a table of unusual settings, and one of the defaults."""
    upgrade_to(connection, "r0005")
    statement = text(
        "INSERT INTO tables (id, game, options, engine, status, maker, listed, spectators, help, records, pace,"
        " clock, chat, created, touched, rematch) VALUES (:id, 'aurum', '{}', '1', 'open', '', :listed,"
        " :spectators, :help, :records, :pace, :clock, :chat, 1, 1, false)"
    )
    for name, settings in (("t", SETTINGS), ("u", TableSettings())):
        values = msgspec.structs.asdict(settings) | {
            "id": name,
            "pace": msgspec.json.encode(settings.pace).decode(),
            "clock": settings.clock and msgspec.json.encode(settings.clock).decode(),
        }
        connection.execute(statement, values)


def test_settings_that_had_columns_are_kept(empty_url: str) -> None:
    async def scene() -> None:
        database = connect(empty_url)
        await database.write(old_settings)
        await database.close()
        async with opened(empty_url) as store:
            for name, settings in (("t", SETTINGS), ("u", TableSettings())):
                found = await store.read(tables.table, name)
                assert found is not None
                assert found[0].settings == settings
            assert [row.id for row, _ in await store.read(tables.listed_tables, 9)] == ["t"]

    asyncio.run(scene())


def test_a_setting_that_is_not_stored_has_its_default(empty_url: str) -> None:
    """A new setting needs no migration."""

    def strip(connection: Connection) -> None:
        connection.execute(text("""UPDATE tables SET settings = '{"help": false}'"""))

    async def scene() -> None:
        async with opened(empty_url, ["ann"], ["t"]) as store:
            await store.write(strip)
            found = await store.read(tables.table, "t")
            assert found is not None
            assert found[0].settings == TableSettings(help=False)

    asyncio.run(scene())


def old_devices(connection: Connection) -> None:
    """A database in which devices had no names: with one that has a subscription and has made a link."""
    upgrade_to(connection, "r0007")
    for statement in (
        "INSERT INTO players (id, name, created) VALUES ('ann', 'Ann', 1)",
        "INSERT INTO secrets (secret, player, created) VALUES (:hash, 'ann', 1)",
        "INSERT INTO links (code, player, expires) VALUES (:hash, 'ann', 1e12)",
        "INSERT INTO pushes VALUES (:hash, 'ann', :hash, 'https://push.example', 'k', 'k', 'en', 1)",
    ):
        given = {"hash": secret_of("ann")} if ":hash" in statement else {}
        connection.execute(text(statement), given)


def test_devices_of_before_count_as_there_now(empty_url: str) -> None:
    """An upgrade signs nobody out, and nobody counts as absent because of it."""

    async def scene() -> None:
        database = connect(empty_url)
        began = hour_of(time.time())
        await database.write(old_devices)
        await database.close()
        async with opened(empty_url) as store:
            [device] = await store.read(devices.devices_of, "ann")
            assert (device.secret, device.created) == (secret_of("ann"), 1.0)
            assert (device.browser, device.system) == (None, None)
            assert began <= device.visited <= time.time()
            assert len(await store.read(pushes.pushes_of, "ann")) == 1
            assert await store.write(sign_in.use_link, secret_of("ann"), 1.0) is None

    asyncio.run(scene())
