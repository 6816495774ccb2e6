"""Metrics and log lines of tables. They never contain a move."""

import logging
from time import perf_counter
from typing import TYPE_CHECKING

from goldgavel.kernel.errors import GoldGavelError
from goldgavel.storage.errors import StorageError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from goldgavel.kernel.entries import Entry
    from goldgavel.server.sockets.connection import Connection
    from goldgavel.server.tables.table import Table
    from goldgavel.server.telemetry.metrics import Metrics

LOG = logging.getLogger("goldgavel.server.live")


def socket_opened(metrics: "Metrics", table: "Table", connection: "Connection") -> None:
    metrics.sockets.add()
    if LOG.isEnabledFor(logging.INFO):
        who = "spectator" if connection.seat is None else "player"
        LOG.info("a %s connected", who, extra={"table": table.row.id})


def socket_closed(metrics: "Metrics", table: "Table", connection: "Connection") -> None:
    code = "client" if connection.closing is None else str(connection.closing)
    metrics.closings.add(code)
    if LOG.isEnabledFor(logging.INFO):
        LOG.info("a socket was closed", extra={"table": table.row.id, "code": code})


def entries_saved(metrics: "Metrics", table: "Table", entries: "Sequence[Entry]") -> None:
    """Count saved entries, and log the start or end of a game."""
    session = table.require_session()
    metrics.saved(table.row.game, entries, session.drivers)
    if entries and entries[0].version == 1:
        game_event(metrics, table, "began")
    if table.row.status != "playing":
        game_event(metrics, table, "ended")
    if LOG.isEnabledFor(logging.DEBUG):
        kinds = ",".join(entry.kind for entry in entries)
        LOG.debug("saved", extra={"table": table.row.id, "version": session.version, "kinds": kinds})


def game_event(metrics: "Metrics", table: "Table", what: str) -> None:
    metrics.games.add(table.row.game, what)
    LOG.info("a game %s", what, extra={"table": table.row.id, "game": table.row.game})


def move_announced(metrics: "Metrics", table: "Table", connection: "Connection") -> None:
    """Measure the time from a player's message to the broadcast of the move."""
    metrics.move_seconds.observe(perf_counter() - connection.received_at, table.row.game)


def request_refused(connection: "Connection", problem: GoldGavelError) -> None:
    """Count a refused message. Storage errors are logged as well."""
    if connection.metrics is not None:
        connection.metrics.refusals.add("live", problem.code)
    if isinstance(problem, StorageError):
        LOG.error("%s", problem.code, exc_info=problem)
