"""Fair deals at a table: the server commits to each deal before it is made (docs/fair.md)."""

from typing import TYPE_CHECKING

from goldgavel._version import VERSION
from goldgavel.kernel.fair.scheme import SECRET_BYTES, DealContext
from goldgavel.session.fairness import promise

if TYPE_CHECKING:
    from goldgavel.kernel.entries import Entry
    from goldgavel.server.tables.sources import Sources
    from goldgavel.session.session import Session


def deal_entries(table: str, session: "Session", sources: "Sources", now: float) -> "list[Entry]":
    """The entry of the coming deal, and the promise of the next one.

    A game begins with a promise alone, and waits for the players' numbers.
    """
    if session.version == 0:
        return promise_entries(table, session, sources, now)
    dealt = session.deal(sources.deal_of(session.state, session.fairness.dice()), now)
    return [dealt, *promise_entries(table, session, sources, now)]


def promise_entries(table: str, session: "Session", sources: "Sources", now: float) -> "list[Entry]":
    number = session.fairness.next_round()
    if number is None:
        return []
    bound = DealContext(table, number, session.fairness.rules(VERSION))
    return [session.promise(promise(bound, sources.chance.randbytes(SECRET_BYTES)), now)]
