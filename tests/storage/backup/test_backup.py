"""Backups contain one complete snapshot, restore into any kind of database, and only into an empty one."""

import asyncio
import gzip
import os
import sqlite3
import stat
import threading
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import JSON, Boolean, Connection, Float, Integer, LargeBinary, String, Text, select

from goldgavel.storage.backup import backup
from goldgavel.storage.backup.file import BackupHeader
from goldgavel.storage.database import connect
from goldgavel.storage.queries.log import entries_of
from goldgavel.storage.schema import Id, metadata
from goldgavel.storage.store import Store
from tests.kit.games.sample_sizes import count
from tests.storage.backup.kit import (
    KEPT,
    back_up,
    contents,
    entries,
    fill,
    ignore,
    opened_once,
    refused,
    restore,
    seats,
)
from tests.storage.kit import table

KNOWN = (JSON, Boolean, Float, Id, Integer, LargeBinary, String, Text)
Files = Callable[[str], str]


def test_what_is_restored_is_what_was_saved(filled: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    """From every kind of database to both."""
    header = back_up(filled, tmp_path / "games.backup")
    assert header.rows["log"] > 100
    for target in (f"sqlite:///{tmp_path / 'restored.db'}", request.getfixturevalue("postgres_url")):
        if target != filled:
            assert restore(target, tmp_path / "games.backup") == header
            assert contents(target) == contents(filled)


def test_a_restored_database_can_be_used(filled: str, tmp_path: Path) -> None:
    back_up(filled, tmp_path / "games.backup")
    address = f"sqlite:///{tmp_path / 'restored.db'}"
    restore(address, tmp_path / "games.backup")
    asyncio.run(more(address))


async def more(address: str) -> None:
    store = await Store.open(address)
    log = await store.read(entries_of, "t3")
    await store.append("t3", entries(len(log) + 2)[len(log) :])
    assert len(await store.read(entries_of, "t3")) == len(log) + 2
    await store.close()


def test_numbers_continue_after_the_restored_ones(postgres_url: str, tmp_path: Path) -> None:
    """Messages of the chat are numbered by the database."""
    source = f"sqlite:///{tmp_path / 'source.db'}"
    asyncio.run(fill(source))
    with closing(sqlite3.connect(tmp_path / "source.db")) as plain:
        for number in (5, 9):
            values = (number, "t1", "p1", "Ann", "hello", f"r{number}", 1.0)
            plain.execute(
                'INSERT INTO chat (id, "table", player, name, text, request, at) VALUES (?,?,?,?,?,?,?)', values
            )
        plain.commit()
    back_up(source, tmp_path / "games.backup")
    restore(postgres_url, tmp_path / "games.backup")
    chat = metadata.tables["chat"]

    async def say() -> list[int]:
        database = connect(postgres_url)
        values = {"table": "t1", "player": "p1", "name": "Ann", "text": "again", "request": "r", "at": 2.0}
        await database.write(lambda connection: connection.execute(chat.insert(), values).rowcount)
        found = await database.read(lambda connection: list(connection.scalars(select(chat.c.id))))
        await database.close()
        return found

    assert max(asyncio.run(say())) > 9


def test_every_kind_of_column_is_known() -> None:
    """A new column type must be checked: its conversion to JSON and back."""
    assert {type(column.type) for one in KEPT for column in one.columns} <= set(KNOWN)


def test_it_is_one_moment_although_others_write(database_url: str, tmp_path: Path) -> None:
    """Moves and results are written together all the time; the backup never has one without the other."""
    asyncio.run(fill(database_url, tables=2))

    async def evening() -> list[BackupHeader]:
        store = await Store.open(database_url)
        writing = asyncio.create_task(write_on(store))
        found = []
        for number in range(count(3, 30)):
            await asyncio.sleep(0.02)
            found.append(await backup.back_up(database_url, tmp_path / f"{number}.backup", ignore))
        writing.cancel()
        await asyncio.gather(writing, return_exceptions=True)
        await store.close()
        return found

    headers = asyncio.run(evening())
    assert len({header.rows["log"] for header in headers}) > 1, "nothing was written meanwhile"
    for number, header in enumerate(headers):
        written = header.rows["tables"] - 2
        assert header.rows["log"] == 5 + 3 * written
        assert header.rows["seats"] == 6 + 3 * written
        lines = gzip.decompress((tmp_path / f"{number}.backup").read_bytes()).splitlines()
        assert len(lines) == sum(header.rows.values()) + len(header.rows) + 2


async def write_on(store: Store) -> None:
    """A table, its seats and three entries of its log in one transaction."""
    from goldgavel.storage.queries.log import entry_rows, insert_entries
    from goldgavel.storage.queries.tables import add_table

    def work(connection: Connection, name: str) -> None:
        add_table(connection, table(id=name, maker="p0"), seats())
        insert_entries(connection, entry_rows(name, entries(3)))

    number = 0
    while True:
        number += 1
        await store._commits.write(partial(work, name=f"w{number}"))


def test_it_is_private_and_replaces_an_older_one_whole(saved: Path, tmp_path: Path) -> None:
    assert stat.S_IMODE(saved.stat().st_mode) == 0o600
    before = saved.read_bytes()
    asyncio.run(more(f"sqlite:///{tmp_path / 'source.db'}"))
    back_up(f"sqlite:///{tmp_path / 'source.db'}", saved)
    assert saved.read_bytes() != before
    assert [path.name for path in tmp_path.iterdir() if "part" in path.name] == []


def test_a_file_that_is_not_a_backup_is_not_replaced(saved: Path, tmp_path: Path) -> None:
    source = tmp_path / "source.db"
    before = source.read_bytes()
    assert refused(lambda: back_up(f"sqlite:///{source}", source)) == "backup-other-file"
    assert source.read_bytes() == before
    assert refused(lambda: back_up(f"sqlite:///{source}", tmp_path)) == "backup-other-file"
    assert saved.exists()


def test_a_backup_that_cannot_be_written(saved: Path, tmp_path: Path) -> None:
    assert (
        refused(lambda: back_up(f"sqlite:///{tmp_path / 'source.db'}", Path("/nowhere/x"))) == "backup-unwritten"
    )
    assert saved.exists()


def test_a_full_disk_leaves_nothing(saved: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = saved.read_bytes()

    def full(_: int) -> None:
        raise OSError(28, os.strerror(28))

    monkeypatch.setattr(os, "fsync", full)
    assert refused(lambda: back_up(f"sqlite:///{tmp_path / 'source.db'}", saved)) == "backup-unwritten"
    assert saved.read_bytes() == before
    assert sorted(path.name for path in tmp_path.iterdir() if path.name.startswith(".")) == []


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    assert refused(lambda: back_up(f"sqlite:///{tmp_path / 'no.db'}", tmp_path / "x")) == "backup-no-database"
    assert list(tmp_path.iterdir()) == []


def test_a_database_of_another_program_is_not_saved(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "other.db")) as other:
        other.execute("CREATE TABLE shoes (size)")
    assert refused(lambda: back_up(f"sqlite:///{tmp_path / 'other.db'}", tmp_path / "x")) == "storage-not-ours"
    assert not (tmp_path / "x").exists()


def test_a_database_with_something_in_it_is_left_alone(saved: Path, filled: str) -> None:
    before = contents(filled)
    assert refused(lambda: restore(filled, saved)) == "restore-not-empty"
    assert contents(filled) == before


def test_one_with_empty_tables_is_taken(saved: Path, database_url: str) -> None:
    asyncio.run(opened_once(database_url))
    restore(database_url, saved)
    assert len(contents(database_url)["players"]) == 4


def test_one_of_another_program_is_left_alone(saved: Path, tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "other.db")) as other:
        other.execute("CREATE TABLE shoes (size)")
    assert refused(lambda: restore(f"sqlite:///{tmp_path / 'other.db'}", saved)) == "storage-not-ours"
    with closing(sqlite3.connect(tmp_path / "other.db")) as other:
        assert other.execute("SELECT name FROM sqlite_master").fetchall() == [("shoes",)]


@pytest.mark.parametrize("work", [backup.back_up, backup.restore])
def test_who_is_interrupted_leaves_nothing_behind(saved: Path, work: Callable[..., Any], monkeypatch: Any) -> None:
    """Ctrl-C cancels the waiting task; the worker thread stops at its next batch of rows."""
    monkeypatch.setattr(backup, "BATCH", 5)
    source, new = saved.parent / "source.db", saved.parent / "new"
    began, go_on = threading.Event(), threading.Event()

    def wait(_header: BackupHeader, _rows: int) -> None:
        began.set()
        go_on.wait(30)

    async def evening() -> None:
        words = (f"sqlite:///{source}", new) if work is backup.back_up else (f"sqlite:///{new}", saved)
        task = asyncio.create_task(work(*words, wait))
        await asyncio.to_thread(began.wait, 30)
        task.cancel()
        asyncio.get_running_loop().call_later(0.1, go_on.set)
        with pytest.raises(asyncio.CancelledError):
            await task

    threading.Timer(1.0, go_on.set).start()
    asyncio.run(evening())
    assert [path.name for path in saved.parent.iterdir() if "new" in path.name] == []
