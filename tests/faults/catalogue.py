"""All faults with their seeds, and their counts in `make soak`. In `make test` each fault strikes once."""

import os
from collections.abc import Iterator, Sequence

from tests.faults import backups, clocks, databases, disk, migrations, processes
from tests.faults.kit.fault import Fault
from tests.faults.kit.figures import Figures
from tests.faults.kit.rounds import play_round
from tests.kit.games.sample_sizes import count

SEED = 29
ROUND = 50
"""Faults of one server. Then the next round begins with a new database."""
TABLES = count(4, 8)
"""Tables that play at the same time. More are slower, and are interrupted less often during a move."""
MOST = "FAULT_TIMES"
"""The environment variable that lowers all counts."""
MIGRATION = "migration-kill"
MIGRATIONS = 200

ON_SQLITE = (
    Fault("server-kill", "sqlite", processes.kill_server, 10_000, takes_owner=True),
    Fault("bots-kill", "sqlite", processes.kill_bots, 500),
    Fault("disk-full", "sqlite", disk.fill_disk, 200, is_quiet=False),
    Fault("server-stop", "sqlite", processes.stop_server, 200, takes_owner=True),
    Fault("backup", "sqlite", backups.back_up, 50, end=backups.restore_all),
    Fault("clock-back", "sqlite", clocks.set_clock_back, 50, program=clocks.PROGRAM, end=clocks.check_unattended),
)
ON_POSTGRES = (
    Fault("worker-kill", "postgres", processes.kill_worker, 2_000, takes_owner=True),
    Fault("membership-cut", "postgres", databases.cut_memberships, 200, takes_owner=True, is_quiet=False),
    Fault("database-restart", "postgres", databases.restart_database, 100, takes_owner=True, is_quiet=False),
    Fault("worker-pause", "postgres", processes.pause_worker_briefly, 100, takes_owner=True, heartbeat=2.0),
    Fault(
        "database-clock-back",
        "postgres",
        clocks.set_database_clock_back,
        50,
        takes_owner=True,
        heartbeat=2.0,
        statements=clocks.OWN_CLOCK,
    ),
    Fault("connections-cut", "postgres", databases.cut_connections, 200, takes_owner=True, is_quiet=False),
    Fault("database-kill", "postgres", databases.kill_database, 100, takes_owner=True, is_quiet=False),
    Fault("supervisor-kill", "postgres", processes.kill_server, 100, takes_owner=True, is_quiet=False),
)
LONG_PAUSE = Fault(
    "worker-long-pause", "postgres", processes.pause_worker_for_long, 10, takes_owner=True, heartbeat=2.0
)
"""Takes 30 seconds each. `worker-pause` lasts until the other worker has the tables."""
FAULTS = {fault.name: fault for fault in (*ON_SQLITE, *ON_POSTGRES, LONG_PAUSE)}
NAMES = (*FAULTS, MIGRATION)
SAMPLE = ("sqlite", "postgres", MIGRATION)
"""What `make test` runs: one fault of each kind in a row, per database."""


def full_count(name: str) -> int:
    full = FAULTS[name].full if name in FAULTS else MIGRATIONS
    return min(full, int(os.environ.get(MOST) or full))


def rounds(name: str, times: int, seed: int, tables: int) -> Iterator[tuple[int, Figures]]:
    """Run a fault this often. Yields the seed and the figures of each round."""
    for number in range(0, times, ROUND):
        size = min(ROUND, times - number)
        if name == MIGRATION:
            yield seed, migrations.kill_migrations(size, seed)
        else:
            yield seed, play_round([FAULTS[name]] * size, seed, tables)
        seed += 1


def sample(name: str) -> Figures:
    if name == MIGRATION:
        return migrations.kill_migrations(1, SEED)
    faults: Sequence[Fault] = ON_SQLITE if name == "sqlite" else ON_POSTGRES
    return play_round(faults, SEED, TABLES)
