"""The welcome message: the whole table as the reader's seat may see it."""

from typing import TYPE_CHECKING

from goldgavel._version import VERSION
from goldgavel.protocol import messages
from goldgavel.protocol.version import PROTOCOL
from goldgavel.server.tables import agenda, seat_rows
from goldgavel.server.tables.updates import refusal_messages
from goldgavel.session.updates import EntryView
from goldgavel.text import Speech

if TYPE_CHECKING:
    from goldgavel.server.tables.table import LiveTable
    from goldgavel.session.session import Session


def welcome_text(table: "LiveTable", seat: int | None, lang: str | None) -> bytes:
    return messages.encode(welcome(table, seat, lang))


def welcome(table: "LiveTable", seat: int | None, lang: str | None, since: int | None = None) -> messages.Welcome:
    session = table.session
    reasons = {} if session is None or seat is None else session.reasons(seat)
    speech = None if lang is None else Speech(lang, table.names(lang), seat)
    missed = () if session is None or since is None else missed_entries(session, seat, since, speech)
    return messages.Welcome(
        protocol=PROTOCOL,
        engine=VERSION,
        table=seat_rows.info(table),
        seat=seat,
        version=session.version if session else 0,
        view=session.view(seat) if session else None,
        decision=session.decisions[seat] if session and seat is not None else None,
        refusals=refusal_messages(reasons, lang, () if speech is None else speech.names),
        order=session.orders.by_seat[seat] if session and seat is not None else None,
        fair=session.fairness.state() if session else None,
        missed=missed,
        clocks=agenda.clock_display(table),
        wish=session.proposals.open if session else None,
        undo=session.undoable(seat) if session and seat is not None else None,
    )


def missed_entries(
    session: "Session", seat: int | None, since: int, speech: Speech | None
) -> tuple[EntryView, ...]:
    entries = session.entries_since(seat, since)
    if speech is None:
        return tuple(entries)
    return tuple(session.in_words(entry, speech) for entry in entries)
