"""Supervisor of several worker processes behind one port: it listens, starts them, and restarts those that die.

It serves no requests itself. TERM or INT (Ctrl-C) stops all workers gracefully, a second INT immediately. HUP
replaces one worker after another, so that there is always one that serves.
"""

import logging
import multiprocessing
import os
import signal
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from socket import socket
from typing import TYPE_CHECKING, Any

import msgspec

from goldgavel._child_process import end_with_parent
from goldgavel.server.settings.settings import Settings, database_url
from goldgavel.server.telemetry import logs
from goldgavel.storage.address import is_postgres, read_address
from goldgavel.storage.errors import StorageError

if TYPE_CHECKING:
    from multiprocessing.context import SpawnProcess

LOG = logging.getLogger("goldgavel.server")
SPAWN = multiprocessing.get_context("spawn")
HEALTHY = 10.0
"""Seconds after which the end of a worker does not count as a failed start."""
LONGEST_PAUSE = 10.0
PARTING = 30.0
"""Seconds after the drain in which a worker must stop before it is killed."""
Serve = Callable[[Settings, socket, Callable[[], None], socket | None], None]
"""Serves as one worker: with the listening socket, a callback when it is ready, and the socket of its metrics."""


class Worker:
    """One worker process. `place` is its number."""

    def __init__(self, place: int, metrics: socket | None = None) -> None:
        self.place = place
        self.metrics = metrics
        """The socket of its metrics; each worker has its own port."""
        self.process: SpawnProcess | None = None
        self.ready: Connection | None = None
        self.is_ready = False
        self.failures = 0
        self.start_at = 0.0
        self._began = 0.0

    def start(self, settings: Settings, listening: socket, serve: Serve) -> None:
        heard, told = SPAWN.Pipe(duplex=False)
        alone = msgspec.structs.replace(settings, workers=1)
        self.process = SPAWN.Process(target=run_worker, args=(serve, alone, listening, told, self.metrics))
        self.process.start()
        told.close()
        self.ready, self.is_ready, self._began = heard, False, time.monotonic()

    def note_ready(self) -> None:
        """Read the worker's pipe: it has reported that it is ready, or has ended before."""
        assert self.ready is not None
        with suppress(EOFError):
            self.ready.recv()
            self.is_ready = True
        self.ready.close()
        self.ready = None

    def note_end(self) -> None:
        """Compute when to restart the worker. Repeated failures to start increase the pause."""
        assert self.process is not None
        self.process.join()
        lived = time.monotonic() - self._began
        self.failures = 0 if self.is_ready and lived > HEALTHY else self.failures + 1
        pause = min(LONGEST_PAUSE, 0.1 * 2.0**self.failures) if self.failures > 1 else 0.0
        self.start_at = time.monotonic() + pause
        LOG.error("worker %s ended with %s and will be restarted", self.place, self.process.exitcode)
        self.forget()

    def forget(self) -> None:
        if self.ready is not None:
            self.ready.close()
        self.process, self.ready, self.is_ready = None, None, False

    def tell(self, number: signal.Signals) -> None:
        if self.process is not None and self.process.pid is not None:
            with suppress(ProcessLookupError):
                os.kill(self.process.pid, number)


class Supervisor:
    def __init__(self, settings: Settings, listening: socket, ready: Callable[[], None], serve: Serve) -> None:
        self.settings = settings
        self._serve = serve
        self.listening = listening
        self.workers = [Worker(place, metrics_of(settings, place)) for place in range(settings.workers)]
        self._ready = ready
        self._was_ready = False
        self._is_to_stop = False
        self._is_in_haste = False
        self._is_to_renew = False
        self._wake_read, self._wake_write = os.pipe()
        os.set_blocking(self._wake_write, False)

    def run(self) -> None:
        """Run until all workers have stopped."""
        before = {
            number: signal.signal(number, self._hear) for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP)
        }
        try:
            self._watch()
        finally:
            self._stop()
            for number, handler in before.items():
                signal.signal(number, handler)
            os.close(self._wake_read)
            os.close(self._wake_write)

    def _hear(self, number: int, _frame: Any) -> None:
        if number == signal.SIGHUP:
            self._is_to_renew = True
        else:
            self._is_in_haste = self._is_to_stop and number == signal.SIGINT
            self._is_to_stop = True
        with suppress(BlockingIOError):
            os.write(self._wake_write, b"!")

    def _watch(self) -> None:
        while not self._is_to_stop:
            now = time.monotonic()
            for worker in self.workers:
                if worker.process is None and worker.start_at <= now:
                    worker.start(self.settings, self.listening, self._serve)
            self._look(self._next_start(now))
            if self._is_to_renew:
                self._is_to_renew = False
                self._renew()

    def _next_start(self, now: float) -> float | None:
        starts = [worker.start_at - now for worker in self.workers if worker.process is None]
        return max(0.0, min(starts)) if starts else None

    def _look(self, within: float | None) -> None:
        """Wait for an event of a worker, or for a signal."""
        sentinels = {worker.process.sentinel: worker for worker in self.workers if worker.process is not None}
        pipes: dict[Any, Worker] = {worker.ready: worker for worker in self.workers if worker.ready is not None}
        for found in wait([*sentinels, *pipes, self._wake_read], within):
            if found in pipes:
                if pipes[found].ready is found:  # it is gone if the worker's end was handled before
                    pipes[found].note_ready()
            elif found in sentinels:
                sentinels[found].note_end()
            else:
                os.read(self._wake_read, 1024)
        if not self._was_ready and all(worker.is_ready for worker in self.workers):
            self._was_ready = True
            self._ready()

    def _renew(self) -> None:
        """Replace each worker. The old one is stopped when the new one serves."""
        for place, old in enumerate(self.workers):
            fresh = Worker(place, old.metrics)
            fresh.start(self.settings, self.listening, self._serve)
            self.workers[place] = fresh
            while not fresh.is_ready and fresh.process is not None and not self._is_to_stop:
                self._look(1.0)
            if fresh.process is None:
                LOG.error("a new worker does not start, so the old ones are kept")
                self.workers[place] = old
                return
            self._end([old])
            if self._is_to_stop:
                return

    def _stop(self) -> None:
        self._end(self.workers)

    def _end(self, workers: list[Worker]) -> None:
        """Stop workers gracefully; immediately after another INT, and by force if they take too long."""
        for worker in workers:
            worker.tell(signal.SIGTERM)
        give_up = time.monotonic() + self.settings.drain + PARTING
        while left := [worker for worker in workers if worker.process is not None and worker.process.is_alive()]:
            if self._is_in_haste:
                self._is_in_haste = False
                for worker in left:
                    worker.tell(signal.SIGINT)
            if time.monotonic() > give_up:
                for worker in left:
                    worker.tell(signal.SIGKILL)
            wait([worker.process.sentinel for worker in left if worker.process is not None], 0.2)
        for worker in workers:
            if worker.process is not None:
                worker.process.join()
            worker.forget()


def metrics_of(settings: Settings, place: int) -> socket | None:
    if not settings.metrics_port:
        return None
    from goldgavel.server.listeners import metrics_socket

    return metrics_socket(settings, place)


def run_worker(
    serve: Serve, settings: Settings, listening: socket, ready: Connection, metrics: socket | None
) -> None:
    """Run in the worker process. It stops with the supervisor, even if that is killed."""
    os.setsid()  # Ctrl-C goes to the supervisor, which stops the workers
    end_with_parent(lambda: os.kill(os.getpid(), signal.SIGTERM))
    serve(settings, listening, lambda: ready.send(None), metrics)


def require_postgres(settings: Settings) -> None:
    """Raise an error if the database allows only one worker."""
    if not is_postgres(read_address(database_url(settings.database))):
        raise StorageError("storage-one-worker")


def serve_many(settings: Settings, listening: socket, ready: Callable[[], None], serve: Serve) -> None:
    """Serve with several workers, which share their tables through PostgreSQL."""
    logs.configure_logging(settings)
    with tempfile.TemporaryDirectory(prefix="goldgavel-") as folder:  # only this user can open it
        Supervisor(msgspec.structs.replace(settings, worker_folder=folder), listening, ready, serve).run()
