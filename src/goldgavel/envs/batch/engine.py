"""What steps the games of a batch: compiled code of each game, or plain Python for games without any."""

from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

from goldgavel.envs.batch import steps
from goldgavel.envs.batch.auction import AuctionRows
from goldgavel.envs.batch.aurum import AurumRows
from goldgavel.envs.batch.rows import Arrays
from goldgavel.games.parts import Part


class BatchRows(Protocol):
    """The games of a batch with their places in its arrays."""

    def reseed(self, seed: int, /) -> None:
        """Restart the stream of random actions."""


class Engine(NamedTuple):
    """Makes the rows of a batch from its games, its arrays and a new game, and runs tasks (`tasks.py`) on them."""

    rows: Callable[[list[Any], Arrays, Any], BatchRows]
    run: Callable[[Any, int], int]
    """Returns the first row whose action a CHECK found illegal, otherwise -1."""


BATCH: Part[Engine] = Part("batch")


def _aurum_rows(games: list[Any], arrays: Arrays, empty: Any) -> BatchRows:
    _take_no_notes(games)
    return AurumRows(games, arrays, empty)


def _auction_rows(games: list[Any], arrays: Arrays, empty: Any) -> BatchRows:
    _take_no_notes(games)
    return AuctionRows(games, arrays, empty)


def _take_no_notes(games: list[Any]) -> None:
    for state in games:
        state.keeps_notes = False


AURUM = Engine(_aurum_rows, steps.aurum)
AUCTION = Engine(_auction_rows, steps.auction)
