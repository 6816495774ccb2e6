"""The server as it runs in the world: a process of its own, which can be killed and started again."""

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
"""A process by its number and the time at which it began: numbers are given again."""


class ServerProcess:
    """`goldgavel serve` on one port and one database, without limits; and whatever else its words say."""

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
        """As a power cut would; which of its children live on."""
        return self._end(signal.SIGKILL)

    def stop(self) -> list[Process]:
        """As somebody would who wants to renew it."""
        return self._end(signal.SIGTERM)

    def tell(self, how: signal.Signals) -> None:
        assert self._process is not None
        self._process.send_signal(how)

    def ended(self) -> int:
        """The exit code, once it has ended by itself."""
        assert self._process is not None
        code = self._process.wait(SOON)
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
        self._before: set[str] = set()

    def known(self) -> set[str]:
        """The workers that the database knows."""
        rows = self._cluster.run("SELECT id FROM workers", name_in(self.database))
        return {row[0] for row in rows}

    def processes(self) -> list[int]:
        assert self._process is not None
        own = str(self._process.pid)
        children = [number for number, _ in descendants(self._process.pid) if (stat_of(number) or "  ")[1] == own]
        return [number for number in children if b"spawn_main" in Path(f"/proc/{number}/cmdline").read_bytes()]

    def kill_one(self) -> list[Process]:
        """One of them, as if its memory were gone; which of its children live on."""
        self._before = self.known()
        victim = self._chance.choice(self.processes())
        children = descendants(victim)
        os.kill(victim, signal.SIGKILL)
        return still_there(children)

    def until_whole(self) -> None:
        """Until there are two again, and all know that one is gone."""
        give_up = time.monotonic() + 2 * SOON
        while len(found := self.known()) != 2 or found == self._before:
            assert time.monotonic() < give_up, f"{found} after {self._before}: {self.errors.read_text()}"
            time.sleep(0.05)


def free_port() -> int:
    """One that stays free until a server takes it, and takes it again: none that the system gives away."""
    while True:
        port = secrets.choice(OWN_PORTS)
        with suppress(OSError), create_server(("127.0.0.1", port)):
            return port


def stat_of(process: int) -> list[str] | None:
    """What the system says of it, after its name; None if there is no such process, or only its remains."""
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
    """Those that do not end by themselves."""
    give_up = time.monotonic() + SOON
    left = processes
    while left and time.monotonic() < give_up:
        left = [(number, begun) for number, begun in left if (stat_of(number) or [""] * 20)[19] == begun]
        time.sleep(0.01)
    return left
