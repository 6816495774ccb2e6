"""The result object of a record."""

from goldgavel.games.aurum.knowledge.events import RoundResult
from goldgavel.kernel.views import Data


class AurumResult(Data, frozen=True):
    """The sides that won, the nuggets and points of each side, and the sheets of all rounds."""

    winners: tuple[int, ...]
    nuggets: tuple[int, ...]
    points: tuple[int, ...]
    rounds: tuple[RoundResult, ...]
