"""The result object of a record."""

from goldgavel.games.auction.knowledge.events import ScoreLine
from goldgavel.kernel.views import Data


class AuctionResult(Data, frozen=True):
    """The seats that won, and each seat's line of the score sheet."""

    winners: tuple[int, ...]
    scores: tuple[ScoreLine, ...]
