"""The welcome message: the whole table as the reader's seat may see it."""

from typing import TYPE_CHECKING

from goldgavel._version import VERSION
from goldgavel.protocol import messages
from goldgavel.protocol.version import PROTOCOL
from goldgavel.server.tables import agenda, seat_rows
from goldgavel.server.tables.updates import refusal_messages, written
from goldgavel.text import Speech

if TYPE_CHECKING:
    from goldgavel.server.tables.table import LiveTable


def welcome_text(table: "LiveTable", seat: int | None, words: messages.Words | None) -> bytes:
    return messages.encode(welcome(table, seat, words))


def welcome(
    table: "LiveTable", seat: int | None, words: messages.Words | None, since: int | None = None
) -> messages.Welcome:
    session = table.session
    reasons = {} if session is None or seat is None else session.reasons(seat)
    lang = messages.sentence_language(words)
    speech = None if lang is None else Speech(lang, table.names(lang), seat)
    entries = [] if session is None or since is None else session.entries_since(seat, since)
    return messages.Welcome(
        protocol=PROTOCOL,
        engine=VERSION,
        table=seat_rows.info(table),
        seat=seat,
        version=session.version if session else 0,
        view=session.view(seat) if session else None,
        decision=session.decisions[seat] if session and seat is not None else None,
        refusals=refusal_messages(reasons, speech),
        order=session.orders.by_seat[seat] if session and seat is not None else None,
        fair=session.fairness.state() if session else None,
        missed=written(session, entries, words, speech) if session else (),
        clocks=agenda.clock_display(table),
        wish=session.proposals.open if session else None,
        undo=session.undoable(seat) if session and seat is not None else None,
    )
