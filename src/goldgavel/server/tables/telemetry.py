"""What happens at tables, for the metrics and the log: never which move it was."""

import logging
from time import perf_counter
from typing import TYPE_CHECKING

from goldgavel.kernel.errors import GoldGavelError
from goldgavel.storage.errors import StorageError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from goldgavel.kernel.entries import Entry
    from goldgavel.server.sockets.connection import Connection
    from goldgavel.server.tables.table import LiveTable

LOG = logging.getLogger("goldgavel.server.live")


def came(table: "LiveTable", connection: "Connection") -> None:
    table.context.metrics.sockets.add()
    if LOG.isEnabledFor(logging.INFO):
        who = "spectator" if connection.seat is None else "player"
        LOG.info("a %s came", who, extra={"table": table.row.id})


def went(table: "LiveTable", connection: "Connection") -> None:
    code = "client" if connection.closing is None else str(connection.closing)
    table.context.metrics.closings.add(code)
    if LOG.isEnabledFor(logging.INFO):
        LOG.info("a socket ended", extra={"table": table.row.id, "code": code})


def saved(table: "LiveTable", entries: "Sequence[Entry]", status: str) -> None:
    """Entries of a table's log, with which its status may have changed."""
    assert table.session is not None
    metrics, game = table.context.metrics, table.row.game
    metrics.saved(game, entries, table.session.drivers)
    if entries and entries[0].version == 1:
        game_event(table, "began")
    if status != "playing":
        game_event(table, "ended")
    if LOG.isEnabledFor(logging.DEBUG):
        kinds = ",".join(entry.kind for entry in entries)
        LOG.debug("saved", extra={"table": table.row.id, "version": table.session.version, "kinds": kinds})


def game_event(table: "LiveTable", what: str) -> None:
    table.context.metrics.games.add(table.row.game, what)
    LOG.info("a game %s", what, extra={"table": table.row.id, "game": table.row.game})


def told(table: "LiveTable", connection: "Connection") -> None:
    """A person's move, of which everybody has been told now."""
    table.context.metrics.move_seconds.note(perf_counter() - connection.heard_at, table.row.game)


def refused(connection: "Connection", problem: GoldGavelError) -> None:
    """What a client may not do is theirs to know; what the database did not do is ours too."""
    if connection.metrics is not None:
        connection.metrics.refusals.add("live", problem.code)
    if isinstance(problem, StorageError):
        LOG.error("%s", problem.code, exc_info=problem)
