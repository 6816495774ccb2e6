"""Gold & Gavel: the card games Aurum and Auction as a fast engine.

>>> import goldgavel as gg
>>> game = gg.load("aurum", players=4)
>>> state = game.new_game(seed=7)
"""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Literal, overload

from goldgavel._pure import prefer_source_if_asked
from goldgavel._version import VERSION

__version__ = VERSION

prefer_source_if_asked()

if TYPE_CHECKING:
    from goldgavel.arena.simulation.simulation import Simulation
    from goldgavel.bots.protocol import BotMaker
    from goldgavel.games.auction.game import Auction
    from goldgavel.games.aurum.game import Aurum
    from goldgavel.kernel.fair.verification import Report
    from goldgavel.kernel.game import Game

__all__ = ["__version__", "from_record", "is_compiled", "load", "simulate", "verify"]


@overload
def load(game: Literal["aurum"], **options: object) -> "Aurum": ...
@overload
def load(game: Literal["auction"], **options: object) -> "Auction": ...
@overload
def load(game: str, **options: object) -> "Game[Any, Any]": ...
def load(game: str, **options: object) -> "Game[Any, Any]":
    """Return a game by name with its options: `load("aurum", players=3, edition="gigamic")`."""
    from goldgavel import games

    return games.load(game, options)


def from_record(record: Mapping[str, Any]) -> Any:
    """Return the state after all moves of a record, with the record's game and options."""
    from goldgavel import games
    from goldgavel.kernel.records import read_shape

    shape = read_shape(record)
    return games.load(shape.game, shape.options).from_record(record)


def verify(record: Mapping[str, Any]) -> "Report":
    """Verify that every deal of a record is fair (docs/fair.md); raise an error that says what is wrong."""
    from goldgavel import games
    from goldgavel.kernel.fair import verification
    from goldgavel.kernel.records import read_shape

    shape = read_shape(record)
    return verification.check(games.load(shape.game, shape.options), record)


def simulate(
    game: "Game[Any, Any]",
    bots: "str | BotMaker | Sequence[str | BotMaker]" = "random",
    *,
    games: int = 100,
    seed: int | None = None,
    jobs: int = 1,
    records: bool = False,
    legal: bool = False,
    write: Callable[[bytes], object] | None = None,
    progress: Callable[[int], object] | None = None,
) -> "Simulation":
    """Play games between bots and return their statistics, and their records if asked (docs/engine.md).

    `bots` is one bot for all seats or one per seat: names of installed bots, or makers. The seed determines every
    game, whatever the number of processes (`jobs`).
    """
    from goldgavel.arena.simulation.simulation import Simulation

    simulation = Simulation(game, bots, games=games, seed=seed)
    simulation.run(jobs=jobs, records=records, legal=legal, write=write, progress=progress)
    return simulation


def is_compiled() -> bool:
    """True if the rules run as compiled code, False if they run interpreted."""
    from goldgavel.kernel import streams

    return not (streams.__file__ or "").endswith(".py")
