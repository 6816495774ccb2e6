"""The welcome message: the whole table as the reader's seat may see it."""

from typing import TYPE_CHECKING

from goldgavel._version import VERSION
from goldgavel.protocol import messages
from goldgavel.protocol.version import PROTOCOL
from goldgavel.server.audience.updates import refusal_messages, written
from goldgavel.text import Speech

if TYPE_CHECKING:
    from goldgavel.server.tables.presence import Presence
    from goldgavel.server.tables.table import Table


def welcome_text(
    table: "Table", presence: "Presence", seat: int | None, now: float, words: messages.Words | None
) -> bytes:
    return messages.encode(welcome(table, presence, seat, now, words))


def welcome(
    table: "Table",
    presence: "Presence",
    seat: int | None,
    now: float,
    words: messages.Words | None,
    since: int | None = None,
) -> messages.Welcome:
    session = table.session
    reasons = {} if session is None or seat is None else session.reasons(seat)
    lang = messages.sentence_language(words)
    speech = None if lang is None else Speech(lang, table.names(lang), seat)
    entries = [] if session is None or since is None else session.entries_since(seat, since)
    return messages.Welcome(
        protocol=PROTOCOL,
        engine=VERSION,
        table=table.info(presence),
        seat=seat,
        version=session.version if session else 0,
        view=session.view(seat) if session else None,
        decision=session.decisions[seat] if session and seat is not None else None,
        refusals=refusal_messages(reasons, speech),
        order=session.orders.by_seat[seat] if session and seat is not None else None,
        fair=session.fairness.state() if session else None,
        missed=written(session, entries, words, speech) if session else (),
        clocks=table.clock_display(now),
        wish=session.proposals.open if session else None,
        undo=session.undoable(seat) if session and seat is not None else None,
    )
