"""Answers to one connection: a refusal, or the acknowledgement of a request that was carried out before."""

from typing import TYPE_CHECKING

from goldgavel.protocol import messages
from goldgavel.server.audience.updates import refusal_message
from goldgavel.server.runner import telemetry
from goldgavel.text import Speech

if TYPE_CHECKING:
    from goldgavel.kernel.errors import GoldGavelError
    from goldgavel.server.sockets.connection import Connection
    from goldgavel.server.tables.table import Table
    from goldgavel.session.session import Session


def refuse(
    connection: "Connection",
    problem: "GoldGavelError",
    request: str | None = None,
    table: "Table | None" = None,
) -> None:
    telemetry.request_refused(connection, problem)
    lang = messages.sentence_language(connection.words) or "en"
    speech = Speech(lang, () if table is None else table.names(lang), connection.seat)
    said = refusal_message(problem, None if connection.words == "ids" else speech)
    connection.push(messages.encode(messages.Refused(id=request, refusal=said)))


def is_already_done(connection: "Connection", session: "Session", seat: int, request: str) -> bool:
    """True if the request was carried out before. Then it is acknowledged again."""
    done = session.requests.version_of(seat, request)
    if done is not None:
        connection.push(messages.encode(messages.Done(ack=request, version=done)))
    return done is not None
