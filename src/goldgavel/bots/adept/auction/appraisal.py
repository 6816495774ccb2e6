"""The adept's advice about a lot: the points that it is likely to bring, and a fair price."""

from typing import NamedTuple

from goldgavel.bots.adept.auction import features_for
from goldgavel.bots.adept.auction.policy import refreshed
from goldgavel.games.auction.game import Auction
from goldgavel.games.auction.knowledge.sampling import known
from goldgavel.games.auction.knowledge.view import AuctionView

BARGAIN = 2 / 3
"""The low end of a fair price, as a share of the adept's limit. Below it the lot is cheap."""


class Appraisal(NamedTuple):
    likely: float
    """The points that the lot is likely to add by the end of the game, before it is paid for."""
    low: int
    """A fair price is from `low` to `high`, within the seat's coins. Both are 0 if it is better not to bid."""
    high: int


def appraisal(game: Auction, view: AuctionView, seat: int) -> Appraisal:
    """Return the appraisal of the current lot for that seat, from the view alone."""
    features = refreshed(features_for(game.players), known(game, view))
    most = min(features.limits[seat], view.coins[seat])
    high = max(0, int(most))
    return Appraisal(round(features.values[seat], 1), max(min(1, high), round(BARGAIN * most)), high)
