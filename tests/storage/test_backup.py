"""A backup: everything, of one moment, into any kind of database; and nothing of a file that is not whole."""

import asyncio
import gzip
import hashlib
import os
import sqlite3
import stat
import threading
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from sqlalchemy import JSON, Boolean, Connection, Float, Integer, LargeBinary, String, Text, select

from goldgavel.kernel.entries import Entry
from goldgavel.kernel.errors import GoldGavelError
from goldgavel.storage.backup import backup
from goldgavel.storage.backup.file import Header
from goldgavel.storage.database import connect
from goldgavel.storage.migrations import upgrade_to
from goldgavel.storage.rows import SeatRow
from goldgavel.storage.schema import metadata
from goldgavel.storage.store import Store
from tests.kit.counts import count
from tests.storage.kit import CHAIRS, player, table

KNOWN = (JSON, Boolean, Float, Integer, LargeBinary, String, Text)
KEPT = [one for one in metadata.sorted_tables if backup.is_kept(one.name)]

Files = Callable[[str], str]


async def opened_once(address: str) -> None:
    """With its tables, and nothing in them."""
    await (await Store.open(address)).close()


def ignore(_header: Header, _rows: int) -> None:
    pass


def back_up(address: str, path: Path) -> Header:
    return asyncio.run(backup.back_up(address, path, ignore))


def restore(address: str, path: Path) -> Header:
    return asyncio.run(backup.restore(address, path, ignore))


def seats() -> list[SeatRow]:
    return [SeatRow(seat=0, player="p0", name="Ann", bot=None, order={"order": "keep", "text": "Ё"}), *CHAIRS[1:]]


def entries(number: int) -> list[Entry]:
    return [
        Entry(version=v, kind="move", seat=v % 3, text=f"play Ag{v} “ё”", request=f"r{v}", at=v / 3)
        for v in range(1, number + 1)
    ]


async def fill(address: str, tables: int = 12) -> None:
    """Some of everything, with the letters and numbers that are easily lost."""
    store = await Store.open(address)
    chance = Random(4)
    for number in range(4):
        await store.add_player(player(f"p{number}"), chance.randbytes(32))
        await store.rename_player(f"p{number}", f"Zoë “Ё” {number}\N{GRINNING FACE}")
        await store.add_link(chance.randbytes(32), f"p{number}", 1e9 + 1 / 3)
    for number in range(tables):
        row = table(id=f"t{number}", maker="p0")
        await store.add_table(row, seats())
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


@pytest.fixture
def filled(database_url: str) -> str:
    asyncio.run(fill(database_url))
    return database_url


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A backup of a small database."""
    address = f"sqlite:///{tmp_path / 'source.db'}"
    asyncio.run(fill(address))
    back_up(address, tmp_path / "games.backup")
    return tmp_path / "games.backup"


def test_what_is_restored_is_what_was_saved(filled: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    """From every kind of database to both."""
    header = back_up(filled, tmp_path / "games.backup")
    assert header.rows["log"] > 100
    for target in (f"sqlite:///{tmp_path / 'restored.db'}", request.getfixturevalue("postgres_url")):
        if target != filled:
            assert restore(target, tmp_path / "games.backup") == header
            assert contents(target) == contents(filled)


def test_a_restored_database_goes_on(filled: str, tmp_path: Path) -> None:
    back_up(filled, tmp_path / "games.backup")
    address = f"sqlite:///{tmp_path / 'restored.db'}"
    restore(address, tmp_path / "games.backup")
    asyncio.run(more(address))


async def more(address: str) -> None:
    store = await Store.open(address)
    log = await store.log("t3")
    await store.append("t3", entries(len(log) + 2)[len(log) :])
    assert len(await store.log("t3")) == len(log) + 2
    await store.close()


def test_numbers_go_on_after_those_that_were_restored(postgres_url: str, tmp_path: Path) -> None:
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
    """A new one must be looked at: what it becomes in JSON, and back."""
    assert {type(column.type) for one in KEPT for column in one.columns} <= set(KNOWN)


def test_it_is_one_moment_although_others_write(database_url: str, tmp_path: Path) -> None:
    """Moves and results go in together, all the time; in the backup none is without the other."""
    asyncio.run(fill(database_url, tables=2))

    async def evening() -> list[Header]:
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


def refused(work: Callable[[], object]) -> str:
    with pytest.raises(GoldGavelError) as problem:
        work()
    return problem.value.code


def test_a_file_that_is_no_backup_is_not_replaced(saved: Path, tmp_path: Path) -> None:
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


# Files that are not what they should be.


def lines_of(path: Path) -> list[bytes]:
    return gzip.decompress(path.read_bytes()).splitlines(keepends=True)


def rewritten(path: Path, lines: list[bytes], *, sealed: bool = False) -> None:
    """A file with other lines; sealed, with the checksum and the count that belong to them."""
    if sealed:
        rows = sum(line.startswith(b"[") for line in lines[:-1])
        digest = hashlib.sha256(b"".join(lines[:-1])).hexdigest()
        lines = [*lines[:-1], msgspec.json.encode({"end": rows, "sha256": digest}) + b"\n"]
    path.write_bytes(gzip.compress(b"".join(lines)))


def nothing_is_left(saved: Path, code: str) -> None:
    address = f"sqlite:///{saved.parent / 'target.db'}"
    assert refused(lambda: restore(address, saved)) == code
    assert [path.name for path in saved.parent.iterdir() if path.name.startswith("target")] == []


def test_a_file_that_was_cut_short_anywhere(saved: Path) -> None:
    whole = saved.read_bytes()
    chance = Random(1)
    for _ in range(count(12, 300)):
        size = chance.randrange(len(whole))
        saved.write_bytes(whole[:size])
        with pytest.raises(GoldGavelError) as problem:
            restore(f"sqlite:///{saved.parent / 'target.db'}", saved)
        assert problem.value.code in {"backup-broken", "backup-foreign"}
        assert not (saved.parent / "target.db").exists()


def test_a_file_with_a_bit_turned_anywhere(saved: Path) -> None:
    """What the compression does not notice, the checksum does; a turned bit in its own header may not matter."""
    whole = saved.read_bytes()
    expected = contents(f"sqlite:///{saved.parent / 'source.db'}")
    chance = Random(2)
    for _ in range(count(12, 300)):
        place = chance.randrange(len(whole))
        saved.write_bytes(whole[:place] + bytes([whole[place] ^ (1 << chance.randrange(8))]) + whole[place + 1 :])
        target = saved.parent / "target.db"
        try:
            restore(f"sqlite:///{target}", saved)
        except GoldGavelError as problem:
            assert problem.code in {"backup-broken", "backup-foreign", "backup-newer"}
            assert not target.exists()
        else:
            assert place < 10
            assert contents(f"sqlite:///{target}") == expected
            target.unlink()


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"hello",
        b"SQLite format 3\0" * 100,
        gzip.compress(b"", mtime=0),
        gzip.compress(b'{"format":"other"}\n', mtime=0),
    ],
    ids=["nothing", "words", "a database", "nothing, compressed", "another format"],
)
def test_a_file_of_something_else(saved: Path, text: bytes) -> None:
    saved.write_bytes(text)
    nothing_is_left(saved, "backup-foreign")


def test_a_file_that_is_not_there(saved: Path) -> None:
    saved.unlink()
    nothing_is_left(saved, "backup-unreadable")


def test_a_file_of_a_newer_version(saved: Path) -> None:
    lines = lines_of(saved)
    header = msgspec.json.decode(lines[0])
    for change in ({"version": 2}, {"revision": "r9999"}):
        rewritten(saved, [msgspec.json.encode(header | change) + b"\n", *lines[1:]], sealed=True)
        nothing_is_left(saved, "backup-newer")


@pytest.mark.parametrize("sealed", [False, True])
def test_a_row_left_out_doubled_or_changed(saved: Path, sealed: bool) -> None:
    lines = lines_of(saved)
    at = next(place for place, line in enumerate(lines) if line.startswith(b'{"table":"log"')) + 3
    for changed in (lines[:at] + lines[at + 1 :], lines[: at + 1] + lines[at:]):
        rewritten(saved, changed, sealed=sealed)
        address = f"sqlite:///{saved.parent / 'target.db'}"
        with pytest.raises(GoldGavelError):
            restore(address, saved)
        assert not (saved.parent / "target.db").exists()


@pytest.mark.parametrize(
    "line",
    [
        b"[1,2]\n",
        b'[{"a":1},2,3,4,5,6,7,8,9,10]\n',
        b"[null]\n",
        b'{"table":"sqlite_master","columns":["sql"]}\n["x"]\n',
        b'{"table":"players; DROP TABLE players","columns":["id"]}\n["x"]\n',
        b'{"table":"players","columns":["id","no"]}\n["x","y"]\n',
        b'{"table":"secrets","columns":["secret","player","created"]}\n["no base64 \\u0000","p1",1]\n',
        b'{"table":"players","columns":["id","name","created"]}\n["x","a \\u0000 b",1]\n',
        b'{"table":"players","columns":["id","name","created"]}\n["x","y","soon"]\n',
        b'{"table":"players","columns":["id","name","created"]}\n["p0","twice",1]\n',
        b'{"table":"mutes","columns":["player","muted"]}\n["nobody","p1"]\n',
        b"not JSON\n",
        b"\n",
        b"\xff\xfe\n",
        b"[" * 2000 + b"\n",
    ],
)
def test_a_hostile_file_with_a_right_checksum(saved: Path, line: bytes, postgres_url: str) -> None:
    lines = lines_of(saved)
    rewritten(saved, [*lines[:-1], line, lines[-1]], sealed=True)
    nothing_is_left(saved, "backup-broken")
    assert refused(lambda: restore(postgres_url, saved)) == "backup-broken"
    assert not any(contents(postgres_url).values())


def test_a_backup_of_an_older_schema_is_restored_into_todays(tmp_path: Path) -> None:
    """The database as the first version left it."""

    async def old() -> None:
        database = connect(f"sqlite:///{tmp_path / 'old.db'}")
        await database.write(partial(upgrade_to, revision="r0001"))
        await database.close()

    asyncio.run(old())
    with closing(sqlite3.connect(tmp_path / "old.db")) as plain:
        plain.execute("INSERT INTO players VALUES ('p', 'Ann', 1.5)")
        plain.execute(
            "INSERT INTO tables VALUES ('t','aurum','{}','0','playing','p',0,1,1,'link','{}',1,1,1,NULL,NULL,NULL,0)"  # noqa: E501
        )
        plain.execute("""INSERT INTO log VALUES ('t', 1, NULL, '{"deal": 1}', NULL, 2.5)""")
        plain.commit()
    header = back_up(f"sqlite:///{tmp_path / 'old.db'}", tmp_path / "old.backup")
    assert header.revision == "r0001"
    address = f"sqlite:///{tmp_path / 'new.db'}"
    restore(address, tmp_path / "old.backup")
    assert [row[2] for row in contents(address)["log"]] == ["deal"]
    (tmp_path / "new.db").unlink()
    asyncio.run(opened_once(address))
    assert refused(lambda: restore(address, tmp_path / "old.backup")) == "restore-other-version"


@pytest.mark.parametrize("work", [backup.back_up, backup.restore])
def test_who_is_interrupted_leaves_nothing_behind(saved: Path, work: Callable[..., Any], monkeypatch: Any) -> None:
    """Ctrl-C cancels the task that waits; the thread that works ends at its next rows."""
    monkeypatch.setattr(backup, "BATCH", 5)
    source, new = saved.parent / "source.db", saved.parent / "new"
    began, go_on = threading.Event(), threading.Event()

    def wait(_header: Header, _rows: int) -> None:
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
