"""Identities without accounts: a name, and a secret that only the player's devices have.

The store keeps only the hash of a secret or code, so reading the database does not give access to a seat.
"""

import hashlib
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from goldgavel.server.errors import BadRequest, Unauthorized
from goldgavel.server.players.cookies import Headers, SentSecret
from goldgavel.server.players.devices import Visits, signed_out
from goldgavel.server.players.recovery import new_recovery_code, read_recovery_code
from goldgavel.storage.errors import Missing
from goldgavel.storage.queries import devices, players, sign_in
from goldgavel.storage.queries.devices import UNKNOWN
from goldgavel.storage.queries.sign_in import SignInQuery
from goldgavel.storage.rows import Agent, PlayerRow
from goldgavel.text.names import clean_name

if TYPE_CHECKING:
    from goldgavel.server.context import ServerContext

SECRET_BYTES = 32
PLAYER_ID_BYTES = 9
LINK_LASTS = 600.0


class DeviceSession(NamedTuple):
    """A player on one of their devices."""

    player: PlayerRow
    device: bytes
    """The hash of the device's secret."""
    sent: SentSecret


def hash_secret(secret: str) -> bytes:
    return hashlib.sha256(secret.encode()).digest()


class Identities:
    def __init__(self, context: "ServerContext", close_devices: Callable[[Iterable[bytes]], None]) -> None:
        """`close_devices` closes the sockets of devices that were signed out."""
        self.context = context
        self.visits = Visits(context)
        self._close_devices = close_devices

    async def make(self, name: str, agent: Agent = UNKNOWN) -> tuple[PlayerRow, str]:
        """Create a player. Returns the row and the secret, which is never shown again."""
        secret = self.context.random_token(SECRET_BYTES)
        player = PlayerRow(
            id=self.context.random_token(PLAYER_ID_BYTES), name=read_name(name), created=self.context.clock()
        )
        await self.context.store.write(players.add_player, player, hash_secret(secret), agent)
        return player, secret

    async def session(self, sent: Sequence[SentSecret], agent: Agent) -> DeviceSession | None:
        """The session of the first secret that is valid. The visit is noted."""
        if not sent:
            return None
        hashes = [hash_secret(each.secret) for each in sent]
        found = await self.context.store.read(devices.device_by_secrets, hashes)
        if found is None:
            return None
        self.visits.note(found.device, agent)
        return DeviceSession(found.player, found.device.secret, sent[hashes.index(found.device.secret)])

    async def link(self, device: bytes) -> tuple[str, float]:
        """A code that adds another device to the player of this one. It works once, and expires."""
        code = self.context.random_token(SECRET_BYTES)
        expires = self.context.clock() + LINK_LASTS
        try:
            await self.context.store.write(sign_in.add_link, hash_secret(code), device, expires)
        except Missing:  # signed out meanwhile
            raise Unauthorized from None
        return code, expires

    async def claim(self, code: str, agent: Agent, before: DeviceSession | None) -> tuple[PlayerRow, str] | None:
        """The player of a link's code, with a secret for this device; None if the code is not valid."""
        return await self._sign_in(sign_in.sign_in_by_link, code, agent, before)

    async def make_recovery_code(self, player: PlayerRow) -> tuple[str, float]:
        """A new recovery code, which is never shown again, and when it was made. It ends the earlier one."""
        code, now = new_recovery_code(self.context.chance), self.context.clock()
        hashed = hash_secret(read_recovery_code(code) or "")
        await self.context.store.write(sign_in.set_recovery_code, player.id, hashed, now)
        return code, now

    async def recover(
        self, typed: str, agent: Agent, before: DeviceSession | None
    ) -> tuple[PlayerRow, str] | None:
        """The player of a recovery code, with a secret for this device; None if the code is not valid."""
        code = read_recovery_code(typed)
        query = sign_in.sign_in_by_recovery_code
        return None if code is None else await self._sign_in(query, code, agent, before)

    async def _sign_in(
        self, query: SignInQuery, code: str, agent: Agent, before: DeviceSession | None
    ) -> tuple[PlayerRow, str] | None:
        """Add a device by a code. Too many devices sign out the one that was not used for longest.

        A browser that already was this player keeps its secret (`before`), so that it is not listed twice.
        """
        secret = self.context.random_token(SECRET_BYTES)
        hashes, now = (hash_secret(code), hash_secret(secret)), self.context.clock()
        found = await self.context.store.write_then_tell(
            lambda signed: signed_out([] if signed is None else signed.removed), query, *hashes, now, agent
        )
        if found is None:
            return None
        self._close_devices(found.removed)
        if before is not None and before.player.id == found.player.id and before.device not in found.removed:
            await self.context.store.write(devices.remove_device, found.player.id, hashes[1])
            return found.player, before.sent.secret
        return found.player, secret


def read_name(name: str) -> str:
    found = clean_name(name)
    if not found:
        raise BadRequest("identity-name-empty")
    return found


def is_same_site(headers: Headers, scheme: str, origins: tuple[str, ...]) -> bool:
    """True if a request comes from our own page: its Origin is our host or an allowed site.

    Programs send no Origin. Browsers always send it where a cookie could be misused.
    """
    found = dict(headers)
    origin = found.get(b"origin")
    if origin is None:
        return True
    secure = scheme in {"https", "wss"}
    own = ("https://" if secure else "http://") + found.get(b"host", b"").decode("latin-1")
    return origin.decode("latin-1") in {own, *origins}
