"""A helpful error if a database cannot be opened."""

import asyncio
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from goldgavel.storage import database
from goldgavel.storage.errors import StorageError
from goldgavel.storage.queries import tables
from goldgavel.storage.queries.log import entries_of
from goldgavel.storage.store import Store
from goldgavel.text import LANGUAGES
from tests.storage.kit import opened


def refusal(url: str) -> StorageError:
    with pytest.raises(StorageError) as caught:
        asyncio.run(Store.open(url))
    assert all(len(caught.value.text(lang)) > 30 for lang in LANGUAGES)
    return caught.value


@pytest.mark.parametrize(
    "url", ["tables.db", "sqlite://", "sqlite:///:memory:", "nosuch:///x", "mysql+nosuch://u:secret@host/x", "://"]
)
def test_no_address(url: str) -> None:
    error = refusal(url)
    assert error.code == "storage-address"
    assert "secret" not in str(error)


@pytest.mark.parametrize("driver", ["sqlite", "sqlite+aiosqlite"])
def test_no_folder(driver: str, tmp_path: Path) -> None:
    error = refusal(f"{driver}:///{tmp_path}/nowhere/store.db")
    assert error.code == "storage-no-folder"
    assert str(tmp_path / "nowhere") in error.text("fr")


@pytest.mark.parametrize("driver", ["sqlite", "sqlite+aiosqlite"])
def test_not_a_database(driver: str, tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear diary, " * 100, encoding="utf-8")
    assert refusal(f"{driver}:///{tmp_path}/letter.txt").code == "storage-not-a-database"
    assert (tmp_path / "letter.txt").read_text(encoding="utf-8").startswith("Dear diary")


def test_a_folder_is_not_a_file(tmp_path: Path) -> None:
    assert refusal(f"sqlite:///{tmp_path}").code == "storage-cannot-open"


def test_a_database_of_another_program(tmp_path: Path) -> None:
    other = sqlite3.connect(tmp_path / "other.db")
    other.execute("CREATE TABLE recipes (name)")
    other.close()
    assert refusal(f"sqlite:///{tmp_path}/other.db").code == "storage-not-ours"


def test_a_database_of_a_newer_version(sqlite_url: str) -> None:
    async def make() -> None:
        async with opened(sqlite_url):
            pass

    asyncio.run(make())
    plain = sqlite3.connect(sqlite_url.removeprefix("sqlite:///"))
    plain.execute("UPDATE alembic_version SET version_num = 'r9999'")
    plain.commit()
    plain.close()
    assert refusal(sqlite_url).code == "storage-too-new"


def test_a_locked_database(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "BUSY_SECONDS", 0)
    other = sqlite3.connect(sqlite_url.removeprefix("sqlite:///"), isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    assert refusal(sqlite_url).code == "storage-cannot-open"
    other.close()


def test_a_database_that_breaks_later(sqlite_url: str) -> None:
    async def scene() -> None:
        async with opened(sqlite_url, ["ann"], ["t"]) as store:
            await store.database.write(lambda connection: connection.exec_driver_sql("DROP TABLE log"))
            with pytest.raises(StorageError, match="does not answer"):
                await store.read(entries_of, "t")
            assert await store.read(tables.table, "t")

    asyncio.run(scene())


def test_sqlite_is_set_to_lose_nothing(any_sqlite_url: str) -> None:
    async def scene() -> None:
        async with opened(any_sqlite_url) as store:
            for run in (store.database.read, store.database.write):
                wanted = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 5000}
                found = await run(
                    lambda connection: {
                        name: connection.exec_driver_sql(f"PRAGMA {name}").scalar()
                        for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
                    }
                )
                assert found == wanted

    asyncio.run(scene())


def test_the_package_loads_without_it() -> None:
    check = "import sys, goldgavel, goldgavel.cli.main; print('sqlalchemy' in sys.modules)"
    assert subprocess.check_output([sys.executable, "-c", check], text=True).strip() == "False"  # noqa: S603
