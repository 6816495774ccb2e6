"""From a view to the text of a move."""

from collections.abc import Sequence
from typing import Any

from goldgavel.bots.adept.auction import mind_for
from goldgavel.bots.adept.auction.features import Mind
from goldgavel.bots.master.auction.decision import think
from goldgavel.bots.master.auction.opponent_model import UNKNOWN, Habit, habits
from goldgavel.bots.master.auction.search import Search
from goldgavel.bots.master.auction.settings import STANDARD, Settings
from goldgavel.bots.master.limits import Effort
from goldgavel.games.auction.knowledge.view import AuctionView
from goldgavel.games.auction.knowledge.view_items import LOT
from goldgavel.games.auction.knowledge.view_parts import unseen_places
from goldgavel.kernel.game import Game
from goldgavel.kernel.streams import Stream
from goldgavel.kernel.views import Told

PLACES = 64
SEATS = 6
SWAP_ROUNDS = 3


class Thinker:
    """An iteration is a world in which all plans are tried."""

    def __init__(self, game: Game[Any, Any], seat: int, settings: Settings = STANDARD) -> None:
        self._game = game
        self._seat = seat
        self._known: tuple[int, list[Habit]] = (-1, [])
        self._settings = settings

    def choose(self, view: AuctionView, history: Sequence[Told], effort: Effort, stream: Stream) -> str:
        search = self.search(view, history, stream)
        return self._game.move_text(think(search, effort.milliseconds, effort.iterations, effort.own_clock))

    def search(self, view: AuctionView, history: Sequence[Told], stream: Stream) -> Search:
        """A search from the view: what is unseen is laid anew in every world."""
        root = self._game.sample(view, stream)
        world = root.clone()
        root.keeps_notes = world.keeps_notes = False  # nobody is told
        mind = self.mind(view, history)
        search = Search(root, world, mind, stream)
        search.temper = self._settings.temper_at(view.deck_size // LOT)
        search.winning = self._settings.winning
        search.clear = self._settings.clear
        search.caution = self._settings.caution
        hidden = unseen_places(root)
        search.hidden_count = len(hidden)
        search.hidden = _padded(hidden)
        search.kinds = _padded(sorted(root.deck[place] for place in hidden))
        return search

    def mind(self, view: AuctionView, history: Sequence[Told]) -> Mind:
        """A mind that thinks of the others as they have shown themselves."""
        mind = mind_for(self._game.players)
        mind.swap_rounds = SWAP_ROUNDS
        mind.floor_round = view.round
        mind.floors = bids_made(view)
        if self._known[0] != view.round:
            self._known = (view.round, self.habits(history))
        shown = self._known[1]
        mind.scales = [1.0 if seat == self._seat else habit.scale for seat, habit in enumerate(shown)]
        mind.noises = [0.0 if seat == self._seat else habit.noise for seat, habit in enumerate(shown)]
        return mind

    def habits(self, history: Sequence[Told]) -> list[Habit]:
        """Without a history, which always begins with the deal, nothing is known of anybody."""
        known = habits(self._game, history) if history else [UNKNOWN] * self._game.players
        return known + [UNKNOWN] * (SEATS - len(known))


def bids_made(view: AuctionView) -> list[int]:
    """The last bid of each seat for the lot."""
    made = [0] * SEATS
    for moved in view.moves:
        words = moved.move.split()
        if words[0] == "bid":
            made[moved.seat] = int(words[1])
    return made


def _padded(values: list[int]) -> list[int]:
    return values + [0] * (PLACES - len(values))
