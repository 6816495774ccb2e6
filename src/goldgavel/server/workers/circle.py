"""The workers on one PostgreSQL, as one of them sees it: who is alive, who keeps which table, who is where.

Any worker serves any table; the log decides who was first. But what happens by itself at a table (a deal, a
standing order, a bot's turn, somebody's patience) is seen to by one of them, its keeper: whoever claims it first
while people are connected there. A worker that does not say each second that it is alive is taken out of the
database after a few seconds, and with it its tables, which the others then claim. Were two to keep a table for a
moment, no harm would be done.
"""

import asyncio
import logging
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from goldgavel.server.workers import catching_up, topics
from goldgavel.server.workers.acquaintance import Acquaintance
from goldgavel.server.workers.neighbours import Handler, Neighbours
from goldgavel.server.workers.outbox import Outbox, Waiting
from goldgavel.storage.errors import StorageError
from goldgavel.storage.postgres import workers
from goldgavel.storage.postgres.listener import Ear
from goldgavel.storage.postgres.notices import Notice, written

if TYPE_CHECKING:
    from goldgavel.server.lobby.registry import TableRegistry
    from goldgavel.server.tables.table import LiveTable
    from goldgavel.storage.postgres.database import PostgresDatabase

LOG = logging.getLogger("goldgavel.server")
BEAT = 1.0
LEASE = 5.0
"""Seconds for which a beat lasts."""
LOOK_ROUND = 5
"""Beats between two looks at all that we have in memory."""
TRY_AGAIN = 0.5


class Circle(Neighbours):
    def __init__(self, database: "PostgresDatabase") -> None:
        self.me = database.worker
        self._ear = Ear(database.parameters, self._hear)
        self._handlers = topics.of_every_table()
        self._outbox = Outbox()
        self._known = Acquaintance(self.me, self._outbox, self._spawn)
        self._registry: TableRegistry
        self._is_heard = False
        """Whether we are in the database and hear the others."""
        self._beats = 0
        self._tasks: set[asyncio.Task[None]] = set()

    # What tables ask for. Nothing here waits: it is said when it can be.

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

    # Coming and going.

    async def open(self, registry: "TableRegistry") -> None:
        self._registry = self._known.registry = registry
        await self._join()
        for work in (self._live(), self._talk()):
            self._spawn(work)

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(StorageError):
            await self._ear.ask(workers.LEAVE, self.me)
        await self._ear.close()

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOG.error("a task among the workers failed", exc_info=task.exception())

    async def _join(self) -> None:
        """Hear the others, be known to them, and read what was missed. Whatever we kept is anybody's now."""
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
        """Say each second that we are alive; if we were lost, come back."""
        while True:
            await asyncio.sleep(BEAT)
            try:
                if not self._is_heard:
                    await self._join()
                await self._beat()
            except Exception as problem:
                if self._is_heard or not isinstance(problem, StorageError):
                    LOG.warning("the other workers cannot be heard; it is tried again", exc_info=problem)
                self._is_heard = False

    async def _beat(self) -> None:
        known = self._known.others()
        (found,) = await self._ear.ask(workers.BEAT, self.me, LEASE)
        if not found[0]:  # we were too slow, and are held to be dead
            self._is_heard = False
            await self._join()
            return
        for worker in known - set(found[2]):  # the notice of an end may be overtaken by what was said before it
            self._known.forget(worker)
        self._beats += 1
        if self._beats % LOOK_ROUND == 0:
            await self._look_at(
                [table for table in self._registry.tables.values() if any(table.audience.by_reader)]
            )

    async def _look_at(self, tables: "Sequence[LiveTable]") -> None:
        """Whether all is as we think it is: whatever was not heard is found out within seconds."""
        await self._known.get_to_know(tables)
        self._spawn(self._catch_up(tables))

    async def _catch_up(self, tables: "Sequence[LiveTable]") -> None:
        """In a task of its own: it waits for locks of tables, and neither our beat nor our talk may."""
        try:
            await self.bring_up_to_date(tables)
        except Exception as problem:
            if not isinstance(problem, StorageError):
                LOG.warning("tables cannot be brought up to date; it is tried again", exc_info=problem)
            self._is_heard = False

    # Talking.

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
                    LOG.warning("the other workers cannot be told; it is tried again", exc_info=problem)
                self._is_heard = False  # who is where is said anew when we are back
                self._outbox.put_back(waiting.said)

    async def _say_all(self, waiting: Waiting) -> None:
        """Who is here before all else: what is said of somebody may be true only since they left."""
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

    # Hearing.

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
                self._spawn(catching_up.follow(self._registry, table))
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
