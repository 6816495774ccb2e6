"""Deals at a live table: each is promised before it is made, and made as it was promised (docs/fair.md)."""

from typing import TYPE_CHECKING

from goldgavel._version import VERSION
from goldgavel.kernel.fair.scheme import SECRET_BYTES, Bound
from goldgavel.server.sockets import messages
from goldgavel.session.fairness import promise

if TYPE_CHECKING:
    from collections.abc import Iterable

    from goldgavel.kernel.entries import Entry
    from goldgavel.server.sockets.connection import Connection
    from goldgavel.server.tables.table import LiveTable
    from goldgavel.session.session import Session


def deal(table: "LiveTable", session: "Session", now: float) -> "list[Entry]":
    """The coming deal, and the promise of the next one. A game begins with a promise, and waits for numbers."""
    if session.version == 0:
        return promised(table, session, now)
    dealt = session.deal(table.context.deal_of(session.state, session.fairness.dice()), now)
    return [dealt, *promised(table, session, now)]


def promised(table: "LiveTable", session: "Session", now: float) -> "list[Entry]":
    number = session.fairness.next_round()
    if number is None:
        return []
    bound = Bound(table.row.id, number, session.fairness.rules(VERSION))
    return [session.promise(promise(bound, table.context.chance.randbytes(SECRET_BYTES)), now)]


async def take_number(
    table: "LiveTable", connection: "Connection", session: "Session", seat: int, message: messages.AddNumber
) -> None:
    """A player's own number. The same once more changes nothing, and is answered all the same."""
    number = session.fairness.read_number(seat, message.round, message.number)
    if session.fairness.numbers.get(seat) == number:
        tell([connection], session)
        return
    now = table.context.clock()
    entry = session.add_number(seat, message.round, number, now)
    await table.commit([entry, *table.settle(now)])
    table.announce({})


def tell(connections: "Iterable[Connection]", session: "Session") -> None:
    """What is known of the deals now."""
    state = session.fairness.state()
    if state is not None:
        frame = messages.encode(messages.FairNews(fair=state))
        for connection in connections:
            connection.push(frame)
