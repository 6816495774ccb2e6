"""Dependencies that Litestar injects into handlers: the registry, the store, and the requesting player."""

from typing import TYPE_CHECKING, Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency, Provide
from litestar.handlers import BaseRouteHandler

from goldgavel.server.errors import Unauthorized
from goldgavel.server.http.middleware.checks import require_rate
from goldgavel.server.lobby.registry import TableRegistry
from goldgavel.server.players.agents import agent_of
from goldgavel.server.players.cookies import bearer_of, cookies_of, secrets_of
from goldgavel.server.players.identities import DeviceSession, Identities
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
VisitorSession = NamedDependency[DeviceSession | None]
CurrentSession = NamedDependency[DeviceSession]


async def find_session(request: Request[Any, Any, Any], identities: TheIdentities) -> DeviceSession | None:
    """The session of the request's secret. A wrong token is an error; an old cookie counts as no player."""
    headers = request.scope["headers"]
    bearer = bearer_of(headers)
    found = await identities.session(secrets_of(headers, bearer), agent_of(headers))
    if found is None and bearer is not None:
        raise Unauthorized
    return found


async def find_browser_session(request: Request[Any, Any, Any], identities: TheIdentities) -> DeviceSession | None:
    """The session of the request's cookie, whatever its token."""
    headers = request.scope["headers"]
    return await identities.session(cookies_of(headers), agent_of(headers))


async def require_session(visitor_session: VisitorSession) -> DeviceSession:
    if visitor_session is None:
        raise Unauthorized
    return visitor_session


async def find_visitor(visitor_session: VisitorSession) -> PlayerRow | None:
    return None if visitor_session is None else visitor_session.player


async def require_visitor(visitor: Visitor) -> PlayerRow:
    if visitor is None:
        raise Unauthorized
    return visitor


def providers(server: "Server") -> dict[str, Provide]:
    """The dependencies by name. `visitor` and its session may be None; `me` and `session` require a player."""

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
        "visitor_session": Provide(find_session),
        "session": Provide(require_session),
        "visitor": Provide(find_visitor),
        "me": Provide(require_visitor),
    }


def limit_creation(connection: ASGIConnection[Any, Any, Any, Any], _handler: BaseRouteHandler) -> None:
    """Limit the rate of what is stored: new tables and rematches."""
    server: Server = connection.app.state.server
    require_rate(server, server.creation_limit, connection.scope)


def limit_replays(connection: ASGIConnection[Any, Any, Any, Any], _handler: BaseRouteHandler) -> None:
    """Limit the rate of what takes time: records to replay or check."""
    server: Server = connection.app.state.server
    require_rate(server, server.replay_limit, connection.scope)


def limit_identities(connection: ASGIConnection[Any, Any, Any, Any], _handler: BaseRouteHandler) -> None:
    """Limit the rate of new identities and devices. They have their own limit: a club arrives before it plays."""
    server: Server = connection.app.state.server
    require_rate(server, server.identity_limit, connection.scope)


def limit_recovery(connection: ASGIConnection[Any, Any, Any, Any], _handler: BaseRouteHandler) -> None:
    """Limit the rate of recovery codes that are tried."""
    server: Server = connection.app.state.server
    require_rate(server, server.recovery_limit, connection.scope)
