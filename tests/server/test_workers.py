"""The supervisor of several workers: it renews them without a pause, and takes all of them along when it ends."""

import signal
import time
from pathlib import Path
from random import Random

import httpx
import pytest

from goldgavel.cli.main import main
from tests.kit.servers.postgres_cluster import Cluster
from tests.kit.servers.server_process import Workers, descendants, still_there

LONG = 120.0


def test_sqlite_has_one_server(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = str(tmp_path / "games.sqlite")
    assert main(["serve", "--port", "0", "--database", database, "--workers", "2", "--lang", "en"]) != 0
    assert "PostgreSQL" in capsys.readouterr().err
    assert not (tmp_path / "games.sqlite").exists()


def test_workers_are_renewed_one_after_another(tmp_path: Path, postgres: Cluster) -> None:
    with Workers(tmp_path, postgres, Random(1)) as server:
        before, old = server.known(), server.processes()
        assert (len(before), len(old)) == (2, 2)
        server.send_signal(signal.SIGHUP)
        give_up = time.monotonic() + LONG
        while len(now := server.known()) != 2 or now & before:
            assert httpx.get(f"{server.address}/healthz", timeout=LONG).status_code == 200
            assert time.monotonic() < give_up, server.errors.read_text()
        while set(old) & set(server.processes()):  # known no more, and about to end
            assert time.monotonic() < give_up, server.errors.read_text()
        assert server.stop() == []
        assert server.known() == set()
        assert "Traceback" not in server.errors.read_text()
    postgres.drop(server.database)


def test_they_end_with_their_supervisor(tmp_path: Path, postgres: Cluster) -> None:
    with Workers(tmp_path, postgres, Random(2)) as server:
        below = [process for worker in server.processes() for process in descendants(worker)]
        assert server.kill() == []
        assert still_there(below) == []
    postgres.drop(server.database)
