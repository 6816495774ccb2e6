"""What all tables get from outside: random values, cards, and the times without a running server."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from goldgavel.kernel.game import Dice, GameState
    from goldgavel.session.clocks import Outage


class Sources:
    def __init__(
        self, chance: "Random", started: float, dealer: "Callable[[GameState], Any] | None" = None
    ) -> None:
        self.chance = chance
        """The source of all random values: secrets, table ids, pauses and bot seeds."""
        self.started = started
        """When the server started."""
        self.outages: list[Outage] = []
        """Periods without a running server. They do not count against the players' clocks."""
        self._dealer = dealer

    def deal_of(self, state: "GameState", dice: "Dice | None") -> Any:
        """The deal of the coming round: from the promised dice, or from an injected dealer."""
        return self._dealer(state) if self._dealer is not None else state.shuffled_deal(dice or self.chance)
