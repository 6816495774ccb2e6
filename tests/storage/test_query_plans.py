"""Frequent queries use an index and do not sort."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from sqlalchemy import Connection, event, text

from goldgavel.storage.postgres.appender import append_in
from goldgavel.storage.queries import devices, played, players, results, sign_in, tables, unused
from goldgavel.storage.queries.devices import UNKNOWN
from goldgavel.storage.queries.log import entries_of, entry_rows
from goldgavel.storage.queries.played import GameFilter
from goldgavel.storage.store import Store
from tests.storage.kit import CHAIRS, entry, opened, secret_of, table


async def forget_with_series(store: Store) -> None:
    """A player who sits at a table of another host's series."""
    await store.write(tables.add_table, table(id="u", maker="", series="u"), CHAIRS)
    await store.forget_player("ann")


async def sign_in_by_recovery_code(store: Store) -> None:
    await store.write(sign_in.set_recovery_code, "ann", secret_of("code"), 1.0)
    await store.write(sign_in.sign_in_by_recovery_code, secret_of("code"), secret_of("new"), 2.0, UNKNOWN)


QUESTIONS: dict[str, Callable[[Store], Awaitable[Any]]] = {
    "log": lambda store: store.read(entries_of, "t"),
    "table": lambda store: store.read(tables.table, "t"),
    "tables_of": lambda store: store.read(played.tables_of, "ann", 10),
    "tables_of, next page": lambda store: store.read(played.tables_of, "ann", 10, 500.0),
    "tables_of, filtered": lambda store: store.read(
        played.tables_of, "ann", 10, None, GameFilter("aurum", "unfinished", "people", "bob")
    ),
    "tables_of, won against bots": lambda store: store.read(
        played.tables_of, "ann", 10, 500.0, GameFilter(result="won", company="bots")
    ),
    "recent_players": lambda store: store.read(played.recent_players, "ann", 10),
    "listed_tables": lambda store: store.read(tables.listed_tables, 10),
    "player": lambda store: store.read(players.player, "ann"),
    "player_by_secret": lambda store: store.read(devices.player_by_secret, secret_of("ann")),
    "results": lambda store: store.read(results.results_of, ["t"]),
    "series_before": lambda store: store.read(results.series_before, table(series="t", series_place=1)),
    "add_secret": lambda store: store.write(devices.add_secret, "ann", secret_of("phone"), 1.0),
    "device_by_secrets": lambda store: store.read(
        devices.device_by_secrets, [secret_of("ann"), secret_of("phone")]
    ),
    "note_visit": lambda store: store.write(devices.note_visit, secret_of("ann"), 9e9, UNKNOWN),
    "use_link": lambda store: store.write(sign_in.use_link, secret_of("link"), 1.0),
    "save": lambda store: store.change("t", None, tables.save, table(), CHAIRS),
    "append with an end": lambda store: store.append("t", [entry(1)], (table(), [])),
}
# These group or delete: no whole table may be read, but a few rows may be sorted.
RARE: dict[str, Callable[[Store], Awaitable[Any]]] = {
    "statistics": lambda store: store.read(results.statistics, "ann"),
    "level_statistics": lambda store: store.read(results.level_statistics, "ann"),
    "devices_of": lambda store: store.read(devices.devices_of, "ann"),
    "remove_other_devices": lambda store: store.write(devices.remove_other_devices, "ann", secret_of("ann")),
    "sign_in_by_recovery_code": sign_in_by_recovery_code,
    "unused_players": lambda store: store.read(unused.unused_players, "a", 9e9),
    "remove_unused_players": lambda store: store.write(unused.remove_unused_players, ["ann"], 9e9),
    "remove_expired": lambda store: store.remove_expired(50.0),
    "forget_player": lambda store: store.forget_player("ann"),
    "forget_player with a series": forget_with_series,
}


def plans(url: str, question: Callable[[Store], Awaitable[Any]]) -> list[str]:
    """Return the plan of every statement of a query."""
    asked: list[tuple[str, Any]] = []

    def note(_c: Any, _cursor: Any, statement: str, parameters: Any, _context: Any, many: bool) -> None:
        asked.append((statement, parameters[0] if many else parameters))

    async def scene() -> None:
        async with opened(url, ["ann"], ["t"]) as store:
            for engine in (store.database.reader, store.database.writer):
                event.listen(engine, "before_cursor_execute", note)
            await question(store)

    asyncio.run(scene())
    plain = sqlite3.connect(url.removeprefix("sqlite:///"))
    steps = [
        step
        for statement, parameters in asked
        if not statement.startswith("BEGIN")
        for *_, step in plain.execute(f"EXPLAIN QUERY PLAN {statement}", parameters)
    ]
    plain.close()
    return steps


@pytest.mark.parametrize("name", list(QUESTIONS))
def test_hot_questions_search_and_do_not_sort(name: str, sqlite_url: str) -> None:
    steps = plans(sqlite_url, QUESTIONS[name])
    assert [step for step in steps if step.startswith("SCAN") or "TEMP B-TREE" in step] == []
    assert steps or name == "add_secret"


@pytest.mark.parametrize("name", list(RARE))
def test_rare_questions_search(name: str, sqlite_url: str) -> None:
    assert [step for step in plans(sqlite_url, RARE[name]) if step.startswith("SCAN")] == []


def test_appending_reads_no_whole_table_of_postgres(postgres_url: str) -> None:
    """Even without table statistics, as on a new server."""

    def append(connection: Connection) -> list[int]:
        for version in range(1, 20):
            append_in(connection, None, list(entry_rows("t", [entry(version)])))
        counted = "SELECT seq_scan FROM pg_stat_xact_user_tables WHERE relname IN ('log', 'tables')"
        return list(connection.scalars(text(counted)))

    async def scene() -> list[int]:
        async with opened(postgres_url, ["ann"], ["t"]) as store:
            return await store.database.write(append)

    assert asyncio.run(scene()) == [0, 0]
