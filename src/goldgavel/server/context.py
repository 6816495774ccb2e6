"""The services that all tables share: store, bots, clock and random numbers. Tests inject their own."""

from base64 import urlsafe_b64encode
from collections.abc import Callable
from random import Random, SystemRandom
from typing import TYPE_CHECKING, Any

from goldgavel.server.clock import Clock
from goldgavel.server.limits import Buckets
from goldgavel.server.notifications.endpoints import DEFAULT_POLICY, EndpointPolicy
from goldgavel.server.notifications.notifier import Notifier
from goldgavel.server.peers import Peers
from goldgavel.server.settings.settings import Settings
from goldgavel.server.tables.sources import Sources
from goldgavel.server.telemetry.metrics import Metrics
from goldgavel.server.telemetry.page_reports import PageReports

if TYPE_CHECKING:
    from goldgavel.kernel.game import GameState
    from goldgavel.server.bots.pool import BotPool
    from goldgavel.storage.store import Store

SYSTEM = SystemRandom()
"""The operating system's generator, whose state cannot be inferred."""


class ServerContext:
    def __init__(
        self,
        settings: Settings,
        store: "Store",
        bots: "BotPool",
        *,
        clock: Callable[[], float] | None = None,
        dealer: "Callable[[GameState], Any] | None" = None,
        chance: Random | None = None,
        peers: Peers | None = None,
        push_policy: EndpointPolicy = DEFAULT_POLICY,
    ) -> None:
        self.settings = settings
        self.store = store
        self.bots = bots
        self.peers = peers or Peers()
        self.clock = clock or Clock()
        self.metrics = bots.observer = store.watcher = Metrics()
        self.sources = Sources(chance or SYSTEM, self.clock(), dealer)
        self.notifier = Notifier(settings, store, self.clock, push_policy)
        self.reports = PageReports(self.metrics, wanted=settings.page_reports == "on")
        self.chatting = Buckets("chat", settings.chat_rate, settings.chat_burst)
        """How often a player may write in chats, over all devices and tables."""

    @property
    def chance(self) -> Random:
        return self.sources.chance

    def random_token(self, size: int) -> str:
        """A random token of `size` bytes as URL-safe text: an id or a secret that cannot be guessed."""
        return urlsafe_b64encode(self.chance.randbytes(size)).decode().rstrip("=")
