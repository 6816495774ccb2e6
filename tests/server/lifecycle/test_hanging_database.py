"""A server stops although its database has stopped answering."""

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from goldgavel.server import shutdown
from tests.kit.clients.live_client import all_live, any_move, seated_table
from tests.kit.servers.postgres_cluster import Cluster, running_cluster
from tests.kit.servers.server_process import ServerProcess, descendants
from tests.server.lifecycle.test_shutdown import whose_turn

PATIENCE = 60.0
"""Twice the time that the guide promises, for a busy computer. A statement would wait longer for the database."""


def send_to_all(cluster: Cluster, how: signal.Signals) -> None:
    for process, _ in descendants(cluster.process):
        os.kill(process, how)


def test_what_hangs_is_cut_off_when_closing(monkeypatch: pytest.MonkeyPatch) -> None:
    closed = []

    async def close() -> None:
        closed.append("first")

    async def hang() -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(shutdown, "CLOSE_ALL_TIMEOUT", 0.05)
    asyncio.run(shutdown.close_all(close, hang))
    assert closed == ["first"]


def test_a_process_that_does_not_end_is_ended() -> None:
    stuck = (
        "import threading\n"
        "from goldgavel.server import shutdown\n"
        "shutdown.LONGEST = 0.05\n"
        "shutdown.end_in_time(0)\n"
        "threading.Event().wait()\n"
    )
    found = subprocess.run([sys.executable, "-c", stuck], check=False, timeout=PATIENCE, capture_output=True)  # noqa: S603
    assert found.returncode == 1
    assert b"ended by force" in found.stderr


@pytest.mark.soak
def test_a_server_stops_although_postgresql_hangs(tmp_path: Path) -> None:
    with running_cluster() as cluster, ServerProcess(tmp_path, database=cluster.new_database()) as server:
        table, people = seated_table(server.address, "auction", {"players": 3})

        async def play() -> None:
            async with all_live(server.address, table, people) as seats:
                seat = await whose_turn(seats)
                send_to_all(cluster, signal.SIGSTOP)
                await seat.move(any_move(seat, Random(1)))
                server.send_signal(signal.SIGTERM)
                await asyncio.to_thread(server.ended, PATIENCE)

        try:
            asyncio.run(play())
        finally:
            send_to_all(cluster, signal.SIGCONT)
