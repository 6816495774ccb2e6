"""What people at a table say, and what comes of it."""

from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec

from goldgavel.kernel.errors import GoldGavelError
from goldgavel.server.sockets import messages
from goldgavel.server.tables import chat, dealing, estimates, seat_rows, telemetry
from goldgavel.server.tables.updates import refusal
from goldgavel.session.standing_orders import Given, Order, checked
from goldgavel.storage.errors import Conflict, StorageError

if TYPE_CHECKING:
    from goldgavel.kernel.entries import Entry
    from goldgavel.server.sockets.connection import Connection
    from goldgavel.server.tables.table import LiveTable
    from goldgavel.session.session import Session

MOST_TRIES = 20
"""Of something that others at other workers are quicker with."""


async def hear(table: "LiveTable", connection: "Connection", message: messages.ClientMessage) -> None:
    """Do what is said, or say why not. A spectator has no say."""
    if isinstance(message, messages.Ping):
        connection.push(messages.encode(messages.Pong(id=message.id)))
        return
    request = getattr(message, "id", None)
    try:
        if isinstance(message, messages.Say):
            await chat.hear(table, connection, message)
        else:
            await obey(table, connection, message)
    except GoldGavelError as problem:
        refuse(connection, problem, request)


def refuse(connection: "Connection", problem: GoldGavelError, request: str | None = None) -> None:
    telemetry.refused(connection, problem)
    said = refusal(problem, connection.lang or "en")
    connection.push(messages.encode(messages.Refused(id=request, refusal=said)))


async def obey(table: "LiveTable", connection: "Connection", message: messages.ClientMessage) -> None:
    """Under the lock, because outside it the game may be ahead of what is written."""
    async with table.lock:
        try:
            await obey_at_last(table, connection, message, MOST_TRIES)
        finally:
            table.scheduler.plan()


async def obey_at_last(
    table: "LiveTable", connection: "Connection", message: messages.ClientMessage, tries: int
) -> None:
    for _ in range(tries):
        with suppress(Conflict):  # another worker was quicker: perhaps there is still something to answer
            await obey_once(table, connection, message)
            return
    raise Conflict("storage-conflict")


async def obey_once(table: "LiveTable", connection: "Connection", message: messages.ClientMessage) -> None:
    seat = connection.seat
    if seat is None:
        raise seat_rows.not_seated()
    session = await table.taken_up()
    if isinstance(message, messages.Move):
        await move(table, connection, session, seat, message)
    elif isinstance(message, messages.MakeWish):
        await wish(table, connection, session, seat, message)
    elif isinstance(message, messages.GiveOrder):
        await take_order(table, session, seat, message)
    elif isinstance(message, messages.AddNumber):
        await dealing.take_number(table, connection, session, seat, message)
    elif isinstance(message, messages.AskWhy):
        tell_why(connection, session, seat, message.move)
    elif isinstance(message, messages.AskEstimate):
        estimates.tell(table, connection, session, seat)
    elif session.state.needs_deal():  # what comes too late is not meant for the round after
        session.ready[seat] = True
        table.context.neighbours.tell(table.row.id, "ready", [seat, session.version])
        await table.do_what_is_due()


async def move(
    table: "LiveTable", connection: "Connection", session: "Session", seat: int, message: messages.Move
) -> None:
    if is_done(connection, session, seat, message.id):
        return
    now = table.context.clock()
    entry = session.move(seat, message.move, message.decision, message.id, now)
    await say(table, connection, seat, message.id, [entry, *table.settle(now)])
    telemetry.told(table, connection)


async def say(
    table: "LiveTable", connection: "Connection", seat: int, request: str, entries: "list[Entry]"
) -> None:
    """Commit, then announce. If the database was lost in between, the log knows whether it was saved."""
    try:
        await table.commit(entries)
    except StorageError:
        if table.session is None or not is_done(connection, table.session, seat, request):
            raise
    else:
        table.announce({seat: request})


def is_done(connection: "Connection", session: "Session", seat: int, request: str) -> bool:
    """Whether it was carried out before; then it is said again that it was."""
    done = session.requests.version_of(seat, request)
    if done is not None:
        connection.push(messages.encode(messages.Done(ack=request, version=done)))
    return done is not None


async def wish(
    table: "LiveTable", connection: "Connection", session: "Session", seat: int, message: messages.MakeWish
) -> None:
    if is_done(connection, session, seat, message.id):
        return
    now = table.context.clock()
    entry = session.wish(seat, message.wish, message.of, message.id, now)
    await say(table, connection, seat, message.id, [entry, *table.settle(now)])


async def take_order(table: "LiveTable", session: "Session", seat: int, message: messages.GiveOrder) -> None:
    wanted = checked(table.game, Order(order=message.order, move=message.move, waive=message.waive))
    given = Given(session.version, seat, wanted)
    try:
        await table.context.store.give_order(table.row.id, seat, seat_rows.kept(given), given.version)
    except Conflict:
        await table.refresh()
        raise
    table.row = msgspec.structs.replace(table.row, revision=table.row.revision + 1)
    table.seats = seat_rows.with_order(table.seats, given)
    table.order_given(seat, session.give_order(seat, wanted))
    await table.do_what_is_due()
    table.note_agenda()


def tell_why(connection: "Connection", session: "Session", seat: int, move: str) -> None:
    problem = session.state.why_illegal(move, seat)
    found = None if problem is None else refusal(problem, connection.lang or "en")
    connection.push(messages.encode(messages.Why(move=move, refusal=found)))
