"""Games: logs, results, agendas of tables with a clock, and server outages."""

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from time import perf_counter
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection

from goldgavel.kernel.entries import Entry
from goldgavel.storage.errors import StorageError
from goldgavel.storage.group_commit import resolve
from goldgavel.storage.queries import agendas, facts, log, results
from goldgavel.storage.rows import Agenda, LevelStatistics, PlayerStatistics, ResultRow, TableRow
from goldgavel.storage.shelves.desk import Desk

if TYPE_CHECKING:
    from goldgavel.storage.database import Query


class Games(Desk):
    async def append(
        self,
        table: str,
        entries: Sequence[Entry],
        ended: tuple[TableRow, list[ResultRow]] | None = None,
        agenda: tuple[float | None, Agenda] | None = None,
    ) -> None:
        """Append to a table's log and save its end or its agenda: everything or, with a `Conflict`, nothing."""
        await self._commits.wait_for_room()
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.append_then(table, entries, ended, agenda, lambda error: resolve(done, None, error))
        await done

    def append_then(
        self,
        table: str,
        entries: Sequence[Entry],
        ended: tuple[TableRow, list[ResultRow]] | None,
        agenda: tuple[float | None, Agenda] | None,
        then: Callable[[BaseException | None], None],
    ) -> None:
        """Do the same without waiting: `then` is called when it is done or has failed."""
        began = perf_counter()
        work: Query[None] | None = None
        if ended is not None:
            work = self._telling(table, partial(results.finish, row=ended[0], rows=ended[1]))
        elif agenda is not None:
            work = partial(_keep_agenda, table, agenda)

        def written(_: Any, error: BaseException | None) -> None:
            if self.watcher is not None:
                if error is None:
                    self.watcher.committed(perf_counter() - began)
                elif isinstance(error, StorageError):
                    self.watcher.storage_failed("append")
            then(error)

        self._commits.append_then(table, entries, work, written)

    def has_room(self) -> bool:
        """Return True if `append_then` may be called: the queue of writes is not full."""
        return self._commits.has_room()

    async def log(self, table: str, after: int = -1) -> list[Entry]:
        """Return the log of a table, or its entries after a version."""
        return await self._read(log.entries_of, table, after)

    async def results(self, table: str) -> list[ResultRow]:
        return (await self._read(results.results_of, [table]))[table]

    async def statistics(self, player: str) -> list[PlayerStatistics]:
        return await self._read(results.statistics, player)

    async def level_statistics(self, player: str) -> list[LevelStatistics]:
        return await self._read(results.level_statistics, player)

    async def keep_agenda(self, table: str, due: float | None, agenda: Agenda | None) -> None:
        """Save the agenda of a table with a clock."""
        await self._write(agendas.keep_agenda, table, due, agenda)

    async def claim_due(self, before: float, until: float, limit: int) -> list[str]:
        """Lease the tables due before `before`; the lease lasts until `until`."""
        worker = self.database.worker
        if not await self._read(agendas.is_any_due, worker, before):
            return []
        return await self._write(agendas.claim_due, worker, before, until, limit)

    async def keep_fact(self, name: str, value: str) -> str:
        """Return the value stored under the name; if there is none, store this one."""
        return await self._write(facts.keep_fact, name, value)

    async def note_alive(self, now: float, gap: float) -> None:
        """Record that a server is running; a pause longer than `gap` is recorded as an outage."""
        await self._write(facts.note_alive, now, gap)

    async def outages(self) -> list[tuple[float, float]]:
        """Return the start and end of each outage, in order."""
        return await self._read(facts.outages_noted)


def _keep_agenda(table: str, agenda: tuple[float | None, Agenda], connection: Connection) -> None:
    agendas.keep_agenda(connection, table, *agenda)
