"""Whether the server takes people, as a load balancer asks."""

import sqlite3
from contextlib import closing
from pathlib import Path

import httpx
import msgspec
import pytest

from goldgavel.server.running import readiness
from tests.kit.serving import UNHURRIED, running_server


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(readiness, "KEPT", 0.0)
    monkeypatch.setattr(readiness, "PATIENCE", 0.2)
    return tmp_path / "games.sqlite"


def test_a_server_with_its_database_is_ready(database: Path) -> None:
    with running_server(msgspec.structs.replace(UNHURRIED, database=str(database))) as address:
        answer = httpx.get(f"{address}/readyz")
        assert (answer.status_code, answer.text) == (200, "ready")


def test_one_whose_database_is_locked_is_not_until_it_is_free(database: Path) -> None:
    with running_server(msgspec.structs.replace(UNHURRIED, database=str(database))) as address:
        with closing(sqlite3.connect(database, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            refused = httpx.get(f"{address}/readyz?lang=en")
            assert (refused.status_code, refused.json()["code"]) == (503, "storage-failed")
            assert httpx.get(f"{address}/healthz").text == "ok"
        while not httpx.get(f"{address}/readyz").is_success:
            pass


def test_one_whose_database_was_renewed_by_another_version_is_not(database: Path) -> None:
    with running_server(msgspec.structs.replace(UNHURRIED, database=str(database))) as address:
        with closing(sqlite3.connect(database)) as other:
            other.execute("UPDATE alembic_version SET version_num = 'r9999'")
            other.commit()
        refused = httpx.get(f"{address}/readyz?lang=en")
        assert (refused.status_code, refused.json()["code"]) == (503, "storage-too-new")


def test_answers_are_kept_for_a_moment(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readiness, "KEPT", 3600.0)
    with running_server(msgspec.structs.replace(UNHURRIED, database=str(database))) as address:
        assert httpx.get(f"{address}/readyz").is_success
        with closing(sqlite3.connect(database)) as other:
            other.execute("UPDATE alembic_version SET version_num = 'r9999'")
            other.commit()
        assert httpx.get(f"{address}/readyz").is_success
