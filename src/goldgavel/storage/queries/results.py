"""Results of games, and statistics over them."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, Row, func, insert, select

from goldgavel.storage.queries.players import known_players
from goldgavel.storage.queries.tables import end_table, rows_of_seats
from goldgavel.storage.rows import LevelStatistics, PlayerStatistics, ResultRow, SeriesResult, TableRow
from goldgavel.storage.schema import results, seats, tables


class LevelGroup(NamedTuple):
    """Games with the same kind of opponents."""

    game: str
    people: bool
    bot: str | None


def finish(connection: Connection, row: TableRow, rows: Sequence[ResultRow]) -> None:
    """Save the end of a game: the table's row and the results."""
    end_table(connection, row)
    known = known_players(connection, [result.player for result in rows])
    values = [
        msgspec.structs.asdict(result) | {"player": result.player if result.player in known else None}
        for result in rows
    ]
    if values:
        connection.execute(insert(results), values)


def results_of(connection: Connection, table_ids: Sequence[str]) -> Mapping[str, list[ResultRow]]:
    return rows_of_seats(connection, results, table_ids, result_row)


def result_row(found: Row[Any]) -> ResultRow:
    return ResultRow(**found._mapping)  # noqa: SLF001 - the documented name


def series_before(connection: Connection, row: TableRow) -> list[SeriesResult]:
    """Return the results of the series' earlier games, in order of games and seats."""
    if row.series is None:
        return []
    is_seat = (seats.c.table == results.c.table) & (seats.c.seat == results.c.seat)
    query = (
        select(
            tables.c.series_place.label("place"),
            results.c.seat,
            seats.c.player,
            seats.c.name,
            seats.c.bot,
            results.c.won,
        )
        .join_from(tables, results, results.c.table == tables.c.id)
        .join(seats, is_seat)
        .where(tables.c.series == row.series, tables.c.series_place < row.series_place)
    )
    found = [SeriesResult(**each._mapping) for each in connection.execute(query)]  # noqa: SLF001
    return sorted(found, key=lambda result: (result.place, result.seat))


def statistics(connection: Connection, player_id: str) -> list[PlayerStatistics]:
    kind = (results.c.game, results.c.players)
    query = (
        select(
            *kind,
            func.count().label("games"),
            func.sum(results.c.won).label("won"),
            func.sum(results.c.score).label("score_sum"),
            func.max(results.c.score).label("best"),
        )
        .where(results.c.player == player_id)
        .group_by(*kind)
        .order_by(*kind)
    )
    return [PlayerStatistics(**row._mapping) for row in connection.execute(query)]  # noqa: SLF001


def level_statistics(connection: Connection, player_id: str) -> list[LevelStatistics]:
    """Return the player's totals by game and opponents: one level of bots, several levels, or people."""
    others = seats.alias("others")
    query = (
        select(
            results.c.game,
            results.c.won,
            (func.count() > func.count(others.c.bot)).label("people"),
            func.min(others.c.bot).label("one"),
            func.max(others.c.bot).label("other"),
        )
        .join(others, (others.c.table == results.c.table) & (others.c.seat != results.c.seat))
        .where(results.c.player == player_id)
        .group_by(results.c.table, results.c.seat, results.c.game, results.c.won)
    )
    sums: defaultdict[LevelGroup, list[float]] = defaultdict(list)
    for row in connection.execute(query):
        bot = row.one if not row.people and row.one == row.other else None
        sums[LevelGroup(row.game, bool(row.people), bot)].append(row.won)
    return [
        LevelStatistics(game=group.game, people=group.people, bot=group.bot, games=len(won), won=sum(won))
        for group, won in sorted(sums.items(), key=lambda item: (*item[0][:2], item[0].bot or ""))
    ]
