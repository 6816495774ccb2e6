"""Runs every test of the store on every kind of database: a new one each time, or one with data."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.storage.backup.kit import back_up, fill

SQLITE = {"threads": "sqlite:///{}", "asyncio": "sqlite+aiosqlite:///{}"}


@pytest.fixture(params=[*SQLITE, "postgres"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param in SQLITE:
        return SQLITE[request.param].format(tmp_path / "store.db")
    address: str = request.getfixturevalue("postgres_url")
    return address


@pytest.fixture(params=list(SQLITE))
def any_sqlite_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return SQLITE[request.param].format(tmp_path / "store.db")


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """For tests that need SQLite."""
    return SQLITE["threads"].format(tmp_path / "store.db")


@pytest.fixture(params=["sqlite", "postgres"])
def empty_url(request: pytest.FixtureRequest, sqlite_url: str) -> Iterator[str]:
    """A database with no tables in it yet."""
    if request.param == "sqlite":
        yield sqlite_url
        return
    cluster = request.getfixturevalue("postgres")
    address = cluster.new_database(empty=True)
    yield address
    cluster.drop(address)


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
