# cython: boundscheck=True, wraparound=True
"""One move, from its check to its announcement: the same for the fast path and for a move that had to wait.

It is applied synchronously and finished in the commit's callback, so it needs no task.
"""

import asyncio
import logging
from typing import TYPE_CHECKING

from goldgavel.kernel.errors import GoldGavelError
from goldgavel.protocol.close_codes import CloseCode
from goldgavel.server.runner import telemetry
from goldgavel.server.runner.replies import is_already_done, refuse
from goldgavel.server.tables import seat_rows
from goldgavel.storage.errors import NotOwner, StorageError

if TYPE_CHECKING:
    from goldgavel.protocol.messages import Move
    from goldgavel.server.runner.runner import TableRunner
    from goldgavel.server.sockets.connection import Connection
    from goldgavel.server.tables.change import Change

LOG = logging.getLogger("goldgavel.server")


class Moving:
    """A move at a table whose lock the caller has taken. It releases the lock when it is finished."""

    __slots__ = ("_awaited", "_change", "_connection", "_message", "_repair", "_runner", "_seat", "is_over")

    def __init__(self, runner: "TableRunner", connection: "Connection", message: "Move") -> None:
        self.is_over = False
        self._runner = runner
        self._connection = connection
        self._message = message
        self._awaited: asyncio.Future[None] | None = None
        self._repair: asyncio.Task[None] | None = None
        try:
            if not self._is_begun():
                self._finish()
        except GoldGavelError as problem:
            refuse(connection, problem, message.id, runner.table)
            self._finish()
        except Exception:
            LOG.exception("table %s", self._runner.id)
            self._connection.close(CloseCode.BROKEN)
            self._finish()

    async def end(self) -> None:
        """Wait until the move is finished. Only one caller may wait at a time."""
        if not self.is_over:
            self._awaited = asyncio.get_running_loop().create_future()
            await self._awaited

    def _is_begun(self) -> bool:
        """Apply the move and start to store it. False if it was already made."""
        runner, connection, message = self._runner, self._connection, self._message
        session, seat = runner.table.require_session(), connection.seat
        if seat is None:
            raise seat_rows.not_seated()
        self._seat = seat
        if is_already_done(connection, session, seat, message.id):
            return False
        change = runner.table.move(seat, message, runner.audience, runner.context.clock())
        self._change: Change = change
        runner.stored.append_then(change, self._saved)
        return True

    def _saved(self, error: BaseException | None) -> None:
        if self.is_over or self._repair is not None:  # an event loop that shuts down may call it twice
            return
        if error is None:
            self._announce()
            self._finish()
        elif isinstance(error, asyncio.CancelledError):
            self._finish()
        elif isinstance(error, NotOwner):
            refuse(self._connection, error, self._message.id, self._runner.table)
            self._finish()
        else:
            self._runner.stored.is_in_doubt = True
            self._repair = asyncio.get_running_loop().create_task(self._read_again(error))

    def _announce(self) -> None:
        try:
            self._runner.apply(self._change)
            self._runner.announce({self._seat: self._message.id})
            telemetry.move_announced(self._runner.context.metrics, self._runner.table, self._connection)
        except Exception:
            LOG.exception("table %s", self._runner.id)
            self._connection.close(CloseCode.BROKEN)

    async def _read_again(self, error: BaseException) -> None:
        """Recover from a failed commit: the log shows whether the move was stored all the same."""
        runner, connection, message = self._runner, self._connection, self._message
        try:
            await asyncio.shield(runner.reload())
            session = runner.table.session
            was_lost = isinstance(error, StorageError) and session is not None
            if session is None or not was_lost or not is_already_done(connection, session, self._seat, message.id):
                raise error
        except GoldGavelError as problem:
            refuse(connection, problem, message.id, runner.table)
        except Exception:
            LOG.exception("table %s", self._runner.id)
            self._connection.close(CloseCode.BROKEN)
        finally:
            self._finish()

    def _finish(self) -> None:
        try:
            self._runner.scheduler.schedule()
        finally:
            self._runner.lock.release()
            self.is_over = True
            if self._awaited is not None and not self._awaited.done():
                self._awaited.set_result(None)
