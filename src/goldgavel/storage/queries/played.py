"""The tables at which a player has a seat, and the people who sat there too."""

from collections.abc import Iterator
from typing import Literal, NamedTuple

from sqlalchemy import ColumnElement, Connection, Exists, exists, func, select

from goldgavel.storage.queries.results import results_of
from goldgavel.storage.queries.tables import seats_of, table_row
from goldgavel.storage.rows import RecentPlayer, ResultRow, SeatRow, TableRow
from goldgavel.storage.schema import mutes, results, seats, tables

Result = Literal["won", "lost", "unfinished"]
Company = Literal["people", "bots"]

LATEST = 100
"""How many of a player's latest tables are searched for people."""

OTHERS = seats.alias("others")
OTHER_SEAT = (OTHERS.c.table == seats.c.table) & (OTHERS.c.seat != seats.c.seat)


class GameFilter(NamedTuple):
    """Which of a player's tables are wanted. None stands for all."""

    game: str | None = None
    result: Result | None = None
    """`won` includes shared wins. `unfinished` is every game without a result, also one that was ended early."""
    company: Company | None = None
    """`bots`: all other seats are bots'. `people`: at least one is not, even if it is still free."""
    player: str | None = None
    """The id of another player at the table."""


EVERYTHING = GameFilter()

Played = tuple[TableRow, list[SeatRow], list[ResultRow]]


def tables_of(
    connection: Connection,
    player_id: str,
    limit: int,
    before: float | None = None,
    wanted: GameFilter = EVERYTHING,
) -> list[Played]:
    """Return a player's tables, newest first; for the next page, those created before a time."""
    rows = _tables_of(connection, player_id, limit, before, wanted)
    ids = [row.id for row in rows]
    seat_rows, ends = seats_of(connection, ids), results_of(connection, ids)
    return [(row, seat_rows[row.id], ends[row.id]) for row in rows]


def _tables_of(
    connection: Connection, player_id: str, limit: int, before: float | None, wanted: GameFilter
) -> list[TableRow]:
    seated = select(seats.c.table).where(seats.c.player == player_id, *_conditions(wanted))
    if before is not None:
        seated = seated.where(seats.c.created < before)
    ids = connection.scalars(seated.order_by(seats.c.created.desc()).limit(limit)).all()
    if not ids:
        return []
    found = {row.id: table_row(row) for row in connection.execute(select(tables).where(tables.c.id.in_(ids)))}
    return [found[table_id] for table_id in dict.fromkeys(ids)]


def _conditions(wanted: GameFilter) -> Iterator[ColumnElement[bool]]:
    """Conditions on the player's seat."""
    if wanted.game is not None:
        yield exists().where(tables.c.id == seats.c.table, tables.c.game == wanted.game)
    if wanted.result is not None:
        yield _has_result(wanted.result)
    if wanted.company is not None:
        with_people = exists().where(OTHER_SEAT, OTHERS.c.bot.is_(None))
        yield with_people if wanted.company == "people" else ~with_people
    if wanted.player is not None:
        yield exists().where(OTHER_SEAT, OTHERS.c.player == wanted.player)


def _has_result(result: Result) -> ColumnElement[bool]:
    own: Exists = exists().where(results.c.table == seats.c.table, results.c.seat == seats.c.seat)
    if result == "unfinished":
        return ~own
    return own.where(results.c.won > 0 if result == "won" else results.c.won == 0)


def recent_players(connection: Connection, player_id: str, limit: int) -> list[RecentPlayer]:
    """Return the people of this player's latest started games, latest first, except those the player has muted.

    They have the name that they had at the last table: a later one is not the player's business.
    """
    mine = select(seats.c.table).where(seats.c.player == player_id)
    ids = connection.scalars(mine.order_by(seats.c.created.desc()).limit(LATEST)).all()
    if not ids:
        return []
    last = func.coalesce(tables.c.ended, tables.c.started)
    muted = exists().where(mutes.c.player == player_id, mutes.c.muted == seats.c.player)
    query = (
        select(seats.c.player, seats.c.name, last.label("last"))
        .join(tables, tables.c.id == seats.c.table)
        .where(
            tables.c.id.in_(ids),
            tables.c.started.is_not(None),
            seats.c.player.is_not(None),
            seats.c.player != player_id,
            ~muted,
        )
    )
    found: dict[str, RecentPlayer] = {}
    for row in sorted(connection.execute(query), key=lambda one: -one.last):
        found.setdefault(row.player, RecentPlayer(player=row.player, name=row.name, last=row.last))
    return list(found.values())[:limit]
