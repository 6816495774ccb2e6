"""The cluster of workers on one PostgreSQL database, seen from one worker: liveness, ownership and presence.

Any worker serves any table; the log decides which write came first. Deals, standing orders, turns of bots and
absence timers are run by one worker, the owner (keeper) of the table: the first one that claims it while it has
connections. A worker that does not send a heartbeat each second is removed from the database after a few seconds,
and the others claim its tables. If two workers own a table for a moment, this does no harm.
"""

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from goldgavel.server.task_set import TaskSet
from goldgavel.server.workers import catching_up, topics
from goldgavel.server.workers.acquaintance import Acquaintance
from goldgavel.server.workers.neighbours import Handler, Neighbours
from goldgavel.server.workers.outbox import Outbox, Waiting
from goldgavel.storage.errors import StorageError
from goldgavel.storage.postgres import workers
from goldgavel.storage.postgres.listener import PostgresListener
from goldgavel.storage.postgres.notices import Notice, written

if TYPE_CHECKING:
    from collections.abc import Sequence

    from goldgavel.server.lobby.registry import TableRegistry
    from goldgavel.server.tables.table import LiveTable
    from goldgavel.storage.postgres.database import PostgresDatabase

LOG = logging.getLogger("goldgavel.server")
BEAT = 1.0
LEASE = 5.0
"""Seconds for which a heartbeat is valid."""
LOOK_ROUND = 5
"""Heartbeats between two checks of all tables in memory."""
TRY_AGAIN = 0.5


class Circle(Neighbours):
    def __init__(self, database: "PostgresDatabase") -> None:
        self.me = database.worker
        self._ear = PostgresListener(database.parameters, self._hear)
        self._handlers = topics.of_every_table()
        self._outbox = Outbox()
        self._tasks = TaskSet(log_failure)
        self._known = Acquaintance(self.me, self._outbox, self._tasks.spawn)
        self._registry: TableRegistry
        self._is_heard = False
        """True if this worker is registered in the database and receives notices."""
        self._beats = 0

    # Called by tables. Nothing here waits: messages are queued.

    def on(self, topic: str, handler: Handler) -> None:
        self._handlers[topic] = handler

    def tell(self, table: str, topic: str, data: Any = None) -> None:
        self._outbox.say(written(Notice(self.me, table, topic, data)))

    def keeps(self, table: "LiveTable") -> bool:
        return self._known.keeps(table.row.id)

    def here_changed(self, table: "LiveTable") -> None:
        self._outbox.note_moved(table.row.id)
        self._known.want(table)

    def stand_ins_changed(self, table: "LiveTable") -> None:
        self._outbox.note_moved(table.row.id)

    def let_go(self, table: "LiveTable") -> None:
        self._known.let_go(table.row.id)

    def look_after(self, table: "LiveTable") -> None:
        self._known.look_after(table)

    async def get_to_know(self, table: "LiveTable") -> None:
        await self._known.get_to_know([table])
        await self.bring_up_to_date([table])

    async def bring_up_to_date(self, tables: "Sequence[LiveTable]") -> None:
        await catching_up.bring_up_to_date(self._registry, tables)

    # Joining and leaving.

    async def open(self, registry: "TableRegistry") -> None:
        self._registry = self._known.registry = registry
        await self._join()
        for work in (self._live(), self._talk()):
            self._tasks.spawn(work)

    async def close(self) -> None:
        await self._tasks.close()
        with suppress(StorageError):
            await self._ear.ask(workers.LEAVE, self.me)
        await self._ear.close()

    async def _join(self) -> None:
        """Listen, register this worker, and read what was missed. Others may claim the tables it owned before."""
        await self._ear.open()
        await self._ear.ask(workers.JOIN, self.me, LEASE)
        tables = list(self._registry.tables.values())
        await self._ear.ask(workers.TIDY_UP, self.me, [table.row.id for table in tables])
        self._is_heard = True
        await self._look_at(tables)
        self._outbox.note_moved(*(table.row.id for table in tables))
        for table in tables:
            self._known.want(table)

    async def _live(self) -> None:
        """Send a heartbeat each second. If the connection was lost, join again."""
        while True:
            await asyncio.sleep(BEAT)
            try:
                if not self._is_heard:
                    await self._join()
                await self._beat()
            except Exception as problem:
                if self._is_heard or not isinstance(problem, StorageError):
                    LOG.warning("the other workers cannot be reached; it will be retried", exc_info=problem)
                self._is_heard = False

    async def _beat(self) -> None:
        known = self._known.others()
        (found,) = await self._ear.ask(workers.BEAT, self.me, LEASE)
        if not found[0]:  # we were too slow and count as dead
            self._is_heard = False
            await self._join()
            return
        for worker in known - set(found[2]):  # an older message may overtake the notice of its end
            self._known.forget(worker)
        self._beats += 1
        if self._beats % LOOK_ROUND == 0:
            await self._look_at(
                [table for table in self._registry.tables.values() if any(table.audience.by_reader)]
            )

    async def _look_at(self, tables: "Sequence[LiveTable]") -> None:
        """Compare tables with the database, so that missed notices are found within seconds."""
        await self._known.get_to_know(tables)
        self._tasks.spawn(self._catch_up(tables))

    async def _catch_up(self, tables: "Sequence[LiveTable]") -> None:
        """Bring tables up to date, in its own task: it waits for table locks, and heartbeats must not."""
        try:
            await self.bring_up_to_date(tables)
        except Exception as problem:
            if not isinstance(problem, StorageError):
                LOG.warning("tables cannot be brought up to date; it will be retried", exc_info=problem)
            self._is_heard = False

    # Sending.

    async def _talk(self) -> None:
        while True:
            await self._outbox.wait()
            if not self._is_heard:
                await asyncio.sleep(TRY_AGAIN)
                continue
            waiting = self._outbox.take()
            try:
                await self._say_all(waiting)
            except Exception as problem:
                if not isinstance(problem, StorageError):
                    LOG.warning(
                        "messages to the other workers cannot be sent; it will be retried", exc_info=problem
                    )
                self._is_heard = False  # presence is sent again after joining
                self._outbox.put_back(waiting.said)

    async def _say_all(self, waiting: Waiting) -> None:
        """Send the queued messages. Presence comes first: a message may be true only since a player left."""
        tables = [self._registry.tables[name] for name in waiting.moved if name in self._registry.tables]
        here = await self._say_who_is_here(tables)
        if here or waiting.said:
            await self._ear.ask(workers.TELL, [*here, *waiting.said])
            waiting.said.clear()
        if waiting.left:
            await self._ear.ask(workers.RELEASE, self.me, sorted(waiting.left))
        wanted = self._outbox.take_wanted()
        if wanted:
            await self._claim(wanted)

    async def _say_who_is_here(self, tables: "Sequence[LiveTable]") -> list[str]:
        here = {table.row.id: [len(sockets) for sockets in table.audience.by_reader] for table in tables}
        come = {name: counts for name, counts in here.items() if any(counts)}
        if come:
            counts = [workers.as_json(found) for found in come.values()]
            await self._ear.ask(workers.HERE, self.me, list(come), counts)
        if len(come) < len(here):
            await self._ear.ask(workers.AWAY, self.me, sorted(here.keys() - come.keys()))
        for table in tables:
            if self.keeps(table):
                await self._ear.ask(workers.STAND_INS, self.me, table.row.id, stand_ins_of(table))
        return [workers.presence_notice(self.me, name, counts) for name, counts in here.items()]

    async def _claim(self, names: list[str]) -> None:
        tables = [self._registry.tables[name] for name in names if name in self._registry.tables]
        claims = [table.row.id for table in tables], [stand_ins_of(table) for table in tables]
        mine = {row[0] for row in await self._ear.ask(workers.CLAIM, self.me, *claims)}
        for name in mine:
            self._known.take_charge(name)
        others = [table for table in tables if table.row.id not in mine]
        if others:
            await self._look_at(others)

    # Receiving.

    def _hear(self, notice: Notice) -> None:
        if notice.topic == "gone":
            if notice.data == self.me:
                self._is_heard = False
            else:
                self._known.forget(notice.data)
            return
        table = self._registry.tables.get(notice.table)
        if table is None or notice.worker == self.me:
            return
        if notice.topic in {"log", "row"}:
            table.inbox.append(notice)
            if len(table.inbox) == 1:
                self._tasks.spawn(catching_up.follow(self._registry, table))
            return
        self._known.note_news(notice.table)
        if notice.topic == "here":
            self._known.come(table, notice.worker, notice.data)
        elif notice.topic == "kept":
            self._known.kept(table, notice.worker)
        elif notice.topic == "released":
            self._known.released(table, notice.worker)
        elif notice.topic in self._handlers:
            self._handlers[notice.topic](table, notice.data)


def stand_ins_of(table: "LiveTable") -> str:
    return workers.as_json(sorted(table.stand_ins))


def log_failure(problem: BaseException) -> None:
    LOG.error("a task among the workers failed", exc_info=problem)
