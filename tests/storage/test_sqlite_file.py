"""The file of an SQLite database: private, served by one server, and never written to after it was lost."""

import asyncio
import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from goldgavel.storage import database, sqlite_file
from goldgavel.storage.database import connect
from goldgavel.storage.errors import StorageError
from goldgavel.storage.queries import players
from goldgavel.storage.queries.log import entries_of
from goldgavel.storage.store import Store
from goldgavel.text import LANGUAGES
from tests.storage.backup.kit import back_up, restore
from tests.storage.kit import entry, opened

ON_POSIX = pytest.mark.skipif(sys.platform == "win32", reason="file modes")
FOR_OTHERS = stat.S_IRWXG | stat.S_IRWXO
NOBODY = 65534


def file_of(url: str) -> Path:
    return Path(url.partition(":///")[2])


def modes(file: Path) -> dict[str, int]:
    return {path.name: path.stat().st_mode & 0o777 for path in file.parent.glob(f"{file.name}*")}


@ON_POSIX
def test_nobody_else_can_open_the_files(any_sqlite_url: str) -> None:
    async def scene() -> dict[str, int]:
        async with opened(any_sqlite_url, ["ann"], ["t"]) as store:
            await store.append("t", [entry(1)])
            return modes(file_of(any_sqlite_url))

    before = os.umask(0)
    try:
        found = asyncio.run(scene())
    finally:
        os.umask(before)
    assert found == {"store.db": 0o600, "store.db-wal": 0o600, "store.db-shm": 0o600}


@ON_POSIX
def test_a_restored_file_is_private(saved: Path, tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        restore(f"sqlite:///{tmp_path / 'again.db'}", saved)
    finally:
        os.umask(before)
    assert not any(mode & FOR_OTHERS for mode in modes(tmp_path / "again.db").values())


@ON_POSIX
def test_a_file_of_an_earlier_version_becomes_private(sqlite_url: str) -> None:
    async def scene() -> None:
        async with opened(sqlite_url):
            pass

    asyncio.run(scene())
    file = file_of(sqlite_url)
    file.chmod(0o664)
    asyncio.run(scene())
    assert modes(file)[file.name] == 0o660  # a group may be meant to read backups


@pytest.mark.skipif(sys.platform == "win32" or os.geteuid() != 0, reason="only root can give files away")
def test_a_file_that_root_creates_belongs_to_the_owner_of_the_folder(saved: Path, tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    os.chown(folder, NOBODY, NOBODY)
    restore(f"sqlite:///{folder / 'again.db'}", saved)
    assert {path.stat().st_uid for path in folder.iterdir()} == {NOBODY}


def test_only_one_server(any_sqlite_url: str, tmp_path: Path) -> None:
    async def scene() -> None:
        first = await Store.open(any_sqlite_url, alone=True)
        with pytest.raises(StorageError) as caught:
            await Store.open(any_sqlite_url, alone=True)
        assert caught.value.code == "storage-in-use"
        assert all(str(file_of(any_sqlite_url)) in caught.value.text(lang) for lang in LANGUAGES)
        await asyncio.to_thread(back_up, any_sqlite_url, tmp_path / "while.backup")  # commands still work
        async with opened(any_sqlite_url):
            pass
        await first.close()
        await (await Store.open(any_sqlite_url, alone=True)).close()

    asyncio.run(scene())
    assert (tmp_path / "while.backup").stat().st_size > 0


def test_a_killed_server_leaves_no_lock(sqlite_url: str) -> None:
    held = (
        "import asyncio, os, sys\n"
        "from goldgavel.storage.store import Store\n"
        "async def hold():\n"
        "    await Store.open(sys.argv[1], alone=True)\n"
        "    os._exit(9)\n"
        "asyncio.run(hold())\n"
    )
    assert subprocess.run([sys.executable, "-c", held, sqlite_url], check=False).returncode == 9  # noqa: S603

    async def scene() -> None:
        await (await Store.open(sqlite_url, alone=True)).close()

    asyncio.run(scene())


def test_a_file_of_another_user(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    file_of(sqlite_url).touch()
    monkeypatch.setattr(os, "access", lambda *_: False)
    monkeypatch.setattr(sqlite_file, "user_name", lambda: "gamer")
    with pytest.raises(StorageError) as caught:
        asyncio.run(Store.open(sqlite_url, alone=True))
    assert caught.value.code == "storage-no-access"
    for lang in LANGUAGES:
        assert "gamer" in caught.value.text(lang)
        assert str(file_of(sqlite_url)) in caught.value.text(lang)


@pytest.mark.parametrize("is_replaced", [False, True])
def test_a_lost_file_is_not_written_to(any_sqlite_url: str, *, is_replaced: bool) -> None:
    async def scene() -> None:
        file = file_of(any_sqlite_url)
        aside = file.with_name("aside.db")
        async with opened(any_sqlite_url, ["ann"], ["t"]) as store:
            await store.append("t", [entry(1)])
            file.rename(aside)
            if is_replaced:
                file.write_bytes(aside.read_bytes())
            for refused in (
                store.append("t", [entry(2)]),
                store.write(players.rename_player, "ann", "Anna"),
                store.read(entries_of, "t"),
                store.check(),
            ):
                with pytest.raises(StorageError, match="does not answer"):
                    await refused
            assert file.exists() == is_replaced  # SQLite has not created an empty one
            aside.replace(file)
            await store.check()
            assert await store.read(entries_of, "t")

    asyncio.run(scene())


def test_readiness_notices_that_nothing_can_be_written(sqlite_url: str) -> None:
    """A limit on the size of files has the effect of a full disk."""
    pytest.importorskip("resource")
    full = (
        "import asyncio, os, resource, sys\n"
        "from goldgavel.storage.errors import StorageError\n"
        "from goldgavel.storage.store import Store\n"
        "async def scene():\n"
        "    store = await Store.open(sys.argv[1])\n"
        "    await store.check()\n"
        "    before = resource.getrlimit(resource.RLIMIT_FSIZE)\n"
        "    size = os.path.getsize(sys.argv[1].removeprefix('sqlite:///') + '-wal')\n"
        "    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))\n"
        "    try:\n"
        "        await store.check()\n"
        "    except StorageError as problem:\n"
        "        print(problem.code)\n"
        "    resource.setrlimit(resource.RLIMIT_FSIZE, before)\n"
        "    await store.check()\n"
        "    print('ready')\n"
        "    await store.close()\n"
        "asyncio.run(scene())\n"
    )
    found = subprocess.check_output([sys.executable, "-c", full, sqlite_url], text=True)  # noqa: S603
    assert found.split() == ["storage-failed", "ready"]


@pytest.mark.parametrize("access", ["reader", "writer"])
def test_no_free_connection(access: str, sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "POOL_SECONDS", 0.01)

    async def scene() -> None:
        async with opened(sqlite_url.replace("sqlite:", "sqlite+aiosqlite:")) as store:
            engine = getattr(store.database, f"_{access}")
            held = [await engine.connect() for _ in range(database.READERS if access == "reader" else 1)]
            query = store.read if access == "reader" else store.write
            with pytest.raises(StorageError) as caught:
                await query(players.player, "ann")
            assert caught.value.code == "storage-failed"
            for connection in held:
                await connection.close()
            assert await query(players.player, "ann") is None

    asyncio.run(scene())


def test_a_deleted_person_leaves_the_files(sqlite_url: str) -> None:
    name = "Philippa"

    def traces() -> int:
        file = file_of(sqlite_url)
        return sum(name.encode() in path.read_bytes() for path in file.parent.glob(f"{file.name}*"))

    async def scene() -> None:
        async with opened(sqlite_url, ["ann", "bob"]) as store:
            await store.write(players.rename_player, "ann", name)
            assert traces()
            await store.forget_player("ann")
            assert not traces()
            await store.write(players.rename_player, "bob", name)
            with connect(sqlite_url).reader.connect() as backup:  # a long read needs the write-ahead log
                assert players.player(backup, "bob")
                await store.forget_player("bob")
                assert traces()
            await store.erase_deleted()  # the cleanup does this from time to time
            assert not traces()

    asyncio.run(scene())
