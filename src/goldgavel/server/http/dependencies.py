"""Dependencies that Litestar injects into handlers: the registry, the store, and the requesting player."""

from typing import TYPE_CHECKING, Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency, Provide
from litestar.handlers import BaseRouteHandler

from goldgavel.server.errors import Unauthorized
from goldgavel.server.http.middleware.checks import require_rate
from goldgavel.server.lobby.registry import TableRegistry
from goldgavel.server.players import identities
from goldgavel.server.players.identities import Identities, bearer_of
from goldgavel.server.sockets.connection import Connections
from goldgavel.storage.rows import PlayerRow
from goldgavel.storage.store import Store

if TYPE_CHECKING:
    from goldgavel.server.services import Server

TheRegistry = NamedDependency[TableRegistry]
TheStore = NamedDependency[Store]
TheIdentities = NamedDependency[Identities]
TheConnections = NamedDependency[Connections]
Visitor = NamedDependency[PlayerRow | None]
CurrentPlayer = NamedDependency[PlayerRow]


def secret_of(request: Request[Any, Any, Any]) -> str | None:
    return identities.secret_of(request.scope["headers"])


async def find_visitor(request: Request[Any, Any, Any], identities: TheIdentities) -> PlayerRow | None:
    """The player of the request's secret. A wrong bearer token is an error; an old cookie counts as no player."""
    found = await identities.find(secret_of(request))
    if found is None and bearer_of(request.scope["headers"]) is not None:
        raise Unauthorized
    return found


async def require_visitor(visitor: Visitor) -> PlayerRow:
    if visitor is None:
        raise Unauthorized
    return visitor


def providers(server: "Server") -> dict[str, Provide]:
    """The dependencies by name. `visitor` is the player or None; `me` requires a player."""

    def registry() -> TableRegistry:
        return server.registry

    def identities() -> Identities:
        return server.identities

    def store() -> Store:
        return server.context.store

    def connections() -> Connections:
        return server.connections

    return {
        "registry": Provide(registry, sync_to_thread=False),
        "identities": Provide(identities, sync_to_thread=False),
        "store": Provide(store, sync_to_thread=False),
        "connections": Provide(connections, sync_to_thread=False),
        "visitor": Provide(find_visitor),
        "me": Provide(require_visitor),
    }


def limit_creation(connection: ASGIConnection[Any, Any, Any, Any], _handler: BaseRouteHandler) -> None:
    """Limit the rate of what is expensive: new tables, and records to replay or check."""
    server: Server = connection.app.state.server
    require_rate(server, server.creation_limit, connection.scope)


def limit_identities(connection: ASGIConnection[Any, Any, Any, Any], _handler: BaseRouteHandler) -> None:
    """Limit the rate of new identities and devices. They have their own limit: a club arrives before it plays."""
    server: Server = connection.app.state.server
    require_rate(server, server.identity_limit, connection.scope)
