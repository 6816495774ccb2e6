"""What a bot is.

A bot is made for one game and one seat by `maker(game, seat, seed)` and is then asked for moves with
`choose(view, history, budget)`. It learns what its seat may know and nothing else: the game's options come from
`game`, everything on the table from the view, and the seed is its own, from which nothing about the deal follows.
The same seed and the same views give the same moves: all chance in a bot comes from `Stream(seed)`.

A maker is any callable, most simply the bot's class. It is found by name through the entry points of the group
`goldgavel.bots` (see `registry`).
"""

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any, Protocol, overload

from goldgavel.kernel.game import Game
from goldgavel.kernel.views import Told


class Bot(Protocol):
    """Who decides for one seat of one game."""

    def choose(self, view: Any, history: Sequence[Told], budget: float | None) -> str:
        """The text of one of `view.legal`.

        `view` is the seat's view (`AurumView`, `AuctionView`), and the seat is asked only when it has something
        to decide. `history` is everything that the seat was told since the game began; it costs nothing until
        it is read. `budget` is how many milliseconds the answer may take, None for the bot's usual pace.
        """
        ...


class BlindBot(Bot, Protocol):
    """A bot that looks at nothing but how many moves there are: it is asked without a view being made."""

    def pick(self, count: int) -> int:
        """The place of the chosen move in the list of legal ones, 0 to count - 1."""
        ...


class BotMaker(Protocol):
    """Makes the bot of one seat; what the entry points name.

    A maker with `reads_history = False` says that its bots never look at the history, one with the names of games
    that they do so only there: a server then need not send it to the process where they think (`reads_history`
    below). A maker's `level`, a whole number from 1, says how well its bots play
    beside others: lists of opponents are sorted by it. A maker's `budgets` say how its bots are told how long to
    think: `"ms"` if they heed the budget of `choose`, `"cpu"` and `"it"` if the maker takes `processor_ms=` and
    `iterations=` (see `budget`).
    """

    def __call__(self, game: Game[Any, Any], seat: int, seed: int, /) -> Bot: ...


def reads_history(maker: BotMaker, game: str) -> bool:
    """Whether the bots of this maker look at the history in that game; they do, if nothing is said."""
    said: bool | Sequence[str] = getattr(maker, "reads_history", True)
    return said if isinstance(said, bool) else game in said


class LazyHistory(Sequence[Told]):
    """A history that is told when somebody first reads it, so that a move's cost does not grow with the game."""

    def __init__(self, tell: Callable[[], Sequence[Told]]) -> None:
        self._tell = tell

    @cached_property
    def _told(self) -> Sequence[Told]:
        return self._tell()

    def __len__(self) -> int:
        return len(self._told)

    @overload
    def __getitem__(self, place: int) -> Told: ...
    @overload
    def __getitem__(self, place: slice) -> Sequence[Told]: ...
    def __getitem__(self, place: int | slice) -> Told | Sequence[Told]:
        return self._told[place]
