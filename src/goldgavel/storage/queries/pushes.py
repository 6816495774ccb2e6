"""Push subscriptions of browsers."""

import msgspec
from sqlalchemy import Connection, delete, insert, select

from goldgavel.storage.rows import PushRow
from goldgavel.storage.schema import pushes


def add_push(connection: Connection, row: PushRow, most: int) -> None:
    """Save the browser's subscription in place of its previous one; keep at most `most` per player."""
    connection.execute(delete(pushes).where(pushes.c.endpoint_hash == row.endpoint_hash))
    connection.execute(delete(pushes).where(pushes.c.secret == row.secret))
    connection.execute(insert(pushes), msgspec.structs.asdict(row))
    mine = select(pushes.c.endpoint_hash).where(pushes.c.player == row.player)
    old = connection.scalars(mine.order_by(pushes.c.created.desc()).offset(most)).all()
    if old:
        connection.execute(delete(pushes).where(pushes.c.endpoint_hash.in_(old)))


def pushes_of(connection: Connection, player_id: str) -> list[PushRow]:
    found = connection.execute(select(pushes).where(pushes.c.player == player_id).order_by(pushes.c.created))
    return [PushRow(**row._mapping) for row in found]  # noqa: SLF001 - the documented name


def remove_push(connection: Connection, endpoint_hash: bytes) -> None:
    connection.execute(delete(pushes).where(pushes.c.endpoint_hash == endpoint_hash))


def remove_pushes_of_device(connection: Connection, secret: bytes) -> None:
    connection.execute(delete(pushes).where(pushes.c.secret == secret))
