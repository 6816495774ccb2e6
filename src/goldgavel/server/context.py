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
from goldgavel.server.telemetry.metrics import Metrics
from goldgavel.server.telemetry.page_reports import PageReports

if TYPE_CHECKING:
    from goldgavel.kernel.game import Dice, GameState
    from goldgavel.server.bots.pool import BotPool
    from goldgavel.session.clocks import Outage
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
        self._dealer = dealer
        self.metrics = bots.observer = store.watcher = Metrics()
        self.started = self.clock()
        self.outages: list[Outage] = []
        """Periods without a running server. They do not count against the players' clocks."""
        self.chance = chance or SYSTEM
        """The source of all random values: secrets, table ids, pauses and bot seeds."""
        self.notifier = Notifier(self, push_policy)
        self.reports = PageReports(self.metrics, wanted=settings.page_reports == "on")
        self.chatting = Buckets("chat", settings.chat_rate, settings.chat_burst)
        """How often a player may write in chats, over all devices and tables."""

    def deal_of(self, state: "GameState", dice: "Dice | None") -> Any:
        """The deal of the coming round: from the promised dice, or from an injected dealer."""
        return self._dealer(state) if self._dealer is not None else state.shuffled_deal(dice or self.chance)

    def random_token(self, size: int) -> str:
        """A random token of `size` bytes as URL-safe text: an id or a secret that cannot be guessed."""
        return urlsafe_b64encode(self.chance.randbytes(size)).decode().rstrip("=")
