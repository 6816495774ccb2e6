"""One bot process, seen from the server: started when it is needed, and replaced when it dies or hangs."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import get_context
from multiprocessing.connection import Connection
from threading import Lock
from typing import TYPE_CHECKING

from goldgavel._child_process import interrupts_blocked
from goldgavel.server.bots.turns import FairTurns
from goldgavel.server.bots.worker import MADE, serve

if TYPE_CHECKING:
    from multiprocessing.context import SpawnProcess

SPAWN = get_context("spawn")
START_SECONDS = 60.0
"""The longest time until a process is ready, in which it also imports the bots of other packages."""
ATTEMPTS = 2
"""A process that died is replaced and asked again, once: the system may have killed it."""


class ProcessDiedError(Exception):
    """The process died, and so did the one that replaced it."""


class ProcessHungError(Exception):
    """There was no answer in time. The process was ended."""


class BotProcess:
    """A process and the thread that talks to it.

    Only that thread starts, asks and replaces the process, one request after the other. So the time limit of a
    request counts from the moment when the process begins with it, and however many requests wait when a process
    dies, one new process is started.
    """

    def __init__(self, *guests: str) -> None:
        self.tables = 0
        """Tables whose bots live here."""
        self.turns = FairTurns()
        self._guests = guests
        self._thread = ThreadPoolExecutor(1, "bots")
        self._lock = Lock()
        self._is_closed = False
        self._process: SpawnProcess | None = None
        self._connection: Connection | None = None

    def start(self) -> None:
        """Start the process before it is needed."""
        self._thread.submit(self._connect)

    async def ask(self, question: bytes, seconds: float, address: str | None) -> bytes:
        """Return the answer. Making the bot, if it is new here, and its move may take that many seconds each.

        The address is that of the people who wait for it, if any.
        """
        await self.turns.take(address)
        try:
            return await asyncio.get_running_loop().run_in_executor(
                self._thread, self._exchange, question, seconds
            )
        finally:
            self.turns.give_back(address)

    def tell(self, news: bytes) -> None:
        """Send a message that is not answered. A process that does not run need not know it."""
        if not self._is_closed:
            self._thread.submit(self._send, news)

    def close(self) -> None:
        """End the process, whatever it is doing."""
        with self._lock:
            self._is_closed = True
            if self._process is not None:
                self._process.kill()
        self._thread.shutdown(cancel_futures=True)
        self._end()

    # In the thread.

    def _exchange(self, question: bytes, seconds: float) -> bytes:
        for _ in range(ATTEMPTS):
            if self._is_closed:
                break
            try:
                return self._answer(self._connect(), question, seconds)
            except (EOFError, OSError):
                self._end()
        raise ProcessDiedError

    def _answer(self, connection: Connection, question: bytes, seconds: float) -> bytes:
        connection.send_bytes(question)
        answer = MADE
        while answer == MADE:
            answer = self._received(connection, seconds)
        return answer

    def _received(self, connection: Connection, seconds: float) -> bytes:
        if not connection.poll(seconds):
            self._end()
            raise ProcessHungError
        return connection.recv_bytes()

    def _send(self, news: bytes) -> None:
        if self._connection is not None:
            try:
                self._connection.send_bytes(news)
            except OSError:  # it died: a new process knows nothing
                self._end()

    def _connect(self) -> Connection:
        """Return the connection to the process, which is started if it does not run."""
        if self._connection is not None:
            return self._connection
        ours, theirs = SPAWN.Pipe()
        process = SPAWN.Process(target=serve, args=(theirs, self._guests))
        with interrupts_blocked():
            process.start()
        theirs.close()
        with self._lock:
            self._process, self._connection = process, ours
            if self._is_closed:
                process.kill()
        self._received(ours, START_SECONDS)
        return ours

    def _end(self) -> None:
        with self._lock:
            process, connection = self._process, self._connection
            self._process = self._connection = None
        if connection is not None:
            connection.close()
        if process is not None:
            process.kill()
            process.join()
