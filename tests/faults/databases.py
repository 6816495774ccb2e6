"""Faults of PostgreSQL, and of the connections to it."""

import os
import signal
from functools import partial
from time import monotonic

from tests.faults.kit.scene import Scene, Strike
from tests.kit.servers.postgres_cluster import name_in
from tests.kit.servers.server_process import descendants, still_there

MEMBERSHIPS = """
SELECT pg_terminate_backend(pid) FROM pg_locks JOIN pg_stat_activity USING (pid)
WHERE locktype = 'advisory' AND application_name LIKE 'goldgavel%'
"""
"""Ends the sessions that hear notices, and hold the locks by which the workers are known."""
ALL_CONNECTIONS = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'goldgavel%'"


def interrupt(scene: Scene, how: signal.Signals) -> Strike:
    """End PostgreSQL with a signal, wait for all its processes, and start it again."""
    processes = descendants(scene.cluster.postmaster)
    at = monotonic()
    os.kill(scene.cluster.postmaster, how)
    assert still_there(processes) == [], "PostgreSQL's processes do not end"
    scene.cluster.stop()
    scene.cluster.start()
    return Strike(at)


kill_database = partial(interrupt, how=signal.SIGKILL)
restart_database = partial(interrupt, how=signal.SIGINT)
"""SIGINT is the fast shutdown: open transactions are rolled back."""


def cut(scene: Scene, statement: str) -> Strike:
    at = monotonic()
    assert scene.cluster.run(statement, name_in(scene.server.database)), "there was no connection to cut"
    return Strike(at)


cut_memberships = partial(cut, statement=MEMBERSHIPS)
cut_connections = partial(cut, statement=ALL_CONNECTIONS)
