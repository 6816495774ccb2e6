"""What a worker knows of the others at the tables that it has in memory: who is there, and who keeps which table.

It comes in notices, and from the database where a notice may have been missed. What is read is older than a notice
that came while it was read: then it is read once more.
"""

from collections import Counter
from collections.abc import Callable, Coroutine, Sequence
from typing import TYPE_CHECKING, Any

from goldgavel.server.tables import presence
from goldgavel.server.workers import topics

if TYPE_CHECKING:
    from goldgavel.server.lobby.registry import TableRegistry
    from goldgavel.server.tables.table import LiveTable
    from goldgavel.server.workers.outbox import Outbox
    from goldgavel.storage.postgres.workers import Company

Spawn = Callable[[Coroutine[Any, Any, None]], None]


class Acquaintance:
    def __init__(self, me: str, outbox: "Outbox", spawn: Spawn) -> None:
        self.registry: TableRegistry
        self._me = me
        self._outbox = outbox
        self._spawn = spawn
        self._keepers: dict[str, str] = {}
        self._news: Counter[str] = Counter()
        """By table that is here: how often something became known of it otherwise than by reading."""

    # Keepers.

    def keeps(self, name: str) -> bool:
        return self._keepers.get(name) == self._me

    def look_after(self, table: "LiveTable") -> None:
        if table.row.id not in self._keepers:
            self._outbox.want(table.row.id)

    def want(self, table: "LiveTable") -> None:
        """Keep a table that nobody keeps, if somebody is connected to it here."""
        if any(table.audience.by_reader):
            self.look_after(table)

    def let_go(self, name: str) -> None:
        self._news.pop(name, None)
        if self._keepers.pop(name, None) == self._me:
            self._outbox.leave(name)

    def take_charge(self, name: str) -> None:
        """The database has given it to us."""
        table = self.registry.tables.get(name)
        if table is None:
            self._outbox.leave(name)
            return
        self.note_news(name)
        self._keepers[name] = self._me
        presence.take_charge(table)

    # Hearing.

    def note_news(self, name: str) -> None:
        self._news[name] += 1

    def come(self, table: "LiveTable", worker: str, here: list[int]) -> None:
        presence.update_remote_presence(table, worker, here)
        self._start_if_all_are_here(table)

    def kept(self, table: "LiveTable", worker: str) -> None:
        """If it is ours as well, one of the two is of yesterday: whoever claims it anew is told which."""
        if self.keeps(table.row.id):
            self._outbox.want(table.row.id)
        else:
            self._keepers[table.row.id] = worker

    def released(self, table: "LiveTable", worker: str) -> None:
        if self._keepers.get(table.row.id) == worker:
            del self._keepers[table.row.id]
            self.want(table)

    def others(self) -> set[str]:
        """All workers of whom we know anything."""
        here = {worker for table in self.registry.tables.values() for worker in table.audience.elsewhere}
        return (here | set(self._keepers.values())) - {self._me}

    def forget(self, worker: str) -> None:
        """A worker that is dead, or took its leave."""
        for table in list(self.registry.tables.values()):
            self.note_news(table.row.id)
            if worker in table.audience.elsewhere:
                presence.update_remote_presence(table, worker, [])
            if self._keepers.get(table.row.id) == worker:
                del self._keepers[table.row.id]
            self.want(table)

    def _start_if_all_are_here(self, table: "LiveTable") -> None:
        if any(table.audience.by_reader) and topics.can_start(table):
            self._spawn(topics.start_if_all_are_here(table))

    # Reading.

    async def get_to_know(self, tables: "Sequence[LiveTable]") -> None:
        """Who is at these tables and who keeps them."""
        while tables:
            names = [table.row.id for table in tables]
            before = [self._news[name] for name in names]
            found = await self.registry.context.store.companies(names)
            overtaken = []
            for table, news in zip(tables, before, strict=True):
                if self.registry.tables.get(table.row.id) is not table:
                    continue  # it was let go of meanwhile
                if self._news[table.row.id] == news:
                    self.introduce(table, found[table.row.id])
                else:
                    overtaken.append(table)
            tables = overtaken

    def introduce(self, table: "LiveTable", company: "Company") -> None:
        kept_before = self.keeps(table.row.id)
        self._keepers.pop(table.row.id, None)
        if company.keeper is not None:
            self._keepers[table.row.id] = company.keeper
        is_others = company.keeper not in {None, self._me}
        if is_others and set(company.stand_ins) != table.stand_ins:
            presence.set_stand_ins(table, company.stand_ins)
        known = table.audience.elsewhere
        for worker in (known.keys() | company.here.keys()) - {self._me}:
            if known.get(worker, []) != company.here.get(worker, []):
                presence.update_remote_presence(table, worker, company.here.get(worker, []))
        if self.keeps(table.row.id) and not kept_before:
            presence.take_charge(table)
        self.want(table)
        # What we read may be news, or a notice of it came too early to be heard.
        self._start_if_all_are_here(table)
