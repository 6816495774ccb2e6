"""Chooses a move from a view."""

from collections.abc import Sequence
from typing import Any

from goldgavel.bots.adept.auction import features_for
from goldgavel.bots.adept.auction.features import Features
from goldgavel.bots.budget import SearchLimits
from goldgavel.bots.master.auction.decision import think
from goldgavel.bots.master.auction.opponent_model import PRIOR_MODEL, BidModel, bid_models
from goldgavel.bots.master.auction.search import Search
from goldgavel.bots.master.auction.settings import STANDARD, SearchSettings
from goldgavel.games.auction.knowledge.view import AuctionView, unseen_places
from goldgavel.games.auction.knowledge.view_items import LOT
from goldgavel.kernel.game import Game
from goldgavel.kernel.streams import Stream
from goldgavel.kernel.views import Told

PLACES = 64
SEATS = 6
SWAP_ROUNDS = 3


class Searcher:
    """An iteration is one world in which all plans are tried."""

    def __init__(self, game: Game[Any, Any], seat: int, settings: SearchSettings = STANDARD) -> None:
        self._game = game
        self._seat = seat
        self._known: tuple[int, list[BidModel]] = (-1, [])
        self._settings = settings

    def choose(self, view: AuctionView, history: Sequence[Told], limits: SearchLimits, stream: Stream) -> str:
        search = self.search(view, history, stream)
        return self._game.move_text(think(search, limits.milliseconds, limits.iterations, limits.cpu_clock))

    def search(self, view: AuctionView, history: Sequence[Told], stream: Stream) -> Search:
        """Set up a search from the view."""
        root = self._game.sample(view, stream)
        world = root.clone()
        root.keeps_notes = world.keeps_notes = False  # these tables record no events
        features = self.features(view, history)
        search = Search(root, world, features, stream)
        search.temperature = self._settings.temperature_at(view.deck_size // LOT)
        search.win_weight = self._settings.win_weight
        search.drop_threshold = self._settings.drop_threshold
        search.caution = self._settings.caution
        hidden = unseen_places(root)
        search.hidden_count = len(hidden)
        search.hidden = _padded(hidden)
        search.kinds = _padded(sorted(root.deck[place] for place in hidden))
        return search

    def features(self, view: AuctionView, history: Sequence[Told]) -> Features:
        """Return features that model the opponents by their bids so far."""
        features = features_for(self._game.players)
        features.swap_rounds = SWAP_ROUNDS
        features.floor_round = view.round
        features.floors = bids_made(view)
        if self._known[0] != view.round:
            self._known = (view.round, self.bid_models(history))
        shown = self._known[1]
        features.scales = [1.0 if seat == self._seat else model.scale for seat, model in enumerate(shown)]
        features.noises = [0.0 if seat == self._seat else model.noise for seat, model in enumerate(shown)]
        return features

    def bid_models(self, history: Sequence[Told]) -> list[BidModel]:
        """Return the models by seat.

        Without a history (it always begins with the deal) all are the prior model.
        """
        known = bid_models(self._game, history) if history else [PRIOR_MODEL] * self._game.players
        return known + [PRIOR_MODEL] * (SEATS - len(known))


def bids_made(view: AuctionView) -> list[int]:
    """Return the last bid of each seat for the lot."""
    made = [0] * SEATS
    for moved in view.moves:
        words = moved.move.split()
        if words[0] == "bid":
            made[moved.seat] = int(words[1])
    return made


def _padded(values: list[int]) -> list[int]:
    return values + [0] * (PLACES - len(values))
