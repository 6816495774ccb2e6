"""Fair deals at a live table: the server commits to each deal before it is made (docs/fair.md)."""

from typing import TYPE_CHECKING

from goldgavel._version import VERSION
from goldgavel.kernel.fair.scheme import SECRET_BYTES, DealContext
from goldgavel.protocol import messages
from goldgavel.session.fairness import promise

if TYPE_CHECKING:
    from collections.abc import Iterable

    from goldgavel.kernel.entries import Entry
    from goldgavel.server.sockets.connection import Connection
    from goldgavel.server.tables.table import LiveTable
    from goldgavel.session.session import Session


def deal_entries(table: "LiveTable", session: "Session", now: float) -> "list[Entry]":
    """The entry of the coming deal, and the promise of the next one.

    A game begins with a promise alone, and waits for the players' numbers.
    """
    if session.version == 0:
        return promise_entries(table, session, now)
    dealt = session.deal(table.context.deal_of(session.state, session.fairness.dice()), now)
    return [dealt, *promise_entries(table, session, now)]


def promise_entries(table: "LiveTable", session: "Session", now: float) -> "list[Entry]":
    number = session.fairness.next_round()
    if number is None:
        return []
    bound = DealContext(table.row.id, number, session.fairness.rules(VERSION))
    return [session.promise(promise(bound, table.context.chance.randbytes(SECRET_BYTES)), now)]


async def handle_number(
    table: "LiveTable", connection: "Connection", session: "Session", seat: int, message: messages.AddNumber
) -> None:
    """Take a player's own number for a deal. A repeated number changes nothing, but is answered."""
    number = session.fairness.read_number(seat, message.round, message.number)
    if session.fairness.numbers.get(seat) == number:
        send_fairness([connection], session)
        return
    now = table.context.clock()
    entry = session.add_number(seat, message.round, number, now)
    await table.commit([entry, *table.due_entries(now)])
    table.announce({})


def send_fairness(connections: "Iterable[Connection]", session: "Session") -> None:
    """Send the public state of the deals."""
    state = session.fairness.state()
    if state is not None:
        frame = messages.encode(messages.FairNews(fair=state))
        for connection in connections:
            connection.push(frame)
