"""Agendas of tables with a clock: when their next automatic action is due."""

from sqlalchemy import Connection, Select, exists, select, update

from goldgavel.storage.rows import Agenda
from goldgavel.storage.schema import keeping, tables


def keep_agenda(connection: Connection, table_id: str, due: float | None, agenda: Agenda | None) -> None:
    connection.execute(update(tables).where(tables.c.id == table_id).values(due=due, agenda=agenda))


def is_any_due(connection: Connection, worker: str, before: float) -> bool:
    return connection.execute(_due(worker, before, 1)).one_or_none() is not None


def claim_due(connection: Connection, worker: str, before: float, until: float, limit: int) -> list[str]:
    """Lease the tables with an action due before `before`, and return their ids. The lease lasts until `until`."""
    due = _due(worker, before, limit).with_for_update(skip_locked=True)
    claimed = update(tables).where(tables.c.id.in_(due)).values(due=until).returning(tables.c.id)
    return list(connection.scalars(claimed))


def _due(worker: str, before: float, limit: int) -> Select[tuple[str]]:
    """Select due tables, except those another worker owns: that worker handles them itself."""
    is_due = (tables.c.status == "playing") & (tables.c.due <= before)
    is_kept = exists().where(keeping.c.table == tables.c.id, keeping.c.worker != worker)
    return select(tables.c.id).where(is_due, ~is_kept).order_by(tables.c.due).limit(limit)
