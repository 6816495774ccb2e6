"""Agendas of tables: when their next automatic action is due, and what memory would lose."""

from sqlalchemy import Connection, exists, select, update

from goldgavel.storage.rows import Agenda
from goldgavel.storage.schema import owners, tables


def keep_agenda(connection: Connection, table_id: str, due: float | None, agenda: Agenda | None) -> None:
    connection.execute(update(tables).where(tables.c.id == table_id).values(due=due, agenda=agenda))


def due_tables(connection: Connection, before: float, after: str, limit: int) -> list[str]:
    """Return up to `limit` ids after the given one, in order: of tables without an owner that are due."""
    is_due = (tables.c.status == "playing") & (tables.c.due <= before) & (tables.c.id > after)
    is_owned = exists().where(owners.c.table == tables.c.id)
    found = select(tables.c.id).where(is_due, ~is_owned).order_by(tables.c.id).limit(limit)
    return list(connection.scalars(found))
