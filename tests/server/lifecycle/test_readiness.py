"""Readiness of the server, as a load balancer checks it."""

import sqlite3
from contextlib import closing
from pathlib import Path

import httpx
import msgspec
import pytest

from goldgavel.server import readiness
from tests.kit.servers.server_thread import UNLIMITED, running_server

EVER = 3600.0


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The server queries this database at each check and waits for the answer, however long that takes."""
    monkeypatch.setattr(readiness, "KEPT", 0.0)
    monkeypatch.setattr(readiness, "PATIENCE", EVER)
    return tmp_path / "games.sqlite"


def ask(address: str, path: str = "/readyz?lang=en") -> httpx.Response:
    return httpx.get(f"{address}{path}", timeout=EVER)


def test_a_server_with_its_database_is_ready(database: Path) -> None:
    with running_server(msgspec.structs.replace(UNLIMITED, database=str(database))) as address:
        answer = ask(address)
        assert (answer.status_code, answer.text) == (200, "ready")


def test_one_whose_database_is_locked_is_not_until_it_is_free(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running_server(msgspec.structs.replace(UNLIMITED, database=str(database))) as address:
        with closing(sqlite3.connect(database, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            monkeypatch.setattr(readiness, "PATIENCE", 0.2)
            refused = ask(address)
            assert (refused.status_code, refused.json()["code"]) == (503, "storage-failed")
            assert ask(address, "/healthz").text == "ok"
        monkeypatch.setattr(readiness, "PATIENCE", EVER)
        while not ask(address).is_success:
            pass


def test_one_whose_database_was_renewed_by_another_version_is_not(database: Path) -> None:
    with running_server(msgspec.structs.replace(UNLIMITED, database=str(database))) as address:
        renew(database)
        refused = ask(address)
        assert (refused.status_code, refused.json()["code"]) == (503, "storage-too-new")


def test_answers_are_kept_for_a_moment(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readiness, "KEPT", EVER)
    with running_server(msgspec.structs.replace(UNLIMITED, database=str(database))) as address:
        assert ask(address).is_success
        renew(database)
        assert ask(address).is_success
        monkeypatch.setattr(readiness, "KEPT", 0.0)
        assert ask(address).json()["code"] == "storage-too-new"


def renew(database: Path) -> None:
    """As another version of the server would leave it."""
    with closing(sqlite3.connect(database)) as other:
        other.execute("UPDATE alembic_version SET version_num = 'r9999'")
        other.commit()
