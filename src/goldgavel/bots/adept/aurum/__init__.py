"""The adept bot for Aurum."""

from collections.abc import Sequence

from goldgavel.bots.adept.aurum.features import Features
from goldgavel.bots.adept.aurum.policy import chosen
from goldgavel.bots.adept.aurum.view_reader import table_from_view
from goldgavel.bots.adept.aurum.weights import Weights
from goldgavel.games.aurum.game import Aurum
from goldgavel.games.aurum.knowledge.view import AurumView
from goldgavel.kernel.views import Told


class AdeptPolicy:
    def __init__(self, game: Aurum, weights: Weights | None = None) -> None:
        self._game = game
        self._features = Features(game.empty_table, weights)

    def decide(self, view: AurumView, history: Sequence[Told] = ()) -> str:
        """Return the text of the move to make."""
        del history
        assert view.seat is not None
        return self._game.move_text(chosen(self._features, table_from_view(self._game, view), view.seat))
