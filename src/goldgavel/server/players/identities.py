"""Who somebody is: no account, but a name and a secret that only their devices have.

The store keeps the secret's hash, so nobody who reads the database can take a seat.
"""

import hashlib
from collections.abc import Iterable
from typing import TYPE_CHECKING

from goldgavel.server.errors import BadRequest
from goldgavel.storage.rows import PlayerRow
from goldgavel.text.names import clean_name

if TYPE_CHECKING:
    from goldgavel.server.context import ServerContext

COOKIE = "goldgavel"
BEARER = "bearer "
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
        """A new person and their secret, which is never shown again."""
        secret = self.context.random_token(SECRET_BYTES)
        player = PlayerRow(
            id=self.context.random_token(PLAYER_ID_BYTES), name=read_name(name), created=self.context.clock()
        )
        await self.context.store.add_player(player, hash_secret(secret))
        return player, secret

    async def find(self, secret: str | None) -> PlayerRow | None:
        return None if secret is None else await self.context.store.player_by_secret(hash_secret(secret))

    async def link(self, player: PlayerRow) -> tuple[str, float]:
        """A code that makes another device the same person: once, and soon."""
        code = self.context.random_token(SECRET_BYTES)
        expires = self.context.clock() + LINK_LASTS
        await self.context.store.add_link(hash_secret(code), player.id, expires)
        return code, expires

    async def claim(self, code: str) -> tuple[PlayerRow, str] | None:
        """The person of a link, with a secret for this device."""
        now = self.context.clock()
        player = await self.context.store.use_link(hash_secret(code), now)
        found = None if player is None else await self.context.store.player(player)
        if found is None:
            return None
        secret = self.context.random_token(SECRET_BYTES)
        await self.context.store.add_secret(found.id, hash_secret(secret), now)
        return found, secret


def read_name(name: str) -> str:
    found = clean_name(name)
    if not found:
        raise BadRequest("identity-name-empty")
    return found


def bearer_of(headers: Headers) -> str | None:
    """The secret that a program sends with each request."""
    for name, value in headers:
        if name == b"authorization":
            text = value.decode("latin-1")
            return text[len(BEARER) :].strip() if text.lower().startswith(BEARER) else None
    return None


def cookie_of(headers: Headers) -> str | None:
    """The secret that a browser keeps, among cookies that others may have written as they like."""
    for name, value in headers:
        if name == b"cookie":
            for pair in value.decode("latin-1").split(";"):
                key, _, secret = pair.strip().partition("=")
                if key == COOKIE:
                    return secret
    return None


def secret_of(headers: Headers) -> str | None:
    """A program's own word counts, even a wrong one: then nobody looks for a cookie."""
    bearer = bearer_of(headers)
    return cookie_of(headers) if bearer is None else bearer


def is_same_site(headers: Headers, scheme: str, origins: tuple[str, ...]) -> bool:
    """Whether a browser's request comes from our own page: its Origin is our host, or one that is allowed.

    A program sends no Origin; a browser always does where a cookie could be misused.
    """
    found = dict(headers)
    origin = found.get(b"origin")
    if origin is None:
        return True
    secure = scheme in {"https", "wss"}
    own = ("https://" if secure else "http://") + found.get(b"host", b"").decode("latin-1")
    return origin.decode("latin-1") in {own, *origins}
