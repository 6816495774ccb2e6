"""What all tables share: the store, the bots, the clock and chance. Tests put their own in."""

from collections.abc import Callable
from random import Random, SystemRandom
from typing import TYPE_CHECKING

from goldgavel.server.clock import Clock
from goldgavel.server.settings import Settings

if TYPE_CHECKING:
    from goldgavel.kernel.game import Dice
    from goldgavel.server.bots import BotPool
    from goldgavel.storage.store import Store

TABLE_ID_BYTES = 12


class House:
    def __init__(
        self,
        settings: Settings,
        store: "Store",
        bots: "BotPool",
        *,
        clock: Callable[[], float] | None = None,
        dice: "Dice | None" = None,
        chance: Random | None = None,
    ) -> None:
        self.settings = settings
        self.store = store
        self.bots = bots
        self.clock = clock or Clock()
        self.dice: Dice = dice or SystemRandom()
        """Shuffles the cards: from the system's own generator, whose state nobody can work out."""
        self.chance = chance or SystemRandom()
        """Everything else that is random: names of tables, pauses, the bots' seeds."""

    def fresh_id(self) -> str:
        """A name that cannot be guessed: who has the link was given it."""
        from base64 import urlsafe_b64encode

        return urlsafe_b64encode(self.chance.randbytes(TABLE_ID_BYTES)).decode().rstrip("=")
