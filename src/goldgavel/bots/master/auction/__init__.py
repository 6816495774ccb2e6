"""Auction, as the master plays it."""

from collections.abc import Sequence
from math import sqrt
from typing import TYPE_CHECKING

from goldgavel.bots.adept.auction import mind_for
from goldgavel.bots.master.auction.search import Search
from goldgavel.bots.master.auction.thinking import think
from goldgavel.games.auction.game import Auction
from goldgavel.games.auction.view import AuctionView, unseen_places
from goldgavel.kernel.streams import Stream
from goldgavel.kernel.views import Told

if TYPE_CHECKING:
    from goldgavel.bots.master import Effort

PLACES = 64
SEATS = 6
SETTINGS = {"noise": 4.0, "temper": 4.0, "temper_round": 4.0, "winning": 0.0, "z": 3.0, "caution": 0.7}


class Thinker:
    """An iteration is a world in which all plans are tried."""

    def __init__(self, game: Auction, seat: int) -> None:
        del seat
        self._game = game
        self.settings = dict(SETTINGS)
        self.last = None

    def choose(self, view: AuctionView, history: Sequence[Told], effort: "Effort", stream: Stream) -> str:
        del history
        search = self.search(view, stream)
        action = think(search, effort.milliseconds, effort.iterations)
        self.last = search
        return self._game.move_text(action)

    def search(self, view: AuctionView, stream: Stream) -> Search:
        """A search from the view: what is unseen lies in some order, and is laid anew in every world."""
        root = self._game.sample(view, stream)
        root.noting = False
        world = root.clone()
        world.noting = False
        mind = mind_for(self._game.players)
        s = self.settings
        mind.noise = s["noise"]
        mind.floor_round = view.round
        mind.floors = bids_made(view)
        search = Search(root, world, mind, stream)
        rounds = view.deck_size // 3
        search.temper = s["temper"] + s["temper_round"] * sqrt(rounds)
        search.winning = s["winning"]
        search.z = s["z"]
        search.caution = s["caution"]
        hidden = unseen_places(root)
        search.hidden_count = len(hidden)
        search.hidden = hidden + [0] * (PLACES - len(hidden))
        search.kinds = [root.deck[place] for place in hidden] + [0] * (PLACES - len(hidden))
        return search


def bids_made(view: AuctionView) -> list[int]:
    """The last bid of each seat for the lot."""
    floors = [0] * SEATS
    for moved in view.moves:
        words = moved.move.split()
        if words[0] == "bid":
            floors[moved.seat] = int(words[1])
    return floors
