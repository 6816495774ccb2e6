"""What all tables share: the store, the bots, the clock and chance. Tests put their own in."""

from base64 import urlsafe_b64encode
from collections.abc import Callable
from random import Random, SystemRandom
from typing import TYPE_CHECKING, Any

from goldgavel.server.clock import Clock
from goldgavel.server.limits import Buckets
from goldgavel.server.neighbours import Neighbours
from goldgavel.server.settings import Settings
from goldgavel.server.watching.metrics import Metrics

if TYPE_CHECKING:
    from goldgavel.kernel.game import State
    from goldgavel.server.bots import BotPool
    from goldgavel.session.clocks import Outage
    from goldgavel.storage.store import Store

SYSTEM = SystemRandom()
"""The system's own generator, whose state nobody can work out."""


def shuffle(state: "State") -> Any:
    """The deal of the coming round."""
    return state.shuffled_deal(SYSTEM)


class House:
    def __init__(
        self,
        settings: Settings,
        store: "Store",
        bots: "BotPool",
        *,
        clock: Callable[[], float] | None = None,
        dealer: "Callable[[State], Any]" = shuffle,
        chance: Random | None = None,
        neighbours: Neighbours | None = None,
    ) -> None:
        self.settings = settings
        self.store = store
        self.bots = bots
        self.neighbours = neighbours or Neighbours()
        self.clock = clock or Clock()
        self.dealer = dealer
        self.metrics = bots.watcher = store.watcher = Metrics()
        self.started = self.clock()
        self.outages: list[Outage] = []
        """When no server ran: nobody is charged for it."""
        self.chance = chance or SYSTEM
        """Everything else that is random: names of tables, pauses, the bots' seeds."""
        self.chatting = Buckets("chat", settings.chat_rate, settings.chat_burst)
        """How often each person may write, on all their devices and tables together."""

    def fresh(self, size: int) -> str:
        """So many random bytes as text: a name or a secret that cannot be guessed."""
        return urlsafe_b64encode(self.chance.randbytes(size)).decode().rstrip("=")
