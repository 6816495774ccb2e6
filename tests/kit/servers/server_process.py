"""The server as a real process, which can be killed and started again."""

import os
import secrets
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from socket import create_server
from typing import TYPE_CHECKING, Self

from tests.kit.servers.postgres_cluster import name_in

if TYPE_CHECKING:
    from tests.kit.servers.postgres_cluster import Cluster

ROOT = Path(__file__).parents[3]
OWN_PORTS = range(20_000, 32_000)
SOON = 30.0

Process = tuple[int, str]
"""A process id and the start time, because ids are reused."""


class ServerProcess:
    """`goldgavel serve` with one port and one database, without limits, and with further arguments."""

    program: tuple[str, ...] = ("goldgavel",)
    """The Python module to run, and its first arguments."""

    def __init__(self, folder: Path, *more: str, database: str | None = None) -> None:
        self.more = more
        self.database = database or str(folder / "games.sqlite")
        self.errors = folder / "errors.txt"
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Start the server and wait until it is ready."""
        self.launch()
        assert self._process is not None
        assert self._process.stdout is not None
        assert self._process.stdout.readline(), self.errors.read_text()

    def launch(self) -> None:
        unlimited = ["--message-rate", "0", "--request-rate", "0", "--most-open-tables", "1000"]
        place = ["--port", str(self.port), "--database", self.database]
        with self.errors.open("a") as errors:
            self._process = subprocess.Popen(  # noqa: S603 - our own words
                [sys.executable, "-m", *self.program, "serve", *place, *unlimited, *self.more],
                stdout=subprocess.PIPE,
                stderr=errors,
                cwd=ROOT,
                text=True,
            )

    def kill(self) -> list[Process]:
        """Kill the server, as a power cut would. Returns the child processes that survive."""
        return self._end(signal.SIGKILL)

    def stop(self) -> list[Process]:
        """Stop the server in the normal way. Returns the child processes that survive."""
        return self._end(signal.SIGTERM)

    @property
    def process(self) -> int:
        assert self._process is not None
        return self._process.pid

    def send_signal(self, how: signal.Signals) -> None:
        os.kill(self.process, how)

    def ended(self, within: float = SOON) -> int:
        """Wait until the server has ended and return its exit code."""
        assert self._process is not None
        code = self._process.wait(within)
        assert self._process.stdout is not None
        self._process.stdout.close()
        self._process = None
        return code

    def _end(self, how: signal.Signals) -> list[Process]:
        process = self._process
        assert process is not None
        assert process.poll() is None, f"it ended by itself with {process.returncode}: {self.errors.read_text()}"
        children = descendants(process.pid)
        process.send_signal(how)
        process.wait(SOON)
        if how is signal.SIGTERM:
            assert process.returncode == 0, f"it ended with {process.returncode}: {self.errors.read_text()}"
        assert process.stdout is not None
        process.stdout.close()
        self._process = None
        return still_there(children)

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self._process is not None:
            self._process.kill()
            self.ended()


class Workers(ServerProcess):
    """Two workers on one PostgreSQL, behind one port."""

    def __init__(self, folder: Path, cluster: "Cluster") -> None:
        super().__init__(folder, "--workers", "2", database=cluster.new_database())
        self._cluster = cluster

    def known(self) -> set[int]:
        """Return the numbers of the workers in the database."""
        rows = self._cluster.run("SELECT number FROM workers", name_in(self.database))
        return {row[0] for row in rows}

    def owners(self) -> dict[str, int]:
        """Return the worker that owns each table in memory."""
        return dict(self._cluster.run('SELECT "table", worker FROM owners', name_in(self.database)))

    def processes(self) -> list[int]:
        children = [number for number, _ in descendants(self.process) if parent_of(number) == self.process]
        return [number for number in children if is_spawned(number)]


def free_port() -> int:
    """Return a port outside the system's dynamic range, so that it stays free between server starts."""
    while True:
        port = secrets.choice(OWN_PORTS)
        with suppress(OSError), create_server(("127.0.0.1", port)):
            return port


def stat_of(process: int) -> list[str] | None:
    """Return the fields of `/proc/…/stat` after the name, or None if the process has ended."""
    try:
        found = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except (FileNotFoundError, ProcessLookupError):
        return None
    return None if found[0] in {"Z", "X"} else found


def parent_of(process: int) -> int | None:
    stat = stat_of(process)
    return None if stat is None else int(stat[1])


def is_spawned(process: int) -> bool:
    """True for a process that was started by `multiprocessing`, except its helper."""
    try:
        return b"spawn_main" in Path(f"/proc/{process}/cmdline").read_bytes()
    except (FileNotFoundError, ProcessLookupError):
        return False


def descendants(process: int) -> list[Process]:
    found: list[Process] = []
    parents = {process}
    for number in sorted(int(place.name) for place in Path("/proc").iterdir() if place.name.isdecimal()):
        stat = stat_of(number)
        if stat is not None and int(stat[1]) in parents:
            parents.add(number)
            found.append((number, stat[19]))
    return found


def still_there(processes: list[Process]) -> list[Process]:
    """Return the processes that do not end within some time."""
    give_up = time.monotonic() + SOON
    left = processes
    while left and time.monotonic() < give_up:
        left = [(number, begun) for number, begun in left if (stat_of(number) or [""] * 20)[19] == begun]
        time.sleep(0.01)
    return left
