"""Keeps this worker a member: a session that holds its advisory lock, renews its lease and hears notices.

It runs in a thread of its own, so that nothing that the event loop does can make the worker look dead. If the
session ends or the lease is taken away, the worker may have missed notices and may have lost its tables. It learns
that immediately, and joins again under a new number.
"""

import asyncio
import logging
import threading
from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING, NamedTuple, Protocol

from goldgavel.storage.errors import StorageError
from goldgavel.storage.postgres import ownership
from goldgavel.storage.postgres.notices import Notice, read_notice
from goldgavel.storage.postgres.session import PostgresSession

if TYPE_CHECKING:
    from collections.abc import Callable

    from goldgavel.storage.postgres.database import PostgresDatabase

LOG = logging.getLogger("goldgavel.server")
PAUSE = 0.2
"""Seconds between two attempts to join."""


class WorkerAddress(NamedTuple):
    """How connections get to this worker."""

    socket: str
    """The Unix socket for workers of the same supervisor; empty without a supervisor."""
    address: str
    """Host and port for all others."""
    secret: str
    """What they must present."""


class Member(Protocol):
    """Is called in the event loop in which the membership was started."""

    def joined(self, number: int, at: float) -> None:
        """This worker is a member, and has no tables yet. The lease runs from a time of `monotonic`."""

    def renewed(self, at: float) -> None: ...

    def lost(self) -> None:
        """This worker has lost its tables, or must assume it."""

    def heard(self, notice: Notice) -> None: ...


class Membership:
    def __init__(
        self, database: "PostgresDatabase", member: Member, place: WorkerAddress, beat: float, lease: float
    ) -> None:
        self._database = database
        self._member = member
        self._place = place
        self._beat = beat
        self._lease = lease
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._run, name="membership", daemon=True)
        self._thread_loop: asyncio.AbstractEventLoop
        self._end = asyncio.Event()
        """Set when the session has ended or is to end."""
        self._is_closing = False
        self.is_leaving = False
        """True if the lease is to end: then this worker does not join again."""

    def start(self) -> None:
        self._thread_loop = asyncio.new_event_loop()
        self._thread.start()

    async def close(self) -> None:
        """End the session. Its advisory lock is released with it."""
        self._is_closing = True
        if self._thread.is_alive():
            self._thread_loop.call_soon_threadsafe(self._wake)
            await asyncio.to_thread(self._thread.join)

    # In the thread.

    def _run(self) -> None:
        with asyncio.Runner(loop_factory=lambda: self._thread_loop) as runner:
            runner.run(self._live())

    def _wake(self) -> None:
        self._end.set()

    async def _live(self) -> None:
        is_reported = False
        while not self._is_closing:
            session = PostgresSession(self._database.parameters)
            try:
                await self._stay(session)
                is_reported = False
            except Exception as problem:
                if not is_reported or not isinstance(problem, StorageError):
                    LOG.warning("this worker is not a member; it will join again", exc_info=problem)
                is_reported = True
            finally:
                await session.close()
                self._tell(self._member.lost)
            if self.is_leaving:
                return
            if not self._is_closing:
                await asyncio.sleep(PAUSE)

    async def _stay(self, session: PostgresSession) -> None:
        """Join, and renew the lease until the session or the membership ends."""
        self._end.clear()
        await session.open()
        await session.listen(self._heard, self._wake)
        at = monotonic()
        (found,) = await session.ask(ownership.JOIN, self._lease, self._database.sessions, *self._place)
        number = found[0]
        self._tell(lambda: self._member.joined(number, at))
        while not self._is_closing:
            try:
                await asyncio.wait_for(self._end.wait(), self._beat)
            except TimeoutError:
                at = monotonic()
                if not await session.ask(ownership.RENEW, number, self._lease):
                    if not self.is_leaving:
                        LOG.warning("the lease of this worker had ended, and others took over its tables")
                    return
                self._tell(lambda at=at: self._member.renewed(at))  # type: ignore[misc]
            else:
                return

    def _heard(self, said: str) -> None:
        notice = read_notice(said)
        if notice.sender != self._database.process:
            self._tell(lambda: self._member.heard(notice))

    def _tell(self, what: "Callable[[], None]") -> None:
        with suppress(RuntimeError):  # the event loop was closed without us
            self._loop.call_soon_threadsafe(what)
