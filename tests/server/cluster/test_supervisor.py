"""The supervisor replaces workers without a pause, and stops all of them when it ends."""

import os
import signal
import time
from pathlib import Path
from socket import socket
from typing import TYPE_CHECKING, cast

import httpx
import pytest

from goldgavel.cli.main import main
from goldgavel.server.cluster.supervisor import SPAWN, Supervisor
from goldgavel.server.lifecycle.run import serve_as
from goldgavel.server.settings.settings import Settings
from tests.kit.servers.postgres_cluster import Cluster
from tests.kit.servers.server_process import Workers, descendants, still_there

if TYPE_CHECKING:
    from multiprocessing.context import SpawnProcess

LONG = 120.0


def test_sqlite_has_one_server(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = str(tmp_path / "games.sqlite")
    assert main(["serve", "--port", "0", "--database", database, "--workers", "2", "--lang", "en"]) != 0
    assert "PostgreSQL" in capsys.readouterr().err
    assert not (tmp_path / "games.sqlite").exists()


def test_workers_are_renewed_one_after_another(tmp_path: Path, postgres: Cluster) -> None:
    with Workers(tmp_path, postgres) as server:
        before, old = server.known(), server.processes()
        assert (len(before), len(old)) == (2, 2)
        server.send_signal(signal.SIGHUP)
        give_up = time.monotonic() + LONG
        while len(now := server.known()) != 2 or now & before:
            assert httpx.get(f"{server.address}/healthz", timeout=LONG).status_code == 200
            assert time.monotonic() < give_up, server.errors.read_text()
        while set(old) & set(server.processes()):  # no longer known, and about to end
            assert time.monotonic() < give_up, server.errors.read_text()
        assert server.stop() == []
        assert server.known() == set()
        assert "Traceback" not in server.errors.read_text()
    postgres.drop(server.database)


def test_they_end_with_their_supervisor(tmp_path: Path, postgres: Cluster) -> None:
    with Workers(tmp_path, postgres) as server:
        below = [process for worker in server.processes() for process in descendants(worker)]
        assert server.kill() == []
        assert still_there(below) == []
    postgres.drop(server.database)


class EndedProcess:
    """A process that has ended before it reported that it is ready."""

    sentinel = 12345
    exitcode = -9
    pid = None

    def join(self) -> None: ...


def test_a_worker_that_ends_before_it_is_ready_does_not_end_the_supervisor(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Its end and its pipe become readable together. Handling the end closes the pipe."""
    with socket() as listening:
        supervisor = Supervisor(Settings(workers=1), listening, lambda: None, serve_as)
        worker = supervisor.workers[0]
        worker.ready, other_end = SPAWN.Pipe(duplex=False)
        other_end.close()
        worker.process = cast("SpawnProcess", EndedProcess())
        monkeypatch.setattr("goldgavel.server.cluster.supervisor.wait", lambda found, _: found)
        os.write(supervisor._wake_write, b"!")
        supervisor._look(None)
    after = vars(worker)
    assert (after["process"], after["ready"], after["is_ready"]) == (None, None, False)
