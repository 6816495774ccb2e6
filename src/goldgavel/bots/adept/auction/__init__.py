"""The adept bot for Auction."""

from goldgavel.bots.adept.auction.features import Features
from goldgavel.bots.adept.auction.policy import chosen, set_weights
from goldgavel.bots.adept.auction.weights import STANDARD, Weights
from goldgavel.games.auction.game import Auction
from goldgavel.games.auction.knowledge.sampling import known
from goldgavel.games.auction.knowledge.view import AuctionView


class AdeptPolicy:
    def __init__(self, game: Auction, weights: Weights | None = None) -> None:
        self._game = game
        self._features = features_for(game.players, weights)

    def decide(self, view: AuctionView) -> str:
        """Return the text of the move to make."""
        return self._game.move_text(chosen(self._features, known(self._game, view)))


def features_for(players: int, weights: Weights | None = None) -> Features:
    """Return features with the same weights for every seat."""
    features = Features()
    for seat in range(players):
        set_weights(features, seat, weights or STANDARD[players])
    return features
