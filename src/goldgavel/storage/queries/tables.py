"""Tables and their seats."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, Row, Table, delete, exists, func, insert, select, update

from goldgavel.kernel.table_settings import SLOW
from goldgavel.storage.errors import Conflict, Missing
from goldgavel.storage.queries.log import last_version
from goldgavel.storage.queries.players import known_players
from goldgavel.storage.rows import SeatRow, TableRow
from goldgavel.storage.schema import log, seats, tables

R = TypeVar("R")

MOST_REMOVED = 1000
"""Maximum number of tables removed per call, so that no move has to wait long."""

UNTOUCHED = (tables.c.status == "open") & ~exists().where(log.c.table == tables.c.id)
"""Not started. A table with a log is never removed, whatever its status says: the log is authoritative."""

THINKING = tables.c.settings[("clock", "seconds")].as_float()
"""The seconds of a table's clock; NULL without a clock."""

# Prepared here on one thread: msgspec crashes the process if several threads are the first to decode a type.
msgspec.json.Decoder(TableRow)


def add_table(connection: Connection, row: TableRow, seat_rows: Sequence[SeatRow]) -> None:
    connection.execute(insert(tables), _values(connection, row))
    _put_seats(connection, row.id, row.created, seat_rows)


def add_rematch(connection: Connection, before: TableRow, row: TableRow, seat_rows: Sequence[SeatRow]) -> TableRow:
    """Add a table for a rematch; return the previous table's row, which now names it as `next`.

    Both belong to the rematch's series from now on.
    """
    saved = save_table(connection, msgspec.structs.replace(before, next=row.id, series=row.series))
    add_table(connection, row, seat_rows)
    return saved


def save_table(connection: Connection, row: TableRow) -> TableRow:
    """Save the row and return it with its new revision; raise `Conflict` if it was changed since it was read."""
    saved = msgspec.structs.replace(row, revision=row.revision + 1)
    found = (tables.c.id == row.id) & (tables.c.revision == row.revision)
    if not connection.execute(update(tables).where(found), _values(connection, saved)).rowcount:
        if connection.scalar(select(tables.c.id).where(tables.c.id == row.id)) is None:
            raise Missing("storage-no-table")
        raise Conflict("storage-conflict")
    return saved


def end_table(connection: Connection, row: TableRow) -> None:
    """Save the end of the game, without checking the revision: the last log entry, written with it, decides."""
    ends = {name: getattr(row, name) for name in ("status", "touched", "ended", "ending")}
    changed = update(tables).where(tables.c.id == row.id)
    if not connection.execute(
        changed.values(**ends, due=None, agenda=None, revision=tables.c.revision + 1)
    ).rowcount:
        raise Missing("storage-no-table")


def save_seats(connection: Connection, table_id: str, seat_rows: Sequence[SeatRow]) -> None:
    created = connection.scalar(select(tables.c.created).where(tables.c.id == table_id))
    if created is None:
        raise Missing("storage-no-table")
    connection.execute(delete(seats).where(seats.c.table == table_id))
    _put_seats(connection, table_id, created, seat_rows)


def save(connection: Connection, row: TableRow, seat_rows: Sequence[SeatRow]) -> TableRow:
    saved = save_table(connection, row)
    save_seats(connection, row.id, seat_rows)
    return saved


def give_order(connection: Connection, table_id: str, seat: int, order: dict[str, Any], version: int) -> None:
    """Save a standing order given at this version of the log; raise `Conflict` if the log has grown since.

    The row lock keeps the log from growing until this is saved, so that all workers agree on the order of events.
    """
    locked = select(tables.c.id).where(tables.c.id == table_id).with_for_update()
    if connection.scalar(locked) is None:
        raise Missing("storage-no-table")
    if last_version(connection, table_id) != version:
        raise Conflict("storage-conflict")
    is_seat = (seats.c.table == table_id) & (seats.c.seat == seat)
    connection.execute(update(seats).where(is_seat).values(order=order))
    connection.execute(update(tables).where(tables.c.id == table_id).values(revision=tables.c.revision + 1))


def table(connection: Connection, table_id: str) -> tuple[TableRow, list[SeatRow]] | None:
    found = connection.execute(select(tables).where(tables.c.id == table_id)).one_or_none()
    return (table_row(found), seats_of(connection, [table_id])[table_id]) if found else None


def listed_tables(connection: Connection, limit: int) -> list[tuple[TableRow, list[SeatRow]]]:
    """Return the publicly listed open tables, newest first."""
    query = select(tables).where(tables.c.status == "open", tables.c.listed.is_(True))
    found = connection.execute(query.order_by(tables.c.created.desc()).limit(limit)).all()
    seat_rows = seats_of(connection, [row.id for row in found])
    return [(table_row(row), seat_rows[row.id]) for row in found]


def table_ids(connection: Connection, after: str, limit: int) -> list[str]:
    """Return up to `limit` table ids after the given one, in order."""
    return list(
        connection.scalars(select(tables.c.id).where(tables.c.id > after).order_by(tables.c.id).limit(limit))
    )


def open_tables(connection: Connection, player_id: str) -> int:
    """Return how many tables of this host have not started."""
    query = select(func.count()).where(tables.c.maker == player_id, tables.c.status == "open")
    return connection.scalar(query) or 0


def remove_expired(connection: Connection, before: float, slow_before: float) -> list[str]:
    """Delete tables that never started and were not touched since; return their ids."""
    # Players of slow games may take days to gather as well.
    quick = (tables.c.touched < before) & (THINKING.is_(None) | (THINKING < SLOW))
    is_old = quick | (tables.c.touched < slow_before)
    old = select(tables.c.id).where(UNTOUCHED, is_old).limit(MOST_REMOVED)
    return list(connection.scalars(delete(tables).where(tables.c.id.in_(old)).returning(tables.c.id)))


def seats_of(connection: Connection, table_ids: Sequence[str]) -> Mapping[str, list[SeatRow]]:
    return rows_of_seats(connection, seats, table_ids, seat_row)


def rows_of_seats(
    connection: Connection, columns: Table, table_ids: Sequence[str], make: Callable[[Row[Any]], R]
) -> Mapping[str, list[R]]:
    """Return what is stored per seat of these tables, by table and in the order of the seats."""
    rows: defaultdict[str, list[R]] = defaultdict(list)
    if table_ids:
        query = select(columns).where(columns.c.table.in_(table_ids)).order_by(columns.c.table, columns.c.seat)
        for found in connection.execute(query):
            rows[found.table].append(make(found))
    return rows


def seat_row(found: Row[Any]) -> SeatRow:
    return SeatRow(seat=found.seat, player=found.player, name=found.name, bot=found.bot, order=found.order)


def table_row(found: Row[Any]) -> TableRow:
    return msgspec.convert(found._mapping, TableRow)  # noqa: SLF001 - the documented name


def _values(connection: Connection, row: TableRow) -> dict[str, Any]:
    """Return the column values. The host is cleared if that player was deleted."""
    known = known_players(connection, [row.maker])
    derived = {"listed": row.settings.listed, "maker": row.maker if row.maker in known else ""}
    return msgspec.structs.asdict(row) | derived


def _put_seats(connection: Connection, table_id: str, created: float, seat_rows: Iterable[SeatRow]) -> None:
    """Insert the seats. A deleted player is cleared, even if the caller's data still names them."""
    seat_rows = list(seat_rows)
    known = known_players(connection, [row.player for row in seat_rows])
    rows = [
        msgspec.structs.asdict(
            msgspec.structs.replace(row, player=None, name="") if row.player and row.player not in known else row
        )
        | {"table": table_id, "created": created}
        for row in seat_rows
    ]
    if rows:
        connection.execute(insert(seats), rows)
