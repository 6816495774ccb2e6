"""The interface of a bot.

`maker(game, seat, seed)` makes a bot for one game and one seat. `choose(view, history, budget)` then asks it for
moves. A bot gets only what its seat may know: the options from `game` and the table from the view. Its seed is its
own and reveals nothing about the deal. The same seed and the same views must give the same moves, so a bot takes
all its randomness from `Stream(seed)`.

A bot lives for one game: everywhere, the same object is asked for all moves of its seat. It is made again, with
the same seed, after an undo (it must not know what was undone), after a crash or a restart, and if a server has
more bots than it keeps. So the first `choose` can come in the middle of a game, and between two calls others may
have moved for the seat. Whatever a bot keeps in `self` must be a plan or a cache that it can restore from the view
and the history.

A maker is any callable; usually it is the bot's class. Makers are found by name through the entry points of the
group `goldgavel.bots` (see `registry`).
"""

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any, Protocol, overload

from goldgavel.kernel.game import Game
from goldgavel.kernel.views import Told


class Bot(Protocol):
    """Chooses the moves of one seat in one game."""

    def choose(self, view: Any, history: Sequence[Told], budget: float | None) -> str:
        """Return the text of one of `view.legal`.

        `view` is the seat's view (`AurumView`, `AuctionView`). A seat is asked only when it has a decision to
        make. `history` is everything that the seat has seen since the game began; it is computed when first read.
        `budget` is the time limit in milliseconds, or None for the bot's default.
        """
        ...


class BlindBot(Bot, Protocol):
    """A bot that needs only the number of legal moves, so no view is built for it."""

    def pick(self, count: int) -> int:
        """Return the index of the chosen move in the list of legal moves, 0 to count - 1."""
        ...


class BotMaker(Protocol):
    """Makes the bot of one seat; entry points refer to makers.

    Optional attributes:

    - `games`: the names of the games that the bots play, or a function that says it of a name; None, the default,
      means all of them. A bot is refused at a table of another game.
    - `reads_history`: False if the bots never read the history, the names of the games in which they do, or a
      function of the game with its options. The server does not send a history that is not read to the process in
      which the bot runs.
    - `level`: an integer from 1 that ranks the bot by strength. Lists of opponents are sorted by it.
    - `budgets`: the units of budget that the bots accept: `"ms"` if `choose` respects its budget, `"cpu"` and
      `"it"` if the maker accepts `processor_ms=` and `iterations=` (see `budget`).
    """

    def __call__(self, game: Game[Any, Any], seat: int, seed: int, /) -> Bot: ...


def reads_history(maker: BotMaker, game: Game[Any, Any]) -> bool:
    """True if bots of this maker read the history in that game. The default is True."""
    said: bool | Sequence[str] | Callable[[Game[Any, Any]], bool] = getattr(maker, "reads_history", True)
    if callable(said):
        return said(game)
    return said if isinstance(said, bool) else game.name in said


def plays(maker: BotMaker, game: str) -> bool:
    """True if bots of this maker play the game of that name."""
    said: Sequence[str] | Callable[[str], bool] | None = getattr(maker, "games", None)
    if callable(said):
        return said(game)
    return said is None or game in said


class LazyHistory(Sequence[Told]):
    """A history that is computed on first access, so that the cost of a move does not grow with the game."""

    def __init__(self, compute: Callable[[], Sequence[Told]]) -> None:
        self._compute = compute

    @cached_property
    def _entries(self) -> Sequence[Told]:
        return self._compute()

    def __len__(self) -> int:
        return len(self._entries)

    @overload
    def __getitem__(self, place: int) -> Told: ...
    @overload
    def __getitem__(self, place: slice) -> Sequence[Told]: ...
    def __getitem__(self, place: int | slice) -> Told | Sequence[Told]:
        return self._entries[place]
