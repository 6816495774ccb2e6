"""Values the server keeps across restarts, and its outages."""

from sqlalchemy import Connection, delete, insert, select, update

from goldgavel.storage.schema import facts, outages

ALIVE = "alive"
CHECKED = "checked"
"""When a row was last written only to see that writing works."""
REMEMBERED = 200 * 86_400.0
"""Seconds for which an outage is kept. No decision takes longer."""


def fact(connection: Connection, name: str) -> str | None:
    return connection.scalar(select(facts.c.value).where(facts.c.name == name))


def keep_fact(connection: Connection, name: str, value: str) -> str:
    """Return the stored value; if there is none, store this one and return it."""
    found = fact(connection, name)
    if found is None:
        connection.execute(insert(facts), {"name": name, "value": value})
    return found or value


def last_alive(connection: Connection) -> float | None:
    """The last time at which a server was known to run."""
    found = fact(connection, ALIVE)
    return None if found is None else float(found)


def note(connection: Connection, name: str, value: str) -> None:
    changed = connection.execute(update(facts).where(facts.c.name == name).values(value=value))
    if not changed.rowcount:
        connection.execute(insert(facts), {"name": name, "value": value})


def note_alive(connection: Connection, now: float, gap: float) -> None:
    """Record that a server is running. If none was for longer than `gap`, record an outage."""
    last = last_alive(connection)
    if last is None:
        connection.execute(insert(facts), {"name": ALIVE, "value": repr(now)})
        return
    connection.execute(update(facts).where(facts.c.name == ALIVE).values(value=repr(max(now, last))))
    if now - last > gap:
        connection.execute(insert(outages), {"began": last, "ended": now})
        connection.execute(delete(outages).where(outages.c.ended < now - REMEMBERED))


def outages_noted(connection: Connection) -> list[tuple[float, float]]:
    found = connection.execute(select(outages.c.began, outages.c.ended).order_by(outages.c.began))
    return [(row.began, row.ended) for row in found]
