"""Dispatch of client messages: each one is carried out, or refused with a reason."""

from typing import TYPE_CHECKING, assert_never

import msgspec

from goldgavel.kernel.errors import GoldGavelError
from goldgavel.protocol import messages
from goldgavel.server.tables import chat, dealing, estimates, seat_rows, telemetry
from goldgavel.server.tables.updates import refusal_message
from goldgavel.session.standing_orders import Given, Order, checked
from goldgavel.storage.errors import StorageError
from goldgavel.storage.queries import tables
from goldgavel.text import Speech

if TYPE_CHECKING:
    from goldgavel.kernel.entries import Entry
    from goldgavel.server.sockets.connection import Connection
    from goldgavel.server.tables.table import LiveTable
    from goldgavel.session.session import Session


async def handle(table: "LiveTable", connection: "Connection", message: messages.ClientMessage) -> None:
    """Carry out a client's message, or refuse it. Spectators may only send pings."""
    if isinstance(message, messages.Ping):
        connection.push(messages.encode(messages.Pong(id=message.id)))
        return
    request = message.id if isinstance(message, messages.Request) else None
    try:
        if isinstance(message, messages.Say | messages.SayPhrase):
            await chat.handle_message(table, connection, message)
        else:
            await handle_locked(table, connection, message)
    except GoldGavelError as problem:
        refuse(connection, problem, request, table)


def refuse(
    connection: "Connection",
    problem: GoldGavelError,
    request: str | None = None,
    table: "LiveTable | None" = None,
) -> None:
    telemetry.request_refused(connection, problem)
    lang = messages.sentence_language(connection.words) or "en"
    speech = Speech(lang, () if table is None else table.names(lang), connection.seat)
    said = refusal_message(problem, None if connection.words == "ids" else speech)
    connection.push(messages.encode(messages.Refused(id=request, refusal=said)))


async def handle_locked(table: "LiveTable", connection: "Connection", message: messages.ClientMessage) -> None:
    """Handle a message under the table's lock. Without the lock the game may be ahead of what is written."""
    async with table.lock:
        try:
            await carry_out(table, connection, message)
        finally:
            table.scheduler.schedule()


async def carry_out(table: "LiveTable", connection: "Connection", message: messages.ClientMessage) -> None:
    seat = connection.seat
    if seat is None:
        raise seat_rows.not_seated()
    session = await table.load_session()
    match message:
        case messages.Move():
            await handle_move(table, connection, session, seat, message)
        case messages.MakeWish():
            await handle_proposal(table, connection, session, seat, message)
        case messages.GiveOrder():
            await handle_order(table, session, seat, message)
        case messages.AddNumber():
            await dealing.handle_number(table, connection, session, seat, message)
        case messages.AskEstimate():
            estimates.send_estimate(table, connection, session, seat)
        case messages.AskBidRange():
            estimates.send_bid_range(table, connection, session, seat)
        case messages.Ready():
            await handle_ready(table, session, seat)
        case messages.Ping() | messages.Say() | messages.SayPhrase():
            raise TypeError("handled without the lock")
        case _:
            assert_never(message)


async def handle_ready(table: "LiveTable", session: "Session", seat: int) -> None:
    """Deal the next round if all players are ready. A late message must not count for the round after it."""
    if session.state.needs_deal():
        session.ready[seat] = True
        await table.run_due()


async def handle_move(
    table: "LiveTable", connection: "Connection", session: "Session", seat: int, message: messages.Move
) -> None:
    if is_already_done(connection, session, seat, message.id):
        return
    now = table.context.clock()
    entry = session.move(seat, message.move, message.decision, message.id, now)
    await commit_and_announce(table, connection, seat, message.id, [entry, *table.due_entries(now)])
    telemetry.move_announced(table, connection)


async def commit_and_announce(
    table: "LiveTable", connection: "Connection", seat: int, request: str, entries: "list[Entry]"
) -> None:
    """Commit, then announce. If the connection to the database was lost, the log shows whether it was saved."""
    try:
        await table.commit(entries)
    except StorageError:
        if table.session is None or not is_already_done(connection, table.session, seat, request):
            raise
    else:
        table.announce({seat: request})


def is_already_done(connection: "Connection", session: "Session", seat: int, request: str) -> bool:
    """True if the request was carried out before. Then it is acknowledged again."""
    done = session.requests.version_of(seat, request)
    if done is not None:
        connection.push(messages.encode(messages.Done(ack=request, version=done)))
    return done is not None


async def handle_proposal(
    table: "LiveTable", connection: "Connection", session: "Session", seat: int, message: messages.MakeWish
) -> None:
    if is_already_done(connection, session, seat, message.id):
        return
    now = table.context.clock()
    entry = session.propose(seat, message.wish, message.of, message.id, now)
    await commit_and_announce(table, connection, seat, message.id, [entry, *table.due_entries(now)])


async def handle_order(table: "LiveTable", session: "Session", seat: int, message: messages.GiveOrder) -> None:
    wanted = checked(table.game, Order(order=message.order, move=message.move, waive=message.waive))
    given = Given(session.version, seat, wanted)
    await table.write(tables.give_order, table.row.id, seat, seat_rows.stored_order(given), given.version)
    table.row = msgspec.structs.replace(table.row, revision=table.row.revision + 1)
    table.seats = seat_rows.with_order(table.seats, given)
    table.send_order(seat, session.give_order(seat, wanted))
    await table.run_due()
    table.agenda_changed()
