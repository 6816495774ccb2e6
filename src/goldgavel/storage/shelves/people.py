"""Players, their devices and their push subscriptions."""

from sqlalchemy import Connection

from goldgavel.storage.queries import deletion, players, pushes
from goldgavel.storage.queries.deletion import Forgotten
from goldgavel.storage.rows import PlayerRow, PushRow
from goldgavel.storage.shelves.desk import Desk, can_be_an_id


class People(Desk):
    async def add_player(self, row: PlayerRow, secret: bytes) -> None:
        await self._write(players.add_player, row, secret)

    async def player(self, player: str) -> PlayerRow | None:
        return await self._read(players.player, player) if can_be_an_id(player) else None

    async def player_by_secret(self, secret: bytes) -> PlayerRow | None:
        return await self._read(players.player_by_secret, secret)

    async def rename_player(self, player: str, name: str) -> None:
        await self._write(players.rename_player, player, name)

    async def add_secret(self, player: str, secret: bytes, at: float) -> None:
        await self._write(players.add_secret, player, secret, at)

    async def remove_secret(self, secret: bytes) -> None:
        await self._write(players.remove_secret, secret)

    async def add_link(self, code: bytes, player: str, expires: float) -> None:
        await self._write(players.add_link, code, player, expires)

    async def use_link(self, code: bytes, now: float) -> str | None:
        """Use up the link and return its player; None if it is unknown or has expired."""
        return await self._write(players.use_link, code, now)

    async def forget_player(self, player: str) -> Forgotten:
        """Delete a player's data; return the affected tables."""
        return await self._write(self._forget_player, player)

    def _forget_player(self, connection: Connection, player: str) -> Forgotten:
        found = deletion.forget_player(connection, player)
        self._tell(connection, [*found.removed, *{*found.changed, *found.in_series}])
        return found

    async def add_push(self, row: PushRow, most: int) -> None:
        """Save a push subscription. Keeps at most `most` per player and deletes the oldest."""
        await self._write(pushes.add_push, row, most)

    async def pushes_of(self, player: str) -> list[PushRow]:
        return await self._read(pushes.pushes_of, player)

    async def remove_push(self, endpoint_hash: bytes) -> None:
        await self._write(pushes.remove_push, endpoint_hash)

    async def remove_pushes_of_device(self, secret: bytes) -> None:
        await self._write(pushes.remove_pushes_of_device, secret)
