"""Statements for several workers on one PostgreSQL: membership, and which worker owns each table.

The functions are in migration r0007. A worker is alive as long as its session holds its advisory lock and it
renews its lease. If another worker removes it, the database cascades: its tables have no owner any more. All times
are by the database's clock.
"""

from collections.abc import Collection, Sequence

import msgspec
from sqlalchemy import Connection

JOIN = "SELECT join_workers($1, $2, $3, $4, $5)"
RENEW = """
UPDATE workers SET until = moment + $2,
    since = CASE WHEN until BETWEEN moment AND moment + 2 * $2 THEN since ELSE moment END
FROM (SELECT extract(epoch FROM clock_timestamp())::double precision AS moment) AS clock
WHERE number = $1 RETURNING number
"""
REMOVE_DEAD = "SELECT remove_dead_workers($1, $2)"
LEAVE = "DELETE FROM workers WHERE number = $1"
CLAIM = "SELECT number, socket, address, secret FROM claim_table($1, $2, $3)"
# In the order of their ids, as writes lock them.
RELEASE = """
DELETE FROM owners WHERE "table" IN (
    SELECT "table" FROM owners WHERE "table" = ANY($2::text[]) AND worker = $1 ORDER BY "table" FOR UPDATE
)
"""
CLIENT_ADDRESS = "SELECT host(inet_client_addr())"
"""The address from which the database sees this process; NULL over a Unix socket."""
LOCK_OWNED = "SELECT lock_owned($1, $2)"


class Owner(msgspec.Struct, frozen=True):
    """A worker that owns a table, and how to reach it."""

    number: int
    socket: str
    address: str
    secret: str


def lock_owned(connection: Connection, worker: int, tables: Sequence[str]) -> Collection[str]:
    """Return those of the tables that the worker owns. They keep their owner until the end of the transaction."""
    return set(connection.exec_driver_sql(LOCK_OWNED, (worker, sorted(tables))).scalars())
