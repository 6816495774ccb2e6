# cython: boundscheck=True, wraparound=True
"""Fast path for a move: applies it synchronously, then finishes in the commit's callback, without a task."""

import asyncio
import logging
from typing import TYPE_CHECKING

from goldgavel.kernel.errors import GoldGavelError
from goldgavel.protocol.close_codes import CloseCode
from goldgavel.server.live.errand import Errand
from goldgavel.server.tables import dispatch, seat_rows, telemetry
from goldgavel.server.tables.commit import TableCommit
from goldgavel.storage.errors import NotOwner, StorageError

if TYPE_CHECKING:
    from goldgavel.protocol.messages import Move
    from goldgavel.server.sockets.connection import Connection
    from goldgavel.server.tables.table import LiveTable

LOG = logging.getLogger("goldgavel.server")


class Moving:
    """One move at a table whose lock is free. It holds the lock until it is finished."""

    __slots__ = ("_awaited", "_commit", "_connection", "_message", "_seat", "_table", "is_over")

    def __init__(self, table: "LiveTable", connection: "Connection", message: "Move") -> None:
        self.is_over = False
        self._table = table
        self._connection = connection
        self._message = message
        self._awaited: asyncio.Future[None] | None = None
        table.lock.take()
        try:
            if not self._is_begun():
                self._finish()
        except GoldGavelError as problem:
            dispatch.refuse(connection, problem, message.id)
            self._finish()
        except Exception:
            LOG.exception("table %s", self._table.row.id)
            self._connection.close(CloseCode.BROKEN)
            self._finish()

    async def end(self) -> None:
        """Wait until the move is finished. Only one caller may wait at a time."""
        if not self.is_over:
            self._awaited = asyncio.get_running_loop().create_future()
            await self._awaited

    def _is_begun(self) -> bool:
        """Apply the move and start the commit. False if the move was already made."""
        table, connection, message = self._table, self._connection, self._message
        session, seat = table.require_session(), connection.seat
        if seat is None:
            raise seat_rows.not_seated()
        self._seat = seat
        if dispatch.is_already_done(connection, session, seat, message.id):
            return False
        now = table.context.clock()
        entry = session.move(seat, message.move, message.decision, message.id, now)
        self._commit = TableCommit(table, [entry, *table.due_entries(now)])
        self._commit.write_then(self._saved)
        return True

    def _saved(self, error: BaseException | None) -> None:
        if self.is_over:  # an event loop that shuts down may call it twice
            return
        if isinstance(error, asyncio.CancelledError):
            self._finish()
        elif error is not None:
            Errand(self._mend(error))
        else:
            try:
                self._commit.apply()
                self._table.announce({self._seat: self._message.id})
                telemetry.move_announced(self._table, self._connection)
            except Exception:
                LOG.exception("table %s", self._table.row.id)
                self._connection.close(CloseCode.BROKEN)
            finally:
                self._finish()

    async def _mend(self, error: BaseException) -> None:
        """Recover from a failed commit as on the regular path: reload from the log."""
        table, connection, message = self._table, self._connection, self._message
        try:
            if isinstance(error, NotOwner):
                raise error
            await asyncio.shield(table.reload())
            if not isinstance(error, StorageError) or not self._was_written():
                raise error
        except GoldGavelError as problem:
            dispatch.refuse(connection, problem, message.id)
        except Exception:
            LOG.exception("table %s", self._table.row.id)
            self._connection.close(CloseCode.BROKEN)
        finally:
            self._finish()

    def _was_written(self) -> bool:
        """True if the log contains the move although the connection to the database was lost."""
        session = self._table.session
        return session is not None and dispatch.is_already_done(
            self._connection, session, self._seat, self._message.id
        )

    def _finish(self) -> None:
        try:
            self._table.scheduler.schedule()
        finally:
            self._table.lock.release()
            self.is_over = True
            if self._awaited is not None and not self._awaited.done():
                self._awaited.set_result(None)
