"""Dispatch of client messages: each one is carried out, or refused with a reason."""

from typing import TYPE_CHECKING, assert_never

from goldgavel.kernel.errors import GoldGavelError
from goldgavel.protocol import messages
from goldgavel.server.runner import chat, estimates
from goldgavel.server.runner.moving import Moving
from goldgavel.server.runner.replies import is_already_done, refuse
from goldgavel.server.tables import seat_rows
from goldgavel.storage.errors import StorageError
from goldgavel.storage.queries import tables

if TYPE_CHECKING:
    from goldgavel.server.runner.runner import TableRunner
    from goldgavel.server.sockets.connection import Connection
    from goldgavel.server.tables.change import Change
    from goldgavel.session.session import Session


async def handle(runner: "TableRunner", connection: "Connection", message: messages.ClientMessage) -> None:
    """Carry out a client's message, or refuse it. Spectators may only send pings."""
    if isinstance(message, messages.Ping):
        connection.push(messages.encode(messages.Pong(id=message.id)))
        return
    request = message.id if isinstance(message, messages.Request) else None
    try:
        if isinstance(message, messages.Move):
            await handle_move(runner, connection, message)
        elif isinstance(message, messages.Say | messages.SayPhrase):
            await chat.handle_message(runner, connection, message)
        else:
            await handle_locked(runner, connection, message)
    except GoldGavelError as problem:
        refuse(connection, problem, request, runner.table)


async def handle_move(runner: "TableRunner", connection: "Connection", message: messages.Move) -> None:
    """Make a move as soon as the lock is free and the game is in memory."""
    await runner.lock.acquire()
    try:
        require_seat(connection)
        await runner.load_session()
    except BaseException:
        runner.scheduler.schedule()
        runner.lock.release()
        raise
    await Moving(runner, connection, message).end()


async def handle_locked(runner: "TableRunner", connection: "Connection", message: messages.ClientMessage) -> None:
    """Handle a message under the table's lock. Without the lock the game may be ahead of what is stored."""
    async with runner.lock:
        try:
            await carry_out(runner, connection, message)
        finally:
            runner.scheduler.schedule()


async def carry_out(runner: "TableRunner", connection: "Connection", message: messages.ClientMessage) -> None:
    seat = require_seat(connection)
    session = await runner.load_session()
    match message:
        case messages.MakeWish():
            await handle_proposal(runner, connection, session, seat, message)
        case messages.GiveOrder():
            await handle_order(runner, seat, message)
        case messages.AddNumber():
            await handle_number(runner, connection, session, seat, message)
        case messages.AskEstimate():
            estimates.send_estimate(runner.table, connection, session, seat)
        case messages.AskBidRange():
            estimates.send_bid_range(runner.table, connection, session, seat)
        case messages.Ready():
            await handle_ready(runner, session, seat)
        case messages.Move() | messages.Ping() | messages.Say() | messages.SayPhrase():
            raise TypeError("handled elsewhere")
        case _:
            assert_never(message)


def require_seat(connection: "Connection") -> int:
    if connection.seat is None:
        raise seat_rows.not_seated()
    return connection.seat


async def handle_ready(runner: "TableRunner", session: "Session", seat: int) -> None:
    """Deal the next round if all players are ready. A late message must not count for the round after it."""
    if session.state.needs_deal():
        session.ready[seat] = True
        await runner.run_due()


async def handle_proposal(
    runner: "TableRunner", connection: "Connection", session: "Session", seat: int, message: messages.MakeWish
) -> None:
    if not is_already_done(connection, session, seat, message.id):
        change = runner.table.propose(seat, message, runner.audience, runner.context.clock())
        await commit_and_announce(runner, connection, seat, message.id, change)


async def commit_and_announce(
    runner: "TableRunner", connection: "Connection", seat: int, request: str, change: "Change"
) -> None:
    """Commit, then announce. If the connection to the database was lost, the log shows whether it was saved."""
    try:
        await runner.commit(change)
    except StorageError:
        session = runner.table.session
        if session is None or not is_already_done(connection, session, seat, request):
            raise
    else:
        runner.announce({seat: request})


async def handle_order(runner: "TableRunner", seat: int, message: messages.GiveOrder) -> None:
    table = runner.table
    given = table.checked_order(seat, message)
    await runner.write(tables.give_order, table.row.id, seat, seat_rows.stored_order(given), given.version)
    runner.audience.send_order(seat, table.order_given(given))
    await runner.run_due()
    runner.agenda_changed()


async def handle_number(
    runner: "TableRunner", connection: "Connection", session: "Session", seat: int, message: messages.AddNumber
) -> None:
    """Take a player's own number for a deal. A repeated number changes nothing, but is answered."""
    change = runner.table.add_number(seat, message, runner.audience, runner.context.clock())
    if change is None:
        runner.audience.send_fairness(session, [connection])
    else:
        await runner.commit(change)
        runner.announce({})
