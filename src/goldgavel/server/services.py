"""The objects that HTTP handlers and live sockets use."""

from typing import TYPE_CHECKING

from goldgavel.server.limits import Buckets, ConcurrencyLimit
from goldgavel.server.lobby.registry import TableRegistry
from goldgavel.server.players.identities import Identities
from goldgavel.server.readiness import Readiness

if TYPE_CHECKING:
    from goldgavel.server.cluster.router import Router
    from goldgavel.server.context import ServerContext
    from goldgavel.server.sockets.connection import Connections


class Server:
    def __init__(self, context: "ServerContext") -> None:
        self.context = context
        self.registry = TableRegistry(context)
        self.identities = Identities(context)
        self.readiness = Readiness(context.store)
        self.connections: Connections = set()
        self.router: Router | None = None
        """Brings connections to the owners of their tables, if there can be other workers."""
        self.is_closed = False
        """True once no new sockets are accepted."""
        settings = context.settings
        self.request_limit = Buckets("request", settings.request_rate, settings.request_burst)
        self.creation_limit = Buckets("making", settings.making_rate, settings.making_burst)
        self.identity_limit = Buckets("identity", settings.identity_rate, settings.identity_burst)
        self.socket_limit = ConcurrencyLimit("sockets", settings.most_sockets_per_address)
