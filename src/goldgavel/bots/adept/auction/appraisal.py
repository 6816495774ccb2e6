"""What the adept would tell a beginner about the lot: what it is likely to bring in the end, and a fair price."""

from typing import NamedTuple

from goldgavel.bots.adept.auction import features_for
from goldgavel.bots.adept.auction.policy import refreshed
from goldgavel.games.auction.game import Auction
from goldgavel.games.auction.knowledge.sampling import known
from goldgavel.games.auction.knowledge.view import AuctionView

BARGAIN = 2 / 3
"""A fair price begins here, as a part of the most that the adept would bid: below it the lot is cheap."""


class Appraisal(NamedTuple):
    likely: float
    """The points that the lot is likely to add in the end, before it is paid for."""
    low: int
    """A fair price is from here to `high`, as far as the purse goes; both are 0 where it is better not to bid."""
    high: int


def appraisal(game: Auction, view: AuctionView, seat: int) -> Appraisal:
    """Of the lot that is for sale, for that seat. Like every move of the adept's, it is made of the view alone."""
    features = refreshed(features_for(game.players), known(game, view))
    most = min(features.limits[seat], view.coins[seat])
    high = max(0, int(most))
    return Appraisal(round(features.values[seat], 1), max(min(1, high), round(BARGAIN * most)), high)
