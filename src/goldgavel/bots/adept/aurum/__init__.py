"""Aurum, as the adept plays it."""

from goldgavel.bots.adept.aurum.features import Mind
from goldgavel.bots.adept.aurum.policy import chosen
from goldgavel.bots.adept.aurum.view_reader import lay_open
from goldgavel.bots.adept.aurum.weights import Weights
from goldgavel.games.aurum.game import Aurum
from goldgavel.games.aurum.knowledge.view import AurumView


class Judge:
    def __init__(self, game: Aurum, weights: Weights | None = None) -> None:
        self._game = game
        self._mind = Mind(game.empty_table, weights)

    def decide(self, view: AurumView) -> str:
        """The move that the view calls for."""
        assert view.seat is not None
        return self._game.move_text(chosen(self._mind, lay_open(self._game, view), view.seat))
