"""Auction, as the adept plays it."""

from functools import lru_cache

from goldgavel.bots.adept.auction.mind import Mind
from goldgavel.bots.adept.auction.policy import chosen, set_weights
from goldgavel.bots.adept.auction.weights import STANDARD, Weights
from goldgavel.games.auction.game import Auction
from goldgavel.games.auction.sampling import known
from goldgavel.games.auction.view import AuctionView


def decide(view: AuctionView, weights: Weights | None = None) -> str:
    """The move that the view calls for."""
    if len(view.legal) == 1:
        return view.legal[0]
    game = game_of(view)
    action = chosen(mind_for(game.players, weights), known(game, view))
    return game.move_text(action)


def mind_for(players: int, weights: Weights | None = None) -> Mind:
    """A mind that thinks of every seat with the same weights."""
    mind = Mind()
    for seat in range(players):
        set_weights(mind, seat, weights or STANDARD[players])
    return mind


def game_of(view: AuctionView) -> Auction:
    options = view.options
    return _game(options.players, options.tokens, options.coins, options.sculpture_ties)


@lru_cache(maxsize=128)
def _game(players: int, tokens: tuple[str, ...], coins: str, sculpture_ties: str) -> Auction:
    return Auction({"players": players, "tokens": tokens, "coins": coins, "sculpture_ties": sculpture_ties})
