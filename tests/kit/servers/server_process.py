"""The server as a real process, which can be killed and started again."""

import os
import secrets
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from random import Random
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

    def __init__(self, folder: Path, *more: str, database: str | None = None) -> None:
        self.more = more
        self.database = database or str(folder / "games.sqlite")
        self.errors = folder / "errors.txt"
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        unlimited = ["--message-rate", "0", "--request-rate", "0", "--most-open-tables", "1000"]
        place = ["--port", str(self.port), "--database", self.database]
        with self.errors.open("a") as errors:
            self._process = subprocess.Popen(  # noqa: S603 - our own words
                [sys.executable, "-m", "goldgavel", "serve", *place, *unlimited, *self.more],
                stdout=subprocess.PIPE,
                stderr=errors,
                cwd=ROOT,
                text=True,
            )
        assert self._process.stdout is not None
        assert self._process.stdout.readline(), self.errors.read_text()

    def kill(self) -> list[Process]:
        """Kill the server, as a power cut would. Returns the child processes that survive."""
        return self._end(signal.SIGKILL)

    def stop(self) -> list[Process]:
        """Stop the server in the normal way. Returns the child processes that survive."""
        return self._end(signal.SIGTERM)

    def send_signal(self, how: signal.Signals) -> None:
        assert self._process is not None
        self._process.send_signal(how)

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

    def __init__(self, folder: Path, cluster: "Cluster", chance: Random) -> None:
        super().__init__(folder, "--workers", "2", database=cluster.new_database())
        self._cluster = cluster
        self._chance = chance
        self._before: set[int] = set()

    def known(self) -> set[int]:
        """Return the numbers of the workers in the database."""
        rows = self._cluster.run("SELECT number FROM workers", name_in(self.database))
        return {row[0] for row in rows}

    def processes(self) -> list[int]:
        assert self._process is not None
        own = str(self._process.pid)
        children = [number for number, _ in descendants(self._process.pid) if (stat_of(number) or "  ")[1] == own]
        return [number for number in children if b"spawn_main" in Path(f"/proc/{number}/cmdline").read_bytes()]

    def kill_one(self) -> list[Process]:
        """Kill a random worker. Returns its child processes that survive."""
        self._before = self.known()
        victim = self._chance.choice(self.processes())
        children = descendants(victim)
        os.kill(victim, signal.SIGKILL)
        return still_there(children)

    def pause_one(self) -> list[Process]:
        """Stop a random worker until another has taken over its tables, then let it continue."""
        self._before = self.known()
        victim = self._chance.choice(self.processes())
        os.kill(victim, signal.SIGSTOP)
        give_up = time.monotonic() + 2 * SOON
        try:
            while len(self.known()) == 2:
                assert time.monotonic() < give_up, self.errors.read_text()
                time.sleep(0.05)
        finally:
            os.kill(victim, signal.SIGCONT)
        return []

    def wait_for_two_workers(self) -> None:
        """Wait until two workers are registered again and the killed one is not."""
        give_up = time.monotonic() + 2 * SOON
        while len(found := self.known()) != 2 or found == self._before:
            assert time.monotonic() < give_up, f"{found} after {self._before}: {self.errors.read_text()}"
            time.sleep(0.05)


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
