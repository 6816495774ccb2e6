"""Games: their logs and ends, what comes next at a table with a clock, and when no server ran."""

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
from goldgavel.storage.rows import Agenda, PlayerStatistics, ResultRow, TableRow
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
        """Append to a table's log, and note its end or what comes next: all or, with a `Conflict`, nothing."""
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
        """The same for who does not wait, but is called when it is done, or has failed."""
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
        """Whether `append_then` may be called: not too much waits to be written."""
        return self._commits.has_room()

    async def log(self, table: str, after: int = -1) -> list[Entry]:
        """The log of a table, or what comes after a version."""
        return await self._read(log.entries_of, table, after)

    async def results(self, table: str) -> list[ResultRow]:
        return (await self._read(results.results_of, [table]))[table]

    async def statistics(self, player: str) -> list[PlayerStatistics]:
        return await self._read(results.statistics, player)

    async def keep_agenda(self, table: str, due: float | None, agenda: Agenda | None) -> None:
        """What comes next at a table with a clock."""
        await self._write(agendas.keep_agenda, table, due, agenda)

    async def claim_due(self, before: float, until: float, limit: int) -> list[str]:
        """Tables where something happens before a time; nobody else is given them until another."""
        worker = self.database.worker
        if not await self._read(agendas.is_any_due, worker, before):
            return []
        return await self._write(agendas.claim_due, worker, before, until, limit)

    async def keep_fact(self, name: str, value: str) -> str:
        """What is known under the name; if nothing is, the value from now on."""
        return await self._write(facts.keep_fact, name, value)

    async def note_alive(self, now: float, gap: float) -> None:
        """A server runs now; where none has for longer than the gap, it was down."""
        await self._write(facts.note_alive, now, gap)

    async def outages(self) -> list[tuple[float, float]]:
        """From when to when no server ran, in order."""
        return await self._read(facts.outages_noted)


def _keep_agenda(table: str, agenda: tuple[float | None, Agenda], connection: Connection) -> None:
    agendas.keep_agenda(connection, table, *agenda)
