"""Aurum, as the adept plays it."""

from goldgavel.bots.adept.aurum.bidding import best_bid, best_change
from goldgavel.bots.adept.aurum.playing import best_play
from goldgavel.bots.adept.aurum.position import Position
from goldgavel.bots.adept.aurum.weights import STANDARD, Weights
from goldgavel.games.aurum.view import AurumView

PHASES = {"bid": best_bid, "window": best_change, "play": best_play}


def decide(view: AurumView, weights: Weights = STANDARD) -> str:
    """The move that the view calls for."""
    if len(view.legal) == 1:
        return view.legal[0]
    return PHASES[view.phase](Position(view), weights)
