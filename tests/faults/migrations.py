"""kill -9 of a server that migrates an old database: it is migrated completely or not at all."""

import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import monotonic

from goldgavel.storage.revision import HEAD
from tests.faults.kit.figures import Figures
from tests.kit.servers.server_process import ServerProcess

OLD = Path(__file__).parents[1] / "upgrade" / "databases" / "r0001.sql"
OLDEST = "r0001"
COPIES = 100
"""Copies of each table, so that the migration takes longer."""
KEPT = (
    "SELECT id, game, options, engine, status FROM tables ORDER BY id",
    'SELECT "table", seat, player, name, bot FROM seats ORDER BY "table", seat',
    'SELECT "table", version, seat, text, request, at FROM log ORDER BY "table", version',
    "SELECT * FROM players ORDER BY id",
)
"""What is the same in all revisions."""
SOON = 120.0
Contents = list[list[tuple[object, ...]]]


def kill_migrations(times: int, seed: int) -> Figures:
    """Start a server on an old database and kill it while it migrates; then let a server finish it."""
    began, figures, chance = monotonic(), Figures(), Random(seed)
    with TemporaryDirectory(prefix="gg-faults-") as name:
        folder = Path(name)
        make_old(folder / "old.sqlite")
        expected = contents(folder / "old.sqlite")
        duration = migrate(folder, None)
        check(folder, expected, figures)
        for _ in range(times):
            migrate(folder, chance.uniform(0, duration))
            figures.struck += 1
            check(folder, expected, figures)
        with ServerProcess(folder) as server:
            server.stop()
        check(folder, expected, figures)
        if revision(folder / "games.sqlite") != HEAD:
            figures.blame("unfinished", "the database was not migrated in the end")
    figures.seconds = monotonic() - began
    return figures


def make_old(file: Path) -> None:
    with closing(sqlite3.connect(file)) as database:
        database.executescript(OLD.read_text(encoding="utf-8"))
        for table in ("tables", "seats", "log"):
            rows = database.execute(f"SELECT * FROM {table}").fetchall()  # noqa: S608 - our own names
            copies = [(f"{key}-{number}", *rest) for key, *rest in rows for number in range(COPIES)]
            marks = ", ".join("?" * len(rows[0]))
            database.executemany(f"INSERT INTO {table} VALUES ({marks})", copies)  # noqa: S608
        database.commit()


def migrate(folder: Path, wait: float | None) -> float:
    """Start a server on the old database, and kill it so long after the migration has begun.

    Without a wait, let it finish. Returns the seconds from the beginning to the kill.
    """
    database = folder / "games.sqlite"
    for end in ("", "-wal", "-shm"):
        database.with_name(database.name + end).unlink(missing_ok=True)
    database.write_bytes((folder / "old.sqlite").read_bytes())
    server = ServerProcess(folder)
    server.launch()
    try:
        wait_until(lambda: is_locked(database) or revision(database) == HEAD)
        began = monotonic()
        if wait is None:
            wait_until(lambda: revision(database) == HEAD)
        else:
            time.sleep(wait)
        return monotonic() - began
    finally:
        server.kill()


def check(folder: Path, expected: Contents, figures: Figures) -> None:
    database = folder / "games.sqlite"
    if revision(database) not in {OLDEST, HEAD}:
        figures.blame("unfinished", f"half a migration: {revision(database)}")
    if contents(database) != expected:
        figures.blame("lost", f"a migration to {revision(database)} has changed what is stored")


def contents(file: Path) -> Contents:
    with closing(sqlite3.connect(file)) as database:
        assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        return [database.execute(statement).fetchall() for statement in KEPT]


def revision(file: Path) -> str:
    with closing(sqlite3.connect(file, timeout=SOON)) as database:
        found: str = database.execute("SELECT version_num FROM alembic_version").fetchone()[0]
    return found


def is_locked(file: Path) -> bool:
    """True while another process writes."""
    with closing(sqlite3.connect(file, timeout=0, isolation_level=None)) as database:
        try:
            database.execute("BEGIN IMMEDIATE")
        except sqlite3.OperationalError:
            return True
        database.execute("ROLLBACK")
        return False


def wait_until(is_true: Callable[[], bool]) -> None:
    give_up = monotonic() + SOON
    while not is_true():
        assert monotonic() < give_up
        time.sleep(0.001)
