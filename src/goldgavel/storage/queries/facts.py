"""What the server itself has to know again after it was down."""

from sqlalchemy import Connection, delete, insert, select, update

from goldgavel.storage.schema import facts, outages

ALIVE = "alive"
REMEMBERED = 200 * 86_400.0
"""Seconds for which an outage is kept: no decision takes longer."""


def fact(connection: Connection, name: str) -> str | None:
    return connection.scalar(select(facts.c.value).where(facts.c.name == name))


def keep_fact(connection: Connection, name: str, value: str) -> str:
    """The value that is there, or else this one from now on."""
    found = fact(connection, name)
    if found is None:
        connection.execute(insert(facts), {"name": name, "value": value})
    return found or value


def note_alive(connection: Connection, now: float, gap: float) -> None:
    """A server runs now. If none has for longer than the gap, that was an outage."""
    last = fact(connection, ALIVE)
    if last is None:
        connection.execute(insert(facts), {"name": ALIVE, "value": repr(now)})
        return
    connection.execute(update(facts).where(facts.c.name == ALIVE).values(value=repr(max(now, float(last)))))
    if now - float(last) > gap:
        connection.execute(insert(outages), {"began": float(last), "ended": now})
        connection.execute(delete(outages).where(outages.c.ended < now - REMEMBERED))


def outages_noted(connection: Connection) -> list[tuple[float, float]]:
    found = connection.execute(select(outages.c.began, outages.c.ended).order_by(outages.c.began))
    return [(row.began, row.ended) for row in found]
