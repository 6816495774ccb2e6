"""The adept bot for Auction."""

from collections.abc import Sequence

from goldgavel.bots.adept.auction.features import Features
from goldgavel.bots.adept.auction.policy import chosen, set_weights
from goldgavel.bots.adept.auction.refusals import declined_offers, marks_of
from goldgavel.bots.adept.auction.weights import STANDARD, Weights
from goldgavel.games.auction.game import Auction
from goldgavel.games.auction.knowledge.sampling import known
from goldgavel.games.auction.knowledge.view import AuctionView
from goldgavel.kernel.views import Told


class AdeptPolicy:
    def __init__(self, game: Auction, weights: Weights | None = None) -> None:
        self._game = game
        self._features = features_for(game.players, weights)

    def decide(self, view: AuctionView, history: Sequence[Told] = ()) -> str:
        """Return the text of the move to make. The history is read only for a move that leads to an offer."""
        move = self._choice(view)
        declined = declined_offers(history, view.seat) if leads_to_offer(move) else []
        if declined:
            self._features.refused = marks_of(declined)
            move = self._choice(view)
            self._features.refused = marks_of([])
        return move

    def _choice(self, view: AuctionView) -> str:
        return self._game.move_text(chosen(self._features, known(self._game, view)))


def leads_to_offer(move: str) -> bool:
    return move.startswith("offer ") or move.endswith(" exchange")


def features_for(players: int, weights: Weights | None = None) -> Features:
    """Return features with the same weights for every seat."""
    features = Features()
    for seat in range(players):
        set_weights(features, seat, weights or STANDARD[players])
    return features
