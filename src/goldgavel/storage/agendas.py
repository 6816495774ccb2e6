"""Tables with a clock: when something happens at them next, although nobody is there."""

from sqlalchemy import Connection, Select, select, update

from goldgavel.storage.rows import Agenda
from goldgavel.storage.schema import tables


def keep_agenda(connection: Connection, table_id: str, due: float | None, agenda: Agenda | None) -> None:
    connection.execute(update(tables).where(tables.c.id == table_id).values(due=due, agenda=agenda))


def is_any_due(connection: Connection, before: float) -> bool:
    return connection.execute(_due(before, 1)).one_or_none() is not None


def claim_due(connection: Connection, before: float, until: float, limit: int) -> list[str]:
    """Tables where something is due: whoever is given them sees to it; nobody else is until the given time."""
    due = _due(before, limit).with_for_update(skip_locked=True)
    claimed = update(tables).where(tables.c.id.in_(due)).values(due=until).returning(tables.c.id)
    return list(connection.scalars(claimed))


def _due(before: float, limit: int) -> Select[tuple[str]]:
    is_due = (tables.c.status == "playing") & (tables.c.due <= before)
    return select(tables.c.id).where(is_due).order_by(tables.c.due).limit(limit)
