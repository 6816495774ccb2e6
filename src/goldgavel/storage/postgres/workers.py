"""Statements for several workers on one PostgreSQL: leases, presence, and which worker owns a table.

A worker is alive as long as it renews its lease. If it does not, another worker deletes it. The database then
cascades: the presence of people connected to it and its table ownerships are deleted too. All times are by the
database's clock.
"""

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, select

from goldgavel.storage.postgres.notices import Notice, written
from goldgavel.storage.schema import keeping, presence

JOIN = """
INSERT INTO workers (id, until) VALUES ($1, extract(epoch FROM clock_timestamp()) + $2)
ON CONFLICT (id) DO UPDATE SET until = excluded.until
"""
# Releases tables we no longer own but could not release at the time.
TIDY_UP = """
WITH left_alone AS (DELETE FROM keeping WHERE worker = $1 AND "table" <> ALL($2::text[]) RETURNING "table")
SELECT pg_notify('goldgavel', json_build_array($1::text, "table", 'released', NULL)::text) FROM left_alone
"""
BEAT = """
WITH beat AS (UPDATE workers SET until = extract(epoch FROM clock_timestamp()) + $2 WHERE id = $1 RETURNING id),
     dead AS (DELETE FROM workers WHERE until < extract(epoch FROM clock_timestamp()) AND id <> $1 RETURNING id),
     told AS (SELECT pg_notify('goldgavel', json_build_array($1::text, '', 'gone', dead.id)::text) FROM dead)
SELECT (SELECT count(*) FROM beat), (SELECT count(*) FROM told), (SELECT array_agg(id) FROM workers)
"""
LEAVE = """
WITH gone AS (DELETE FROM workers WHERE id = $1 RETURNING id)
SELECT pg_notify('goldgavel', json_build_array($1::text, '', 'gone', gone.id)::text) FROM gone
"""
# Here and below, the join skips tables that were deleted meanwhile: a foreign key error would fail all rows.
HERE = """
INSERT INTO presence ("table", worker, here)
SELECT given.name, $1, given.here::json FROM unnest($2::text[], $3::text[]) AS given(name, here)
JOIN tables ON tables.id = given.name
ON CONFLICT ("table", worker) DO UPDATE SET here = excluded.here
"""
AWAY = 'DELETE FROM presence WHERE worker = $1 AND "table" = ANY($2::text[])'
CLAIM = """
WITH kept AS (
    INSERT INTO keeping ("table", worker, stand_ins)
    SELECT tables.id, $1, given.stand_ins::json FROM unnest($2::text[], $3::text[]) AS given(name, stand_ins)
    JOIN tables ON tables.id = given.name ORDER BY tables.id
    ON CONFLICT ("table") DO NOTHING RETURNING "table"
), told AS (
    SELECT pg_notify('goldgavel', json_build_array($1::text, "table", 'kept', NULL)::text) FROM kept
)
SELECT "table" FROM kept WHERE (SELECT count(*) FROM told) >= 0
"""
RELEASE = """
WITH left_alone AS (DELETE FROM keeping WHERE worker = $1 AND "table" = ANY($2::text[]) RETURNING "table")
SELECT pg_notify('goldgavel', json_build_array($1::text, "table", 'released', NULL)::text) FROM left_alone
"""
STAND_INS = 'UPDATE keeping SET stand_ins = $3::json WHERE worker = $1 AND "table" = $2'
TELL = "SELECT pg_notify('goldgavel', notice) FROM unnest($1::text[]) AS notice"


class Company(msgspec.Struct, frozen=True):
    """The presence at a table by worker, and the worker that owns it."""

    here: dict[str, list[int]]
    keeper: str | None
    stand_ins: list[int]


def companies(connection: Connection, table_ids: Sequence[str]) -> dict[str, Company]:
    here: dict[str, dict[str, list[int]]] = {table_id: {} for table_id in table_ids}
    for row in connection.execute(select(presence).where(presence.c.table.in_(table_ids))):
        here[row.table][row.worker] = row.here
    kept = {row.table: row for row in connection.execute(select(keeping).where(keeping.c.table.in_(table_ids)))}
    return {
        table_id: Company(found, kept[table_id].worker, kept[table_id].stand_ins)
        if table_id in kept
        else Company(found, None, [])
        for table_id, found in here.items()
    }


def presence_notice(worker: str, table_id: str, here: Sequence[int]) -> str:
    return written(Notice(worker, table_id, "here", list(here)))


def as_json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
