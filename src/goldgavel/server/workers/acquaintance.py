"""What a worker knows about the other workers at its tables: who is connected, and which worker owns each table.

The owner of a table (its keeper) runs the table's timers, deals and bots. The information arrives in notices, and
is read from the database where a notice may have been missed. If a notice arrives during a read, the read is
repeated.
"""

from collections import Counter
from collections.abc import Callable, Coroutine, Sequence
from typing import TYPE_CHECKING, Any

from goldgavel.server.tables import presence
from goldgavel.server.workers import topics
from goldgavel.storage.postgres.workers import companies

if TYPE_CHECKING:
    from goldgavel.server.lobby.registry import TableRegistry
    from goldgavel.server.tables.table import LiveTable
    from goldgavel.server.workers.outbox import Outbox
    from goldgavel.storage.postgres.workers import Company

Spawn = Callable[[Coroutine[Any, Any, None]], object]


class Acquaintance:
    def __init__(self, me: str, outbox: "Outbox", spawn: Spawn) -> None:
        self.registry: TableRegistry
        self._me = me
        self._outbox = outbox
        self._spawn = spawn
        self._keepers: dict[str, str] = {}
        self._news: Counter[str] = Counter()
        """By table in memory: how many changes became known by other means than reading."""

    # Ownership.

    def keeps(self, name: str) -> bool:
        return self._keepers.get(name) == self._me

    def look_after(self, table: "LiveTable") -> None:
        if table.row.id not in self._keepers:
            self._outbox.want(table.row.id)

    def want(self, table: "LiveTable") -> None:
        """Claim a table without an owner, if it has connections here."""
        if any(table.audience.by_reader):
            self.look_after(table)

    def let_go(self, name: str) -> None:
        self._news.pop(name, None)
        if self._keepers.pop(name, None) == self._me:
            self._outbox.leave(name)

    def take_charge(self, name: str) -> None:
        """Own a table after the database has granted the claim."""
        table = self.registry.tables.get(name)
        if table is None:
            self._outbox.leave(name)
            return
        self.note_news(name)
        self._keepers[name] = self._me
        presence.take_charge(table)

    # Notices from other workers.

    def note_news(self, name: str) -> None:
        self._news[name] += 1

    def come(self, table: "LiveTable", worker: str, here: list[int]) -> None:
        presence.update_remote_presence(table, worker, here)
        self._start_if_all_are_here(table)

    def kept(self, table: "LiveTable", worker: str) -> None:
        """Another worker owns the table. If we own it too, one of both is outdated: claim it again to find out."""
        if self.keeps(table.row.id):
            self._outbox.want(table.row.id)
        else:
            self._keepers[table.row.id] = worker

    def released(self, table: "LiveTable", worker: str) -> None:
        if self._keepers.get(table.row.id) == worker:
            del self._keepers[table.row.id]
            self.want(table)

    def others(self) -> set[str]:
        """All other workers that we know of."""
        here = {worker for table in self.registry.tables.values() for worker in table.audience.elsewhere}
        return (here | set(self._keepers.values())) - {self._me}

    def forget(self, worker: str) -> None:
        """Forget a worker that has died or left."""
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

    # Reading from the database.

    async def get_to_know(self, tables: "Sequence[LiveTable]") -> None:
        """Read who is connected to these tables and which workers own them."""
        while tables:
            names = [table.row.id for table in tables]
            before = [self._news[name] for name in names]
            found = await self.registry.context.store.read(companies, names)
            overtaken = []
            for table, news in zip(tables, before, strict=True):
                if self.registry.tables.get(table.row.id) is not table:
                    continue  # it was unloaded meanwhile
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
        # The read may contain news, also of a notice that arrived too early.
        self._start_if_all_are_here(table)
