"""Tables and their chairs."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, delete, exists, func, insert, select, update

from goldgavel.kernel.clocks import SLOW
from goldgavel.storage.errors import Conflict, Missing
from goldgavel.storage.queries.log import last_version
from goldgavel.storage.queries.players import known_players
from goldgavel.storage.rows import SeatRow, TableRow
from goldgavel.storage.schema import log, seats, tables

MOST_REMOVED = 1000
"""At most so many tables are removed at once, so that nobody's move waits long behind it."""

UNTOUCHED = (tables.c.status == "open") & ~exists().where(log.c.table == tables.c.id)
"""Not started. A table with a log is kept, whatever its status says: the log is the truth."""

SLOW_CLOCK = tables.c.clock["seconds"].as_float() >= SLOW
"""Its people gather over days too."""

# Understood here, on one thread: where several threads are the first to read a type, msgspec crashes the process.
msgspec.json.Decoder(TableRow)


def add_table(connection: Connection, row: TableRow, chairs: Sequence[SeatRow]) -> None:
    connection.execute(insert(tables), _values(connection, row))
    _put_seats(connection, row.id, row.created, chairs)


def save_table(connection: Connection, row: TableRow) -> TableRow:
    """Save a change of the table as it was read; the table as it is now. If it was changed since: a `Conflict`."""
    saved = msgspec.structs.replace(row, revision=row.revision + 1)
    found = (tables.c.id == row.id) & (tables.c.revision == row.revision)
    if not connection.execute(update(tables).where(found), _values(connection, saved)).rowcount:
        if connection.scalar(select(tables.c.id).where(tables.c.id == row.id)) is None:
            raise Missing("storage-no-table")
        raise Conflict("storage-conflict")
    return saved


def end_table(connection: Connection, row: TableRow) -> None:
    """What the end of its game changes. The log's last entry, which comes with it, says that it is the end."""
    ends = {name: getattr(row, name) for name in ("status", "touched", "ended", "ending")}
    changed = update(tables).where(tables.c.id == row.id)
    if not connection.execute(
        changed.values(**ends, due=None, agenda=None, revision=tables.c.revision + 1)
    ).rowcount:
        raise Missing("storage-no-table")


def save_seats(connection: Connection, table_id: str, chairs: Sequence[SeatRow]) -> None:
    created = connection.scalar(select(tables.c.created).where(tables.c.id == table_id))
    if created is None:
        raise Missing("storage-no-table")
    connection.execute(delete(seats).where(seats.c.table == table_id))
    _put_seats(connection, table_id, created, chairs)


def save(connection: Connection, row: TableRow, chairs: Sequence[SeatRow]) -> TableRow:
    saved = save_table(connection, row)
    save_seats(connection, row.id, chairs)
    return saved


def give_order(connection: Connection, table_id: str, seat: int, order: dict[str, Any], version: int) -> None:
    """Keep a standing order that was given at this version of the log: a `Conflict` if the log has gone on.

    The lock keeps it from going on until this is saved, so that all agree on what came first.
    """
    locked = select(tables.c.id).where(tables.c.id == table_id).with_for_update()
    if connection.scalar(locked) is None:
        raise Missing("storage-no-table")
    if last_version(connection, table_id) != version:
        raise Conflict("storage-conflict")
    chair = (seats.c.table == table_id) & (seats.c.seat == seat)
    connection.execute(update(seats).where(chair).values(order=order))
    connection.execute(update(tables).where(tables.c.id == table_id).values(revision=tables.c.revision + 1))


def table(connection: Connection, table_id: str) -> tuple[TableRow, list[SeatRow]] | None:
    found = connection.execute(select(tables).where(tables.c.id == table_id)).one_or_none()
    return (table_row(found), seats_of(connection, [table_id])[table_id]) if found else None


def heads(connection: Connection, table_ids: Sequence[str]) -> dict[str, tuple[int, int]]:
    """How far each table has come that is still there: the revision of its row, the version of its log."""
    last = select(func.max(log.c.version)).where(log.c.table == tables.c.id).scalar_subquery()
    found = connection.execute(select(tables.c.id, tables.c.revision, last).where(tables.c.id.in_(table_ids)))
    return {table_id: (revision, version or 0) for table_id, revision, version in found}


def listed_tables(connection: Connection, limit: int) -> list[tuple[TableRow, list[SeatRow]]]:
    """Open tables for everybody, newest first."""
    query = select(tables).where(tables.c.status == "open", tables.c.listed.is_(True))
    found = connection.execute(query.order_by(tables.c.created.desc()).limit(limit)).all()
    chairs = seats_of(connection, [row.id for row in found])
    return [(table_row(row), chairs[row.id]) for row in found]


def tables_at_which(connection: Connection, player_id: str, limit: int, before: float | None) -> list[TableRow]:
    """Tables with a chair of this player, newest first; those made before a time, for the next page."""
    chairs = select(seats.c.table).where(seats.c.player == player_id)
    if before is not None:
        chairs = chairs.where(seats.c.created < before)
    ids = connection.scalars(chairs.order_by(seats.c.created.desc()).limit(limit)).all()
    if not ids:
        return []
    found = {row.id: table_row(row) for row in connection.execute(select(tables).where(tables.c.id.in_(ids)))}
    return [found[table_id] for table_id in dict.fromkeys(ids)]


def table_ids(connection: Connection, after: str, limit: int) -> list[str]:
    """The ids of all tables in their order, so many after one of them."""
    return list(
        connection.scalars(select(tables.c.id).where(tables.c.id > after).order_by(tables.c.id).limit(limit))
    )


def open_tables(connection: Connection, player_id: str) -> int:
    """How many tables of this maker wait for their start."""
    query = select(func.count()).where(tables.c.maker == player_id, tables.c.status == "open")
    return connection.scalar(query) or 0


def remove_expired(connection: Connection, before: float, slow_before: float) -> list[str]:
    """Remove tables that were never started and not touched since; their ids."""
    quick = (tables.c.touched < before) & (tables.c.clock.is_(None) | ~SLOW_CLOCK)
    is_old = quick | (tables.c.touched < slow_before)
    old = select(tables.c.id).where(UNTOUCHED, is_old).limit(MOST_REMOVED)
    return list(connection.scalars(delete(tables).where(tables.c.id.in_(old)).returning(tables.c.id)))


def seats_of(connection: Connection, table_ids: Sequence[str]) -> Mapping[str, list[SeatRow]]:
    chairs: defaultdict[str, list[SeatRow]] = defaultdict(list)
    if not table_ids:
        return chairs
    query = select(seats).where(seats.c.table.in_(table_ids)).order_by(seats.c.table, seats.c.seat)
    for found in connection.execute(query):
        chairs[found.table].append(seat_row(found))
    return chairs


def seat_row(found: Row[Any]) -> SeatRow:
    return SeatRow(seat=found.seat, player=found.player, name=found.name, bot=found.bot, order=found.order)


def table_row(found: Row[Any]) -> TableRow:
    return msgspec.convert(found._mapping, TableRow)  # noqa: SLF001 - the documented name


def _values(connection: Connection, row: TableRow) -> dict[str, Any]:
    """A table that was made by somebody who is forgotten is nobody's."""
    known = known_players(connection, [row.maker])
    return msgspec.structs.asdict(row) | {"maker": row.maker if row.maker in known else ""}


def _put_seats(connection: Connection, table_id: str, created: float, chairs: Iterable[SeatRow]) -> None:
    """Who is forgotten stays so, even if somebody who has not heard of it still names them."""
    chairs = list(chairs)
    known = known_players(connection, [chair.player for chair in chairs])
    rows = [
        msgspec.structs.asdict(
            msgspec.structs.replace(chair, player=None, name="")
            if chair.player and chair.player not in known
            else chair
        )
        | {"table": table_id, "created": created}
        for chair in chairs
    ]
    if rows:
        connection.execute(insert(seats), rows)
