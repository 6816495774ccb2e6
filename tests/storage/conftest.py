"""Every test of the store runs on every kind of database: a new one each time."""

from pathlib import Path

import pytest

KINDS = {"threads": "sqlite:///{}", "asyncio": "sqlite+aiosqlite:///{}"}


@pytest.fixture(params=list(KINDS))
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return KINDS[request.param].format(tmp_path / "store.db")


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """For what only SQLite can be asked."""
    return KINDS["threads"].format(tmp_path / "store.db")
