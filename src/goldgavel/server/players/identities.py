"""Identities without accounts: a name, and a secret that only the player's devices have.

The store keeps only the hash of a secret, so reading the database does not give access to a seat.
"""

import hashlib
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from goldgavel.server.errors import BadRequest
from goldgavel.storage.queries import players
from goldgavel.storage.rows import PlayerRow
from goldgavel.text.names import clean_name

if TYPE_CHECKING:
    from goldgavel.server.context import ServerContext

COOKIE = "goldgavel"
BEARER = "bearer "
SUBPROTOCOL = "goldgavel"
"""The WebSocket subprotocol that the server selects."""
BEARER_SUBPROTOCOL = "bearer."
"""The beginning of a subprotocol that contains a token. The server never selects it."""
SECRET_BYTES = 32
PLAYER_ID_BYTES = 9
LINK_LASTS = 600.0

Headers = Iterable[tuple[bytes, bytes]]


def hash_secret(secret: str) -> bytes:
    return hashlib.sha256(secret.encode()).digest()


class Identities:
    def __init__(self, context: "ServerContext") -> None:
        self.context = context

    async def make(self, name: str) -> tuple[PlayerRow, str]:
        """Create a player. Returns the row and the secret, which is never shown again."""
        secret = self.context.random_token(SECRET_BYTES)
        player = PlayerRow(
            id=self.context.random_token(PLAYER_ID_BYTES), name=read_name(name), created=self.context.clock()
        )
        await self.context.store.write(players.add_player, player, hash_secret(secret))
        return player, secret

    async def find(self, secret: str | None) -> PlayerRow | None:
        if secret is None:
            return None
        return await self.context.store.read(players.player_by_secret, hash_secret(secret))

    async def link(self, player: PlayerRow) -> tuple[str, float]:
        """A code that adds another device to this player. It works once, and expires."""
        code = self.context.random_token(SECRET_BYTES)
        expires = self.context.clock() + LINK_LASTS
        await self.context.store.write(players.add_link, hash_secret(code), player.id, expires)
        return code, expires

    async def claim(self, code: str) -> tuple[PlayerRow, str] | None:
        """The player of a link code, with a new secret for this device; None if the code is not valid."""
        now = self.context.clock()
        player = await self.context.store.write(players.use_link, hash_secret(code), now)
        found = None if player is None else await self.context.store.read(players.player, player)
        if found is None:
            return None
        secret = self.context.random_token(SECRET_BYTES)
        await self.context.store.write(players.add_secret, found.id, hash_secret(secret), now)
        return found, secret


def read_name(name: str) -> str:
    found = clean_name(name)
    if not found:
        raise BadRequest("identity-name-empty")
    return found


def bearer_of(headers: Headers) -> str | None:
    """The secret that a program sends in the Authorization header."""
    for name, value in headers:
        if name == b"authorization":
            text = value.decode("latin-1")
            return text[len(BEARER) :].strip() if text.lower().startswith(BEARER) else None
    return None


def socket_bearer_of(headers: Headers, subprotocols: Sequence[str]) -> str | None:
    """The secret that a program sends with a handshake: in the Authorization header or as a subprotocol.

    A standard WebSocket cannot send headers, but it can offer subprotocols.
    """
    bearer = bearer_of(headers)
    if bearer is not None:
        return bearer
    offered = (name for name in subprotocols if name.lower().startswith(BEARER_SUBPROTOCOL))
    return next((name[len(BEARER_SUBPROTOCOL) :] for name in offered), None)


def cookie_of(headers: Headers) -> str | None:
    """The secret in the browser's cookie. Other cookies may be malformed, so the header is parsed by hand."""
    for name, value in headers:
        if name == b"cookie":
            for pair in value.decode("latin-1").split(";"):
                key, _, secret = pair.strip().partition("=")
                if key == COOKIE:
                    return secret
    return None


def secret_of(headers: Headers) -> str | None:
    """The secret of a request. A bearer token takes precedence over the cookie, even if it is wrong."""
    bearer = bearer_of(headers)
    return cookie_of(headers) if bearer is None else bearer


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
