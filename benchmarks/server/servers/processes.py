"""Starts, monitors and ends a server under test."""

import contextlib
import os
import select
import signal
import socket
import subprocess
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Self

from benchmarks.server.servers.cores import servers_core

START_TIMEOUT = 180.0
TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def is_listening(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


class Process:
    """A server on the servers' core. It and its children end with the `with` block."""

    def __init__(
        self,
        command: Sequence[str],
        port: int,
        *,
        cwd: Path | None = None,
        env: Mapping[str, str] | None = None,
        announces: bool = False,
    ) -> None:
        """With `announces` the server prints a line when it serves. Others serve when they listen."""
        self.port = port
        self._announces = announces
        self._command = command
        self._cwd = cwd
        self._env = {**os.environ, **(env or {})}
        self._running: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        self.start()
        self.wait()
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()

    def start(self) -> None:
        with servers_core():
            self._running = subprocess.Popen(  # noqa: S603
                self._command,
                cwd=self._cwd,
                env=self._env,
                stdout=subprocess.PIPE if self._announces else subprocess.DEVNULL,
                start_new_session=True,
            )

    def wait(self) -> None:
        """Wait until it serves."""
        end = time.monotonic() + START_TIMEOUT
        while not self._is_serving():
            if self._process.poll() is not None or time.monotonic() > end:
                self.kill()
                raise RuntimeError(f"The server does not start: {' '.join(self._command)}")
            time.sleep(0.005)

    def _is_serving(self) -> bool:
        output = self._process.stdout
        if output is None:
            return is_listening(self.port)
        return bool(select.select([output], [], [], 0)[0] and output.readline())

    def kill(self) -> None:
        """Kill it immediately, like a crash."""
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        if self._process.stdout is not None:
            self._process.stdout.close()

    @property
    def _process(self) -> "subprocess.Popen[bytes]":
        assert self._running is not None
        return self._running

    @property
    def number(self) -> int:
        return self._process.pid

    def memory(self) -> float:
        """Return the resident memory in MB."""
        pages = int(Path(f"/proc/{self._process.pid}/statm").read_text(encoding="ascii").split()[1])
        return pages * PAGE / 1e6

    def cpu(self) -> float:
        """Return the processor time so far of all threads, in seconds."""
        after_name = Path(f"/proc/{self._process.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        return (int(after_name[11]) + int(after_name[12])) / TICKS

    def waited(self) -> float:
        """Return how many seconds the main thread has waited for a core."""
        return int(Path(f"/proc/{self._process.pid}/schedstat").read_text(encoding="ascii").split()[1]) / 1e9
