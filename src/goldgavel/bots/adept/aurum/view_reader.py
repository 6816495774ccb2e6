"""Converts a view to a table for compiled code."""

from goldgavel.games.aurum.game import Aurum
from goldgavel.games.aurum.knowledge.view import AurumView
from goldgavel.games.aurum.state import State
from goldgavel.kernel.streams import Stream


def table_from_view(game: Aurum, view: AurumView) -> State:
    """Return the table as the seat knows it. The arrangement of its unseen cards is arbitrary."""
    state = game.draw_world(view, Stream(0))
    state.keeps_notes = False
    if view.seat is not None and view.seat in view.to_move:
        state.turn = view.seat
    return state
